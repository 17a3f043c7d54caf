/** The census in exact figures. */
import type { JobOutput } from '#engine/protocol.ts'
import { CallText } from '../../parts/CallText.tsx'
import {
  ALL_HANDS,
  type CensusTables,
  KIND_NAMES,
  KINDS,
  openingRows,
  pointsColumns,
  sectionRows,
  shapeRows,
} from './census-model.ts'
import { grouped, shareText } from './words.ts'

export function CensusTable({
  tables,
  sections,
}: {
  readonly tables: CensusTables
  readonly sections: JobOutput<'openings'>['sections']
}) {
  const names = new Map(sections.map(({ label, name }) => [label, name]))
  return (
    <div className="census-tables">
      <table>
        <caption>By opening</caption>
        <thead>
          <tr>
            <th scope="col">Opening</th>
            <th scope="col">Hands</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {openingRows(tables).map(({ call, hands }) => (
            <tr key={call}>
              <th scope="row">
                <CallText call={call} />
              </th>
              <td>{grouped(hands)}</td>
              <td>{shareText(hands, ALL_HANDS)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>By section</caption>
        <thead>
          <tr>
            <th scope="col">Section</th>
            <th scope="col">Hands</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {sectionRows(tables, [...names.keys()]).map(({ label, hands }) => (
            <tr key={label}>
              <th scope="row">
                {label} {names.get(label)}
              </th>
              <td>{grouped(hands)}</td>
              <td>{shareText(hands, ALL_HANDS)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>By shape</caption>
        <thead>
          <tr>
            <th scope="col">Shape</th>
            <th scope="col">Hands</th>
            <th scope="col">Opened</th>
          </tr>
        </thead>
        <tbody>
          {shapeRows(tables).map(({ pattern, hands, opened }) => (
            <tr key={pattern}>
              <th scope="row">{pattern}</th>
              <td>{grouped(hands)}</td>
              <td>{shareText(opened, hands)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* A wide table scrolls by itself where the window is narrow, also from the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus */}
      <section className="census-points" aria-label="By points" tabIndex={0}>
        <table>
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
