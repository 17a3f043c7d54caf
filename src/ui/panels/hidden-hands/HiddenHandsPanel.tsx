/** *Hidden hands*, connected: the observer and the cursor choose the snapshot. */
import { actions } from '#store/index.ts'
import { HiddenHandsView } from './HiddenHandsView.tsx'
import { useAnnounceNews } from './use-announce-news.ts'
import { useHiddenHands } from './use-hidden-hands.ts'

export function HiddenHandsPanel() {
  const now = useHiddenHands()
  useAnnounceNews(now)
  return (
    <HiddenHandsView
      key={now.observer}
      observer={now.observer}
      onObserver={actions.setObserver}
      view={now.view}
      snapshot={now.snapshot}
      stale={now.stale}
      error={now.error}
      onRetry={now.retry}
    />
  )
}
