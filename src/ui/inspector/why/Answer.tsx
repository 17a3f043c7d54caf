/** The head of every answer in *Why*: the call as large as it deserves, and one sentence beside it. */
import type { ReactNode } from 'react'
import type { Call } from '#core/call.ts'
import { t } from '#core/text.ts'
import type { ConditionRow } from '#explain/call/condition-rows.ts'
import type { Phrase } from '#explain/call/explanation.ts'
import { CallText, strainColour } from '../../kit/CallText.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'

export function Answer({
  call,
  children,
}: {
  readonly call: Call
  /** The sentence. */
  readonly children: ReactNode
}) {
  return (
    <div className="mb-3 flex items-center gap-3">
      <span
        className={`shrink-0 font-serif text-call leading-none font-semibold ${strainColour(call)}`}
      >
        <CallText call={call} />
      </span>
      <p className="font-serif text-head leading-snug text-pretty">{children}</p>
    </div>
  )
}

/** Facts shown at once; the rest stand with the rule. */
const FEW = 5

/** The few facts that decided, each with this hand's value. */
export const Facts = ({ rows }: { readonly rows: readonly ConditionRow[] }) =>
  rows.length === 0 ? null : <Rows rows={rows.slice(0, FEW)} label={t`What decided`} />

/** All that a rule asks, step by step. */
export const Conditions = ({ rows }: { readonly rows: readonly ConditionRow[] }) => (
  <Rows rows={rows} label={t`Conditions of the rule`} />
)

/** Steps to the right that a test within a test is still moved by. */
const DEEPEST = 3

const Rows = ({
  rows,
  label,
}: {
  readonly rows: readonly ConditionRow[]
  readonly label: string
}) => (
  <ul aria-label={label} className="mb-3">
    {rows.map((row, i) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and an answer is replaced whole.
        key={i}
        className="flex min-h-8 items-center gap-3 border-rule not-first:border-t"
        style={{ paddingInlineStart: `${Math.min(row.depth, DEEPEST) * 12}px` }}
      >
        <span className="min-w-0 flex-1 first-letter:uppercase">
          <PhraseText phrase={row.text} />
        </span>
        <span className="max-w-[45%] text-end font-semibold">
          <PhraseText phrase={row.value} />
        </span>
        <Mark kind={row.verdict} hideWord />
      </li>
    ))}
  </ul>
)

/** What came close, in amber: a point or a card away. */
export const NearMiss = ({ phrase }: { readonly phrase: Phrase }) => (
  <div className="my-3 rounded-e-inset border-s-[3px] border-dashed border-agree bg-agree-soft px-3 py-2">
    <p className="text-small font-semibold text-agree">{t`Nearest miss`}</p>
    <p className="first-letter:uppercase">
      <PhraseText phrase={phrase} />.
    </p>
  </div>
)

/** The chip that asks after the other calls; it names the nearest where it is known. */
export const WhyNot = ({ call }: { readonly call: Call | undefined }) =>
  tx`Why not ${call === undefined ? t`another call` : <CallText call={call} />}`

/** A line about the reasons themselves: whose they are, how many rules there were. */
export const OriginNote = ({
  byHand = false,
  children,
}: {
  /** The call was made by hand: the reasons are not its maker's. */
  readonly byHand?: boolean
  readonly children: ReactNode
}) => (
  <p className={`mb-2 text-base ${byHand ? 'by-agreement text-ink' : 'text-ink-2'}`}>{children}</p>
)

/** Beside a rule that its system's source does not have: we filled a gap, or bid naturally. */
export const OursTag = ({ word }: { readonly word: 'natural' | 'ours' }) => (
  <span className="ms-1 inline-block whitespace-nowrap rounded-control border border-rule px-1 text-ink-2 text-micro">
    {' '}
    {word}
  </span>
)
