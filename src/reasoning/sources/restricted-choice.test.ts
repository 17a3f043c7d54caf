import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import * as deal from '#core/deal.ts'
import { NOTRUMP } from '#core/suit.ts'
import { playSeenBy } from '#testing/seen.ts'
import { weightIn } from '../predicates/likelihood.ts'
import { equalsPlayed, restrictedChoice } from './restricted-choice.ts'

const CONTRACT: Contract = { bid: bidOf(3, NOTRUMP), doubled: 0, declarer: 2 }
/** South plays notrump with AKT98 of spades in dummy opposite 7654; East has QJ or one of them. */
function dealt(west: string, east: string): deal.Deal {
  const parsed = deal.parse(`N:AKT98.A2.K32.432 ${east} 7654.543.A54.QJ5 ${west}`)
  if (!parsed.ok || !deal.isWhole(parsed.value)) throw new Error('a whole deal')
  return parsed.value
}
const seen = (west: string, east: string, play: string) => {
  const whole = dealt(west, east)
  const cards = play.split(' ').map((code) => parseCard(code)!)
  return { whole, view: playSeenBy(whole, { contract: CONTRACT, cards }, 2) }
}
const HEART = 'HT H2 HJ H3 HQ H4 H6 HA'

describe('restricted choice', () => {
  it('halves a hand that had an equal card to play, and names the card', () => {
    const lone = seen('J32.T76.76.T9876', 'Q.KQJ98.QJT98.AK', `${HEART} SA SQ S4 S2`)
    const both = seen('32.T76.76.KT9876', 'QJ.KQJ98.QJT98.A', `${HEART} SA SQ S4 S2`)
    for (const { view } of [lone, both])
      expect(
        equalsPlayed(view).map(({ seat, card, equals }) => [
          seat,
          ...[card, ...equals].map((one) => cardCode(one)),
        ]),
      ).toContainEqual([1, 'SQ', 'SJ'])
    const [one] = restrictedChoice(lone.view).filter(({ because }) => because.index === 9)
    expect(weightIn(one!.action, lone.whole)).toBe(2 * weightIn(one!.action, both.whole))
  })
  it('says nothing of a lead, nor of third hand’s card', () => {
    const { view } = seen('J32.T76.76.T9876', 'Q.KQJ98.QJT98.AK', HEART)
    // West led the ten, East played the jack third and then led the queen.
    expect(equalsPlayed(view)).toEqual([])
  })
})
