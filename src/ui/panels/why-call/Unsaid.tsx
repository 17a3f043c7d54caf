/** *Why* for a record that does not say what was played: nothing is explained until somebody says it. */
import type { ReactNode } from 'react'
import { actions } from '#store/index.ts'
import { useDialogs } from '../../app/dialogs.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { listedOf } from '../../table/systems.ts'
import { useSystemList } from '../../table/use-systems.ts'
import { PANEL_NAMES } from '../names.ts'

/** @param children what the chosen call shows, which needs no system. */
export function Unsaid({ children }: { readonly children?: ReactNode }) {
  const { show } = useDialogs()
  const own = useKibitzer((s) => s.players.systems[0])
  const { output: list } = useSystemList()
  return (
    <Panel {...PANEL_NAMES.whyCall} summary="the record does not say what they played">
      <p className="mb-3 font-serif text-lead">
        The record does not say which systems they played, so no system explains their calls.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => show('players')}>Choose their systems</Button>
        <Button onClick={actions.readByOwn}>
          Read it by {listedOf(own, list)?.name ?? 'your own'}
        </Button>
      </div>
      {children}
    </Panel>
  )
}
