/** How far a change of one attribute reaches when the browser works out styles anew. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ui = new URL('..', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, ui), 'utf8')
const all = readdirSync(ui, { recursive: true, encoding: 'utf8' })
const files = (kind: string) => all.filter((file) => file.endsWith(`.${kind}`))

describe('styles that hang on what stands above', () => {
  // `group-data-…` ends in `*`: wherever its attribute changes, all below is styled anew. The state of a
  // panel changes twice a step, and nine hundred elements stand below it. `in-data-…` does the same by class.
  it('are written with in-…, never with group-… or peer-…', () => {
    const found = files('tsx').flatMap((file) =>
      [
        ...read(file).matchAll(/\b(?:group|peer)-(?:data|aria|has|open|hover|focus)\b[^\s'"`]*/g),
      ].map(([use]) => `${file}: ${use}`),
    )
    expect(found).toEqual([])
  })

  it('never ask the table what it has inside', () => {
    const found = files('css').filter((file) =>
      /\.(?:felt|board|table-page)\b[^,{]*:has\(/.test(read(file)),
    )
    expect(found).toEqual([])
  })

  it('come from the page alone, so that no list of words makes a rule', () => {
    expect(read('app/app.css')).toContain('@import "tailwindcss" source("..");')
  })
})
