/** The panel *Suit splits*, pure: for each suit the ways its missing cards lie, now and a priori. */
import { useId, useMemo, useRef, useState } from 'react'
import { cardFace } from '#core/card.ts'
import { type Seat, seatLetter, seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { useJob } from '../../app/use-job.ts'
import { GuessCover } from '../../guess-first/GuessSlot.tsx'
import { figure, percent } from '../../knowledge/figures.ts'
import type { KnowledgeNow } from '../../knowledge/use-knowledge.ts'
import { Panel, PanelError } from '../../parts/Panel.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { SuitSymbol } from '../../parts/SuitSymbol.tsx'
import { Term } from '../../parts/Term.tsx'
import { ChanceChain, DrawnNote, PlacedChain } from '../hidden-hands/ChanceChain.tsx'
import { CountChain } from '../hidden-hands/CountChain.tsx'
import {
  type HonouredRow,
  rowKey,
  type Split,
  type SplitRow,
  shownRows,
  splitText,
} from './splits-model.ts'

export const PANEL_ID = 'suit-splits'
export const PANEL_TITLE = 'Suit splits'

export interface SuitSplitsViewProps {
  readonly known: KnowledgeNow
  readonly lawOnly: boolean
  readonly folded?: boolean
}

export function SuitSplitsView({ known, lawOnly, folded = false }: SuitSplitsViewProps) {
  const [chosen, setChosen] = useState(0)
  const { knowledge, running, input, error, retry } = known
  const splits = knowledge?.splits.filter(({ cards }) => cards.length > 0) ?? []
  const split = splits[Math.min(chosen, splits.length - 1)]
  const seats = knowledge?.seats ?? []
  return (
    <Panel
      id={PANEL_ID}
      title={PANEL_TITLE}
      state={running ? 'running' : 'ready'}
      summary={splits.length === 0 ? undefined : `${splits.length} suits with cards missing`}
      end={
        splits.length > 1 && (
          <SegmentedControl
            label="Suit"
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
      {error !== undefined && <PanelError message={error} onRetry={retry} />}
      {folded ? null : input === undefined ? (
        <p className="ss-note">Nothing can be counted from a hand that is not known.</p>
      ) : split === undefined ? (
        <p className="ss-note">{running ? 'Counting …' : 'Every card has been seen.'}</p>
      ) : (
        <GuessCover moment={known.key}>
          <SplitTable
            key={split.suit}
            split={split}
            seats={seats}
            known={known}
            agreed={!lawOnly && (knowledge?.inferences.length ?? 0) > 0}
          />
        </GuessCover>
      )}
    </Panel>
  )
}

interface TableProps {
  readonly split: Split
  readonly seats: readonly Seat[]
  readonly known: KnowledgeNow
  /** True when the chances now are weighed by agreements. */
  readonly agreed: boolean
}

function SplitTable({ split, seats, known, agreed }: TableProps) {
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<string | undefined>(undefined)
  const { rows, more } = shownRows(split.rows, all)
  const most = Math.max(...rows.map(({ chance, upTo }) => upTo ?? chance))
  return (
    <>
      <p className="ss-out">
        {split.cards.length} {split.cards.length === 1 ? 'card' : 'cards'} in the closed hands:{' '}
        <SuitSymbol suit={split.suit} /> {split.cards.map((card) => cardFace(card)).join(' ')}
      </p>
      <table className="ss-table" data-agreed={agreed || undefined}>
        <caption className="sr-only">
          How the {strainName(split.suit)} lie: {seats.map(seatName).join(', ')}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">{seats.map(seatLetter).join('–')}</span>
              <span className="sr-only">{seats.map(seatName).join(', ')}</span>
            </th>
            <th scope="col">{agreed ? 'Now, if agreed' : 'Now'}</th>
            {agreed && <th scope="col">By law</th>}
            <th scope="col">
              <Term id="a-priori">A priori</Term>
            </th>
            <td />
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
                known={known}
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
          {all ? 'The likeliest only' : `${more} more ways`}
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

function Row({ row, most, agreed, seats, split, known, open, onOpen }: RowProps) {
  const id = useId()
  const asker = useRef<HTMLButtonElement>(null)
  const chance = useMemo(
    () => ({ kind: 'split', suit: split.suit, lengths: row.lengths }) as const,
    [split.suit, row.lengths],
  )
  // What a chain hangs on may be placed anew where its link leads; the row stays.
  const toRow = () => asker.current?.focus()
  const possible = (row.upTo ?? row.chance) > 0
  return (
    <>
      <tr data-gone={!possible || undefined}>
        <th scope="row">
          <button
            ref={asker}
            type="button"
            className="ss-row"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onOpen}
          >
            <span aria-hidden="true">{splitText(row.lengths)}</span>
            <span className="sr-only">
              {row.lengths.map((n, h) => `${seatName(seats[h] as Seat)} ${n}`).join(', ')}: place
              the honours, and why
            </span>
          </button>
        </th>
        <td>{possible ? figure(row) : <s>{figure(row)}</s>}</td>
        {agreed && <td>{percent(row.lawful)}</td>}
        <td>{percent(row.apriori)}</td>
        <td aria-hidden="true" className="ss-bar">
          <i style={{ inlineSize: `${most === 0 ? 0 : (100 * row.chance) / most}%` }} />
        </td>
      </tr>
      {open && (
        <tr>
          <td id={id} colSpan={agreed ? 5 : 4}>
            <PlacedHonours row={row} seats={seats} split={split} known={known} onGo={toRow} />
            {known.input !== undefined && (
              <ChanceChain question={known.input} of={chance} onGo={toRow} />
            )}
            <Before row={row} cards={split.cards.length} known={known} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The chance before a card was seen, and behind it the deals counted. */
function Before({
  row,
  cards,
  known: { input },
}: Pick<RowProps, 'row' | 'known'> & {
  /** Cards of the suit that are out. */
  readonly cards: number
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  return (
    <>
      <p className="ss-note ss-before">
        A priori{' '}
        {input === undefined ? (
          percent(row.apriori)
        ) : (
          <button
            ref={asker}
            type="button"
            className="hh-figure"
            aria-label={`${percent(row.apriori)} a priori. Why?`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {percent(row.apriori)}
          </button>
        )}
        : with nothing known but that {cards === 1 ? 'this card is' : `these ${cards} cards are`}{' '}
        out, and thirteen places in each closed hand.
      </p>
      {open && input !== undefined && (
        <CountChain
          id={id}
          view={input.view}
          cards={input.view.cards.length}
          of={{ kind: 'before', lengths: row.lengths }}
          onGo={() => asker.current?.focus()}
        />
      )}
    </>
  )
}

/** Where the honours lie when the suit splits so. */
function PlacedHonours({
  row,
  seats,
  split,
  known,
  onGo,
}: Pick<RowProps, 'row' | 'seats' | 'split' | 'known'> & { readonly onGo: () => void }) {
  const { input, key } = known
  const question = useMemo(
    () => (input === undefined ? undefined : { ...input, suit: split.suit, lengths: row.lengths }),
    [input, split.suit, row.lengths],
  )
  const {
    state,
    output,
    progress,
    error,
    run: retry,
  } = useJob('split-honours', question, `${key}|${split.suit}|${rowKey(row)}`)
  if (state === 'failed') return <PanelError message={error?.message ?? ''} onRetry={retry} />
  if (output === undefined)
    return (
      <p className="ss-note">
        Placing the honours …
        {progress === undefined ? '' : ` ${Math.round(100 * progress.share)} % done`}
      </p>
    )
  if (!output.ok) return <PanelError message={output.error.message} />
  const { honours, rows, drawn } = output.value
  if (rows.length === 0 && honours.length > 0)
    return <p className="ss-note">If all is as agreed, the suit does not lie so.</p>
  if (honours.length === 0) return <p className="ss-note">No honour of the suit is missing.</p>
  return (
    <>
      <ul className="ss-honours" aria-label="Honours">
        {rows.map((one) => (
          <Placed
            key={one.holdings.map((cards) => cards.join('.')).join('|')}
            one={one}
            row={row}
            seats={seats}
            split={split}
            question={input}
            onGo={onGo}
          />
        ))}
      </ul>
      {drawn !== undefined && <DrawnNote layouts={drawn} />}
    </>
  )
}

/** One way for the honours to lie, and behind its chance the chain. */
function Placed({
  one,
  row,
  seats,
  split,
  question,
  onGo,
}: Pick<RowProps, 'row' | 'seats' | 'split'> & {
  readonly one: HonouredRow
  readonly question: KnowledgeNow['input']
  readonly onGo: () => void
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (question === undefined)
    return (
      <li>
        <HonourText one={one} seats={seats} />
        <span className="hh-share">{figure(one)}</span>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className="ss-placed"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <HonourText one={one} seats={seats} />
        <span className="hh-share">{figure(one)}</span>
        <span className="sr-only">. Why?</span>
      </button>
      {open && (
        <PlacedChain
          id={id}
          question={question}
          of={{ suit: split.suit, lengths: row.lengths, holdings: one.holdings }}
          onGo={onGo}
        />
      )}
    </li>
  )
}

const HonourText = ({
  one,
  seats,
}: {
  readonly one: HonouredRow
  readonly seats: readonly Seat[]
}) => (
  <span>
    {one.holdings.map((cards, h) => (
      <span key={seats[h]} className="ss-holding">
        <small>
          <span aria-hidden="true">{seatLetter(seats[h] as Seat)}</span>
          <span className="sr-only">{seatName(seats[h] as Seat)}</span>
        </small>{' '}
        {cards.length === 0 ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">none</span>
          </>
        ) : (
          cards.map((card) => cardFace(card)).join('')
        )}
      </span>
    ))}
  </span>
)
