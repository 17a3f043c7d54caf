/** A line of 44 pixels that opens: what is there on demand, and at its right what is in it. */
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export function Fold({
  title,
  hint,
  open,
  onToggle,
  children,
}: {
  readonly title: ReactNode
  /** A few words on what is inside. */
  readonly hint?: ReactNode
  /** Given with `onToggle` where the owner has to know. */
  readonly open?: boolean
  readonly onToggle?: (open: boolean) => void
  readonly children: ReactNode
}) {
  return (
    <details
      className="w-full border-t border-rule"
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        {title}
        <span className="ms-auto text-end font-normal text-ink-2">{hint}</span>
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="text-ink-2 [details[open]>summary>&]:rotate-90 motion-safe:transition-transform"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
