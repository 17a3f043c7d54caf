/** Every lie of the hidden cards, with the tricks of each plan; rows where the plans differ stand first. */
import { useState } from 'react'
import { numberWord } from '#core/number-words.ts'
import { t } from '#core/text.ts'
import { tx } from '../../kit/tx.ts'
import type { LayoutRow, SuitReport } from './suit-model.ts'
import { cardsText, chanceText } from './suit-words.ts'

export interface LayoutTableProps {
  readonly report: SuitReport
  readonly names: { readonly west: string; readonly east: string }
  /** The layout stepped through. */
  readonly chosen: number | undefined
  readonly onChoose?: ((index: number) => void) | undefined
}

/** Rows shown before the reader asks for all. */
const FEW = 12

/** Which plans take most in a row, and how many tricks more than the worst. */
function swingOf(row: LayoutRow): { readonly short: string; readonly words: string } | undefined {
  const most = Math.max(...row.tricks)
  const best = row.tricks.flatMap((tricks, i) => (tricks === most ? [i + 1] : []))
  if (best.length === row.tricks.length) return undefined
  const gain = most - Math.min(...row.tricks)
  return {
    short: `P${best.join(', P')} +${gain}`,
    words: t`${best.length === 1 ? t`Plan ${best[0]} takes` : t`Plans ${best.join(t` and `)} take`} ${numberWord(gain)} more ${gain === 1 ? t`trick` : t`tricks`}.`,
  }
}

function Row({
  row,
  report,
  widest,
  chosen,
  onChoose,
}: {
  readonly row: LayoutRow
  readonly report: SuitReport
  readonly widest: number
  readonly chosen: boolean
  readonly onChoose: ((index: number) => void) | undefined
}) {
  const { goal } = report
  const swing = row.differs ? swingOf(row) : undefined
  const label = `${cardsText(row.west === '-' ? '' : row.west)} – ${cardsText(row.east === '-' ? '' : row.east)}`
  return (
    <tr data-differs={row.differs || undefined} data-chosen={chosen || undefined}>
      <th scope="row" className="font-semibold whitespace-nowrap">
        {cardsText(row.west === '-' ? '' : row.west)}
      </th>
      <td className="whitespace-nowrap">{cardsText(row.east === '-' ? '' : row.east)}</td>
      <td className="min-w-14 whitespace-nowrap md:min-w-18">
        <span
          className="block h-1.25 min-w-px bg-fill"
          aria-hidden="true"
          style={{ width: `${(100 * row.chance) / widest}%` }}
        />
        <span>{chanceText(row.chance)}</span>
      </td>
      {row.tricks.map((tricks, i) => (
        <td
          // The plans have no other name than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the name
          key={i}
          className="whitespace-nowrap data-made:font-semibold"
          data-made={goal === 'max' || tricks >= goal || undefined}
        >
          {tricks}
          {goal !== 'max' && (
            <>
              <span aria-hidden="true">{tricks >= goal ? ' ✓' : ' ✗'}</span>
              <span className="sr-only">{tricks >= goal ? t`, made` : t`, failed`}</span>
            </>
          )}
        </td>
      ))}
      <td className="whitespace-nowrap data-made:font-semibold text-ink-2">{row.ceiling}</td>
      <td className="whitespace-nowrap">
        {swing && (
          <>
            <span aria-hidden="true">{swing.short}</span>
            <span className="sr-only">{swing.words}</span>
          </>
        )}
      </td>
      {onChoose && (
        <td>
          <button
            type="button"
            className="btn btn-quiet min-h-7 px-2"
            aria-pressed={chosen}
            aria-label={t`Step through ${label}`}
            onClick={() => onChoose(row.index)}
          >{t`Step`}</button>
        </td>
      )}
    </tr>
  )
}

export function LayoutTable({ report, names, chosen, onChoose }: LayoutTableProps) {
  const [all, setAll] = useState(false)
  const differ = report.layouts.filter((row) => row.differs).length
  const rows = all ? report.layouts : report.layouts.slice(0, Math.max(FEW, Math.min(differ, 24)))
  const widest = Math.max(...report.layouts.map((row) => row.chance), 1e-9)
  return (
    <section
      className="relative overflow-x-auto"
      aria-label={t`Layouts of the hidden cards`}
      // A narrow window scrolls it sideways, by keyboard too.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
      tabIndex={0}
    >
      <table className="data-table text-start">
        <caption className="font-normal text-ink-2">{tx`${
          report.plans.length < 2
            ? t`How the hidden cards may lie.`
            : differ === 0
              ? t`The plans reach the target in the same layouts.`
              : t`Where the plans differ comes first.`
        } Equal cards stand for each other.${
          report.planCount === undefined &&
          t` The plan was found for its target alone: where it fails, it takes at least so many.`
        }`}</caption>
        <thead>
          <tr>
            <th scope="col">{names.west}</th>
            <th scope="col">{names.east}</th>
            <th scope="col">{t`Chance`}</th>
            {report.plans.map((plan, i) => (
              <th scope="col" key={plan.vector.join('')}>
                <span aria-hidden="true">P{i + 1}</span>
                <span className="sr-only">{t`Plan ${i + 1}, tricks`}</span>
              </th>
            ))}
            <th scope="col">
              <span aria-hidden="true">{t`Open`}</span>
              <span className="sr-only">{t`Tricks with all cards seen`}</span>
            </th>
            <th scope="col">
              <span aria-hidden="true">{t`Swing`}</span>
              <span className="sr-only">{t`What the difference is`}</span>
            </th>
            {onChoose && (
              <th scope="col">
                <span className="sr-only">{t`Step through`}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.index}
              row={row}
              report={report}
              widest={widest}
              chosen={row.index === chosen}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
      {rows.length < report.layouts.length && (
        <button
          type="button"
          className="btn btn-plain"
          onClick={() => setAll(true)}
        >{t`Show all ${report.layouts.length} layouts`}</button>
      )}
    </section>
  )
}
