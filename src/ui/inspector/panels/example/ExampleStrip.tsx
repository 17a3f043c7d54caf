/** The strip, connected; it comes with the list of examples, when one is open. */
import { useEffect } from 'react'
import { t } from '#core/text.ts'
import { EXAMPLE_GROUPS } from '#examples/example.ts'
import { exampleById } from '#examples/index.ts'
import { actions, cursor as cursorOf, store } from '#store/index.ts'
import { leadLens } from '../../../ask/lens/lens-store.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { ExampleView } from './ExampleView.tsx'
import { neighbour } from './example-model.ts'

/** Leaves; the button that was pressed goes with the strip, so the focus goes to the page. */
const leave = (): void => {
  actions.leaveExample()
  document.getElementById('main')?.focus({ preventScroll: true })
}

export default function ExampleStrip({ id }: { readonly id: string }) {
  const cursor = useKibitzer(cursorOf)
  const example = exampleById(id)
  const factBase = example?.factBase === true
  const hands = example?.group === EXAMPLE_GROUPS[0]
  useEffect(() => {
    if (factBase) leadLens({ tab: 'more', panel: 'fact-base' })
    else leadLens(hands ? { tab: 'hands', panel: 'hidden-hands' } : undefined)
    return () => leadLens(undefined)
  }, [factBase, hands])
  if (example === undefined)
    return (
      <Panel id="example" title={t`Example`}>
        <p className="panel-lead">{t`This version of Kibitzer has no such example.`}</p>
        <Button onClick={leave}>{t`Leave the example`}</Button>
      </Panel>
    )
  // The strip is drawn after the table: a quick second press goes on from where the first one led.
  const stepBy = (by: -1 | 1) => {
    const to = neighbour(example, cursorOf(store.getState()), by)
    if (to !== undefined) actions.seek(to.at)
  }
  return <ExampleView example={example} cursor={cursor} stepBy={stepBy} leave={leave} />
}
