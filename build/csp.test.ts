import { describe, expect, it } from 'vitest'
import { inlineCode, policy } from './csp.ts'

describe('the content security policy', () => {
  it('allows nothing inline and no eval but for wasm', () => {
    expect(policy).not.toContain('unsafe-inline')
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe-eval')
    expect(policy).not.toContain('*')
    expect(policy).not.toMatch(/https?:/)
  })

  it.each([
    '<script>go()</script>',
    '<script type="module">go()</script>',
    '<style>p { color: red }</style>',
    '<p style="color: red">x</p>',
    '<body onload="go()">',
  ])('refuses a page with %s', (html) => {
    expect(inlineCode(`<html><head>${html}</head></html>`)).toBeDefined()
  })

  it('lets a page with files of its own through', () => {
    const html =
      '<script type="module" crossorigin src="./a.js"></script><link rel="stylesheet" href="./a.css"><meta content="on=a style of play">'
    expect(inlineCode(html)).toBeUndefined()
  })
})
