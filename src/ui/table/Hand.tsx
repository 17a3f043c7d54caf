/** One hand: a fan, dummy's columns, a text diagram or closed backs. Cards in, presses out. */

import { dequal } from 'dequal'
import { type CSSProperties, memo, type ReactNode, useId } from 'react'
import { type Card, cardName } from '#core/card.ts'
import { howMany } from '#core/number-words.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { CardBacks, CardFace } from '../kit/CardFace.tsx'
import { useFaces } from '../kit/faces.ts'
import { leaveFocus } from '../kit/leave-focus.ts'
import { SuitSymbol } from '../kit/SuitSymbol.tsx'
import { useRoving } from '../kit/use-roving.ts'
import type { HandModel, HeldSuit } from './table-model.ts'
import { useCardDrag } from './use-card-drag.ts'

export interface HandProps {
  readonly model: HandModel
  /** The card pressed once that waits for its confirmation. */
  readonly chosen: Card | undefined
  /** A press or a drop on the trick; also for cards that cannot be played, so that the reason is told. */
  readonly onCard: (card: Card, by: 'press' | 'drag') => void
}

/** What its cards are drawn from: not whose turn it is, nor why they cannot be played, which every card changes. */
type CardsModel = Omit<HandModel, 'reason' | 'roles' | 'turn' | 'held'>
interface CardsProps extends Omit<HandProps, 'model'> {
  readonly model: CardsModel
  readonly describedBy: string | undefined
}

/** From so many cards on a phone gives them two rows, so that each can be touched. */
const MANY = 8

/** From so many cards a suit has little room beside the trick of a phone. */
const LONG = 5

export function Hand({ model, chosen, onCard }: HandProps) {
  const { reason: why, roles: _roles, turn: _turn, held: _held, ...cards } = model
  const reason = useId()
  const onKeyDown = useRoving()
  return (
    <section
      aria-label={t`${model.name} hand`}
      className={`hand hand-${model.place}`}
      onKeyDown={onKeyDown}
    >
      {model.held !== '' && <p className="sr-only">{model.held}</p>}
      <HandCards
        model={cards}
        chosen={chosen}
        onCard={onCard}
        describedBy={why === undefined ? undefined : reason}
      />
      {why !== undefined && (
        <p id={reason} hidden>
          {why}
        </p>
      )}
      {model.unknown && model.suits.length > 0 && (
        <p className="note max-w-56">{t`This hand is not known: any card not seen elsewhere.`}</p>
      )}
    </section>
  )
}

/** Drawn again only when something in them has changed: most steps change the cards of one hand or two. */
const HandCards = memo(function HandCards(props: CardsProps) {
  const { model } = props
  switch (model.form) {
    case 'backs':
      return (
        <CardBacks
          count={model.count}
          across={model.place === 'top' || model.place === 'bottom'}
          label={t`${model.name}: ${howMany(model.count, 'card')}, closed`}
        />
      )
    case 'fan':
      return <Fan {...props} />
    case 'columns':
      return <Columns {...props} />
    case 'rows':
      return <Rows {...props} />
    case 'diagram':
      return <Diagram {...props} />
  }
}, dequal)

/** The cards of one suit as a list, named by the suit: readers hear how many there are and step by suits. */
const SuitList = ({
  group: { suit, cards },
  className,
  children,
}: {
  readonly group: HeldSuit
  readonly className: string
  readonly children: (card: Card, place: number) => ReactNode
}) => (
  <ul
    className={className}
    aria-label={strainName(suit)}
    aria-hidden={cards.length === 0 || undefined}
  >
    {cards.map((card, i) => (
      <li key={card} className="contents">
        {children(card, i)}
      </li>
    ))}
  </ul>
)

function Fan(props: CardsProps) {
  const { model } = props
  const filled = model.suits.filter((group) => group.cards.length > 0)
  const [majors, minors] = [filled.filter((g) => g.suit >= 2), filled.filter((g) => g.suit < 2)]
  const lastSuit = filled.at(-1)?.suit
  return (
    <div className="fan" data-many={model.count >= MANY || undefined}>
      {[majors, minors].map((row, i) => (
        <div key={i === 0 ? 'majors' : 'minors'} className="fan-row">
          {row.map((group) => (
            <SuitList key={group.suit} group={group} className="contents">
              {(card, j) => (
                <CardButton
                  {...pressedCard(props, card)}
                  live={model.live}
                  gap={j === 0 && group !== filled[0]}
                  rowStart={j === 0 && group === row[0]}
                  last={group.suit === lastSuit && j === group.cards.length - 1}
                  rowEnd={group === row.at(-1) && j === group.cards.length - 1}
                />
              )}
            </SuitList>
          ))}
        </div>
      ))}
    </div>
  )
}

