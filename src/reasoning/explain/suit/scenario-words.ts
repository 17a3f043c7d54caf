/**
 * A single-trick scenario as document 004 puts it (sections IV and IX): who won the trick and with what, the
 * winners it made at once and those that are pending, for each pair and each player, in both counts.
 */

import { type FourHands, inPlay, ownerText } from '#combinations/catalogue/four-hands.ts'
import { omission } from '#combinations/catalogue/omissions.ts'
import {
  dominatedSacrifice,
  leadLostTo,
  type PairWinners,
  type Scenario,
} from '#combinations/catalogue/scenario.ts'
import { nextSeat, type SuitSeat } from '#combinations/catalogue/suit-seats.ts'
import { facesOf } from '#core/display.ts'
import { format } from '#core/holding.ts'
import { numberWord } from '#core/number-words.ts'
import { rankName } from '#core/rank.ts'
import { t } from '#core/text.ts'
import type { Tuple4 } from '#core/tuple.ts'

/** What the seats A, B, C and D are called. */
export type SeatNames = Tuple4<string>

const plural = (n: number, what: string): string => `${numberWord(n)} ${what}${n === 1 ? '' : 's'}`

/** `South leads the five, West plays the king, North the ace, East shows out.` */
export function trickWordsOf({ leader, cards }: Scenario, names: SeatNames): string {
  // `North the ace` leans on the verb of the hand before.
  const plays = cards.findIndex((card, i) => i > 0 && card !== undefined)
  return cards
    .map((card, i) => {
      const who = names[nextSeat(leader, i)]
      if (card === undefined) return t`${who} shows out`
      const what = t`the ${rankName(card)}`
      return i === 0
        ? t`${who} leads ${what}`
        : i === plays || cards[i - 1] === undefined
          ? t`${who} plays ${what}`
          : `${who} ${what}`
    })
    .join(', ')
}

/** `masters 6 (North 6, South 3), cashable 6 (North 6, South 2)`; both counts of one pair. */
function countsWords(winners: PairWinners, names: SeatNames): string {
  if (winners.masters === 0 && winners.cashable === 0) return t`none`
  const by = (of: 'masters' | 'cashable') =>
    winners.seats.map((one) => `${names[one.seat]} ${one[of]}`).join(', ')
  return t`masters ${winners.masters} (${by('masters')}), cashable ${winners.cashable} (${by('cashable')})`
}

/** A scenario as a reader meets it. */
export interface ScenarioView {
  readonly trick: string
  /** `The trick was won by North with the ace.` and what it says of masters. */
  readonly won: string
  /** The pair on lead, and the winners made for it. */
  readonly immediate: { readonly pair: string; readonly words: string; readonly counts: string }
  /** The other pair, and the winners made for it. */
  readonly pending: { readonly pair: string; readonly words: string; readonly counts: string }
  /** Where the leading side loses the lead. */
  readonly lost: string | undefined
  /** Why the catalogue leaves the scenario out (document 004, section VIII). */
  readonly omitted: string | undefined
}

/** @param names what Seats A to D are called. */
export function scenarioView(scenario: Scenario, names: SeatNames): ScenarioView {
  const { winner, leader, cards, immediate, pending, wonByNonmaster } = scenario
  const card = cards[(winner - leader + 4) & 3]
  const pairOf = (one: PairWinners) => one.seats.map(({ seat }) => names[seat]).join(t` and `)
  const lost = leadLostTo(scenario)
  const sacrifice = dominatedSacrifice(scenario)
  return {
    trick: trickWordsOf(scenario, names),
    won: t`Won by ${names[winner]} with the ${card === undefined ? t`lead` : rankName(card)}, ${
      wonByNonmaster === undefined
        ? t`a master before the trick`
        : t`an original nonmaster of the ${wonByNonmaster} side`
    }.`,
    // The document’s immediate winners are masters, its pending winners cashable cards.
    immediate: {
      pair: pairOf(immediate),
      words: plural(immediate.masters, t`immediate winner`),
      counts: countsWords(immediate, names),
    },
    pending: {
      pair: pairOf(pending),
      words: plural(pending.cashable, t`pending winner`),
      counts: countsWords(pending, names),
    },
    lost:
      lost === undefined
        ? undefined
        : lost.when === 'now'
          ? t`The lead is lost to ${names[lost.seat]}.`
          : t`The next round loses the lead to ${names[lost.seat]}.`,
    omitted:
      sacrifice === undefined
        ? undefined
        : t`Left out of the catalogue: ${names[sacrifice]} gave up a higher card for nothing.`,
  }
}

/** A layout in its normal form (section VI), and why the catalogue leaves it out, if it does. */
export interface LayoutForm {
  /** `A AQJ10432, B –, C 8765, D K9` after promotion. */
  readonly hands: string
  /** The owners of the cards from the highest down: the key of the entry. */
  readonly owners: string
  readonly omitted: string | undefined
}

const OMISSIONS = {
  'few-cards': t`one side holds one card at most`,
  'enough-winners': t`one side has winners for all the cards of the other`,
} as const

/** @param hands in normal form: promoted, and turned so that A holds the leading pair’s highest card. */
export function layoutForm(hands: FourHands): LayoutForm {
  const why = omission(hands)
  return {
    hands: hands.map((held, seat) => `${'ABCD'[seat]} ${facesOf(format(held)) || '–'}`).join(', '),
    owners: ownerText(hands),
    omitted:
      inPlay(hands) === 0 ? t`no card is left` : why === undefined ? undefined : OMISSIONS[why],
  }
}

/** Seats A to D by name, when Seat A is this hand. */
export const seatNamesFrom = (
  seatA: 'north' | 'south',
  names: Readonly<Record<'north' | 'south' | 'west' | 'east', string>>,
): SeatNames =>
  seatA === 'north'
    ? [names.north, names.east, names.south, names.west]
    : [names.south, names.west, names.north, names.east]

/** Which seat of A to D a hand is. */
export const suitSeat = (
  seatA: 'north' | 'south',
  hand: 'north' | 'south' | 'west' | 'east',
): SuitSeat => {
  const order = ['north', 'east', 'south', 'west'] as const
  const turn = seatA === 'north' ? 0 : 2
  return ((order.indexOf(hand) - turn + 4) & 3) as SuitSeat
}
