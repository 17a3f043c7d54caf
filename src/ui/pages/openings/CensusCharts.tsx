/** The four charts of the census. A bar is a button: it brings a random hand of its kind. */

import { type ReactNode, useMemo, useState } from 'react'
import { type Call, callName, PASS } from '#core/call.ts'
import { HAND_COUNT } from '#core/hand.ts'
import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { shareText } from '../../kit/call-label.ts'
import { ChoiceField, choices } from '../../kit/Field.tsx'
import { tx } from '../../kit/tx.ts'
import { useRoving } from '../../kit/use-roving.ts'
import {
  type CensusTables,
  callsOfKind,
  KIND_NAMES,
  KINDS,
  type Kind,
  logLength,
  openingRows,
  type PointsColumn,
  pointsColumns,
  sectionRows,
  shapeRows,
} from './census-model.ts'
import type { RandomFilter } from './use-random-hand.ts'

/** Where the hand on the page stands in the charts. */
export interface Here {
  readonly call: Call | undefined
  readonly section: string | undefined
  readonly hcp: number
  readonly pattern: string
}
export interface CensusChartsProps {
  readonly tables: CensusTables
  readonly sections: JobOutput<'lists', 'openbid'>['sections']
  readonly here: Here
  readonly onRandom: (filter: RandomFilter) => void
}

/** Points beyond which the columns are too low to see; the table has them all. */
const MOST_POINTS = 27
/** Patterns drawn: the commonest. */
const SHAPES_DRAWN = 14

export function CensusCharts(props: CensusChartsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-9 gap-y-6 md:max-lg:grid-cols-2 lg:grid-cols-[1fr_1.35fr_1fr]">
      <OpeningChart {...props} />
      <div className="grid min-w-0 grid-cols-1 gap-6 md:max-lg:col-span-full md:max-lg:row-start-1 md:max-lg:grid-cols-2 md:max-lg:gap-9">
        <PointsChart {...props} />
        <ShapeChart {...props} />
      </div>
      <SectionChart {...props} />
    </div>
  )
}

const Heading = ({ title, about }: { readonly title: string; readonly about: string }) => (
  <figcaption className="mb-2 text-small font-semibold">
    {title} <span className="font-normal text-ink-2">{about}</span>
  </figcaption>
)

interface BarRow {
  readonly key: string | number
  /** The name at the left. */
  readonly name: ReactNode
  /** What a press does, in words. */
  readonly label: string
  readonly title: string
  readonly here: boolean
  /** Marks the bar of the hands that pass. */
  readonly pass?: boolean
  readonly drawn: ReactNode
  /** What stands at the end of the drawing. */
  readonly figure: string
  readonly onPress: () => void
}

