import { dealFrom, handOf, type Position } from '../law/position.ts'
import { agreedOnly, type Likelihood } from '../predicates/likelihood.ts'
import { facts, holds, judged, type Predicate } from '../predicates/predicate.ts'
import { type Beliefs, beliefsOf } from './beliefs.ts'
import { type Figure, type Shown, sampleInterval } from './figures.ts'
import { handTables, supportOf, sureShare } from './hand-table.ts'
import { emptyPosterior } from './posterior.ts'
import { cellOf, handTest, sampleLayouts } from './sampling.ts'
import { tally } from './tally.ts'
import { walkWork } from './walk-work.ts'
import { wayToCount, whensOf } from './weighing.ts'

/** Beliefs that may rest on a sample. */
export interface ShownBeliefs {
  readonly weighed: Shown
  readonly of: Beliefs['of']
}

/** What each hand by itself can be; every chance of what it can be is left open. */
function supportBeliefs(position: Position, actions: readonly Likelihood[]): Beliefs {
  const most = supportOf(position, handTables(position, actions))
  return {
    weighed: { kind: 'between', least: emptyPosterior(position), most },
    of: untold,
  }
}
function* untold(): Generator<number, undefined, void> {
  yield* []
  return undefined
}

/** The share of its weight that all hands together must keep for bounds from cells to be of use. */
const CLOSE = 0.5
/** Whether bounds from cells lie close enough together to be worth counting. */
const boundsAreClose = (position: Position, actions: readonly Likelihood[]): boolean =>
  handTables(position, actions).reduce((share, table) => share * sureShare(table), 1) >= CLOSE

/** Hands drawn and deals made before giving up: some seconds. */
const MOST_TRIES = 400_000
/** Fewer layouts say too little; this many will do where more are hard to find. */
const FEWEST = 200
const ENOUGH = 1000
/** Layouts looked at between two yields. */
const STRIDE = 500

/**
 * Figures from layouts drawn.
 * @param bounded what the figures surely lie between; it stands where too few layouts are found.
 */
function* drawnBeliefs(
  position: Position,
  actions: readonly Likelihood[],
  draws: number,
  bounded: Beliefs,
): Generator<number, ShownBeliefs, void> {
  const drawn = yield* sampleLayouts(position, actions, {
    draws,
    tries: MOST_TRIES,
    enough: Math.min(draws, ENOUGH),
  })
  if (drawn === undefined || drawn.layouts.length < FEWEST) return bounded
  const { layouts, independent } = drawn
  const deals = layouts.map((hands) => dealFrom(position, hands))
  const cells = layouts.map((hands) => hands.map(cellOf))
  /** Whether each layout meets the predicate; of one hand found faster. */
  const judgeOf = (p: Predicate): ((i: number) => boolean) => {
    const hand = handAsked(position, p)
    if (hand === undefined) return (i) => holds(p, deals[i]!) === true
    const test = handTest(p, position.seats[hand]!)
    return (i) => test(layouts[i]![hand]!, cells[i]![hand]!)
  }
  return {
    weighed: {
      kind: 'drawn',
      posterior: tally(position, layouts),
      independent,
      bounds: bounded.weighed,
    },
    *of(p: Predicate): Generator<number, Figure, void> {
      const meets = judgeOf(judged(p, position.faced))
      let met = 0
      for (let i = 0; i < deals.length; i++) {
        if (i % STRIDE === 0) yield i / deals.length
        if (meets(i)) met += 1
      }
      const chance = met / deals.length
      return { chance, between: sampleInterval(chance, independent) }
    },
  }
}
/** The one concealed hand that the predicate speaks of. */
function handAsked(position: Position, p: Predicate): number | undefined {
  const seats = new Set(facts(p).map(({ seat }) => seat))
  const [seat] = seats
  return seats.size === 1 && seat !== undefined ? handOf(position, seat) : undefined
}

export interface ShownOptions {
  /** See `KnowledgeOptions`. */
  readonly quick?: boolean
  readonly draws?: number
  readonly uncounted?: boolean
  readonly closer?: readonly Likelihood[]
}
/**
 * Weighs the layouts by the actions, and which are left when everything promised was as agreed: counted
 * where a count is exact and in time, else bounded or drawn.
 * @param wanted see `beliefsOf`.
 * @param promised the actions that can be kept or broken; the others only weigh.
 */
export function* shownBeliefs(
  position: Position,
  actions: readonly Likelihood[],
  wanted: readonly Predicate[],
  { quick = false, draws, uncounted = false, closer = [] }: ShownOptions,
  promised: readonly Likelihood[] = actions,
): Generator<number, { readonly beliefs: ShownBeliefs; readonly agreed: Beliefs }, void> {
  const kept = promised.map(agreedOnly)
  const walk = !quick && !uncounted
  const beyond = wayToCount(position, actions, walk) === 'between'
  // Where one of three hands has shown honours, bounds from cells are worth having at once.
  const several = beyond && walkWork(position, whensOf(actions)) === Number.POSITIVE_INFINITY
  if (several && quick && position.seats.length > 2)
    return { beliefs: supportBeliefs(position, actions), agreed: supportBeliefs(position, kept) }
  const wanting = beyond && !quick ? draws : undefined
  const bounds =
    wanting !== undefined && (uncounted || !boundsAreClose(position, actions))
      ? supportBeliefs(position, actions)
      : yield* beliefsOf(position, actions, wanted, undefined, walk)
  const beliefs =
    wanting === undefined ? bounds : yield* drawnBeliefs(position, actions, wanting, bounds)
  // Bounds from the cells of single calls may be wide of those of all calls of a hand together.
  const all = beyond ? [...kept, ...closer] : kept
  const agreed =
    several && uncounted && position.seats.length > 2
      ? supportBeliefs(position, all)
      : yield* beliefsOf(position, all, wanted, 'may', walk)
  return { beliefs, agreed }
}
