/** One line a hand, as players count: its known suits, what is left for the others, points seen. */
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { type Card, cardFace, cardName, suitOf } from '#core/card.ts'
import { seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import { Proof } from '../../knowledge/Proof.tsx'
import type { KnowledgeNow } from '../../knowledge/use-knowledge.ts'
import { SuitSymbol } from '../../parts/SuitSymbol.tsx'
import {
  countingLine,
  heldText,
  heldWords,
  leftWords,
  pairWord,
  pointsSeen,
  pointsWords,
} from './counting-line.ts'
import type { AgreedHand, ClosedHand } from './hidden-model.ts'

export interface CountingLineProps {
  readonly hand: ClosedHand
  readonly known: AgreedHand | undefined
  readonly question: KnowledgeNow['input']
  readonly view: SeatView
  /** Missing honours, highest first. */
  readonly missing: readonly Card[]
}

export function CountingLine({ hand, known, question, view, missing }: CountingLineProps) {
  const id = useId()
  const [asked, setAsked] = useState<Suit | 'hcp' | undefined>(undefined)
  const asker = useRef<HTMLButtonElement>(null)
  const { seat } = hand
  const seen = useMemo(() => pointsSeen(view, seat), [view, seat])
  const { suits, rest, points, without } = countingLine(hand, known, seen, missing)
  const pair = rest && pairWord(rest.suits)
  const part = (what: Suit | 'hcp', words: string, drawn: ReactNode): ReactNode => (
    <button
      ref={asked === what ? asker : undefined}
      type="button"
      className="hh-figure"
      aria-label={`${seatName(seat)} counted: ${words}. Why?`}
      aria-expanded={asked === what}
      aria-controls={asked === what ? id : undefined}
      onClick={() => setAsked(asked === what ? undefined : what)}
    >
      {drawn}
    </button>
  )
  return (
    <div className="note min-h-6">
      {suits.map((one, i) => (
        <span key={one.suit}>
          {i > 0 && ', '}
          {part(
            one.suit,
            heldWords(one),
            <>
              {heldText(one)} <SuitSymbol suit={one.suit} named={false} />
            </>,
          )}
        </span>
      ))}
      {rest !== undefined && (
        <>
          , so {leftWords(rest)}{' '}
          {pair === undefined
            ? rest.suits.map((suit) => <SuitSymbol key={suit} suit={suit} />)
            : `${pair} cards`}
        </>
      )}
      {suits.length > 0 && '; '}
      {part('hcp', pointsWords(points), pointsWords(points))}
      {without !== undefined && (
        <>
          , so not <span className="sr-only">the {cardName(without)}</span>
          <span className="whitespace-nowrap" aria-hidden="true">
            <SuitSymbol suit={suitOf(without)} named={false} />
            {cardFace(without)}
          </span>
        </>
      )}
      {asked !== undefined && question !== undefined && (
        <Proof
          id={id}
          question={known === undefined ? { ...question, lawOnly: true } : question}
          of={{ kind: 'number', seat, what: asked }}
          onGo={() => asker.current?.focus()}
        />
      )}
    </div>
  )
}
