import { describe, expect, it } from 'vitest'
import { type Seat, SOUTH } from '#core/seat.ts'
import { HEARTS, type Suit } from '#core/suit.ts'
import { COMMON } from '#core/system-ref.ts'
import type { ProofStep } from '#explain/proof.ts'
import { likelyRange } from '#reasoning/answer/account.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { overThreeHearts } from '#testing/board-text.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { lastMoment } from '#testing/moments.ts'
import { boardIn, seenBy } from '#testing/seen.ts'
import type { JobInput } from '../../protocol.ts'

const BOARD = boardIn(overThreeHearts('HK H3 H5 HA HQ H4 HT H2'))
const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
const at = (cards: number): JobInput<'moments'> => ({
  view: seenBy({ ...BOARD, cards: BOARD.cards.slice(0, cards) }, SOUTH),
  sides: [SIDE, SIDE],
  systems: [{ id: COMMON }, { id: COMMON }],
})
const steps = (input: JobInput<'moments'>, what: Suit | 'hcp'): readonly ProofStep[] =>
  good(runInline('proof', { ...input, of: { kind: 'number', seat: WEST, what } })).steps
const WEST: Seat = 3
/** The steps that say an end of the range, with the call or card that each rests on. */
const ends = (input: JobInput<'moments'>, what: Suit | 'hcp'): readonly string[] =>
  steps(input, what).flatMap(({ act, text }) =>
    act === undefined ? [] : [`${act.act.kind} ${act.act.index} ${text}`],
  )
const likely = (input: JobInput<'moments'>) => {
  const west = lastMoment(input).agreed.now?.hands.find(({ seat }) => seat === WEST)
  if (west?.likely === undefined) throw new Error('West is read')
  return west.likely
}

describe('why an agreed range', () => {
  it('begins with the call that gives its ends, and its last word is the range that is told', () => {
    const { suits, hcp } = likely(at(0))
    const [least, most] = [suits[HEARTS].lo, suits[HEARTS].hi]
    expect(least).toBeGreaterThanOrEqual(5)
    expect(ends(at(0), HEARTS)[0]).toMatch(new RegExp(`^call 0 says \\d–${most} hearts\\.$`))
    expect(ends(at(0), HEARTS).join(' ')).toMatch(new RegExp(`(says|least) ${least}\\b`))
    expect(hcp.hi).toBeLessThanOrEqual(11)
    expect(ends(at(0), 'hcp').join(' ')).toMatch(/^call 0 says (at most|\d+–)/)
    // The law stands behind it.
    const [first, ...rest] = steps(at(0), HEARTS)
    expect(first?.act).toBeDefined()
    expect(rest.some(({ act, steps: more }) => act === undefined && more !== undefined)).toBe(true)
  })
  it('names two acts where two give the ends, and none by law alone', () => {
    for (const cards of [2, 5])
      for (const what of [HEARTS, 'hcp'] as const) {
        const input = at(cards)
        const range = what === 'hcp' ? likely(input).hcp : likely(input).suits[what]
        const told = ends(input, what).join(' ')
        const law = runInline('moments', { ...input, lawOnly: true, last: true }).moments[0]!.law
        const west = law.hands.find(({ seat }) => seat === WEST)!
        const byLaw = likelyRange(what === 'hcp' ? west.hcp : west.suits[what])
        if (range.lo !== byLaw.lo) expect(told).toMatch(new RegExp(`(least|says) ${range.lo}\\b`))
        if (range.hi !== byLaw.hi) expect(told).toMatch(new RegExp(`(most |–|says )${range.hi}\\b`))
        expect(ends({ ...input, lawOnly: true }, what)).toEqual([])
      }
  })
})
