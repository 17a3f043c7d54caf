/** The lines of the board, connected; nothing while there is only one. */

import { use, useMemo, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { howMany } from '#core/number-words.ts'
import { t } from '#core/text.ts'
import { actions, type KibitzerState, lineName, lines as linesOf, tree } from '#store/index.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Panel } from '../../../kit/Panel.tsx'
import { type PanelDefinition, PanelNameContext } from '../panel.ts'
import { LineList, type LineRow } from './LineList.tsx'

/** How far a line goes, in a few letters. */
function extentOf(s: KibitzerState, id: number): string {
  const line = linesOf(s).find((l) => l.id === id)
  const count = line?.events.length ?? 0
  const cards = line?.events.filter((event) => event.kind === 'card').length ?? 0
  const claim = line?.events.some((event) => event.kind === 'claim') ? t`, claim` : ''
  return cards === 0 ? howMany(count, 'call') : `${howMany(cards, 'card')}${claim}`
}

function LinesPanel() {
  /** Where the keyboard goes when the row it was in is deleted. */
  const frame = useRef<HTMLDivElement>(null)
  const lines = useKibitzer(linesOf)
  const active = useKibitzer((s) => tree(s).active)
  // Compared by their words, so that nothing is drawn again while the cursor moves.
  const names = useKibitzer(useShallow((s) => lines.map(({ id }) => lineName(s, id))))
  const extents = useKibitzer(useShallow((s) => lines.map(({ id }) => extentOf(s, id))))
  const rows = useMemo(
    () =>
      lines.map(
        ({ id }, i): LineRow => ({
          id,
          name: names[i] ?? '',
          extent: extents[i] ?? '',
          active: id === active,
        }),
      ),
    [lines, active, names, extents],
  )
  if (lines.length < 2) return null
  return (
    <Panel {...use(PanelNameContext)}>
      <div ref={frame} tabIndex={-1} className="outline-none">
        <LineList
          rows={rows}
          select={actions.selectLine}
          rename={actions.renameLine}
          remove={(id) => {
            actions.deleteLine(id)
            frame.current?.focus()
          }}
        />
      </div>
    </Panel>
  )
}

export default {
  id: 'lines',
  title: t`Lines`,
  tab: 'more',
  order: 2,
  Component: LinesPanel,
} satisfies PanelDefinition
