/** *Hidden hands*, connected: the observer and the cursor choose the snapshot. */
import { useState } from 'react'
import { actions } from '#store/index.ts'
import { HiddenHandsView, type KnowledgeMode } from './HiddenHandsView.tsx'
import { useAnnounceNews } from './use-announce-news.ts'
import { useHiddenHands } from './use-hidden-hands.ts'
import { useOpeningShares } from './use-opening-shares.ts'

export function HiddenHandsPanel() {
  const now = useHiddenHands()
  const opening = useOpeningShares()
  const [mode, setMode] = useState<KnowledgeMode>('agreed')
  useAnnounceNews(now)
  return (
    <HiddenHandsView
      key={now.observer}
      observer={now.observer}
      onObserver={actions.setObserver}
      view={now.view}
      snapshot={now.snapshot}
      opening={opening.opening}
      mode={mode}
      onMode={setMode}
      stale={now.stale || opening.stale}
      error={now.error ?? opening.error}
      onRetry={now.retry ?? opening.retry}
    />
  )
}
