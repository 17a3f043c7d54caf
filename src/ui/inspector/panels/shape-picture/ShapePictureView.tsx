/** *Shape picture*, drawn from plain data: counts, maps or tables, and what the call told. */

import { Fragment, use, useId, useRef, useState } from 'react'
import { grouped } from '#core/locale.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { countWords, STATUS_WORDS } from '../../../ask/bidding/call-words.ts'
import type { AuctionReading, CallCount } from '../../../ask/bidding/use-bidding.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { CallText } from '../../../kit/CallText.tsx'
import { Badge, Panel, type PanelState } from '../../../kit/Panel.tsx'
import { PhraseText } from '../../../kit/PhraseText.tsx'
import { SeatControl } from '../../../kit/SeatControl.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { tx } from '../../../kit/tx.ts'
import { CallLink } from '../../proof/ActLink.tsx'
import { Proof, Why } from '../../proof/Proof.tsx'
import { PanelNameContext } from '../panel.ts'
import { HeatMap, Legend, mapName } from './HeatMap.tsx'
import type { ShapeMap, ShapePicture } from './shape-map.ts'

export interface ShapePictureViewProps extends PanelState {
  /** Whose hand. */
  readonly seat: Seat
  readonly onSeat: (seat: Seat) => void
  /** Who counts. */
  readonly observer: Seat
  /** The seat's last call; `undefined` before its first. */
  readonly call: AuctionReading['calls'][number] | undefined
  readonly picture: ShapePicture | undefined
  /** Hands at the call, exactly; `undefined` until they are counted. */
  readonly count: Omit<CallCount, 'cells'> | undefined
  readonly counting: boolean
  /** What the counts answer; without it they have no proof to open. */
  readonly question: Question | undefined
  /** Why there is nothing to count from. */
  readonly unknown: boolean
}
const LOOKS = [
  { value: 'suits', label: t`Lengths` },
  { value: 'patterns', label: t`Patterns` },
  { value: 'table', label: t`Tables` },
] as const
type Look = (typeof LOOKS)[number]['value']

export function ShapePictureView(props: ShapePictureViewProps) {
  const { seat, call, picture, unknown } = props
  return (
    <Panel
      {...use(PanelNameContext)}
      defaultFolded
      state={unknown ? 'ready' : props.state}
      error={props.error}
      onRetry={props.onRetry}
      end={
        <Badge>
          {seatName(seat)} {call !== undefined && <CallText call={call.call} />}
        </Badge>
      }
      summary={
        call === undefined ? (
          t`${seatName(seat)} has not called`
        ) : (
          <>
            {seatName(seat)}
            {call.hand.length > 0 ? ': ' : t` has shown nothing`}
            <PhraseText phrase={call.hand} linked={false} />
          </>
        )
      }
    >
      <SeatControl label={t`Whose hand`} seats={SEATS} value={seat} onChange={props.onSeat} />
      {unknown ? (
        <p className="panel-lead">{t`${seatName(props.observer)} counts the hands from thirteen cards, and they are not known here.`}</p>
      ) : picture === undefined ? (
        <p className="panel-lead">{t`Working it out…`}</p>
      ) : (
        <Body {...props} picture={picture} />
      )}
    </Panel>
  )
}

function Body({
  seat,
  observer,
  call,
  picture,
  count,
  counting,
  question,
}: ShapePictureViewProps & { readonly picture: ShapePicture }) {
  const [look, setLook] = useState<Look>('suits')
  return (
    <>
      <Counts
        seat={seat}
        observer={observer}
        call={call}
        count={count}
        counting={counting}
        question={question}
      />
      <SegmentedControl
        className="mb-2 block"
        label={t`How it is drawn`}
        value={look}
        options={LOOKS}
        onChange={setLook}
      />
      {look === 'table' ? (
        <Tables
          picture={picture}
          seat={seat}
          call={call}
          // Until they are counted the figures of a table are of cells, and half of one may be gone.
          question={call === undefined || count !== undefined ? question : undefined}
        />
      ) : (
        <>
          <Legend />
          {(look === 'suits' ? picture.suits : [picture.patterns]).map((map) => (
            <HeatMap key={mapName(map)} map={map} summary={summaryOf(map)} />
          ))}
          <p className="note mb-2">{t`Across: high-card points, 25 and more in one column.`}</p>
        </>
      )}
    </>
  )
}

