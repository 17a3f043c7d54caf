/** Worked examples as a list, each a press away from the table; the one that lies there is marked. */
import type { Example } from '#examples/example.ts'
import { exampleId } from '#store/index.ts'
import { useKibitzer } from '../use-kibitzer.ts'

export function ExampleEntries({
  examples,
  onChoose,
}: {
  readonly examples: readonly Example[]
  readonly onChoose: (example: Example) => void
}) {
  const here = useKibitzer(exampleId)
  return (
    <ul>
      {examples.map((example) => (
        <li key={example.id}>
          <button
            type="button"
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-0.5 gap-x-3 w-full min-h-11 p-2 border-b border-rule text-start hover:bg-inset aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_3px_0_0_var(--color-accent)] focus-visible:-outline-offset-2"
            aria-current={example.id === here ? 'true' : undefined}
            onClick={() => onChoose(example)}
          >
            <b>{example.title}</b>
            {example.section !== '' && <span className="note">{example.section}</span>}
            <span className="col-span-full text-ink-2 text-base">{example.about}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
