/** One live table as a viewer has it: the felt, and beside it what it waits for and what can be done. */
import { type ReactNode, useState } from 'react'
import { callerAt } from '#core/auction.ts'
import { tricksNeeded } from '#core/contract.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { SEATS, type Seat, SOUTH, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { cutAt } from '#lessons/lesson.ts'
import type { Act, NoAct, UndoRule } from '#live/judge.ts'
import { isOver, type LiveBoard, toAct, whoAnswers } from '#live/log.ts'
import type { Sitter } from '#live/news.ts'
import { actions } from '#store/index.ts'
import { claimRange } from '#store/table/position.ts'
import { useSystems } from '../../ask/systems/use-systems.ts'
import { EngineWhy } from '../../inspector/why/EngineWhy.tsx'
import { Button } from '../../kit/Button.tsx'
import { ContractText } from '../../kit/CallText.tsx'
import { claimOutcome } from '../../kit/claim-outcome.ts'
import { ChoiceField, choices } from '../../kit/Field.tsx'
import { HandLine } from '../../kit/HandLine.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'
import { CallShown } from '../../table/record/CallShown.tsx'
import { RecordTable } from '../../table/record/RecordTable.tsx'
import { positionOf } from '../../table/record/record-table.ts'
import { Elapsed } from './Elapsed.tsx'
import { barWords, noWords, resultWords, sitsWords, turnWords } from './room-words.ts'

export interface LiveTableProps {
  readonly title: string
  readonly board: LiveBoard
  /** The seat of this page; `undefined` for who looks on. */
  readonly seat: Seat | undefined
  readonly seats: readonly Sitter[]
  readonly undo: UndoRule
  /** Tables that this one waits for, where it waits for others. */
  readonly awaited?: readonly number[] | undefined
  /** An act that the host has not answered yet. */
  readonly waits?: Act | undefined
  readonly no?: NoAct | undefined
  readonly onAct: (act: Act) => void
  /** Whether a bar stands over the felt, which is so much lower. */
  readonly under?: boolean
  /** What stands above the panel of the table, and below it. */
  readonly above?: ReactNode
  readonly children?: ReactNode
}

export function LiveTable(props: LiveTableProps) {
  const { title, board, seat, seats, undo, waits, no, onAct, above, under, children } = props
  const { refs } = useSystems()
  const [refusal, setRefusal] = useState({ at: 0, why: '' })
  const [about, setAbout] = useState<{ readonly deal: string; readonly index: number }>()
  const { record } = board
  const turn = toAct(board)
  const held =
    board.stopped || board.asked !== undefined || waits !== undefined || props.awaited !== undefined
  const viewer = seat ?? SOUTH
  const explained = about?.deal === board.commitment ? about.index : undefined
  // Why, of one’s own call, once nobody can be helped by it.
  const mine =
    record?.contract !== undefined &&
    explained !== undefined &&
    callerAt(auctionOf(record), explained) === seat
  const act = (what: Act) => {
    setRefusal({ at: 0, why: '' })
    onAct(what)
  }
  return (
    <>
      <div className={under === true ? 'min-w-0 [--felt-above:3.25rem]' : 'min-w-0'}>
        {record === undefined ? (
          <section aria-label={t`Table`} className="panel px-4 py-6 text-center">
            <p className="panel-lead mb-0">{t`No board has been dealt yet. The host begins.`}</p>
            <p className="pt-2 text-ink-2">
              {SEATS.map((at) => t`${seatName(at)}: ${sitsWords(seats[at]!)}`).join(' · ')}
            </p>
          </section>
        ) : (
          <RecordTable
            record={drawn(board, record)}
            viewer={viewer}
            control={!held && turn !== undefined && turn.by === seat ? turn.act : undefined}
            sits={(at) => (at === seat ? t`you` : sitsWords(seats[at]!))}
            onCall={(call) => act({ kind: 'call', call })}
            onCard={(card) => act({ kind: 'card', card })}
            onRefused={(why) => {
              setRefusal({ at: board.n, why })
              actions.announce(why)
            }}
            explained={explained}
            onExplain={(index) => setAbout({ deal: board.commitment, index })}
          />
        )}
      </div>
      <div className="page-column">
        {above}
        <Panel id="live-table" title={title}>
          <div className="grid gap-3">
            <TableStatus {...props} />
            {refusal.at === board.n && refusal.why !== '' && (
              <p className="field-error">{refusal.why}</p>
            )}
            {no !== undefined && (
              <p role="alert" className="field-error">
                {noWords(no)}
              </p>
            )}
            <Asked board={board} seat={seat} seats={seats} onAct={act} />
            {seat !== undefined && record !== undefined && board.asked === undefined && (
              <OwnActs board={board} seat={seat} undo={undo} onAct={act} />
            )}
            {record !== undefined && explained !== undefined && mine && (
              <EngineWhy kind="call" record={cutAt(record, explained)} systems={refs} />
            )}
            {record !== undefined && explained !== undefined && (
              <CallShown
                record={record}
                viewer={viewer}
                systems={refs}
                index={explained}
                onClose={() => setAbout(undefined)}
              />
            )}
          </div>
        </Panel>
        {children}
      </div>
    </>
  )
}

