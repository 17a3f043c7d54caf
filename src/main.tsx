import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openPageTable, store } from '#store/index.ts'
import './ui/app/app.css'
import { App } from './ui/app/App.tsx'
import { goToOwnLanguage } from './ui/app/language.ts'
import { lettersReady } from './ui/app/letters-ready.ts'
import { registerOffline } from './ui/app/offline.ts'
import { pageAt } from './ui/app/pages.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// The page's code is fetched while the table is opened. What cannot be fetched is told where it is drawn.
pageAt(location.hash.slice(1) || '/')
  ?.fetch?.()
  .catch(() => {})

// What was on the table comes first, so that no other board flashes by; and the letters it is set in.
await Promise.all([openPageTable(), lettersReady()])
if (!goToOwnLanguage(store.getState().prefs.language)) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  void registerOffline()
}
