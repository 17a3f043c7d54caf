/**
 * The twelve hands of East 2006, section 6, as cards. The paper gives each suit's length and points and a
 * total; the cards are ours, and any others of those lengths and points would open alike.
 */

export interface PrintedHand {
  /** Its number in the paper. */
  readonly n: number
  /** Spades first. */
  readonly hand: string
  /** The total that the paper prints, where the suits add up to another. */
  readonly total?: number
}

export const PRINTED_HANDS: readonly PrintedHand[] = [
  { n: 1, hand: 'Q32.Q5432.QJ.QJ2' },
  { n: 2, hand: 'KJ2.AJ2.AJ2.AQJ2' },
  { n: 3, hand: 'KJ2.AJ432.AJ.AKJ' },
  { n: 4, hand: 'KJ32.J32.Q2.KJ32', total: 14 },
  { n: 5, hand: 'KJ32.KJ2.KJ.KJ32' },
  { n: 6, hand: 'AQJ32.QJ.QJ2.AJ2' },
  { n: 7, hand: 'AQJ32.QJ432.K.QJ', total: 15 },
  { n: 8, hand: 'KJ2.AJ2.AJ2.AKJ2' },
  { n: 9, hand: 'QJ2.KJ2.AJ2.AKJ2' },
  { n: 10, hand: 'QJ2.QJ2.AJ432.AK' },
  { n: 11, hand: 'Q32.KJ2.KJ.KJ432' },
  { n: 12, hand: 'KJ.KJ2.KJ5432.KJ', total: 15 },
]