const dummySuit = (props: CardsProps, group: HeldSuit, className: string) => (
  <SuitList key={group.suit} group={group} className={className}>
    {(card, i) => (
      <CardButton
        {...pressedCard(props, card)}
        live={props.model.live}
        size="dummy"
        last={i === group.cards.length - 1}
      />
    )}
  </SuitList>
)

function Columns(props: CardsProps) {
  const { suits, tallest } = props.model
  return (
    <div className="dummy-columns" style={{ '--tallest': tallest } as CSSProperties}>
      {/* A suit that is played out keeps its place, so that the others stay in theirs. */}
      {suits.map((group) => dummySuit(props, group, 'dummy-column'))}
    </div>
  )
}

/** Dummy at a side: a row for each suit, one over the other. */
const Rows = (props: CardsProps) => (
  <div className="grid w-full">
    {props.model.suits.map((group) =>
      // A suit that is played out keeps its row, so that the others stay in theirs.
      group.dealt === 0 ? null : dummySuit(props, group, 'dummy-row'),
    )}
  </div>
)

interface PressedCard extends Pick<CardsProps, 'onCard' | 'describedBy'> {
  readonly card: Card
  readonly playable: boolean
  readonly chosen: boolean
}
const pressedCard = ({ model, chosen, onCard, describedBy }: CardsProps, card: Card) => ({
  ...{ card, onCard, describedBy },
  ...{ playable: model.playable.has(card), chosen: chosen === card },
})

/** What makes a button of a card: pressed or dragged it is played, and where it cannot be it says why. */
function useCardButton({ card, playable, chosen, onCard, describedBy }: PressedCard) {
  const drag = useCardDrag(playable, () => onCard(card, 'drag'))
  return {
    'data-playable': playable || undefined,
    'data-chosen': chosen || undefined,
    'data-roving': playable || undefined,
    tabIndex: playable ? 0 : -1,
    'aria-label': cardName(card),
    'aria-disabled': playable ? undefined : true,
    'aria-describedby': playable ? undefined : describedBy,
    ...drag.handlers,
    onMouseDown: leaveFocus,
    onClick: () => {
      if (!drag.justDropped()) onCard(card, 'press')
    },
  }
}

const CardButton = memo(function CardButton({
  size = 'hand',
  gap = false,
  rowStart = false,
  last = false,
  rowEnd = false,
  live,
  ...pressed
}: PressedCard & {
  readonly live: boolean
  readonly size?: 'hand' | 'dummy'
  readonly gap?: boolean
  readonly rowStart?: boolean
  readonly last?: boolean
  readonly rowEnd?: boolean
}) {
  const { card, playable } = pressed
  const button = useCardButton(pressed)
  return (
    <button
      type="button"
      className="card-button"
      data-gap={gap || undefined}
      data-row-start={rowStart || undefined}
      data-last={last || undefined}
      data-row-end={rowEnd || undefined}
      {...button}
    >
      <CardFace
        card={card}
        size={size}
        state={playable ? 'playable' : live ? 'rest' : 'plain'}
        pip={size === 'hand' || last}
      />
    </button>
  )
})

function Diagram(props: CardsProps) {
  const { model } = props
  return (
    <dl className="diagram" data-live={model.live || undefined}>
      {model.suits.map((group) => (
        <div
          key={group.suit}
          className="diagram-row"
          data-long={group.cards.length >= LONG || undefined}
          style={{ '--dealt': group.dealt } as CSSProperties}
        >
          <dt>
            <SuitSymbol suit={group.suit} />
          </dt>
          <dd>
            {group.cards.length === 0 && (
              <span className="leading-[26px] px-0.5 text-ink-2">
                <span aria-hidden="true">—</span>
                <span className="sr-only">{t`no ${strainName(group.suit)}`}</span>
              </span>
            )}
            {group.cards.map((card) => (
              <DiagramCard key={card} {...pressedCard(props, card)} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const DiagramCard = memo(function DiagramCard(props: PressedCard) {
  const faces = useFaces()
  return (
    <button type="button" className="diagram-card" {...useCardButton(props)}>
      {faces.card(props.card)}
    </button>
  )
})
