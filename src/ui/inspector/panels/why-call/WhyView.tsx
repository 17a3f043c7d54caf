/** *Why this call*, drawn from plain data, however the call was found. */
import { type ReactNode, useState } from 'react'
import { type Call, PASS } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { t, tAs } from '#core/text.ts'
import type { Explanation, Step } from '#explain/call/explanation.ts'
import { naturalWord } from '../../../ask/bidding/call-words.ts'
import type { TurnAnswer } from '../../../ask/bidding/use-bidding.ts'
import { CallList, CallText } from '../../../kit/CallText.tsx'
import { Fold } from '../../../kit/Fold.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import type { PanelState } from '../../../kit/Panel.tsx'
import { PhraseText } from '../../../kit/PhraseText.tsx'
import { SurvivorList, survivorsOf } from '../../../kit/SurvivorList.tsx'
import { Term } from '../../../kit/Term.tsx'
import { tx } from '../../../kit/tx.ts'
import {
  Answer,
  Conditions,
  Facts,
  NearMiss,
  OriginNote,
  OursTag,
  WhyNot,
} from '../../why/Answer.tsx'
import { Chips } from '../../why/Chips.tsx'
import { type ChangeNow, changesOf, OtherCalls, SmallestChange } from '../../why/OtherCalls.tsx'
import { Sections } from '../../why/Sections.tsx'
import { SurvivorGrid } from './SurvivorGrid.tsx'
import { type TurnShown, WhyFrame } from './WhyFrame.tsx'

export interface WhyViewProps extends PanelState {
  readonly turn: TurnShown
  /** The reasons of this very turn; `undefined` until they are there. */
  readonly why: TurnAnswer | undefined
  /** How far the search for the smallest changes is. */
  readonly change: ChangeNow
  /** Asks for them. */
  readonly onChange: () => void
  /** The neighbours of the call, by points. */
  readonly byPoints: ReactNode
  /** Of a robot that made another call than its system’s: what it gains. */
  readonly ahead?: ReactNode
  readonly shows: (call: Call) => ReactNode
}

export function WhyView(props: WhyViewProps) {
  const { turn, why, state, error, onRetry } = props
  return (
    <WhyFrame
      {...{ turn, state, error, onRetry }}
      call={turn.place.call ?? why?.call}
      named={why?.by === 'procedure'}
      summary={why && <Summary {...why} />}
      lead={why ? undefined : t`Working it out…`}
    >
      {why && <Reasons {...props} why={why} />}
    </WhyFrame>
  )
}

function Summary(why: Explanation) {
  const call = <CallText call={why.call} />
  switch (why.by) {
    case 'rules':
      return (
        <>
          {call} {tAs('rule')`by ${why.label}`}
        </>
      )
    case 'procedure':
      return tx`${call} at ${why.label}`
    case 'elimination':
      return <SurvivorList calls={survivorsOf(why)} />
  }
}

type Explained = WhyViewProps & { readonly why: TurnAnswer }

