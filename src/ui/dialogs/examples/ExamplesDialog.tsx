/** The worked examples: one press puts one on the table, with its observer and agreements. */
import { useLocation } from 'wouter'
import { t } from '#core/text.ts'
import { EXAMPLE_GROUPS, type Example } from '#examples/example.ts'
import { EXAMPLES } from '#examples/index.ts'
import { ExampleEntries } from '../../ask/start/ExampleEntries.tsx'
import { openExample } from '../../ask/start/open-example.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'

export default function ExamplesDialog({ open, onClose, onDone }: OpenDialogProps) {
  const [, go] = useLocation()
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
          <ExampleEntries
            examples={EXAMPLES.filter((one) => one.group === group)}
            onChoose={choose}
          />
        </section>
      ))}
    </Dialog>
  )
}
