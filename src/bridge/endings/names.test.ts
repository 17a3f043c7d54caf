/**
 * Names of endings: of positions from books, and of drawn ones, where every name given is tested again by other code.
 */
import { describe, expect, it } from 'vitest'
import { type Card, suitOf } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { invariant } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { NOTRUMP, type Strain } from '#core/suit.ts'
import { mapTuple4 } from '#core/tuple.ts'
import { benchRandom } from '#testing/bench.ts'
import { bruteOutcomes, TooBig } from '#testing/brute-ending.ts'
import { drawnEnding, picks } from '#testing/drawn-ending.ts'
import { claimsOf, momentsOf, Slow } from '#testing/line-claims.ts'
import { type Ending, worthOfMaking, worthOfTricks } from './ending.ts'
import { type EndingName, namesOf, planLines } from './names.ts'
import { type SolvedEnding, solveEnding } from './solve.ts'

/** North and South are seen; the chooser is South, and one of the two leads. */
function position(
  strain: Strain,
  leader: Seat,
  [north, south, hidden]: readonly [string, string, string],
  wanted?: number,
  may: (west: readonly Card[]) => boolean = () => true,
): Ending {
  const read = (text: string): hand.Hand => {
    const found = hand.parse(text, 'any')
    invariant(found.ok, `${text} is a hand`)
    return found.value
  }
  const [n, s] = [read(north), read(south)]
  const cards = hand.cards(read(hidden))
  const left = hand.size(n)
  const layouts = picks(cards, left).flatMap((east) => {
    const west = cards.filter((card) => !east.includes(card))
    const hands: Deal = mapTuple4([0, 1, 2, 3] as const, (seat) =>
      seat === 0 ? n : seat === 2 ? s : hand.ofCards(seat === 1 ? east : west),
    )
    return may(west) ? [{ hands, weight: 1 }] : []
  })
  return {
    ...{ strain, trick: { leader, cards: [] }, own: [0, 2], seen: [0, 2], layouts },
    worth: wanted === undefined ? worthOfTricks(left) : worthOfMaking(left, wanted),
  }
}
const solvedOf = (ending: Ending): SolvedEnding => finish(solveEnding(ending))
const told = (names: readonly EndingName[]): readonly string[] =>
  names.map(({ kind, against, share }) =>
    [kind, ...(against === undefined ? [] : ['against', 'NESW'[against]]), share.toFixed(3)].join(
      ' ',
    ),
  )
const namesIn = (ending: Ending): readonly string[] => told(finish(namesOf(solvedOf(ending), 0)))

const HEARTS = 2
const SPADES = 3
const [NORTH, SOUTH] = [0, 2] as const

type Named = readonly [string, Ending, readonly string[]]
const spades =
  (n: number) =>
  (west: readonly Card[]): boolean =>
    west.filter((card) => suitOf(card) === SPADES).length === n
