/** How many layouts the law leaves; a press opens how the number comes. */
import { useId, useRef, useState } from 'react'
import type { SeatView } from '#core/seat-view.ts'
import { grouped } from '../../knowledge/figures.ts'
import type { HiddenSnapshot } from '../../knowledge/use-hidden-hands.ts'
import type { KnowledgeNow } from '../../knowledge/use-knowledge.ts'
import { Term } from '../../parts/Term.tsx'
import { CountChain } from './CountChain.tsx'

export interface LayoutsProps {
  readonly view: SeatView
  readonly snapshot: HiddenSnapshot
  /** Given, the chain goes on to what keeps to the agreements. */
  readonly question: KnowledgeNow['input']
}

export function Layouts({ view, snapshot: { layouts, cards }, question }: LayoutsProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  const word = layouts === '1' ? 'layout' : 'layouts'
  return (
    <>
      <p className="hh-count">
        <button
          ref={asker}
          type="button"
          className="hh-figure"
          aria-label={`${grouped(layouts)} ${word}. Why?`}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {grouped(layouts)}
        </button>{' '}
        <Term id="layout">{word}</Term> {layouts === '1' ? 'is' : 'are'} possible.
      </p>
      {open && (
        <CountChain
          id={id}
          view={view}
          cards={cards}
          of={{ kind: 'layouts' }}
          question={question}
          onGo={() => asker.current?.focus()}
        />
      )}
    </>
  )
}
