/** The four suit symbols, drawn: never font glyphs, and never by colour alone (the shape carries the suit). */
import { DIAMONDS, HEARTS, NOTRUMP, type Strain, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'

/** Outlines on a 16 by 16 grid, by suit, clubs first. */
export const SUIT_PATHS = [
  'M8 1.1a3.15 3.15 0 0 1 2.45 5.13A3.15 3.15 0 1 1 8.7 11.3c.1 1.6.7 2.9 1.9 3.8H5.4c1.2-.9 1.8-2.2 1.9-3.8a3.15 3.15 0 1 1-1.75-5.07A3.15 3.15 0 0 1 8 1.1z',
  'M8 .8c1.4 2.7 3.4 5.1 5.5 7.2-2.1 2.1-4.1 4.5-5.5 7.2C6.6 12.5 4.6 10.1 2.5 8 4.6 5.9 6.6 3.5 8 .8z',
  'M8 14.8C6.3 12.2 1.5 9.2 1.5 5.4c0-2.3 1.6-3.8 3.5-3.8 1.4 0 2.5.8 3 2.1.5-1.3 1.6-2.1 3-2.1 1.9 0 3.5 1.5 3.5 3.8 0 3.8-4.8 6.8-6.5 9.4z',
  'M8 .9c1.5 2.7 6.2 4.9 6.2 8.3 0 2-1.5 3.3-3.2 3.3-1 0-1.8-.5-2.3-1.2.1 1.6.7 2.9 1.9 3.8H5.4c1.2-.9 1.8-2.2 1.9-3.8-.5.7-1.3 1.2-2.3 1.2-1.7 0-3.2-1.3-3.2-3.3C1.8 5.8 6.5 3.6 8 .9z',
] as const

const ON_PANEL = ['text-s-club', 'text-s-diamond', 'text-s-heart', 'text-s-spade'] as const
const ON_FACE = ['text-c-club', 'text-c-diamond', 'text-c-heart', 'text-c-spade'] as const

/** Text colour of a suit: `panel` for panels and table, `face` for card faces (light in both themes). */
export const suitColour = (suit: Suit, on: 'panel' | 'face' = 'panel'): string =>
  (on === 'face' ? ON_FACE : ON_PANEL)[suit]

export interface SuitSymbolProps {
  readonly suit: Suit
  /** `panel` (default), `face` on cards, `inherit` to take the colour around it. */
  readonly colour?: 'panel' | 'face' | 'inherit'
  /** False hides it from readers, where the words stand beside it. Default true: "spades". */
  readonly named?: boolean
  readonly className?: string
}

/** One suit symbol, as tall as the text around it. */
export function SuitSymbol({ suit, colour = 'panel', named = true, className }: SuitSymbolProps) {
  const classes = `suit-symbol ${colour === 'inherit' ? '' : suitColour(suit, colour)} ${className ?? ''}`
  // On paper the red suits are drawn hollow.
  const red = suit === HEARTS || suit === DIAMONDS || undefined
  return named ? (
    <svg
      viewBox="0 0 16 16"
      className={classes}
      data-red={red}
      role="img"
      aria-label={strainName(suit)}
    >
      <path d={SUIT_PATHS[suit]} />
    </svg>
  ) : (
    <svg viewBox="0 0 16 16" className={classes} data-red={red} aria-hidden="true">
      <path d={SUIT_PATHS[suit]} />
    </svg>
  )
}

/** A suit symbol, or `NT`. */
export function StrainSymbol({
  strain,
  named = true,
}: {
  readonly strain: Strain
  readonly named?: boolean
}) {
  if (strain !== NOTRUMP) return <SuitSymbol suit={strain} named={named} />
  return (
    <>
      <span className="notrump" aria-hidden="true">{t`NT`}</span>
      {named && <span className="sr-only">{t`notrump`}</span>}
    </>
  )
}
