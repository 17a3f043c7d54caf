/** The score pad of a rubber or of Chicago: we and they, what counts for the game below the line and the rest above. */
import type { Entry, Reason } from '#core/rubber.ts'
import { otherSide, type Side } from '#core/seat.ts'
import { isRubber } from '#core/session-score.ts'
import { t } from '#core/text.ts'
import { type Session, sheetOf } from '#store/index.ts'

const REASONS: Readonly<Record<Reason, string>> = {
  tricks: t`contract`,
  overtricks: t`overtricks`,
  slam: t`slam`,
  insult: t`doubled and made`,
  undertricks: t`undertricks`,
  honours: t`honours`,
  bonus: t`bonus`,
  unfinished: t`not played out`,
}

/** A cell of the pad: its entries, the earliest next to the line. */
const Cell = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <td className="align-bottom">
    {entries.map(({ deal, reason, points }) => (
      <div key={`${deal} ${reason} ${points}`} className="whitespace-nowrap">
        {points} <span className="note">{REASONS[reason]}</span>
      </div>
    ))}
  </td>
)

export function RubberSheet({ session }: { readonly session: Session }) {
  const sheet = sheetOf(session)
  if (sheet === undefined || !isRubber(session.scoring)) return null
  const { entries, games, parts, totals } = sheet
  const sides: readonly [Side, Side] = [session.side, otherSide(session.side)]
  const [we, they] = sides
  const above = (side: Side) =>
    entries.filter((one) => one.side === side && one.reason !== 'tricks').toReversed()
  const played = [
    ...new Set(entries.filter(({ reason }) => reason === 'tricks').map(({ game }) => game)),
  ]
  const below = (side: Side, game: number) =>
    entries.filter((one) => one.side === side && one.reason === 'tricks' && one.game === game)
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="data-table">
        <caption className="text-start">{t`Games: we ${games[we]}, they ${games[they]}. Towards the next: we ${parts[we]}, they ${parts[they]}.`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t`Line`}</span>
            </th>
            <th scope="col">{t`We`}</th>
            <th scope="col">{t`They`}</th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b-2 border-edge">
            <th scope="row">{t`Above`}</th>
            {sides.map((side) => (
              <Cell key={side} entries={above(side)} />
            ))}
          </tr>
          {played.map((game) => (
            <tr key={game}>
              <th scope="row">{t`Game ${game + 1}`}</th>
              {sides.map((side) => (
                <Cell key={side} entries={below(side, game)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t`Total`}</th>
            {sides.map((side) => (
              <td key={side} className="font-semibold">
                {totals[side]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
