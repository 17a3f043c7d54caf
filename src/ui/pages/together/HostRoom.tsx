/** A room as its host has it: who sits where, the boards, the tables, and what holds for all. */
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { SOUTH } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Host } from '#live/host.ts'
import { foldAll, isOver, LOOKS_ON, type Viewer, viewerAt } from '#live/log.ts'
import { awaitedTables } from '#live/news.ts'
import { isAtBar } from '#live/pace.ts'
import { viewFor } from '#live/question.ts'
import { goneOn, HOST, paced, type RoomData } from '#live/room-data.ts'
import type { KeptRoom } from '#store/rooms/rooms.ts'
import { projectRoom } from '../../ask/projecting.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceField } from '../../kit/Field.tsx'
import { AskClass } from './AskClass.tsx'
import { Time } from './Elapsed.tsx'
import { Invitation } from './Invitation.tsx'
import { LiveTable } from './LiveTable.tsx'
import { dealable, dealtSoFar, nextBoard } from './next-board.ts'
import { People } from './People.tsx'
import { boardsBid, PicturesPart } from './PicturesPart.tsx'
import { WordsPanel } from './RoomPanels.tsx'
import { RoomResults } from './RoomResults.tsx'
import { addressOf, clock, endRoom, leaveRoom, type Word } from './room-session.ts'
import { barWords } from './room-words.ts'
import { SmallTables } from './SmallTables.tsx'
import { TableRobot } from './TableRobot.tsx'

const SOURCES = [
  { value: 'random', label: t`dealt at random` },
  { value: 'table', label: t`the boards at the table` },
] as const
type Source = (typeof SOURCES)[number]['value']

/** Where the host's own page is: its seat, the table it looks at, or none yet. */
function hostView(data: RoomData): { readonly table: number; readonly viewer: Viewer } {
  const place = data.people.find(({ id }) => id === HOST)?.place
  if (place?.kind === 'sits') return { table: place.table, viewer: viewerAt(place.seat) }
  return place?.kind === 'looks'
    ? { table: place.table, viewer: { seat: undefined, sees: place.sees } }
    : { table: 0, viewer: LOOKS_ON }
}

interface HostRoomProps {
  readonly host: Host
  readonly kept: KeptRoom
  readonly words: readonly Word[]
}

