/** *Deals*: a set of boards on a theme, by plain controls or by a script, to be played, sent, printed and saved. */
import { useEffect, useMemo, useState } from 'react'
import type { Call } from '#core/call.ts'
import { formatSeed } from '#core/rng.ts'
import { t, tAs } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { located } from '../../ask/deal/deal-form.ts'
import { usePlayable } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { typedAuction } from '../../kit/addresses/typed-auction.ts'
import { Button } from '../../kit/Button.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { TextField } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { controlsOfScript } from './controls-of-script.ts'
import { DealtBoards } from './DealtBoards.tsx'
import { type DealsForm, freeForm, readDealsForm } from './deals-form.ts'
import type { DealtSet, ScriptProblem } from './dealt-set.ts'
import { HowMany } from './HowMany.tsx'
import { ScriptControls } from './ScriptControls.tsx'
import { Beginning, SetControls } from './SetControls.tsx'
import { SCENARIOS, withScenario } from './scenarios.ts'
import { TakeAlong } from './TakeAlong.tsx'

type Input = JobInput<'deal-script'>

const freshText = (): string => formatSeed(freshSeed())
/** Milliseconds after the last key before the engine is asked how many deals there are. */
const PAUSE = 400

/** What was last asked for and dealt, so that a visit elsewhere costs nothing. */
let kept: { readonly form: DealsForm; readonly dealt: DealtSet | undefined } | undefined
const first = (): DealsForm => withScenario(freeForm(freshText()), SCENARIOS[0]!)

/** The value as it was when it last stood still for a moment. */
function useSettled<T>(value: T, key: string): T | undefined {
  const [settled, setSettled] = useState<{ readonly key: string; readonly value: T }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ key, value }), PAUSE)
    return () => clearTimeout(timer)
  }, [key, value])
  return settled?.key === key ? settled.value : undefined
}

