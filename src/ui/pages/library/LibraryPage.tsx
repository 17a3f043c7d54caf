/** *Library*: what is kept on this device, found again, backed up and restored. */
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { SIDES, sideName } from '#core/seat.ts'
import { isOfNoSystem } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { actions, store, systemsOn, type TableBoard } from '#store/index.ts'
import { boardContent } from '#store/shelf/content.ts'
import { openKept } from '#store/shelf/open.ts'
import { dropKept, type KeptBoard, keepBoard, noteKept, putBack } from '#store/shelf/shelf.ts'
import { resolved, systemName } from '../../ask/systems/systems.ts'
import { useOwn, useSystemList } from '../../ask/systems/use-systems.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { libraryAddress, libraryPlaceOf } from './address.ts'
import { BackupPanel } from './BackupPanel.tsx'
import { BoardPanel } from './BoardPanel.tsx'
import { BoardsPanel } from './BoardsPanel.tsx'
import { DevicePanel } from './DevicePanel.tsx'
import { LearningPanel } from './LearningPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { StrategiesPanel } from './StrategiesPanel.tsx'
import { useShelf } from './use-shelf.ts'

/** What is played on a board, in words: one name where both sides play the same. */
function useSystemWords(): (board: TableBoard) => string {
  const { output } = useSystemList()
  const players = useKibitzer((s) => s.players)
  const own = useOwn()
  const example = useKibitzer((s) => s.example)
  return useCallback(
    (board) => {
      const refs = systemsOn({ ...store.getState(), players, example }, board)
      const [ns, ew] = SIDES.map((side) =>
        isOfNoSystem(refs[side])
          ? t`by hand`
          : (systemName(resolved(refs[side], own), output) ?? t`not known here`),
      )
      return ns === ew ? `${ns}` : `${sideName(0)} ${ns}, ${sideName(1)} ${ew}`
    },
    [output, players, own, example],
  )
}

export default function LibraryPage() {
  const [, navigate] = useLocation()
  const table = useKibitzer((s) => s.table.boards)
  const onTable = useKibitzer((s) => s.table.index)
  const strategies = useKibitzer((s) => s.strategies.list)
  const sessions = useKibitzer((s) => s.sessions)
  const { shelf, error, change } = useShelf()
  const { where, at } = libraryPlaceOf(useParams()['*'])
  const [dropped, setDropped] = useState<KeptBoard | undefined>(undefined)
  const systemWords = useSystemWords()
  const kept = useMemo(() => shelf.boards.map(({ board }) => board), [shelf])
  const contents = useMemo(() => new Set(kept.map(boardContent)), [kept])

  const boards = where === 'table' ? table : kept
  const index = Math.min(at ?? (where === 'table' ? onTable : 0), boards.length - 1)
  const board = boards[index]
  const one = where === 'kept' ? shelf.boards[index] : undefined

  const drop = async (gone: KeptBoard) => {
    if (!(await change((storage) => dropKept(storage, gone.key)))) return
    setDropped(gone)
    actions.announce(t`The board is kept no longer.`)
  }
  return (
    <main id="main" tabIndex={-1} className="page">
      <h1 className="sr-only">{t`Library`}</h1>
      <div className="page-column">
        <BoardsPanel
          where={where}
          onWhere={(next) =>
            navigate(libraryAddress({ where: next, at: undefined }), { replace: true })
          }
          table={table}
          kept={kept}
          damaged={shelf.damaged}
          current={board === undefined ? undefined : index}
          onChoose={(next) => navigate(libraryAddress({ where, at: next }), { replace: true })}
          more={systemWords}
        />
      </div>
      <div className="page-column">
        {dropped !== undefined && (
          <p className="flex flex-wrap items-center gap-2" role="status">
            {t`The board is kept no longer.`}
            <Button
              onClick={() => {
                void change((storage) => putBack(storage, dropped))
                setDropped(undefined)
              }}
            >{t`Keep it after all`}</Button>
          </p>
        )}
        {board !== undefined && (
          <BoardPanel
            key={one?.key ?? board.id}
            board={board}
            index={index}
            systems={systemWords(board)}
            kept={one === undefined && contents.has(boardContent(board))}
            error={error}
            onOpen={() => {
              if (one === undefined) actions.selectBoard(index)
              else openKept({ store, actions }, one.board)
              navigate('/')
            }}
            onNote={(text) =>
              one === undefined
                ? actions.noteBoard(board.id, text)
                : void change((storage) => noteKept(storage, one, text))
            }
            onKeep={
              one === undefined
                ? () =>
                    void change((storage) => keepBoard(storage, board, Date.now())).then(
                      (done) => done && actions.announce(t`The board is kept.`),
                    )
                : undefined
            }
            onDrop={one === undefined ? undefined : () => void drop(one)}
          />
        )}
        <SessionsPanel sessions={sessions} />
        <StrategiesPanel list={strategies} />
        <LearningPanel />
        <BackupPanel onRestored={() => void change(() => Promise.resolve())} />
        <DevicePanel />
      </div>
    </main>
  )
}
