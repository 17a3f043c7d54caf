/** A line of 44 pixels that opens: what is there on demand, and at its right what is in it. */
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export function Fold({
  title,
  hint,
  children,
}: {
  readonly title: ReactNode
  /** A few words on what is inside. */
  readonly hint?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <details className="group border-t border-rule">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        {title}
        <span className="ms-auto text-end font-normal text-ink-2">{hint}</span>
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="text-ink-2 group-open:rotate-90 motion-safe:transition-transform"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
