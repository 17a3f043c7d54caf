/**
 * A card that was played, looked back on: what it cost with all hands open, what it cost by what
 * its player knew then, and which inferences it depends on. Only what could have been known is a
 * mistake.
 */
import type { Card } from '#core/card.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { actionsIn, type Inference } from '#reasoning/inference/inference.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { believed } from './believed.ts'
import { type Judging, judgingAt } from './budgets.ts'
import { type Candidate, type Lead, leadOver } from './candidates.ts'
import { type Gap, isSure } from './paired.ts'
import { playedOn } from './played-on.ts'
import { type Turn, turnOf } from './turn.ts'
import { type CardQuestion, type Choosing, type Grounds, weighCards } from './weigh-cards.ts'
import type { Scoring } from './worth.ts'

/**
 * `forced`: there was no choice. `fine`: it cost nothing that could have been known, and no trick.
 * `unknowable`: it cost a trick, and by what was known then it need not have. `mistake`: by what was
 * known then another card was better, beyond the error of the sample, and stayed better when robots who
 * see no closed hand played on from both. `unsolved`: too hard to say.
 */
export const CARD_VERDICTS = ['forced', 'fine', 'unknowable', 'mistake', 'unsolved'] as const
export type CardVerdict = (typeof CARD_VERDICTS)[number]

export interface ReviewedCard {
  /** Place in the play, from 0. */
  readonly index: number
  readonly seat: Seat
  readonly card: Card
  readonly verdict: CardVerdict
  /** Tricks given away with all hands open. */
  readonly openCost: number
  /**
   * By what was known then: how far the card was behind the best, in the score and in tricks. Of a card
   * that seems a mistake it is found over fresh layouts, which did not choose the better card, with
   * intervals for all cards of the board that are looked at.
   */
  readonly knowable?: { readonly score: Gap; readonly tricks: Gap }
  /** For a card that seems a mistake there: how far it stayed behind when play went on from both cards. */
  readonly playedOn?: Lead
  /** True where the last tricks were solved as a whole: the cost is exact, and nothing need be played on. */
  readonly solved?: true
  /** The best card by what was known, where another was better on the mean. */
  readonly better?: Card
  readonly candidates: readonly Candidate[]
  /** What `knowable` rests on. */
  readonly grounds?: Grounds
  /** Of a mistake: the inferences without which the card would not have been one. */
  readonly because: readonly Reason[]
  /** For a mistake: true where the law alone shows it, without any inference. */
  readonly byLaw?: true
}
/** An inference that a mistake depends on. */
export interface Reason extends Pick<Inference, 'id' | 'seat' | 'because'> {
  /** Place of the reading that keeps to the agreement. */
  readonly reading: number
  /** The best card without it. */
  readonly best: Card
}

const candidateOf = (candidates: readonly Candidate[], card: Card): Candidate | undefined =>
  candidates.find(({ equals }) => equals.includes(card))

interface Judged {
  readonly card: Candidate
  readonly grounds: Grounds
  readonly on?: Lead
}

/**
 * The card beside the better one, over layouts by which neither was chosen: the best of many cards
 * looks better than it is on the layouts that it was found by. Where it still is behind for
 * certain, both are played on from.
 */
function* judgedAnew(
  kernel: Kernel,
  question: CardQuestion,
  turn: Turn,
  actions: readonly Likelihood[],
  played: Card,
  better: Card,
  judging: Judging,
): Choosing<Judged | undefined> {
  const [a, b, c, d] = question.seed
  const fresh: CardQuestion = { ...question, speed: judging.solved, seed: [a, b, c, ~d >>> 0] }
  const weighed = yield* weighCards(kernel, fresh, turn, actions, [played, better])
  if (!weighed.ok) return undefined
  const { candidates, grounds } = weighed.value
  const card = candidateOf(candidates, played)
  if (card === undefined) return undefined
  if (!isSure(leadOver(card))) return { card, grounds }
  const on = yield* playedOn(
    kernel,
    { ...question, seed: [a, b, ~c >>> 0, d] },
    ...([turn, actions, played, better, judging.played] as const),
  )
  return on.ok ? { card, grounds, on: on.value } : undefined
}

