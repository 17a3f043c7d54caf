/** OPENBID changed in a copy: a number or a section; which claims of the paper fall, and which hands open otherwise. */
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as handOf from '#core/hand.ts'
import { HAND_COUNT, type Hand } from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { JobInput, JobOutput, JobValue } from '#engine/protocol.ts'
import { panelState, useJob } from '../../../ask/use-job.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { CallText } from '../../../kit/CallText.tsx'
import { callOfName, shareText } from '../../../kit/call-label.ts'
import { SelectField, TextField } from '../../../kit/Field.tsx'
import { HandLine } from '../../../kit/HandLine.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { tx } from '../../../kit/tx.ts'

type Paper = JobOutput<'census', 'paper'>
type Numbers = Paper['numbers']
type Asked = Extract<JobInput<'census'>, { readonly ask: 'change' }>
export type Change = Asked['changes'][number]
type Effect = JobValue<'census', 'change'>

const READING = 'corrected'
/** The choice that leaves the section out. */
const WITHOUT = ''

const changeWords = (change: Change, numbers: Numbers): string => {
  if (change.kind === 'without') return t`${change.section} is left out`
  const of = numbers.find(({ at }) => at === change.at)
  return of === undefined ? '' : t`${of.section}: ${of.words} becomes ${change.value}`
}

