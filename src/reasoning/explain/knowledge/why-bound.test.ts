import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { type Hand, parse } from '#core/hand.ts'
import { EAST, type Seat, SOUTH, WEST } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { CLUBS, HEARTS, SPADES, type Suit } from '#core/suit.ts'
import { becauseLength, becausePoints, evidenceOf } from '#reasoning/law/because.ts'
import { changesBetween } from '#reasoning/law/changes.ts'
import { cardEvents, replayPlay } from '#reasoning/law/replay-play.ts'
import { good } from '#testing/good.ts'
import { whyLength, whyPoints } from './why-bound.ts'
import { whatChanged } from './why-bound-changes.ts'

const hand = (text: string): Hand => good(parse(text))
const viewOf = (own: string, dummy: string, codes: string, seat: Seat = SOUTH): SeatView => ({
  seat,
  hand: hand(own),
  dealer: SOUTH,
  vulnerability: 'None',
  calls: [],
  contract: { bid: bidOf(3, 4), doubled: 0, declarer: SOUTH },
  dummy: hand(dummy),
  cards: codes.split(' ').map((code) => parseCard(code)!),
  claim: undefined,
})

const why = (view: SeatView, cards: number, seat: Seat, suit: Suit) => {
  const evidence = good(evidenceOf(view, cards))
  return whyLength(
    good(becauseLength(evidence, seat, suit, 'lo')),
    good(becauseLength(evidence, seat, suit, 'hi')),
  )
}
const text = (chain: ReturnType<typeof why>) =>
  chain.map(({ text, steps }) => [text, ...steps.map((s) => s.text)])

/** The article's hands of sections VIII to X: West leads the king, East throws a heart. */
const GRAND = viewOf('A.A432.A432.A432', '2.KJT.KJT9.KJT98', 'SK S2 H5 SA')

describe('why a length', () => {
  it('follows a show-out to the exact length of the other hand', () => {
    expect(text(why(GRAND, 3, WEST, SPADES))).toEqual([
      [
        'West has exactly eleven spades.',
        'East showed out on trick 1, so East has no spades.',
        'Eleven spades are in the closed hands; East has none, so West has exactly eleven spades.',
      ],
    ])
    const [chain] = why(GRAND, 3, WEST, SPADES)
    expect(chain?.steps[0]?.events).toEqual([2])
  })
  it('goes on through the hand total to the other suits', () => {
    expect(text(why(GRAND, 3, EAST, CLUBS))[0]).toEqual([
      'East has at least two clubs.',
      'Five diamonds are in the closed hands, so East has at most five diamonds.',
      'Six hearts are in the closed hands, so East has at most six hearts.',
      'East showed out on trick 1, so East has no spades.',
      'East was dealt thirteen cards, of them at most five diamonds, at most six hearts and no spades, so East has at least two clubs.',
    ])
    expect(text(why(GRAND, 3, WEST, HEARTS))[1]?.at(-1)).toBe(
      'West was dealt thirteen cards, of them at least eleven spades, so West has at most two hearts.',
    )
  })
  it('counts the cards played and says on which tricks', () => {
    expect(text(why(GRAND, 1, WEST, SPADES))).toEqual([
      ['West has at least one spade.', 'West has played one spade, on trick 1.'],
      [
        'West has at most eleven spades.',
        'Eleven spades are in the closed hands, so West has at most eleven spades.',
      ],
    ])
    expect(text(why(GRAND, 1, EAST, SPADES))[0]?.[0]).toBe('East may have no spades.')
  })
})

const points = (view: SeatView, cards: number, seat: Seat) => {
  const evidence = good(evidenceOf(view, cards))
  return text(
    whyPoints(good(becausePoints(evidence, seat, 'lo')), good(becausePoints(evidence, seat, 'hi'))),
  )
}

describe('why points', () => {
  it('gives shown points, the honours that can and cannot be there, and the sum', () => {
    expect(points(GRAND, 3, WEST)).toEqual([
      [
        'West has at least 6 points.',
        'West has played 3 points, on trick 1.',
        '9 points are unseen: five honours.',
        'Only West can hold the queen of spades and the jack of spades: the others showed out.',
        'So West has at least 3 + 3 = 6 points.',
      ],
      [
        'West has at most 10 points.',
        'West has played 3 points, on trick 1.',
        '9 points are unseen: five honours.',
        'Only West can hold the queen of spades and the jack of spades: the others showed out.',
        'West has twelve unknown cards: with the lengths as they are, the best it can hold is the queen of spades, the queen of hearts, the queen of diamonds and the jack of spades.',
        'So West has at most 3 + 7 = 10 points.',
      ],
    ])
  })
})

const told = (view: SeatView, card: number) => {
  const { positions } = good(replayPlay(view))
  const [before, after] = [positions[card - 1], positions[card]]
  const event = cardEvents(view)[card - 1]
  if (!before || !after || !event) throw new Error('no such card')
  return whatChanged(event, before, after, changesBetween(before, after))
}

describe('what changed', () => {
  it('tells the lead and dummy, a card in sight and a show-out', () => {
    expect(told(GRAND, 1)).toEqual([
      'West leads the king of spades, and North goes down as dummy.',
      'West and East share eleven spades, six hearts, five diamonds and four clubs. West has a spade for certain.',
    ])
    expect(told(GRAND, 2)).toEqual([])
    expect(told(GRAND, 3)[0]).toBe(
      'East shows out of spades, so East has no spades and West exactly eleven.',
    )
    expect(told(GRAND, 3).slice(1)).toEqual([
      'East has at least four hearts and at least three diamonds; West at most two hearts and at most two diamonds.',
      'Points: East 2 to 6 (was 0 to 9) and West 6 to 10 (was 3 to 12).',
    ])
  })
  it('tells a card that follows: what the hand has, and what the other has no room for', () => {
    const view = viewOf(
      'AK2.AK2.AK32.432',
      '543.543.54.AKQ65',
      'DJ D4 D6 DA SA SJ S3 S6 DK D7 D5 D8',
    )
    expect(told(view, 3)).toEqual(['East has a diamond and West at most six, not seven.'])
    expect(told(view, 10)).toEqual([
      'West has at least two diamonds and East at most five, not six.',
    ])
  })
  it('counts a hand of a dummy who sees three closed hands', () => {
    const view = { ...viewOf('2.KJT.KJT9.KJT98', '2.KJT.KJT9.KJT98', 'SK S2 H5', 0) }
    expect(told(view, 1)).toEqual([
      'West has a spade and East and South each at most eleven, not twelve.',
      'Points: West 3 to 28 (was 0 to 28), East 0 to 25 (was 0 to 28) and South 0 to 25 (was 0 to 28).',
    ])
  })
})
