/** What every contract of a board makes with all cards in view, and par: the foot of a hand record. */
import { seatInitial } from '#core/display.ts'
import { type Seat, SIDES, seatsOf } from '#core/seat.ts'
import { NOTRUMP, type Strain, SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { type TrickTable, tableTricks } from '#core/trick-table.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'

/** What a board makes, as the engine found it. */
export type BoardMakes = Extract<
  JobOutput<'double-dummy', 'boards'>[number],
  { readonly ok: true }
>['value']

const STRAINS_DOWN: readonly Strain[] = [NOTRUMP, ...SUITS_DESCENDING]

/** Partners who take the same everywhere stand in one row. */
function rowsOf(table: TrickTable): readonly (readonly Seat[])[] {
  const alike = (a: Seat, b: Seat): boolean =>
    STRAINS_DOWN.every((one) => tableTricks(table, one, a) === tableTricks(table, one, b))
  return SIDES.map(seatsOf).flatMap(([a, b]) => (alike(a, b) ? [[a, b]] : [[a], [b]]))
}

export function Makes({ makes: { makeable, differs = 0 } }: { readonly makes: BoardMakes }) {
  const { table, par } = makeable
  const side = par > 0 ? t`N–S` : par < 0 ? t`E–W` : ''
  return (
    <>
      <table className="print-makes" aria-label={t`Tricks that each hand takes as declarer`}>
        <thead>
          <tr>
            <td />
            {STRAINS_DOWN.map((strain) => (
              <th key={strain} scope="col">
                {strain === NOTRUMP ? (
                  <abbr title={strainName(strain)}>{t`NT`}</abbr>
                ) : (
                  <SuitSymbol suit={strain} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(table).map((seats) => (
            <tr key={seats.join()}>
              <th scope="row">{seats.map(seatInitial).join('')}</th>
              {STRAINS_DOWN.map((strain) => (
                <td key={strain}>{tableTricks(table, strain, seats[0]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{par === 0 ? t`Par: passed out` : t`Par ${side} +${Math.abs(par)}`}</p>
      {differs > 0 && (
        <p className="font-normal">{t`Its file says otherwise in ${differs} places.`}</p>
      )}
    </>
  )
}
