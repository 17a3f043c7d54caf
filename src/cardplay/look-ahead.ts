/** Of the cards that open cards cannot tell apart, the one that serves best when the next are guessed too. */

import type { Card } from '#core/card.ts'
import { tricksNeeded } from '#core/contract.ts'
import { reporting } from '#core/steps.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { tricksLeft } from '#doubledummy/open-position.ts'
import { alphaMu, type Line, MOST_WORLDS } from './alpha-mu.ts'
import { type Candidate, isLevel } from './candidates.ts'
import type { Turn } from './turn.ts'
import type { CardQuestion, Choosing, WeighedCards } from './weigh-cards.ts'
import { worthOf } from './worth.ts'

/** Cards played before trick five, where the search begins. */
const FROM = 16
/** With so few tricks left one decision more is looked at. */
const NEAR_THE_END = 3
/** Questions put to the solver at most: a hundred are usual. */
const QUESTIONS = 2000
/** Of layouts that are drawn one is no evidence. */
const EVIDENCE = 2
/** Losses are sums, and right to this much. */
const ROUNDING = 1e-9

/** The card that the search makes better than the one that would be played without. */
export interface LookedAhead {
  readonly card: Candidate
  readonly without: Card
  /** How much better on the mean, in the score. */
  readonly gain: number
  /** Layouts of the sample that were searched: at most `MOST_WORLDS`. */
  readonly layouts: number
}

interface Level extends Line {
  readonly candidate: Candidate
  /** In how many layouts it makes the contract with no trick to spare. */
  readonly justMade: number
}

/**
 * Open cards choose where they can. A search is made where they cannot, when declarer's side begins a trick: what is
 * chosen then is a line of play, and what they promise for each line may need another guess in another layout.
 * @param decisions own cards that are looked at together; one more when few are left.
 * @param without the card that would be played.
 * @returns `undefined` where the search is too long, or finds nothing better.
 */
export function* lookAhead(
  decisions: number,
  kernel: Kernel,
  { view, scoring }: CardQuestion,
  { declaring, play, won }: Turn,
  { candidates, taken, solved, sample: { shares, drawn } }: WeighedCards,
  without: Card,
): Choosing<LookedAhead | undefined> {
  const played = view.cards.length
  const [open] = solved
  if (!declaring || played < FROM || played % 4 !== 0) return undefined
  if (open === undefined || candidates.filter(isLevel).length < 2) return undefined
  const worth = worthOf(play.contract, view.vulnerability, scoring)
  const total = shares.slice(0, MOST_WORLDS).reduce((a, b) => a + b, 0)
  const lines = candidates.flatMap((candidate, i): readonly Level[] => {
    if (!isLevel(candidate)) return []
    const tricks = taken[i]!.slice(0, MOST_WORLDS)
    const stakes = tricks.map((n, k) =>
      n === 0 ? 0 : (shares[k]! / total) * (worth[n]! - worth[n - 1]!),
    )
    const card = candidate.equals.at(-1)!
    const justMade = tricks.filter((n) => n === tricksNeeded(play.contract)).length
    return [{ candidate, card, justMade, tricks: tricks.map((n) => n - won), stakes }]
  })
  // Overtricks are not worth the search, save where every trick counts alike.
  if (scoring !== 'matchpoints' && lines.every(({ justMade }) => justMade < EVIDENCE))
    return undefined
  const order = lines.toSorted(
    (a, b) =>
      Number(b.candidate.equals.includes(without)) - Number(a.candidate.equals.includes(without)),
  )
  const all = decisions + (tricksLeft(open) <= NEAR_THE_END ? 1 : 0)
  const steps = alphaMu(kernel, solved.slice(0, MOST_WORLDS), order, all, QUESTIONS)
  const found = yield* reporting(steps, () => ({ share: 1 }))
  if (found === undefined) return undefined
  const { best, first } = found
  const gained = first.lost & ~best.lost
  if (drawn !== undefined && (gained & (gained - 1)) === 0) return undefined
  const gain = first.loss - best.loss
  return gain <= ROUNDING
    ? undefined
    : { card: best.line.candidate, without, gain, layouts: Math.min(shares.length, MOST_WORLDS) }
}
