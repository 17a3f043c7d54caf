/** The strip of a worked example; nothing while none is open. */
import { exampleId } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { fetchedDefault } from '../../parts/fetched.tsx'
import type { PanelDefinition } from '../panel.ts'

const Strip = fetchedDefault(() => import('./ExampleStrip.tsx')).Component

function ExamplePanel() {
  const id = useKibitzer(exampleId)
  if (id === undefined) return null
  return <Strip id={id} />
}

export const examplePanel: PanelDefinition = {
  id: 'example',
  title: 'Example',
  Component: ExamplePanel,
}
