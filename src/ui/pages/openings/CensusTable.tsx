/** The census in exact figures. */

import type { ReactNode } from 'react'
import { HAND_COUNT } from '#core/hand.ts'
import { grouped } from '#core/locale.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { CallText } from '../../parts/CallText.tsx'
import {
  type CensusTables,
  KIND_NAMES,
  KINDS,
  openingRows,
  pointsColumns,
  sectionRows,
  shapeRows,
} from './census-model.ts'
import { shareText } from './words.ts'

export function CensusTable({
  tables,
  sections,
}: {
  readonly tables: CensusTables
  readonly sections: JobOutput<'openings'>['sections']
}) {
  const names = new Map(sections.map(({ label, name }) => [label, name]))
  return (
    <div className="grid cols-fit-76 gap-6">
      <CountTable
        caption="By opening"
        head={['Opening', 'Hands', 'Share']}
        rows={openingRows(tables).map(({ call, hands }) => ({
          key: call,
          name: <CallText call={call} />,
          hands,
          share: shareText(hands, HAND_COUNT),
        }))}
      />
      <CountTable
        caption="By section"
        head={['Section', 'Hands', 'Share']}
        rows={sectionRows(tables, [...names.keys()]).map(({ label, hands }) => ({
          key: label,
          name: `${label} ${names.get(label) ?? ''}`,
          hands,
          share: shareText(hands, HAND_COUNT),
        }))}
      />
      <CountTable
        caption="By shape"
        head={['Shape', 'Hands', 'Opened']}
        rows={shapeRows(tables).map(({ pattern, hands, opened }) => ({
          key: pattern,
          name: pattern,
          hands,
          share: shareText(opened, hands),
        }))}
      />
      {/* A wide table scrolls by itself where the window is narrow, also from the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus */}
      <section className="col-span-full max-md:overflow-x-auto" aria-label="By points" tabIndex={0}>
        <table className="data-table">
          <caption>By points</caption>
          <thead>
            <tr>
              <th scope="col">HCP</th>
              <th scope="col">Hands</th>
              {KINDS.map((kind) => (
                <th key={kind} scope="col">
                  {KIND_NAMES[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pointsColumns(tables).map(({ hcp, hands, parts }) => (
              <tr key={hcp}>
                <th scope="row">{hcp}</th>
                <td>{grouped(hands)}</td>
                {KINDS.map((kind) => (
                  <td key={kind}>
                    {grouped(parts.find((part) => part.kind === kind)?.hands ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

interface CountRow {
  readonly key: string | number
  readonly name: ReactNode
  readonly hands: number
  readonly share: string
}
const CountTable = ({
  caption,
  head,
  rows,
}: {
  readonly caption: string
  readonly head: readonly [name: string, hands: string, share: string]
  readonly rows: readonly CountRow[]
}) => (
  <table className="data-table self-start">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, hands, share }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td>{grouped(hands)}</td>
          <td>{share}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
