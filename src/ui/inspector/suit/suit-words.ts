/** Figures, cards and targets of a suit combination in words. Pure. */

import { facesOf } from '#core/display.ts'
import { format, type Holding } from '#core/holding.ts'
import { fixed, percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'

/** A target: at least so many tricks, or as many as possible. */
export type Goal = number | 'max'

/** Tops as readers know them: a ten is `10`, no card a dash. */
export const cardsText = (cards: string): string => facesOf(cards) || '–'
export const holdingText = (cards: Holding): string => cardsText(format(cards))

/** A chance: 52 %, 6.8 %, 0.04 %, and never a rounded certainty. */
export function chanceText(chance: number): string {
  const p = chance * 100
  if (p <= 0) return percentage(0)
  if (p >= 100 - 1e-9) return percentage(100)
  const digits =
    p < 0.1 ? 2 : p < 9.95 || p > 99 ? 1 : p >= 10 && Math.abs(p - Math.round(p)) < 0.005 ? 0 : 1
  const text = fixed(p, digits)
  return text === fixed(100, digits)
    ? t`over ${percentage(fixed(99.9, 1))}`
    : text === fixed(0, digits)
      ? t`under ${percentage(fixed(0.01, 2))}`
      : percentage(text)
}

/** Tricks on average. */
export const tricksText = (tricks: number): string => fixed(tricks, 2)

/** The value of a target: a chance, or tricks. */
export const valueText = (goal: Goal, value: number): string =>
  goal === 'max' ? tricksText(value) : chanceText(value)

/** A value that was bounded only: both ends. */
export const boundedText = (
  goal: Goal,
  {
    value,
    atMost,
    exact,
  }: { readonly value: number; readonly atMost: number; readonly exact: boolean },
): string =>
  exact ? valueText(goal, value) : t`${valueText(goal, value)} to ${valueText(goal, atMost)}`

export const goalName = (goal: Goal): string =>
  goal === 'max'
    ? t`most tricks on average`
    : goal === 1
      ? t`at least one trick`
      : t`at least ${goal} tricks`
