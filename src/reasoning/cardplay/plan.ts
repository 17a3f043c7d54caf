/**
 * Declarer's plan: the next cards of both hands, as the layouts have them when the defenders follow with
 * small cards. A sampler that looks anew at each card may begin one line and end another, each as good
 * by itself; a plan that is kept until the evidence speaks against it does not.
 */
import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import { lowest } from '#core/holding.ts'
import { openTrick, turn } from '#core/play.ts'
import { TEN } from '#core/rank.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { suitLed } from '#core/trick.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { handOf, isVoid } from '#reasoning/law/position.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { lowestOf } from './agreed-card.ts'
import { type BoardBudget, budgetAt } from './budgets.ts'
import { isLevel } from './candidates.ts'
import { turnOf } from './turn.ts'
import { type CardQuestion, type Choosing, weighCards } from './weigh-cards.ts'

/** The cards expected from the first on: declarer's as planned, the defenders' small ones. */
export interface Plan {
  /** Place in the play of the first card. */
  readonly from: number
  readonly cards: readonly { readonly seat: Seat; readonly card: Card; readonly own: boolean }[]
}

/** What is spent on each of them. */
const PLANNING: BoardBudget = {
  ...{ draws: [8, 8, 12, 20], every: 40, tries: 2000, positions: 150_000, ahead: 0 },
}

/** True where a defender's card is what the plan expected: of the same suit, and both small or both not. */
const asExpected = (played: Card, expected: Card): boolean =>
  suitOf(played) === suitOf(expected) && rankOf(played) < TEN === rankOf(expected) < TEN

/** The card that the plan has for the seat now; `undefined` where the play has left the plan. */
export function plannedCard(plan: Plan, view: SeatView, seat: Seat): Card | undefined {
  const at = view.cards.length - plan.from
  if (at < 0) return undefined
  for (const [i, { card, own }] of plan.cards.slice(0, at).entries()) {
    const played = view.cards[plan.from + i]
    if (played === undefined || !(own ? played === card : asExpected(played, card)))
      return undefined
  }
  const step = plan.cards[at]
  return step?.own === true && step.seat === seat ? step.card : undefined
}

/** The lowest card that a closed hand may have for the suit led; `undefined` where it has shown out. */
function smallest(view: SeatView, seat: Seat): Card | undefined {
  const position = positionFromScratch(view, view.cards.length)
  const led = view.contract && suitLed(openTrick({ contract: view.contract, cards: view.cards }))
  if (!position.ok || led === undefined) return undefined
  const at = handOf(position.value, seat)
  if (at < 0 || isVoid(position.value, at, led)) return undefined
  const rank = lowest(position.value.unseen[led])
  return rank === undefined ? undefined : cardOf(led, rank)
}

/** The next cards after this one, from the layouts as they are now. */
export function* planFrom(
  kernel: Kernel,
  question: CardQuestion,
  actions: readonly Likelihood[],
  first: Card,
): Choosing<Plan | undefined> {
  const { view } = question
  const most = budgetAt(question.speed, view.cards.length).ahead
  if (most === 0) return undefined
  const cards: Plan['cards'][number][] = []
  let at = view
  let card: Card | undefined = first
  for (let ahead = 0; card !== undefined; ) {
    const seat = turn({ contract: view.contract!, cards: at.cards })!
    const own = at.contract !== undefined && sideOf(seat) === sideOf(at.contract.declarer)
    cards.push({ seat, card, own })
    at = { ...at, cards: [...at.cards, card] }
    const next = turn({ contract: view.contract!, cards: at.cards })
    if (next === undefined) break
    if (sideOf(next) !== sideOf(view.seat)) {
      card = smallest(at, next)
      continue
    }
    if (ahead === most) break
    ahead += 1
    card = yield* meant(kernel, { ...question, view: at, speed: PLANNING }, actions)
  }
  // A plan that ends with a defender's card means nothing.
  while (cards.at(-1)?.own === false) cards.pop()
  return cards.length < 2 ? undefined : { from: view.cards.length, cards }
}

/** The card that would be played there. */
function* meant(
  kernel: Kernel,
  question: CardQuestion,
  actions: readonly Likelihood[],
): Choosing<Card | undefined> {
  const found = turnOf(question.view)
  if (!found.ok) return undefined
  const { lawful } = found.value
  if (lawful.length === 1) return lawful[0]
  const weighed = yield* weighCards(kernel, question, found.value, actions)
  if (!weighed.ok) return undefined
  const cards = weighed.value.touching
    ? lawful
    : weighed.value.candidates.filter(isLevel).flatMap(({ equals }) => equals)
  return cards.length === 0 ? undefined : lowestOf(cards)
}
