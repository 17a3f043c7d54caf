/** The census in exact figures. */

import type { ReactNode } from 'react'
import { HAND_COUNT } from '#core/hand.ts'
import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { CallText } from '../../kit/CallText.tsx'
import { shareText } from '../../kit/call-label.ts'
import { Heads } from '../../kit/Heads.tsx'
import {
  type CensusTables,
  KIND_NAMES,
  KINDS,
  openingRows,
  pointsColumns,
  sectionRows,
  shapeRows,
} from './census-model.ts'

export function CensusTable({
  tables,
  sections,
}: {
  readonly tables: CensusTables
  readonly sections: JobOutput<'lists', 'openbid'>['sections']
}) {
  const names = new Map(sections.map(({ label, name }) => [label, name]))
  return (
    <div className="grid cols-fit-76 gap-6">
      <CountTable
        caption={t`By opening`}
        head={[t`Opening`, t`Hands`, t`Share`]}
        rows={openingRows(tables).map(({ call, hands }) => ({
          key: call,
          name: <CallText call={call} />,
          hands,
          share: shareText(hands, HAND_COUNT),
        }))}
      />
      <CountTable
        caption={t`By section`}
        head={[t`Section`, t`Hands`, t`Share`]}
        rows={sectionRows(tables, [...names.keys()]).map(({ label, hands }) => ({
          key: label,
          name: `${label} ${names.get(label) ?? ''}`,
          hands,
          share: shareText(hands, HAND_COUNT),
        }))}
      />
      <CountTable
        caption={t`By shape`}
        head={[t`Shape`, t`Hands`, t`Opened`]}
        rows={shapeRows(tables).map(({ pattern, hands, opened }) => ({
          key: pattern,
          name: pattern,
          hands,
          share: shareText(opened, hands),
        }))}
      />
      {/* A wide table scrolls by itself where the window is narrow, also from the keyboard. */}
      <section
        className="col-span-full max-md:overflow-x-auto"
        aria-label={t`By points`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
        tabIndex={0}
      >
        <table className="data-table">
          <caption>{t`By points`}</caption>
          <Heads of={[t`HCP`, t`Hands`, ...KINDS.map((kind) => KIND_NAMES[kind])]} />
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
    <Heads of={head} />
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
