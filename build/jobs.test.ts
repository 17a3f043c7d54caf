import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findJobs, jobs } from './jobs.mjs'

const root = join(import.meta.dirname, '..')
const found = findJobs(root)

it('finds every file that declares a job', () => {
  const folder = join(root, 'src/engine/jobs')
  const declaring = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((file) => file.endsWith('.ts') && readFileSync(file, 'utf8').includes('defineJob('))
  expect(found.map(({ file }) => file).toSorted()).toEqual(declaring.toSorted())
})
it.each(found)('reads of $name what it says of itself', async ({ file, ...place }) => {
  const { job } = (await import(file)) as { readonly job: object }
  expect(job).toMatchObject(place)
})
it.each(found)('leaves $name its run alone in a built worker', ({ file }) => {
  const plugin = jobs() as unknown as {
    readonly configResolved: (config: object) => void
    readonly transform: (code: string) => string | undefined
  }
  plugin.configResolved({ command: 'build', build: { ssr: false } })
  const built = plugin.transform(readFileSync(file, 'utf8'))
  expect(built).toMatch(/^export const job = \(\{\s*run: \w+/m)
})
