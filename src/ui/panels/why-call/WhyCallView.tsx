/** *Why this call*, drawn from plain data: the sentence and the fourteen sections. */
import { type ReactNode, useState } from 'react'
import type { Call } from '#core/call.ts'
import { PASS } from '#core/call.ts'
import { type Seat, seatName, sideName } from '#core/seat.ts'
import type { WhyCall } from '#explain/call/why-call.ts'
import { CallText } from '../../parts/CallText.tsx'
import { Fold } from '../../parts/Fold.tsx'
import { Badge, Panel } from '../../parts/Panel.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { Term } from '../../parts/Term.tsx'
import { PANEL_NAMES } from '../names.ts'
import { Answer, Facts, NearMiss, WhyNot } from './Answer.tsx'
import { Chips } from './Chips.tsx'
import { hiddenWords } from './hidden.ts'
import { OriginNote } from './OriginNote.tsx'
import { OtherCalls } from './OtherCalls.tsx'
import { Section } from './Section.tsx'
import { type ChangeNow, changesOf, SmallestChange } from './SmallestChange.tsx'
import type { Subject } from './subject.ts'

export interface WhyCallViewProps {
  readonly subject: Subject
  /** The answer for this very subject; `undefined` until it is there. */
  readonly why: WhyCall | undefined
  readonly state: 'ready' | 'running' | 'failed'
  readonly error?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** The choice among the turns that can be explained, where there is one. */
  readonly choice?: ReactNode
  /** How far the search for the nearest hands of other calls is. */
  readonly change?: ChangeNow
  /** Asks for them. */
  readonly onChange?: () => void
  /** The neighbours of the call, by points. */
  readonly byPoints?: ReactNode
  /** What a call of this turn shows. */
  readonly shows?: (call: Call) => ReactNode
  /** Where no system explains the call: what it shows all the same. */
  readonly unexplained?: ReactNode
}

export function WhyCallView(props: WhyCallViewProps) {
  const { subject, why, state, error, onRetry, choice, unexplained } = props
  if (subject.kind === 'none')
    return (
      <Panel
        {...PANEL_NAMES.whyCall}
        state={state}
        error={error}
        onRetry={onRetry}
        summary="nothing to explain here"
      >
        {choice}
        <p className="panel-lead">{nothingToSay(subject)}</p>
        {unexplained}
      </Panel>
    )
  return (
    <Panel
      {...PANEL_NAMES.whyCall}
      state={state}
      error={error}
      onRetry={onRetry}
      end={
        <>
          <Badge>
            {seatName(subject.seat)} {why && <CallText call={shown(subject, why)} />}
          </Badge>
          <Badge>Schenken 1967</Badge>
        </>
      }
      summary={
        why && (
          <>
            {seatName(subject.seat)}: <CallText call={why.call} /> at {why.label}
          </>
        )
      }
    >
      {choice}
      {why ? (
        <>
          <Origin subject={subject} why={why} />
          <Answer call={why.call}>
            <PhraseText phrase={why.sentence} />
          </Answer>
          <Facts rows={why.facts} />
          {props.byPoints}
          <Asked {...props} subject={subject} why={why} />
          <Fold title="All sections tried" hint={triedWords(why)}>
            <Sections why={why} />
          </Fold>
        </>
      ) : (
        <p className="panel-lead">Working it out…</p>
      )}
    </Panel>
  )
}

type Explained = Exclude<Subject, { kind: 'none' }>
const shown = (subject: Explained, why: WhyCall): Call =>
  subject.kind === 'made' ? subject.call : why.call

function nothingToSay(subject: Extract<Subject, { kind: 'none' }>): string {
  switch (subject.reason) {
    case 'no-auction':
      return 'This board came without an auction, so there is no opening to explain.'
    case 'closed':
    case 'unknown':
      return hiddenWords(subject.seat, subject.reason)
    case 'by-hand':
      return `${sideName(subject.side)} call by hand, so no system gives reasons. Press a seat at the table to choose one.`
    case 'gone':
      return `The system that ${sideName(subject.side)} are set to play is not known here: it may have been deleted, or come from a later version. Press a seat at the table to choose another.`
    case 'waiting':
      return 'Working it out…'
  }
}

/** Whose reasons these are, when they are not plainly those of the call last made. */
function Origin({ subject, why }: { readonly subject: Explained; readonly why: WhyCall }) {
  const who: Seat = subject.seat
  if (subject.kind === 'offer')
    return (
      <OriginNote>
        {seatName(who)} has not called yet. This is what <Term id="openbid" /> would do.
      </OriginNote>
    )
  const byHand = subject.call !== why.call
  return (
    <>
      {byHand && (
        <OriginNote byHand>
          {seatName(who)}’s {subject.call === PASS ? 'pass' : <CallText call={subject.call} />} was
          made by hand. <Term id="openbid" /> would have{' '}
          {why.call === PASS ? (
            'passed'
          ) : (
            <>
              opened <CallText call={why.call} />
            </>
          )}
          , and these are its reasons.
        </OriginNote>
      )}
      {subject.followed && (
        <OriginNote>
          <Term id="openbid" /> speaks of openings only, and these are the reasons of the opening;
          the calls since are not its own.
        </OriginNote>
      )}
    </>
  )
}

const NOT_ASKED: ChangeNow = { kind: 'not-asked' }
const NOTHING = () => undefined

/** What came close, and the questions that can be asked next. */
function Asked({
  subject,
  why,
  change = NOT_ASKED,
  onChange = NOTHING,
  shows = NOTHING,
}: WhyCallViewProps & { readonly subject: Explained; readonly why: WhyCall }) {
  const near = why.sections.find((section) => section.near !== undefined)
  const made = subject.kind === 'made' ? subject.call : undefined
  const found = change.kind === 'searching' || change.kind === 'found' ? change.nearest : undefined
  return (
    <>
      {near?.near !== undefined && <NearMiss phrase={near.near} />}
      <Chips
        questions={[
          {
            id: 'why-not',
            chip: <WhyNot call={near?.calls.length === 1 ? near.calls[0] : undefined} />,
            answer:
              found === undefined ? (
                <SmallestChange change={change} onRetry={onChange} />
              ) : (
                <OtherCalls others={changesOf(found)} made={made} />
              ),
            onAsk: onChange,
          },
          {
            id: 'change',
            chip: 'Smallest change',
            answer: <SmallestChange change={change} onRetry={onChange} />,
            onAsk: onChange,
          },
          { id: 'shows', chip: 'What it shows', answer: shows(made ?? why.call) },
        ]}
      />
    </>
  )
}

/** `11 declined, the 12th chose`, and nothing where the first chose. */
function triedWords(why: WhyCall): string {
  const declined = why.sections.filter(({ state }) => state === 'declined').length
  return declined === 0 ? 'the first chose' : `${declined} declined`
}

/** The sections; the one that chose is open until the reader says otherwise. */
export function Sections({
  why,
  first = why.sections.length,
}: {
  readonly why: WhyCall
  /** Only so many of them are drawn yet. */
  readonly first?: number
}) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  return (
    <ol className="border-rule border-t" aria-label="Sections in the order they were tried">
      {why.sections.slice(0, first).map((section) => (
        <Section
          key={section.id}
          section={section}
          open={turned.has(section.id) !== (section.id === why.chosen)}
          onToggle={() => {
            const next = new Set(turned)
            if (!next.delete(section.id)) next.add(section.id)
            setTurned(next)
          }}
        />
      ))}
    </ol>
  )
}
