/** The candidates put in the order that a search over several own decisions gives them. */
import { tricksNeeded } from '#core/contract.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { tricksLeft } from '#doubledummy/open-position.ts'
import { alphaMu, MOST_WORLDS } from './alpha-mu.ts'
import { budgetAt } from './budgets.ts'
import type { Candidate } from './candidates.ts'
import { isSure } from './paired.ts'
import type { Turn } from './turn.ts'
import type { CardQuestion, Choosing, WeighedCards } from './weigh-cards.ts'

/** Cards played before trick five, where the search begins. */
const FROM = 16
/** With so few tricks left one decision more is looked at. */
const NEAR_THE_END = 4

/** The card that the search makes best, where it makes another than the best of the candidates so. */
export interface LookedAhead {
  readonly card: Candidate
  /** Own decisions looked at together. */
  readonly decisions: number
  /** The shares of the layouts in which the tricks are taken: with it, and with the best of the candidates. */
  readonly share: number
  readonly plain: number
  /** Tricks of declarer's side in all that the shares are of. */
  readonly tricks: number
}

/** Shares are sums, and right to this much. */
const ROUNDING = 1e-9

/** The fewest tricks in all, the contract's first, that the best card takes in some layouts and not in others. */
function aimOf({ play }: Turn, { made, tricks }: Candidate, all: number): number {
  if (made > ROUNDING && made < 1 - ROUNDING) return tricksNeeded(play.contract)
  const more =
    made >= 1 - ROUNDING ? Math.floor(tricks + ROUNDING) + 1 : Math.ceil(tricks - ROUNDING)
  return Math.min(all, Math.max(1, more))
}

/**
 * The candidates that the search may choose: open cards put none of them surely behind the best, and tricks
 * beyond the contract are not aimed at by a card with which it fails more often.
 */
export const eligible = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const best = candidates[0]!
  const open = best.made > ROUNDING && best.made < 1 - ROUNDING
  return candidates.filter(
    ({ behind, made }) => !isSure(behind) && (open || made >= best.made - ROUNDING),
  )
}

/** @returns `undefined` where the search is not asked for, too long, or finds nothing better. */
export function* lookAhead(
  kernel: Kernel,
  { view, speed }: CardQuestion,
  turn: Turn,
  { candidates, solved, sample: { shares } }: WeighedCards,
): Choosing<LookedAhead | undefined> {
  const budget = budgetAt(speed, view.cards.length)
  const [first] = solved
  const among = eligible(candidates)
  const [best, second] = among
  if (budget.decisions < 2 || !turn.declaring || view.cards.length < FROM) return undefined
  if (first === undefined || best === undefined || second === undefined) return undefined
  const left = tricksLeft(first)
  const decisions = budget.decisions + (left <= NEAR_THE_END ? 1 : 0)
  const worlds = solved.slice(0, MOST_WORLDS)
  const total = shares.slice(0, MOST_WORLDS).reduce((a, b) => a + b, 0)
  const part = shares.slice(0, MOST_WORLDS).map((share) => share / total)
  const tricks = aimOf(turn, best, turn.won + left)
  const cards = among.map(({ equals }) => equals.at(-1)!)
  const need = tricks - turn.won
  const steps = alphaMu(kernel, worlds, part, cards, need, decisions, budget.positions)
  let step = steps.next()
  while (step.done !== true) {
    yield { share: 1 }
    step = steps.next()
  }
  const found = step.value
  if (found === undefined) return undefined
  const top = Math.max(...found)
  const plain = found[0]!
  if (top <= plain + ROUNDING) return undefined
  return { card: among[found.indexOf(top)]!, decisions, share: top, plain, tricks }
}
