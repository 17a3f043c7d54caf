/** A line of 44 pixels that opens: what is there on demand, and at its right what is in it. */
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFolded } from './Panel.tsx'

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
        <span className="ms-auto min-w-0 text-end font-normal text-ink-2">{hint}</span>
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="shrink-0 text-ink-2 [details[open]>summary>&]:rotate-90 motion-safe:transition-transform"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

/** A fold that stands as it was last left, also in another tab; what is in it is drawn while it is open. */
export function KeptFold({
  id,
  title,
  children,
  ...line
}: {
  /** The key under which it is kept. */
  readonly id: string
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly children: ReactNode
}) {
  const [folded, fold] = useFolded(id, true)
  return (
    <Fold
      {...line}
      title={<span className="flex-none">{title}</span>}
      open={!folded}
      onToggle={(open) => fold(!open)}
    >
      {!folded && children}
    </Fold>
  )
}
