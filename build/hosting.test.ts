import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headers } from './csp.ts'
import { headersText } from './hosting.ts'

describe('what a host must send', () => {
  const page = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8')
  it.each(Object.entries(headers))(
    'stands in _headers and in docs/hosting.md: %s',
    (name, value) => {
      expect(headersText).toContain(`  ${name}: ${value}\n`)
      expect(page).toContain(value)
    },
  )
})