function Reasons(props: Explained) {
  const { turn, why, change, onChange, ahead, byPoints, shows } = props
  const made = turn.place.call
  const fell = why.by === 'elimination' && made !== undefined && !survivorsOf(why).includes(made)
  const [open, setOpen] = useState(fell ? made : undefined)
  const [first] = why.others
  const other = why.near ?? why.others.find(({ natural }) => natural !== true) ?? first
  const smallest = <SmallestChange change={change} onRetry={onChange} />
  return (
    <>
      <Origin {...props} />
      <Answer call={why.call}>
        {why.reason.length > 0 ? <PhraseText phrase={why.reason} /> : <Survival why={why} />}
      </Answer>
      {ahead}
      <Facts rows={why.facts} />
      <TieBreak steps={why.tieBreak ?? []} />
      {byPoints}
      {why.near && <NearMiss phrase={why.near.text} />}
      <Chips
        first={fell ? 'why-not' : undefined}
        questions={[
          {
            id: 'why-not',
            chip: <WhyNot call={other?.call} />,
            ...(why.by === 'rules'
              ? { answer: <OtherCalls others={why.others} made={made} /> }
              : why.by === 'elimination'
                ? { answer: <SurvivorGrid why={why} open={open} onOpen={setOpen} /> }
                : {
                    answer:
                      'nearest' in change && change.nearest !== undefined ? (
                        <OtherCalls others={changesOf(change.nearest)} made={made} />
                      ) : (
                        smallest
                      ),
                    onAsk: onChange,
                  }),
          },
          { id: 'change', chip: t`Smallest change`, answer: smallest, onAsk: onChange },
          { id: 'shows', chip: t`What it shows`, answer: shows(made ?? why.call) },
        ]}
      />
      {why.by === 'procedure' && (
        <Fold title={t`All sections tried`} hint={declinedWords(why)}>
          <Sections steps={why.steps} />
        </Fold>
      )}
      {why.by === 'rules' && <RulesTried system={turn.system} why={why} />}
    </>
  )
}

function declinedWords({ steps }: Explanation): string {
  const declined = steps.filter(({ verdict }) => verdict === 'not-met').length
  return declined === 0 ? t`the first chose` : t`${declined} declined`
}

const Made = ({ call }: { readonly call: Call }) =>
  call === PASS ? t`pass` : <CallText call={call} />

/** Whose reasons these are, when they are not plainly those of the call made. */
function Origin({ turn: { place, system }, why, ahead }: Explained) {
  const { seat, call } = place
  const maker = why.by === 'procedure' ? <Term id="openbid" /> : system
  const natural = why.rule?.natural === true && (
    <OriginNote>{t`${naturalWord(system)}: this is common sense bidding.`}</OriginNote>
  )
  if (call === why.call || ahead !== undefined) return natural
  if (call === undefined)
    return (
      <>
        <OriginNote>{tx`${seatName(seat)} has not called yet. This is what ${maker} would do.`}</OriginNote>
        {natural}
      </>
    )
  if (why.by === 'elimination')
    return (
      <OriginNote
        byHand
      >{tx`${seatName(seat)}’s ${<Made call={call} />} was made by hand. ${survivorsOf(why).includes(call) ? t`It survives too` : t`It does not survive`}; ${maker} picks ${<Made call={why.call} />}.`}</OriginNote>
    )
  const against = why.others.find((other) => other.call === call)
  const own = <CallText call={why.call} />
  const instead =
    why.call === PASS ? t`passed` : why.by === 'procedure' ? tx`opened ${own}` : tx`called ${own}`
  const sentence = tx`${seatName(seat)}’s ${<Made call={call} />} was made by hand. ${maker} would have ${instead}, and these are its reasons.`
  if (why.by === 'procedure') return <OriginNote byHand>{sentence}</OriginNote>
  return (
    <OriginNote byHand>
      {sentence}{' '}
      {against === undefined
        ? t`No rule of this turn makes the call, so it is read as natural.`
        : tx`Against the call: ${<PhraseText phrase={against.text} />}.`}
    </OriginNote>
  )
}

/** What the facts of a strategy leave. */
function Survival({ why }: { readonly why: Explanation }) {
  const surviving = survivorsOf(why)
  if (surviving.length === 0) return t`No call survives the facts, so pass.`
  if (surviving.length === 1) return t`The only call that survives the facts.`
  return tx`${<SurvivorList calls={surviving} />} survive the facts.`
}

const TieBreak = ({ steps }: { readonly steps: NonNullable<Explanation['tieBreak']> }) =>
  steps.length === 0 ? null : (
    <ol className="mb-2 list-decimal ps-5" aria-label={t`Tie-break`}>
      {steps.map(({ step, text, left }) => (
        <li
          key={step}
        >{tx`Prefer ${text}: ${<CallList calls={left} />} ${left.length === 1 ? t`is` : t`are`} left.`}</li>
      ))}
    </ol>
  )

