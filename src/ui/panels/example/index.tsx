/** The strip of a worked example; nothing while none is open. */
import { lazy, Suspense } from 'react'
import { exampleId } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import type { PanelDefinition } from '../panel.ts'

const Strip = lazy(() => import('./ExampleStrip.tsx'))

function ExamplePanel() {
  const id = useKibitzer(exampleId)
  if (id === undefined) return null
  return (
    <Suspense fallback={null}>
      <Strip id={id} />
    </Suspense>
  )
}

export const examplePanel: PanelDefinition = {
  id: 'example',
  title: 'Example',
  Component: ExamplePanel,
}
