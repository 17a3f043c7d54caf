/** *Hidden hands*, connected: the observer and the cursor choose the snapshot, the agreements follow. */
import { actions, observer, store } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useHiddenHands } from '../../knowledge/use-hidden-hands.ts'
import { useKnowledge } from '../../knowledge/use-knowledge.ts'
import { PANEL_NAMES } from '../names.ts'
import { useUnsaid } from './CommonReading.tsx'
import { HiddenHandsView } from './HiddenHandsView.tsx'
import { NothingHidden } from './NothingHidden.tsx'
import { useAnnounceNews } from './use-announce-news.ts'

/** With all hands face up nothing is counted until the reader says from which seat. */
export function HiddenHandsPanel() {
  const open = useKibitzer((s) => s.view.mode.kind === 'all' && s.view.observer === undefined)
  return open ? (
    <NothingHidden
      {...PANEL_NAMES.hiddenHands}
      onClose={(seat) => actions.setViewMode({ kind: 'kibitz', seat })}
      onLeave={() => actions.setObserver(observer(store.getState()))}
    />
  ) : (
    <Counted />
  )
}

function Counted() {
  const now = useHiddenHands()
  const known = useKnowledge()
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  const unsaid = useUnsaid()
  useAnnounceNews(now)
  // While what the agreements add is worked out, the last moment stays whole: its ranges by law
  // never stand beside chances of another one.
  const kept = known.running && !lawOnly ? known.knowledge : undefined
  const before = kept?.observer === now.observer ? now.answer?.snapshots[kept.cards] : undefined
  return (
    <HiddenHandsView
      key={now.observer}
      observer={now.observer}
      onObserver={actions.setObserver}
      view={now.view}
      snapshot={before ?? now.snapshot}
      known={known}
      lawOnly={lawOnly}
      moment={known.key}
      onLawOnly={(on) => actions.setPrefs({ lawOnly: on })}
      stale={now.stale}
      error={now.error}
      onRetry={now.retry}
      unsaid={unsaid}
    />
  )
}
