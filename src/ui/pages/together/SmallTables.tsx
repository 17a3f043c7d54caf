/** The tables of a class, small: who sits there, who is thought of, and who has thought for long. */
import { Timer } from 'lucide-react'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Host } from '#live/host.ts'
import { isOver, type LiveBoard, toAct } from '#live/log.ts'
import { isAtBar } from '#live/pace.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText, ContractText } from '../../kit/CallText.tsx'
import { auctionsBeside } from './auctions-apart.ts'
import { actorWords, resultWords, sitsWords, waitWords } from './room-words.ts'

/** Milliseconds after which a class is waiting for somebody. */
const LONG = 60_000

export function SmallTables({
  host,
  now,
  onOpen,
}: {
  readonly host: Host
  readonly now: number
  readonly onOpen: (table: number) => void
}) {
  const { tables } = host.data()
  return (
    <div className="grid content-start gap-(--page-gap)">
      <ul
        aria-label={t`Tables of the room`}
        className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3"
      >
        {tables.map((_, table) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its number.
          <li key={table} className="grid">
            <SmallTable host={host} table={table} now={now} onOpen={() => onOpen(table)} />
          </li>
        ))}
      </ul>
      <AuctionsBeside host={host} />
    </div>
  )
}

const PLACES: Readonly<Record<Seat, string>> = {
  0: 'col-start-2 row-start-1',
  1: 'col-start-3 row-start-2',
  2: 'col-start-2 row-start-3',
  3: 'col-start-1 row-start-2',
}

function SmallTable({
  host,
  table,
  now,
  onOpen,
}: {
  readonly host: Host
  readonly table: number
  readonly now: number
  readonly onOpen: () => void
}) {
  const board = host.board(table)
  const seats = host.sitting(table)
  const turn = toAct(board)
  const atBar = isAtBar(board, host.data().bar)
  const waits = now - host.movedAt(table)
  const stuck = turn !== undefined && !atBar && !board.stopped && waits >= LONG
  const who = turn && actorWords(turn.by, seats[turn.by])
  const name = t`Table ${table + 1}`
  return (
    <section
      aria-label={name}
      className={`grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-panel border bg-table ${stuck ? 'border-2 border-dashed border-agree' : 'border-table-line'}`}
    >
      <h3 className="flex items-baseline gap-2 px-3 pt-2 font-serif font-semibold">
        {name}
        <span className="ms-auto font-sans text-small font-normal text-ink-2">
          <Contract board={board} />
        </span>
      </h3>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(4rem,auto)_minmax(0,1fr)] place-items-center gap-1 px-2 py-2 text-small">
        {SEATS.map((seat) => {
          const mine = turn?.by === seat
          return (
            <p
              key={seat}
              className={`max-w-full truncate rounded-full px-2 ${PLACES[seat]} ${mine ? 'bg-accent font-semibold text-on-accent' : ''}`}
            >
              <span className="sr-only">{seatName(seat)}: </span>
              {sitsWords(seats[seat])}
            </p>
          )
        })}
        <p className="col-start-2 row-start-2 rounded-inset bg-table-deep px-2 py-2 text-center">
          {progressWords(board)}
        </p>
      </div>
      <div
        className={`flex min-h-11 items-center gap-2 border-t border-table-line px-3 py-1 text-small ${stuck ? 'bg-agree-soft text-agree' : 'bg-panel'}`}
      >
        {stuck && <Timer size={16} strokeWidth={1.75} aria-hidden="true" />}
        <span className={`min-w-0 grow ${stuck ? 'font-semibold' : ''}`}>
          {board.record === undefined
            ? t`no board yet`
            : isOver(board)
              ? t`finished, waiting`
              : board.stopped
                ? t`stopped`
                : atBar
                  ? t`waits for the others`
                  : stuck
                    ? t`${who ?? ''}: ${waitWords(waits)} on this`
                    : t`on time`}
        </span>
        <Button aria-label={t`Look in at table ${table + 1}`} onClick={onOpen}>{t`Look in`}</Button>
      </div>
    </section>
  )
}

function Contract({ board }: { readonly board: LiveBoard }) {
  const { record } = board
  const result = resultWords(board)
  if (record?.contract === undefined) return result ?? null
  return (
    <>
      <ContractText contract={record.contract} /> {seatName(record.contract.declarer)}
    </>
  )
}

function progressWords(board: LiveBoard): string {
  const { record } = board
  if (record === undefined || (record.contract === undefined && isOver(board))) return '–'
  if (record.contract === undefined) return t`bidding`
  const { cards } = record
  return cards.length === 52 || record.claim !== undefined
    ? t`played`
    : t`trick ${Math.floor(cards.length / 4) + 1}`
}

const AS_WORDS = {
  most: t`as most`,
  'so-far': t`as most, so far`,
  apart: t`another way`,
  alone: '',
} as const

/** The auctions of the same board from the call at which they part. */
function AuctionsBeside({ host }: { readonly host: Host }) {
  const { tables } = host.data()
  const boards = tables.map((_, i) => host.board(i))
  const number = boards[0]?.record?.board.number
  const beside = auctionsBeside(
    boards.map(({ record }) =>
      record === undefined || record.board.number !== number
        ? undefined
        : record.calls.map(({ call }) => call),
    ),
  )
  if (beside === undefined || beside.tables.every(({ rest }) => rest.length === 0)) return null
  return (
    <section aria-label={t`The auctions side by side`} className="panel grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="title">{t`The auctions side by side`}</h2>
        {beside.began.length > 0 && (
          <p className="note ms-auto">
            {t`all began`} <Calls calls={beside.began} />
          </p>
        )}
      </div>
      <ul className="grid">
        {beside.tables.map(({ table, rest, as }) => (
          <li
            key={table}
            className={`grid grid-cols-[5rem_minmax(0,1fr)_8rem] items-baseline gap-x-2 border-t border-rule px-1 py-1 ${as === 'apart' ? 'bg-agree-soft font-semibold' : ''}`}
          >
            <span>{t`Table ${table + 1}`}</span>
            <span>
              <Calls calls={rest} />
            </span>
            <span className={as === 'apart' ? 'text-agree' : 'text-ink-2'}>{AS_WORDS[as]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Calls = ({ calls }: { readonly calls: readonly Parameters<typeof CallText>[0]['call'][] }) =>
  calls.map((call, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a call keeps its place.
    <span key={i}>
      {i > 0 && ' '}
      <CallText call={call} />
    </span>
  ))
