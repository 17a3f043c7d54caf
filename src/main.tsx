import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openPageTable } from '#store/index.ts'
import './ui/app/app.css'
import { App } from './ui/app/App.tsx'
import { lettersReady } from './ui/app/letters-ready.ts'
import { registerOffline } from './ui/app/offline.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// What was on the table comes first, so that no other board flashes by; and the letters it is set in.
await Promise.all([openPageTable(), lettersReady()])
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
void registerOffline()
