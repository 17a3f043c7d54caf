/** What is told of a mistake in a text: where it stands, what stands there, and what was probably meant. */

/** A stretch of one line; line and column from 1, columns and length in UTF-16 units. */
export interface Stretch {
  readonly line: number
  readonly column: number
  readonly length: number
}
/** What an editor can put in the place of a stretch. */
export interface Proposal extends Stretch {
  readonly text: string
}
export interface TextProblem extends Stretch {
  readonly message: string
  /** What stands there, and what would be read there, where that is all that is wrong. */
  readonly found?: string
  readonly expected?: string
  readonly proposal?: Proposal
}

/** Ends the reading of a line; caught by whoever reads lines. */
export class Fault extends Error {
  readonly problem: TextProblem
  constructor(problem: TextProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** How many letters must be changed, added or left out between two words. */
function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, change))
    }
    row = next
  }
  return row[other.length]!
}
/** A word is near from this share of letters on. */
const NEAR = 0.4
/**
 * The candidate that the words at hand were probably to be, and how many of the words it stands for;
 * `undefined` where none is near, or where it stands there already.
 */
export function nearest(
  words: readonly string[],
  candidates: Iterable<string>,
): { readonly word: string; readonly of: number } | undefined {
  let best: { readonly word: string; readonly of: number; readonly off: number } | undefined
  for (const word of candidates) {
    const of = word.split(' ').length
    const piece = words.slice(0, of).join(' ').toLowerCase()
    const off = lettersBetween(piece, word.toLowerCase()) / Math.max(word.length, 3)
    if (best === undefined || off < best.off) best = { word, of: Math.min(of, words.length), off }
  }
  return best !== undefined && best.off > 0 && best.off <= NEAR ? best : undefined
}

const NUMBER_WORDS = ['three', 'four', 'five', 'six', 'seven'] as const
const SUITS = [
  ['spade', 'S', '♠'],
  ['heart', 'H', '♥'],
  ['diamond', 'D', '♦'],
  ['club', 'C', '♣'],
] as const
/** What is no limit: the hand says it in numbers, or nobody need say it. */
export const VAGUE = /^(weak|strong|natural|non-?forcing|positive|negative)(?!\w)/i
/** Words that players write and the language has not, with those it has; `$1` is what stood in the brackets. */
export const MEANT: readonly (readonly [RegExp, string])[] = [
  [/^(?:hcp|pts?|high card points)(?!\w)/i, 'points'],
  [/^(?:dummy|support|distribution) points(?!\w)/i, 'points with short suits'],
  [/^majors?(?!\w)/i, 'cards in one of the majors'],
  [/^minors?(?!\w)/i, 'cards in one of the minors'],
  [/^tricks(?!\w)/i, 'playing tricks'],
  [/^bal(?!\w)/i, 'balanced'],
  [/^honors(?!\w)/i, 'honours'],
  [/^(?:everything|anything)(?: else)?(?!\w)/i, 'any hand'],
  [/^stopp(?:er|ers|ed) in their suit(?!\w)/i, 'their suit stopped'],
  [/^short in (\w+ ?suit|\w+)(?!\w)/i, '0-2 cards in $1'],
  ...NUMBER_WORDS.flatMap((word, i): (readonly [RegExp, string])[] => [
    [new RegExp(`^${word}-card(?!\\w)`, 'i'), `${i + 3}+ card`],
    [new RegExp(`^${word}(?= \\w)`, 'i'), `${i + 3}+`],
  ]),
  ...SUITS.flatMap(([name, letter, sign]): (readonly [RegExp, string])[] => [
    [new RegExp(`^([1-7]) ${name}s?(?!\\w)`, 'i'), `$1${letter}`],
    [new RegExp(`^[${letter}${sign}](?!\\w)`, 'i'), `${name}s`],
  ]),
  [/^p(?!\w)/i, 'pass'],
  [/^openings?$/i, 'when nobody has opened'],
  [/^(?:responses?|answers?) to (\w+)$/i, 'when partner opened $1'],
  [/^(?:the )?opponents(?!\w)/i, 'they'],
  [/^opened(?!\w)/i, 'bid'],
  [/^overcalled(?!\w)/i, 'came in'],
  [/^(?:gf|game forcing|forcing to game)(?!\w)/i, 'game force'],
  [/^(?:inv|invites?)(?!\w)/i, 'invitational'],
  [/^(?:f1|forcing one round|one round force)(?!\w)/i, 'forcing'],
  [/^(?:to play|signoff)(?!\w)/i, 'sign-off'],
  [/^(?:alert(?:ed)?|conventional)(?!\w)/i, 'artificial'],
  [/^relay(?!\w)/i, 'artificial, forcing'],
  [/^(?:asking|asks partner) for(?!\w)/i, 'asks for'],
  [/^puppet(?!\w)/i, 'asks for the puppet bid'],
  [/^waiting(?!\w)/i, 'a waiting bid'],
  [/^preempt(?:ive)?(?!\w)/i, 'a preempt'],
  [/^both majors(?!\w)/i, 'hearts and spades'],
  [/^both minors(?!\w)/i, 'clubs and diamonds'],
]
