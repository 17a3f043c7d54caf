/** The panel *Suit splits*, pure: for each suit the ways its missing cards lie, now and a priori. */

import { type ReactNode, use, useId, useRef, useState } from 'react'
import { cardFace } from '#core/card.ts'
import { figure, percent } from '#core/chance.ts'
import { seatInitial } from '#core/display.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { isSupposed } from '../../../ask/knowledge/supposing.ts'
import type { MomentNow } from '../../../ask/knowledge/use-moment.ts'
import { Panel, PanelError } from '../../../kit/Panel.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import { Term } from '../../../kit/Term.tsx'
import { tx } from '../../../kit/tx.ts'
import { GuessCover } from '../../guess-first/GuessSlot.tsx'
import { Proof, Why } from '../../proof/Proof.tsx'
import { PanelNameContext } from '../panel.ts'
import { rowKey, type Split, type SplitRow, shownRows, splitText } from './splits-model.ts'

export interface SuitSplitsViewProps {
  /** What is supposed, where something is. */
  readonly supposing?: ReactNode
  readonly known: MomentNow
  readonly lawOnly: boolean
  readonly folded?: boolean
}

export function SuitSplitsView({ known, lawOnly, folded = false, supposing }: SuitSplitsViewProps) {
  const [chosen, setChosen] = useState(0)
  const { moment, running, error, retry } = known
  const knowledge = moment?.agreed
  const splits = knowledge?.splits.filter(({ cards }) => cards.length > 0) ?? []
  const split = splits[Math.min(chosen, splits.length - 1)]
  const seats = knowledge?.seats ?? []
  return (
    <Panel
      {...use(PanelNameContext)}
      state={running ? 'running' : 'ready'}
      summary={splits.length === 0 ? undefined : t`${splits.length} suits with cards missing`}
      end={
        splits.length > 1 && (
          <SegmentedControl
            label={t`Suit`}
            options={splits.map((one, i) => ({
              value: i,
              label: <SuitSymbol suit={one.suit} named={false} />,
              name: strainName(one.suit),
            }))}
            value={Math.min(chosen, splits.length - 1)}
            onChange={setChosen}
          />
        )
      }
    >
      {!folded && supposing}
      {error !== undefined && !isSupposed(known.moment?.question) && (
        <PanelError message={error} onRetry={retry} />
      )}
      {folded || (error !== undefined && split === undefined) ? null : !known.counts ? (
        <p className="note mb-1.5">{t`Nothing can be counted from a hand that is not known.`}</p>
      ) : split === undefined ? (
        <p className="note mb-1.5">{running ? t`Counting …` : t`Every card has been seen.`}</p>
      ) : (
        <GuessCover moment={known.key}>
          <div data-old={moment?.old}>
            <SplitTable
              key={split.suit}
              split={split}
              seats={seats}
              question={isSupposed(moment?.question) ? undefined : moment?.question}
              agreed={!lawOnly && (knowledge?.inferences.length ?? 0) > 0}
            />
          </div>
        </GuessCover>
      )}
    </Panel>
  )
}

interface TableProps {
  readonly split: Split
  readonly seats: readonly Seat[]
  readonly question: Question | undefined
  /** True when the chances now are weighed by agreements. */
  readonly agreed: boolean
}

