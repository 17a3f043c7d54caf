/** The rules of the systems that a request names are fetched before its job begins. */
import { expect, it } from 'vitest'
import { jobIn } from '../job.ts'
import { findJob, systemsNamed } from './load.ts'

const named = (job: string, input: unknown) => systemsNamed(job, input).map(({ id }) => id)

it('a job names the systems of both sides, of a strategy that is edited, of one system, and none', () => {
  const edited = { id: 'own', strategy: { facts: [] } }
  const systems = [{ id: 'sayc', packages: ['smolen'] }, edited]
  expect(named('turn', { systems, view: { seat: 0 } })).toEqual(['sayc', 'own'])
  expect(named('book-turn', { system: { id: 'precision' } })).toEqual(['precision'])
  expect(named('practice-turn', { system: { id: 'sayc' }, opponents: { id: 'silent' } })).toEqual([
    'sayc',
    'silent',
  ])
  expect(named('practice-turn', { system: { id: 'sayc' } })).toEqual(['sayc'])
  expect(named('lists', { ask: 'continuations', follows: edited })).toEqual(['own'])
  expect(named('lists', { ask: 'systems' })).toEqual([])
  expect(named('deal', { system: { id: 'sayc' } })).toEqual([])
})
it('lets a name through that means nothing: the job says so', async () => {
  expect(await findJob('book-turn', { system: { id: 'goren' } })).toBeTypeOf('function')
  expect(findJob('no such job', {})).toBeUndefined()
  expect(jobIn({})('turn')).toBeUndefined()
})
