import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headers } from './csp.ts'
import { caching, headersText } from './hosting.ts'

describe('what a host must send', () => {
  it.each(Object.entries(headers))('stands in _headers: %s', (name, value) => {
    expect(headersText).toContain(`  ${name}: ${value}\n`)
  })
  const nginx = readFileSync(new URL('../hosting/nginx.conf', import.meta.url), 'utf8')
  it.each(Object.entries(headers))('is sent by the container: %s', (name, value) => {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`)
  })
  it('an error of the container is not kept', () => {
    expect(nginx).toContain('  add_header Cache-Control $kibitzer_cache;\n')
  })
  it.each(caching)('is kept as long by the container: %s', (path, value) => {
    const there = path.endsWith('*') ? `~^${path.slice(0, -1)}` : path
    expect(nginx).toContain(`  ${there} "${value}";\n`)
  })
})
