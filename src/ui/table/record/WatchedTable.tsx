/** The felt where nothing is pressed. */
import type { BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import { RecordTable } from './RecordTable.tsx'

const nothing = (): void => undefined

export const WatchedTable = ({
  record,
  viewer,
}: {
  readonly record: BoardRecord
  readonly viewer: Seat
}) => (
  <RecordTable
    record={record}
    viewer={viewer}
    control={undefined}
    sits={() => ''}
    onCall={nothing}
    onCard={nothing}
    onRefused={nothing}
    explained={undefined}
    onExplain={nothing}
  />
)
