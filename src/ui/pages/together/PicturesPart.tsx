/** Where our pictures part: for the boards that were only bid, the first call that one meant otherwise than the other read. */
import { useMemo, useState } from 'react'
import { isWhole } from '#core/deal.ts'
import { fixed } from '#core/locale.ts'
import type { BoardRecord } from '#core/record.ts'
import { partner, type Seat, type Side, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import { isOver, type LiveBoard } from '#live/log.ts'
import { resolved } from '../../ask/systems/systems.ts'
import { useOwn, useSystemList, useSystems } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { CallText } from '../../kit/CallText.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { ChoiceField } from '../../kit/Field.tsx'
import { HandLine } from '../../kit/HandLine.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'

type Parting = NonNullable<JobValue<'pictures-part'>[number]>

/** Boards that were only bid, whole, each once. */
export function boardsBid(past: readonly LiveBoard[], now: LiveBoard): readonly BoardRecord[] {
  const fresh =
    now.biddingOnly && isOver(now) && past.every(({ commitment }) => commitment !== now.commitment)
  return (fresh ? [...past, now] : past).flatMap(({ record }) =>
    record !== undefined && isWhole(record.board.deal) ? [record] : [],
  )
}

export function PicturesPart({
  records,
  seat,
}: {
  readonly records: readonly BoardRecord[]
  /** Whose partnership; North–South for who looks on. */
  readonly seat: Seat | undefined
}) {
  const { refs } = useSystems()
  const list = useSystemList().output
  const made = useOwn()
  const side: Side = (seat ?? 0) % 2 === 0 ? 0 : 1
  const [own, setOwn] = useState<readonly (string | undefined)[]>([])
  const ids = [0, 1].map((i) => own[i] ?? refs[side].id)
  const input = useMemo((): JobInput<'pictures-part'> | undefined => {
    if (records.length === 0) return undefined
    const refFor = (id: string) => (id === refs[side].id ? refs[side] : resolved({ id }, made))
    const sides = (id: string) =>
      side === 0 ? ([refFor(id), refs[1]] as const) : ([refs[0], refFor(id)] as const)
    const boards = records.flatMap(({ board, calls }) =>
      isWhole(board.deal)
        ? [{ ...board, deal: board.deal, calls: calls.map(({ call }) => call) }]
        : [],
    )
    return { boards, side, first: sides(ids[0]!), second: sides(ids[1]!) }
  }, [records, refs, side, made, ids[0], ids[1]])
  const job = useJob('pictures-part', input)
  if (records.length === 0) return null
  const failed = job.failed
  const found = job.value
  const parted = found?.filter((one) => one !== undefined).length
  return (
    <Panel
      id="live-pictures"
      title={t`Where our pictures part`}
      summary={parted === undefined ? undefined : t`${parted} of ${records.length} boards`}
    >
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-2">
          {([side, partner(side)] as const).map((at, i) => (
            <ChoiceField
              key={at}
              label={t`${seatName(at)} plays`}
              value={ids[i]}
              options={(list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => setOwn(i === 0 ? [id, own[1]] : [own[0], id])}
            />
          ))}
        </div>
        {failed !== undefined && <FailedNote onRetry={job.run}>{failed}</FailedNote>}
        {failed === undefined && found === undefined && (
          <p role="status">{t`Board ${(job.progress ?? 0) + 1} of ${records.length} …`}</p>
        )}
        <ul className="grid gap-2">
          {found?.map((parting, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boards keep their order.
            <li key={i} className="grid gap-0.5 border-t border-rule pt-2">
              <OneBoard record={records[i]!} parting={parting} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function OneBoard({
  record,
  parting,
}: {
  readonly record: BoardRecord
  readonly parting: Parting | undefined
}) {
  const name = t`Board ${record.board.number ?? 0}`
  if (parting === undefined)
    return (
      <p>
        <b className="font-semibold">{name}</b>{' '}
        <span className="note">{t`one picture to the end`}</span>
      </p>
    )
  const { seat, call, kind, bits, meant, read } = parting
  const caller = seatName(seat)
  const hand = record.board.deal[seat]
  return (
    <>
      <p>
        <b className="font-semibold">{name}</b> {tx`${<CallText call={call} />} by ${caller}`}
        {kind === 'differ' && <span className="note"> {t`${fixed(bits, 2)} bits apart`}</span>}
      </p>
      <p>{tx`${caller} shows ${<PhraseText phrase={meant} />}.`}</p>
      {kind === 'differ' && (
        <p>{tx`${seatName(partner(seat))} reads ${<PhraseText phrase={read} />}.`}</p>
      )}
      {kind === 'off' && hand !== undefined && (
        <p className="flex flex-wrap gap-x-2">
          {t`The hand is another:`} <HandLine hand={hand} />
        </p>
      )}
    </>
  )
}
