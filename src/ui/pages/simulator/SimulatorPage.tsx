/** *Simulator*: layouts that fit what a seat has seen and heard, solved with all cards open. */
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { formatSeed, type Seed } from '#core/rng.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { currentRecord, observer, position } from '#store/index.ts'
import { emptyForm, readDealForm } from '../../ask/deal/deal-form.ts'
import { SeatLimits } from '../../ask/deal/SeatLimits.tsx'
import { useAgreedInput } from '../../ask/knowledge/use-question.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { ChoiceField, choices, TextField } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SimulatedFigures } from './SimulatedFigures.tsx'

/** The same question has the same layouts. */
const SEED: Seed = [1, 2, 3, 4]
const MOST = 1000
const USUAL = '100'
const whole = (text: string): number => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0)

export default function SimulatorPage() {
  const record = useKibitzer(currentRecord)
  const p = useKibitzer(position)
  const from = useKibitzer(observer)
  const agreed = useAgreedInput()
  const [chosen, setSeat] = useState<Seat>()
  const [count, setCount] = useState(USUAL)
  const [seats, setSeats] = useState(() => emptyForm(formatSeed(SEED), 1).seats)
  const seat = chosen ?? from
  const simulation = useJob('simulate')
  const running = simulation.state === 'running'
  const form = useMemo(() => readDealForm({ ...emptyForm(formatSeed(SEED), 1), seats }), [seats])
  const view = seatView(record, seat)
  const seen = (at: Seat): boolean => at === seat || (view?.dummy !== undefined && at === p.dummy)
  const layouts = whole(count)
  const wrongCount =
    layouts < 1 || layouts > MOST ? t`A whole number from 1 to ${MOST}.` : undefined
  const wrongSeats = form.errors.seats.some(
    ({ hcp, lengths }) => hcp !== undefined || lengths.some((one) => one !== undefined),
  )
  const reason =
    view === undefined
      ? t`${seatName(seat)}’s hand is not known: choose another seat.`
      : (wrongCount ?? (wrongSeats ? t`A condition cannot be read.` : undefined))
  const run = () => {
    if (view === undefined || reason !== undefined) return
    const limits = form.limits?.map((one, at) => (seen(at as Seat) ? undefined : one))
    const input: JobInput<'simulate'> = {
      ...{ view, ...agreed, layouts, seed: SEED },
      ...(limits?.some((one) => one !== undefined)
        ? { limits: limits as unknown as NonNullable<JobInput<'simulate'>['limits']> }
        : {}),
    }
    // What fails is shown by the job's own state.
    simulation.ask(input).catch(() => undefined)
  }
  const failed = simulation.failed
  const { progress } = simulation
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page min-[821px]:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
    >
      <h1 className="sr-only">{t`Simulator`}</h1>
      <Panel id="simulator" title={t`Simulator`}>
        <p className="mb-3">
          {t`Layouts of the closed hands, drawn from what one seat knows: its cards, dummy, the cards played, and the calls by what both sides play. Each is solved with all cards open.`}{' '}
          <Link href="/" className="link">{t`Back to the table.`}</Link>
        </p>
        <div className="grid gap-3">
          <ChoiceField
            label={t`As seen by`}
            value={seat}
            options={choices(SEATS, seatName)}
            onChange={setSeat}
          />
          <TextField
            label={t`Layouts`}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST}
            value={count}
            error={wrongCount}
            onChange={(event) => setCount(event.target.value)}
          />
        </div>
        <section aria-label={t`Conditions`} className="my-3">
          <h2 className="title mb-1">{t`Conditions on closed hands`}</h2>
          {SEATS.filter((at) => !seen(at)).map((at) => (
            <SeatLimits
              key={at}
              seat={at}
              form={seats[at]}
              errors={form.errors.seats[at]}
              shapesError={undefined}
              onChange={(of) =>
                setSeats((old) => {
                  const [n, e, s, w] = old.map((one, i) => (i === at ? of : one))
                  return [n!, e!, s!, w!]
                })
              }
            />
          ))}
        </section>
        <div className="flex flex-wrap items-center gap-3">
          {running ? (
            <Button onClick={simulation.cancel}>{t`Stop`}</Button>
          ) : (
            <Button variant="primary" onClick={run} reason={reason}>{t`Simulate`}</Button>
          )}
          <p role="status" className="note">
            {running
              ? progress === undefined || progress.of === 0
                ? t`Drawing layouts …`
                : t`${progress.done} of ${progress.of} layouts solved.`
              : simulation.state === 'cancelled'
                ? t`Stopped.`
                : (reason ?? '')}
          </p>
        </div>
        {failed !== undefined && <FailedNote onRetry={run}>{failed}</FailedNote>}
      </Panel>
      {simulation.output?.ok === true && (
        <SimulatedFigures found={simulation.output.value} record={record} />
      )}
    </main>
  )
}
