/** A call read by a system of rules, in words: each step it falls back, and what the calls not made say. */

import { type Indirect, indirectOf } from '#bidding/auction/indirect.ts'
import { cellsOf, equalCells, fullCells } from '#constraint/cells.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import { describe } from '#constraint/describe.ts'
import { join, type Phrase, plain } from '#constraint/phrase.ts'
import { inSentence } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { ReadingStep } from '#reasoning/sources/meanings.ts'
import type { RuleReading } from '#reasoning/sources/source.ts'
import { ANY_SUCH_HAND, cellsPhrase, DENIES_NOTHING, pointsNamed } from '../call/meaning-words.ts'
import { indirectPhrases } from '../call/shown-words.ts'

type Read = Pick<RuleReading, 'exact' | 'direct' | 'status' | 'words'>

/** Up to this many letters, the conditions of a rule are said in full; of longer ones only the ranges. */
const LONG = 90
const ANY = fullCells()
/** Whether the call itself says nothing: every hand may make it. */
export const saysNothing = ({ direct }: Pick<Read, 'direct'>): boolean =>
  equalCells(cellsOf(direct).must, ANY)

const shownKept = new WeakMap<RuleReading['direct'], Phrase>()
/**
 * What its rules ask: `HCP ≥ 12 and ♠ 4+ cards and ♠ the best suit`.
 * @param ended the hands that are left of them: they end the points.
 */
function shownWords(direct: RuleReading['direct'], ended = direct): Phrase {
  const known = shownKept.get(ended)
  if (known !== undefined) return known
  const whole = describe(direct)
  const asked = cellsOf(direct).may
  const words =
    plain(whole).length <= LONG ? whole : cellsPhrase(asked, pointsNamed(asked, cellsOf(ended).may))
  shownKept.set(ended, words)
  return words
}

/** The rule's own words as a part of a sentence: `fewer than twelve points`. */
const ownWords = ({ words }: Read): string | undefined =>
  words === undefined ? undefined : inSentence(words).replace(/\.$/, '')
/** Whether only the rule's own words say what a hand must be. */
export const toldByOwnWords = (read: Read): boolean =>
  saysNothing(read) && read.words !== undefined && denialWords(read).length === 0

const listed = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? join(phrases, '')
    : [...join(phrases.slice(0, -1), ', '), t` and `, ...(phrases.at(-1) ?? [])]

/** What a hand must be at that step; the denials of the first step stand apart, see `denialWords`. */
export function readingStepWords(step: ReadingStep, read: Read): Phrase {
  const { direct, status } = read
  if (step === 'relaxed')
    return status === 'relaxed' || status === 'dropped'
      ? [...shownWords(direct), t`, give or take a point and a card`]
      : [t`the same, give or take a point and a card`]
  if (saysNothing(read)) {
    const denied = denialWords(read)
    return denied.length > 0 ? listed(denied) : [ownWords(read) ?? ANY_SUCH_HAND]
  }
  return step === 'direct' && status === 'exact' && read.exact !== read.direct
    ? [...shownWords(direct), `, ${DENIES_NOTHING}`]
    : shownWords(direct, step === 'exact' ? read.exact : direct)
}

/** Limits that are worth telling: hardly any hand is above these in any case. */
const LONG_SUIT = 5
const MANY_POINTS = 25
/** The same where the call itself shows nothing, so that only bounds for single honours are left. */
const SOME_POINTS = 20
const isNews = (one: Indirect, any: boolean): boolean =>
  one.kind === 'at-most'
    ? one.cards <= LONG_SUIT
    : one.kind === 'at-most-points'
      ? one.points < (any ? SOME_POINTS : MANY_POINTS)
      : true

/** Those worth telling, points before suits. @param any whether the call itself shows nothing. */
export const newsOf = (all: readonly Indirect[], any: boolean): readonly Indirect[] => {
  const told = all.filter((one) => isNews(one, any))
  const ofPoints = ({ kind }: Indirect): boolean => kind.endsWith('-points')
  return [...told.filter(ofPoints), ...told.filter((one) => !ofPoints(one))]
}

const deniedKept = new WeakMap<RuleReading['exact'], readonly Phrase[]>()
/** What the calls not made say beyond what the call shows: `more spades than hearts`, `at most 11 points`. */
export function denialWords({ exact, direct }: Pick<Read, 'exact' | 'direct'>): readonly Phrase[] {
  const known = deniedKept.get(exact)
  if (known !== undefined) return known
  const any = saysNothing({ direct })
  const words = indirectPhrases(
    newsOf(indirectOf(cellsOf(direct).may, cellsOf(exact).may, packWeights()), any),
  )
  deniedKept.set(exact, words)
  return words
}
