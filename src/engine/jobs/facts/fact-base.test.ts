import { describe, expect, it } from 'vitest'
import { plain } from '#constraint/phrase.ts'
import { EMPTY_HAND } from '#core/hand.ts'
import type { BoardRecord } from '#core/record.ts'
import { SEATS, type Seat, SOUTH } from '#core/seat.ts'
import { BRIBIP } from '#examples/bribip.ts'
import { seenBy } from '#testing/seen.ts'
import { type FactBaseOutput, factBase } from './fact-base.ts'

const PLAYED = BRIBIP[0]!.record
/** To the lead. */
const RECORD = { ...PLAYED, cards: PLAYED.cards.slice(0, 1) }
const told = (
  record: BoardRecord,
  seat: Seat,
  rules: 'essex-acol' | 'schenken-1967' = 'essex-acol',
) => {
  const job = factBase({
    view: seenBy(record, seat),
    systems: [{ id: rules }, { id: 'essex-acol' }],
  })
  let next = job.next()
  while (!next.done) next = job.next()
  return next.value
}
const whole = (record: BoardRecord, seat: Seat): FactBaseOutput => {
  const result = told(record, seat)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

describe('the fact base job', () => {
  const output = whole(RECORD, SOUTH)
  it('gives the log step by step, from the deal to dummy', () => {
    expect(output.steps.map(({ title }) => title)).toEqual([
      'The deal',
      ...Array.from({ length: 23 }, (_, i) => `Call ${i + 1}`),
      'End of the auction',
      'The opening lead',
      'Dummy',
    ])
    expect(
      output.steps.every(({ lines }) => lines.every(({ words }) => plain(words).endsWith('.'))),
    ).toBe(true)
  })
  it('grows with the board and changes nothing behind', () => {
    for (let at = 0; at <= RECORD.calls.length; at++) {
      const cut = { ...RECORD, calls: RECORD.calls.slice(0, at), cards: [], contract: undefined }
      const part = whole(cut, SOUTH).steps
      const lines = part.slice(0, at + 1).map((step) => step.lines.map(({ words }) => plain(words)))
      expect(lines).toEqual(
        output.steps.slice(0, at + 1).map((step) => step.lines.map(({ words }) => plain(words))),
      )
    }
  })
  it('gives every fact its words, its reason and its status', () => {
    const north = output.facts.find(({ words }) => plain(words) === 'North: 6 or more points')
    expect(north).toMatchObject({ base: 'known', reason: 'call 4', status: 'confirmed' })
    const trumps = output.facts.find(({ words }) => plain(words) === 'trumps = spades')
    expect(trumps?.reason).toBe('A suit that both have bid is trumps')
    expect(new Set(output.facts.map(({ status }) => status))).toEqual(
      new Set(['added', 'confirmed', 'withdrawn']),
    )
  })
  it('has the plan of the hour, and none for dummy', () => {
    expect(output.steps.at(-1)?.plan.map(({ words }) => plain(words))).toContain(
      'draw trumps, spades: at least 9 in the two hands',
    )
    expect(whole(RECORD, 0).steps.at(-1)?.plan).toEqual([])
    // The asker has the plan behind the ask.
    expect(whole(RECORD, 0).steps[12]?.plan).toHaveLength(3)
  })
  it('goes on through the play, and tells what is done of the plan', () => {
    const { steps } = whole({ ...PLAYED, cards: PLAYED.cards.slice(0, 34) }, SOUTH)
    expect(steps.slice(26).map(({ title }) => title)).toEqual(
      ['Dummy', 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (n === 'Dummy' ? n : `Trick ${n}`)),
    )
    const lines = steps[34]?.lines.map(({ words }) => plain(words))
    expect(lines).toEqual([
      'West: a singleton in spades (shown in trick 8).',
      'East: 3 spades (a suit has thirteen cards).',
      'South wins the trick with the queen of spades.',
      'Follows the plan: draw trumps, spades: 2 still out.',
      'No longer in the plan: ruff hearts in North’s hand, before trumps.',
      'Changed in the plan: draw trumps, spades: 1 still out, with East.',
    ])
    expect(steps[34]?.plan.map(({ words, done }) => `${plain(words)} ${done}`)).toEqual([
      'ruff clubs in North’s hand true',
      'draw trumps, spades: 1 still out, with East false',
      'ruff diamonds in South’s hand false',
    ])
    // The ninth trick is still open.
    expect(steps[35]?.lines).toEqual([])
  })
  it('answers every seat, and sides that play another system', () => {
    for (const seat of SEATS) expect(whole(RECORD, seat).observer).toBe(seat)
    expect(told(RECORD, SOUTH, 'schenken-1967').ok).toBe(true)
    const nobody = { id: 'schenken-1967' }
    const job = factBase({ view: seenBy(RECORD, SOUTH), systems: [nobody, nobody] })
    expect(job.next().value).toMatchObject({ ok: false, error: { code: 'factbase/none' } })
  })
  it('says what is wrong with a hand that is not whole', () => {
    const input = {
      view: { ...seenBy(RECORD, SOUTH), hand: EMPTY_HAND },
      systems: [{ id: 'essex-acol' }, { id: 'natural' }],
    } as const
    expect(factBase(input).next()).toMatchObject({
      value: { ok: false, error: { code: 'factbase/hand' } },
    })
  })

  it('lists what is watched for in dummy, in words', () => {
    const cues = output.cues.map(({ words, status }) => `${plain(words)} (${status})`)
    expect(cues).toContain('the ace of clubs: then North has no clubs (dropped)')
  })
})
