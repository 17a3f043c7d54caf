/** A near miss: a rule, tried before the one chosen, that one test short by one step kept away. */
import type { Judgement } from '#constraint/judge.ts'
import { HAND_MEASURES, SUIT_MEASURES } from '#constraint/measures.ts'
import { type Phrase, suitToken } from '#constraint/phrase.ts'

/** The single condition that fails, by one step, or `undefined` when it is more than that. */
export function onlyFailure(j: Judgement): Judgement | undefined {
  if (j.miss !== 1) return undefined
  switch (j.constraint.kind) {
    case 'range':
    case 'sum':
    case 'suit-range':
    case 'suit-sum':
      return j
    // A shape is not met by degrees, and to lose what one has is no miss.
    case 'shape':
    case 'not':
      return undefined
    default: {
      const near = j.parts.find((part) => part.miss === 1)
      return near && onlyFailure(near)
    }
  }
}

/** `one stopper short`, `one point short in ♥`, `one card too many in ♣`. */
export function missWords(j: Judgement): Phrase | undefined {
  const c = j.constraint
  const place: Phrase = j.suit === undefined ? [] : [' in ', suitToken(j.suit)]
  switch (c.kind) {
    case 'range':
    case 'suit-range': {
      const m = c.kind === 'range' ? HAND_MEASURES[c.measure] : SUIT_MEASURES[c.measure]
      const short = c.min !== undefined && (j.values[0] ?? 0) < c.min
      return [`one ${m.one} ${short ? 'short' : 'too many'}`, ...place]
    }
    case 'sum':
    case 'suit-sum': {
      // A step of the first measure would do; the sums that rules use all begin with it.
      const term = c.terms[0]
      if (term === undefined || Math.abs(term.times) !== 1) return undefined
      const m = term.of === 'hand' ? HAND_MEASURES[term.measure] : SUIT_MEASURES[term.measure]
      const total = c.terms.reduce((n, t, i) => n + t.times * (j.values[i] ?? 0), 0)
      const short = (c.min !== undefined && total < c.min) === term.times > 0
      return [`one ${m.one} ${short ? 'short' : 'too many'}`, ...place]
    }
    default:
      return undefined
  }
}
