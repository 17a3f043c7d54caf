/**
 * Marks a guess against what could be known, never against the cards themselves: the chances of
 * every value at that moment are the measure, so a good guess that happens to be wrong is still a
 * good one.
 *
 * A single value earns its chance over the best value's; a range the chance it holds over that of
 * the best range of its width; a distribution loses the amount by which its expected logarithmic
 * score falls short of the best possible, in bits. Nothing earns more than 1, and the distribution
 * itself loses nothing.
 */

/** The chance of lo, lo + 1, …; they add up to 1. */
export interface Chances {
  readonly lo: number
  readonly chances: readonly number[]
}

export type Guess =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'range'; readonly lo: number; readonly hi: number }
  /** The weight of each value; the sum may be anything. */
  | { readonly kind: 'spread'; readonly lo: number; readonly weights: readonly number[] }

export interface GuessMark {
  /** Chance that the guess gave to the truth: of the value or range; of a spread the geometric mean. */
  readonly held: number
  /** The most that a guess of this kind could have held. */
  readonly best: number
  /** `held` over `best`, 0..1. */
  readonly score: number
  /** The best guess of this kind, least value and most; the whole span for a spread. */
  readonly bestLo: number
  readonly bestHi: number
  /** Bits lost by a spread against the best possible; infinite when it rules out what is possible. */
  readonly bits: number
}

const chanceOf = ({ lo, chances }: Chances, value: number): number => chances[value - lo] ?? 0
const massOf = (of: Chances, lo: number, hi: number): number => {
  let sum = 0
  for (let value = lo; value <= hi; value++) sum += chanceOf(of, value)
  return sum
}

/** Rounding must not give more than everything. */
const ratio = (held: number, best: number): number => (best <= 0 ? 0 : Math.min(1, held / best))

function markRange(of: Chances, lo: number, hi: number): GuessMark {
  const held = massOf(of, lo, hi)
  const width = hi - lo
  let best = -1
  let bestLo = of.lo
  // The best window holds a possible value, so it begins no earlier than its own width before the first.
  for (let from = of.lo - width; from < of.lo + of.chances.length; from++) {
    const mass = massOf(of, from, from + width)
    // Among equals, the one that is possible.
    if (mass > best + 1e-12) {
      best = mass
      bestLo = from
    }
  }
  const first = Math.max(bestLo, Math.min(of.lo, of.lo + of.chances.length - 1 - width))
  const inside = massOf(of, first, first + width) >= best - 1e-12 ? first : bestLo
  return {
    held,
    best,
    score: ratio(held, best),
    bestLo: inside,
    bestHi: inside + width,
    bits: 0,
  }
}

function markSpread(of: Chances, lo: number, weights: readonly number[]): GuessMark {
  const total = weights.reduce((sum, weight) => sum + Math.max(0, weight), 0)
  let own = 0
  let least = 0
  for (const [i, chance] of of.chances.entries()) {
    if (chance <= 0) continue
    const weight = Math.max(0, weights[of.lo + i - lo] ?? 0)
    own -= chance * Math.log2(total > 0 ? weight / total : 0)
    least -= chance * Math.log2(chance)
  }
  const bits = Math.max(0, own - least)
  const held = 2 ** -own
  const best = 2 ** -least
  return {
    held,
    best,
    score: bits < 1e-12 ? 1 : ratio(held, best),
    bestLo: of.lo,
    bestHi: of.lo + of.chances.length - 1,
    bits: bits < 1e-12 ? 0 : bits,
  }
}

/** Marks a guess. A range upside down holds nothing; so does a spread without weight. */
export function markGuess(of: Chances, guess: Guess): GuessMark {
  switch (guess.kind) {
    case 'value':
      return markRange(of, guess.value, guess.value)
    case 'range':
      return guess.lo > guess.hi
        ? { ...markRange(of, guess.lo, guess.lo), held: 0, score: 0 }
        : markRange(of, guess.lo, guess.hi)
    case 'spread':
      return markSpread(of, guess.lo, guess.weights)
  }
}

/** The grade of a guess: nothing could be better, about as good, short of it, or ruled out. */
export const GUESS_GRADES = ['best', 'close', 'short', 'impossible'] as const
export type GuessGrade = (typeof GUESS_GRADES)[number]

/** From this score on a guess is as good as another. */
const CLOSE = 0.85
export const gradeOf = ({ held, score }: GuessMark): GuessGrade =>
  held <= 0 ? 'impossible' : score > 1 - 1e-9 ? 'best' : score >= CLOSE ? 'close' : 'short'
