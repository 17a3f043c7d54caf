/** The chain behind one number, with links to the cards it rests on and the exact chances. */
import { type ReactNode, useMemo } from 'react'
import { type Card, cardName } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import { actions } from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { CardText } from '../../parts/CallText.tsx'
import { PanelError } from '../../parts/Panel.tsx'
import { type Agreed, chancesOf, type HiddenRange, percent } from './hidden-model.ts'

/** Goes to the moment just after the card. */
export function CardLink({
  card,
  index,
  calls,
  onGo,
}: {
  readonly card: Card
  /** Place in the order of play, from 0. */
  readonly index: number
  /** Calls before the play: the timeline counts them too. */
  readonly calls: number
  /** After the page has gone there. */
  readonly onGo?: () => void
}) {
  const trick = `, trick ${(index >> 2) + 1}`
  return (
    <button
      type="button"
      className="link hh-link"
      onClick={() => {
        actions.seek(calls + index + 1)
        onGo?.()
      }}
    >
      <span className="sr-only">
        {cardName(card)}
        {trick}
      </span>
      <span aria-hidden="true">
        <CardText card={card} named={false} />
        {trick}
      </span>
    </button>
  )
}

export interface ReasonProps {
  readonly id: string
  readonly view: SeatView
  readonly cards: number
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  readonly range: HiddenRange
  /** What the agreement makes of it, and the words for whose. */
  readonly agreed?: { readonly range: Agreed; readonly given: ReactNode } | undefined
  /** After a link was followed: the link may be gone, so focus has to go somewhere. */
  readonly onGo: () => void
}

export function Reason({ id, view, cards, seat, what, range, agreed, onGo }: ReasonProps) {
  const input = useMemo(() => ({ view, cards, seat, what }), [view, cards, seat, what])
  const key = `${view.cards.join('.')}|${view.hand.join('.')}|${view.seat}|${view.contract?.declarer}|${view.contract?.bid}|${cards}|${seat}|${what}`
  const { state, output, error, retry } = useJob('why-bound', input, key)
  if (state === 'failed') return <PanelError message={error?.message ?? ''} onRetry={retry} />
  if (output?.ok === false) return <PanelError message={output.error.message} />
  return (
    <div id={id} className="hh-reason" aria-busy={output === undefined}>
      {output?.value.map((chain) => (
        <section key={chain.conclusion}>
          <h4 className="hh-conclusion">{chain.conclusion}</h4>
          <ol className="hh-steps">
            {chain.steps.map((step) => (
              <li key={step.text}>
                {step.text}{' '}
                {step.events.map((index) => (
                  <CardLink
                    key={index}
                    index={index}
                    card={view.cards[index] as Card}
                    calls={view.calls.length}
                    onGo={onGo}
                  />
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {range.lo !== range.hi && (
        <section>
          <h4 className="hh-conclusion">Chances, counting every layout alike</h4>
          <Chances range={range} />
        </section>
      )}
      {agreed !== undefined && (
        <section className="hh-agreed-block">
          <h4 className="hh-conclusion">Chances {agreed.given}</h4>
          <Chances range={agreed.range} />
        </section>
      )}
    </div>
  )
}

const Chances = ({ range }: { readonly range: Pick<HiddenRange, 'lo' | 'chances'> }) => (
  <ul className="hh-chances">
    {chancesOf(range)
      .filter(({ chance }) => chance > 0)
      .map(({ value, chance }) => (
        <li key={value}>
          <b>{value}</b> {percent(chance)}
        </li>
      ))}
  </ul>
)
