import * as deal from '#core/deal.ts'
import { playableCards } from '#core/play.ts'
import type { Seat } from '#core/seat.ts'
import type { Strain } from '#core/suit.ts'
import { type BenchCase, benchRandom } from '#testing/bench.ts'
import { type Kernel, loadKernel, loadPlainKernel } from './kernel.ts'
import { afterCard, type OpenPosition, toPlay } from './open-position.ts'
import { answerOf, solveCards } from './solve.ts'
import { solveTable } from './trick-table.ts'

const fast = await loadKernel()
const plain = await loadPlainKernel()

/** A deal that anybody may lead to, in any strain. */
function randomLead(random: (n: number) => number): OpenPosition {
  const owners = Array.from({ length: 52 }, (_, i) => i & 3)
  for (let i = 51; i > 0; i--) {
    const j = random(i + 1)
    const kept = owners[i]!
    owners[i] = owners[j]!
    owners[j] = kept
  }
  return {
    strain: random(5) as Strain,
    trick: { leader: random(4) as Seat, cards: [] },
    hands: deal.ofOwners(owners),
  }
}

/** A deal in which each hand is void of a suit of its own: five cards of the next suit, four of the other two. */
function fourVoids(random: (n: number) => number): OpenPosition {
  const position = randomLead(random)
  const owners = [0, 1, 2, 3].flatMap((suit) => {
    const holders = [1, 2, 3].map((step) => (suit + step) & 3)
    const cards = Array.from({ length: 13 }, (_, i) => holders[i % 3]!)
    for (let i = 12; i > 0; i--) {
      const j = random(i + 1)
      ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
    }
    return cards
  })
  return { ...position, hands: deal.ofOwners(owners) }
}

/** The position after this many random cards. */
function afterCards(position: OpenPosition, cards: number, random: (n: number) => number) {
  let at = position
  for (let n = 0; n < cards; n++) {
    const choice = playableCards(at.hands[toPlay(at)], at.trick)
    at = afterCard(at, choice[random(choice.length)]!)!
  }
  return at
}

const tableSum = (kernel: Kernel, { hands }: OpenPosition): number =>
  answerOf(solveTable(kernel, hands))
    .flat()
    .reduce((sum, tricks, i) => sum + (i + 1) * tricks, 0)
const cardSum = (kernel: Kernel, position: OpenPosition): number =>
  answerOf(solveCards(kernel, position)).reduce(
    (sum, { card, tricks }) => sum + (card + 1) * tricks,
    0,
  )

/** One deal at each of its 52 turns, its cards played at random. */
function wholePlay(random: (n: number) => number): readonly OpenPosition[] {
  const positions = [randomLead(random)]
  while (positions.length < 52) positions.push(afterCards(positions.at(-1)!, 1, random))
  return positions
}

/** @param ops as what `sum` answers for all positions together is counted; the positions if not said. */
function caseOf(
  name: string,
  unit: string,
  milliseconds: number,
  make: (random: (n: number) => number) => readonly OpenPosition[],
  sum: (kernel: Kernel, position: OpenPosition) => number,
  ops?: number,
): BenchCase {
  return {
    name: `double dummy, ${name}`,
    unit,
    limitNs: milliseconds * 1e6,
    inWorker: true,
    prepare(seed) {
      const positions = make(benchRandom(seed))
      const all = (kernel: Kernel) => positions.reduce((n, one) => n + sum(kernel, one), 0)
      return { ops: ops ?? positions.length, expected: all(plain), run: () => all(fast) }
    },
  }
}

/** So many deals, each after so many random cards. */
const several = (count: number, cards: number) => (random: (n: number) => number) =>
  Array.from({ length: count }, () => afterCards(randomLead(random), cards, random))

/** An abort is seen between two steps, so it waits for the longest one at most. */
const ABORT_MS = 50
/** Each step by its quickest run, which leaves out whatever else the machine did. */
const STEP_RUNS = 3
/** Milliseconds of the longest step of a table. */
function longestStep({ hands }: OpenPosition): number {
  const quickest: number[] = []
  for (let run = 0; run < STEP_RUNS; run++) {
    const steps = solveTable(fast, hands)
    for (let i = 0; ; i++) {
      const from = performance.now()
      const { done } = steps.next()
      quickest[i] = Math.min(quickest[i] ?? Number.POSITIVE_INFINITY, performance.now() - from)
      if (done === true) break
    }
  }
  return Math.max(...quickest)
}
/** The mean of the steps is measured; the longest is reported beside it, and must not keep an abort waiting. */
const untilAborted: BenchCase = {
  name: 'double dummy, a step of a table',
  unit: 'step',
  limitNs: ABORT_MS * 1e6,
  inWorker: true,
  prepare(seed) {
    const position = randomLead(benchRandom(seed))
    const longest = longestStep(position)
    if (longest > ABORT_MS) throw new Error(`an abort may wait ${longest.toFixed(0)} ms`)
    return {
      ops: [...solveTable(fast, position.hands)].length,
      expected: tableSum(plain, position),
      run: () => tableSum(fast, position),
      note: `the longest ${longest.toFixed(1)} ms`,
    }
  },
}

export const bench: readonly BenchCase[] = [
  caseOf('a table', 'table', 65, several(6, 0), tableSum),
  caseOf('every opening lead', 'position', 60, several(20, 0), cardSum),
  caseOf('every card at trick five', 'position', 1.5, several(60, 16), cardSum),
  caseOf(
    'a table of a deal with four voids',
    'table',
    5000,
    (random) => [fourVoids(random)],
    tableSum,
  ),
  caseOf('every card of a whole play', 'play', 100, wholePlay, cardSum, 1),
  untilAborted,
]
