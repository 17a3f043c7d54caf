/**
 * Marks a reader's guess about a closed hand at one moment, against what could be known: the chances
 * that the panel has hidden meanwhile. The reason comes from the cards, by law, and says when it is
 * the agreements that turn the scale.
 */

import { type Card, cardName, suitOf } from '#core/card.ts'
import { HOLDING_HCP, length } from '#core/holding.ts'
import { fixed, percentage } from '#core/locale.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { countLengths, countPoints, lengthIndex, pointsIndex, valueAt } from '#counting/layouts.ts'
import { whyLength, whyPoints } from '#explain/knowledge/why-bound.ts'
import type { ProofStep } from '#explain/proof.ts'
import {
  type Chances,
  type Guess,
  type GuessGrade,
  type GuessMark,
  gradeOf,
  markGuess,
} from '#reasoning/answer/guess.ts'
import { becauseLength, becausePoints, evidenceOf } from '#reasoning/law/because.ts'
import { boundsOf, type LawfulRange } from '#reasoning/law/changes.ts'
import { handOf, isVoid, knownOf, type Position, spaceOf } from '#reasoning/law/position.ts'
import { replayPlay } from '#reasoning/law/replay-play.ts'
import { defineJob, type Job } from '../../job.ts'

export type MarkGuessInput =
  | {
      readonly kind: 'number'
      /** What the observer may see of the whole line. */
      readonly view: SeatView
      /** Cards played at the moment of the guess. */
      readonly cards: number
      readonly seat: Seat
      readonly what: Suit | 'hcp'
      /** What could be known: agreements counted in, where they are. */
      readonly of: Chances
      readonly guess: Guess
    }
  | {
      readonly kind: 'place'
      readonly view: SeatView
      readonly cards: number
      readonly card: Card
      readonly holders: readonly { readonly seat: Seat; readonly chance: number }[]
      readonly guess: Seat
    }
export interface MarkedGuess {
  readonly grade: GuessGrade
  /** 0..1. */
  readonly score: number
  /** Bits that a distribution loses; `Infinity` when it rules out what is possible, 0 for other guesses. */
  readonly bits: number
  /** What the guess is worth, and what the best one would be. */
  readonly sentence: string
  /** Why, from the evidence on; empty for a guess that nothing beats. */
  readonly reasons: readonly ProofStep[]
}
export type MarkGuessOutput = Result<MarkedGuess, Problem>

/** A chance for people; 0 and 100 only for certain. */
const percent = (p: number): string => {
  if (p <= 0 || p >= 1 - 1e-12) return percentage(p <= 0 ? 0 : 100)
  if (p < 0.01) return t`less than ${percentage(1)}`
  return p > 0.99 ? t`more than ${percentage(99)}` : percentage(Math.round(p * 100))
}
const span = (lo: number, hi: number): string => (lo === hi ? String(lo) : t`${lo} to ${hi}`)

/** The chances that the law alone gives. */
function lawful(position: Position, seat: Seat, what: Suit | 'hcp', range: LawfulRange): Chances {
  const hand = handOf(position, seat)
  const values = Array.from({ length: range.hi - range.lo + 1 }, (_, i) => range.lo + i)
  const counts = countLengths(spaceOf(position))
  const total = valueAt(counts.total, 0)
  if (what === 'hcp') {
    const points = countPoints(spaceOf(position))
    const shown = ([0, 1, 2, 3] as const).reduce<number>(
      (sum, suit) => sum + (HOLDING_HCP[knownOf(position, hand, suit)] ?? 0),
      0,
    )
    return {
      lo: range.lo,
      chances: values.map((v) => valueAt(points, pointsIndex(hand, v - shown)) / total),
    }
  }
  const seen = length(knownOf(position, hand, what))
  return {
    lo: range.lo,
    chances: values.map((v) => valueAt(counts.lengths, lengthIndex(hand, what, v - seen)) / total),
  }
}

