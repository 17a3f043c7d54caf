/** The missing honours with the chance that each closed hand holds them, and the likely shapes. */

import { Fragment, useId, useRef, useState } from 'react'
import { cardName, rankOf } from '#core/card.ts'
import { type Chance, figure, percent } from '#core/chance.ts'
import { seatInitial } from '#core/display.ts'
import { sureChance } from '#core/known-chance.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { Button } from '../../../kit/Button.tsx'
import { CardText } from '../../../kit/CallText.tsx'
import { Term } from '../../../kit/Term.tsx'
import { tx } from '../../../kit/tx.ts'
import { Proof, Why } from '../../proof/Proof.tsx'

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
  readonly question?: Question | undefined
  /** Supposes that the card is there; left out, nothing can be. */
  readonly onSuppose?: ((card: Row['card'], seat: Seat) => void) | undefined
}
type Row = HonoursProps['rows'][number]

/** The highest missing honours, each with who likeliest has it: what the folded line states. */
export function HonoursLine({ seats, rows }: Pick<HonoursProps, 'seats' | 'rows'>) {
  return (
    // What has no room in one line goes to the next, which is not seen.
    <span className="hh-honours-line flex h-5 flex-wrap justify-end gap-x-3 overflow-hidden whitespace-nowrap text-small/5">
      {rows
        .toSorted((a, b) => rankOf(b.card) - rankOf(a.card))
        .slice(0, LIKELIEST)
        .map(({ card, holders }) => {
          const chance = Math.max(...holders.map((one) => one.chance))
          const at = holders.findIndex((one) => one.chance === chance)
          return (
            <span key={card}>
              <CardText card={card} /> <span aria-hidden="true">{seatInitial(seats[at]!)}</span>
              <span className="sr-only">{seatName(seats[at]!)}</span> {figure(holders[at]!)}
            </span>
          )
        })}
    </span>
  )
}

export function Honours({ seats, rows, agreed, question, onSuppose }: HonoursProps) {
  const id = useId()
  const [open, setOpen] = useState<string | undefined>(undefined)
  const asker = useRef<HTMLButtonElement>(null)
  if (rows.length === 0) return null
  const keyOf = (card: Row['card'], h: number): string => `${card} ${seats[h]}`
  return (
    <table
      className="hh-honours data-table text-start whitespace-nowrap"
      data-agreed={agreed || undefined}
      data-three={seats.length > 2 || undefined}
    >
      <caption className="note">{t`Missing honours, ${agreed ? t`if agreed (by law in brackets)` : t`by law`}`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t`Card`}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <span aria-hidden="true">{seatInitial(seat)}</span>
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
                          <span className="sr-only">{t`${cardName(card)} with ${seatName(seats[h]!)}: `}</span>
                          <Chances holder={holder} law={law} />
                          <span className="sr-only">{t`. Why?`}</span>
                        </button>
                      )}
                    </td>
                  )
                })}
                <td aria-hidden="true" className="w-2/5 @max-[19rem]:hidden">
                  <span className="flex h-2 min-w-8 gap-px">
                    {holders.map((holder, h) => (
                      <i
                        key={seats[h]}
                        className={SPLIT[h]}
                        style={{ flexGrow: sureChance(holder) }}
                      />
                    ))}
                  </span>
                </td>
              </tr>
              {of !== undefined && question !== undefined && (
                <tr>
                  <td colSpan={seats.length + 2} className="whitespace-normal">
                    <Proof
                      id={`${id}-${card}`}
                      question={question}
                      of={{ kind: 'card', seat: of, card }}
                      onGo={() => asker.current?.focus()}
                    />
                    {onSuppose !== undefined &&
                      (holders[asked]?.upTo ?? holders[asked]?.chance ?? 0) > 0 && (
                        <Button
                          variant="quiet"
                          className="-ms-3"
                          onClick={() => onSuppose(card, of)}
                        >{t`Suppose that ${seatName(of)} has it`}</Button>
                      )}
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
/** The parts of a bar: filled, pale, open. */
const SPLIT = ['bg-fill', 'bg-fill-2', 'shadow-[inset_0_0_0_1px_var(--color-fill)]']

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
      <small className="text-micro text-ink-2 in-data-three:block @max-[19rem]:block">
        <span className="sr-only">{t`, by law `}</span>
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
  readonly question?: Question | undefined
}

/** Shapes, or honours, that have room in a line; the sign of a sample takes that of a shape. */
const LIKELIEST = 3

export function Shapes({ seat, shapes, agreed, sampled, question }: ShapesProps) {
  if (shapes.length === 0) return null
  return (
    <div className="hh-shapes flex min-h-7 flex-wrap items-baseline gap-x-3">
      <h4 className="note me-auto">
        {tx`Likely ${<Term id="shape">{t`shapes`}</Term>}`}
        <span className="sr-only">{t` of ${seatName(seat)}, spades first, ${agreed ? t`if agreed` : t`by law`}`}</span>
      </h4>
      <ol className="flex flex-wrap gap-x-2.5" data-agreed={agreed || undefined}>
        {shapes.slice(0, sampled === undefined ? LIKELIEST : LIKELIEST - 1).map((shape) => {
          const row = (
            <>
              <span className="font-semibold">{shape.name}</span>
              <span className="note asks">
                {sampled !== undefined && '≈ '}
                {figure(shape)}
              </span>
            </>
          )
          return (
            <li key={shape.name} className="nth-3:max-[1280px]:hidden">
              <Why
                question={question}
                of={{ kind: 'shape', seat, name: shape.name }}
                name={`${shape.name} ${figure(shape)}`}
                className="inline-flex min-h-6.5 items-baseline gap-1.25 rounded-control hover:bg-accent-soft aria-expanded:bg-accent-soft pointer-coarse:min-h-11"
              >
                {row}
              </Why>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
