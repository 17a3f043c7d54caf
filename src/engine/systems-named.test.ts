/** What a request names is fetched before its job begins. */
import { expect, it } from 'vitest'
import { jobIn } from './job.ts'
import { findJob } from './jobs/load.ts'
import { systemsNamed } from './systems-named.ts'

it('finds the systems of both sides, of a strategy that is edited, and of a list', () => {
  const edited = { id: 'own', strategy: { facts: [] } }
  const input = { systems: [{ id: 'sayc', packages: ['smolen'] }, edited], view: { seat: 0 } }
  expect(systemsNamed(input).map(({ id }) => id)).toEqual(['sayc', 'own'])
  expect(systemsNamed({ more: [{ system: { id: 'precision' } }] })).toEqual([{ id: 'precision' }])
})
it('finds none where none is named', () => {
  for (const input of [undefined, null, 'sayc', 7, [], {}, { id: 7 }, new Uint8Array(3)])
    expect(systemsNamed(input)).toEqual([])
})
it('lets a name through that means nothing: the job says so', async () => {
  expect(await findJob('system-list', { system: { id: 'goren' } })).toBeTypeOf('function')
  expect(jobIn({})('turn')).toBeUndefined()
})