/** Counts before the call, after what it shows, after what it denies. */
function Counts({
  seat,
  observer,
  call,
  count,
  counting,
  question,
}: Pick<ShapePictureViewProps, 'seat' | 'observer' | 'call' | 'count' | 'counting' | 'question'>) {
  if (call === undefined)
    return (
      <p className="panel-lead">{t`${seatName(seat)} has not called yet: every hand is still there.`}</p>
    )
  const props = { seat, index: call.index, question }
  return (
    <>
      <p className="panel-lead">{tx`After ${seatName(seat)}’s ${<CallLink call={call.call} index={call.index} />}: ${call.hand.length === 0 ? t`any hand` : <PhraseText phrase={call.hand} />}.`}</p>
      <dl className="mb-2 divide-y divide-rule border-t border-rule text-base">
        <div className="flex flex-wrap justify-between gap-x-3 py-0.5">
          <dt>{t`Hands before it`}</dt>
          <Count {...props} left="before" bounds={call.before} exact={count?.before} />
        </div>
        <div className="flex flex-wrap justify-between gap-x-3 py-0.5">
          <dt>{t`Left by what it shows`}</dt>
          <Count {...props} left="shown" bounds={call.shown} exact={count?.shown} />
        </div>
        <div className="flex flex-wrap justify-between gap-x-3 py-0.5">
          <dt>{t`Left when the calls not made are denied`}</dt>
          <Count {...props} left="after" bounds={call.after} exact={count?.after} />
        </div>
      </dl>
      <p className="note mb-2">
        {seat === observer
          ? t`Counted over the whole pack, as the others see ${seatName(seat)}.`
          : t`Counted from ${seatName(observer)}’s thirteen cards.`}{' '}
        {counting &&
          call.after.atLeast !== call.after.atMost &&
          t`Single honours decide; counting hand by hand… `}
        {call.indirect.length > 0 &&
          tx`The calls not made tell: ${call.indirect.map((phrase, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no names, and an answer is replaced whole.
            <span key={i}>
              {i > 0 && '; '}
              <PhraseText phrase={phrase} />
            </span>
          ))}. `}
        {STATUS_WORDS[call.status]}
      </p>
    </>
  )
}

/** A number of hands; once it is exact it opens its proof. */
function Count({
  seat,
  index,
  question,
  left,
  bounds,
  exact,
}: {
  readonly seat: Seat
  readonly index: number
  readonly question: Question | undefined
  readonly left: 'before' | 'shown' | 'after'
  readonly bounds: AuctionReading['calls'][number]['before']
  readonly exact: number | undefined
}) {
  const words = countWords(bounds, exact)
  const isExact = exact !== undefined || bounds.atLeast === bounds.atMost
  return (
    <dd className="ms-auto font-semibold tabular-nums">
      <Why
        question={isExact ? question : undefined}
        of={{ kind: 'hands', seat, at: { index, left } }}
        name={t`${words} hands`}
      >
        {words}
      </Why>
    </dd>
  )
}

const figure = (n: number): string => grouped(Math.round(n))
const summaryOf = (map: ShapeMap): string =>
  map.rows
    .filter(({ total }) => total.left > 0)
    .map(({ label, total }) => `${label}: ${figure(total.left)}`)
    .join(', ')

/** A number that may break after its commas. */
const Figure = ({ n }: { readonly n: number }) =>
  figure(n)
    .split(/(?<=,)/)
    .map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number have no names.
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ))

type TablesProps = Pick<ShapePictureViewProps, 'seat' | 'call' | 'question'>
const Tables = ({ picture, ...asked }: TablesProps & { readonly picture: ShapePicture }) => (
  <>
    {picture.suits.map((map) => (
      <FateTable
        key={mapName(map)}
        caption={t`Hands by length of ${map.suit === undefined ? '' : strainName(map.suit)}`}
        head={t`Cards`}
        rows={map.rows}
        {...asked}
      />
    ))}
    <FateTable
      caption={t`Hands by pattern`}
      head={t`Pattern`}
      rows={picture.patterns.rows}
      {...asked}
    />
    <FateTable caption={t`Hands by points`} head={t`Points`} rows={picture.points} {...asked} />
  </>
)

/** The numbers of a row, and which hands each of them counts. */
const COLUMNS = [
  { key: 'left', left: 'after', words: t`left` },
  { key: 'byCall', left: 'cut-by-call', words: t`cut by the call` },
  { key: 'byDenial', left: 'cut-by-denial', words: t`cut by calls not made` },
] as const

function FateTable({
  caption,
  head,
  rows,
  seat,
  call,
  question,
}: TablesProps & {
  readonly caption: string
  readonly head: string
  readonly rows: ShapePicture['points']
}) {
  const id = useId()
  const [open, setOpen] = useState<string | undefined>(undefined)
  const asker = useRef<HTMLButtonElement>(null)
  return (
    <div>
      <table className="data-table my-2">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t`Left`}</th>
            <th scope="col">
              <span className="inline-block max-w-19">{t`Cut by the call`}</span>
            </th>
            <th scope="col">
              <span className="inline-block max-w-19">{t`Cut by calls not made`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, among, total }) => {
            const [isOpen] = COLUMNS.filter(({ key }) => open === `${label} ${key}`)
            return (
              <Fragment key={label}>
                <tr>
                  <th scope="row">{label}</th>
                  {COLUMNS.map(({ key, words }) => {
                    const name = `${label} ${key}`
                    return (
                      <td key={key}>
                        {question === undefined || Math.round(total[key]) === 0 ? (
                          <Figure n={total[key]} />
                        ) : (
                          <button
                            ref={open === name ? asker : undefined}
                            type="button"
                            className="hh-figure"
                            aria-label={t`${figure(total[key])} ${words}. Why?`}
                            aria-expanded={open === name}
                            aria-controls={open === name ? id : undefined}
                            onClick={() => setOpen(open === name ? undefined : name)}
                          >
                            <Figure n={total[key]} />
                          </button>
                        )}
                      </td>
                    )
                  })}
                </tr>
                {isOpen !== undefined && question !== undefined && (
                  <tr>
                    <td colSpan={1 + COLUMNS.length}>
                      <Proof
                        id={id}
                        question={question}
                        of={{
                          kind: 'hands',
                          seat,
                          among,
                          ...(call === undefined
                            ? {}
                            : { at: { index: call.index, left: isOpen.left } }),
                        }}
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
    </div>
  )
}
