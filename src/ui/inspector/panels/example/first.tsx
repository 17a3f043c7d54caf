/** The strip of a worked example; nothing while none is open. */
import { t } from '#core/text.ts'
import { exampleId } from '#store/index.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { fetchedDefault } from '../../../kit/fetched.tsx'
import type { PanelDefinition } from '../panel.ts'

const Strip = fetchedDefault(() => import('./ExampleStrip.tsx')).Component

function ExamplePanel() {
  const id = useKibitzer(exampleId)
  if (id === undefined) return null
  return <Strip id={id} />
}

export default {
  id: 'example',
  title: t`Example`,
  tab: 'every',
  order: 1,
  Component: ExamplePanel,
} satisfies PanelDefinition
