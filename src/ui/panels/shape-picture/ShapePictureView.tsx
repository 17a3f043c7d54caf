/** *Shape picture*, drawn from plain data: counts, maps or tables, and what the call told. */
import { Fragment, useState } from 'react'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { CallLink } from '../../knowledge/ActLink.tsx'
import { CallText } from '../../parts/CallText.tsx'
import { Badge, Panel } from '../../parts/Panel.tsx'
import { PhraseText } from '../../parts/PhraseText.tsx'
import { SeatControl } from '../../parts/SeatControl.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { countWords, STATUS_WORDS } from '../../table/call-words.ts'
import type { AuctionReading, CallCount } from '../../table/use-bidding.ts'
import { HeatMap, Legend, mapName } from './HeatMap.tsx'
import { columnLabel, type Fate, type ShapeMap, type ShapePicture } from './shape-map.ts'

export const PANEL_ID = 'shape-picture'
export const PANEL_TITLE = 'Shape picture'

export interface ShapePictureViewProps {
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
  /** Why there is nothing to count from. */
  readonly unknown: boolean
  readonly state: 'ready' | 'running' | 'failed'
  readonly error: string | undefined
  readonly onRetry: () => void
}
const LOOKS = [
  { value: 'suits', label: 'Lengths' },
  { value: 'patterns', label: 'Patterns' },
  { value: 'table', label: 'Tables' },
] as const
type Look = (typeof LOOKS)[number]['value']

export function ShapePictureView(props: ShapePictureViewProps) {
  const { seat, call, picture, unknown } = props
  return (
    <Panel
      id={PANEL_ID}
      title={PANEL_TITLE}
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
          `${seatName(seat)} has not called`
        ) : (
          <>
            {seatName(seat)}
            {call.hand.length > 0 ? ': ' : ' has shown nothing'}
            <PhraseText phrase={call.hand} linked={false} />
          </>
        )
      }
    >
      <SeatControl label="Whose hand" seats={SEATS} value={seat} onChange={props.onSeat} />
      {unknown ? (
        <p className="panel-lead">
          {seatName(props.observer)} counts the hands from thirteen cards, and they are not known
          here.
        </p>
      ) : picture === undefined ? (
        <p className="panel-lead">Working it out…</p>
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
}: ShapePictureViewProps & { readonly picture: ShapePicture }) {
  const [look, setLook] = useState<Look>('suits')
  return (
    <>
      <Told seat={seat} observer={observer} call={call} count={count} counting={counting} />
      <SegmentedControl label="How it is drawn" value={look} options={LOOKS} onChange={setLook} />
      {look === 'table' ? (
        <Tables picture={picture} />
      ) : (
        <>
          <Legend />
          {(look === 'suits' ? picture.suits : [picture.patterns]).map((map) => (
            <HeatMap key={mapName(map)} map={map} summary={summaryOf(map)} />
          ))}
          <p className="note mb-2">Across: high-card points, 25 and more in one column.</p>
        </>
      )}
    </>
  )
}

/** Counts before the call, after what it shows, after what it denies. */
function Told({
  seat,
  observer,
  call,
  count,
  counting,
}: Pick<ShapePictureViewProps, 'seat' | 'observer' | 'call' | 'count' | 'counting'>) {
  if (call === undefined)
    return (
      <p className="panel-lead">{seatName(seat)} has not called yet: every hand is still there.</p>
    )
  return (
    <>
      <p className="panel-lead">
        After {seatName(seat)}’s <CallLink call={call.call} index={call.index} />:{' '}
        {call.hand.length === 0 ? 'any hand' : <PhraseText phrase={call.hand} />}.
      </p>
      <dl className="heat-counts">
        <div>
          <dt>Hands before it</dt>
          <dd>{countWords(call.before, count?.before)}</dd>
        </div>
        <div>
          <dt>Left by what it shows</dt>
          <dd>{countWords(call.shown, count?.shown)}</dd>
        </div>
        <div>
          <dt>Left when the calls not made are denied</dt>
          <dd>{countWords(call.after, count?.after)}</dd>
        </div>
      </dl>
      <p className="note mb-2">
        {seat === observer
          ? `Counted over the whole pack, as the others see ${seatName(seat)}.`
          : `Counted from ${seatName(observer)}’s thirteen cards.`}{' '}
        {counting &&
          call.after.atLeast !== call.after.atMost &&
          'Single honours decide; counting hand by hand… '}
        {call.indirect.length > 0 && (
          <>
            The calls not made tell:{' '}
            {call.indirect.map((phrase, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no names, and an answer is replaced whole.
              <span key={i}>
                {i > 0 && '; '}
                <PhraseText phrase={phrase} />
              </span>
            ))}
            .{' '}
          </>
        )}
        {STATUS_WORDS[call.status]}
      </p>
    </>
  )
}

const figure = (n: number): string => Math.round(n).toLocaleString('en-US')
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

const Tables = ({ picture }: { readonly picture: ShapePicture }) => (
  <>
    {picture.suits.map((map) => (
      <FateTable
        key={mapName(map)}
        caption={`Hands by length of ${map.suit === undefined ? '' : strainName(map.suit)}`}
        head="Cards"
        rows={map.rows.map(({ label, total }) => [label, total])}
      />
    ))}
    <FateTable
      caption="Hands by pattern"
      head="Pattern"
      rows={picture.patterns.rows.map(({ label, total }) => [label, total])}
    />
    <FateTable
      caption="Hands by points"
      head="Points"
      rows={picture.points.map((total, column) => [columnLabel(column), total])}
    />
  </>
)

function FateTable({
  caption,
  head,
  rows,
}: {
  readonly caption: string
  readonly head: string
  readonly rows: readonly (readonly [string, Fate])[]
}) {
  return (
    <div className="heat-scroll">
      <table className="heat-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Left</th>
            <th scope="col">
              <span>Cut by the call</span>
            </th>
            <th scope="col">
              <span>Cut by calls not made</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, fate]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Figure n={fate.left} />
              </td>
              <td>
                <Figure n={fate.byCall} />
              </td>
              <td>
                <Figure n={fate.byDenial} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
