/**
 * Dealing under limits by exact counting: how many deals meet the limits, and a deal drawn so that each
 * of them is equally likely. All constrained seats are counted together; there is no dealing and
 * throwing away, however rare the hands.
 *
 * Limits that are too tangled to be counted together (four seats with unlike sets of many shapes) are
 * eased for the count and the rest is checked deal by deal: still each lawful deal equally likely, but
 * the count is then an upper bound, and `Plan.checked` says for whom.
 */

import { factorial } from '#core/binomial.ts'
import { cardOf } from '#core/card.ts'
import { type Deal, ofOwners } from '#core/deal.ts'
import { DEAL_COUNT } from '#core/deal-number.ts'
import { JACK, RANKS, type Rank } from '#core/rank.ts'
import { err, invariant, ok, type Problem, type Result } from '#core/result.ts'
import type { Rng } from '#core/rng.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { SHAPES } from '#core/shape.ts'
import { randomDeal, shuffled } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { HONOURS_FIRST, SUIT_BY_SUIT } from './constrained-deals-automaton.ts'
import { someDealExists } from './constrained-deals-feasible.ts'
import { type JointGraphs, jointGraphs, workOf } from './constrained-deals-graph.ts'
import { type CountTable, countTable, waysFrom } from './constrained-deals-table.ts'
import {
  type DealLimits,
  isFreeHcp,
  isFreeShape,
  plainlyImpossible,
  type SeatSpec,
  specAdmits,
  specOf,
} from './deal-constraint.ts'

/** Limits made ready: what `sampleDeal` draws from. */
export interface DealPlan {
  /**
   * Deals that meet the counted limits: exactly the deals wanted when `checked` is empty, otherwise
   * at most that many.
   */
  readonly count: bigint
  /** The seats counted together, and the table; undefined when nothing is asked. */
  readonly counted: readonly SeatSpec[]
  readonly table: CountTable | undefined
  /** Seats whose limits are checked on each deal drawn, because counting them too would take too long. */
  readonly checked: readonly SeatSpec[]
}

const MAX_HCP = 37
const isFree = (spec: SeatSpec): boolean => isFreeHcp(spec) && isFreeShape(spec)
/** Ways to share the cards that nobody asked about among the seats nobody asked about. */
const poolWays = (seats: number): bigint => factorial(13 * seats) / factorial(13) ** BigInt(seats)

/** Inner steps of counting that are thought worth it: a few seconds. */
const WORK_CAP = 4e8
/** Above this it pays to look whether the other order of dealing is shorter. */
const WORK_TO_COMPARE = 5e7

interface Costed {
  readonly graphs: JointGraphs
  readonly work: number
}

/** The graphs of the cheaper order of dealing; undefined when both take too long. */
function* cheapestGraphs(
  specs: readonly SeatSpec[],
  workCap: number,
): Generator<number, Costed | undefined> {
  const pool = specs.length < SEATS.length
  const orders = specs.every(isFreeShape)
    ? [HONOURS_FIRST, SUIT_BY_SUIT]
    : specs.some(isFreeShape)
      ? [SUIT_BY_SUIT, HONOURS_FIRST]
      : [SUIT_BY_SUIT]
  let best: Costed | undefined
  for (const steps of orders) {
    const graphs = yield* jointGraphs(specs, pool, steps)
    if (graphs === undefined) continue
    const work = workOf(graphs)
    if (best === undefined || work < best.work) best = { graphs, work }
    if (best.work < WORK_TO_COMPARE) break
  }
  return best !== undefined && best.work <= workCap ? best : undefined
}

/** The limits of a seat with one half or both left out. */
const eased = (spec: SeatSpec, keepShapes: boolean, keepHcp: boolean): SeatSpec => ({
  seat: spec.seat,
  shapes: keepShapes ? spec.shapes : new Uint8Array(SHAPES.length).fill(1),
  shapeCount: keepShapes ? spec.shapeCount : SHAPES.length,
  hcp: keepHcp ? spec.hcp : { min: 0, max: MAX_HCP },
})

