import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { engine } from '#store/engine.ts'
import { openPageTable } from '#store/index.ts'
import './ui/app/app.css'
import { App } from './ui/app/App.tsx'
import { lettersReady } from './ui/app/letters-ready.ts'
import { registerOffline } from './ui/app/offline.ts'
import { pageAt } from './ui/app/pages.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// The page's code, and in the workers the code of what it asks first, load while the table is opened.
const page = pageAt(location.hash.slice(1) || '/')
// What cannot be fetched is told where the page is drawn.
page?.fetch?.().catch(() => {})
for (const job of page?.asks ?? []) engine().prepare(job)

// What was on the table comes first, so that no other board flashes by; and the letters it is set in.
await Promise.all([openPageTable(), lettersReady()])
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
void registerOffline()
