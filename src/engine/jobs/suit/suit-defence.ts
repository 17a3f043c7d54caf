/**
 * One suit of the play as a defender sees it: for every number of tricks from the first on, which lead of his
 * wins them in which share of the lies of the hidden cards. Weighed by the odds of the table.
 */
import { type DefenceAnswer, defenceSteps } from '#combinations/catalogue/defence.ts'
import { runsOf } from '#combinations/suit.ts'
import { partsOf } from '#combinations/weights.ts'
import { binomial } from '#core/binomial.ts'
import { dummyOf } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import {
  format,
  HOLDING_LENGTH,
  type Holding,
  length,
  minus,
  ranks,
  withRank,
} from '#core/holding.ts'
import { openTrick, remaining } from '#core/play.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { lho, partner, type Seat, seatName, sideOf } from '#core/seat.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { suitLed } from '#core/trick.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import type { KnowledgeInput } from '../knowledge/knowledge-input.ts'
import {
  countsPredicate,
  type DefenderShown,
  type SuitEvidence,
  shownOf,
  suitChancesOf,
} from './suit-odds.ts'

export interface SuitDefenceInput extends KnowledgeInput {
  readonly suit: Suit
  readonly evidence: SuitEvidence
  /** The tricks shown in detail; absent, the most that some lead has a chance of. */
  readonly tricks?: number
}
export interface DefenceTarget {
  readonly tricks: number
  /** By lead, best first; of equal leads the higher card. */
  readonly leads: readonly { readonly card: Holding; readonly chance: number }[]
  /** The chance that some lead wins them, all cards seen. */
  readonly ceiling: number
}
export interface DefenceRow {
  readonly partner: string
  readonly declarer: string
  readonly partnerCards: Holding
  readonly chance: number
  /** The leads that win the tricks here; empty when none does. */
  readonly leads: Holding
}
export interface SuitDefence {
  readonly suit: Suit
  readonly seats: {
    readonly own: Seat
    readonly dummy: Seat
    readonly partner: Seat
    readonly declarer: Seat
  }
  /** True when dummy plays right after this defender. */
  readonly dummyOver: boolean
  readonly own: Holding
  readonly dummy: Holding
  readonly hidden: Holding
  readonly targets: readonly DefenceTarget[]
  readonly tricks: number
  /** Lies of the hidden cards for these tricks: those in which some leads win and others do not come first. */
  readonly rows: readonly DefenceRow[]
  readonly shown: readonly [DefenderShown, DefenderShown]
  readonly middling: boolean
}

/** Hidden cards up to this number are asked about one by one; more are shared evenly within a run. */
const MOST_SINGLE = 8
/** More hidden cards than this take too long to search. */
const MOST_HIDDEN = 11

/** The weight of each holding of partner's, in the order of `parts`. */
function* weightsOf(
  input: SuitDefenceInput,
  view: SuitDefenceInput['view'],
  seat: Seat,
  hidden: Holding,
  visible: Holding,
  parts: readonly Holding[],
): Generator<
  { readonly done: number },
  Result<{ readonly weights: readonly number[]; readonly middling: boolean }>,
  void
> {
  const n = length(hidden)
  if (input.evidence === 'fresh')
    return ok({
      weights: parts.map((part) => binomial(26 - n, 13 - HOLDING_LENGTH[part]!) / binomial(26, 13)),
      middling: false,
    })
  const folded = positionFromScratch(view, view.cards.length)
  if (!folded.ok) return folded
  const classes =
    n <= MOST_SINGLE ? ranks(hidden).map((r) => withRank(0 as Holding, r)) : runsOf(hidden, visible)
  const countsIn = (part: Holding) => classes.map((cards) => length((cards & part) as Holding))
  const ways = new Map<string, { readonly counts: readonly number[]; share: number }>()
  for (const part of parts) {
    const counts = countsIn(part)
    const known = ways.get(counts.join())
    if (known) known.share += 1
    else ways.set(counts.join(), { counts, share: 1 })
  }
  const list = [...ways]
  const told = yield* suitChancesOf(
    input,
    view,
    folded.value,
    list.map(([, { counts }]) => countsPredicate(classes, counts, seat, input.suit)),
  )
  if (!told.ok) return told
  const each = new Map(list.map(([key, { share }], i) => [key, told.value.chances[i]! / share]))
  return ok({
    weights: parts.map((part) => each.get(countsIn(part).join()) ?? 0),
    middling: told.value.middling,
  })
}

