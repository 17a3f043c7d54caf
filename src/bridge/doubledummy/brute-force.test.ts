import { describe, expect, it } from 'vitest'
import { wrongEndings } from '#testing/plain-double-dummy.ts'
import { loadPlainKernel, loadWasmKernel } from './kernel.ts'

describe('the kernel against every card tried', () => {
  it.each([
    [2, 300],
    [3, 300],
    [4, 200],
    [5, 40],
  ])('values every card of random endings of %i tricks', async (tricks, count) => {
    expect(wrongEndings(await loadWasmKernel(), 17, tricks, count)).toEqual([])
  })

  it('does so as plain TypeScript too', async () => {
    expect(wrongEndings(await loadPlainKernel(), 18, 4, 150)).toEqual([])
  })
})
