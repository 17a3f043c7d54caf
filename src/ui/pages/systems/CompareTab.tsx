/** Two openers over all hands: how many hands each call of the one is another call of the other, and some of them. */
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { HAND_COUNT, type Hand } from '#core/hand.ts'
import { fixed, grouped, percentage } from '#core/locale.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { SystemListed } from '../../ask/systems/systems.ts'
import { usePlayable } from '../../ask/systems/use-systems.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText, strainColour } from '../../kit/CallText.tsx'
import { shareText } from '../../kit/call-label.ts'
import { SelectField } from '../../kit/Field.tsx'
import { HandLine } from '../../kit/HandLine.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { useRoving } from '../../kit/use-roving.ts'
import type { BookProps } from './book-view.ts'
import { InCell, Most, PairPanel, pairName } from './ComparePair.tsx'
import { type Line, type Matrix, matrixOf } from './openings-matrix.ts'
import { dealOpening } from './workshop/deal-it.ts'
import { type CallPair, type OpeningsView, useOpenings } from './workshop/use-openings.ts'

/** Beside which one begins: the system that differs from most others where everybody has hands. */
const BESIDE = 'modern-acol'
const OTHERWISE = 'sayc'
const nameOf = ({ id }: SystemRef, systems: readonly SystemListed[]): string =>
  systems.find((one) => one.id === id)?.name ?? id
const shortOf = ({ id }: SystemRef, systems: readonly SystemListed[]): string =>
  systems.find((one) => one.id === id)?.short ?? id

