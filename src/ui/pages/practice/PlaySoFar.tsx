/** The contract, the auction and the tricks so far, as a reader of the board has them. */
import { seatInitial } from '#core/display.ts'
import { tricksOf } from '#core/play.ts'
import { seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import { cardBy } from '#core/trick.ts'
import { CardText, ContractText } from '../../kit/CallText.tsx'
import { tx } from '../../kit/tx.ts'
import { PracticeAuction } from './PracticeAuction.tsx'

/** Columns as the auction has them. */
const COLUMNS = [3, 0, 1, 2] as const

export function PlaySoFar({ view }: { readonly view: SeatView }) {
  const { contract, cards, calls } = view
  if (contract === undefined) return null
  const tricks = tricksOf({ contract, cards })
  return (
    <>
      <PracticeAuction
        dealer={view.dealer}
        vulnerability={view.vulnerability}
        calls={calls.map(({ call }) => call)}
        made={undefined}
        isOver
      />
      <p>{tx`${<ContractText contract={contract} />} by ${seatName(contract.declarer)}.`}</p>
      <table className="w-full border-collapse text-center">
        <caption className="sr-only">{t`Tricks so far`}</caption>
        <thead>
          <tr>
            <th scope="col" className="note text-start font-normal">{t`Led by`}</th>
            {COLUMNS.map((seat) => (
              <th key={seat} scope="col" className="note">
                {seatName(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tricks
            .filter((trick) => trick.cards.length > 0)
            .map((trick, i) => (
              // A trick never moves: its number is its name.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={i} className="border-t border-rule">
                <th scope="row" className="note py-1.5 text-start font-normal">
                  {seatInitial(trick.leader)}
                </th>
                {COLUMNS.map((seat) => {
                  const card = cardBy(trick, seat)
                  return (
                    <td
                      key={seat}
                      className={seat === trick.leader ? 'font-semibold underline' : ''}
                    >
                      {card !== undefined && <CardText card={card} />}
                    </td>
                  )
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
