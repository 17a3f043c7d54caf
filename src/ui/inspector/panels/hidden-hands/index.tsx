/** *Hidden hands*, connected: the observer and the cursor choose the moment. */
import { use, useMemo } from 'react'
import { t } from '#core/text.ts'
import { actions, observer, store } from '#store/index.ts'
import { SupposeBar } from '../../../ask/knowledge/SupposeBar.tsx'
import { isSupposed } from '../../../ask/knowledge/supposing.ts'
import { useMoment } from '../../../ask/knowledge/use-moment.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { fetchedDefault } from '../../../kit/fetched.tsx'
import { type PanelDefinition, PanelNameContext } from '../panel.ts'
import { useUnsaid } from './CommonReading.tsx'
import { HiddenHandsView } from './HiddenHandsView.tsx'
import { NothingHidden } from './NothingHidden.tsx'
import { Decides, WhatIfFold } from './WhatIf.tsx'

const StepKeys = fetchedDefault(() => import('./StepKeys.tsx')).Component

/** With all hands face up nothing is counted until the reader says from which seat. */
function HiddenHandsPanel() {
  const open = useKibitzer((s) => s.view.mode.kind === 'all' && s.view.observer === undefined)
  return open ? (
    <NothingHidden
      {...use(PanelNameContext)}
      onClose={(seat) => actions.setViewMode({ kind: 'kibitz', seat })}
      onLeave={() => actions.setObserver(observer(store.getState()))}
    />
  ) : (
    <Counted />
  )
}

function Counted() {
  const now = useMoment()
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  const unsaid = useUnsaid()
  const { moment } = now
  const whatIf = useMemo(
    () => ({
      bar: <SupposeBar />,
      decides: moment && isSupposed(moment.question) ? <Decides moment={moment} /> : undefined,
      fold: <WhatIfFold />,
    }),
    [moment],
  )
  return (
    <HiddenHandsView
      key={now.observer}
      now={now}
      onObserver={actions.setObserver}
      lawOnly={lawOnly}
      onLawOnly={(on) => actions.setPrefs({ lawOnly: on })}
      guessing={now.key}
      unsaid={unsaid}
      keys={now.moment && <StepKeys moment={now.moment} />}
      whatIf={whatIf}
    />
  )
}

export default {
  id: 'hidden-hands',
  title: t`Hidden hands`,
  tab: 'hands',
  order: 1,
  Component: HiddenHandsPanel,
} satisfies PanelDefinition
