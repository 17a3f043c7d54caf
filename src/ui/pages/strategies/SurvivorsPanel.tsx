/** What survives for the hand: the set, the pick, all 36 calls with the rule that struck each, and why. */
import { type KeyboardEvent, useRef, useState } from 'react'
import { bidOf, type Call, callName, isBid, LEVELS, levelOf, PASS, strainOf } from '#core/call.ts'
import { STRAINS, strainName } from '#core/suit.ts'
import { CallText } from '../../parts/CallText.tsx'
import { Mark } from '../../parts/Mark.tsx'
import type { OpeningCallMeaning } from '../../parts/MeaningTable.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { StrainSymbol } from '../../parts/SuitSymbol.tsx'
import { SurvivorList } from '../../parts/SurvivorList.tsx'
import type { TurnReasons } from '../../table/use-bidding.ts'
import { MeaningLines } from './MeaningLines.tsx'
import { tieBreakWords } from './sheet.ts'
import type { Rules } from './use-strategies.ts'

type Answer = TurnReasons<'elimination'>

export interface SurvivorsPanelProps {
  readonly id: string
  readonly title: string
  /** Name of the strategy. */
  readonly name: string
  readonly answer: Answer | undefined
  /** What the open call shows, over all hands. */
  readonly meaning: OpeningCallMeaning | undefined
  readonly rules: Rules
  /** The call whose reasons are open. */
  readonly open: Call | undefined
  readonly onOpen: (call: Call | undefined) => void
  readonly state: 'ready' | 'running' | 'failed'
  readonly error: string | undefined
  readonly onRetry: () => void
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
      summary={answer && <SurvivorList calls={answer.surviving} />}
    >
      {answer && (
        <>
          <Said answer={answer} />
          <Grid name={props.name} answer={answer} rules={rules} open={open} onOpen={props.onOpen} />
          <div className="mt-2 min-h-14" role="status">
            {open === undefined ? (
              <p className="note my-1">Press a call to read which rules and facts struck it.</p>
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

function Said({ answer: { surviving, pick } }: { readonly answer: Answer }) {
  if (pick.noSurvivor)
    return (
      <p className="panel-lead min-h-[3em]">
        <Mark kind="impossible" word="No survivor" />: every call falls, Pass with them. The
        agreement contradicts itself for this hand; a seat that plays it passes.
      </p>
    )
  const last = pick.by.at(-1)
  return (
    <p className="panel-lead min-h-[3em]">
      <b>
        <SurvivorList calls={surviving} />
      </b>{' '}
      {surviving.length === 1 ? (
        'alone survives.'
      ) : (
        <>
          survive. The tie-break picks <CallText call={pick.call} />
          {last && `: ${tieBreakWords(last.step)}`}.
        </>
      )}
    </p>
  )
}

/** The call beside it in the grid, the same at the edge; `undefined` for other keys. */
function neighbour(call: Call, key: string): Call | undefined {
  if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key))
    return undefined
  if (!isBid(call)) return key === 'ArrowDown' ? bidOf(1, 0) : call
  const [level, strain] = [levelOf(call), strainOf(call)]
  if (key === 'ArrowUp') return level === 1 ? PASS : ((call - 5) as Call)
  if (key === 'ArrowDown') return level === 7 ? call : ((call + 5) as Call)
  if (key === 'Home') return bidOf(level, 0)
  if (key === 'End') return bidOf(level, 4)
  if (key === 'ArrowLeft') return strain === 0 ? call : ((call - 1) as Call)
  return strain === 4 ? call : ((call + 1) as Call)
}

function Grid({
  name,
  answer,
  rules,
  open,
  onOpen,
}: {
  readonly name: string
  readonly answer: Answer
  readonly rules: Rules
  readonly open: Call | undefined
  readonly onOpen: (call: Call | undefined) => void
}) {
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Call>(open ?? answer.pick.call)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const next = neighbour(at, event.key)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    table.current?.querySelector<HTMLElement>(`[data-call="${next}"]`)?.focus()
  }
  const ruleName = (id: number): string => rules.find((rule) => rule.id === id)?.name ?? ''
  const cell = (call: Call) => {
    const struck = answer.struck.find((one) => one.call === call)
    const names = [...new Set(struck?.by.map(({ rule }) => ruleName(rule)))]
    const more = names.length > 1 ? ` +${names.length - 1}` : ''
    const picked = struck === undefined && answer.pick.call === call
    const words = struck ? `falls, ${names.join(', ')}` : picked ? 'survives, picked' : 'survives'
    return (
      <button
        type="button"
        className={`flex size-full min-h-11 flex-col gap-px rounded-control px-1.25 py-1 text-start aria-pressed:shadow-[inset_0_-3px_0_var(--color-accent)] ${
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
        <span className={`text-micro/[1.2] ${struck ? '' : picked ? 'text-accent' : 'text-yes'}`}>
          {struck ? (
            <>
              {names[0]}
              {more}
            </>
          ) : picked ? (
            '✓ picked'
          ) : (
            '✓ survives'
          )}
        </span>
      </button>
    )
  }
  return (
    <section
      className="relative overflow-x-auto -mx-1 p-1"
      aria-label={`All calls: ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus to be scrolled by key.
      tabIndex={0}
    >
      <table
        ref={table}
        className="w-full min-w-96 table-fixed border-separate border-spacing-0.5"
        onKeyDown={onKeyDown}
      >
        <caption className="sr-only">The 35 bids and Pass, with what struck each</caption>
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
            <td colSpan={5} className="h-px">
              {cell(PASS)}
            </td>
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
  readonly answer: Answer
  readonly rules: Rules
}) {
  const struck = answer.struck.find((one) => one.call === call)
  if (struck === undefined)
    return (
      <p className="flex flex-wrap items-center gap-x-1">
        <Mark kind="met" word="No rule strikes" /> <CallText call={call} />
        {answer.surviving.length === 1
          ? '.'
          : answer.pick.call === call
            ? ', and the tie-break picks it.'
            : ', but the tie-break picks another.'}
      </p>
    )
  return (
    <>
      <h3 className="font-semibold">
        <CallText call={call} /> falls to
      </h3>
      <ul>
        {struck.by.map((by) => {
          const rule = rules.find(({ id }) => id === by.rule)
          return (
            <li
              key={`${by.rule} ${by.fact} ${by.suit}`}
              className="border-b border-rule py-1 wrap-anywhere"
            >
              <b title={rule?.says}>
                Rule {by.rule}, {rule?.name}.
              </b>{' '}
              {by.words} <code className="note">{by.factText}</code>
            </li>
          )
        })}
      </ul>
    </>
  )
}
