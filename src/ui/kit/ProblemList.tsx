/** What a reader found wrong, each with its place in the text. */
import type { Problem } from '#core/result.ts'
import { t, tAs } from '#core/text.ts'

export interface ProblemListProps {
  readonly title: string
  readonly problems: readonly Problem[]
  /** How many there are in all, where the list is cut. */
  readonly count: number
}

/** So many are drawn; nobody reads more. */
const SHOWN = 200

export const problemPlace = ({ line, column }: Problem): string | undefined =>
  line === undefined
    ? undefined
    : column === undefined
      ? tAs('text')`Line ${line}`
      : t`Line ${line}, column ${column}`

export function ProblemList({ title, problems, count }: ProblemListProps) {
  const shown = problems.slice(0, SHOWN)
  return (
    <section aria-label={title} className="grid gap-1">
      <h3 className="text-base font-semibold">
        {title} ({count})
      </h3>
      {/* A region that scrolls must be reachable by key. */}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to take the focus to be scrolled by key.
        tabIndex={0}
        aria-label={title}
        className="max-h-48 overflow-auto rounded-control border border-rule bg-inset px-3 py-2 text-small"
      >
        {shown.map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={i} className="py-1">
            {problemPlace(problem) !== undefined && (
              <b className="font-semibold">{problemPlace(problem)}: </b>
            )}
            {problem.message}
          </li>
        ))}
        {count > shown.length && <li className="py-1">{t`… and ${count - shown.length} more.`}</li>}
      </ul>
    </section>
  )
}
