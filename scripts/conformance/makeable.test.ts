import { expect, it } from 'vitest'
import { loadKernel } from '#doubledummy/kernel.ts'
import { checkMakeable } from './makeable.ts'

/** Each side has two whole suits: the results follow by hand. */
const FIXTURE = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98.AKQJT9.. ..AKQJT98.AKQJT9 765432.8765432.. ..765432.8765432"]
[DoubleDummyTricks "0dd000dd00000dd000dd"]
[OptimumScore "NS +1510"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:AKQJT98.AKQJT9.. ..AKQJT98.AKQJT9 765432.8765432.. ..765432.8765432"]
`
const check = async (text: string) => {
  const lines: string[] = []
  const report = checkMakeable(await loadKernel(), new TextEncoder().encode(text), (line) =>
    lines.push(line),
  )
  return { ...report, lines }
}

it('boards that say what makes are held to ours, and the others counted', async () => {
  expect(await check(FIXTURE)).toEqual({
    ...{ passed: 1, failed: 0 },
    lines: ['1 of 2 boards say what makes'],
  })
})
it('a result and a par that are not ours are told', async () => {
  const { failed, lines } = await check(FIXTURE.replace('"0dd', '"0dc').replace('+1510', '+1440'))
  expect(failed).toBe(1)
  expect(lines.slice(1)).toEqual([
    'board 1: H by N: expected 12, got 13',
    'board 1: par: expected 1440, got 1510',
  ])
})
