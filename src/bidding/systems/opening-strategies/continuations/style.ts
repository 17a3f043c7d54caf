/** What the facts of a strategy say of its openings, as the rules that follow them need it. */
import type { CallPattern } from '#bidding/language/patterns.ts'
import { bidOf, callCode } from '#core/call.ts'
import type { NotrumpOpenFact, OpenFact, Strategy } from '#core/strategy.ts'
import { NOTRUMP } from '#core/suit.ts'

/** Most points of an opening that is called weak. */
const WEAK = 12

/** Openings of one kind. */
export interface Openings {
  /** The calls, to be used in a pattern. */
  readonly calls: CallPattern
  /** Least and most points that one of them shows. */
  readonly min: number
  readonly max: number
}
export interface StrategyStyle {
  /** One of a suit, on its length. */
  readonly one: Openings | undefined
  /** A suit from the two level on, too strong for a preempt. */
  readonly two: Openings | undefined
  /** A suit from the two level on, up to twelve points. */
  readonly weak: Openings | undefined
  /** Openings that say nothing of their suit, each with its least points. */
  readonly strong: readonly Openings[]
  /** By level. */
  readonly notrump: readonly (Openings & { readonly level: number })[]
}

const together = (facts: readonly OpenFact[]): Openings | undefined =>
  facts.length === 0
    ? undefined
    : {
        calls: [...new Set(facts.map(({ level, suit }) => callCode(bidOf(level, suit))))].join('|'),
        min: Math.min(...facts.map(({ min }) => min)),
        max: Math.max(...facts.map(({ max }) => max)),
      }

export function styleOf({ facts }: Strategy): StrategyStyle {
  const suits = facts.filter((fact): fact is OpenFact => fact.kind === 'open')
  const natural = suits.filter(({ length }) => length > 0)
  const high = natural.filter(({ level }) => level > 1)
  return {
    one: together(natural.filter(({ level }) => level === 1)),
    two: together(high.filter(({ max }) => max > WEAK)),
    weak: together(high.filter(({ max }) => max <= WEAK)),
    strong: suits.filter(({ length }) => length === 0).flatMap((fact) => together([fact]) ?? []),
    notrump: facts
      .filter((fact): fact is NotrumpOpenFact => fact.kind === 'notrumpopen')
      .map(({ level, min, max }) => ({ calls: callCode(bidOf(level, NOTRUMP)), level, min, max })),
  }
}