/** `four spades`, `11 points`. */
const unit = (what: Suit | 'hcp'): string => (what === 'hcp' ? t`points` : strainName(what))

function sentenceOf(mark: GuessMark, grade: GuessGrade, guess: Guess): string {
  const best = span(mark.bestLo, mark.bestHi)
  if (guess.kind === 'spread') {
    if (grade === 'best') return t`Exactly what could be known: nothing is lost.`
    if (grade === 'impossible') return t`It gives nothing to a value that is possible.`
    const lost = t`It loses ${mark.bits < 0.01 ? t`less than 0.01` : fixed(mark.bits, 2)} bits against the best possible.`
    return grade === 'close' ? t`About as good as can be. ${lost}` : lost
  }
  const own = guess.kind === 'value' ? span(guess.value, guess.value) : span(guess.lo, guess.hi)
  if (guess.kind === 'range' && guess.lo > guess.hi) return t`The range is upside down.`
  switch (grade) {
    case 'best':
      return t`Right: no guess could be better. ${own} has ${percent(mark.held)}.`
    case 'close':
      return t`As good as any: ${own} has ${percent(mark.held)}, the best, ${best}, ${percent(mark.best)}.`
    case 'short':
      return t`${own} has ${percent(mark.held)}; the best, ${best}, has ${percent(mark.best)}.`
    case 'impossible':
      return t`${own} is impossible; the best, ${best}, has ${percent(mark.best)}.`
  }
}

/** Unknown places by hand, and what they alone would make of the best place. */
function whyPlace(
  position: Position,
  card: Card,
  best: { readonly seat: Seat; readonly chance: number },
): readonly ProofStep[] {
  const suit = suitOf(card)
  const rooms = position.seats.map((seat, h) => ({
    seat,
    places: isVoid(position, h, suit) ? 0 : (position.vacant[h] ?? 0),
  }))
  const listed = rooms.map(({ seat, places }) =>
    places === 0
      ? t`${seatName(seat)} has none where it could lie`
      : t`${seatName(seat)} has ${places} unknown ${places === 1 ? t`card` : t`cards`}`,
  )
  const counts = countLengths(spaceOf(position))
  const total = valueAt(counts.total, 0)
  const hand = handOf(position, best.seat)
  const unseen = length(position.unseen[suit])
  let expected = 0
  for (let n = 1; n <= unseen; n++)
    expected += (n * valueAt(counts.lengths, lengthIndex(hand, suit, n))) / total
  const law = unseen === 0 ? 0 : expected / unseen
  return [
    { text: `${listed.join('; ')}.`, events: [] },
    {
      text:
        Math.abs(law - best.chance) > 0.005
          ? t`By law alone ${seatName(best.seat)} would have it with ${percent(law)}; what was agreed makes it ${percent(best.chance)}.`
          : t`Counting the layouts that are left, ${percent(best.chance)} give it to ${seatName(best.seat)}.`,
      events: [],
    },
  ]
}

function markPlace(input: Extract<MarkGuessInput, { kind: 'place' }>): MarkGuessOutput {
  const chance = input.holders.find(({ seat }) => seat === input.guess)?.chance
  if (chance === undefined)
    return problem('guess/seat', t`${seatName(input.guess)}’s hand is not closed.`)
  const best = input.holders.reduce((a, b) => (b.chance > a.chance ? b : a))
  const score = best.chance <= 0 ? 0 : Math.min(1, chance / best.chance)
  const grade = gradeOf({ held: chance, best: best.chance, score, bestLo: 0, bestHi: 0, bits: 0 })
  const card = cardName(input.card)
  const who = seatName(input.guess)
  const other = t`${seatName(best.seat)} has it with ${percent(best.chance)}`
  const sentence =
    grade === 'best'
      ? t`Right: no guess could be better. ${who} has the ${card} with ${percent(chance)}.`
      : grade === 'close'
        ? t`As good as any: ${who} has the ${card} with ${percent(chance)}, ${other}.`
        : grade === 'short'
          ? t`${who} has the ${card} with ${percent(chance)}; ${other}.`
          : t`${who} cannot have the ${card}; ${other}.`
  if (grade === 'best') return ok({ grade, score, bits: 0, sentence, reasons: [] })
  const fold = replayPlay(input.view)
  if (!fold.ok) return fold
  const position = fold.value.positions[input.cards]
  if (position === undefined) return problem('guess/moment', t`There is no such moment.`)
  const reasons = whyPlace(position, input.card, best)
  return ok({ grade, score, bits: 0, sentence, reasons })
}