export default function DealsPage() {
  const [form, setForm] = useState<DealsForm>(() => kept?.form ?? first())
  const [dealt, setDealt] = useState<DealtSet | undefined>(() => kept?.dealt)
  const [view, setView] = useState<'controls' | 'script'>(
    form.script === undefined ? 'controls' : 'script',
  )
  useEffect(() => {
    kept = { form, dealt }
  }, [form, dealt])
  const title = SCENARIOS.find(({ id }) => id === form.scenario)?.title
  const reading = useMemo(() => readDealsForm(form, title), [form, title])
  const auction = typedAuction(form.begins)
  const system = usePlayable(useMemo(() => ({ id: form.system }), [form.system]))
  const begins: readonly Call[] = auction.ok ? auction.value : []
  const input: Input = {
    ...{ script: reading.script, seed: form.seed, student: form.student },
    boards: Number(form.boards),
    ...(begins.length > 0 && { begins, systems: [system, system] as const }),
  }
  const isGood = reading.isGood && auction.ok
  const counted = { ...input, boards: 0, seed: COUNTING_SEED }
  const key = JSON.stringify(counted)
  const settled = useSettled(isGood ? counted : undefined, isGood ? key : '')
  const dealing = useJob('deal-script')
  const running = dealing.state === 'running'
  const told = useJob('deal-script', running ? undefined : settled, key)
  const problem: ScriptProblem | undefined =
    told.output?.ok === false
      ? told.output.error
      : dealing.output?.ok === false
        ? dealing.output.error
        : undefined
  const failed = told.error?.message ?? dealing.error?.message

  const deal = async (seed: string) => {
    setForm((old) => ({ ...old, seed }))
    // What fails is shown by the job's own state.
    const output = await dealing.ask({ ...input, seed }).catch(() => undefined)
    if (output?.ok === true) setDealt(output.value)
  }
  const scriptProblem = problem?.about === 'script' ? problem : undefined
  const taken = useMemo(
    () =>
      form.script === undefined || scriptProblem !== undefined
        ? undefined
        : controlsOfScript(form.script, form),
    [form, scriptProblem],
  )
  const beginsError =
    form.begins.trim() !== '' && !auction.ok
      ? located(auction.error)
      : problem?.about === 'auction'
        ? problem.message
        : undefined
  const reason = isGood ? undefined : t`Something in the fields is not right yet.`
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`page min-[821px]:grid-rows-[auto_1fr] min-[821px]:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] ${view === 'script' ? 'xl:grid-cols-[31rem_minmax(0,1fr)_18.75rem]' : 'xl:grid-cols-[23rem_minmax(0,1fr)_18.75rem]'}`}
    >
      <h1 className="sr-only">{t`Deals`}</h1>
      <Panel id="deals-ask" title={t`What to deal`}>
        <SegmentedControl
          label={t`How to say it`}
          className="mb-3"
          value={view}
          options={[
            { value: 'controls', label: t`Controls` },
            { value: 'script', label: t`Dealer script` },
          ]}
          onChange={(next) => {
            if (next === 'controls' && taken !== undefined) setForm(taken)
            setView(next)
          }}
        />
        {view === 'script' ? (
          <>
            <ScriptControls
              script={reading.script}
              state={form.script === undefined ? 'same' : taken ? 'taken' : 'more'}
              problem={scriptProblem}
              onScript={(script) => setForm((old) => withScript(old, script))}
            />
            <Beginning
              form={form}
              beginsError={beginsError}
              onChange={(part) => setForm((old) => ({ ...old, ...part }))}
            />
          </>
        ) : form.script === undefined ? (
          <SetControls
            form={form}
            errors={reading.errors}
            beginsError={beginsError}
            moreError={scriptProblem && located(scriptProblem)}
            onForm={setForm}
          />
        ) : (
          <div className="grid justify-items-start gap-2">
            <p>{t`The script was written by hand, and says what the controls cannot say.`}</p>
            <Button
              onClick={() => setForm((old) => withScript(old, undefined))}
            >{t`Back to the controls`}</Button>
          </div>
        )}
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <TextField
            label={t`How many boards`}
            className="w-32"
            inputMode="numeric"
            maxLength={2}
            error={reading.errors.boards}
            value={form.boards}
            onChange={(event) => setForm({ ...form, boards: event.target.value })}
          />
          {running ? (
            <Button onClick={dealing.cancel}>{t`Stop`}</Button>
          ) : (
            <Button
              variant="primary"
              reason={reason}
              onClick={() => void deal(dealt === undefined ? form.seed : freshText())}
            >{tAs('verb')`Deal`}</Button>
          )}
        </div>
        <p role="status" className="note mt-2">
          {running ? progressWords(dealing.progress) : ''}
        </p>
        {failed !== undefined && (
          <FailedNote onRetry={() => void deal(form.seed)}>{failed}</FailedNote>
        )}
        {problem !== undefined && problem.about !== 'auction' && view === 'controls' && (
          <p role="alert" className="field-error">
            {problem.message}
          </p>
        )}
      </Panel>
      <div className="page-column xl:col-start-3 xl:row-start-1">
        <HowMany told={told.value} view={told} />
        {dealt !== undefined && dealt.records.length > 0 && (
          <TakeAlong records={dealt.records} title={title} />
        )}
      </div>
      <DealtBoards dealt={dealt} title={title} />
    </main>
  )
}

/** How many there are is tried out on the same deals each time. */
const COUNTING_SEED = formatSeed([0, 0, 0, 1])

const withScript = ({ script: _, ...form }: DealsForm, script: string | undefined): DealsForm =>
  script === undefined ? form : { ...form, script, scenario: '' }

function progressWords(
  progress: { readonly counted: number; readonly dealt: number; readonly of: number } | undefined,
): string {
  if (progress === undefined || progress.counted < 1)
    return t`Counting: ${Math.round(100 * (progress?.counted ?? 0))} of 100.`
  return t`${progress.dealt} of ${progress.of} boards dealt.`
}
