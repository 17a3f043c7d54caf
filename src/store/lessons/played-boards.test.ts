/** What of the boards on the table can be handed back. */
import { expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { type BoardRecord, dealtRecord } from '#core/record.ts'
import { rngOf } from '#core/rng.ts'
import { randomDeal } from '#core/shuffle.ts'
import { fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import { boardHandedIn, setOnTable } from './played-boards.ts'

const set = (count: number, seed: number): BoardRecord[] =>
  Array.from({ length: count }, (_, i) => dealtRecord(i + 1, randomDeal(rngOf([seed, 0, 0, i]))))
const handed = (k: ReturnType<typeof fresh>) =>
  setOnTable(now(k).table).map((board) => boardHandedIn(board))

it('is the set that came, not the boards dealt before and after it, nor another set', () => {
  const k = fresh()
  oneNotrump(k)
  k.actions.openSet(set(3, 1), 'the link')
  k.actions.openSet(set(2, 2), 'the link')
  k.actions.dealNew()
  expect(handed(k)).toEqual([])
  k.actions.selectBoard(1)
  expect(setOnTable(now(k).table).map(({ source }) => source.board.number)).toEqual([1, 2, 3])
  k.actions.selectBoard(5)
  expect(setOnTable(now(k).table)).toHaveLength(2)
})
it('has no board that came with its calls', () => {
  const k = fresh()
  const [first, second] = set(2, 3)
  k.actions.openSet([first!, { ...second!, calls: [{ call: PASS }] }], 'a file')
  k.actions.selectBoard(1)
  expect(handed(k)).toEqual([])
})
it('tells calls, lead and tricks of the first try, and nothing of a board that is not over', () => {
  const k = fresh()
  k.actions.openSet(set(2, 4), 'the link')
  for (let pass = 0; pass < 4; pass++) k.actions.makeCall(PASS)
  k.actions.selectBoard(1)
  oneNotrump(k)
  playOut(k, 51)
  expect(handed(k)).toEqual([
    expect.objectContaining({ number: 1, made: { calls: [PASS, PASS, PASS, PASS] } }),
    undefined,
  ])
  playOut(k, 1)
  const first = handed(k)[1]
  expect(first?.made).toMatchObject({
    lead: expect.any(Number),
    declarerTricks: expect.any(Number),
  })
  k.actions.playAgain()
  for (let pass = 0; pass < 4; pass++) k.actions.makeCall(PASS)
  expect(handed(k)[1]).toEqual(first)
})
