/**
 * Hands whose call an expert has judged, each with the reason. A row that is `open` is not met yet; it must then
 * fail, so that whoever mends it takes the mark away.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import { bidderOf } from './auction-bidders.ts'
import { answerCase, isMet, readCase } from './auction-cases.ts'
import type { JsonObject } from './harness.ts'

const ROWS = readFileSync(new URL('./data/judged-calls.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as JsonObject)
const CASES = ROWS.map(readCase)

describe('calls judged by an expert', () => {
  it('are told apart by name, each with its reason', () => {
    expect(new Set(CASES.map(({ key }) => key)).size).toBe(CASES.length)
    for (const { says } of ROWS) expect(says).toMatch(/^[A-Z].*\.$/)
  })
  it.each(CASES.map((one) => [one.key, one] as const))('%s', async (_, one) => {
    const bidder = await bidderOf(one.system ?? '')
    if (bidder === undefined) throw new Error('the row names no system')
    const { call } = answerCase(one, bidder)
    const why = one.isOpen ? 'it is met now, so it is open no more' : callCode(call)
    expect(isMet(one, call), why).toBe(!one.isOpen)
  })
})
