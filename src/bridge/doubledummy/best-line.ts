/** Play with all cards in view: a line that nobody can better, and what each card played was worth. */
import { type Card, rankOf } from '#core/card.ts'
import type { PartialDeal } from '#core/deal.ts'
import { type Play, startPlay, tricksWon } from '#core/play.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { sideOf } from '#core/seat.ts'
import type { Kernel } from './kernel.ts'
import { afterCard, type OpenPosition, positionAfter, tricksLeft } from './open-position.ts'
import {
  cardTricks,
  equalCards,
  layOut,
  northSouthTricks,
  type Sitting,
  type Solving,
  sitting,
} from './solve.ts'

/** A card that gives nothing away, the lowest there is; `northSouth` are the tricks they can take. */
function* safeCard(sitting: Sitting, position: OpenPosition, northSouth: number): Solving<Card> {
  const lowest = equalCards(position)
    .map((group) => group.at(-1)!)
    .sort((a, b) => rankOf(a) - rankOf(b))
  for (const card of lowest.slice(0, -1))
    if ((yield* cardTricks(sitting, position, card, northSouth)) === northSouth) return card
  // One of them must be good.
  return lowest.at(-1)!
}

/** A line from the position to the end in which neither side gives a trick away, card by card. */
export const solveLine = (kernel: Kernel, position: OpenPosition): Solving<readonly Card[]> => {
  const left = tricksLeft(position)
  const count = 4 * left - position.trick.cards.length
  return sitting(kernel, count, function* (sitting) {
    const line: Card[] = []
    let guess = left >> 1
    for (let at: OpenPosition | undefined = position; at !== undefined; ) {
      const here: OpenPosition = at
      layOut(sitting, here, line.length > 0)
      guess = yield* northSouthTricks(sitting, tricksLeft(here), guess)
      const card: Card = yield* safeCard(sitting, here, guess)
      line.push(card)
      sitting.done += 1
      at = afterCard(here, card)
      if (at !== undefined && tricksLeft(at) < tricksLeft(here) && at.trick.cards.length === 0)
        guess -= sideOf(at.trick.leader) === 0 ? 1 : 0
    }
    return line
  })
}

/**
 * What declarer's side takes in all with best play by everybody, before the play and after each
 * card of it: one number more than there are cards. A drop of it is a trick given away by
 * declarer's side, a rise one by the defenders.
 * @param play cards that are lawful on the deal.
 * @returns the question, or why a position of the play is impossible.
 */
export function solveTrace(
  kernel: Kernel,
  deal: PartialDeal,
  play: Play,
): Result<Solving<readonly number[]>, Problem> {
  const steps: { readonly position: OpenPosition; readonly won: number }[] = []
  for (let n = 0; n <= play.cards.length && n < 52; n++) {
    const sofar: Play = { ...startPlay(play.contract), cards: play.cards.slice(0, n) }
    const position = positionAfter(deal, sofar)
    if (!position.ok) return position
    steps.push({ position: position.value, won: tricksWon(sofar).declarer })
  }
  const northSouth = sideOf(play.contract.declarer) === 0
  return ok(
    sitting(kernel, play.cards.length + 1, function* (sitting) {
      const values: number[] = []
      let total = 7
      for (const { position, won } of steps) {
        const left = tricksLeft(position)
        layOut(sitting, position, values.length > 0)
        const ours = Math.min(Math.max(total - won, 0), left)
        const found = yield* northSouthTricks(sitting, left, northSouth ? ours : left - ours)
        total = won + (northSouth ? found : left - found)
        values.push(total)
        sitting.done += 1
      }
      if (play.cards.length === 52) values.push(tricksWon(play).declarer)
      return values
    }),
  )
}
