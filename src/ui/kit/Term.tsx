/** A term of art with its meaning one tap away. */
import { type ReactNode, useId, useRef, useState } from 'react'
import { GLOSSARY, type TermId } from './glossary.ts'

const MARGIN = 8
const WIDTH = 288

export interface TermProps {
  readonly id: TermId
  /** The word as it stands in the sentence; default the glossary's own. */
  readonly children?: ReactNode
}

/** Never put one inside another button or link. */
export function Term({ id, children }: TermProps) {
  const entry = GLOSSARY[id]
  const note = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  return (
    <>
      <button
        ref={button}
        type="button"
        className="term"
        aria-expanded={open}
        aria-controls={note}
        popoverTarget={note}
      >
        {children ?? entry.term}
      </button>
      <span
        id={note}
        popover="auto"
        role="note"
        className="term-note"
        style={{ left: place.left, top: place.top, width: WIDTH }}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return
          const box = button.current?.getBoundingClientRect()
          if (box === undefined) return
          const left = Math.max(MARGIN, Math.min(box.left, window.innerWidth - WIDTH - MARGIN))
          // Below the word, or above it when the lower half of the window would cut the note off;
          // close to it, so that no sliver of what the note covers can be pressed by mistake.
          const below = box.bottom
          setPlace({
            left,
            top: below > window.innerHeight - 170 ? Math.max(MARGIN, box.top - 150) : below,
          })
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <b>{entry.term}</b>
        <span>{entry.meaning}</span>
      </span>
    </>
  )
}