function* countSpecs(specs: readonly SeatSpec[], costed: Costed): Generator<number, DealPlan> {
  const { graphs, work } = costed
  const none = graphs.shapes.sizes[0] === 0 || graphs.points.sizes[0] === 0
  if (none) return { count: 0n, counted: specs, table: undefined, checked: [] }
  const table = yield* countTable(graphs, work)
  const count = waysFrom(table, 0, 0, 0) * poolWays(SEATS.length - specs.length)
  return { count, counted: specs, table, checked: [] }
}

/** The plan that counts exactly these; undefined when that takes too long. */
function* countFor(
  specs: readonly SeatSpec[],
  workCap: number,
): Generator<number, DealPlan | undefined> {
  if (specs.length === 0) return { count: DEAL_COUNT, counted: [], table: undefined, checked: [] }
  const costed = yield* cheapestGraphs(specs, workCap)
  return costed && (yield* countSpecs(specs, costed))
}

/** Hands of one seat by itself that meet its limits, as a share of all hands. */
function shareOfHands(spec: SeatSpec): number {
  const count = finish(countFor([spec], WORK_CAP))?.count
  invariant(count !== undefined, 'one seat by itself is always counted')
  return Number((count * 1_000_000_000n) / DEAL_COUNT) / 1e9
}

/** The limits with as little left out as can be counted: the seat's halves tried from the least loss up. */
function* easedPlan(specs: readonly SeatSpec[], workCap: number): Generator<number, DealPlan> {
  const choices = specs.map((spec) => {
    const whole = shareOfHands(spec)
    // Leaving out what is free already would only try the same again.
    const kinds = [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ].filter(([shapes, hcp]) => (shapes || !isFreeShape(spec)) && (hcp || !isFreeHcp(spec)))
    return kinds.map(([shapes = true, hcp = true]) => {
      const to = shapes && hcp ? spec : eased(spec, shapes, hcp)
      return { to, loss: Math.log(shareOfHands(to) / Math.max(whole, 1e-12)) }
    })
  })
  let ways: { readonly kept: readonly SeatSpec[]; readonly loss: number }[] = [
    { kept: [], loss: 0 },
  ]
  for (const options of choices)
    ways = ways.flatMap((way) =>
      options.map((o) => ({ kept: [...way.kept, o.to], loss: way.loss + o.loss })),
    )
  ways.sort((a, b) => a.loss - b.loss)
  // The first way leaves nothing out and has failed already; from there on in doubling strides, since
  // each failure takes time and the next way is as a rule no simpler. The last way leaves out all.
  for (let at = 1; ; at = Math.min(2 * at, ways.length - 1)) {
    yield 0
    const { kept } = ways[at]!
    const plan = yield* countFor(
      kept.filter((spec) => !isFree(spec)),
      workCap,
    )
    if (plan !== undefined) return { ...plan, checked: specs.filter((spec, i) => kept[i] !== spec) }
    invariant(at < ways.length - 1, 'with nothing asked, counting is free')
  }
}

/**
 * Makes limits ready for dealing.
 * @param workCap inner steps of counting that are thought worth it; the default is a few seconds of them.
 * @yields the share of the counting done, 0..1, every few milliseconds.
 * @returns the plan, or why no deal meets the limits (codes `deal/…`).
 */
export function* planDeals(
  limits: DealLimits,
  workCap = WORK_CAP,
): Generator<number, Result<DealPlan, Problem>> {
  const asked = SEATS.map((seat) => specOf(seat, limits[seat]))
  const why = plainlyImpossible(asked)
  if (why) return err(why)
  const specs = asked.filter((spec) => !isFree(spec))
  if (specs.length === 0)
    return ok({ count: DEAL_COUNT, counted: [], table: undefined, checked: [] })
  // A hand that cannot be is said at once, before the seats are counted together.
  for (const spec of specs) {
    const alone = yield* countFor([spec], WORK_CAP)
    if (alone?.count === 0n) return err(conflictOf([spec]))
  }
  const plan = (yield* countFor(specs, workCap)) ?? (yield* easedPlan(specs, workCap))
  const some =
    plan.count > 0n &&
    (plan.checked.length === 0 || (yield* someDealExists(specs, specs.length < SEATS.length)))
  return some ? ok(plan) : err(yield* conflict(specs, workCap))
}

