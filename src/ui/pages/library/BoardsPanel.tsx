/** The boards of this device: those on the table, and those kept beside it. */

import { Link } from 'wouter'
import { t } from '#core/text.ts'
import type { TableBoard } from '#store/index.ts'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { useMedia } from '../../kit/use-media.ts'
import { BoardList } from '../../table/boards/BoardList.tsx'
import type { MoreWords } from '../../table/boards/board-rows.ts'
import type { Where } from './address.ts'

export function BoardsPanel({
  where,
  onWhere,
  table,
  kept,
  damaged,
  current,
  onChoose,
  more,
}: {
  readonly where: Where
  readonly onWhere: (where: Where) => void
  readonly table: readonly TableBoard[]
  readonly kept: readonly TableBoard[]
  /** Kept boards that cannot be read. */
  readonly damaged: number
  readonly current: number | undefined
  readonly onChoose: (index: number) => void
  readonly more: MoreWords
}) {
  const boards = where === 'table' ? table : kept
  // Beneath each other, the board that is chosen must not be far from the list.
  const narrow = useMedia('(width < 821px)')
  return (
    <Panel
      id="library-boards"
      title={t`Boards`}
      summary={t`${table.length} on the table`}
      end={<Link href="/print" className="btn btn-plain">{t`Print`}</Link>}
    >
      <SegmentedControl
        label={t`Which boards`}
        value={where}
        options={[
          { value: 'table', label: t`On the table: ${table.length}` },
          { value: 'kept', label: t`Kept: ${kept.length}` },
        ]}
        onChange={onWhere}
      />
      {where === 'kept' && damaged > 0 && (
        <p className="field-error mt-2">{t`${damaged === 1 ? t`One kept board` : t`${damaged} kept boards`} cannot be read. A backup carries them all the same.`}</p>
      )}
      {boards.length === 0 ? (
        <p className="panel-lead mt-3">{t`No board is kept yet. Choose one on the table and press Keep it: it stays whatever you deal or load.`}</p>
      ) : (
        <div className="mt-3">
          <BoardList
            key={where}
            boards={boards}
            current={current}
            onChoose={onChoose}
            more={more}
            height={narrow ? 305 : 560}
            label={t`Search`}
            hint={t`A number, a contract such as 4S, a result such as +1 or −50, a system, a name, or a word of your note.`}
          />
        </div>
      )}
    </Panel>
  )
}