export function ChangeProgram({
  paper,
  changes,
  onChanges,
  onHand,
}: {
  readonly paper: Paper | undefined
  readonly changes: readonly Change[]
  readonly onChanges: (changes: readonly Change[]) => void
  readonly onHand: (hand: Hand) => void
}) {
  const job = useJob(
    'census',
    changes.length === 0 ? undefined : ({ ask: 'change', reading: READING, changes } as const),
    JSON.stringify(changes),
  )
  const { state, output, progress, run, cancel } = job
  const running = changes.length > 0 && state === 'running'
  const wrong = output?.ok === false ? output.error.message : undefined
  const percent = percentage(Math.floor((progress ?? 0) * 100))
  return (
    <Panel
      id="source-change"
      title={t`Change the program`}
      lead={t`In a copy a number or a section is changed: what of the proof falls, and which hands open otherwise?`}
      className="no-print"
      {...panelState(job, running)}
    >
      {paper && (
        <OneChange
          paper={paper}
          onChange={(change) =>
            onChanges([...changes.filter((one) => !isSame(one, change)), change])
          }
        />
      )}
      {paper && changes.length > 0 && (
        <ul className="mt-2" aria-label={t`What is changed`}>
          {changes.map((change) => {
            const words = changeWords(change, paper.numbers)
            return (
              <li key={words} className="flex items-center gap-2">
                <span className="min-w-0">{words}</span>
                <IconButton
                  icon={X}
                  label={t`Take back: ${words}`}
                  onClick={() => onChanges(changes.filter((one) => one !== change))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <div className="mt-2" role="status">
        {running && (
          <span className="flex flex-wrap items-center gap-3">
            {t`Deciding: ${percent}`}
            <Button onClick={cancel}>{t`Cancel`}</Button>
          </span>
        )}
        {state === 'cancelled' && <Button onClick={run}>{t`Decide every claim so`}</Button>}
        {wrong !== undefined && <p className="field-error">{wrong}</p>}
        {output?.ok === true && <Told effect={output.value} />}
      </div>
      {output?.ok === true && <Effects effect={output.value} onHand={onHand} />}
    </Panel>
  )
}

const isSame = (a: Change, b: Change): boolean =>
  a.kind === 'number'
    ? b.kind === 'number' && a.at === b.at
    : b.kind === 'without' && a.section === b.section

/** A section, one of its numbers, and what it becomes. */
function OneChange({
  paper: { numbers, sections },
  onChange,
}: {
  readonly paper: Paper
  readonly onChange: (change: Change) => void
}) {
  const [section, setSection] = useState(sections[0] ?? '')
  const of = numbers.filter((one) => one.section === section)
  const [at, setAt] = useState(of[0]?.at ?? WITHOUT)
  const chosen = of.find((one) => one.at === at)
  const [typed, setTyped] = useState('')
  const value = typed === '' ? chosen?.value : Number(typed)
  const isWhole = value !== undefined && Number.isInteger(value) && value >= 0 && value <= 60
  const change: Change | undefined =
    chosen === undefined
      ? { kind: 'without', section }
      : isWhole
        ? { kind: 'number', at: chosen.at, value }
        : undefined
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (change !== undefined) onChange(change)
      }}
    >
      <SelectField
        label={t`Section`}
        value={section}
        onChange={({ target: { value: next } }) => {
          setSection(next)
          setAt(numbers.find((one) => one.section === next)?.at ?? WITHOUT)
          setTyped('')
        }}
      >
        {sections.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Its test`}
        className="min-w-40 flex-1"
        value={at}
        onChange={({ target }) => {
          setAt(target.value)
          setTyped('')
        }}
      >
        {of.map((one) => (
          <option key={one.at} value={one.at}>
            {one.limit === 'min' ? t`${one.words} (least)` : t`${one.words} (most)`}
          </option>
        ))}
        <option value={WITHOUT}>{t`the whole section is left out`}</option>
      </SelectField>
      {chosen && (
        <TextField
          label={t`becomes`}
          className="w-20"
          type="number"
          min={0}
          max={60}
          value={typed === '' ? chosen.value : typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button
        submit
        variant="primary"
        reason={
          change === undefined
            ? t`A whole number up to 60.`
            : chosen !== undefined && value === chosen.value
              ? t`It is so already.`
              : undefined
        }
      >{t`See what falls`}</Button>
    </form>
  )
}

function Told({ effect: { claims, fallen, restored, moves } }: { readonly effect: Effect }) {
  const hands = moves.reduce((sum, move) => sum + move.hands, 0)
  return (
    <>
      <p className="said">{tx`Of ${grouped(claims)} claims ${<b>{t`${fallen.length} fall`}</b>}, and ${restored.length} that failed are true.`}</p>
      <p className="said">
        {hands === 0
          ? t`Every hand opens as before.`
          : tx`${<b>{t`${grouped(hands)} hands`}</b>} open otherwise, ${shareText(hands, HAND_COUNT)} of all.`}
      </p>
    </>
  )
}

function Effects({
  effect: { fallen, restored, moves },
  onHand,
}: {
  readonly effect: Effect
  readonly onHand: (hand: Hand) => void
}) {
  const claim = ({
    id,
    claim: words,
    hands,
    failing,
    counterexample,
  }: Effect['fallen'][number]) => (
    <Row key={id} hand={counterexample} onHand={onHand}>
      <b>{id}</b> {words}
      <span className="note block">{t`${grouped(failing)} of ${grouped(hands)} hands`}</span>
    </Row>
  )
  return (
    <>
      <Listed title={t`What opens otherwise`} of={moves}>
        {({ before, now, hands, hand }) => (
          <Row key={`${before} ${now}`} hand={hand} onHand={onHand}>
            <b>
              <CallText call={callOfName(before)} /> <span aria-hidden="true">→</span>
              <span className="sr-only">{t`becomes`}</span> <CallText call={callOfName(now)} />
            </b>{' '}
            {t`${grouped(hands)} hands`}
          </Row>
        )}
      </Listed>
      <Listed title={t`Claims that fall`} of={fallen}>
        {claim}
      </Listed>
      <Listed title={t`Claims that are true now`} of={restored}>
        {claim}
      </Listed>
    </>
  )
}

const FEW = 4
function Listed<T>({
  title,
  of,
  children,
}: {
  readonly title: string
  readonly of: readonly T[]
  readonly children: (one: T) => ReactNode
}) {
  const [all, setAll] = useState(false)
  if (of.length === 0) return null
  return (
    <section className="mt-3" aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ul>{(all ? of : of.slice(0, FEW)).map(children)}</ul>
      {!all && of.length > FEW && (
        <Button variant="quiet" onClick={() => setAll(true)}>{t`All ${of.length}`}</Button>
      )}
    </section>
  )
}

function Row({
  hand: text,
  onHand,
  children,
}: {
  readonly hand: string | undefined
  readonly onHand: (hand: Hand) => void
  readonly children: ReactNode
}) {
  const read = text === undefined ? undefined : handOf.parse(text)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-rule py-1 tabular-nums">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {read?.ok && (
        <span className="ms-auto flex flex-wrap items-center gap-2">
          <HandLine hand={read.value} />
          <Button onClick={() => onHand(read.value)}>{t`Show its way`}</Button>
        </span>
      )}
    </li>
  )
}
