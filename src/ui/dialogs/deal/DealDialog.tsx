/** Deals boards: at random from a seed, with wishes for each hand, or by deal number. */

import { Dices } from 'lucide-react'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import * as deal from '#core/deal.ts'
import { dealNumber, formatDealNumber } from '#core/deal-number.ts'
import { formatSeed, parseSeed } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { t, tAs } from '#core/text.ts'
import { mapTuple4 } from '#core/tuple.ts'
import type { JobValue } from '#engine/protocol.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { actions, currentBoard } from '#store/index.ts'
import {
  type DealAsked,
  type DealForm,
  type DealInput,
  emptyForm,
  FREE_SEAT,
  located,
  possibleSentence,
  readDealForm,
  type SeatForm,
} from '../../ask/deal/deal-form.ts'
import { SeatLimits } from '../../ask/deal/SeatLimits.tsx'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { TextField } from '../../kit/Field.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { tx } from '../../kit/tx.ts'

const freshText = (): string => formatSeed(freshSeed())
/** Milliseconds after the last key before the engine is asked. */
const PAUSE = 250

/** What was asked for last, so that the next visit need not type it again. */
let kept: Pick<DealForm, 'kind' | 'boards' | 'seats'> | undefined

export default function DealDialog({ open, onClose, onDone }: OpenDialogProps) {
  const now = useKibitzer((s) => currentBoard(s).source.board)
  const [form, setForm] = useState<DealForm>(() => ({
    ...emptyForm(freshText(), (now.number ?? 0) + 1),
    ...kept,
  }))
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const dealing = useJob('deal')
  const running = dealing.state === 'running'
  const id = useId()
  const reading = useMemo(() => readDealForm(form), [form])
  const { errors } = reading
  const feasible = useFeasible(running ? undefined : reading.limits)
  const refused = feasible.output?.ok === false ? feasible.output.error : undefined

  const change = (part: Partial<DealForm>) => {
    setFailure(undefined)
    setForm((old) => ({ ...old, ...part }))
  }
  const setSeat = (seat: number, of: SeatForm) =>
    change({
      seats: mapTuple4(form.seats, (old, s) => (s === seat ? of : old)),
    })

  const go = async (event: FormEvent) => {
    event.preventDefault()
    const { input } = reading
    if (input === undefined || running) return
    kept = { kind: form.kind, boards: form.boards, seats: form.seats }
    try {
      const output = await dealing.ask(input)
      if (output === undefined) return
      const why = output.ok ? putOnTable(input, output.value.records) : output.error.message
      if (why === undefined) onDone()
      else setFailure(why)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }

  const limited = form.seats.some((seat) => seat !== FREE_SEAT)
  return (
    <Dialog
      title={t`Deal by wishes`}
      open={open}
      onClose={onClose}
      footer={
        running ? (
          <>
            <Progress form={form} dealing={dealing.progress} />
            <Button onClick={dealing.cancel}>{t`Stop`}</Button>
          </>
        ) : (
          <>
            {form.kind === 'seed' && (
              <Feasibility view={feasible} asked={reading.limits !== undefined} />
            )}
            <Button onClick={onClose}>{t`Cancel`}</Button>
            <Button
              variant="primary"
              submit
              form={id}
              reason={
                reading.input === undefined
                  ? t`Something in the fields is not right yet.`
                  : refused?.message
              }
            >{tAs('verb')`Deal`}</Button>
          </>
        )
      }
    >
      <form id={id} className="grid gap-3.5" onSubmit={(event) => void go(event)} noValidate>
        <SegmentedControl
          label={t`How to deal`}
          value={form.kind}
          options={[
            { value: 'seed', label: t`At random` },
            { value: 'number', label: t`By deal number` },
          ]}
          onChange={(kind) => change({ kind })}
        />
        {form.kind === 'number' ? (
          <>
            <TextField
              label={t`Deal number`}
              inputMode="numeric"
              hint={tx`Every deal has one, from 0 to 53,644,737,765,488,792,839,237,439,999.${deal.isWhole(now.deal) && t` The one on the table is ${formatDealNumber(dealNumber(now.deal))}.`}`}
              error={form.number === '' ? undefined : errors.number}
              value={form.number}
              onChange={(event) => change({ number: event.target.value })}
            />
            <TextField
              label={t`Board number`}
              inputMode="numeric"
              className="max-w-48"
              error={errors.firstBoard}
              value={form.firstBoard}
              onChange={(event) => change({ firstBoard: event.target.value })}
            />
          </>
        ) : (
          <>
            <div className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
              <TextField
                label={t`Seed`}
                hint={t`The same seed gives the same boards on every machine.`}
                error={errors.seed}
                value={form.seed}
                spellCheck={false}
                autoCapitalize="characters"
                onChange={(event) => change({ seed: event.target.value })}
              />
              <Button
                icon={Dices}
                className="justify-self-start sm:mt-6"
                onClick={() => change({ seed: freshText() })}
              >{t`New seed`}</Button>
            </div>
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label={t`How many boards`}
                inputMode="numeric"
                error={errors.boards}
                value={form.boards}
                onChange={(event) => change({ boards: event.target.value })}
              />
              <TextField
                label={t`First board number`}
                inputMode="numeric"
                error={errors.firstBoard}
                value={form.firstBoard}
                onChange={(event) => change({ firstBoard: event.target.value })}
              />
            </div>
            <section aria-labelledby={`${id}-wishes`}>
              <div className="flex items-center justify-between min-h-9 [&_h3]:title">
                <h3 id={`${id}-wishes`}>{t`Wishes for the hands`}</h3>
                {limited && (
                  <Button
                    variant="quiet"
                    onClick={() => change({ seats: emptyForm('', 1).seats })}
                  >{t`Clear`}</Button>
                )}
              </div>
              {SEATS.map((seat) => (
                <SeatLimits
                  key={seat}
                  seat={seat}
                  form={form.seats[seat]}
                  errors={errors.seats[seat]}
                  shapesError={
                    refused?.field === 'shapes' && refused.seat === seat
                      ? located(refused)
                      : undefined
                  }
                  onChange={(of) => setSeat(seat, of)}
                />
              ))}
            </section>
          </>
        )}
        <p className="note">{tx`A theme, limits for two hands together, or a script: ${<Link href="/deals" className="link" onClick={onClose}>{t`Deals`}</Link>}.`}</p>
        <div role="alert">{failure !== undefined && <p className="field-error">{failure}</p>}</div>
      </form>
    </Dialog>
  )
}

type DealtRecords = JobValue<'deal'>['records']

/** Puts the boards behind those on the table; gives what was refused. */
function putOnTable(input: DealInput, records: DealtRecords): string | undefined {
  const seed = input.kind === 'seed' ? parseSeed(input.seed) : undefined
  const plain =
    input.kind === 'seed' && input.limits === undefined && seed?.ok ? seed.value : undefined
  if (plain !== undefined && records.length === 1) {
    const done = actions.dealNew({ seed: plain, number: input.firstBoard })
    return done.ok ? undefined : done.error.message
  }
  const source =
    input.kind === 'seed'
      ? t`seed ${seed?.ok ? formatSeed(seed.value) : input.seed}`
      : t`deal number ${formatDealNumber(BigInt(input.number))}`
  const done = actions.loadBoards(records, source, {
    mode: 'append',
    ...(plain && { seed: formatSeed(plain) }),
  })
  return done.ok ? undefined : done.error.message
}

/** Whether deals as asked for exist, and how many; asked of the engine when the typing pauses. */
function useFeasible(limits: DealAsked | undefined) {
  const key = limits === undefined ? '' : JSON.stringify(limits)
  const [settled, setSettled] = useState<{ readonly key: string; readonly input: DealInput }>()
  useEffect(() => {
    if (limits === undefined) return
    const input: DealInput = {
      kind: 'seed',
      seed: formatSeed([0, 0, 0, 0]),
      firstBoard: 1,
      boards: 0,
      limits,
    }
    const timer = setTimeout(
      () => setSettled((old) => (old?.key === key ? old : { key, input })),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [key, limits])
  const current = settled?.key === key ? settled : undefined
  return useJob('deal', current?.input, key)
}

function Feasibility({
  view,
  asked,
}: {
  readonly view: ReturnType<typeof useFeasible>
  readonly asked: boolean
}) {
  const { output, progress } = view
  const done = Math.round(100 * (progress?.counted ?? 0))
  return (
    <div className="said grid min-h-[2.6em] grow basis-64 content-center gap-1 wrap-anywhere">
      <p role="status">
        {!asked ? (
          t`Every deal is equally likely.`
        ) : output === undefined ? (
          t`Counting …`
        ) : output.ok ? (
          possibleSentence(output.value.count, output.value.exact)
        ) : output.error.field === 'shapes' ? (
          t`Not counted: some shapes above cannot be read.`
        ) : (
          <>
            <Mark kind="impossible" word={t`Impossible:`} /> {output.error.message}
          </>
        )}
      </p>
      {asked && output === undefined && done > 0 && (
        <progress
          className="h-1.5 w-full accent-accent"
          max={100}
          value={done}
          aria-label={t`Counting the deals`}
        />
      )}
      {view.error !== undefined && <p className="field-error">{view.error.message}</p>}
    </div>
  )
}

function Progress({
  form,
  dealing,
}: {
  readonly form: DealForm
  readonly dealing: { readonly counted: number; readonly dealt: number } | undefined
}) {
  const all = Math.max(1, Number(form.boards))
  const counting = dealing === undefined || (dealing.counted < 1 && dealing.dealt === 0)
  return (
    <div className="said grid min-h-[2.6em] grow basis-64 content-center gap-1 wrap-anywhere">
      <p>{counting ? t`Counting the deals …` : t`${dealing.dealt} of ${all} boards dealt.`}</p>
      <progress
        className="h-1.5 w-full accent-accent"
        max={1}
        value={counting ? (dealing?.counted ?? 0) : dealing.dealt / all}
        aria-label={counting ? t`Counting the deals` : t`Boards dealt`}
      />
    </div>
  )
}
