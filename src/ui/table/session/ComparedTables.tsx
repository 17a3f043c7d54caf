/** What several tables made of the same boards, a column a table. */

import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { ResultRow } from '../../ask/session/compare-tables.ts'
import { pointsText } from '../../ask/session/session-words.ts'
import { Heads } from '../../kit/Heads.tsx'

interface ComparedTablesProps {
  readonly rows: readonly ResultRow[]
  /** What the columns are called. */
  readonly names: readonly string[]
  /** What the box is called: it scrolls sideways. */
  readonly label: string
  readonly note: string
}

const shareText = (share: number): string => percentage(Math.round(100 * share))

/** In all: IMPs of the first table, or each table’s mean share. */
export const impsInAll = (rows: readonly ResultRow[]): number =>
  rows.reduce((sum, { worth }) => sum + (worth?.kind === 'imps' ? worth.imps : 0), 0)

/** The mean share of each table over the boards it has played with others; `undefined` for one without. */
const meanShare = (rows: readonly ResultRow[], table: number): number | undefined => {
  const shares = rows.flatMap(({ worth }) =>
    worth?.kind === 'shares' ? (worth.shares[table] ?? []) : [],
  )
  return shares.length === 0 ? undefined : shares.reduce((sum, one) => sum + one) / shares.length
}

export function ComparedTables({ rows, names, label, note }: ComparedTablesProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
        <ComparedTable rows={rows} names={names} />
      </section>
      <p className="note">{note}</p>
    </>
  )
}

/** The table alone, where its owner scrolls it. */
export function ComparedTable({ rows, names }: Pick<ComparedTablesProps, 'rows' | 'names'>) {
  const inImps = rows.some(({ worth }) => worth?.kind === 'imps')
  const means = names.map((_, i) => meanShare(rows, i))
  return (
    <table className="data-table">
      <Heads of={[t`Board`, ...names, inImps && t`IMPs`]} />
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
                  {share !== undefined && <span className="note"> {shareText(share)}</span>}
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
      {(inImps || means.some((mean) => mean !== undefined)) && (
        <tfoot>
          <tr>
            <th scope="row">{t`In all`}</th>
            {means.map((mean, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its place.
              <td key={i} className="tabular-nums">
                {mean !== undefined && shareText(mean)}
              </td>
            ))}
            {inImps && <td className="tabular-nums">{pointsText(impsInAll(rows))}</td>}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