/** @see MarkGuessInput */
export const markGuessJob: Job<MarkGuessInput, never, MarkGuessOutput> = function* (input) {
  if (input.kind === 'place') return markPlace(input)
  const { view, cards, seat, what, of, guess } = input
  const fold = replayPlay(view)
  if (!fold.ok) return fold
  const position = fold.value.positions[cards]
  const hand = position === undefined ? -1 : handOf(position, seat)
  if (position === undefined || hand < 0)
    return problem('guess/seat', t`${seatName(seat)}’s hand is not closed at that moment.`)
  const mark = markGuess(of, guess)
  const grade = gradeOf(mark)
  const sentence = sentenceOf(mark, grade, guess)
  if (grade === 'best')
    return ok({ grade, score: mark.score, bits: mark.bits, sentence, reasons: [] })
  const bounds = boundsOf(position)[hand]
  const range = what === 'hcp' ? bounds?.hcp : bounds?.suits[what]
  if (range === undefined) return problem('guess/seat', t`That hand cannot be counted.`)
  const evidence = evidenceOf(view, cards)
  if (!evidence.ok) return evidence
  const chains =
    what === 'hcp'
      ? both(
          becausePoints(evidence.value, seat, 'lo'),
          becausePoints(evidence.value, seat, 'hi'),
          whyPoints,
        )
      : both(
          becauseLength(evidence.value, seat, what, 'lo'),
          becauseLength(evidence.value, seat, what, 'hi'),
          whyLength,
        )
  if (!chains.ok) return chains
  const law = markGuess(lawful(position, seat, what, range), {
    kind: 'range',
    lo: mark.bestLo,
    hi: mark.bestHi,
  })
  const steps = chains.value.flatMap(({ text: conclusion, steps: why }) => [
    ...why,
    ...(why.some(({ text }) => text.endsWith(conclusion))
      ? []
      : [{ text: conclusion, events: [] }]),
  ])
  const scale: readonly ProofStep[] =
    guess.kind === 'spread'
      ? []
      : [
          Math.abs(law.held - mark.best) > 0.005
            ? {
                text: t`By law alone ${span(mark.bestLo, mark.bestHi)} ${unit(what)} would have ${percent(law.held)}; what was agreed makes it ${percent(mark.best)}.`,
                events: [],
              }
            : {
                text: t`Counting the layouts that are left, ${percent(mark.best)} give ${seatName(seat)} ${span(mark.bestLo, mark.bestHi)} ${unit(what)}.`,
                events: [],
              },
        ]
  return ok({
    grade,
    score: mark.score,
    bits: mark.bits,
    sentence,
    reasons: [...unique(steps), ...scale],
  })
}

/** The chain out of both ends, or the problem of one. */
const both = <T, C>(
  lo: Result<T, Problem>,
  hi: Result<T, Problem>,
  why: (lo: T, hi: T) => C,
): Result<C, Problem> => (lo.ok ? (hi.ok ? ok(why(lo.value, hi.value)) : hi) : lo)

const unique = (steps: readonly ProofStep[]): readonly ProofStep[] =>
  steps.filter((step, i) => steps.findIndex((other) => other.text === step.text) === i)

export const job = defineJob({
  name: 'mark-guess',
  family: 'knowledge',
  weight: 'heavy',
  run: markGuessJob,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'mark-guess': typeof markGuessJob
  }
}
