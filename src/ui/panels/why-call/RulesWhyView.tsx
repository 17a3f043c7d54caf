/** *Why this call* for a system that bids whole auctions, drawn from plain data. */
import type { ReactNode } from 'react'
import { type Call, PASS } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { CallText } from '../../parts/CallText.tsx'
import { Fold } from '../../parts/Fold.tsx'
import { Mark } from '../../parts/Mark.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { Term } from '../../parts/Term.tsx'
import { naturalWord } from '../../table/call-words.ts'
import type { TurnReasons } from '../../table/use-bidding.ts'
import { Answer, Conditions, Facts, NearMiss, WhyNot } from './Answer.tsx'
import { Chips } from './Chips.tsx'
import { OriginNote } from './OriginNote.tsx'
import { OtherCalls } from './OtherCalls.tsx'
import { OursTag } from './OursTag.tsx'
import { type ChangeNow, SmallestChange } from './SmallestChange.tsx'
import { TurnPanel, type TurnViewProps } from './TurnPanel.tsx'

export interface RulesWhyViewProps extends TurnViewProps {
  /** The reasons of this very turn; `undefined` until they are there. */
  readonly why: Why | undefined
  readonly alert: boolean
  /** How far the search for the smallest changes is. */
  readonly change: ChangeNow
  /** Asks for them. */
  readonly onChange: () => void
  /** The neighbours of the call, by points. */
  readonly byPoints: ReactNode
  /** What a call of this turn shows. */
  readonly shows: (call: Call) => ReactNode
}
type Why = TurnReasons<'rules'>
type RuleRow = Why['rule']

export function RulesWhyView(props: RulesWhyViewProps) {
  const { why } = props
  return (
    <TurnPanel
      {...props}
      call={why?.call}
      summary={
        why && (
          <>
            <CallText call={why.call} /> by {why.rule.label}
          </>
        )
      }
    >
      {why && <Body {...props} why={why} />}
    </TurnPanel>
  )
}

function Body({
  place,
  system,
  why,
  alert,
  change,
  onChange,
  byPoints,
  shows,
}: RulesWhyViewProps & { readonly why: Why }) {
  const { rule, tried, notReached, near } = why
  const other = near ?? why.others.find(({ natural }) => !natural) ?? why.others[0]
  return (
    <>
      <Origin place={place} system={system} why={why} />
      <Answer call={why.call}>
        <PhraseText phrase={why.sentence} />
      </Answer>
      <Facts rows={why.facts} />
      {byPoints}
      {near !== undefined && <NearMiss phrase={near.text} />}
      <Chips
        questions={[
          {
            id: 'why-not',
            chip: <WhyNot call={other?.call} />,
            answer: <OtherCalls others={why.others} made={place.call} />,
          },
          {
            id: 'change',
            chip: 'Smallest change',
            answer: <SmallestChange change={change} onRetry={onChange} />,
            onAsk: onChange,
          },
          { id: 'shows', chip: 'What it shows', answer: shows(place.call ?? why.call) },
        ]}
      />
      <Fold title="All rules tried" hint={`${tried.length} declined`}>
        <Provenance rule={rule} system={system} alert={alert} />
        {why.plan.length > 0 && (
          <>
            <h3 className="mb-1 font-semibold text-base leading-[1.3]">The plan behind it</h3>
            <ul className="mb-2 list-[revert] ps-5 text-base" aria-label="The plan behind it">
              {why.plan.map((point, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: points have no names, and an answer is replaced whole.
                <li key={i}>
                  <PhraseText phrase={point} />
                </li>
              ))}
            </ul>
          </>
        )}
        <h3 className="mb-1 font-semibold text-base leading-[1.3]">
          The rule that chose: {rule.label} <CallText call={rule.call} />
        </h3>
        {rule.rows.length > 0 && <Conditions rows={rule.rows} />}
        <OriginNote>
          {tried.length === 1
            ? 'One rule tried before it.'
            : `${tried.length || 'No'} rules tried before it.`}
        </OriginNote>
        <ol className="mb-2 text-base" aria-label="Rules tried before it, in order">
          {tried.map((one) => (
            <Tried key={one.id} rule={one} />
          ))}
        </ol>
        <OriginNote>
          {notReached.length === 0
            ? 'No rule stands after it.'
            : notReached.length === 1
              ? 'One rule after it was not reached.'
              : `${notReached.length} rules after it were not reached.`}
        </OriginNote>
      </Fold>
    </>
  )
}

