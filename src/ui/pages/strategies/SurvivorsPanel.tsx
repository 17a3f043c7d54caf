/** What survives for the hand: the set, the pick, all 36 calls with the rule that struck each, and why. */
import { type KeyboardEvent, useRef, useState } from 'react'
import { bidOf, type Call, callName, DOUBLE, LEVELS, PASS } from '#core/call.ts'
import { STRAINS, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Explanation, Step } from '#explain/call/explanation.ts'
import { tieBreakWords } from '../../ask/strategies/sheet.ts'
import type { Rules } from '../../ask/strategies/use-strategies.ts'
import { beside } from '../../kit/beside.ts'
import { CallText } from '../../kit/CallText.tsx'
import { Mark } from '../../kit/Mark.tsx'
import type { OpeningCallMeaning } from '../../kit/MeaningTable.tsx'
import { Panel, type PanelState } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { StrainSymbol } from '../../kit/SuitSymbol.tsx'
import { SurvivorList, survivorsOf } from '../../kit/SurvivorList.tsx'
import { tx } from '../../kit/tx.ts'
import { MeaningLines } from './MeaningLines.tsx'

export interface SurvivorsPanelProps extends PanelState {
  readonly id: string
  readonly title: string
  /** Name of the strategy. */
  readonly name: string
  readonly answer: Explanation | undefined
  /** Whether the facts about answers are the usual ones, which the strategy does not play. */
  readonly usual: boolean
  /** What the open call shows, over all hands. */
  readonly meaning: OpeningCallMeaning | undefined
  readonly rules: Rules
  /** The call whose reasons are open. */
  readonly open: Call | undefined
  readonly onOpen: (call: Call | undefined) => void
}

export function SurvivorsPanel(props: SurvivorsPanelProps) {
  const { answer, open, rules } = props
  return (
    <Panel
      id={props.id}
      title={props.title}
      state={props.state}
      error={props.error}
      onRetry={props.onRetry}
      summary={answer && <SurvivorList calls={survivorsOf(answer)} />}
    >
      {answer && (
        <>
          <Said answer={answer} />
          {props.usual && (
            <p className="note mb-1">{t`By the usual facts. At the table this strategy answers naturally, until its agreement says “Answers by elimination”.`}</p>
          )}
          <Grid name={props.name} answer={answer} open={open} onOpen={props.onOpen} />
          <div className="mt-2 min-h-14" role="status">
            {open === undefined ? (
              <p className="note my-1">{t`Press a call to read which rules and facts struck it.`}</p>
            ) : (
              <Reasons call={open} answer={answer} rules={rules} />
            )}
          </div>
          {open !== undefined && props.meaning && (
            <MeaningLines call={open} meaning={props.meaning} />
          )}
        </>
      )}
    </Panel>
  )
}

/** All that struck the call; `undefined` where it survives. */
const strikesOf = (call: Call, { steps }: Explanation): Step['parts'] =>
  steps.find((step) => step.verdict === 'not-met' && step.calls.includes(call))?.parts

function Said({ answer }: { readonly answer: Explanation }) {
  const surviving = survivorsOf(answer)
  if (surviving.length === 0)
    return (
      <p className="panel-lead min-h-[3em]">{tx`${<Mark kind="impossible" word={t`No survivor`} />}: every call falls, Pass with them. The agreement contradicts itself for this hand; a seat that plays it passes.`}</p>
    )
  const last = answer.tieBreak?.at(-1)
  return (
    <p className="panel-lead min-h-[3em]">
      <b>
        <SurvivorList calls={surviving} />
      </b>{' '}
      {surviving.length === 1
        ? t`alone survives.`
        : tx`survive. The tie-break picks ${<CallText call={answer.call} />}${last && `: ${tieBreakWords(last.step)}`}.`}
    </p>
  )
}

