/** A line about the reasons themselves: whose they are, how many rules there were. */
import type { ReactNode } from 'react'

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