/** True where the card is no longer behind the better one: as good, or both behind a third card beyond the error. */
function isChanged(candidates: readonly Candidate[], played: Card, better: Card): boolean {
  const here = candidateOf(candidates, played)
  const there = candidateOf(candidates, better)
  return (
    here !== undefined &&
    there !== undefined &&
    (candidates.indexOf(here) <= candidates.indexOf(there) ||
      !isSure(leadOver(here)) ||
      isSure(leadOver(there)))
  )
}

/** An exact cost is a mistake from here on, for certain: less is nobody's lesson. */
const COSTS: Readonly<Record<Scoring, number>> = { imps: 0.1, total: 5, matchpoints: 0.02 }
const costs = ({ least, in: unit }: Lead, scoring: Scoring): boolean =>
  least >= COSTS[unit === 'tricks' ? 'matchpoints' : scoring]

type Why = Pick<ReviewedCard, 'because' | 'byLaw'>

/**
 * The inferences without which the card would have been no mistake, with the best card then. None
 * where the law alone shows it; otherwise each inference is left out in turn, and the layouts are
 * drawn again.
 */
function* reasons(
  kernel: Kernel,
  question: CardQuestion,
  turn: Turn,
  inferences: readonly Inference[],
  played: Card,
  better: Card,
): Choosing<Why> {
  const lawful = yield* weighCards(kernel, question, turn, [])
  if (!lawful.ok) return { because: [] }
  if (!isChanged(lawful.value.candidates, played, better)) return { because: [], byLaw: true }
  const out: Reason[] = []
  for (const left of inferences) {
    const others = inferences.filter((one) => one !== left).flatMap(actionsIn)
    const weighed = yield* weighCards(kernel, question, turn, others)
    if (!weighed.ok || !isChanged(weighed.value.candidates, played, better)) continue
    const { id, seat, because, readings } = left
    const kept = readings.findIndex(({ qualifier }) => qualifier === 'consistent')
    const best = weighed.value.candidates[0]!.card
    out.push({ id, seat, because, reading: Math.max(0, kept), best })
  }
  return { because: out }
}

/**
 * Looks back on one card.
 * @param question with the view of its player just before the card.
 * @param played a card that was lawful there.
 * @param openCost tricks that it gave away with all hands open.
 */
export function* reviewCard(
  kernel: Kernel,
  question: CardQuestion,
  played: Card,
  openCost: number,
  judging: Judging = judgingAt(question.speed),
): Choosing<Result<ReviewedCard, Problem>> {
  // Many cards are looked at, which matters when one is judged, not when it is first suspected.
  const { looks: _, ...suspecting } = question
  const { view, agreements } = question
  const found = turnOf(view)
  if (!found.ok) return found
  const turn = found.value
  const about = { index: view.cards.length, seat: turn.seat, card: played, openCost }
  const plain = (verdict: CardVerdict): Result<ReviewedCard> =>
    ok({ ...about, verdict, candidates: [], because: [] })
  if (turn.lawful.length === 1) return plain('forced')
  const inferences = believed(view, agreements, question.believes)
  const actions = inferences.flatMap(actionsIn)
  const weighed = yield* weighCards(kernel, suspecting, turn, actions)
  if (!weighed.ok) return weighed
  const { candidates, grounds, touching } = weighed.value
  if (touching) return plain('forced')
  const here = candidateOf(candidates, played)
  const [best] = candidates
  if (here === undefined || best === undefined) return plain('unsolved')
  const solved = weighed.value.ending !== undefined
  const judged =
    isSure(leadOver(here)) && !solved
      ? yield* judgedAnew(kernel, question, turn, actions, played, best.card, judging)
      : { card: here, grounds }
  if (judged === undefined) return plain('unsolved')
  const { card, on } = judged
  const knowable = { score: card.behind, tricks: card.tricksBehind }
  const mistake = solved ? costs(leadOver(card), question.scoring) : on !== undefined && isSure(on)
  const why: Why = mistake
    ? yield* reasons(kernel, suspecting, turn, inferences, played, best.card)
    : { because: [] }
  return ok({
    ...about,
    ...{ candidates, grounds: judged.grounds, knowable, ...why },
    ...(on === undefined ? {} : { playedOn: on }),
    ...(solved ? { solved } : {}),
    verdict: mistake ? 'mistake' : openCost > 0 ? 'unknowable' : 'fine',
    ...(leadOver(card).mean > 0 ? { better: best.card } : {}),
  })
}