function Grid({
  name,
  answer,
  open,
  onOpen,
}: {
  readonly name: string
  readonly answer: Explanation
  readonly open: Call | undefined
  readonly onOpen: (call: Call | undefined) => void
}) {
  const table = useRef<HTMLTableElement>(null)
  /** The calls of the turn; a bid below the opening is none. */
  const there = new Set(answer.steps.flatMap(({ calls }) => calls))
  const [last, setAt] = useState<Call>(open ?? answer.call)
  const at = there.has(last) ? last : answer.call
  const doubles = there.has(DOUBLE)
  /** As they are drawn; a bid that is too low leaves a hole. */
  const rows = [
    STRAINS.map((strain) => (doubles && strain > 2 ? DOUBLE : PASS)),
    ...LEVELS.map((level) =>
      STRAINS.map((strain) => bidOf(level, strain)).map((bid) =>
        there.has(bid) ? bid : undefined,
      ),
    ),
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = beside(rows, at, event.key)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    table.current?.querySelector<HTMLElement>(`[data-call="${next}"]`)?.focus()
  }
  const cell = (call: Call) => {
    if (!there.has(call)) return null
    const struck = strikesOf(call, answer)
    const names = [...new Set(struck?.map(({ name }) => name))]
    const more = names.length > 1 ? ` +${names.length - 1}` : ''
    const picked = struck === undefined && answer.call === call
    const words = struck
      ? t`falls, ${names.join(', ')}`
      : picked
        ? t`survives, picked`
        : t`survives`
    return (
      <button
        type="button"
        className={`flex size-full min-h-11 flex-col gap-px rounded-control px-1.25 py-1 text-start max-sm:px-0.5 aria-pressed:shadow-[inset_0_-3px_0_var(--color-accent)] ${
          struck
            ? 'border border-rule bg-inset text-ink-2'
            : `border-2 font-semibold ${picked ? 'border-accent bg-accent-soft' : 'border-yes bg-panel'}`
        }`}
        data-call={call}
        tabIndex={call === at ? 0 : -1}
        aria-pressed={call === open}
        aria-label={`${callName(call)}: ${words}`}
        onFocus={() => setAt(call)}
        onClick={() => onOpen(call === open ? undefined : call)}
      >
        <CallText call={call} named={false} />
        <span
          className={`text-micro/[1.2] max-sm:tracking-tighter hyphens-auto wrap-anywhere ${struck ? '' : picked ? 'text-accent' : 'text-yes'}`}
        >
          {struck ? (
            <>
              {names[0]}
              {more}
            </>
          ) : picked ? (
            t`✓ picked`
          ) : (
            t`✓ survives`
          )}
        </span>
      </button>
    )
  }
  return (
    <section
      className="relative overflow-x-auto -mx-1 p-1"
      aria-label={t`All calls: ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus to be scrolled by key.
      tabIndex={0}
    >
      <table
        ref={table}
        className="w-full table-fixed border-separate border-spacing-0.5"
        onKeyDown={onKeyDown}
      >
        <caption className="sr-only">
          {answer.after === undefined
            ? t`The 35 bids and Pass, with what struck each`
            : t`The calls of the turn, with what struck each`}
        </caption>
        <thead>
          <tr>
            {STRAINS.map((strain) => (
              <th key={strain} scope="col" className="text-center font-medium">
                <StrainSymbol strain={strain} named={false} />
                <span className="sr-only">{strainName(strain)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={doubles ? 3 : 5} className="h-px">
              {cell(PASS)}
            </td>
            {doubles && (
              <td colSpan={2} className="h-px">
                {cell(DOUBLE)}
              </td>
            )}
          </tr>
          {LEVELS.map((level) => (
            <tr key={level}>
              {STRAINS.map((strain) => (
                <td key={strain} className="h-px">
                  {cell(bidOf(level, strain))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Reasons({
  call,
  answer,
  rules,
}: {
  readonly call: Call
  readonly answer: Explanation
  readonly rules: Rules
}) {
  const struck = strikesOf(call, answer)
  if (struck === undefined)
    return (
      <p className="flex flex-wrap items-center gap-x-1">
        <Mark kind="met" word={t`No rule strikes`} /> <CallText call={call} />
        {answer.others.length === 0
          ? '.'
          : answer.call === call
            ? t`, and the tie-break picks it.`
            : tx`, but ${<PhraseText phrase={answer.others.find((other) => other.call === call)?.text ?? []} />}.`}
      </p>
    )
  return (
    <>
      <h3 className="font-semibold">{tx`${<CallText call={call} />} falls to`}</h3>
      <ul>
        {struck.map(({ label, name, decided }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer never changes.
          <li key={i} className="border-b border-rule py-1 wrap-anywhere">
            <b
              title={rules.find(({ id }) => String(id) === label)?.says}
            >{tx`Rule ${label}, ${name}.`}</b>{' '}
            <PhraseText phrase={decided?.test ?? []} />{' '}
            <code className="note">
              <PhraseText phrase={decided?.value ?? []} />
            </code>
          </li>
        ))}
      </ul>
    </>
  )
}
