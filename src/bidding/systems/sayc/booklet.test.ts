/** Where the rules of Standard American come from. */
import { expect, it } from 'vitest'
import { LOADED } from './system.ts'

const SAYC_PACKAGES = LOADED.make({ id: 'sayc', packages: [] }).system
const BOOKLET = 'ACBL SAYC System Booklet'

it('every rule names its page of the booklet, or the sheet of its convention', () => {
  const bare = SAYC_PACKAGES.rules.filter(
    ({ source }) => source === undefined || source.work.trim() === '' || !source.place?.trim(),
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})

it('a rule that is no part of a convention names the booklet, or is ours', () => {
  const elsewhere = SAYC_PACKAGES.rules.filter(
    (rule) => rule.package === undefined && rule.ours !== true && rule.source?.work !== BOOKLET,
  )
  expect(elsewhere.map(({ id, source }) => `${id}: ${source?.work}`)).toEqual([])
})

it.each(['response/4m', 'response/3N rest'])(
  '%s fills a gap: the booklet has no such bid',
  (label) => {
    expect(SAYC_PACKAGES.rules.find((rule) => rule.label === label)).toMatchObject({ ours: true })
  },
)
