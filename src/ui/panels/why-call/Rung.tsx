/** One section of the ladder: a line that opens to its conditions. */
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ConditionRow, Verdict } from '#explain/call/condition-rows.ts'
import type { Phrase, Rung as RungData, RungPart } from '#explain/call/why-call.ts'
import { CallText } from '../../parts/CallText.tsx'
import { Mark, type MarkKind } from '../../parts/Mark.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { rungBody } from './rung-model.ts'

const MARKS: Readonly<Record<Verdict, MarkKind>> = {
  met: 'met',
  'not-met': 'not-met',
  'not-reached': 'not-reached',
}
const STATE_MARK: Readonly<Record<RungData['state'], MarkKind>> = {
  chosen: 'met',
  declined: 'not-met',
  'not-reached': 'not-reached',
}
const STATE_WORD: Readonly<Record<RungData['state'], string>> = {
  chosen: 'this section chose the call',
  declined: 'declined',
  'not-reached': 'not reached',
}

export interface RungProps {
  readonly rung: RungData
  readonly open: boolean
  readonly onToggle: () => void
}

export function Rung({ rung, open, onToggle }: RungProps) {
  const body = useId()
  return (
    <li className="rung-item" data-state={rung.state} data-open={open || undefined}>
      <button
        type="button"
        className="rung"
        aria-expanded={open}
        aria-controls={body}
        data-long={isLong(rung.test, rung.value) || undefined}
        onClick={onToggle}
      >
        <span className="rung-number">
          <span className="sr-only">Section </span>
          {rung.id}
        </span>
        <span className="rung-name">
          {rung.name}
          {rung.calls.map((call) => (
            <span key={call} className="rung-call">
              {' '}
              <CallText call={call} />
            </span>
          ))}
        </span>
        <span className="rung-test">
          <PhraseText phrase={rung.test} linked={false} />
        </span>
        <span className="rung-value">
          {rung.value.length > 0 && <span className="sr-only">, here </span>}
          <PhraseText phrase={rung.value} linked={false} />
        </span>
        <Mark kind={STATE_MARK[rung.state]} word={STATE_WORD[rung.state]} hideWord />
        <ChevronDown size={14} aria-hidden="true" className="rung-chevron" />
        {rung.near && (
          <span className="rung-near">
            <PhraseText phrase={rung.near} linked={false} />
          </span>
        )}
      </button>
      <div id={body} className="rung-body" hidden={!open}>
        {open && <Body rung={rung} />}
      </div>
    </li>
  )
}

function Body({ rung }: { readonly rung: RungData }) {
  const { parts, unread } = rungBody(rung)
  return (
    <>
      {parts.map(({ part, folds }) =>
        folds ? <FoldedPart key={part.label} part={part} /> : <Part key={part.label} part={part} />,
      )}
      {rung.note && (
        <p className="rung-note">
          <PhraseText phrase={rung.note} />
        </p>
      )}
      {unread !== undefined && (
        <p className="rung-unread">
          <span>{unread}</span> <Mark kind="not-reached" />
        </p>
      )}
    </>
  )
}

function Part({ part }: { readonly part: RungPart }) {
  return (
    // Its heading names it: a landmark for every part would drown the page's own.
    <div className="rung-part">
      {/* the outcome says it again where nothing stands between */}
      <h3 className={part.rows.length === 0 && part.call !== undefined ? 'sr-only' : 'rung-label'}>
        {part.label}
      </h3>
      <Rows part={part} />
      {part.call !== undefined && (
        <p className="rung-outcome">
          {part.label} answers <CallText call={part.call} />
        </p>
      )}
    </div>
  )
}

function Rows({ part }: { readonly part: RungPart }) {
  return part.rows.length === 0 ? null : (
    <ul className="rung-rows">
      {part.rows.map((row, i) => (
        // Rows have no names but their places, and a part is replaced whole.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Row key={i} row={row} />
      ))}
    </ul>
  )
}

/** A part that fell through before the one that answered: its failed test, and all of it on demand. */
function FoldedPart({ part }: { readonly part: RungPart }) {
  const [open, setOpen] = useState(false)
  const rows = useId()
  return (
    <div className="rung-part" data-folds>
      <h3 className="rung-fold-head">
        <button
          type="button"
          className="rung-fold"
          aria-expanded={open}
          aria-controls={rows}
          data-long={isLong(part.decided?.test ?? [], part.decided?.value ?? []) || undefined}
          onClick={() => setOpen(!open)}
        >
          <span className="rung-label">{part.label}</span>
          <span className="rung-text">
            <PhraseText phrase={part.decided?.test ?? []} linked={false} />
          </span>
          <span className="rung-has">
            {part.decided !== undefined && part.decided.value.length > 0 && (
              <span className="sr-only">, here </span>
            )}
            <PhraseText phrase={part.decided?.value ?? []} linked={false} />
          </span>
          <Mark kind="not-met" />
          <ChevronDown size={14} aria-hidden="true" className="rung-chevron" />
        </button>
      </h3>
      <div id={rows} className="rung-fold-body" hidden={!open}>
        {open && <Rows part={part} />}
      </div>
    </div>
  )
}

/** Letters of text and value beyond which the text takes a line of its own. */
const LONG = 24
const lengthOf = (phrase: Phrase): number =>
  phrase.reduce(
    (n, token) =>
      n +
      (typeof token === 'string' ? token.length : token.kind === 'term' ? token.text.length : 2),
    0,
  )

const isLong = (text: Phrase, value: Phrase): boolean => lengthOf(text) + lengthOf(value) > LONG

/** One condition with this hand's value. */
export const Row = ({ row }: { readonly row: ConditionRow }) => (
  <li
    className="rung-row"
    data-depth={Math.min(row.depth, 5)}
    data-verdict={row.verdict}
    data-long={isLong(row.text, row.value) || undefined}
  >
    <span className="rung-text">
      <PhraseText phrase={row.text} />
    </span>
    <span className="rung-has">
      <PhraseText phrase={row.value} />
    </span>
    <Mark kind={MARKS[row.verdict]} />
  </li>
)