/** Whose reasons these are, when they are not plainly those of the call made. */
function Origin({
  place: { seat, call },
  system,
  why,
}: Pick<RulesWhyViewProps, 'place' | 'system'> & { readonly why: Why }) {
  const natural = why.rule.natural && (
    <OriginNote>{naturalWord(system)}: this is common sense bidding.</OriginNote>
  )
  if (call === undefined)
    return (
      <>
        <OriginNote>
          {seatName(seat)} has not called yet. This is what {system} would do.
        </OriginNote>
        {natural}
      </>
    )
  if (call === why.call) return natural
  const own = why.others.find((other) => other.call === call)
  return (
    <OriginNote byHand>
      {seatName(seat)}’s {call === PASS ? 'pass' : <CallText call={call} />} was made by hand.{' '}
      {system} would have {why.call === PASS ? 'passed' : 'called '}
      {why.call !== PASS && <CallText call={why.call} />}, and these are its reasons.{' '}
      {own === undefined ? (
        <>No rule of this turn makes the call, so it is read as natural.</>
      ) : (
        <>
          Against the call: <PhraseText phrase={own.text} />.
        </>
      )}
    </OriginNote>
  )
}

/** Where the rule comes from: the source, ours, or natural bidding; said plainly. */
function Provenance({
  rule,
  system,
  alert,
}: {
  readonly rule: RuleRow
  readonly system: string
  readonly alert: boolean
}) {
  return (
    <ul className="mb-2 text-base" aria-label="Where the rule comes from">
      {rule.natural ? (
        <li>
          <Mark kind="not-covered" word={naturalWord(system)} />: this is common sense bidding.
        </li>
      ) : rule.ours ? (
        <li>
          <Mark kind="likely" word="Ours" />
          {rule.source?.work !== 'Ours'
            ? ': the source leaves this gap, and we filled it.'
            : `: we filled this gap; ${rule.source.place}.`}
        </li>
      ) : (
        <li>
          <Mark kind="agreed" word="Of the system" />
          {rule.source !== undefined && `: ${rule.source.work}, ${rule.source.place}`}
        </li>
      )}
      {rule.package !== undefined && <li>Part of the convention “{rule.package}”.</li>}
      {alert && (
        <li>
          <Mark kind="against" word="Alerted" />: the call does not show its own strain, so it is{' '}
          <Term id="alert">alerted</Term>.
        </li>
      )}
    </ul>
  )
}

const Tried = ({ rule }: { readonly rule: RuleRow }) => (
  <li className="grid min-h-6.5 grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] items-center gap-x-2 border-rule border-t py-0.75 max-phone:grid-cols-[minmax(0,1fr)_auto] [&_.mark]:text-small">
    <span>
      {rule.label} <CallText call={rule.call} />
      {rule.natural ? <OursTag word="natural" /> : rule.ours && <OursTag word="ours" />}
    </span>
    <span className="text-ink-2 text-small max-phone:col-span-full max-phone:row-[2]">
      <PhraseText phrase={rule.decided?.test ?? []} />
      {rule.decided !== undefined && rule.decided.value.length > 0 && (
        <>
          {' '}
          <span className="sr-only">, here </span>
          <b>
            <PhraseText phrase={rule.decided.value} />
          </b>
        </>
      )}
    </span>
    <Mark kind="not-met" />
  </li>
)