/** What of it is the theme in books, and what is proved here. */
const BOOK: readonly Named[] = [
  [
    'the last winner squeezes either hand',
    position(NOTRUMP, SOUTH, ['AJ.3..', '2.Q..A', 'KQ.K.765.'], 3),
    ['squeeze 0.100'],
  ],
  [
    'and so it does with both threats in one hand, since the two lies under the king',
    position(NOTRUMP, SOUTH, ['AJ.Q..', '2.3..A', 'KQ.K.765.'], 3),
    ['squeeze 0.100'],
  ],
  [
    'a squeeze in the book, but the one layout that makes it is a finesse',
    position(NOTRUMP, SOUTH, ['AJ3.4..', '52.Q..A', 'KQ9.KJ.76.T'], 3),
    ['finesse against W 0.014'],
  ],
  [
    'two winners to run',
    position(NOTRUMP, SOUTH, ['AJ.43.2.', '2.QJ..AK', 'KQ3.AK.765.QJ']),
    ['squeeze against W 0.036'],
  ],
  [
    'a double squeeze in the book, a trick too early: one hand has both aces',
    position(NOTRUMP, SOUTH, ['AJ.K..3', '2.3.K.A', 'KQT.AQ.AQ.2']),
    ['squeeze 0.086'],
  ],
  [
    'each hand guards one red suit, and both guard spades',
    position(NOTRUMP, SOUTH, ['AJ.K..', '2..K.A', 'KQT9.A.A.'], 3),
    ['double squeeze 0.200', 'squeeze 0.150'],
  ],
  [
    'a heart is lost, and who wins it leads into the tenace',
    position(NOTRUMP, SOUTH, ['542.4..', 'AQ.3..2', 'KJT9.KT.6.6']),
    ['throw-in 0.343'],
  ],
  [
    'the ace of hearts takes the exit first',
    position(NOTRUMP, SOUTH, ['542.4..', 'AQ.A3..', 'KJT9.KT.6.6'], 3),
    ['throw-in 0.129'],
  ],
  [
    'the finesse would lose',
    position(NOTRUMP, SOUTH, ['542.4..', 'AQ.A3..', 'KJT9.KT.6.6'], 3, (west) =>
      west.includes(50 as Card),
    ),
    ['throw-in against W 0.086'],
  ],
  [
    'a ruff and discard, or a spade for the ace',
    position(HEARTS, SOUTH, ['A2.3..4', '43.5..6', 'KQJ..98.KQJ']),
    ['elimination 0.429'],
  ],
  [
    'half of this elimination is a finesse that it only puts off',
    position(SPADES, SOUTH, ['2.3.AQ.', '4.5.43.', '.AK.KJT9.76'], 3),
    [],
  ],
  [
    'three spades are with West: the ace first, and if the queen does not drop, it is marked',
    position(NOTRUMP, SOUTH, ['AKJ.2..', '432.A..', 'QT98.KQJT..'], undefined, spades(3)),
    ['marked finesse against W 0.750'],
  ],
  [
    'from the top: all that falls, cashing out takes',
    position(NOTRUMP, SOUTH, ['AKJ.2..', '432.A..', 'QT98.KQJT..'], undefined, spades(2)),
    [],
  ],
  [
    'four small of them may lie together',
    position(NOTRUMP, SOUTH, ['AKT32...', 'Q987..2.', 'J654.6.KQJT.5'], 5),
    ['safety play 0.024'],
  ],
  [
    'a safety play in the book, but a finesse decides',
    position(NOTRUMP, SOUTH, ['AQ432...', '765..AK.', 'KJT98..QJT.32'], 4),
    ['finesse against W 0.461'],
  ],
  [
    'the hearts tell where the queen of spades is, a plan that has no name here',
    position(NOTRUMP, SOUTH, ['KJ3.A..', 'AT2.K..', 'Q98.QJ.T.32']),
    [],
  ],
  [
    'a plain card through the king of trumps',
    position(SPADES, NORTH, ['.32..', 'AQ...', 'KJ.A..2']),
    ['trump coup against E 0.333'],
  ],
]
describe('the name of an ending', () => {
  it.each(BOOK)('%s', (_, ending, names) => {
    expect(namesIn(ending)).toEqual(names)
  })
})
/** The tricks wanted are made wherever another card makes them, and where one hand has all of its suit besides. */
function safeBeside(solved: SolvedEnding, { ending }: Slow, wanted: number): number {
  const hands = ending.layouts.map((one) => one.hands.map((cards) => hand.cards(cards)))
  const mine = solved.cards[0]!
  const shares = bruteOutcomes(ending).flatMap(({ card, outcomes }) =>
    outcomes.map((tricks) => {
      const lost = [...hands.keys()].filter(
        (i) => mine.outcome[i]! >= wanted !== tricks[i]! >= wanted,
      )
      const held = (i: number, seat: Seat): boolean =>
        hands[i]![seat]!.some((one) => suitOf(one) === suitOf(card))
      const fine = lost.every((i) => mine.outcome[i]! >= wanted && held(i, 1) !== held(i, 3))
      return fine ? lost.length / hands.length : 0
    }),
  )
  return Math.max(...shares)
}

/** The share of all layouts in which a name holds, on at least half of the lines that keep the plan's outcome. */
function shareOf(solved: SolvedEnding, slow: Slow, { kind, against }: EndingName): number {
  const { outcome, equals } = solved.cards[0]!
  const { board } = solved.search
  const hands = slow.ending.layouts.map((one) => one.hands.map((cards) => hand.cards(cards)))
  let sum = 0
  for (const layout of hands.keys()) {
    // As much as cashing out takes with all cards open is no gain; what takes more is looked at.
    const lines = finish(planLines(solved, 0, layout))
    const holds = lines.filter((line) => {
      const cards = line.map(({ card }) => board.cards[card]!)
      expect(equals).toContain(cards[0])
      const tricks = momentsOf(slow, hands, layout, cards)
      return claimsOf(slow, hands, outcome, tricks).has(`${kind} ${against ?? -1}`)
    })
    if (lines.length > 0 && holds.length * 2 >= lines.length)
      sum += slow.ending.layouts[layout]!.weight
  }
  return sum / slow.ending.layouts.reduce((all, { weight }) => all + weight, 0)
}

const DRAWN = [
  { seed: 11, endings: 250, left: 3 },
  { seed: 12, endings: 60, left: 4 },
  { seed: 13, endings: 150, left: 3, wanted: 2 },
]
describe('no name without its test', () => {
  it.each(DRAWN)(
    '$endings drawn endings of $left cards, seed $seed',
    ({ seed, endings, left, wanted }) => {
      const below = benchRandom(seed)
      const random = (): number => below(1 << 20) / (1 << 20)
      const given = new Map<string, number>()
      let tooBig = 0
      for (let n = 0; n < endings; n++) {
        const ending = drawnEnding(random, { left, high: true }, (n) =>
          wanted === undefined ? worthOfTricks(n) : worthOfMaking(n, wanted),
        )
        const solved = solvedOf(ending)
        const slow = new Slow(ending, wanted)
        for (const name of finish(namesOf(solved, 0))) {
          let share: number
          try {
            share =
              name.kind === 'safety play'
                ? safeBeside(solved, slow, wanted!)
                : shareOf(solved, slow, name)
          } catch (error) {
            if (!(error instanceof TooBig)) throw error
            tooBig += 1
            continue
          }
          given.set(name.kind, (given.get(name.kind) ?? 0) + 1)
          expect(share, `${n} ${JSON.stringify(name)}`).toBeGreaterThan(name.share - 1e-6)
        }
      }
      expect(given.size).toBeGreaterThanOrEqual(3)
      expect(tooBig).toBeLessThanOrEqual(1)
    },
    300_000,
  )
})
