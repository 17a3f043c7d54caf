/** The play on paper, trick by trick: the card led is underlined, the one that won is ringed. */

import { strainOfContract } from '#core/contract.ts'
import { seatInitial } from '#core/display.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { cardBy, winnerOf } from '#core/trick.ts'
import type { TablePosition } from '#store/index.ts'
import { CardText } from '../../kit/CallText.tsx'

const COLUMNS: readonly Seat[] = [3, 0, 1, 2]

export function Play({ position: p }: { readonly position: TablePosition }) {
  const tricks = p.tricks.filter(({ cards }) => cards.length > 0)
  if (p.contract === undefined || tricks.length === 0) return null
  const strain = strainOfContract(p.contract)
  return (
    <table className="print-play">
      <caption>{t`The play: the card that was led is underlined, the one that won stands in a box.`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Trick`}</th>
          {COLUMNS.map((seat) => (
            <th key={seat} scope="col" aria-label={seatName(seat)}>
              {seatInitial(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tricks.map((trick, i) => {
          const winner = trick.cards.length === 4 ? winnerOf(trick, strain) : undefined
          return (
            // Tricks are played in their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {COLUMNS.map((seat) => {
                const card = cardBy(trick, seat)
                return (
                  <td key={seat}>
                    {card !== undefined && (
                      <span
                        data-led={trick.leader === seat || undefined}
                        data-won={winner === seat || undefined}
                      >
                        <CardText card={card} />
                        {winner === seat && <span className="sr-only">{t` wins`}</span>}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
