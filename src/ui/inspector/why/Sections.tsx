/** The sections of a procedure in the order they were tried: a line each, that opens to its conditions. */
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '#core/text.ts'
import type { ConditionRow, ConditionVerdict } from '#explain/call/condition-rows.ts'
import type { Phrase, Step } from '#explain/call/explanation.ts'
import { CallText } from '../../kit/CallText.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'

interface SectionBody {
  readonly parts: readonly {
    readonly part: Step
    /** It fell through before the part that answered: one line, opened on demand. */
    readonly folds: boolean
  }[]
  /** Labels of the rules that were not reached: `12b–12j`. */
  readonly unread: string | undefined
}
/** The lines of an opened section; of one that was not reached all of them. */
export function sectionBody({ label, verdict, parts = [] }: Step): SectionBody {
  const after = verdict === 'not-reached' ? [] : parts.filter((p) => p.verdict === 'not-reached')
  const [first] = after
  const last = after.at(-1)
  return {
    parts: parts
      .filter((part) => !after.includes(part))
      .map((part) => ({
        part,
        folds: verdict === 'met' && (part.decided?.test.length ?? 0) > 0,
      })),
    unread:
      first !== last
        ? `${first?.label}–${last?.label}`
        : // A section with a single rule of its own name has said so in its door.
          first?.label === label
          ? undefined
          : first?.label,
  }
}

const STATE_WORD: Readonly<Record<ConditionVerdict, string>> = {
  met: t`this section chose the call`,
  'not-met': t`declined`,
  'not-reached': t`not reached`,
}

/** The one that chose is open until the reader says otherwise. @param first only so many are drawn yet. */
export function Sections({
  steps,
  first = steps.length,
}: {
  readonly steps: readonly Step[]
  readonly first?: number
}) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  return (
    <ol className="border-rule border-t" aria-label={t`Sections in the order they were tried`}>
      {steps.slice(0, first).map((section) => (
        <Section
          key={section.label}
          section={section}
          open={turned.has(section.label) !== (section.verdict === 'met')}
          onToggle={() => {
            const next = new Set(turned)
            if (!next.delete(section.label)) next.add(section.label)
            setTurned(next)
          }}
        />
      ))}
    </ol>
  )
}

const NO_TEST = { test: [], value: [] }

/** The line of a section: number, name, deciding test, this hand's value, mark. */
const LINE =
  'grid min-h-7 w-full items-center gap-x-[min(0.5rem,2.5%)] py-0.5 text-start text-base pointer-coarse:min-h-11 ' +
  // A long test or value takes two lines rather than the room of the name.
  'grid-cols-[1.25rem_minmax(min(4.75rem,30%),1fr)_fit-content(28%)_fit-content(36%)_14px_14px] ' +
  'max-phone:grid-cols-[1.1rem_minmax(min(7rem,35%),1fr)_fit-content(40%)_14px_14px] ' +
  'in-data-[state=met]:min-h-8.5 in-data-[state=met]:font-semibold ' +
  'in-data-[state=not-reached]:text-ink-3'
/** A test and a value in many words stand beneath the name. */
const LONG_NAME = 'in-data-long:col-[2/5] max-phone:in-data-long:col-[2/4]'
const TEST =
  'text-end text-ink-2 text-small max-phone:col-[2] max-phone:row-[2] max-phone:text-start ' +
  'in-data-long:col-[2] in-data-long:row-[2] in-data-long:text-start'
/** With room for two figures: a least width would let a long word run over the mark. */
const VALUE =
  'text-end font-semibold before:block before:w-[min(1.5rem,24px)] max-phone:col-[3] max-phone:row-[1] ' +
  'in-data-long:col-[3/5] in-data-long:row-[2] in-data-long:text-start ' +
  'max-phone:in-data-long:col-[3] max-phone:in-data-long:row-[2]'
const CHEVRON = '-rotate-90 text-ink-3 transition-transform duration-160 in-aria-expanded:rotate-0'
const PART =
  'border-rule bg-inset text-base not-first:border-t first:rounded-t-control in-data-[state=met]:bg-panel'
const LABEL = 'font-normal text-ink-2 text-small leading-6 in-data-[state=met]:text-ink-3'

