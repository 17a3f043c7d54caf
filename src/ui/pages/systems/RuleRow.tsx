/** A rule in a list, to be opened: its call, its sentence, and a note beneath. */
import type { ReactNode } from 'react'
import { type Call, callName } from '#core/call.ts'
import { CallText, strainColour } from '../../kit/CallText.tsx'

export function RuleRow({
  call,
  says,
  note,
  isOpen,
  onOpen,
  className,
  children,
}: {
  readonly call: Call
  readonly says: string
  readonly note: ReactNode
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** Its height and columns. */
  readonly className: string
  /** What stands at the right. */
  readonly children?: ReactNode
}) {
  return (
    <button
      type="button"
      className={`fold-row aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)] ${className}`}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <b className={`ps-1.5 font-serif text-head ${strainColour(call)}`}>
        <CallText call={call} named={false} />
        <span className="sr-only">{callName(call)}: </span>
      </b>
      <span className="grid gap-0.5">
        <span className="said-small">{says}</span>
        {note}
      </span>
      {children}
    </button>
  )
}
