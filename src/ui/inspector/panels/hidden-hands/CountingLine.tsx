/** One line a hand, as players count: its known suits, what is left for the others, points seen. */
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { type Card, cardFace, cardName, suitOf } from '#core/card.ts'
import { seatName } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { t, tAs } from '#core/text.ts'
import type { AgreedHand, ClosedHand } from '../../../ask/knowledge/hidden-model.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import { tx } from '../../../kit/tx.ts'
import { Proof } from '../../proof/Proof.tsx'
import {
  countingLine,
  heldText,
  heldWords,
  leftWords,
  pairWord,
  pointsSeen,
  pointsWords,
} from './counting-line.ts'

export interface CountingLineProps {
  readonly hand: ClosedHand
  readonly known: AgreedHand | undefined
  readonly question: Question
  /** Missing honours, highest first. */
  readonly missing: readonly Card[]
}

export function CountingLine({ hand, known, question, missing }: CountingLineProps) {
  const id = useId()
  const [asked, setAsked] = useState<Suit | 'hcp' | undefined>(undefined)
  const asker = useRef<HTMLButtonElement>(null)
  const { seat } = hand
  const { view } = question
  const seen = useMemo(() => pointsSeen(view, seat), [view, seat])
  const { suits, rest, points, without } = countingLine(hand, known, seen, missing)
  const pair = rest && pairWord(rest.suits)
  const part = (what: Suit | 'hcp', words: string, drawn: ReactNode): ReactNode => (
    <button
      ref={asked === what ? asker : undefined}
      type="button"
      className="hh-figure"
      aria-label={t`${seatName(seat)} counted: ${words}. Why?`}
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
      {rest !== undefined &&
        tx`, so ${leftWords(rest)} ${
          pair === undefined
            ? rest.suits.map((suit) => <SuitSymbol key={suit} suit={suit} />)
            : tAs('part of a word')`${pair} cards`
        }`}
      {suits.length > 0 && '; '}
      {part('hcp', pointsWords(points), pointsWords(points))}
      {without !== undefined &&
        tx`, so not ${<span className="sr-only">{t`the ${cardName(without)}`}</span>}${(
          <span className="whitespace-nowrap" aria-hidden="true">
            <SuitSymbol suit={suitOf(without)} named={false} />
            {cardFace(without)}
          </span>
        )}`}
      {asked !== undefined && (
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
