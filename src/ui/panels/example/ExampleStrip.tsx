/** The strip, connected; it comes with the list of examples, when one is open. */
import { exampleById } from '#examples/index.ts'
import { actions, cursor as cursorOf } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { ExampleView } from './ExampleView.tsx'

/** Leaves; the button that was pressed goes with the strip, so the focus goes to the page. */
const leave = (): void => {
  actions.leaveExample()
  document.getElementById('main')?.focus({ preventScroll: true })
}

export default function ExampleStrip({ id }: { readonly id: string }) {
  const cursor = useKibitzer(cursorOf)
  const example = exampleById(id)
  if (example === undefined)
    return (
      <Panel id="example" title="Example">
        <p className="panel-lead">This version of Kibitzer has no such example.</p>
        <Button onClick={leave}>Leave the example</Button>
      </Panel>
    )
  return <ExampleView example={example} cursor={cursor} seek={actions.seek} leave={leave} />
}
