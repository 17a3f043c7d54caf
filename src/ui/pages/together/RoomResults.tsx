/** What the tables made of the boards, side by side. */

import { t } from '#core/text.ts'
import type { RoomTable } from '#live/room-data.ts'
import { comparedTables } from '../../ask/session/compare-tables.ts'
import { pointsText } from '../../ask/session/session-words.ts'
import { Panel } from '../../kit/Panel.tsx'
import { ComparedTables, impsInAll } from '../../table/session/ComparedTables.tsx'
import { ScoresPanel } from './RoomPanels.tsx'

export function RoomResults({ tables }: { readonly tables: readonly RoomTable[] }) {
  if (tables.length === 1) return <ScoresPanel scores={tables[0]!.scores} />
  const rows = comparedTables(tables)
  if (rows.length === 0) return null
  const inImps = tables.length === 2
  return (
    <Panel
      id="live-results"
      title={t`Results`}
      summary={inImps ? t`${pointsText(impsInAll(rows))} IMPs` : undefined}
    >
      <ComparedTables
        rows={rows}
        names={tables.map((_, i) => t`Table ${i + 1}`)}
        label={t`Results by table`}
        note={
          inImps
            ? t`Points for North–South; IMPs for North–South of table 1.`
            : t`Points for North–South, and their share of the matchpoints.`
        }
      />
    </Panel>
  )
}
