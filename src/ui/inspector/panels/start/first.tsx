/** *Start*, on a first visit: the ways in, one line each, and the two marks that the page is read by. */

import { t } from '#core/text.ts'
import { WAYS } from '../../../ask/start/ways.ts'
import { Mark } from '../../../kit/Mark.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import type { PanelDefinition } from '../panel.ts'

function StartPanel() {
  return (
    <Panel id="start" title={t`Three ways in`}>
      <dl>
        {WAYS.map(({ id, title, about }) => (
          <div key={id} className="border-b border-rule py-4 first:pt-0">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-2">{about}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
        <Mark kind="law" word={t`certain, by law`} />
        <Mark kind="agreed" word={t`if they kept to their agreements`} />
      </p>
    </Panel>
  )
}

export default {
  id: 'start',
  title: t`Start`,
  tab: 'start',
  order: 1,
  Component: StartPanel,
} satisfies PanelDefinition