/** Each rule of the turn with its verdict, the provenance of the one that chose, and the plan behind it. */
function RulesTried({ system, why }: { readonly system: string; readonly why: TurnAnswer }) {
  const at = why.steps.findLastIndex(({ verdict }) => verdict !== 'not-reached')
  const after = why.steps.length - at - 1
  const rows = why.steps[at]?.rows ?? []
  const plan = why.plan ?? []
  return (
    <Fold title={t`All rules tried`} hint={t`${at} declined`}>
      <Provenance system={system} why={why} />
      {plan.length > 0 && (
        <>
          <h3 className="mb-1 font-semibold text-base leading-[1.3]">{t`The plan behind it`}</h3>
          <ul className="mb-2 list-[revert] ps-5 text-base" aria-label={t`The plan behind it`}>
            {plan.map((point, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no names, and an answer is replaced whole.
              <li key={i}>
                <PhraseText phrase={point} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mb-1 font-semibold text-base leading-[1.3]">{tx`The rule that chose: ${why.label} ${<CallText call={why.call} />}`}</h3>
      {rows.length > 0 && <Conditions rows={rows} />}
      <OriginNote>
        {at === 1 ? t`One rule tried before it.` : t`${at || t`No`} rules tried before it.`}
      </OriginNote>
      <ol className="mb-2 text-base" aria-label={t`Rules tried before it, in order`}>
        {why.steps.slice(0, at).map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules stand in their order, and an answer is replaced whole.
          <Tried key={i} {...step} />
        ))}
      </ol>
      <OriginNote>
        {after === 0
          ? t`No rule stands after it.`
          : after === 1
            ? t`One rule after it was not reached.`
            : t`${after} rules after it were not reached.`}
      </OriginNote>
    </Fold>
  )
}

/** Where the rule comes from: the source, ours, or natural bidding; said plainly. */
function Provenance({
  system,
  why: { rule, alert },
}: {
  readonly system: string
  readonly why: TurnAnswer
}) {
  return (
    <ul className="mb-2 text-base" aria-label={t`Where the rule comes from`}>
      {rule?.natural ? (
        <li>{tx`${<Mark kind="not-covered" word={naturalWord(system)} />}: this is common sense bidding.`}</li>
      ) : rule?.ours ? (
        <li>
          <Mark kind="likely" word={t`Ours`} />
          {rule.source?.work !== 'Ours'
            ? t`: the source leaves this gap, and we filled it.`
            : t`: we filled this gap; ${rule.source.place}.`}
        </li>
      ) : (
        <li>
          <Mark kind="agreed" word={t`Of the system`} />
          {rule?.source !== undefined && `: ${rule.source.work}, ${rule.source.place}`}
        </li>
      )}
      {rule?.package !== undefined && <li>{t`Part of the convention “${rule.package}”.`}</li>}
      {alert && (
        <li>{tx`${<Mark kind="against" word={t`Alerted`} />}: the call does not show its own strain, so it is ${<Term id="alert">{t`alerted`}</Term>}.`}</li>
      )}
    </ul>
  )
}

const Tried = ({ label, calls, own, decided }: Step) => (
  <li className="grid min-h-6.5 grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] items-center gap-x-2 border-rule border-t py-0.75 max-phone:grid-cols-[minmax(0,1fr)_auto] [&_.mark]:text-small">
    <span>
      {label} <CallList calls={calls} />
      {own && <OursTag word={own} />}
    </span>
    <span className="text-ink-2 text-small max-phone:col-span-full max-phone:row-[2]">
      <PhraseText phrase={decided?.test ?? []} />
      {decided !== undefined && decided.value.length > 0 && (
        <>
          {' '}
          <span className="sr-only">{t`, here `}</span>
          <b>
            <PhraseText phrase={decided.value} />
          </b>
        </>
      )}
    </span>
    <Mark kind="not-met" />
  </li>
)
