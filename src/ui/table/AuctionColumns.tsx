/** An auction that has ended, in a column for each seat: as it stands on paper, or beside another table’s. */
import { seatInitial } from '#core/display.ts'
import { seatName } from '#core/seat.ts'
import { CallText } from '../kit/CallText.tsx'
import type { AuctionModel } from './table-model.ts'

export function AuctionColumns({
  auction: { columns, rows },
  name,
  className,
  nameClass = 'sr-only',
}: {
  readonly auction: AuctionModel
  readonly name: string
  readonly className?: string
  readonly nameClass?: string
}) {
  return (
    <table className={className}>
      <caption className={nameClass}>{name}</caption>
      <thead>
        <tr>
          {columns.map(({ seat }) => (
            <th key={seat} scope="col" aria-label={seatName(seat)}>
              {seatInitial(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          // A row never moves: its number is its name.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={i}>
            {row.map((cell, at) => (
              <td key={columns[at]?.seat ?? at}>
                {typeof cell === 'object' && (
                  <>
                    <CallText call={cell.call} />
                    {cell.letter !== undefined && <sup>{cell.letter}</sup>}
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
