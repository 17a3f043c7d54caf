/** The face and the back of a card. Drawing only: the button or image around it carries the name. */
import { type Card, cardName, suitOf } from '#core/card.ts'
import { useFaces } from './faces.ts'
import { SuitSymbol, suitColour } from './SuitSymbol.tsx'

export type CardSize = 'hand' | 'trick' | 'dummy'

export interface CardFaceProps {
  readonly card: Card
  readonly size?: CardSize
  /** `rest` is dimmed paper: it cannot be played now. */
  readonly state?: 'plain' | 'rest' | 'playable'
  /** True names the card itself (role img); default false, for use inside a named control. */
  readonly named?: boolean
  /** False leaves out the big pip where the next card covers it. */
  readonly pip?: boolean
  readonly className?: string
}

export function CardFace({
  card,
  size = 'hand',
  state = 'plain',
  named = false,
  pip = true,
  className = '',
}: CardFaceProps) {
  const suit = suitOf(card)
  const faces = useFaces()
  const body = (
    <>
      <span className="card-index">
        {faces.card(card)}
        <SuitSymbol suit={suit} named={false} colour="inherit" />
      </span>
      {pip && <SuitSymbol suit={suit} named={false} colour="inherit" className="card-pip" />}
    </>
  )
  const classes = `card card-${size} card-is-${state} ${suitColour(suit, 'face')} ${className}`
  return named ? (
    <span className={classes} role="img" aria-label={cardName(card)}>
      {body}
    </span>
  ) : (
    <span className={classes} aria-hidden="true">
      {body}
    </span>
  )
}

/** Closed cards in a pile, one back for each card left, so that the count is honest. */
export function CardBacks({
  count,
  label,
  across = false,
}: {
  readonly count: number
  readonly label: string
  /** True lays them side by side, false one below the other. */
  readonly across?: boolean
}) {
  return (
    <span className="card-backs" data-across={across || undefined} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        // The backs are alike: their place is all that tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={i} className="card-back" />
      ))}
    </span>
  )
}
