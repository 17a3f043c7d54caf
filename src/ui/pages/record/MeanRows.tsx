/** Means with their intervals on one scale: a table whose middle column is drawn. */
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { Compared } from '#played/summary.ts'
import { figure, intervalText } from './words.ts'

export interface MeanRow extends Compared {
  readonly name: string
  /** What stands under the name: how many boards, or how often. */
  readonly note: string
}

/** The scale’s end: the largest figure drawn, rounded up to a quarter. */
const endOf = (rows: readonly MeanRow[]): number =>
  Math.max(
    0.25,
    Math.ceil(
      4 *
        Math.max(
          ...rows.map((row) => Math.max(row.interval?.most ?? row.mean, row.before?.mean ?? 0)),
        ),
    ) / 4,
  )

function Drawn({ row, end }: { readonly row: MeanRow; readonly end: number }) {
  const at = (value: number): string => `${Math.min(100, (100 * value) / end)}%`
  const { interval, before, mean } = row
  return (
    <span className="record-mean">
      {interval !== undefined && (
        <u
          style={{
            insetInlineStart: at(interval.least),
            width: at(interval.most - interval.least),
          }}
        />
      )}
      {before !== undefined && <i data-before style={{ insetInlineStart: at(before.mean) }} />}
      <i style={{ insetInlineStart: at(mean) }} />
    </span>
  )
}

export function MeanRows({
  rows,
  caption,
}: {
  readonly rows: readonly MeanRow[]
  readonly caption: string
}) {
  const end = endOf(rows)
  const places = [0, 1].find((n) => Number.isInteger((end / 2) * 10 ** n)) ?? 2
  return (
    <table className="record-means">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`What`}</th>
          <th scope="col">{t`In ${percentage(95)} of cases`}</th>
          <th scope="col">{t`IMPs a board`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name}
              <small>{row.note}</small>
            </th>
            <td>
              <span className="sr-only">{intervalText(row) ?? t`too few boards to tell`}</span>
              <span aria-hidden="true">
                <Drawn row={row} end={end} />
              </span>
            </td>
            <td>
              {figure(row.mean)}
              {row.before !== undefined && <small>{t`was ${figure(row.before.mean)}`}</small>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td />
          <td>
            <span className="record-scale">
              <span>0</span>
              <span>{figure(end / 2, places)}</span>
              <span>{figure(end, places)}</span>
            </span>
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}