function targetOf(
  tricks: number,
  answer: DefenceAnswer,
  weights: readonly number[],
): DefenceTarget {
  const chance = (wins: (layout: DefenceAnswer['layouts'][number]) => boolean): number =>
    answer.layouts.reduce((sum, one, i) => sum + (wins(one) ? weights[i]! : 0), 0)
  const leads = answer.byLead
    .map(({ lead }) => ({
      card: withRank(0 as Holding, lead),
      chance: chance((one) => one.leads.includes(lead)),
    }))
    .sort((a, b) => (Math.abs(b.chance - a.chance) > 1e-9 ? b.chance - a.chance : b.card - a.card))
  return { tricks, leads, ceiling: chance((one) => one.leads.length > 0) }
}

/** @see SuitDefenceInput */
export function* defendersLeads(
  input: SuitDefenceInput,
): Generator<{ readonly done: number }, Result<SuitDefence, Problem>, void> {
  const { view, suit } = input
  const { contract, dummy, seat } = view
  if (contract === undefined || dummy === undefined)
    return problem(
      'suit-defence/dummy',
      t`Dummy is not down yet: leads are worked out from two hands.`,
    )
  if (sideOf(seat) === sideOf(contract.declarer))
    return problem('suit-defence/seat', t`${seatName(seat)} does not defend.`)
  const play = { contract, cards: view.cards }
  const trick = openTrick(play)
  if (trick.cards.length > 0 && suitLed(trick) === suit)
    return problem(
      'suit-defence/led',
      t`${strainName(suit).replace(/^./, (c) => c.toUpperCase())} have been led: the leads are worked out anew when the trick is complete.`,
    )
  const folded = positionFromScratch(view, view.cards.length)
  if (!folded.ok) return folded
  const position = folded.value
  const table = dummyOf(contract)
  const hands: [...PartialDeal] = [undefined, undefined, undefined, undefined]
  hands[seat] = view.hand
  hands[table] = dummy
  const left = remaining(hands, play)
  const own = (left[seat]?.[suit] ?? 0) as Holding
  const theirs = (left[table]?.[suit] ?? 0) as Holding
  const hidden = position.unseen[suit]
  if (own === 0)
    return problem(
      'suit-defence/own',
      t`${seatName(seat)} has no ${strainName(suit)} left to lead.`,
    )
  if (length(hidden) > MOST_HIDDEN)
    return problem(
      'suit-defence/many',
      t`${length(hidden)} cards of ${strainName(suit)} are hidden: too many lies to search.`,
    )
  const parts = partsOf(hidden)
  const seen = (own | theirs) as Holding
  const odds = yield* weightsOf(input, view, partner(seat), hidden, seen, parts)
  if (!odds.ok) return odds
  const { middling } = odds.value
  const total = odds.value.weights.reduce((a, b) => a + b, 0)
  const weights = odds.value.weights.map((weight) => weight / total)
  const dummyOver = table === lho(seat)
  const found: { readonly target: DefenceTarget; readonly answer: DefenceAnswer }[] = []
  // Nobody follows more often than the longer of the two hands; partner's may be all that is hidden.
  const most = Math.min(13, Math.max(length(own), length(hidden)))
  for (let tricks = 1; tricks <= most; tricks++) {
    const answer = yield* defenceSteps({ own, dummy: theirs, hidden, dummyOver, tricks })
    if (!answer.ok) return answer
    const target = targetOf(tricks, answer.value, weights)
    if (tricks > 1 && target.ceiling < 1e-9) break
    found.push({ target, answer: answer.value })
  }
  const shown = found.find(({ target }) => target.tricks === input.tricks) ?? usual(found)
  const rows = (shown?.answer.layouts ?? [])
    .map((layout, i) => ({ layout, chance: weights[i]! }))
    .filter(({ chance }) => chance > 0)
    .map(
      ({ layout, chance }): DefenceRow => ({
        partner: format(layout.partner) || '-',
        declarer: format(minus(hidden, layout.partner)) || '-',
        partnerCards: layout.partner,
        chance,
        leads: layout.leads.reduce<Holding>(withRank, 0 as Holding),
      }),
    )
  const parting = ({ leads }: DefenceRow): boolean => leads !== 0 && leads !== own
  return ok({
    suit,
    seats: { own: seat, dummy: table, partner: partner(seat), declarer: contract.declarer },
    ...{ dummyOver, own, dummy: theirs, hidden, middling },
    targets: found.map(({ target }) => target),
    tricks: shown?.target.tricks ?? 1,
    rows: rows.sort((a, b) => +parting(b) - +parting(a) || b.chance - a.chance),
    shown: [shownOf(position, partner(seat), suit), shownOf(position, contract.declarer, suit)],
  })
}

/** The most tricks that some lead has a fair chance of: a tenth at least. */
function usual<T extends { readonly target: DefenceTarget }>(found: readonly T[]): T | undefined {
  return found.findLast(({ target }) => (target.leads[0]?.chance ?? 0) >= 0.1) ?? found[0]
}
