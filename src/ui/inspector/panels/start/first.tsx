/** *Start*, on a first visit: the ways in, one line each. */

import { t } from '#core/text.ts'
import { WAYS } from '../../../ask/start/ways.ts'
import { Panel } from '../../../kit/Panel.tsx'
import type { PanelDefinition } from '../panel.ts'

function StartPanel() {
  return (
    <Panel id="start" title={t`Three ways in`}>
      <dl>
        {WAYS.map(({ id, title, about }) => (
          <div key={id} className="border-b border-rule py-4 first:pt-0 last:border-b-0">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-2">{about}</dd>
          </div>
        ))}
      </dl>
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
