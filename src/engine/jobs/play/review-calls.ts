/**
 * The calls of a board looked back on. A call that the side's system makes is a textbook call, and nobody is
 * blamed for it. Another is set beside the system's over layouts. Where no system is known, what the contract
 * reached was worth is told by what each caller knew.
 */

import { type ComparedCall, compareCall } from '#callchoice/compare-call.ts'
import { type CallQuestion, isFault, type ReviewedCall, reviewCall } from '#cardplay/review-call.ts'
import { callerAt, contractOf } from '#core/auction.ts'
import { type Call, PASS } from '#core/call.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { partner, SEATS, type Seat, sideOf } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { isOfNoSystem } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { comparedWords, reviewCallWords } from '#explain/cardplay/why-contract.ts'
import { bidderOf } from '#systems/bidder.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'

export interface CallsLookedAt
  extends Pick<KnowledgeInput, 'sides' | 'systems'>,
    Pick<CallQuestion, 'scoring' | 'speed' | 'seed'> {
  readonly ask: 'calls'
  /** All four hands are known, and the auction has ended. */
  readonly record: BoardRecord
  /** Every call of these seats, and nothing of what the contract was worth where a system is known. */
  readonly seats?: readonly Seat[]
  /** Only the calls at these places of the auction, from 0; all by default. */
  readonly places?: readonly number[]
}
/** A call looked back on, with what is to be said of it. */
export interface ToldCall extends Pick<ReviewedCall, 'index' | 'seat' | 'call'> {
  /**
   * `textbook`: the side's system makes it. `mistake`: by what was known another was better, for certain and by
   * enough to be told, over layouts enough.
   */
  readonly verdict: 'textbook' | 'fine' | 'mistake'
  /** Of a call that the side's system would not make: what it makes. */
  readonly system?: Call
  /** How far it was behind, where that was looked at. */
  readonly behind?: ComparedCall['behind']
  /** Where the system's call would mostly have led. */
  readonly instead?: ComparedCall['instead']
  readonly says: string
}
export interface ReviewCallsProgress {
  readonly calls: readonly ToldCall[]
  readonly of: number
}

/** The last call of each seat that was no pass, or its last: what it could still change the contract with. */
function lastCalls(record: BoardRecord): readonly number[] {
  const { calls } = record
  const auction = auctionOf(record)
  const places = calls.map((_, index) => index)
  return SEATS.flatMap((seat) => {
    const own = places.filter((index) => callerAt(auction, index) === seat)
    const last = own.findLast((index) => calls[index]?.call !== PASS) ?? own.at(-1)
    return last === undefined ? [] : [last]
  })
}

/** A call before anything of it is weighed. */
interface Place {
  readonly index: number
  readonly seat: Seat
  readonly call: Call
  /** What the side's system calls there; `undefined` where none is known. */
  readonly system: Call | undefined
}
const viewAt = ({ board, calls }: BoardRecord, { index, seat }: Place) =>
  auctionView(seat, board.deal[seat]!, board.dealer, board.vulnerability, calls.slice(0, index))

/** A call looked at, with what the contract that came of it was worth, where that was asked. */
interface Looked {
  readonly place: Place
  readonly worth: ReviewedCall | undefined
  readonly compared: ComparedCall | undefined
}

const wrong = ({ worth, compared }: Looked, scoring: CallQuestion['scoring']): boolean =>
  compared === undefined
    ? worth?.verdict === 'mistake'
    : isFault(compared.behind, compared.layouts, scoring)

/**
 * What is said of the calls, so that no two contradict each other: by what the contract was worth nobody is blamed
 * whose partner, knowing more, chose it without blame.
 */
