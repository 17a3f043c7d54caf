import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/app/app.css'
import { registerOffline } from './ui/app/offline.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Kibitzer</h1>
    </main>
  </StrictMode>,
)
void registerOffline()
