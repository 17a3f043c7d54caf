/** The missing honours with the chance that each closed hand holds them, and the likely shapes. */
import { Fragment, useId, useRef, useState } from 'react'
import { cardName } from '#core/card.ts'
import { type Chance, figure, grouped, percent, sampleError } from '#core/chance.ts'
import { type Seat, seatLetter, seatName } from '#core/seat.ts'
import { Proof, Why } from '../../knowledge/Proof.tsx'
import type { KnowledgeNow } from '../../knowledge/use-knowledge.ts'
import { CardText } from '../../parts/CallText.tsx'
import { Term } from '../../parts/Term.tsx'

export interface HonoursProps {
  readonly seats: readonly Seat[]
  readonly rows: readonly {
    readonly card: Parameters<typeof CardText>[0]['card']
    readonly holders: readonly Chance[]
    /** By law alone, where the figures are by agreement. */
    readonly lawful?: readonly number[]
  }[]
  readonly agreed: boolean
  /** What the figures answer; without it they have no chain to open. */
  readonly question?: KnowledgeNow['input']
}
type Row = HonoursProps['rows'][number]

export function Honours({ seats, rows, agreed, question }: HonoursProps) {
  const id = useId()
  const [open, setOpen] = useState<string | undefined>(undefined)
  const asker = useRef<HTMLButtonElement>(null)
  if (rows.length === 0) return null
  const keyOf = (card: Row['card'], h: number): string => `${card} ${seats[h]}`
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
        {rows.map(({ card, holders, lawful }) => {
          const asked = holders.findIndex((_, h) => keyOf(card, h) === open)
          const of = seats[asked]
          return (
            <Fragment key={card}>
              <tr>
                <th scope="row">
                  <CardText card={card} named={false} />
                  <span className="sr-only">{cardName(card)}</span>
                </th>
                {holders.map((holder, h) => {
                  const law =
                    lawful !== undefined && differs(holder, lawful[h]) ? lawful[h] : undefined
                  return (
                    <td key={seats[h]}>
                      {question === undefined ? (
                        <Chances holder={holder} law={law} />
                      ) : (
                        <button
                          ref={asked === h ? asker : undefined}
                          type="button"
                          className="hh-figure"
                          aria-expanded={asked === h}
                          aria-controls={asked === h ? `${id}-${card}` : undefined}
                          onClick={() => setOpen(asked === h ? undefined : keyOf(card, h))}
                        >
                          <span className="sr-only">
                            {cardName(card)} with {seatName(seats[h]!)}:{' '}
                          </span>
                          <Chances holder={holder} law={law} />
                          <span className="sr-only">. Why?</span>
                        </button>
                      )}
                    </td>
                  )
                })}
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
              {of !== undefined && question !== undefined && (
                <tr>
                  <td colSpan={seats.length + 2} className="hh-chain-cell">
                    <Proof
                      id={`${id}-${card}`}
                      question={question}
                      of={{ kind: 'card', seat: of, card }}
                      onGo={() => asker.current?.focus()}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
const Chances = ({
  holder,
  law,
}: {
  readonly holder: Chance
  readonly law: number | undefined
}) => (
  <>
    {figure(holder)}
    {law !== undefined && (
      <small>
        <span className="sr-only">, by law </span>
        <span aria-hidden="true"> (</span>
        {percent(law)}
        <span aria-hidden="true">)</span>
      </small>
    )}
  </>
)
const differs = (now: Chance, lawful: number | undefined): boolean =>
  lawful !== undefined && figure(now) !== percent(lawful)

export interface ShapesProps {
  readonly seat: Seat
  readonly shapes: readonly (Chance & { readonly name: string })[]
  readonly agreed: boolean
  /** Layouts drawn, where the chances are shares of samples. */
  readonly sampled?: number | undefined
  readonly question?: KnowledgeNow['input']
}

/** Shapes that have room in a line. */
const LIKELIEST = 3

export function Shapes({ seat, shapes, agreed, sampled, question }: ShapesProps) {
  if (shapes.length === 0) return null
  return (
    <div className="hh-likely">
      <h4 className="hh-sub">
        Likely <Term id="shape">shapes</Term>
        <span className="sr-only">
          {' '}
          of {seatName(seat)}, spades first, {agreed ? 'if agreed' : 'by law'}
        </span>
      </h4>
      <ol className="hh-shapes" data-agreed={agreed || undefined}>
        {shapes.slice(0, LIKELIEST).map((shape) => {
          const row = (
            <>
              <span className="font-semibold">{shape.name}</span>
              <span className="hh-share">
                {sampled !== undefined && '≈ '}
                {figure(shape)}
              </span>
            </>
          )
          return (
            <li key={shape.name}>
              <Why
                question={question}
                of={{ kind: 'shape', seat, name: shape.name }}
                name={`${shape.name} ${figure(shape)}`}
                className="hh-shape-row"
              >
                {row}
              </Why>
            </li>
          )
        })}
      </ol>
      {sampled !== undefined && (
        <p className="hh-note">
          Shares of {grouped(sampled)} layouts drawn at random, good to{' '}
          {sampleError(shapes, sampled)}.
        </p>
      )}
    </div>
  )
}
