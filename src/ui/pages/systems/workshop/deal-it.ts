/** A hand of a system on the table: it sits where it is to call, and both sides play the system. */
import type { Board } from '#core/board.ts'
import { DECK } from '#core/card.ts'
import { type PartialDeal, withHand } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { NORTH, rotate, SEATS } from '#core/seat.ts'
import { shuffled } from '#core/shuffle.ts'
import { actions } from '#store/index.ts'
import type { Finding } from './finding-words.ts'
import { SHOWN_HANDS } from './use-openings.ts'

/** Both sides play the system of that id. */
export function playIt(id: string): void {
  // Whoever comes from here has begun: the table offers no first steps.
  actions.setPrefs({ begun: true })
  actions.setSystem(0, { id })
  actions.setSystem(1, { id })
}

/** The cards that the hand has not, shared out among the others. */
function around(hand: Hand, seat: (typeof SEATS)[number]): PartialDeal {
  const rest = shuffled(
    DECK.filter((card) => !handOf.has(hand, card)),
    rngOf(SHOWN_HANDS),
  )
  const others = SEATS.filter((one) => one !== seat)
  return others.reduce<PartialDeal>(
    (deal, one, i) => withHand(deal, one, handOf.ofCards(rest.slice(i * 13, i * 13 + 13))),
    withHand([undefined, undefined, undefined, undefined], seat, hand),
  )
}
/** Both sides play the system on this board alone. */
export function dealBoard(
  id: string,
  deal: PartialDeal,
  { dealer, vulnerability }: Pick<Board, 'dealer' | 'vulnerability'>,
): void {
  actions.setPrefs({ begun: true })
  actions.setDeal(deal, { dealer, vulnerability, number: undefined, lent: { id } })
}
/** A hand that is to open: North deals, and holds it. */
export const dealOpening = (id: string, hand: Hand): void =>
  dealBoard(id, around(hand, NORTH), { dealer: NORTH, vulnerability: 'None' })

/** The hand of a finding, in the place and with the dealer of its turn. */
export function dealFinding(id: string, finding: Finding): void {
  if (!('hand' in finding)) return
  const { dealer, vulnerability, calls } = finding.turn
  const deal = finding.deal ?? around(finding.hand, rotate(dealer, calls.length))
  dealBoard(id, deal, { dealer, vulnerability })
}
