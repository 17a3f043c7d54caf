/** One section: a line that opens to its conditions. */
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ConditionRow, ConditionVerdict } from '#explain/call/condition-rows.ts'
import type { Phrase, Section as SectionData, SectionPart } from '#explain/call/why-call.ts'
import { CallText } from '../../parts/CallText.tsx'
import { Mark, type MarkKind } from '../../parts/Mark.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { sectionBody } from './section-model.ts'

const MARKS: Readonly<Record<ConditionVerdict, MarkKind>> = {
  met: 'met',
  'not-met': 'not-met',
  'not-reached': 'not-reached',
}
const STATE_MARK: Readonly<Record<SectionData['state'], MarkKind>> = {
  chosen: 'met',
  declined: 'not-met',
  'not-reached': 'not-reached',
}
const STATE_WORD: Readonly<Record<SectionData['state'], string>> = {
  chosen: 'this section chose the call',
  declined: 'declined',
  'not-reached': 'not reached',
}

export interface SectionProps {
  readonly section: SectionData
  readonly open: boolean
  readonly onToggle: () => void
}

export function Section({ section, open, onToggle }: SectionProps) {
  const body = useId()
  return (
    <li className="section-item" data-state={section.state} data-open={open || undefined}>
      <button
        type="button"
        className="section"
        aria-expanded={open}
        aria-controls={body}
        data-long={isLong(section.test, section.value) || undefined}
        onClick={onToggle}
      >
        <span className="text-ink-3 text-small text-end">
          <span className="sr-only">Section </span>
          {section.id}
        </span>
        <span className="section-name">
          {section.name}
          {section.calls.map((call) => (
            <span key={call} className="section-call">
              {' '}
              <CallText call={call} />
            </span>
          ))}
        </span>
        <span className="section-test">
          <PhraseText phrase={section.test} linked={false} />
        </span>
        <span className="section-value">
          {section.value.length > 0 && <span className="sr-only">, here </span>}
          <PhraseText phrase={section.value} linked={false} />
        </span>
        <Mark kind={STATE_MARK[section.state]} word={STATE_WORD[section.state]} hideWord />
        <ChevronDown size={14} aria-hidden="true" className="section-chevron" />
        {section.near && (
          <span className="section-near">
            <PhraseText phrase={section.near} linked={false} />
          </span>
        )}
      </button>
      <div id={body} className="pb-2" hidden={!open}>
        {open && <Body section={section} />}
      </div>
    </li>
  )
}

function Body({ section }: { readonly section: SectionData }) {
  const { parts, unread } = sectionBody(section)
  return (
    <>
      {parts.map(({ part, folds }) =>
        folds ? <FoldedPart key={part.label} part={part} /> : <Part key={part.label} part={part} />,
      )}
      {section.note && (
        <p className="px-2 pt-1.5 text-small">
          <PhraseText phrase={section.note} />
        </p>
      )}
      {unread !== undefined && (
        <p className="section-unread">
          <span>{unread}</span> <Mark kind="not-reached" />
        </p>
      )}
    </>
  )
}

function Part({ part }: { readonly part: SectionPart }) {
  return (
    // Its heading names it: a landmark for every part would drown the page's own.
    <div className="section-part">
      {/* the outcome says it again where nothing stands between */}
      <h3
        className={part.rows.length === 0 && part.call !== undefined ? 'sr-only' : 'section-label'}
      >
        {part.label}
      </h3>
      <Rows part={part} />
      {part.call !== undefined && (
        <p className="col-span-full pt-1 pb-0.5 font-semibold">
          {part.label} answers <CallText call={part.call} />
        </p>
      )}
    </div>
  )
}

function Rows({ part }: { readonly part: SectionPart }) {
  return part.rows.length === 0 ? null : (
    <ul className="section-rows">
      {part.rows.map((row, i) => (
        // Rows have no names but their places, and a part is replaced whole.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Row key={i} row={row} />
      ))}
    </ul>
  )
}

/** A part that fell through before the one that answered: its failed test, and all of it on demand. */
function FoldedPart({ part }: { readonly part: SectionPart }) {
  const [open, setOpen] = useState(false)
  const rows = useId()
  return (
    <div className="section-part" data-folds>
      <h3 className="[font:inherit]">
        <button
          type="button"
          className="section-fold"
          aria-expanded={open}
          aria-controls={rows}
          data-long={isLong(part.decided?.test ?? [], part.decided?.value ?? []) || undefined}
          onClick={() => setOpen(!open)}
        >
          <span className="section-label">{part.label}</span>
          <span className="section-text">
            <PhraseText phrase={part.decided?.test ?? []} linked={false} />
          </span>
          <span className="section-has">
            {part.decided !== undefined && part.decided.value.length > 0 && (
              <span className="sr-only">, here </span>
            )}
            <PhraseText phrase={part.decided?.value ?? []} linked={false} />
          </span>
          <Mark kind="not-met" />
          <ChevronDown size={14} aria-hidden="true" className="section-chevron" />
        </button>
      </h3>
      <div id={rows} className="section-fold-body" hidden={!open}>
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
    className="section-row"
    data-depth={Math.min(row.depth, 5)}
    data-verdict={row.verdict}
    data-long={isLong(row.text, row.value) || undefined}
  >
    <span className="section-text">
      <PhraseText phrase={row.text} />
    </span>
    <span className="section-has">
      <PhraseText phrase={row.value} />
    </span>
    <Mark kind={MARKS[row.verdict]} />
  </li>
)
