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
import { Answer, Facts, NearMiss } from './Answer.tsx'
import { hiddenWords } from './hidden.ts'
import { Section } from './Section.tsx'
import type { Subject } from './subject.ts'

export const PANEL_ID = 'why-call'
export const PANEL_TITLE = 'Why this call'

export interface WhyCallViewProps {
  readonly subject: Subject
  /** The answer for this very subject; `undefined` until it is there. */
  readonly why: WhyCall | undefined
  readonly state: 'ready' | 'running' | 'failed'
  readonly error?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** The choice among the turns that can be explained, where there is one. */
  readonly choice?: ReactNode
}

export function WhyCallView({ subject, why, state, error, onRetry, choice }: WhyCallViewProps) {
  if (subject.kind === 'none')
    return (
      <Panel
        id={PANEL_ID}
        title={PANEL_TITLE}
        state={state}
        error={error}
        onRetry={onRetry}
        summary="nothing to explain here"
      >
        {choice}
        <p className="panel-lead">{nothingToSay(subject)}</p>
      </Panel>
    )
  return (
    <Panel
      id={PANEL_ID}
      title={PANEL_TITLE}
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
          <Deciding why={why} />
          <Near why={why} />
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
      return `${sideName(subject.side)} call by hand, so no system gives reasons. Choose one for them under Players in the menu.`
    case 'gone':
      return `The system that ${sideName(subject.side)} are set to play is not known here: it may have been deleted, or come from a later version. Choose another under Players in the menu.`
    case 'waiting':
      return 'Working it out…'
  }
}

/** Whose reasons these are, when they are not plainly those of the call last made. */
function Origin({ subject, why }: { readonly subject: Explained; readonly why: WhyCall }) {
  const who: Seat = subject.seat
  if (subject.kind === 'offer')
    return (
      <p className="why-origin">
        {seatName(who)} has not called yet. This is what <Term id="openbid" /> would do.
      </p>
    )
  const byHand = subject.call !== why.call
  return (
    <>
      {byHand && (
        <p className="why-origin" data-by-hand>
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
        </p>
      )}
      {subject.followed && (
        <p className="why-origin">
          <Term id="openbid" /> speaks of openings only, and these are the reasons of the opening;
          the calls since are not its own.
        </p>
      )}
    </>
  )
}

/** Facts shown at once; the rest stand in the section. */
const FEW = 5

/** What decided: the tests of the part that answered, then of the door, that have a value in this hand. */
function Deciding({ why }: { readonly why: WhyCall }) {
  const chosen = why.sections.find(({ id }) => id === why.chosen)
  const rows = (chosen?.parts ?? [])
    .filter((part) => part.verdict === 'met')
    .toReversed()
    .flatMap((part) => part.rows)
    .filter((row) => row.verdict === 'met' && row.value.length > 0)
    .map((row) => ({ ...row, depth: 0 }))
    .slice(0, FEW)
  return rows.length === 0 ? null : <Facts rows={rows} label="What decided" />
}

/** The first section that a point or a card would have let in. */
function Near({ why }: { readonly why: WhyCall }) {
  const near = why.sections.find((section) => section.near !== undefined)
  return near?.near === undefined ? null : (
    <NearMiss>
      {near.name}
      {near.calls.map((call) => (
        <span key={call}>
          {' '}
          <CallText call={call} />
        </span>
      ))}
      : <PhraseText phrase={near.near} />.
    </NearMiss>
  )
}

/** `11 declined, the 12th chose`, and nothing where the first chose. */
function triedWords(why: WhyCall): string {
  const declined = why.sections.filter(({ state }) => state === 'declined').length
  return declined === 0 ? 'the first chose' : `${declined} declined`
}

/** The sections; the one that chose is open until the reader says otherwise. */
export function Sections({ why }: { readonly why: WhyCall }) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  return (
    <ol className="sections" aria-label="Sections in the order they were tried">
      {why.sections.map((section) => (
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