function told(
  looked: readonly Looked[],
  { record, scoring }: Pick<CallsLookedAt, 'record' | 'scoring'>,
): readonly ToldCall[] {
  const reached = contractOf(auctionOf(record))
  const blamed = looked.filter((one) => {
    if (!wrong(one, scoring)) return false
    return (
      one.place.system !== undefined ||
      !looked.some(
        (other) =>
          other.place.seat === partner(one.place.seat) &&
          other.place.index > one.place.index &&
          other.place.call !== PASS &&
          !wrong(other, scoring),
      )
    )
  })
  return looked.map((one): ToldCall => {
    const { place, worth, compared } = one
    const { index, seat, call, system } = place
    const verdict = blamed.includes(one) ? 'mistake' : system === call ? 'textbook' : 'fine'
    const sideBlamed = blamed.some((other) => sideOf(other.place.seat) === sideOf(seat))
    const contract =
      worth === undefined || (compared !== undefined && verdict === 'mistake')
        ? undefined
        : reviewCallWords(worth, reached, scoring, {
            // What a system's call is measured by is the system's other calls, never the best contract.
            better: system === undefined && (verdict === 'mistake' || !sideBlamed),
            blamed: verdict === 'mistake',
          })
    const beside =
      system === undefined
        ? undefined
        : system === call
          ? t`It is the system’s call.`
          : comparedWords(system, compared, verdict === 'mistake', scoring)
    return {
      ...{ index, seat, call, verdict },
      ...(system === undefined || system === call ? {} : { system }),
      ...(compared === undefined ? {} : { behind: compared.behind }),
      ...(compared?.instead === undefined ? {} : { instead: compared.instead }),
      says: [contract, beside].filter((part) => part !== undefined).join(' '),
    }
  })
}

/** @returns the calls asked for, in their order; a problem where a hand is unknown. */
export function* reviewCalls(
  kernel: Kernel,
  input: CallsLookedAt,
): Generator<ReviewCallsProgress, Result<readonly ToldCall[], Problem>, void> {
  const { record, sides, systems, scoring, speed, seed } = input
  const auction = auctionOf(record)
  const { board, calls } = record
  if (board.deal.some((hand) => hand === undefined))
    return problem('review-calls/hand', t`All four hands must be known.`)
  const bidder = systems.every((ref) => !isOfNoSystem(ref)) ? bidderOf(systems) : undefined
  if (bidder?.ok === false) return bidder
  // By the contract's worth nobody is blamed whose partner went on without blame: both have to be looked at.
  const seats = bidder === undefined ? undefined : input.seats
  const asked = (calls: readonly ToldCall[]): readonly ToldCall[] =>
    calls.filter(({ seat }) => input.seats?.includes(seat) !== false)
  const lasts = lastCalls(record)
  const places = calls.flatMap(({ call }, index): Place[] => {
    const seat = callerAt(auction, index)
    if (seats?.includes(seat) === false || input.places?.includes(index) === false) return []
    const place = { index, seat, call, system: undefined }
    const turn = bidder?.value.turn(viewAt(record, place))
    const system = turn?.ok === true ? turn.value.call : undefined
    // Of all seats those calls alone that decided, and those that left the system.
    const wanted =
      lasts.includes(index) || (system !== undefined && (seats !== undefined || system !== call))
    return wanted ? [{ ...place, system }] : []
  })
  const reached = contractOf(auction)
  const looked: Looked[] = []
  for (const place of places) {
    const { index, call, system } = place
    const view = viewAt(record, place)
    const so = () => ({ calls: asked(told(looked, input)), of: places.length })
    yield so()
    let compared: ComparedCall | undefined
    if (bidder !== undefined && system !== undefined && system !== call) {
      const question = { view, sides: bidder.value.sides, scoring, seed }
      const steps = compareCall(kernel, question, call, system)
      const made = yield* reporting(steps, so)
      if (!made.ok) return made
      compared = made.value
    }
    let worth: ReviewedCall | undefined
    if (lasts.includes(index) && (seats === undefined || system === undefined)) {
      const agreements = agreementsOf({ view, sides, systems })
      // Where no system is known this alone could blame anybody, which takes layouts enough.
      const pace = system === undefined ? 'careful' : speed
      const question = { ...{ view, call, agreements, reached, scoring, seed }, speed: pace }
      const steps = reviewCall(kernel, question)
      const made = yield* reporting(steps, so)
      if (!made.ok) return made
      worth = made.value
    }
    looked.push({ place, worth, compared })
  }
  return ok(asked(told(looked, input)))
}