function Section({
  section,
  open,
  onToggle,
}: {
  readonly section: Step
  readonly open: boolean
  readonly onToggle: () => void
}) {
  const body = useId()
  const { test, value } = section.decided ?? NO_TEST
  return (
    <li
      className="border-rule border-b data-[state=met]:-mx-1.5 data-[state=met]:my-1 data-[state=met]:rounded-inset data-[state=met]:border-b-0 data-[state=met]:bg-accent-soft data-[state=met]:px-1.5"
      data-state={section.verdict}
    >
      <button
        type="button"
        className={LINE}
        aria-expanded={open}
        aria-controls={body}
        data-long={isLong(test, value) || undefined}
        onClick={onToggle}
      >
        <span className="text-ink-3 text-small text-end">
          <span className="sr-only">{t`Section `}</span>
          {section.label}
        </span>
        <span className={LONG_NAME}>
          {section.name}
          {section.calls.map((call) => (
            <span key={call}>
              {' '}
              <CallText call={call} />
            </span>
          ))}
        </span>
        <span className={TEST}>
          <PhraseText phrase={test} linked={false} />
        </span>
        <span className={VALUE}>
          {value.length > 0 && <span className="sr-only">{t`, here `}</span>}
          <PhraseText phrase={value} linked={false} />
        </span>
        <Mark kind={section.verdict} word={STATE_WORD[section.verdict]} hideWord />
        <ChevronDown size={14} aria-hidden="true" className={CHEVRON} />
        {section.near && (
          <span className="col-[2/-1] justify-self-start border-current border-b border-dotted font-medium text-agree text-small">
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

function Body({ section }: { readonly section: Step }) {
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
        <p className="px-2 pt-1.5 text-ink-2 text-small [&_.mark]:font-normal">
          <span>{unread}</span> <Mark kind="not-reached" />
        </p>
      )}
    </>
  )
}

function Part({ part }: { readonly part: Step }) {
  const [call] = part.calls
  return (
    // Its heading names it: a landmark for every part would drown the page's own.
    <div
      className={`${PART} grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-1.5 px-2 py-1 max-phone:grid-cols-1`}
    >
      {/* the outcome says it again where nothing stands between */}
      <h3 className={part.rows.length === 0 && call !== undefined ? 'sr-only' : LABEL}>
        {part.label}
      </h3>
      <Rows part={part} />
      {call !== undefined && (
        <p className="col-span-full pt-1 pb-0.5 font-semibold">{tx`${part.label} answers ${<CallText call={call} />}`}</p>
      )}
    </div>
  )
}

function Rows({ part }: { readonly part: Step }) {
  return part.rows.length === 0 ? null : (
    <ul className="col-[2] max-phone:col-[1]">
      {part.rows.map((row, i) => (
        // Rows have no names but their places, and a part is replaced whole.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Row key={i} row={row} />
      ))}
    </ul>
  )
}

/** A part that fell through before the one that answered: its failed test, and all of it on demand. */
function FoldedPart({ part }: { readonly part: Step }) {
  const [open, setOpen] = useState(false)
  const rows = useId()
  const { test, value } = part.decided ?? NO_TEST
  return (
    <div className={PART}>
      <h3 className="[font:inherit]">
        <button
          type="button"
          className="grid min-h-7 w-full grid-cols-[2.25rem_minmax(0,1fr)_auto_minmax(4.75rem,auto)_14px] items-center gap-x-1.5 px-2 py-0.5 text-start text-base leading-[1.4] pointer-coarse:min-h-11 max-phone:grid-cols-[2rem_minmax(0,1fr)_auto_auto_14px] [&_.mark]:justify-self-end [&_.mark]:text-small"
          aria-expanded={open}
          aria-controls={rows}
          data-long={isLong(test, value) || undefined}
          onClick={() => setOpen(!open)}
        >
          <span className={LABEL}>{part.label}</span>
          <span className="in-data-long:col-[2/-1]">
            <PhraseText phrase={test} linked={false} />
          </span>
          <span className="text-end font-semibold in-data-long:col-[2/4] in-data-long:text-start">
            {value.length > 0 && <span className="sr-only">{t`, here `}</span>}
            <PhraseText phrase={value} linked={false} />
          </span>
          <Mark kind="not-met" />
          <ChevronDown size={14} aria-hidden="true" className={CHEVRON} />
        </button>
      </h3>
      <div id={rows} className="ps-12.5 pe-2 pb-1 max-phone:ps-2" hidden={!open}>
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

/** Steps to the right that a test within a test is still moved by. */
const DEEPEST = 4

/** One condition with this hand's value. */
const Row = ({ row }: { readonly row: ConditionRow }) => (
  <li
    className="grid min-h-6 grid-cols-[minmax(0,1fr)_auto_minmax(4.75rem,auto)] items-center gap-x-2.5 border-rule py-0.5 not-first:border-t pointer-coarse:min-h-8 pointer-coarse:py-1.25 [&_.mark]:justify-self-end [&_.mark]:text-small"
    data-verdict={row.verdict}
    data-long={isLong(row.text, row.value) || undefined}
  >
    <span
      className="in-data-[verdict=not-reached]:text-ink-3 in-data-long:col-span-full"
      style={{ paddingInlineStart: `${0.75 * Math.min(row.depth, DEEPEST)}rem` }}
    >
      <PhraseText phrase={row.text} />
    </span>
    <span className="text-end font-semibold in-data-[verdict=not-reached]:font-normal in-data-[verdict=not-reached]:text-ink-3 in-data-long:col-[1/3] in-data-long:text-start">
      <PhraseText phrase={row.value} />
    </span>
    <Mark kind={row.verdict} />
  </li>
)
