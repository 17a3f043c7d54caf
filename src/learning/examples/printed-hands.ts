/**
 * The twelve hands of East 2006, section 6, as cards. The paper gives each suit's length and points and a
 * total; the cards are ours, and any others of those lengths and points would open alike.
 */

export interface PrintedHand {
  /** Its number in the paper. */
  readonly n: number
  /** Spades first. */
  readonly hand: string
  /** The total that the paper prints, where the suits add up to another; its rules read the total alone. */
  readonly total?: number
  /** Cards of the printed lengths and the printed total, where there is one. */
  readonly ofTotal?: string
  /** The answers that the paper prints, for Standard American and for Precision. */
  readonly printed: readonly [string, string]
  /** Which of them have lost the sign of their suit in our copy. */
  readonly lost?: 'standard' | 'precision'
}

export const PRINTED_HANDS: readonly PrintedHand[] = [
  { n: 1, hand: 'Q32.Q5432.QJ.QJ2', printed: ['P', 'P'] },
  { n: 2, hand: 'KJ2.AJ2.AJ2.AQJ2', printed: ['1C 1D 2NT', '1C 2NT'] },
  { n: 3, hand: 'KJ2.AJ432.AJ.AKJ', printed: ['2C', '1C 2NT'] },
  {
    n: 4,
    hand: 'KJ32.J32.Q2.KJ32',
    total: 14,
    ofTotal: 'KJ32.K32.K2.KJ32',
    printed: ['1C', '1D 1NT'],
  },
  { n: 5, hand: 'KJ32.KJ2.KJ.KJ32', printed: ['1C 1NT', '1D'] },
  { n: 6, hand: 'AQJ32.QJ.QJ2.AJ2', printed: ['1S', '1C'], lost: 'standard' },
  {
    n: 7,
    hand: 'AQJ32.QJ432.K.QJ',
    total: 15,
    ofTotal: 'AQJ32.QJ432.Q.QJ',
    printed: ['1H', '1S'],
    lost: 'precision',
  },
  { n: 8, hand: 'KJ2.AJ2.AJ2.AKJ2', printed: ['2C', '1C 2NT'], lost: 'standard' },
  { n: 9, hand: 'QJ2.KJ2.AJ2.AKJ2', printed: ['1C 1D 2NT', '1C'] },
  { n: 10, hand: 'QJ2.QJ2.AJ432.AK', printed: ['1D', '1C'] },
  { n: 11, hand: 'Q32.KJ2.KJ.KJ432', printed: ['1C', '1D 1NT'] },
  {
    n: 12,
    hand: 'KJ.KJ2.KJ5432.KJ',
    total: 15,
    ofTotal: 'K2.KJ2.KJ5432.KJ',
    printed: ['1D 1NT', '1D'],
  },
]
