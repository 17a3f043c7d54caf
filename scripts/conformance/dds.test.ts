import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadKernel } from '#doubledummy/kernel.ts'
import { describeShared } from '#testing/shared.ts'
import { checkDds } from './dds.ts'

const kernel = await loadKernel()
const run = (text: string) => {
  const lines: string[] = []
  const { passed, failed } = checkDds(kernel, text, (line) => lines.push(line))
  return { passed, failed, lines: lines.join('\n') }
}

/** Each hand has one whole suit: quickly solved. */
const BOARD = {
  deal: 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432',
  dealer: 'N',
  vul: 'None',
  dd: {
    S: [13, 0, 13, 0],
    H: [0, 13, 0, 13],
    D: [13, 0, 13, 0],
    C: [0, 13, 0, 13],
    N: [0, 0, 0, 0],
  },
  par: 1510,
}
const POSITION = {
  trump: 'NT',
  leader: 'W',
  trick: ['S3'],
  toPlay: 'N',
  remaining: 'N:A2... KQ... 54... J...',
  tricksByCard: { SA: 1, S2: 1 },
}

describe('dds', () => {
  it('passes records that are right', () => {
    expect(run(JSON.stringify(BOARD))).toMatchObject({ passed: 1, failed: 0 })
    expect(run(JSON.stringify([POSITION]))).toMatchObject({ passed: 1, failed: 0 })
  })
  it.each([
    ['a cell', { dd: { ...BOARD.dd, H: [0, 13, 1, 13] } }, 'dd.H.S: expected 1, got 0'],
    ['par', { par: 1440 }, 'par: expected 1440, got 1510'],
    ['a deal that is not whole', { deal: 'N:A... K... Q... J...' }, 'the deal is not whole'],
  ])('fails %s', (_, change, printed) => {
    const { failed, lines } = run(JSON.stringify({ ...BOARD, ...change }))
    expect(failed).toBe(1)
    expect(lines).toContain(printed)
  })
  it.each([
    ['a card', { tricksByCard: { SA: 2, S2: 1 } }, 'tricksByCard.SA: expected 2, got 1'],
    ['a card left out', { tricksByCard: { SA: 1 } }, 'tricksByCard.S2: expected absent, got 1'],
    ['unequal hands', { remaining: 'N:A2... KQ... 5... J...' }, 'the hands do not go round'],
  ])('fails %s', (_, change, printed) => {
    const { failed, lines } = run(JSON.stringify([{ ...POSITION, ...change }]))
    expect(failed).toBe(1)
    expect(lines).toContain(printed)
  })
})

// The whole files: npm run conformance -- dds FILE (docs/checks.md).
describeShared('dds over the shared results', (path) => {
  it('agrees with DDS on the first boards: tables, par, leads and traces', () => {
    const text = readFileSync(path('data', 'dds', 'list100.jsonl'), 'utf8')
    const { passed, lines } = run(text.split('\n').slice(0, 5).join('\n'))
    expect(lines).toBe('not checked: peer (calls of other programs)')
    expect(passed).toBe(5)
  })
  it('agrees with it on every card of positions from trick one to trick nine', () => {
    const all = JSON.parse(readFileSync(path('data', 'dds', 'card-scores.json'), 'utf8'))
    const sample = (all as readonly unknown[]).filter((_, i) => i % 9 === 4)
    expect(run(JSON.stringify(sample))).toEqual({ passed: sample.length, failed: 0, lines: '' })
  })
})
