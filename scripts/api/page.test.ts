import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as library from '../../src/index.ts'
import { apiPage } from './page.ts'

const page = readFileSync('docs/api.md', 'utf8')

it('docs/api.md is what src/index.ts offers', async () => {
  await expect(apiPage('.')).toMatchFileSnapshot('../../docs/api.md')
})

it('every name of the library stands on the page', () => {
  const missing = Object.keys(library).filter((name) => !page.includes(`\`${name}\``))
  expect(missing).toEqual([])
})
