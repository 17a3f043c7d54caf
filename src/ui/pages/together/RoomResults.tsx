/** What the tables made of the boards, side by side. */
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { RoomTable } from '#live/room-data.ts'
import { Panel } from '../../kit/Panel.tsx'
import { ScoresPanel } from './RoomPanels.tsx'
import { roomResults } from './room-results.ts'
import { signed } from './room-words.ts'

export function RoomResults({ tables }: { readonly tables: readonly RoomTable[] }) {
  if (tables.length === 1) return <ScoresPanel scores={tables[0]!.scores} />
  const rows = roomResults(tables)
  if (rows.length === 0) return null
  const inImps = tables.length === 2
  const total = rows.reduce((sum, { worth }) => sum + (worth?.kind === 'imps' ? worth.imps : 0), 0)
  return (
    <Panel
      id="live-results"
      title={t`Results`}
      summary={inImps ? t`${signed(total)} IMPs` : undefined}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t`Results by table`}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{t`Board`}</th>
              {tables.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its number.
                <th key={i} scope="col">{t`Table ${i + 1}`}</th>
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
                    // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its number.
                    <td key={i} className="tabular-nums whitespace-nowrap">
                      {one === undefined ? '–' : signed(one)}
                      {share !== undefined && (
                        <span className="note"> {percentage(Math.round(100 * share))}</span>
                      )}
                    </td>
                  )
                })}
                {inImps && (
                  <td className="tabular-nums">
                    {worth?.kind === 'imps' ? signed(worth.imps) : '–'}
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
                <td className="tabular-nums">{signed(total)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <p className="note">
        {inImps
          ? t`Points for North–South; IMPs for North–South of table 1.`
          : t`Points for North–South, and their share of the matchpoints.`}
      </p>
    </Panel>
  )
}
