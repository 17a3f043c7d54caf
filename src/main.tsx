import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterPicture, openPageTable, store, wholeTable } from '#store/index.ts'
import './ui/app/app.css'
import { App } from './ui/app/App.tsx'
import { lettersReady } from './ui/app/letters-ready.ts'
import { registerOffline, tellRefusals } from './ui/app/offline.ts'
import { pageAt } from './ui/app/pages.ts'
import { goToOwnLanguage } from './ui/ask/language.ts'

/** Where the page is opened. */
const address = (): string => location.hash.slice(1) || '/'

/**
 * Draws the page once what was on the table is there, so that no other board flashes by, and the letters that it is
 * set in. Not awaited by this module: code that is fetched meanwhile may import from the same file, and would wait for
 * the end of it.
 */
async function start(root: HTMLElement): Promise<void> {
  // The projector window shows another window's table and keeps none.
  const opened = pageAt(address())?.bare ? undefined : openPageTable()
  await Promise.all([opened, lettersReady()])
  if (goToOwnLanguage(store.getState().prefs.language)) return
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  void registerOffline()
  afterPicture(() => void wholeTable().catch(() => undefined))
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

tellRefusals()
// The page's code is fetched while the table is opened. What cannot be fetched is told where it is drawn.
pageAt(address())
  ?.fetch?.()
  .catch(() => {})
void start(root)
