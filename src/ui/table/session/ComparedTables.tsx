/** What several tables made of the same boards, a column a table. */
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { ResultRow } from '../../ask/session/compare-tables.ts'
import { pointsText } from '../../ask/session/session-words.ts'

interface ComparedTablesProps {
  readonly rows: readonly ResultRow[]
  /** What the columns are called. */
  readonly names: readonly string[]
  /** What the box is called: it scrolls sideways. */
  readonly label: string
  readonly note: string
}

/** In all: IMPs of the first table, or each table’s mean share. */
export const impsInAll = (rows: readonly ResultRow[]): number =>
  rows.reduce((sum, { worth }) => sum + (worth?.kind === 'imps' ? worth.imps : 0), 0)

export function ComparedTables({ rows, names, label, note }: ComparedTablesProps) {
  const inImps = rows.some(({ worth }) => worth?.kind === 'imps')
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{t`Board`}</th>
              {names.map((name, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its place.
                <th key={i} scope="col">
                  {name}
                </th>
              ))}
              {inImps && <th scope="col">{t`IMPs`}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ board, points, worth }) => (
              <tr key={board}>
                <th scope="row">{board}</th>
                {points.map((one, i) => {
                  const share = worth?.kind === 'shares' ? worth.shares[i] : undefined
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its place.
                    <td key={i} className="tabular-nums whitespace-nowrap">
                      {one === undefined ? '–' : pointsText(one)}
                      {share !== undefined && (
                        <span className="note"> {percentage(Math.round(100 * share))}</span>
                      )}
                    </td>
                  )
                })}
                {inImps && (
                  <td className="tabular-nums">
                    {worth?.kind === 'imps' ? pointsText(worth.imps) : '–'}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {inImps && (
            <tfoot>
              <tr>
                <th scope="row">{t`In all`}</th>
                <td />
                <td />
                <td className="tabular-nums">{pointsText(impsInAll(rows))}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <p className="note">{note}</p>
    </>
  )
}
