/** *Start*, on a first visit: the ways in, one line each, and the two marks that the page is read by. */
import { Mark } from '../../parts/Mark.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { WAYS } from './ways.ts'

export function StartPanel() {
  return (
    <Panel id="start" title="Three ways in">
      <dl>
        {WAYS.map(({ id, title, about }) => (
          <div key={id} className="border-b border-rule py-4 first:pt-0">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-2">{about}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
        <Mark kind="law" word="certain, by law" />
        <Mark kind="agreed" word="if they kept to their agreements" />
      </p>
    </Panel>
  )
}
