/** What a simulation found: the best contracts of both sides, tricks by strain, the leads, and files of it all. */

import { seatInitial } from '#core/display.ts'
import { fixed, percentage } from '#core/locale.ts'
import type { BoardRecord } from '#core/record.ts'
import { SEATS, type Side, seatName, sideName } from '#core/seat.ts'
import { STRAINS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button } from '../../kit/Button.tsx'
import { CardText, ContractText } from '../../kit/CallText.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { Heads } from '../../kit/Heads.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { tx } from '../../kit/tx.ts'
import {
  bestOf,
  meanText,
  pointsText,
  recordsOf,
  type SimulationFound,
  shareText,
} from './simulated-words.ts'

/** Contracts named of a side. */
const NAMED = 6

export function SimulatedFigures({
  found,
  record,
}: {
  readonly found: SimulationFound
  readonly record: BoardRecord
}) {
  const writing = useJob('export')
  const { layouts, drawn, csv, leads } = found
  const savePbn = async () => {
    const written = await writing.ask<'boards'>({
      ask: 'boards',
      records: recordsOf(found, record),
      format: 'pbn',
    })
    if (written !== undefined) saveFile(written.text, 'layouts.pbn', 'text/plain')
  }
  return (
    <Panel id="simulated" title={t`What they are worth`}>
      <p className="mb-3">
        {drawn === undefined
          ? t`All ${layouts.length} layouts that are left, each by its chance.`
          : t`${layouts.length} layouts drawn; in brackets where the chance lies nineteen times in twenty.`}
        {!found.asAgreed &&
          t` No layout fits all that was said as agreed: some of it was taken loosely.`}
      </p>
      {leads !== undefined && (
        <section aria-label={t`Leads`} className="mb-4">
          <h3 className="title mb-1">{t`The opening lead`}</h3>
          <div className="overflow-x-auto">
            <table className="data-table">
              <Heads of={[t`Lead`, t`Beats it`, t`Tricks`, t`Behind, IMPs`, t`Behind, tricks`]} />
              <tbody>
                {leads.imps.map((one) => (
                  <tr key={one.card}>
                    <th scope="row">
                      {one.equals.map((card, i) => (
                        <span key={card}>
                          {i > 0 && ' '}
                          <CardText card={card} />
                        </span>
                      ))}
                    </th>
                    <td>{percentage(Math.round(100 * (1 - one.made)))}</td>
                    <td>{fixed(13 - one.tricks, 1)}</td>
                    <td className="whitespace-nowrap">{meanText(one.behind)}</td>
                    <td className="whitespace-nowrap">{tricksBehind(leads, one)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="note mt-1">{tx`At IMPs the first is best; at matchpoints the one with the most tricks${
            leads.matchpoints[0] !== undefined && (
              <>
                , <CardText card={leads.matchpoints[0].card} />
              </>
            )
          }.`}</p>
        </section>
      )}
      <div className="grid gap-4 min-[1100px]:grid-cols-2">
        {([0, 1] as const).map((side) => (
          <SideContracts key={side} found={found} side={side} />
        ))}
      </div>
      <Fold title={t`Tricks by strain and declarer`} hint="means">
        <TrickMeans found={found} />
      </Fold>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          onClick={() => saveFile(csv.contracts, 'contracts.csv', 'text/csv')}
        >{t`Contracts as CSV`}</Button>
        {csv.leads !== '' && (
          <Button
            onClick={() => saveFile(csv.leads, 'leads.csv', 'text/csv')}
          >{t`Leads as CSV`}</Button>
        )}
        <Button onClick={() => void savePbn()}>{t`Layouts as PBN`}</Button>
      </div>
    </Panel>
  )
}

/** How far a lead is behind the one with the most tricks. */
function tricksBehind(
  { matchpoints }: NonNullable<SimulationFound['leads']>,
  { equals }: NonNullable<SimulationFound['leads']>['imps'][number],
): string {
  const same = matchpoints.find((one) => one.equals[0] === equals[0])
  return same === undefined ? '' : meanText(same.behind)
}

function SideContracts({ found, side }: { readonly found: SimulationFound; readonly side: Side }) {
  return (
    <section aria-label={t`Contracts of ${sideName(side)}`}>
      <h3 className="title mb-1">{sideName(side)}</h3>
      <table className="data-table">
        <Heads of={[t`Contract`, t`Made`, t`Points`]} />
        <tbody>
          {bestOf(found, side, NAMED).map(({ bid, declarer, made, score }) => (
            <tr key={bid}>
              <th
                scope="row"
                className="whitespace-nowrap"
              >{tx`${<ContractText contract={{ bid, doubled: 0 }} />} by ${seatInitial(declarer)}`}</th>
              <td className="whitespace-nowrap">{shareText(made)}</td>
              <td>{pointsText(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TrickMeans({ found }: { readonly found: SimulationFound }) {
  return (
    <div className="overflow-x-auto">
      <table className="data-table">
        <Heads
          of={[
            t`Declarer`,
            ...STRAINS.map((strain) =>
              strain === 4 ? t`NT` : <SuitSymbol key={strain} suit={strain} />,
            ),
          ]}
        />
        <tbody>
          {SEATS.map((seat) => (
            <tr key={seat}>
              <th scope="row">{seatName(seat)}</th>
              {STRAINS.map((strain) => {
                const one = found.contracts.find(
                  (row) => row.strain === strain && row.declarer === seat,
                )
                return (
                  <td key={strain} className="whitespace-nowrap">
                    {one === undefined ? '' : meanText(one.tricks)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
