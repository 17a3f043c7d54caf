/** Plans to choose among; what each is worth is shown once one is chosen. */
import { t } from '#core/text.ts'
import type { SuitReport } from './suit-model.ts'
import { cardsText, chanceText } from './suit-words.ts'

/** The same order for the same question, without telling the best by its place. */
export const orderOf = (seed: string, count: number): readonly number[] => {
  const turn = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return Array.from({ length: count }, (_, i) => (i + turn) % count)
}

/** The likeliest lie in which the best plan makes the target and the one chosen, or the next, does not. */
export function partingWords(report: SuitReport, chosen: number): string {
  const other = chosen === 0 ? 1 : chosen
  const { goal } = report
  if (goal === 'max') return ''
  const row = report.layouts.find(
    ({ tricks }) => (tricks[0] ?? 0) >= goal && (tricks[other] ?? goal) < goal,
  )
  return row === undefined
    ? ''
    : t`They part where West has ${cardsText(row.west === '-' ? '' : row.west)} and East ${cardsText(row.east === '-' ? '' : row.east)} (${chanceText(row.chance)}): ${chosen === 0 ? t`this plan` : t`the best plan`} takes ${row.tricks[0]}, the other ${row.tricks[other]}.`
}

/** Several plans may be worth the same: each of them is right. */
export const isBest = ({ plans }: SuitReport, place: number): boolean =>
  (plans[0]?.value ?? 0) - (plans[place]?.value ?? 0) < 1e-9

export function PlanChoices({
  report,
  order,
  chosen,
  onChoose,
}: {
  readonly report: SuitReport
  /** Places of the plans, as they are listed. */
  readonly order: readonly number[]
  readonly chosen: number | undefined
  /** @param i place in the list. */
  readonly onChoose: (i: number) => void
}) {
  return (
    <ol className="grid max-w-176 gap-2">
      {order.map((place, i) => {
        const plan = report.plans[place]
        if (plan === undefined) return null
        const open = chosen !== undefined
        return (
          <li key={place}>
            <button
              type="button"
              className="btn btn-plain flex gap-4 justify-between w-full h-auto min-h-11 py-2 px-3 text-start whitespace-normal [&_b]:whitespace-nowrap data-best:border-2 data-best:border-yes"
              aria-pressed={chosen === place}
              data-best={(open && isBest(report, place)) || undefined}
              onClick={() => onChoose(i)}
            >
              <span>
                {plan.ways[0]?.sentence}
                {plan.further !== undefined && ` ${plan.further}`}
              </span>
              {open && <b>{chanceText(plan.value)}</b>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