function SplitTable({ split, seats, question, agreed }: TableProps) {
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<string | undefined>(undefined)
  const { rows, more } = shownRows(split.rows, all)
  const most = Math.max(...rows.map(({ chance, upTo }) => upTo ?? chance))
  return (
    <>
      <p className="note mb-1.5">{tx`${split.cards.length} ${split.cards.length === 1 ? t`card` : t`cards`} in the closed hands: ${<SuitSymbol suit={split.suit} />} ${split.cards.map((card) => cardFace(card)).join(' ')}`}</p>
      <table className="data-table text-start whitespace-nowrap" data-agreed={agreed || undefined}>
        <caption className="sr-only">{t`How the ${strainName(split.suit)} lie: ${seats.map(seatName).join(', ')}`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">{seats.map(seatInitial).join('–')}</span>
              <span className="sr-only">{seats.map(seatName).join(', ')}</span>
            </th>
            <th scope="col">{agreed ? t`Now, if agreed` : t`Now`}</th>
            {agreed && <th scope="col">{t`By law`}</th>}
            <th scope="col">
              <Term id="a-priori">{t`A priori`}</Term>
            </th>
            <td className="@max-[19rem]:hidden" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <Row
                key={key}
                row={row}
                most={most}
                agreed={agreed}
                seats={seats}
                split={split}
                question={question}
                open={open === key}
                onOpen={() => setOpen(open === key ? undefined : key)}
              />
            )
          })}
        </tbody>
      </table>
      {(more > 0 || all) && split.rows.length > rows.length - more && more + Number(all) > 0 && (
        <button
          type="button"
          className="link hh-link"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t`The likeliest only` : t`${more} more ways`}
        </button>
      )}
    </>
  )
}

interface RowProps extends TableProps {
  readonly row: SplitRow
  readonly most: number
  readonly open: boolean
  readonly onOpen: () => void
}

function Row({ row, most, agreed, seats, split, question, open, onOpen }: RowProps) {
  const id = useId()
  const asker = useRef<HTMLButtonElement>(null)
  const lie = { suit: split.suit, lengths: row.lengths }
  const chance = { kind: 'split', ...lie } as const
  const honours = { kind: 'honours', ...lie } as const
  // What a chain hangs on may be placed anew where its link leads; the row stays.
  const toRow = () => asker.current?.focus()
  const possible = (row.upTo ?? row.chance) > 0
  return (
    <>
      <tr className={`relative ${possible ? '' : '[&_td]:text-ink-3'}`}>
        <th scope="row">
          <button
            ref={asker}
            type="button"
            className="asks min-h-7 min-w-11 text-start font-semibold after:absolute after:inset-0 aria-expanded:bg-accent-soft pointer-coarse:min-h-11"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onOpen}
          >
            <span aria-hidden="true">{splitText(row.lengths)}</span>
            <span className="sr-only">{t`${row.lengths.map((n, h) => `${seatName(seats[h]!)} ${n}`).join(', ')}: place the honours, and why`}</span>
          </button>
        </th>
        <td>{possible ? figure(row) : <s>{figure(row)}</s>}</td>
        {agreed && <td>{percent(row.lawful)}</td>}
        <td>{percent(row.apriori)}</td>
        <td aria-hidden="true" className="w-2/5 min-w-8 @max-[19rem]:hidden">
          <i
            className="ss-bar block h-2.5 bg-fill"
            style={{ inlineSize: `${most === 0 ? 0 : (100 * row.chance) / most}%` }}
          />
        </td>
      </tr>
      {open && (
        <tr>
          <td id={id} colSpan={agreed ? 5 : 4} className="whitespace-normal">
            {question !== undefined && (
              <>
                <Proof question={question} of={honours} list={t`Honours`} onGo={toRow} />
                <Proof question={question} of={chance} onGo={toRow} />
              </>
            )}
            <Before row={row} cards={split.cards.length} question={question} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The chance before a card was seen, and behind it the deals counted. */
const Before = ({
  row,
  cards,
  question,
}: Pick<RowProps, 'row' | 'question'> & {
  /** Cards of the suit that are out. */
  readonly cards: number
}) => (
  <div className="note mt-1 mb-2">
    {t`A priori`}{' '}
    <Why
      question={question}
      of={{ kind: 'before', lengths: row.lengths }}
      name={t`${percent(row.apriori)} a priori`}
      after={t`: with nothing known but that ${cards === 1 ? t`this card is` : t`these ${cards} cards are`} out, and thirteen places in each closed hand.`}
    >
      {percent(row.apriori)}
    </Why>
  </div>
)
