import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import type { BoardRecord } from '#core/record.ts'
import { sessionNow } from '#store/index.ts'
import type { KibitzerStore } from '#store/store.ts'
import { fresh, now, oneNotrump, playOut } from '#testing/kibitzer-stores.ts'
import { codeIn, madeIn, sessionOfBoards, toSend } from './challenge-model.ts'

const passOut = (k: KibitzerStore) => {
  for (let i = 0; i < 4; i++) k.actions.makeCall(PASS)
}
/** Two boards: 1NT played out, and one that was passed out. */
function played() {
  const k = fresh()
  k.actions.startSession('robots', 2)
  k.actions.dealNew({ number: 1 })
  oneNotrump(k)
  playOut(k)
  k.actions.nextBoard()
  passOut(k)
  return k
}
const recordsOf = (k: KibitzerStore): readonly BoardRecord[] =>
  toSend(now(k).sessions, now(k).table.boards)[0]!.records.map(({ board }) => ({
    ...{ board, calls: [], contract: undefined, cards: [] },
  }))
const CODE = '1.m1boards.robots.AAAA'
const SET = { kind: 'challenge', code: CODE } as const

describe('the boards of a challenge', () => {
  it('are those of a session that is over, with what was bid, led and made', () => {
    const k = fresh()
    k.actions.startSession('robots', 2)
    k.actions.dealNew({ number: 1 })
    passOut(k)
    expect(toSend(now(k).sessions, now(k).table.boards)).toEqual([])
    const done = played()
    const [session] = now(done).sessions
    const { boards } = now(done).table
    const made = madeIn(session!, boards, recordsOf(done))
    expect(made?.[0]).toMatchObject({ calls: [bidOf(1, 4), PASS, PASS, PASS] })
    expect(made?.[0]?.lead).toBeDefined()
    expect(made?.[1]).toEqual({ calls: [PASS, PASS, PASS, PASS] })
  })
  it('cannot be sent once one has gone from the table', () => {
    const k = played()
    expect(toSend(now(k).sessions, now(k).table.boards.slice(0, -1))).toEqual([])
  })
  it('are known to the reader who plays them, has sent them, or played them otherwise', () => {
    const mine = played()
    const records = recordsOf(mine)
    const { sessions, table } = now(mine)
    // Not sent yet: the boards tell.
    expect(sessionOfBoards(sessions, table.boards, { boards: 'm1boards' }, records)).toBe(
      sessions[0],
    )
    mine.actions.noteSent(sessions[0]!.from, CODE)
    const sent = now(mine).sessions
    expect(sent[0]?.sent).toBe(CODE)
    // The boards have gone from the table: the code tells.
    expect(sessionOfBoards(sent, [], { boards: 'm1boards' }, records)).toBe(sent[0])
    expect(madeIn(sent[0]!, [], records)).toHaveLength(2)

    const other = fresh([9, 9, 9, 9])
    const known = () =>
      sessionOfBoards(now(other).sessions, now(other).table.boards, { boards: 'm1boards' }, records)
    expect(known()).toBeUndefined()
    expect(other.actions.startSet('robots', { records, name: 'x' }, SET).ok).toBe(true)
    passOut(other)
    expect(known()).toBe(sessionNow(now(other).sessions))
    expect(madeIn(known()!, now(other).table.boards, records)).toBeUndefined()
    other.actions.nextBoard()
    passOut(other)
    expect(madeIn(known()!, now(other).table.boards, records)).toHaveLength(2)
    // An answer to it has the same boards: they are not played again.
    const answer = { kind: 'challenge', code: `${CODE}.BBBB` } as const
    expect(other.actions.startSet('robots', { records, name: 'x' }, answer)).toMatchObject({
      error: { code: 'session/played' },
    })
  })
})

it('a code is found in a text, and no address of a machine is taken for one', () => {
  const code = '1.m14_2BAAAdp.total.5-Opuv1k6px.Zz-9_'
  for (const text of [code, `http://127.0.0.1:4521/#/challenge/${code}`, `Look: <${code}>. Yours`])
    expect(codeIn(text)).toBe(code)
  expect(codeIn('http://127.0.0.1:4521/ and 192.168.10.12')).toBeUndefined()
})
