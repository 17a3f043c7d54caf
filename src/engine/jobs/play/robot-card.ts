/** The card of a robot, from what its seat may see, with every figure that it was chosen by. */
import { type CardChoice, chooseCard } from '#cardplay/choice.ts'
import { ideaOf } from '#cardplay/idea.ts'
import type { IdeaKind } from '#cardplay/idea-kind.ts'
import { type Plan, plannedCard } from '#cardplay/plan.ts'
import { sightOf } from '#cardplay/sight.ts'
import { turnOf } from '#cardplay/turn.ts'
import type { CardQuestion, ChoiceProgress } from '#cardplay/weigh-cards.ts'
import { cardText } from '#core/card.ts'
import { inSentence } from '#core/locale.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { partner } from '#core/seat.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { type PlanLine, planLines } from '#explain/cardplay/ending-words.ts'
import { ideaWords } from '#explain/cardplay/idea-words.ts'
import { amongWords, askedWords, whyCardWords } from '#explain/cardplay/why-card.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'

/** The view is that of the player who chooses: declarer's for dummy's cards. */
export interface RobotCardInput
  extends Omit<KnowledgeInput, 'lawOnly'>,
    Pick<CardQuestion, 'scoring' | 'speed' | 'level' | 'believes' | 'seed'> {
  /** Of the answer before, where the same declarer chooses again. */
  readonly plan?: Plan
}

export interface RobotCard extends CardChoice {
  /** The reason, in one or two sentences. */
  readonly says: string
  /** The idea of the card in a sentence, where one can be named: what a hint says. */
  readonly hint?: string
  /** The same for counting. */
  readonly idea?: IdeaKind | 'asked'
  /** The plan for the last tricks, line by line, where they were solved as a whole. */
  readonly lines?: PlanLine
}

/** The card that is meant to be played across to the trick that this one begins. */
function acrossOf({ view, plan }: RobotCardInput, { plan: next, ending, card, seat }: CardChoice) {
  const inHand = [next, plan].find((one) => one && plannedCard(one, view, seat) === card)
  const step = inHand?.cards[view.cards.length - inHand.from + 2]
  if (step?.own === true && step.seat === partner(seat)) return step.card
  for (let at = ending?.plan; at !== undefined; at = at.next[0]?.step)
    if (at.seat === partner(seat) && at.trick === ending?.plan.trick) return at.card
  return undefined
}

/** The idea of the card, and the hint that names it. */
export function hintOf(
  input: RobotCardInput,
  choice: CardChoice,
): Pick<RobotCard, 'hint' | 'idea'> {
  const { view } = input
  const { card, why } = choice
  const turn = turnOf(view)
  const sight = turn.ok && why.kind !== 'only' ? sightOf(view, turn.value) : undefined
  if (sight === undefined) return {}
  if (why.kind === 'asked')
    return { hint: `${cardText(card)}: ${askedWords(why.asked)}`, idea: 'asked' }
  const by = 'by' in why ? why.by : undefined
  const idea = ideaOf(sight, card, acrossOf(input, choice), by)
  if (idea === undefined) return {}
  const words =
    ideaWords(idea, view.cards.length === 0, !sight.declaring) ??
    (by === undefined ? '' : amongWords(by).trim())
  return { hint: `${cardText(card)}: ${inSentence(words)}`, idea: idea.kind }
}

export function* robotCard(
  kernel: Kernel,
  input: RobotCardInput,
): Generator<ChoiceProgress, Result<RobotCard, Problem>, void> {
  const question = { ...input, agreements: agreementsOf(input) }
  yield { share: 0 }
  const made = yield* chooseCard(kernel, question, input.plan)
  if (!made.ok) return made
  const { ending } = made.value
  const lines = ending === undefined ? {} : { lines: planLines(ending.plan) }
  return ok({
    ...made.value,
    says: whyCardWords(made.value),
    ...hintOf(input, made.value),
    ...lines,
  })
}
