/**
 * The facts about answers that a strategy begins with: how most clubs answer natural openings, and come in over one
 * of a suit. They are ours, read by the rules of answer-rules.ts, and changed like the facts of openings.
 */
import type { After, AnswerFact } from '#core/strategy.ts'
import { CLUBS } from '#core/suit.ts'

type Ranged = 'raise' | 'newsuit' | 'jump' | 'notrumpbid'
/** Rows of one kind after one opening: level, least and most points, least cards. */
const rows = (
  kind: Ranged,
  after: After,
  ...of: readonly (readonly [1 | 2 | 3 | 4 | 6, number, number, number])[]
): readonly AnswerFact[] =>
  of.map(([level, min, max, length]) => ({ kind, after, level, min, max, length }))

const [MINOR, MAJOR, NOTRUMP, OPPONENT] = [0, 1, 2, 3] as const
/** Notrump answers to one of a suit, major or minor. */
const NOTRUMP_OVER_A_SUIT = [
  [1, 6, 10, 0],
  [2, 11, 12, 2],
  [3, 13, 17, 2],
  [4, 18, 19, 2],
  [6, 20, 28, 2],
] as const
export const USUAL_ANSWERS: readonly AnswerFact[] = [
  ...rows('raise', MAJOR, [2, 6, 9, 3], [3, 10, 12, 3], [4, 13, 19, 4], [6, 20, 28, 4]),
  ...rows('raise', MINOR, [2, 6, 9, 5], [3, 10, 12, 5], [4, 13, 37, 5]),
  ...rows('newsuit', MAJOR, [1, 6, 37, 4], [2, 10, 37, 4]),
  ...rows('newsuit', MINOR, [1, 6, 37, 4], [2, 10, 37, 5]),
  ...rows('newsuit', NOTRUMP, [2, 0, 7, 5]),
  ...rows('newsuit', OPPONENT, [1, 8, 16, 5], [2, 11, 16, 5]),
  ...rows('jump', MAJOR, [2, 17, 37, 5], [3, 17, 37, 5]),
  ...rows('jump', MINOR, [2, 17, 37, 5], [3, 17, 37, 5]),
  ...rows('jump', NOTRUMP, [3, 10, 37, 5]),
  ...rows('jump', OPPONENT, [2, 6, 10, 6], [3, 6, 10, 7]),
  ...rows('notrumpbid', MAJOR, ...NOTRUMP_OVER_A_SUIT),
  ...rows('notrumpbid', MINOR, ...NOTRUMP_OVER_A_SUIT),
  ...rows('notrumpbid', NOTRUMP, [2, 8, 9, 0], [3, 10, 15, 1], [4, 16, 17, 1], [6, 18, 25, 1]),
  ...rows('notrumpbid', OPPONENT, [1, 15, 18, 2]),
  { kind: 'askmajors', level: 2, suit: CLUBS, min: 8, max: 37, length: 4 },
  { kind: 'takeout', min: 12, max: 16, short: 2, length: 3 },
  { kind: 'newmajor', level: 2, length: 5 },
  { kind: 'higherfirst', length: 5 },
]
