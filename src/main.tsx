import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/app/app.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Kibitzer</h1>
    </main>
  </StrictMode>,
)
