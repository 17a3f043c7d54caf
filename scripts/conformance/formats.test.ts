import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { finish } from '#core/steps.ts'
import { readText } from '#formats/index.ts'
import { good } from '#testing/good.ts'
import { describeShared } from '#testing/shared.ts'
import { checkFile, conformance, crossing, readTable } from './formats.ts'

const samples = resolve(dirname(fileURLToPath(import.meta.url)), '../../e2e/samples')
const mismatches = (name: string, expected?: Parameters<typeof checkFile>[2], as = name) =>
  [...checkFile(readFileSync(resolve(samples, name)), as, expected, () => {})].map((m) => m.field)
const EIGHT = { boards: 8, auctions: 8, plays: 7, problems: 0 }

describe('conformance of formats', () => {
  it('passes our own samples', () => {
    expect(mismatches('eight-boards.pbn', EIGHT)).toEqual([])
    expect(mismatches('eight-boards.lin', EIGHT)).toEqual([])
  })
  it('fails on a wrong count', () => {
    for (const field of ['boards', 'auctions', 'plays', 'problems'] as const)
      expect(mismatches('eight-boards.pbn', { ...EIGHT, [field]: 99 })).toEqual([field])
  })
  it('fails on a problem in a file taken to be good, and on none in an errors_ file', () => {
    expect(mismatches('errors.pbn')).toEqual(['problems'])
    expect(mismatches('eight-boards.pbn', EIGHT, 'errors_1.pbn')).toEqual(['problems'])
    expect(mismatches('errors.pbn', undefined, 'errors_1.pbn')).toEqual([])
  })
  it('asks the table for a reason where a file has problems', () => {
    const row = { boards: 1, auctions: 0, plays: 0, problems: 1 }
    expect(() => readTable({ 'a/b.pbn': row })).toThrow('must say why')
    expect(() => readTable({ 'a/b.pbn': { ...row, why: 'a card twice' } })).not.toThrow()
    expect(() => readTable({ 'a/b.pbn': { boards: 1 } })).toThrow('needs boards')
  })
})

describe('a way through another format', () => {
  it('must have a named loss for what a file says beyond its boards', () => {
    const { boards } = good(
      finish(
        readText(
          '[Site "Izmir"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AK... - - -"]\n',
        ),
      ),
    )
    expect([...crossing(boards, 'lin')]).toEqual([])
    // JSON names none, since it carries all of it.
    expect([...crossing(boards, 'json')].map(({ expected }) => expected)).toEqual(['a named loss'])
  })
})

describeShared('the samples from the wild', (path) => {
  it('are all as the table says', async () => {
    const lines: string[] = []
    const report = await conformance.run([path('data', 'pbn-lin')], (line) => lines.push(line))
    expect(lines.filter((line) => !line.includes('is the identity'))).toEqual([])
    expect(report.failed).toBe(0)
    expect(report.passed).toBeGreaterThanOrEqual(48)
  })
})
