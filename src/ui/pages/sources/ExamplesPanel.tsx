/** The worked examples of a room: one press puts one on the table, at its first step. */
import { useLocation } from 'wouter'
import { t } from '#core/text.ts'
import type { Example } from '#examples/example.ts'
import { EXAMPLES } from '#examples/index.ts'
import { ExampleEntries } from '../../ask/start/ExampleEntries.tsx'
import { openExample } from '../../ask/start/open-example.ts'
import { Panel } from '../../kit/Panel.tsx'

export function ExamplesPanel({ which }: { readonly which: (example: Example) => boolean }) {
  const [, navigate] = useLocation()
  return (
    <Panel
      id="source-worked"
      title={t`Worked examples`}
      lead={t`An example comes with its own board, observer and agreements; Next step leads through it.`}
    >
      <ExampleEntries
        examples={EXAMPLES.filter(which)}
        onChoose={(example) => {
          openExample(example)
          navigate('/')
        }}
      />
    </Panel>
  )
}
