/**
 * Lines of play over all the suits at the table, compared by the same layouts: the best of all, and the best that
 * finesses in a suit or plays its tops. A suit that is all winners, or of which nothing more can be made, is not searched: its
 * winners are tricks, and entries to the hands that have them.
 */

import { layoutCount } from '#combinations/layouts.ts'
import { isUnlimited, UNLIMITED } from '#combinations/question.ts'
import { type SeveralAnswer, solveSeveral } from '#combinations/several/answer.ts'
import { intersection, isEmpty, layoutsWeight } from '#combinations/several/bits.ts'
import { severalSearch } from '#combinations/several/solve.ts'
import { type SeveralTask, severalTask, type Treatment } from '#combinations/several/task.ts'
import { finesseSuits } from '#combinations/several/treatment.ts'
import { planTree } from '#combinations/several/tree.ts'
import { type PlanLine, planLines, planName } from '#combinations/several/words.ts'
import { suitCombination } from '#combinations/suit.ts'
import { strainOfContract, tricksNeeded } from '#core/contract.ts'
import { type Holding, highest, length } from '#core/holding.ts'
import { openTrick, tricksWon } from '#core/play.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { rngOf } from '#core/rng.ts'
import { type Seat, seatName, sideOf } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import { NOTRUMP, SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { seatLayouts, type Weighed } from '#reasoning/cardplay/seat-layouts.ts'
import { believedIn } from './suit-odds.ts'
import { momentOf, type SuitTableInput, seatedSuit } from './suit-table.ts'

/** One line of play, against the best of them. */
export interface LineOfPlay {
  /** `hearts from the top, then the club finesse` */
  readonly name: string
  readonly chance: number
  /** The chance that it makes where the best line fails, and that it fails where the best makes. */
  readonly better: number
  readonly worse: number
  readonly plan: readonly PlanLine[]
}
export interface LinesOfPlay {
  /** Tricks of the whole hand: those of the contract, or one more than are there from the top. */
  readonly target: number
  /** Tricks that may be lost on the way. */
  readonly losers: number
  /** Tricks that they are taken to cash when they come in, in suits that are open to them. */
  readonly cash: number
  /** Whether entries are counted: one hand has few. */
  readonly entries: boolean
  /** The suits that are searched. */
  readonly suits: readonly Suit[]
  /** Best first. */
  readonly lines: readonly LineOfPlay[]
  /** With all cards seen no line makes more often. */
  readonly ceiling: number
  /** False where the search was cut short, so that a line may be worth more. */
  readonly exact: boolean
  /** The kind of layouts they are compared by: see `SeatLayouts`. */
  readonly drawn: number | undefined
}

/** Layouts of the hidden cards that the lines are compared by. */
const BUDGET = { draws: 4000, every: 4000, tries: 60_000 }
const MOST_LAYOUTS = 1500
/** Places searched before a narrower search has to do. */
const MOST_PLACES = 20_000
/** With so many winners in each hand entries are not counted. */
const ENTRIES = 2
const HANDS = ['north', 'south'] as const
/** Suits that are bound either way. */
const MOST_BOUND = 2
const MOST_LINES = 3
/** Rarer and deeper branches are left out, and those that take more letters to tell from the others. */
const RARE = 0.05
const DEEP = 4
const LONG = 90
const TREATMENTS: readonly Treatment[] = ['finesse', 'top']
/** Of lines nearer to one another than this one is told. */
const SAME = 0.0005

interface Held {
  readonly suit: Suit
  readonly north: Holding
  readonly south: Holding
  readonly hidden: Holding
  /** Tricks from the top, and the most there can be. */
  readonly sure: number
  readonly most: number
  readonly layouts: number
}
const winners = (ours: number, hidden: Holding): number =>
  length((ours & ~((1 << ((highest(hidden) ?? -1) + 1)) - 1)) as Holding)

function heldOf(cards: Pick<Held, 'suit' | 'north' | 'south' | 'hidden'>): Held {
  const { north, south, hidden } = cards
  // Of the cards above our best two fall in a round at most.
  const above = winners(hidden, (north | south) as Holding)
  const most = Math.max(0, Math.max(length(north), length(south)) - Math.ceil(above / 2))
  const combination = suitCombination(north, south, hidden)
  return {
    ...{ ...cards, most },
    sure: Math.min(most, winners(north | south, hidden)),
    layouts: combination.ok ? layoutCount(combination.value) : 0,
  }
}

/** Whether neither of our hands can stop the suit: its best card falls before theirs above it are gone. */
const isOpenToThem = ({ north, south, hidden }: Held): boolean =>
  [north, south].every((hand) => winners(hidden, hand) >= length(hand))

/** Whether there is something to be made in the suit beside its winners. */
const isOpen = (held: Held): boolean =>
  held.sure < held.most && held.layouts > 0 && !isOpenToThem(held)

/** The branches that are worth telling, with what stands below them. */
function worthTelling(lines: readonly PlanLine[]): readonly PlanLine[] {
  let left = Number.POSITIVE_INFINITY
  const told = lines.filter(({ depth, chance, text }) => {
    if (depth > left) return false
    left = chance < RARE || depth > DEEP || text.length > LONG ? depth : Number.POSITIVE_INFINITY
    return left !== depth
  })
  // A case of which nothing is left says nothing.
  return told.filter(
    ({ text, depth }, i) => !text.endsWith(':') || (told[i + 1]?.depth ?? 0) > depth,
  )
}

/** Free, and with each suit that has a finesse bound to its tops or to the finesse. */
function treatments(task: SeveralTask): readonly SeveralTask['treat'][] {
  const suits = finesseSuits(task, severalSearch(task).start).slice(0, MOST_BOUND)
  const bound = suits.reduce<readonly (readonly (Treatment | undefined)[])[]>(
    (all, suit) => all.flatMap((one) => TREATMENTS.map((treat) => one.with(suit, treat))),
    [task.suits.map(() => undefined)],
  )
  return suits.length === 0 ? [undefined] : [undefined, ...bound]
}

/**
 * Tricks that the defenders can cash in the suits that we cannot stop, those of the longer hand.
 * @param seats the hands that may come in.
 * @returns the middle of the layouts.
 */
function cashed(
  suits: readonly Held[],
  layouts: readonly Weighed[],
  seats: readonly Seat[],
): number {
  const each = layouts
    .map(({ deal, share }) => {
      const longest = ({ suit, hidden }: Held) =>
        Math.max(...seats.map((seat) => length((deal[seat][suit] & hidden) as Holding)))
      return { n: suits.reduce((sum, suit) => sum + longest(suit), 0), share }
    })
    .toSorted((a, b) => a.n - b.n)
  let [sum, middle] = [0, 0]
  for (const { n, share } of each) {
    if (sum < 0.5) middle = n
    sum += share
  }
  return middle
}

/** @see LinesOfPlay */
export function* linesAtTable(
  input: SuitTableInput,
): Generator<{ readonly done: number }, Result<LinesOfPlay, Problem>, void> {
  const moment = momentOf(input.view)
  if (!moment.ok) return moment
  const view = moment.value
  const { contract, dummy } = view
  if (contract === undefined || dummy === undefined || view.seat !== contract.declarer)
    return problem('suit-lines/seat', t`Lines of play are declarer’s, once dummy is down.`)
  const play = { contract, cards: view.cards }
  if (sideOf(openTrick(play).leader) !== sideOf(contract.declarer))
    return problem('suit-lines/lead', t`Lines are compared when your side is on lead.`)
  const seated = []
  for (const suit of SUITS_DESCENDING) {
    const one = seatedSuit(view, contract, dummy, suit)
    if (!one.ok) return one
    seated.push({ suit, ...one.value })
  }
  const { position, seats } = seated[0]!
  const trump = strainOfContract(contract)
  if (trump !== NOTRUMP && position.unseen[trump] !== 0)
    return problem(
      'suit-lines/trumps',
      t`With trumps lines are compared once the defenders have none left.`,
    )
  const held = seated.map(heldOf)
  const open = held.filter(isOpen)
  const aside = held.filter((one) => !open.includes(one))
  const won = tricksWon(play)
  const sureIn = (suits: readonly Held[]) => suits.reduce((sum, { sure }) => sum + sure, 0)
  // What the top cards make is no question.
  const target = Math.max(tricksNeeded(contract), won.declarer + sureIn(held) + 1)
  const need = target - won.declarer - sureIn(aside)
  const spare = 13 - target - won.defence
  if (spare < 0 || open.length === 0)
    return problem(
      'suit-lines/nothing',
      t`There is no choice of lines: the tricks are those from the top.`,
    )
  if (open.reduce((n, { layouts }) => n * layouts, 1) > MOST_LAYOUTS)
    return problem(
      'suit-lines/too-many',
      t`Too many suits are open yet: lines are compared when fewer cards are left.`,
    )
  const actions = yield* believedIn(input, view, position)
  const layouts = yield* reporting(
    seatLayouts(position, actions, BUDGET, rngOf([view.cards.length, 0, 0, 0])),
    (done) => ({ done: done / 2 }),
  )
  const combinations = open.map(({ north, south, hidden }) => suitCombination(north, south, hidden))
  const key = (west: readonly (readonly number[])[]): string => JSON.stringify(west)
  const shares = new Map<string, number>()
  for (const { deal, share } of layouts.layouts) {
    const west = combinations.map((one, i) => {
      const cards = deal[seats.west][open[i]!.suit]
      return one.ok ? one.value.classes.map((cls) => length((cls & cards) as Holding)) : []
    })
    shares.set(key(west), (shares.get(key(west)) ?? 0) + share)
  }
  const cash = cashed(
    aside.filter(isOpenToThem),
    layouts.layouts,
    [seats.west, seats.east].filter((seat) => seat !== input.avoid),
  )
  const losers = Math.max(0, spare - cash)
  const winnersOf = (hand: 'north' | 'south', of: readonly Held[]) =>
    of.reduce((sum, one) => sum + winners(one[hand], one.hidden), 0)
  const entries = HANDS.every((hand) => winnersOf(hand, held) >= ENTRIES)
    ? UNLIMITED
    : {
        start: openTrick(play).leader === seats.south ? ('south' as const) : ('north' as const),
        north: winnersOf('north', aside),
        south: winnersOf('south', aside),
      }
  const task = severalTask(open, {
    ...{ need, losers, vacant: { west: 13, east: 13 } },
    ...(input.avoid === undefined
      ? {}
      : { avoid: input.avoid === seats.west ? ('west' as const) : ('east' as const) }),
    entries,
    weigh: (west) => shares.get(key(west)) ?? 0,
  })
  if (!task.ok) return task
  const answers: SeveralAnswer[] = []
  const treated = treatments(task.value)
  for (const [i, treat] of treated.entries()) {
    const answer = yield* reporting(
      solveSeveral(treat === undefined ? task.value : { ...task.value, treat }, MOST_PLACES),
      () => ({ done: 0.5 + i / treated.length / 2 }),
    )
    if (answer !== undefined) answers.push(answer)
  }
  const [free] = answers
  if (free === undefined)
    return problem('suit-lines/too-hard', t`These suits together are too much to search.`)
  const names = {
    north: seatName(seats.north),
    south: seatName(seats.south),
    west: seatName(seats.west),
    east: seatName(seats.east),
  }
  const { weights } = free.search.joint
  const lines: LineOfPlay[] = []
  const ranked = answers.toSorted((a, b) => b.chance - a.chance)
  const best = ranked[0]!
  for (const { search, plan: made, chance } of ranked) {
    if (isEmpty(made) || lines.length === MOST_LINES) continue
    const both = layoutsWeight(intersection(made, best.plan), weights)
    const [better, worse] = [chance - both, best.chance - both]
    const tree = planTree({ search, plan: made })
    const name = planName(search, tree)
    const isTold = lines.some(
      (one) =>
        one.name === name || Math.abs(one.better - better) + Math.abs(one.worse - worse) < SAME,
    )
    if (isTold) continue
    const plan = worthTelling(planLines(search, tree, names))
    lines.push({ name, chance, better, worse, plan })
  }
  return ok({
    ...{ target, losers, cash, lines, entries: !isUnlimited(entries) },
    suits: open.map(({ suit }) => suit),
    ...{ ceiling: free.ceiling, exact: free.exact, drawn: layouts.drawn },
  })
}
