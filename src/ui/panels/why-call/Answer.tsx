/** The head of every answer in *Why*: the call as large as it deserves, and one sentence beside it. */
import type { ReactNode } from 'react'
import type { Call } from '#core/call.ts'
import type { ConditionRow } from '#explain/call/condition-rows.ts'
import { CallText, strainColour } from '../../parts/CallText.tsx'
import { Mark } from '../../parts/Mark.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'

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

/** The facts that decided, each with this hand's value: rows of 32 pixels. */
export const Facts = ({
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
        <span className="min-w-0 flex-1">
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
/** Steps to the right that a test within a test is still moved by. */
const DEEPEST = 3

/** What came close, in amber: a point or a card away. */
export const NearMiss = ({ children }: { readonly children: ReactNode }) => (
  <div className="my-3 rounded-e-inset border-s-[3px] border-dashed border-agree bg-agree-soft px-3 py-2">
    <p className="text-small font-semibold text-agree">Nearest miss</p>
    <p>{children}</p>
  </div>
)
