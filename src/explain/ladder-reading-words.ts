/** A call read by a ladder, in words: each step of its failure ladder, and what the calls not made tell. */
import { indirectOf } from '#bidding/indirect.ts'
import { cellsOf } from '#constraint/cells.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import type { Phrase } from '#constraint/phrase.ts'
import type { LadderStep } from '#knowledge/sources/meanings.ts'
import type { LadderReading } from '#knowledge/sources/source.ts'
import { indirectWords } from './ladder-words.ts'
import { meaningPhrase } from './meaning-words.ts'

/** `6+ points, 4+ ♠, at most 3 ♣`: what a hand must be at that step. */
export function stepWords(
  step: LadderStep,
  { exact, direct, status }: Pick<LadderReading, 'exact' | 'direct' | 'status'>,
): Phrase {
  if (step === 'exact') return meaningPhrase(exact)
  if (step === 'relaxed')
    return status === 'relaxed' || status === 'dropped'
      ? [...meaningPhrase(direct), ', or a point and a card beside it']
      : ['the same with a point and a card to spare']
  return status === 'exact'
    ? [...meaningPhrase(direct), ', whatever it denies']
    : meaningPhrase(direct)
}

const kept = new WeakMap<LadderReading['exact'], readonly Phrase[]>()
/** What the calls not made tell beyond what the call shows: `more spades than hearts`, `at most 11 points`. */
export function denialWords({
  exact,
  direct,
}: Pick<LadderReading, 'exact' | 'direct'>): readonly Phrase[] {
  const known = kept.get(exact)
  if (known !== undefined) return known
  const words = indirectOf(cellsOf(direct).may, cellsOf(exact).may, packWeights()).map(
    indirectWords,
  )
  kept.set(exact, words)
  return words
}
