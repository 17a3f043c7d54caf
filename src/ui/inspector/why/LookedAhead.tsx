/** A robot’s call that is not its system’s: what it gains in one line, and behind a press the layouts. */
import { useMemo, useState } from 'react'
import { type Call, PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { seatInitial } from '#core/display.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { CalledBy, TablePosition } from '#store/index.ts'
import {
  callSearchKey,
  type RobotCallAnswer,
  robotCallQuestion,
} from '../../ask/bidding/bidding-question.ts'
import type { TurnPlace } from '../../ask/bidding/use-explained.ts'
import type { SystemsNow } from '../../ask/systems/systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText, ContractText } from '../../kit/CallText.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { HandLine } from '../../kit/HandLine.tsx'
import { OriginNote } from './Answer.tsx'

type Outcome = NonNullable<RobotCallAnswer['weighed'][number]['outcomes']>[number]
/** Layouts shown before the reader asks for all. */
const FIRST = 4

export function LookedAhead({
  position: p,
  place: { index, seat },
  systems: { refs },
  by,
}: {
  readonly position: TablePosition
  readonly place: TurnPlace
  readonly systems: SystemsNow
  readonly by: CalledBy
}) {
  const [open, setOpen] = useState(false)
  const question = useMemo(
    () => (open ? robotCallQuestion(p, index, refs, by) : undefined),
    [open, p, index, refs, by],
  )
  const { failed, output, run } = useJob(
    'robot',
    question,
    question === undefined ? '' : callSearchKey(question),
  )
  return (
    <section aria-label={t`The robot’s own way`} className="mb-3">
      <OriginNote byHand>{t`${seatName(seat)}’s robot looked ahead. ${by.says}`}</OriginNote>
      <Fold title={t`The layouts`} hint={t`what each call came to`} open={open} onToggle={setOpen}>
        {failed !== undefined ? (
          <FailedNote onRetry={run}>{failed}</FailedNote>
        ) : output?.ok === true ? (
          <Layouts answer={output.value} seat={seat} made={p.record.calls[index]?.call} />
        ) : (
          <p className="note" role="status">{t`Drawing layouts …`}</p>
        )}
      </Fold>
    </section>
  )
}

function Layouts({
  answer: { weighed, layouts, system },
  seat,
  made,
}: {
  readonly answer: RobotCallAnswer
  readonly seat: Seat
  readonly made: Call | undefined
}) {
  const [all, setAll] = useState(false)
  const own = weighed.find(({ call }) => call === made)?.outcomes
  const plain = weighed.find(({ call }) => call === system)?.outcomes
  if (made === undefined || own === undefined || plain === undefined)
    return (
      <p className="note">{t`The robot would call otherwise now: the sides play something else.`}</p>
    )
  const shown = own.slice(0, all ? undefined : FIRST)
  return (
    <>
      <ol aria-label={t`The layouts`} className="list-decimal ps-6">
        {shown.map((outcome, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: layouts stand in the order in which they were drawn.
          <li key={i} className="border-rule border-t py-1.5">
            <p>
              <Came call={made} outcome={outcome} />
              {'; '}
              <Came call={system} outcome={plain[i]!} />
            </p>
            <Hands deal={layouts[i]!} seat={seat} />
          </li>
        ))}
      </ol>
      {shown.length < own.length && (
        <Button
          variant="quiet"
          className="-ms-3"
          onClick={() => setAll(true)}
        >{t`Show all ${own.length} layouts`}</Button>
      )}
      <p className="note mt-2">{t`Everybody bids on by the rules, each hand that is not seen made its calls so far, and each contract is played with all cards open.`}</p>
    </>
  )
}

const pointsText = (points: number): string =>
  points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`

/** A call, the contract it led to and what that scores for the caller’s side. */
const Came = ({
  call,
  outcome: { contract, points },
}: {
  readonly call: Call
  readonly outcome: Outcome
}) => (
  <>
    <b className="font-semibold">{call === PASS ? t`Pass` : <CallText call={call} />}</b>:{' '}
    {contract === undefined ? (
      t`Passed out`
    ) : (
      <>
        <ContractText contract={contract} /> {seatInitial(contract.declarer)}
      </>
    )}{' '}
    {pointsText(points)}
  </>
)

const Hands = ({ deal, seat }: { readonly deal: Deal; readonly seat: Seat }) => (
  <ul className="text-small">
    {SEATS.filter((one) => one !== seat).map((one) => (
      <li key={one}>
        <span className="inline-block w-5 text-ink-2">{seatInitial(one)}</span>
        <HandLine hand={deal[one]} />
      </li>
    ))}
  </ul>
)
