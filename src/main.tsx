import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/app/app.css'
import { App } from './ui/app/App.tsx'
import { registerOffline } from './ui/app/offline.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
void registerOffline()
