/**
 * An auction read call by call: which rule, what the call shows, what the calls not made deny, and
 * what is left of the hand. The data of the auction's popovers and of the heat map.
 */

import { statesBefore } from '#bidding/auction/auction-state.ts'
import { type CallHandModel, type Denial, handModelSteps } from '#bidding/auction/hand-models.ts'
import { meaning } from '#bidding/auction/meaning.ts'
import type { CallSource, PublicState } from '#bidding/auction/public-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import { describe } from '#constraint/describe.ts'
import type { Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { ruleName } from '#explain/call/rule-name.ts'
import { indirectPhrases, profileWords } from '#explain/call/shown-words.ts'
import { usualRule } from '#explain/call/told-as-played.ts'
import { newsOf, saysNothing } from '#explain/knowledge/reading-words.ts'
import type { Source } from '#rules/rule.ts'
import type { Forcing, Message } from '#rules/template.ts'
import { bidderOf } from '#systems/bidder.ts'
import { defineJob, type Job } from '../../job.ts'

export interface AuctionInput {
  /** What North–South and East–West play. */
  readonly systems: SystemRefs
  /** Who looks; the hands of its own view are counted exactly from the cards it sees. */
  readonly view: SeatView
  /** Tells of each call the rule that most of its hands follow, which takes longer. */
  readonly usual?: boolean
}
export interface CallRule {
  readonly id: string
  readonly label: string
  readonly shows: Phrase
  readonly says: string
  readonly source?: Source
  readonly ours: boolean
}
export interface CallDenial extends Denial {
  /** What the rules of that call ask, which this hand does not have. */
  readonly asks: readonly Phrase[]
}
export interface CallRead extends Omit<CallHandModel, 'denials' | 'indirect'> {
  readonly source: CallSource
  readonly alert: boolean
  readonly forcing?: Forcing
  /** What it asks partner to tell. */
  readonly message?: Message
  readonly rules: readonly CallRule[]
  /** Its usual reason, where that was asked for and rules make the call. */
  readonly usual?: string
  /** What the call shows by itself, where no rule makes it: its natural reading. */
  readonly natural?: Phrase
  /** What the system calls it, where it tells no hands for it. */
  readonly told?: string
  /** What is left of the hand, in a line. */
  readonly hand: Phrase
  /** What the calls not made tell: `more spades than diamonds`. */
  readonly indirect: readonly Phrase[]
  readonly denials: readonly CallDenial[]
}
export interface AuctionRead {
  readonly calls: readonly CallRead[]
  /** By seat and `cellIndex`: hands in the cell as the viewer sees it, before any call. */
  readonly weights: readonly Readonly<Float64Array>[]
}

function callOf(state: PublicState, after: PublicState, picture: CallHandModel): CallRead {
  const { call } = picture
  const rules = rulesAt(state)
  const note = after.notes[picture.index]
  const read = meaning(state, call)
  const asksOf = (id: string): Phrase =>
    describe(rules.find(({ rule }) => rule.id === id)?.rule.shows ?? ALL)
  return {
    ...picture,
    source: read.source,
    alert: note?.artificial ?? false,
    ...(note?.forcing === undefined ? {} : { forcing: note.forcing }),
    ...(note?.message === undefined ? {} : { message: note.message }),
    rules: rules
      .filter((turnRule) => turnRule.call === call)
      .map(({ rule }) => ({
        id: rule.id,
        label: ruleName(rule.label),
        shows: describe(rule.shows),
        says: rule.says,
        ...(rule.source === undefined ? {} : { source: rule.source }),
        ours: rule.ours ?? false,
      })),
    ...(read.source === 'not-of-system' ? { natural: describe(read.direct) } : {}),
    ...(read.source === 'not-of-system' && read.says !== undefined ? { told: read.says } : {}),
    // By the whole pack: what the viewer’s own cards leave no room for is not the call’s to tell.
    hand: profileWords(after.shown(picture.seat)),
    indirect: indirectPhrases(newsOf(picture.indirect, saysNothing(read))),
    denials: picture.denials.map((one) => ({ ...one, asks: one.rules.map(asksOf) })),
  }
}
const ALL: HandConstraint = { kind: 'all', of: [] }

/** Yields the number of calls read. A problem when a system is unknown or the auction is unlawful. */
export const auction: Job<AuctionInput, number, Result<AuctionRead, Problem>> = function* ({
  systems,
  view,
  usual = false,
}) {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const pictures = yield* handModelSteps(view, bidder.value.sides)
  if (!pictures.ok) return pictures
  const calls = view.calls.map(({ call }) => call)
  const end = bidder.value.state(view.dealer, view.vulnerability, calls)
  if (!end.ok) return end
  const states = statesBefore(end.value)
  const read: CallRead[] = []
  for (const [i, picture] of pictures.value.calls.entries()) {
    const made = callOf(states[i]!, states[i + 1] ?? end.value, picture)
    const reason = usual ? yield* reporting(usualReason(states[i]!, made.call), () => i) : undefined
    read.push({ ...made, ...(reason === undefined ? {} : { usual: reason }) })
  }
  return ok({ calls: read, weights: pictures.value.weights })
}
function* usualReason(state: PublicState, call: Call): Generator<void, string | undefined, void> {
  const [first, ...others] = rulesAt(state).filter((turnRule) => turnRule.call === call)
  return first && (yield* usualRule(state, call, [first, ...others])).rule.says
}

export const job = defineJob({
  name: 'auction',
  family: 'bidding',
  weight: 'quick',
  systems: ['systems'],
  run: auction,
})
declare module '../../registry.ts' {
  interface JobsByName {
    auction: typeof auction
  }
}