export default function HostRoom({ host, kept, words }: HostRoomProps) {
  const data = host.data()
  const now = useStore(clock)
  const dealt = dealtSoFar(data)
  const [showsPeople, setShowsPeople] = useState(dealt === 0)
  const [looked, setLooked] = useState<number>()
  const own = hostView(data)
  // Who plays stays at the own table; who looks on goes from one to another.
  const table =
    own.viewer.seat !== undefined ? own.table : Math.min(looked ?? 0, data.tables.length - 1)
  const { log } = data.tables[table]!
  const { viewer } = own
  const eyes = `${viewer.seat} ${viewer.sees.join('')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log and the eyes are all that the board hangs on.
  const board = useMemo(() => host.boardFor(table, viewer), [host, table, log, eyes])
  useProjected(host, kept.link, table, showsPeople)
  const { past } = data.tables[table]!
  const bid = useMemo(
    () =>
      boardsBid(
        (past ?? []).map((events) => foldAll(events)),
        board,
      ),
    [past, board],
  )
  const sentences = (
    <WordsPanel
      words={words}
      allowed={data.words}
      onSay={host.say}
      toAll={data.tables.length > 1}
    />
  )
  return (
    <>
      <h1 className="sr-only">{t`Together: ${data.title}`}</h1>
      <HostBar host={host} now={now} showsPeople={showsPeople} onPeople={setShowsPeople} />
      {data.tables.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its number.
        <div key={i} className="page-across empty:hidden">
          <TableRobot host={host} table={i} />
        </div>
      ))}
      {showsPeople ? (
        <div className="page-across grid items-start gap-(--page-gap) min-[821px]:grid-cols-[20rem_minmax(0,1fr)]">
          <Invitation title={data.title} link={kept.link} />
          <div className="page-column">
            <People host={host} now={now} />
            {sentences}
          </div>
        </div>
      ) : viewer.seat === undefined && data.tables.length > 1 && looked === undefined ? (
        <>
          <SmallTables host={host} now={now} onOpen={setLooked} />
          <div className="page-column">
            <AskClass host={host} />
            <RoomResults tables={data.tables} />
            {sentences}
          </div>
        </>
      ) : (
        <LiveTable
          under
          title={t`Table ${table + 1}`}
          board={board}
          seat={viewer.seat}
          seats={host.sitting(table)}
          undo={data.undo}
          awaited={
            isAtBar(host.board(table), data.bar)
              ? awaitedTables(
                  data,
                  data.tables.map((_, i) => host.board(i)),
                )
              : undefined
          }
          onAct={(act) => {
            if (viewer.seat !== undefined) host.act(table, viewer.seat, act)
          }}
          above={
            viewer.seat === undefined && data.tables.length > 1 ? (
              <div className="flex items-end gap-2">
                <ChoiceField
                  label={t`You look at`}
                  value={table}
                  options={data.tables.map((_, i) => ({ value: i, label: t`Table ${i + 1}` }))}
                  onChange={setLooked}
                />
                <Button onClick={() => setLooked(undefined)}>{t`All tables`}</Button>
              </div>
            ) : undefined
          }
        >
          {viewer.seat === undefined && <AskClass host={host} />}
          <PicturesPart records={bid} seat={viewer.seat} />
          <RoomResults tables={data.tables} />
          {sentences}
        </LiveTable>
      )}
    </>
  )
}

/**
 * What the projector window shows, if there is one: never a closed hand, and of several tables none while somebody
 * still has the board before them.
 */
function useProjected(host: Host, link: string, table: number, showsPeople: boolean): void {
  const { title, tables, asked } = host.data()
  const { log } = tables[table]!
  const free = tables.length === 1 || tables.every((_, i) => isOver(host.board(i)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log is all that the board hangs on.
  const record = useMemo(
    () => (free && !showsPeople ? host.boardFor(table, LOOKS_ON).record : undefined),
    [host, table, log, free, showsPeople],
  )
  useEffect(() => {
    projectRoom({
      ...{ title, address: addressOf(link), asked: asked && viewFor(asked, '') },
      board: record && { record, viewer: SOUTH },
    })
  }, [title, link, record, asked])
  useEffect(() => () => projectRoom(undefined), [])
}

/** What the host does for all tables, over the page. */
function HostBar({
  host,
  now,
  showsPeople,
  onPeople,
}: {
  readonly host: Host
  readonly now: number
  readonly showsPeople: boolean
  readonly onPeople: (shown: boolean) => void
}) {
  const data = host.data()
  const [source, setSource] = useState<Source>('random')
  const [ending, setEnding] = useState(false)
  const records = useKibitzer((s) => s.table.boards)
  const boards = useMemo(() => dealable(records.map((one) => one.source)), [records])
  const dealt = dealtSoFar(data)
  const begun = dealt > 0
  const tables = [...data.tables.keys()]
  const playing = tables.filter((i) => {
    const board = host.board(i)
    return board.record !== undefined && !isOver(board)
  })
  const boardsNow = tables.map((i) => host.board(i))
  const atBar = boardsNow.some((board) => isAtBar(board, data.bar))
  const stopped = tables.some((i) => host.board(i).stopped)
  const deal = async () => {
    const next = nextBoard(
      data,
      source === 'table' ? boards : [],
      crypto.getRandomValues(new Uint32Array(4)),
    )
    onPeople(false)
    host.change((now) => paced(now, now.pace))
    for (const i of tables) await host.deal(i, next)
  }
  const toAll = (kind: 'stop' | 'open') => {
    for (const i of tables) {
      const { log, salt } = data.tables[i]!
      const shuffled = log.findLast((event) => event.kind === 'deal')
      if (kind === 'stop') host.append(i, [{ kind, on: !stopped }])
      else if (shuffled?.kind === 'deal') host.append(i, [{ kind, hands: shuffled.hands, salt }])
    }
  }
  return (
    <section aria-label={t`Room`} className="page-across grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="title me-2">{data.title}</h2>
        <p className="note" role="status">
          {begun
            ? playing.length === 0
              ? t`Board ${dealt} is over.`
              : atBar
                ? barWords(awaitedTables(data, boardsNow))
                : t`Board ${dealt}: played at ${playing.map((i) => i + 1).join(', ')}.`
            : t`Seat those who wait, then deal the first board.`}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          {begun && (
            <>
              <Button onClick={() => onPeople(!showsPeople)}>
                {showsPeople ? t`To the table` : t`Who sits where`}
              </Button>
              <Button aria-pressed={stopped} onClick={() => toAll('stop')}>
                {stopped ? t`Go on` : t`Stop`}
              </Button>
              <Button
                reason={playing.length === 0 ? t`They are open already.` : undefined}
                onClick={() => toAll('open')}
              >{t`All hands to all`}</Button>
            </>
          )}
          {playing.length > 0 && data.bar !== undefined && (
            <Button onClick={() => host.change(goneOn)}>{t`On for all`}</Button>
          )}
          <Button variant="primary" onClick={() => void deal()}>
            {begun ? t`Next board for all` : t`Deal the first board`}
          </Button>
        </div>
      </div>
      {showsPeople && (
        <div className="flex flex-wrap items-end gap-3">
          <ChoiceField
            label={t`Boards`}
            value={source}
            options={SOURCES.map((one) =>
              one.value === 'table' ? { ...one, label: t`${one.label} (${boards.length})` } : one,
            )}
            onChange={setSource}
          />
          <div className="ms-auto flex flex-wrap gap-2">
            <Button variant="quiet" onClick={leaveRoom}>{t`Leave, to come back`}</Button>
            {ending ? (
              <>
                <Button
                  variant="primary"
                  onClick={() => void endRoom()}
                >{t`End it for all`}</Button>
                <Button onClick={() => setEnding(false)}>{t`Keep the room`}</Button>
              </>
            ) : (
              <Button variant="quiet" onClick={() => setEnding(true)}>{t`End the room`}</Button>
            )}
          </div>
        </div>
      )}
      <HostLine host={host} now={now} />
    </section>
  )
}

/** What is amiss with the line or the storage, each until it is so no longer. */
function HostLine({ host, now }: { readonly host: Host; readonly now: number }) {
  const [down, setDown] = useState<number>()
  const open = host.lineIsOpen()
  if (open !== (down === undefined)) setDown(open ? undefined : now)
  if (host.isSuperseded())
    return <p role="alert" className="field-error">{t`Another page hosts this room now.`}</p>
  return (
    <>
      {down !== undefined && (
        <p>
          <span role="alert">{t`No line to the relay. Trying again.`}</span>
          <Time milliseconds={now - down} />
        </p>
      )}
      {!host.isKept() && (
        <p
          role="alert"
          className="field-error"
        >{t`This browser keeps nothing. After a reload the room would be gone: leave this page open.`}</p>
      )}
    </>
  )
}
