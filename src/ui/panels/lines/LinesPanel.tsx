/** The lines of the board, connected; nothing while there is only one. */

import { useMemo, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { howMany } from '#core/number-words.ts'
import { actions, type KibitzerState, lineName, lines as linesOf, tree } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Panel } from '../../parts/Panel.tsx'
import { PANEL_NAMES } from '../names.ts'
import { LineList, type LineRow } from './LineList.tsx'

/** How far a line goes, in a few letters. */
function extentOf(s: KibitzerState, id: number): string {
  const line = linesOf(s).find((l) => l.id === id)
  const count = line?.events.length ?? 0
  const cards = line?.events.filter((event) => event.kind === 'card').length ?? 0
  const claim = line?.events.some((event) => event.kind === 'claim') ? ', claim' : ''
  return cards === 0 ? howMany(count, 'call') : `${howMany(cards, 'card')}${claim}`
}

export function LinesPanel() {
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
    <Panel {...PANEL_NAMES.lines}>
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
