/** What a closed hand's opening call shows and denies, if its owner kept to the system. */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { type Call, PASS } from '#core/call.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { CallText } from '../../parts/CallText.tsx'
import { Mark } from '../../parts/Mark.tsx'
import { Term } from '../../parts/Term.tsx'
import { PhraseText } from '../why-call/PhraseText.tsx'
import { type CalledMeaning, grouped, type HandMeaning, percent } from './hidden-model.ts'

const Made = ({ call }: { readonly call: Call }) =>
  call === PASS ? 'pass' : <CallText call={call} />

/** `if South’s 1♠ kept to OPENBID`: under what the agreed figures hold. */
export function Given({
  seat,
  meaning,
}: {
  readonly seat: Seat
  readonly meaning: HandMeaning | undefined
}) {
  if (meaning?.kind !== 'called' && meaning?.kind !== 'beside') return null
  const who = meaning.kind === 'called' ? seat : meaning.caller
  return (
    <>
      if {seatName(who)}’s <Made call={meaning.call} /> kept to OPENBID
    </>
  )
}

export function Meaning({
  seat,
  meaning,
}: {
  readonly seat: Seat
  readonly meaning: HandMeaning
}): ReactNode {
  const name = seatName(seat)
  switch (meaning.kind) {
    case 'called':
      return <Called seat={seat} meaning={meaning} />
    case 'beside':
      return (
        <p className="hh-meaning hh-agreed-block">
          These are the lengths{meaning.hcp === undefined ? '' : ' and points'} that{' '}
          {seatName(meaning.caller)}’s <Made call={meaning.call} /> leaves. {name} has made no call
          that <Term id="openbid" /> speaks of
          {meaning.hcp === undefined ? ', so the points are by law.' : '.'}
        </p>
      )
    case 'off-system':
      return (
        <div className="hh-meaning hh-agreed-block">
          <Mark kind="against" word="Off-system" />
          <p>
            {meaning.never ? (
              <>
                No hand at all opens <Made call={meaning.call} /> in <Term id="openbid" />.
              </>
            ) : (
              <>
                No hand that {name} can still have makes this <Made call={meaning.call} /> in{' '}
                <Term id="openbid" />.
              </>
            )}{' '}
            {name} is read by law alone.
          </p>
        </div>
      )
    case 'none':
      return NOTHING[meaning.why] === undefined ? null : (
        <p className="hh-meaning hh-note">
          {name}
          {NOTHING[meaning.why]}
        </p>
      )
  }
}
const NOTHING = {
  later:
    '’s call came after the opening. OPENBID speaks of openings only, so the call shows nothing here.',
  'off-system': ' has made no call that OPENBID speaks of, so the hand is read by law alone.',
  silent: undefined,
} as const

/** Shapes shown before the reader asks for more. */
const SHORT = 5

function Called({ seat, meaning }: { readonly seat: Seat; readonly meaning: CalledMeaning }) {
  const id = useId()
  const [all, setAll] = useState(false)
  const name = seatName(seat)
  const shapes = all ? meaning.shapes.slice(0, 25) : meaning.shapes.slice(0, SHORT)
  return (
    <section className="hh-meaning hh-agreed-block" aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className="hh-conclusion">
        {name}’s <Made call={meaning.call} />, if it kept to <Term id="openbid" />
      </h4>
      <p className="hh-count">
        {grouped(meaning.total)} of {grouped(meaning.layouts)} layouts (
        {percent(share(meaning.total, meaning.layouts))}) give {name} such a hand.
      </p>
      <Statements list={meaning.statements} />
      <h5 className="hh-sub">
        <Term id="shape">Shapes</Term>, spades first
      </h5>
      <ol className="hh-shapes">
        {shapes.map((shape) => (
          <li key={shape.name}>
            <span className="hh-shape">{shape.name}</span>
            <span className="hh-share">{percent(shape.chance)}</span>
            <span
              className="hh-share-bar"
              style={{ inlineSize: `${(100 * shape.chance) / (meaning.shapes[0]?.chance ?? 1)}%` }}
              aria-hidden="true"
            />
          </li>
        ))}
      </ol>
      {meaning.shapes.length > SHORT && (
        <button
          type="button"
          className="link hh-link"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Fewer shapes' : `More of the ${meaning.shapes.length} shapes`}
        </button>
      )}
      <h5 className="hh-sub">
        By <Term id="section">section</Term>
      </h5>
      <ul className="hh-sections">
        {meaning.sections.map((section) => (
          <Section key={section.label} section={section} />
        ))}
      </ul>
    </section>
  )
}

const share = (part: string, whole: string): number => Number(part) / Number(whole)

function Section({ section }: { readonly section: CalledMeaning['sections'][number] }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        className="hh-section"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="hh-section-label">{section.label}</span>
        <span>{section.name}</span>
        <span className="hh-share">{percent(section.chance)}</span>
        <ChevronDown size={14} aria-hidden="true" className="panel-chevron" />
      </button>
      <div id={id} className="hh-section-body" hidden={!open}>
        {open && (
          <>
            <p className="hh-asks">
              Asks for <PhraseText phrase={section.asks} />.
            </p>
            <Statements list={section.statements} />
          </>
        )}
      </div>
    </li>
  )
}

const Statements = ({ list }: { readonly list: CalledMeaning['statements'] }) => (
  <dl className="hh-statements">
    {(['shows', 'denies'] as const).map((kind) => {
      const said = list.filter((statement) => statement.kind === kind)
      return said.length === 0 ? null : (
        <div key={kind}>
          <dt>{kind === 'shows' ? 'Shows' : 'Denies'}</dt>
          <dd>
            <ul>
              {said.map((statement, i) => (
                // Statements have no names but their places, and the list is replaced whole.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={i} data-kind={kind}>
                  <PhraseText phrase={statement.text} />
                  {statement.because !== undefined && (
                    <span className="hh-because">
                      : <PhraseText phrase={statement.because} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )
    })}
  </dl>
)