/** A board that was only bid waits for no lead: it is drawn as one that was claimed. */
const drawn = (board: LiveBoard, record: BoardRecord): BoardRecord =>
  board.biddingOnly && isOver(board) && record.contract !== undefined
    ? { ...record, claim: { seat: record.contract.declarer, declarerTricks: 0 } }
    : record

/** What the table waits for, and how long it has; at the end what it came to. */
function TableStatus({ board, seat, seats, waits, awaited }: LiveTableProps) {
  const { record } = board
  const result = resultWords(board)
  const told = turnWords(board, seats, seat)
  if (result !== undefined)
    return (
      <p role="status" className="said">
        {record?.contract === undefined
          ? result
          : board.biddingOnly
            ? tx`${<ContractText contract={record.contract} />} by ${seatName(record.contract.declarer)}. ${result}`
            : tx`${<ContractText contract={record.contract} />} by ${seatName(record.contract.declarer)}, ${result}`}
      </p>
    )
  return (
    <p className="said">
      <span role="status">
        {board.stopped
          ? t`The host has stopped the table.`
          : board.asked !== undefined
            ? t`The table waits for an answer.`
            : waits !== undefined
              ? t`Sent. The host has not answered yet.`
              : awaited !== undefined
                ? barWords(awaited)
                : (told ?? t`The host deals.`)}
      </span>
      <Elapsed of={`${board.commitment} ${board.n}`} />
    </p>
  )
}

/** A claim or an undo that waits: who asks for what, and the answer of who may give it. */
function Asked({
  board,
  seat,
  seats,
  onAct,
}: Pick<LiveTableProps, 'board' | 'seat' | 'seats' | 'onAct'>) {
  const { asked, record } = board
  if (asked === undefined || record === undefined) return null
  const who = seats[asked.seat]?.name || seatName(asked.seat)
  const mine =
    seat !== undefined && whoAnswers(record, asked).includes(seat) && !asked.yes.includes(seat)
  const hand = asked.kind === 'claim' ? asked.hand : undefined
  const words =
    asked.kind === 'undo'
      ? t`${who} asks to take back.`
      : record.contract === undefined
        ? ''
        : t`${who} claims. Declarer’s side in all: ${claimOutcome(asked.tricks, tricksNeeded(record.contract))}.`
  return (
    <section aria-label={t`Asked`} className="grid gap-2 rounded-inset bg-inset px-3 py-2.5">
      <p role="alert">{words}</p>
      {hand !== undefined && (
        <p>
          <HandLine hand={hand} />
        </p>
      )}
      {mine ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => onAct({ kind: 'answer', yes: true })}>
            {asked.kind === 'undo' ? t`Grant it` : t`Accept`}
          </Button>
          <Button onClick={() => onAct({ kind: 'answer', yes: false })}>
            {asked.kind === 'undo' ? t`Refuse` : t`Play on`}
          </Button>
        </div>
      ) : (
        <p className="note">{t`The others answer.`}</p>
      )}
    </section>
  )
}

/** Undo and claim. */
function OwnActs({
  board,
  seat,
  undo,
  onAct,
}: {
  readonly board: LiveBoard
  readonly seat: Seat
  readonly undo: UndoRule
  readonly onAct: (act: Act) => void
}) {
  const [claiming, setClaiming] = useState<number>()
  const record = board.record!
  const { contract } = record
  const over = isOver(board)
  const p = positionOf(record)
  const mayClaim =
    !over && contract !== undefined && record.cards.length > 0 && p.dummy !== seat && !board.stopped
  const [low, high] = mayClaim ? claimRange(p) : [0, 0]
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {undo !== 'off' && (undo === 'free' || !over) && (
          <Button
            onClick={() => onAct({ kind: 'undo' })}
            reason={board.acts.length === 0 ? t`Nothing has been called or played.` : undefined}
          >
            {undo === 'free' ? t`Take back` : t`Ask to take back`}
          </Button>
        )}
        {mayClaim && claiming === undefined && (
          <Button
            onClick={() => setClaiming(Math.max(low, Math.min(high, tricksNeeded(contract))))}
          >{t`Claim`}</Button>
        )}
      </div>
      {mayClaim && claiming !== undefined && (
        <form
          aria-label={t`Claim`}
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            setClaiming(undefined)
            onAct({ kind: 'claim', tricks: Math.max(low, Math.min(high, claiming)) })
          }}
        >
          <ChoiceField
            label={t`Tricks for ${seatName(contract.declarer)} in all`}
            value={claiming}
            options={choices(
              Array.from({ length: high - low + 1 }, (_, i) => high - i),
              (n) => claimOutcome(n, tricksNeeded(contract)),
            )}
            onChange={setClaiming}
          />
          <Button variant="primary" submit>{t`Claim`}</Button>
          <Button onClick={() => setClaiming(undefined)}>{t`Play on`}</Button>
        </form>
      )}
    </>
  )
}
