/** A hand in a line: `♠AQ3 ♥K94 …`, spades first; cards that matter are ringed. */
import type { Card } from '#core/card.ts'
import { cardFace, cardName, suitOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { useFaces } from './faces.ts'
import { SuitSymbol } from './SuitSymbol.tsx'

/** What a reader hears: `spades A Q 3, hearts none, …`. */
const spoken = (hand: Hand): string =>
  SUITS_DESCENDING.map((suit) => {
    const held = handOf.cards(hand).filter((card) => suitOf(card) === suit)
    return `${strainName(suit)} ${held.length === 0 ? 'none' : held.map(cardFace).join(' ')}`
  }).join(', ')

export function HandLine({ hand, ringed }: { readonly hand: Hand; readonly ringed?: Card }) {
  const faces = useFaces()
  return (
    <span className="inline-flex flex-wrap gap-x-3 font-medium tabular-nums">
      <span className="sr-only">
        {spoken(hand)}
        {ringed === undefined ? '' : `, with the ${cardName(ringed)}`}
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