export function CompareTab({
  place,
  systems,
  onGo,
}: BookProps & { readonly systems: readonly SystemListed[] }) {
  const [, navigate] = useLocation()
  const { system } = place
  const versus = usePlayable(place.versus ?? { id: system.id === BESIDE ? OTHERWISE : BESIDE })
  const view = useOpenings(versus, system)
  const [pressed, setPressed] = useState<CallPair>()
  const [by, setBy] = useState<0 | 1>(0)
  const details = useRef<HTMLDivElement>(null)
  const { pairs } = view
  const pair =
    pairs?.find((one) => one.before === pressed?.before && one.now === pressed.now) ??
    pairs?.find(({ before, now }) => before !== now) ??
    pairs?.[0]
  const names = [nameOf(system, systems), nameOf(versus, systems)] as const
  const show = (next: CallPair) => {
    setPressed(next)
    // Beside the matrix it is in sight already; beneath it, it is not.
    setTimeout(() => details.current?.scrollIntoView({ block: 'nearest' }), 0)
  }
  const deal = (hand: Hand, by: SystemRef) => {
    dealOpening(by.id, hand)
    navigate('/')
  }
  return (
    <>
      <div className="page-column">
        <Panel
          id="systems-openers"
          title={t`Two openers, all hands`}
          lead={t`Down: ${names[0]}. Across: ${names[1]}.`}
          state={view.state}
          error={view.error}
          onRetry={view.run}
          end={
            <SelectField
              label={t`against`}
              className="grid-cols-[auto_auto] items-center gap-x-2"
              value={versus.id}
              onChange={({ target }) => onGo({ versus: { id: target.value } })}
            >
              {systems.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          }
        >
          <Counting view={view} />
          {pairs !== undefined && (
            <MatrixTable
              matrix={matrixOf(pairs)}
              names={names}
              pair={pair}
              isStale={view.state === 'running'}
              onPair={show}
            />
          )}
          {view.sets !== undefined && <Sets sets={view.sets} />}
        </Panel>
      </div>
      <div ref={details} className="page-column xl:sticky xl:top-4">
        {pairs !== undefined && pair !== undefined && (
          <PairPanel pair={pair} names={names}>
            <InCell pairs={pairs} pair={pair} onPair={show} />
            <SegmentedControl
              label={t`Who bids at the table`}
              hideLabel={false}
              value={by}
              options={[
                { value: 0, label: shortOf(system, systems) },
                { value: 1, label: shortOf(versus, systems) },
              ]}
              onChange={setBy}
            />
            <ul className="mt-2">
              {pair.examples.map((hand) => (
                <li
                  key={hand.join()}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-rule py-1"
                >
                  <HandLine hand={hand} />
                  <Button
                    className="ms-auto"
                    onClick={() => deal(hand, by === 0 ? system : versus)}
                  >{t`Deal it`}</Button>
                </li>
              ))}
            </ul>
          </PairPanel>
        )}
        {pairs !== undefined && <Most pairs={pairs} pair={pair} onPair={show} />}
      </div>
    </>
  )
}

/** How far the count is, and the way to stop it or go on. */
function Counting({ view }: { readonly view: OpeningsView }) {
  if (view.state !== 'running' && !view.cancelled) return null
  const percent = percentage(Math.floor((view.progress ?? 0) * 100))
  return (
    <div className="mb-2 flex flex-wrap items-center gap-3">
      <progress
        className="h-2 w-40 accent-accent"
        aria-label={t`Hands counted`}
        value={view.progress ?? 0}
      />
      <span role="status">
        {view.cancelled ? t`Cancelled at ${percent}.` : t`Counting: ${percent}`}
      </span>
      {view.cancelled ? (
        <Button onClick={view.run}>{t`Count again`}</Button>
      ) : (
        <Button onClick={view.cancel}>{t`Cancel`}</Button>
      )}
    </div>
  )
}

const CELL =
  'block min-h-9 w-full rounded-control border border-rule text-small tabular-nums pointer-coarse:min-h-11 ' +
  'data-[kind=same]:bg-inset data-[kind=other]:border-accent data-[kind=other]:bg-accent-soft data-[kind=other]:font-semibold ' +
  'aria-pressed:outline-2 aria-pressed:outline-accent'

const LineName = ({ line }: { readonly line: Line }) =>
  line === 'high' ? (
    <>
      <span aria-hidden="true">3+</span>
      <span className="sr-only">{t`three or higher`}</span>
    </>
  ) : (
    <span className={strainColour(line)}>
      <CallText call={line} />
    </span>
  )
/** A hundredth of a per cent is the least that is written. */
const figure = (hands: number): string => {
  const share = (hands / HAND_COUNT) * 100
  return share < 0.005 ? '·' : fixed(share, share < 9.995 ? 2 : 1)
}

function MatrixTable({
  matrix: { lines, at, same, other, noRule },
  names,
  pair,
  isStale,
  onPair,
}: {
  readonly matrix: Matrix
  readonly names: readonly [string, string]
  readonly pair: CallPair | undefined
  readonly isStale: boolean
  readonly onPair: (pair: CallPair) => void
}) {
  const keys = useRoving()
  return (
    <>
      <div className="relative overflow-x-auto p-0.5">
        {/* The arrows go along the cells that have hands: one tab stop for them all. */}
        <table
          className="w-full min-w-132 table-fixed border-separate border-spacing-0.5"
          aria-busy={isStale}
          onKeyDown={keys}
        >
          <caption className="sr-only">{t`Openings of ${names[0]}, down, and of ${names[1]}, across: per cent of all hands`}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky start-0 z-1 w-12 bg-panel">
                <span className="sr-only">{names[0]}</span>
              </th>
              {lines.map((line) => (
                <th key={line} scope="col" className="h-8 font-semibold">
                  <LineName line={line} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((row) => (
              <tr key={row}>
                <th scope="row" className="sticky start-0 z-1 bg-panel pe-2 text-end font-semibold">
                  <LineName line={row} />
                </th>
                {lines.map((column) => {
                  const cell = at(row, column)
                  const [first] = cell?.pairs ?? []
                  if (cell === undefined || first === undefined)
                    return <td key={column} className="rounded-control border border-rule" />
                  const isOpen = pair !== undefined && cell.pairs.includes(pair)
                  return (
                    <td key={column} className="p-0">
                      <button
                        type="button"
                        className={CELL}
                        data-roving
                        data-kind={row === column ? 'same' : 'other'}
                        tabIndex={isOpen ? 0 : -1}
                        aria-pressed={isOpen}
                        aria-label={`${pairName(first)}: ${shareText(cell.hands, HAND_COUNT)}`}
                        onClick={() => onPair(first)}
                      >
                        {figure(cell.hands)}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note mt-2 flex flex-wrap gap-x-4">
        <span>{t`the same call: ${shareText(same, HAND_COUNT)}`}</span>
        <span>{t`another call: ${shareText(other, HAND_COUNT)}`}</span>
        {noRule > 0 && (
          <span>{t`no rule of ${names[1]}, so common sense bids: ${shareText(noRule, HAND_COUNT)}`}</span>
        )}
      </p>
    </>
  )
}

/** How the calls that survive of two strategies stand to each other. */
function Sets({ sets }: { readonly sets: NonNullable<OpeningsView['sets']> }) {
  const rows = [
    [t`the same calls survive`, sets.same],
    [t`some of the same`, sets.overlapping],
    [t`none of the same`, sets.disjoint],
  ] as const
  return (
    <table className="mt-3 w-full text-small tabular-nums [&_td]:border-t [&_td]:border-rule [&_td]:py-1.5 [&_th]:border-t [&_th]:border-rule [&_th]:text-start [&_th]:font-normal">
      <caption className="text-start text-base font-semibold">{t`What survives in both, before the tie-break`}</caption>
      <tbody>
        {rows.map(([words, { hands, example }]) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td className="text-end">{t`${grouped(hands)} hands`}</td>
            <td className="ps-4 max-sm:hidden">{example && <HandLine hand={example} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