/** Rows with one tab stop; the arrows go along them. */
function Bars({ rows }: { readonly rows: readonly BarRow[] }) {
  const roving = useRoving()
  return (
    <ul className="bars" onKeyDown={roving}>
      {rows.map((row, i) => (
        <li key={row.key}>
          <button
            type="button"
            className="grid min-h-6 w-full grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-2 rounded-control text-small hover:bg-inset pointer-coarse:min-h-7.5"
            data-roving
            tabIndex={i === 0 ? 0 : -1}
            data-here={row.here || undefined}
            data-pass={row.pass || undefined}
            title={row.title}
            aria-label={row.label}
            onClick={row.onPress}
          >
            <span className="bar-name text-end font-semibold">{row.name}</span>
            <span className="flex items-center gap-2.5 pe-19">
              {row.drawn}
              <span className="flex-none text-ink-2 whitespace-nowrap">{row.figure}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** @param length 0 to 1. */
const Bar = ({ length }: { readonly length: number }) => (
  <span className="bar h-3.5 min-w-0.5 flex-none" style={{ width: `${length * 100}%` }} />
)

function OpeningChart({ tables, here, onRandom }: CensusChartsProps) {
  const rows = useMemo(() => openingRows(tables), [tables])
  const most = rows[0]?.hands ?? 1
  return (
    <figure className="min-w-0">
      <Heading title={t`By opening`} about={t`share of all hands; press a bar for a hand of it`} />
      <Bars
        rows={rows.map(({ call, hands }) => ({
          key: call,
          name: <CallText call={call} named={false} />,
          label: t`A random hand that opens ${callName(call)}: ${shareText(hands, HAND_COUNT)} of all hands, ${grouped(hands)}`,
          title: t`${grouped(hands)} hands`,
          here: call === here.call,
          pass: call === PASS,
          drawn: <Bar length={hands / most} />,
          figure: shareText(hands, HAND_COUNT),
          onPress: () => onRandom({ calls: [call] }),
        }))}
      />
    </figure>
  )
}

const handsOf = (columns: readonly PointsColumn[], hcp: number, kind: Kind): number =>
  columns.find((c) => c.hcp === hcp)?.parts.find((part) => part.kind === kind)?.hands ?? 0

function PointsChart({ tables, here, onRandom }: CensusChartsProps) {
  const [kind, setKind] = useState<Kind | 'any'>('any')
  const [points, setPoints] = useState<number | undefined>(undefined)
  const all = useMemo(() => pointsColumns(tables), [tables])
  const columns = all.filter(({ hcp }) => hcp <= MOST_POINTS)
  const chosen = points ?? here.hcp
  const possible = kind === 'any' || handsOf(all, chosen, kind) > 0
  const most = Math.max(...columns.map(({ hands }) => hands))
  const roving = useRoving()
  const drawn = (hcp: number): RandomFilter => ({
    hcp,
    ...(kind === 'any' ? {} : { calls: callsOfKind(tables, kind) }),
  })
  return (
    <figure className="min-w-0">
      <Heading title={t`By points`} about={t`share of all hands, by kind of opening`} />
      <fieldset className="mb-2 flex flex-wrap gap-0.5">
        <legend className="note mb-0.5">{t`Press a column for a hand of this kind`}</legend>
        {(['any', ...KINDS] as const).map((one) => (
          <label
            key={one}
            className="note inline-flex min-h-7 items-center gap-1.25 rounded-control border border-transparent px-1.5 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="census-kind"
              className="sr-only"
              checked={kind === one}
              onChange={() => setKind(one)}
            />
            {one !== 'any' && <i className="size-2.75 rounded-[1.5px]" data-kind={one} />}
            {one === 'any' ? t`Any` : KIND_NAMES[one]}
          </label>
        ))}
      </fieldset>
      <ul className="columns flex h-60 gap-px" onKeyDown={roving}>
        {columns.map(({ hcp, hands, parts }) => {
          const wanted = kind === 'any' ? hands : handsOf(columns, hcp, kind)
          const what = kind === 'any' ? '' : `, ${KIND_NAMES[kind]}`
          return (
            <li key={hcp} className="min-w-0 flex-1">
              <button
                type="button"
                className="flex size-full flex-col rounded-[2px] hover:bg-inset data-here:border-b-3 data-here:border-accent data-here:bg-accent-soft"
                data-roving
                tabIndex={hcp === 0 ? 0 : -1}
                data-here={hcp === here.hcp || undefined}
                aria-disabled={wanted === 0 || undefined}
                title={t`${hcp} HCP${what}: ${shareText(wanted, HAND_COUNT)}, ${grouped(wanted)} hands`}
                aria-label={t`A random hand with ${hcp} points${what}: ${shareText(wanted, HAND_COUNT)} of all hands`}
                onClick={() => {
                  if (wanted > 0) onRandom(drawn(hcp))
                }}
              >
                <span className="column flex min-h-0 flex-1 flex-col-reverse gap-px px-px">
                  {parts.map((part) => (
                    <span
                      key={part.kind}
                      data-kind={part.kind}
                      className="min-h-px flex-none data-dim:opacity-35"
                      data-dim={(kind !== 'any' && kind !== part.kind) || undefined}
                      style={{ height: `${(part.hands / most) * 100}%` }}
                    />
                  ))}
                </span>
                <span className="h-5 text-ink-2 text-micro leading-5 text-center">
                  {hcp % 5 === 0 ? hcp : ''}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="note mt-1">{tx`The highest column, ${columns.find(({ hands }) => hands === most)?.hcp} points, is ${shareText(most, HAND_COUNT)} of all hands. This hand has ${here.hcp}.`}</p>
      {/* The columns are narrower than a finger; this does the same. */}
      <div className="flex flex-wrap gap-2 items-end mt-2">
        <ChoiceField
          label={t`Points`}
          value={chosen}
          options={choices(
            all.map(({ hcp }) => hcp),
            String,
          )}
          onChange={setPoints}
        />
        <Button
          reason={possible ? undefined : t`No hand with these points opens so.`}
          onClick={() => onRandom(drawn(chosen))}
        >{t`A hand with these points`}</Button>
      </div>
    </figure>
  )
}

function ShapeChart({ tables, here, onRandom }: CensusChartsProps) {
  const rows = useMemo(() => shapeRows(tables).slice(0, SHAPES_DRAWN), [tables])
  const most = rows[0]?.hands ?? 1
  return (
    <figure className="min-w-0">
      <Heading title={t`By shape`} about={t`how often it is opened; disc area is how common`} />
      <Bars
        rows={rows.map(({ pattern, hands, opened }) => ({
          key: pattern,
          name: pattern,
          label: t`A random ${pattern} hand: ${shareText(opened, hands)} of them are opened, and they are ${shareText(hands, HAND_COUNT)} of all hands`,
          title: t`${shareText(hands, HAND_COUNT)} of all hands`,
          here: pattern === here.pattern,
          drawn: <Lollipop length={opened / hands} size={hands / most} />,
          figure: shareText(opened, hands),
          onPress: () => onRandom({ pattern }),
        }))}
      />
    </figure>
  )
}

/** @param length 0 to 1. @param size the area of the disc, 0 to 1. */
function Lollipop({ length, size }: { readonly length: number; readonly size: number }) {
  const across = `${4 + 12 * Math.sqrt(size)}px`
  return (
    <span className="relative flex-none h-0.5 bg-fill-2" style={{ width: `${length * 100}%` }}>
      <span className="disc" style={{ width: across, height: across }} />
    </span>
  )
}

function SectionChart({ tables, sections, here, onRandom }: CensusChartsProps) {
  const rows = sectionRows(
    tables,
    sections.map(({ label }) => label),
  )
  return (
    <figure className="min-w-0">
      <Heading
        title={t`By section`}
        about={t`in executed order; half the length is about a millionth part`}
      />
      <Bars
        rows={rows.map(({ label, hands }, i) => ({
          key: label,
          name: label,
          label: t`A random hand that opens at section ${label}, ${sections[i]?.name ?? ''}: ${shareText(hands, HAND_COUNT)} of all hands, ${grouped(hands)}`,
          title: t`${grouped(hands)} hands`,
          here: label === here.section,
          drawn: <Bar length={logLength(hands)} />,
          figure: shareText(hands, HAND_COUNT),
          onPress: () => onRandom({ section: label }),
        }))}
      />
    </figure>
  )
}
