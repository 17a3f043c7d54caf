import { describe, expect, it } from 'vitest'
import { type Board, boardOf } from '#core/board.ts'
import { type BoardMade, outcomeOf } from '#core/board-made.ts'
import { bidOf, DOUBLE, PASS } from '#core/call.ts'
import { cards } from '#core/hand.ts'
import { WEST } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import {
  emptyChallenge,
  goesOn,
  MOST_CHALLENGE_BOARDS,
  openResults,
  readChallenge,
  withResult,
} from './challenge.ts'

const boardsOf = (count: number): readonly Board[] =>
  Array.from({ length: count }, (_, i) => boardOf(i + 1, dealFromSeed([1, 2, 3, 4], i + 1)))
const TWO = boardsOf(2)
/** 1NT by North, nine tricks; passed out. */
const MADE: readonly BoardMade[] = [
  { calls: [bidOf(1, 4), PASS, PASS, PASS], declarerTricks: 9 },
  { calls: [PASS, PASS, PASS, PASS] },
]
const SENT = await withResult(emptyChallenge('m1boards', 'matchpoints'), 'Anna', MADE)

describe('a challenge', () => {
  it('tells who has played which boards, and no result before it is opened', () => {
    expect(readChallenge(SENT)).toEqual({
      ok: true,
      value: { code: SENT, boards: 'm1boards', scoring: 'matchpoints', players: ['Anna'] },
    })
  })
  it('opens to what was sealed, answers too, in their order', async () => {
    const lead = cards(dealFromSeed([1, 2, 3, 4], 1)[1])[0]!
    const theirs: readonly BoardMade[] = [
      { calls: [bidOf(3, 4), DOUBLE, PASS, PASS, PASS], lead, declarerTricks: 6 },
      MADE[1]!,
    ]
    const answer = await withResult(SENT, '  Jürgen ♠ ', theirs)
    const open = await openResults(answer, TWO)
    expect(open).toEqual({
      ok: true,
      value: [
        { name: 'Anna', made: MADE },
        { name: 'Jürgen ♠', made: theirs },
      ],
    })
    expect(goesOn(answer, SENT)).toBe(true)
    expect(goesOn(SENT, answer)).toBe(false)
    const worth = TWO.map((board, i) => outcomeOf(board, theirs[i]!).points)
    expect(worth).toEqual([-500, 0])
  })
  it('is told from one of which any letter was changed or left out', async () => {
    const answer = await withResult(SENT, 'Ben', MADE)
    for (let i = 0; i < answer.length; i++) {
      const other = answer[i] === 'A' ? 'B' : 'A'
      const changed = answer.slice(0, i) + other + answer.slice(i + 1)
      expect((await openResults(changed, TWO)).ok, `letter ${i}`).toBe(false)
      const short = answer.slice(0, i)
      if (short !== SENT) expect((await openResults(short, TWO)).ok, `cut at ${i}`).toBe(false)
    }
  })
  it('is told where a result was moved behind another challenge, or is of no lawful auction', async () => {
    const [, , , annas] = SENT.split('.')
    const mine = await withResult(emptyChallenge('m1boards', 'matchpoints'), 'Me', MADE)
    expect(await openResults(`${mine}.${annas}`, TWO)).toMatchObject({
      error: { code: 'challenge/changed' },
    })
    const unlawful: readonly (readonly BoardMade[])[] = [
      [{ calls: [bidOf(1, 4), bidOf(1, 0), PASS, PASS, PASS], declarerTricks: 7 }, MADE[1]!],
      [{ calls: [bidOf(1, 4), PASS, PASS], declarerTricks: 7 }, MADE[1]!],
      [{ calls: [bidOf(1, 4), PASS, PASS, PASS] }, MADE[1]!],
      [{ ...MADE[0]!, lead: cards(TWO[0]!.deal[WEST]!)[0]! }, MADE[1]!],
      [{ ...MADE[1]!, declarerTricks: 7 }, MADE[1]!],
      [MADE[0]!],
      [...MADE, MADE[1]!],
    ]
    for (const made of unlawful) {
      const code = await withResult(emptyChallenge('m1boards', 'par'), 'X', made)
      expect((await openResults(code, TWO)).ok).toBe(false)
    }
  })
  it('of sixteen boards is short enough for a QR code', async () => {
    const long = bidOf(4, 3)
    const calls = [PASS, bidOf(1, 3), PASS, bidOf(2, 0), PASS, bidOf(2, 3), PASS, long]
    const made: BoardMade = { calls: [...calls, PASS, PASS, PASS], declarerTricks: 10 }
    const all = Array.from({ length: MOST_CHALLENGE_BOARDS }, () => made)
    const code = await withResult(emptyChallenge('x'.repeat(275), 'robots'), 'Somebody', all)
    expect(code.length).toBeLessThan(700)
  })
  it('that is none is refused in words and never throws', async () => {
    for (const text of ['', '1', '1.a.par', '1.a.chess.AAAA', '9.a.par.AAAA', 'x.y.z', '1.a.par.é'])
      expect(await openResults(text, TWO)).toMatchObject({ ok: false })
    expect(readChallenge('2.a')).toMatchObject({ error: { code: 'challenge/version' } })
  })
})
