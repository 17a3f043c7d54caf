/** `npm run api`: writes docs/api.md. */
import { writeFileSync } from 'node:fs'
import { apiPage } from './page.ts'

writeFileSync('docs/api.md', apiPage('.'))
