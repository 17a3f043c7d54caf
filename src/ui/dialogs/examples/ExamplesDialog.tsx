/** The worked examples: one press puts one on the table, with its observer and agreements. */
import { useLocation } from 'wouter'
import { t } from '#core/text.ts'
import { EXAMPLE_GROUPS, type Example } from '#examples/example.ts'
import { EXAMPLES } from '#examples/index.ts'
import { exampleId } from '#store/index.ts'
import { openExample } from '../../ask/start/open-example.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'

export default function ExamplesDialog({ open, onClose, onDone }: OpenDialogProps) {
  const [, go] = useLocation()
  const here = useKibitzer(exampleId)
  const choose = (example: Example) => {
    openExample(example)
    go('/')
    onDone()
  }
  return (
    <Dialog title={t`Examples`} open={open} onClose={onClose}>
      <p className="note">{t`An example comes with its own board, observer and agreements. What is on the table now comes back when you leave it.`}</p>
      {EXAMPLE_GROUPS.map((group) => (
        <section key={group} className="mt-4 [&_h3]:mb-1 [&_h3]:title" aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {EXAMPLES.filter((one) => one.group === group).map((example) => (
              <li key={example.id}>
                <button
                  type="button"
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-0.5 gap-x-3 w-full min-h-11 p-2 border-b border-rule text-start hover:bg-inset aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)] focus-visible:-outline-offset-2"
                  aria-current={example.id === here ? 'true' : undefined}
                  onClick={() => choose(example)}
                >
                  <b>{example.title}</b>
                  {example.section !== '' && <span className="note">{example.section}</span>}
                  <span className="col-span-full text-ink-2 text-base">{example.about}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
