/** The worked examples: one press puts one on the table, with its observer and agreements. */
import { useLocation } from 'wouter'
import { EXAMPLE_GROUPS, type Example } from '#examples/example.ts'
import { EXAMPLES } from '#examples/index.ts'
import { exampleId } from '#store/index.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { openExample } from './open-example.ts'
import './examples.css'

export default function ExamplesDialog({ open, onClose, onDone }: OpenDialogProps) {
  const [, go] = useLocation()
  const here = useKibitzer(exampleId)
  const choose = (example: Example) => {
    openExample(example)
    go('/')
    onDone()
  }
  return (
    <Dialog title="Examples" open={open} onClose={onClose}>
      <p className="field-hint">
        An example comes with its own board, observer and agreements. What is on the table now comes
        back when you leave it.
      </p>
      {EXAMPLE_GROUPS.map((group) => (
        <section key={group} className="examples-group" aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {EXAMPLES.filter((one) => one.group === group).map((example) => (
              <li key={example.id}>
                <button
                  type="button"
                  className="examples-row"
                  aria-current={example.id === here ? 'true' : undefined}
                  onClick={() => choose(example)}
                >
                  <b>{example.title}</b>
                  {example.section !== '' && (
                    <span className="examples-section">{example.section}</span>
                  )}
                  <span className="examples-about">{example.about}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
