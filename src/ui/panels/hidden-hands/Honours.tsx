/** The missing honours with the chance that each closed hand holds them, and the likely shapes. */
import { cardName } from '#core/card.ts'
import { type Seat, seatLetter, seatName } from '#core/seat.ts'
import { CardText } from '../../parts/CallText.tsx'
import { Term } from '../../parts/Term.tsx'
import { figure, percent } from './hidden-model.ts'

interface Chance {
  readonly chance: number
  readonly upTo?: number
}
export interface HonoursProps {
  readonly seats: readonly Seat[]
  readonly rows: readonly {
    readonly card: Parameters<typeof CardText>[0]['card']
    readonly holders: readonly Chance[]
    /** By law alone, where the figures are by agreement. */
    readonly lawful?: readonly number[]
  }[]
  readonly agreed: boolean
}

export function Honours({ seats, rows, agreed }: HonoursProps) {
  if (rows.length === 0) return null
  return (
    <table
      className="hh-honours"
      data-agreed={agreed || undefined}
      data-three={seats.length > 2 || undefined}
    >
      <caption>Missing honours, {agreed ? 'if agreed (by law in brackets)' : 'by law'}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Card</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <span aria-hidden="true">{seatLetter(seat)}</span>
              <span className="sr-only">{seatName(seat)}</span>
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ card, holders, lawful }) => (
          <tr key={card}>
            <th scope="row">
              <CardText card={card} named={false} />
              <span className="sr-only">{cardName(card)}</span>
            </th>
            {holders.map((holder, h) => (
              <td key={seats[h]}>
                {figure(holder)}
                {lawful !== undefined && differs(holder, lawful[h]) && (
                  <small>
                    <span className="sr-only">, by law </span>
                    <span aria-hidden="true"> (</span>
                    {percent(lawful[h] ?? 0)}
                    <span aria-hidden="true">)</span>
                  </small>
                )}
              </td>
            ))}
            <td aria-hidden="true" className="hh-split">
              <span className="hh-split-bar">
                {holders.map((holder, h) => (
                  <i
                    key={seats[h]}
                    data-hand={h}
                    style={{ flexGrow: (holder.chance + (holder.upTo ?? holder.chance)) / 2 }}
                  />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
const differs = (now: Chance, lawful: number | undefined): boolean =>
  lawful !== undefined && figure(now) !== percent(lawful)

export interface ShapesProps {
  readonly seat: Seat
  readonly shapes: readonly (Chance & { readonly name: string })[]
  readonly agreed: boolean
}

export function Shapes({ seat, shapes, agreed }: ShapesProps) {
  const most = shapes[0]
  if (most === undefined || shapes.length === 0) return null
  const middle = ({ chance, upTo }: Chance) => (chance + (upTo ?? chance)) / 2
  return (
    <div className="hh-likely">
      <h4 className="hh-sub">
        {seatName(seat)}’s likely <Term id="shape">shapes</Term>, spades first,{' '}
        {agreed ? 'if agreed' : 'by law'}
      </h4>
      <ol className="hh-shapes" data-agreed={agreed || undefined}>
        {shapes.map((shape) => (
          <li key={shape.name}>
            <span className="hh-shape">{shape.name}</span>
            <span className="hh-share">{figure(shape)}</span>
            <span
              className="hh-share-bar"
              style={{ inlineSize: `${(100 * middle(shape)) / middle(most)}%` }}
              aria-hidden="true"
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
