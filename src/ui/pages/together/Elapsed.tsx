/** How long something has lasted. Seen, and not read out each second. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { clock } from './room-session.ts'
import { waitWords } from './room-words.ts'

/** @param of what lasts: with another one the count begins again. */
export function Elapsed({ of }: { readonly of: string | number }) {
  const now = useStore(clock)
  const [since, setSince] = useState({ of, at: now })
  if (since.of !== of) setSince({ of, at: now })
  return <Time milliseconds={now - since.at} />
}
export const Time = ({ milliseconds }: { readonly milliseconds: number }) => (
  <span className="text-ink-2 tabular-nums" aria-hidden="true">
    {' '}
    {waitWords(milliseconds)}
  </span>
)
