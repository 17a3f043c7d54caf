/** A hand in a line: `♠AQ3 ♥K94 …`, spades first; cards that matter are ringed. */
import { handWords } from '#core/aloud.ts'
import type { Card } from '#core/card.ts'
import { cardName, suitOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { useFaces } from './faces.ts'
import { SuitSymbol } from './SuitSymbol.tsx'

export function HandLine({ hand, ringed }: { readonly hand: Hand; readonly ringed?: Card }) {
  const faces = useFaces()
  return (
    <span className="inline-flex flex-wrap gap-x-3 font-medium tabular-nums">
      <span className="sr-only">
        {handWords(hand)}
        {ringed === undefined ? '' : t`, with the ${cardName(ringed)}`}
      </span>
      {SUITS_DESCENDING.map((suit) => {
        const held = handOf.cards(hand).filter((card) => suitOf(card) === suit)
        return (
          <span key={suit} className="whitespace-nowrap" aria-hidden="true">
            <SuitSymbol suit={suit} named={false} />{' '}
            {held.length === 0
              ? '–'
              : held.map((card) => (
                  <span
                    key={card}
                    className={
                      card === ringed ? 'rounded-full px-1 outline-2 outline-agree' : undefined
                    }
                  >
                    {faces.card(card)}
                  </span>
                ))}
          </span>
        )
      })}
    </span>
  )
}
