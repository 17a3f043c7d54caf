import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { optionsOf } from './options.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'kibitzer-simulate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the options', () => {
  const read = (line: string) => optionsOf(line.split(' '))
  it('are read', () => {
    expect(
      read('a.pbn --seat w --shard 2/3 --hcp N:15-17 --shape N:balanced --systems sayc'),
    ).toMatchObject({
      value: { kind: 'simulate', seat: 3, shard: { index: 2, of: 3 }, systems: ['sayc', 'sayc'] },
    })
    expect(read('merge a b --out c')).toEqual({
      ok: true,
      value: { kind: 'merge', paths: ['a', 'b'], out: 'c' },
    })
  })
  it.each([
    ['a.pbn --shard 4/3', '--shard'],
    ['a.pbn --hcp 15-17', '--hcp'],
    ['a.pbn --hcp N:17-15', '--hcp'],
    ['a.pbn --shape N:54321', 'shape'],
    ['a.pbn --layouts 0', '--layouts'],
    ['a.pbn --speed 3', '--speed'],
    ['a.pbn b.pbn', 'One file'],
    ['merge', 'merge'],
    ['--seat N', 'file'],
  ])('%s is refused, with the usage', (line, why) => {
    const done = read(line)
    expect(done.ok ? '' : done.error.message).toContain(why)
    expect(done.ok ? '' : done.error.message).toContain('Usage')
  })
})

const parallel = spawnSync('parallel', ['--version']).status === 0
if (!parallel)
  console.warn('GNU parallel is not installed: the example of lab/simulate.md is NOT run here.')

it.skipIf(!parallel)(
  'the example for GNU parallel gives what a single run gives',
  () => {
    const doc = readFileSync(join(root, 'lab/simulate.md'), 'utf8')
    const example = /```sh parallel\n([\s\S]*?)```/.exec(doc)?.[1]
    expect(example).toContain('parallel')
    writeFileSync(
      join(folder, 'board.pbn'),
      '[Board "1"]\n[Dealer "S"]\n[Vulnerable "None"]\n[Deal "N:K32.432.AKQ2.K32 T97.T86.975.T874 AQJ4.AK5.J43.A65 865.QJ97.T86.QJ9"]\n[Auction "S"]\n3NT Pass Pass Pass\n',
    )
    const run = (script: string) => {
      const here = script
        .replaceAll('board.pbn', join(folder, 'board.pbn'))
        .replaceAll('part-', join(folder, 'part-'))
        .replaceAll('--out lead', `--out ${join(folder, 'lead')}`)
      const done = spawnSync('sh', ['-ec', here], { cwd: root, encoding: 'utf8' })
      expect(done.status, done.stderr).toBe(0)
      return done.stdout
    }
    const single = 'npm run --silent lab -- simulate board.pbn --seat W --layouts 3'
    expect(run(example!.replaceAll('--layouts 2000', '--layouts 3'))).toBe(run(single))
    expect(readFileSync(join(folder, 'lead-leads.csv'), 'utf8')).toContain('imps_behind')
  },
  120_000,
)
