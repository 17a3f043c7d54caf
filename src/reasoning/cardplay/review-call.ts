/**
 * A call that was made, looked back on: what the contract that was reached is worth over the layouts that fitted
 * the auction when its maker called, with all cards open. A mistake is only what could have been known: another
 * contract that could still be bid was better beyond the error, over layouts that did not choose it.
 */

import { type Bid, type Call, isBid, strainOf } from '#core/call.ts'
import { type Contract, tricksNeeded } from '#core/contract.ts'
import { length } from '#core/holding.ts'
import { invariant, ok, type Problem, problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { scoreFor, score as scoreOf } from '#core/score.ts'
import { lho, rotate, type Seat, seatsOf, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { NOTRUMP, STRAINS, type Strain } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { isVulnerable } from '#core/vulnerability.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { positionAtLead } from '#doubledummy/open-position.ts'
import { type Solving, solveTricks } from '#doubledummy/solve.ts'
import { actionsIn } from '#reasoning/inference/inference.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import type { Agreements } from '#reasoning/sources/source.ts'
import { believed } from './believed.ts'
import type { Speed } from './budgets.ts'
import { type Gap, gapOf, isSure, meanOf, type Sample } from './paired.ts'
import { type Basis, sampleOf, seatLayouts, type Weighed } from './seat-layouts.ts'
import { shareGap } from './simulation-figures.ts'
import type { Choosing } from './weigh-cards.ts'
import { gainOver, type Scoring } from './worth.ts'

export interface CallQuestion {
  /** Of the caller, with the calls before its own. */
  readonly view: SeatView
  readonly call: Call
  readonly agreements: Agreements
  /** Missing where the board was passed out. */
  readonly reached: Contract | undefined
  /** The aim by which contracts are compared. */
  readonly scoring: Scoring
  readonly speed: Speed
  readonly seed: Seed
}
export interface BetterContract {
  readonly bid: Bid
  readonly declarer: Seat
  /** How much it was better, over layouts that did not choose it: see `gainOver`. */
  readonly gap: Gap
  readonly made: number
}
export interface ReviewedCall {
  /** Place in the auction, from 0. */
  readonly index: number
  readonly seat: Seat
  readonly call: Call
  readonly verdict: 'fine' | 'mistake'
  /** How often the contract reached is made; missing where there was none. */
  readonly made?: Gap
  /** Points for the caller's side, on the mean. */
  readonly score: number
  /** Of a mistake alone. */
  readonly better?: BetterContract
  readonly layouts: number
  readonly basis: Basis
}

/** Layouts solved; no call is a mistake on fewer than `FAULT_LAYOUTS`. */
const LAYOUTS: Readonly<Record<Speed, number>> = { instant: 12, normal: 24, careful: 80 }
/** Layouts without which nobody is told of a mistake: half of them choose, half judge. */
export const FAULT_LAYOUTS = 60
/** How far a call must be behind to be a mistake, by scoring: a difference that decides boards. */
export const FAULT: Readonly<Record<Scoring, number>> = { imps: 1.5, matchpoints: 10, total: 60 }
const EVERY = 60
const TRIES = 20_000
const BIDS = 35

/** A fit that a contract is looked for in, on the mean. */
const FIT = 7

interface Solved {
  readonly layout: Weighed
  /** Declarer's tricks in the contract reached. */
  readonly reached: number
  /** The side's tricks by strain, by its declarer there; missing where nobody would play there. */
  readonly tricks: readonly (number | undefined)[]
}
/** Who of the side declares each strain; `undefined` where too few cards of it are expected. */
type Declarers = readonly (Seat | undefined)[]

/** The longer hand on the mean, the caller at notrump. */
function declarersOf({ view }: CallQuestion, layouts: readonly Weighed[]): Declarers {
  const [a, b] = seatsOf(sideOf(view.seat))
  return STRAINS.map((strain) => {
    if (strain === NOTRUMP) return view.seat
    const mean = (seat: Seat): number =>
      layouts.reduce((sum, { deal, share }) => sum + share * length(deal[seat][strain]), 0)
    const [first, second] = [mean(a), mean(b)]
    return first + second < FIT ? undefined : first >= second ? a : b
  })
}

function* solvedOf(
  kernel: Kernel,
  { reached }: CallQuestion,
  layout: Weighed,
  declarers: Declarers,
): Solving<Solved> {
  const { deal } = layout
  function* cell(strain: Strain, declarer: Seat): Solving<number> {
    const position = positionAtLead(deal, strain, lho(declarer))
    invariant(position.ok, 'a layout is a whole deal')
    return 13 - (yield* solveTricks(kernel, position.value))
  }
  const tricks: (number | undefined)[] = []
  for (const strain of STRAINS) {
    const declarer = declarers[strain]
    tricks.push(declarer === undefined ? undefined : yield* cell(strain, declarer))
  }
  const strain = reached && strainOf(reached.bid)
  const known =
    reached !== undefined && strain !== undefined && declarers[strain] === reached.declarer
      ? tricks[strain]
      : undefined
  const there =
    reached === undefined || strain === undefined
      ? 0
      : (known ?? (yield* cell(strain, reached.declarer)))
  return { layout, tricks, reached: there }
}

/** Points of the caller's side by layout, in the contract reached. */
const reachedScores = ({ view, reached }: CallQuestion, solved: readonly Solved[]): number[] =>
  solved.map((one) =>
    reached === undefined
      ? 0
      : scoreFor(sideOf(view.seat), reached, view.vulnerability, one.reached),
  )

/**
 * The lowest bid whose contract the side could still have: partner's last bid by a pass, else the
 * next one. Where opponents went on to their own contract it is higher than theirs, because they
 * would bid again.
 */
function lowestStill({ view, reached }: CallQuestion): number {
  const at = view.calls.findLastIndex(({ call }) => isBid(call))
  const last = view.calls[at]?.call ?? 0
  const ours = at >= 0 && sideOf(rotate(view.dealer, at)) === sideOf(view.seat)
  const theirs = reached !== undefined && sideOf(reached.declarer) !== sideOf(view.seat)
  return Math.max(ours ? last : last + 1, theirs ? reached.bid + 1 : 1)
}

/** The contract of the side that could still be bid and is best on these layouts, if it gains points at all. */
function bestStill(
  question: CallQuestion,
  solved: readonly Solved[],
  declarers: Declarers,
  sample: Sample,
): Omit<BetterContract, 'gap' | 'made'> | undefined {
  const { view } = question
  const reached = reachedScores(question, solved)
  const from = lowestStill(question)
  let best: { readonly bid: Bid; readonly declarer: Seat; readonly mean: number } | undefined
  for (let bid = from; bid <= BIDS; bid++) {
    const declarer = declarers[strainOf(bid as Bid)]
    if (declarer === undefined) continue
    const scores = undoubled(view, solved, bid as Bid, declarer)
    // Opponents do not double what gains for them: a sacrifice is no better contract.
    if (meanOf(sample, scores) <= 0) continue
    const mean = meanOf(
      sample,
      scores.map((points, i) => gainOver(points, reached[i]!, question.scoring)),
    )
    if (best === undefined || mean > best.mean) best = { bid: bid as Bid, declarer, mean }
  }
  return best
}
const undoubled = (
  { vulnerability }: SeatView,
  solved: readonly Solved[],
  bid: Bid,
  declarer: Seat,
): number[] =>
  solved.map(({ tricks }) =>
    scoreOf({ bid, doubled: 0 }, isVulnerable(vulnerability, declarer), tricks[strainOf(bid)]!),
  )

/** A part of the layouts as a separate sample. */
function partOf(solved: readonly Solved[], whole: Sample, all: number): Sample {
  const total = solved.reduce((sum, { layout }) => sum + layout.share, 0)
  return {
    shares: solved.map(({ layout }) => layout.share / total),
    drawn: whole.drawn === undefined ? undefined : Math.floor((whole.drawn * solved.length) / all),
  }
}

/**
 * Looks back on one call.
 * @returns `review-call/none` where no layout fits, or what makes the view impossible.
 */
export function* reviewCall(
  kernel: Kernel,
  question: CallQuestion,
): Choosing<Result<ReviewedCall, Problem>> {
  const { view, call, agreements, reached, speed, seed } = question
  const position = positionFromScratch(view, 0)
  if (!position.ok) return position
  yield { share: 0 }
  const actions = believed(view, agreements).flatMap(actionsIn)
  const budget = { draws: LAYOUTS[speed], every: EVERY, tries: TRIES }
  const found = yield* reporting(
    seatLayouts(position.value, actions, budget, rngOf(seed, view.calls.length)),
    () => ({ share: 0 }),
  )
  const declarers = declarersOf(question, found.layouts)
  const solved: Solved[] = []
  for (const layout of found.layouts) {
    const solving = solvedOf(kernel, question, layout, declarers)
    const share = solved.length / found.layouts.length
    solved.push(yield* reporting(solving, () => ({ share })))
  }
  if (solved.length === 0)
    return problem('review-call/none', t`No layout fits what was known at this call.`)
  const sample = sampleOf(found, solved.length)
  const scores = reachedScores(question, solved)
  const about = {
    ...{ index: view.calls.length, seat: view.seat, call, score: meanOf(sample, scores) },
    ...{ layouts: solved.length, basis: found.basis },
    ...(reached === undefined
      ? {}
      : {
          made: madeOf(
            reached,
            solved.map((one) => one.reached),
            sample,
          ),
        }),
  }
  const half = solved.length >> 1
  const [choosing, judging] = [solved.slice(0, half), solved.slice(half)]
  const best =
    half === 0
      ? undefined
      : bestStill(question, choosing, declarers, partOf(choosing, sample, solved.length))
  if (best === undefined) return ok({ ...about, verdict: 'fine' })
  const { bid, declarer } = best
  const fresh = partOf(judging, sample, solved.length)
  const own = reachedScores(question, judging)
  const gains = undoubled(view, judging, bid, declarer).map((points, i) =>
    gainOver(points, own[i]!, question.scoring),
  )
  const gap = gapOf(
    fresh,
    gains,
    gains.map(() => 0),
  )
  if (!isFault(gap, solved.length, question.scoring)) return ok({ ...about, verdict: 'fine' })
  const taken = judging.map(({ tricks }) => tricks[strainOf(bid)]!)
  const made = madeOf({ bid, declarer, doubled: 0 }, taken, fresh).mean
  return ok({ ...about, verdict: 'mistake', better: { bid, declarer, gap, made } })
}

/** True where a call is far enough behind, for certain, and over layouts enough to tell anybody of it. */
export const isFault = (behind: Gap, layouts: number, scoring: Scoring): boolean =>
  layouts >= FAULT_LAYOUTS && isSure(behind) && behind.mean >= FAULT[scoring]

function madeOf(contract: Contract, tricks: readonly number[], sample: Sample): Gap {
  const needed = tricksNeeded(contract)
  const share = meanOf(
    sample,
    tricks.map((n) => (n >= needed ? 1 : 0)),
  )
  return shareGap(Math.min(1, share), sample.drawn)
}