/** Which of the seats cannot be satisfied together: the fewest that already cannot. */
function* conflict(specs: readonly SeatSpec[], workCap: number): Generator<number, Problem> {
  const subsets = Array.from({ length: 2 ** specs.length - 1 }, (_, i) =>
    specs.filter((__, s) => ((i + 1) >> s) & 1),
  ).sort((a, b) => a.length - b.length)
  for (const some of subsets) {
    if (some.length === specs.length) break
    const plan = yield* countFor(some, workCap)
    if (plan?.count === 0n) return conflictOf(some)
  }
  return conflictOf(specs)
}

function conflictOf(specs: readonly SeatSpec[]): Problem {
  const [only, ...others] = specs.map((spec) => seatName(spec.seat))
  if (others.length === 0)
    return {
      code: 'deal/no-hand',
      message: t`${only}: no hand of these shapes has that many points.`,
    }
  const names = t`${[only, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`
  return {
    code: 'deal/no-deal',
    message:
      specs.length === 2
        ? t`No deal gives both ${names} what is asked of them.`
        : t`No deal gives ${names} what is asked of them together.`,
  }
}

/** A deal that meets the counted limits, each equally likely. */
function drawCounted({ table, counted }: DealPlan, rng: Rng): Deal {
  if (table === undefined) return randomDeal(rng)
  const { graphs } = table
  const { steps, splits } = graphs
  const pool = splits.parties - 1
  const partyOf = new Uint8Array(52)
  let shape = 0
  let point = 0
  for (const [t, { suit, honours }] of steps.entries()) {
    const suits = table.dealt[t]!
    let left = rng.belowBig(waysFrom(table, t, shape, point))
    let chosen = false
    const nextShape = graphs.shapes.next[t]!
    const moves = honours ? splits.honourCounts.length : splits.small.length
    for (let c = 0; c < moves && !chosen; c++) {
      const to = nextShape[shape * moves + c]!
      if (to < 0) continue
      if (honours) {
        const nextPoint = graphs.points.next[suits]!
        for (const split of table.byCounts[c]!) {
          const toPoint = nextPoint[point * splits.honourPoints.length + split.points]!
          if (toPoint < 0) continue
          const ways = BigInt(split.owners.length) * waysFrom(table, t + 1, to, toPoint)
          if (left >= ways) {
            left -= ways
            continue
          }
          const owners = split.owners[rng.below(split.owners.length)]!
          for (const [i, party] of owners.entries())
            partyOf[cardOf(suit, (JACK + i) as Rank)] = party
          shape = to
          point = toPoint
          chosen = true
          break
        }
      } else {
        const split = splits.small[c]!
        const ways = BigInt(split.ways) * waysFrom(table, t + 1, to, point)
        if (left >= ways) {
          left -= ways
          continue
        }
        const parties = split.counts.flatMap((n, party) => new Array<number>(n).fill(party))
        while (parties.length < 9) parties.push(pool)
        for (const [i, party] of shuffled(parties, rng).entries())
          partyOf[cardOf(suit, RANKS[i]!)] = party
        shape = to
        chosen = true
      }
    }
    invariant(chosen, 'the ways of the moves add up to the ways of the state')
  }
  const seatOfParty = counted.map((spec) => spec.seat)
  const free = SEATS.filter((seat) => !seatOfParty.includes(seat))
  const poolSeats = shuffled(
    free.flatMap((seat) => new Array<Seat>(13).fill(seat)),
    rng,
  )
  let dealt = 0
  const owners = Array.from(partyOf, (party) => seatOfParty[party] ?? poolSeats[dealt++]!)
  return ofOwners(owners)
}

/**
 * One try for a deal that meets the limits. Without `checked` seats it always succeeds; with them,
 * `undefined` says that the draw failed the check, and another try is in order. Every lawful deal is
 * equally likely to be the first that succeeds.
 */
export function tryDeal(plan: DealPlan, rng: Rng): Deal | undefined {
  const deal = drawCounted(plan, rng)
  return plan.checked.every((spec) => specAdmits(spec, deal[spec.seat])) ? deal : undefined
}
