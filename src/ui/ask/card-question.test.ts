import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { parse } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { NOTRUMP } from '#core/suit.ts'
import type { TimelineEvent } from '#store/index.ts'
import { good } from '#testing/good.ts'
import { cardKey, cardQuestion, chooserAt, chosenBy } from './card-question.ts'

const deal = (text: string) => good(parse(text))
const HANDS = 'N:AKQ2.432.432.432 JT98.AKQ.765.765 7654.765.AKQ.T98 3.JT98.JT98.AKQJ'
/** South declares three notrump; West leads, then dummy North's card is South's to choose. */
const record = (cards: readonly number[], hands = HANDS): BoardRecord => ({
  board: { number: 1, dealer: 2, vulnerability: 'None', deal: deal(hands) },
  calls: [bidOf(3, NOTRUMP), PASS, PASS, PASS].map((call) => ({ call })),
  contract: undefined,
  cards: cards as readonly Card[],
})
const events = ({ calls, cards }: BoardRecord): readonly TimelineEvent[] => [
  ...calls.map(({ call }) => ({ kind: 'call', call }) as const),
  ...cards.map((card) => ({ kind: 'card', card }) as const),
]
const agreed = { sides: [], systems: [{ id: 'by-hand' }, { id: 'by-hand' }] } as never
const LEAD = 12
const NORMAL = { speed: 'normal', scoring: 'imps' } as const

describe('the question about a card', () => {
  it('is put to declarer for dummy’s card, and to a defender for its own', () => {
    expect(chooserAt(record([]), 0)).toBe(3)
    expect(chooserAt(record([LEAD]), 1)).toBe(2)
  })
  it('is the same whatever the closed hands hold', () => {
    const swapped = HANDS.replace('JT98.AKQ.765.765', 'JT9.AKQ8.765.765').replace(
      '3.JT98.JT98.AKQJ',
      '83.JT9.JT98.AKQJ',
    )
    const ask = (hands: string) => {
      const at = record([LEAD], hands)
      return cardQuestion(at, events(at), 1, agreed, NORMAL)
    }
    expect(ask(swapped)).toEqual(ask(HANDS))
    expect(ask(HANDS)?.view.seat).toBe(2)
  })
  it('is another when the robot plays for something else', () => {
    const at = record([LEAD])
    const [imps, tricks] = (['imps', 'matchpoints'] as const).map((scoring) =>
      cardQuestion(at, events(at), 1, agreed, { speed: 'normal', scoring }),
    )
    expect(tricks).toEqual({ ...imps, scoring: 'matchpoints' })
    expect(cardKey(tricks!, '')).not.toBe(cardKey(imps!, ''))
  })
  it('goes on by the plan of the same declarer, and of nobody else', () => {
    // West leads, North and East follow, and South's card is next.
    const at = record([LEAD, 0, 1])
    const plan = { from: 1, cards: [{ seat: 0, card: 0, own: true }] } as const
    const planned = (place: number) =>
      cardQuestion(
        at,
        events(at).map((event, i) =>
          i === at.calls.length + place ? { ...event, by: { next: plan } as never } : event,
        ),
        3,
        agreed,
        NORMAL,
      )?.plan
    expect(planned(1)).toEqual(plan)
    expect(planned(0)).toBeUndefined()
    expect(planned(2)).toBeUndefined()
  })
  it('is put again as it was put when the robot chose', () => {
    const at = record([LEAD])
    const first = cardQuestion(record([]), events(record([])), 0, agreed, {
      speed: 'careful',
      scoring: 'matchpoints',
    })
    if (first === undefined) throw new Error('West may lead')
    const answer = {
      says: 'Why.',
      plan: undefined,
      grounds: { layouts: 40, drawn: 40, basis: 'agreed', positions: 9 },
    } as never
    const by = chosenBy(first, answer, 'careful')
    const made = events(at).map((event, i) => (i === 4 ? { ...event, by } : event))
    const again = cardQuestion(at, made, 0, agreed, { speed: 'instant', scoring: 'imps' })
    expect(again).toEqual(first)
    expect(again && cardKey(again, '')).toBe(cardKey(first, ''))
  })
})
