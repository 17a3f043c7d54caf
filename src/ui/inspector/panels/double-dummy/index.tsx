/**
 * *Double dummy*: what best play takes with all four hands in view, on demand and never before. It looks into
 * closed hands, and says so.
 */

import { use, useMemo, useState } from 'react'
import type { Card } from '#core/card.ts'
import { isWhole } from '#core/deal.ts'
import { seatInitial } from '#core/display.ts'
import { SEATS, seatName, sideName, sideOf } from '#core/seat.ts'
import { NOTRUMP, STRAINS, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { actions, position, type TablePosition } from '#store/index.ts'
import { useJob } from '../../../ask/use-job.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { CardText } from '../../../kit/CallText.tsx'
import { FailedNote } from '../../../kit/FailedNote.tsx'
import { Heads } from '../../../kit/Heads.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import { type PanelDefinition, PanelNameContext } from '../panel.ts'

type Found<Ask extends 'contracts' | 'cards'> = Extract<
  JobOutput<'double-dummy', Ask>,
  { readonly ok: true }
>['value']
type Value = Found<'cards'>[number]
type Table = Found<'contracts'>['table']

function DoubleDummyPanel() {
  const p = useKibitzer(position)
  const { deal } = p.record.board
  const whole = isWhole(deal) && p.trickCount === 13
  const [wanted, setWanted] = useState<typeof deal | undefined>(undefined)
  const asked = whole && wanted === deal
  return (
    <Panel {...use(PanelNameContext)} defaultFolded>
      {!whole ? (
        <p className="note">{t`All four hands must be known.`}</p>
      ) : asked ? (
        <Looked position={p} />
      ) : (
        <>
          <p className="mb-2">{t`What best play by all four takes, with every card in view. It looks into closed hands.`}</p>
          <Button onClick={() => setWanted(deal)}>{t`Look at all four hands`}</Button>
        </>
      )}
    </Panel>
  )
}

function Looked({ position: p }: { readonly position: TablePosition }) {
  const { deal, dealer, vulnerability } = p.record.board
  const live = p.phase === 'lead' || p.phase === 'play'
  const { contract } = p
  const { cards } = p.record
  const board = useMemo(
    () =>
      isWhole(deal) ? ({ ask: 'contracts', deal, dealer, vulnerability } as const) : undefined,
    [deal, dealer, vulnerability],
  )
  const table = useJob('double-dummy', board)
  const play = useMemo(
    () =>
      live && contract !== undefined
        ? ({ ask: 'cards', deal, play: { contract, cards } } as const)
        : undefined,
    [live, contract, deal, cards],
  )
  const each = useJob('double-dummy', play)
  const rows = each.value
  const made = table.value?.table
  const failed = [table, each].find((job) => job.failed !== undefined)
  return (
    <>
      {failed !== undefined && <FailedNote onRetry={failed.run}>{failed.failed}</FailedNote>}
      {play !== undefined && (
        <div className="mb-3 min-h-24">
          {rows === undefined ? (
            <p className="note" role="status">{t`Solving each card …`}</p>
          ) : (
            <EachCard position={p} rows={rows} />
          )}
        </div>
      )}
      {made === undefined ? (
        <p className="note" role="status">{t`Solving the twenty contracts …`}</p>
      ) : (
        <Makes table={made} />
      )}
    </>
  )
}

/** The cards that may be played now with the tricks that each leaves to the side to play, best first. */
function EachCard({
  position: p,
  rows,
}: {
  readonly position: TablePosition
  readonly rows: readonly Value[]
}) {
  const best = Math.max(...rows.map(({ tricks }) => tricks))
  const groups = [...new Set(rows.map(({ tricks }) => tricks))].sort((a, b) => b - a)
  if (p.turn === undefined) return null
  return (
    <table className="data-table">
      <caption>{t`${seatName(p.turn)} to play: tricks of ${sideName(sideOf(p.turn))} from here on`}</caption>
      <Heads of={[t`Tricks`, t`Cards`]} />
      <tbody>
        {groups.map((tricks) => (
          <tr key={tricks} data-chosen={tricks === best || undefined}>
            <th scope="row">{tricks}</th>
            <td className="text-start">
              {rows
                .filter((row) => row.tricks === tricks)
                .map(({ card }) => (
                  <PlayIt key={card} card={card} />
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A card that can be played on from here: what if. */
const PlayIt = ({ card }: { readonly card: Card }) => (
  <button
    type="button"
    className="min-h-8 min-w-9 rounded-control px-1.5 hover:bg-inset"
    title={t`Play this card, as another line`}
    onClick={() => actions.playCard(card)}
  >
    <CardText card={card} />
  </button>
)

/** Tricks by declarer and strain. */
const Makes = ({ table }: { readonly table: Table }) => (
  <table className="data-table">
    <caption>{t`Tricks that each declarer takes`}</caption>
    <Heads
      of={[
        t`Declarer`,
        ...STRAINS.map((strain) =>
          strain === NOTRUMP ? (
            <abbr key={strain} title={t`notrump`} className="no-underline">{t`NT`}</abbr>
          ) : (
            <SuitSymbol key={strain} suit={strain} />
          ),
        ),
      ]}
    />
    <tbody>
      {SEATS.map((seat) => (
        <tr key={seat}>
          <th scope="row">
            <span aria-hidden="true">{seatInitial(seat)}</span>
            <span className="sr-only">{seatName(seat)}</span>
          </th>
          {STRAINS.map((strain) => (
            <td key={strain}>
              {table[strain]?.[seat]}
              <span className="sr-only">{t` in ${strainName(strain)}`}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export default {
  id: 'double-dummy',
  title: t`Double dummy`,
  tab: 'more',
  order: 5,
  Component: DoubleDummyPanel,
} satisfies PanelDefinition
