/** Where the rules of Standard American come from. */
import { expect, it } from 'vitest'
import { STYLE } from './style.ts'
import { SAYC_PACKAGES } from './system.ts'

/** The booklet, whatever the page. */
const { work } = STYLE.source('')

it('every rule names its page of the booklet, or the sheet of its convention', () => {
  const bare = SAYC_PACKAGES.rules.filter(
    ({ source }) => source === undefined || source.work.trim() === '' || !source.place?.trim(),
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})

it('a rule that is no part of a convention names the booklet', () => {
  const elsewhere = SAYC_PACKAGES.rules.filter(
    (rule) => rule.package === undefined && rule.source?.work !== work,
  )
  expect(elsewhere.map(({ id, source }) => `${id}: ${source?.work}`)).toEqual([])
})
