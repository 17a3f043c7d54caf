import { describe, expect, it } from 'vitest'
import { plain } from '#constraint/phrase.ts'
import { callCode } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import { plainRow } from '#explain/call/condition-rows.ts'
import type { Explanation, Step } from '#explain/call/explanation.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { lopsidedHand, randomWords } from '#testing/random-hands.ts'

const answer = (h: Hand): Explanation => {
  const system = { id: 'schenken-1967' }
  const made = runInline('turn', { systems: [system, system], view: openingView(h) })
  if (!made.ok || made.value.by !== 'procedure') throw new Error('OPENBID opens')
  return made.value
}
const read = (text: string): Hand => good(hand.parse(text))
const why = (text: string): Explanation => answer(read(text))
const section = (w: Explanation, id: string): Step => {
  const found = w.steps.find((r) => r.label === id)
  if (!found) throw new Error(`no section ${id}`)
  return found
}

/** The section that chose. */
const chosen = (w: Explanation) => w.steps.find(({ verdict }) => verdict === 'met')?.label

describe('why this call', () => {
  it('opens the section that chose, with this hand’s values', () => {
    const w = why('KQJT8.AK7.QJ.T52')
    expect([callCode(w.call), w.label, chosen(w)]).toEqual(['1S', '12a', '12'])
    const part = section(w, '12').parts?.find((p) => p.label === '12a')
    expect(part?.rows.map(plainRow)).toEqual([
      'L ≥ 5: 5 (met)',
      'T ≥ 12: 16 (met)',
      'first of spades hearts diamonds: as long as any and 5 cards with a point, or 6: spades: 5 cards, 6 points (met)',
      'spades: 5 cards, 6 points (met)',
      'hearts: 3 cards, 7 points (not-reached)',
      'diamonds: 2 cards, 3 points (not-reached)',
    ])
  })
  it('tells the test on which each earlier section declined', () => {
    const w = why('KQJT8.AK7.QJ.T52')
    const told = ['1', '2', '7', '8', '9', '11'].map((id) => {
      const { decided } = section(w, id)
      return `${id} ${plain(decided?.test ?? [])}: ${plain(decided?.value ?? [])}`
    })
    expect(told).toEqual([
      '1 T ≤ 6: 16',
      '2 P ≥ 12: 5',
      '7 4 stoppers: 3',
      '8 17+ HCP: 16',
      '9 6+ clubs: 3 cards',
      '11 L ≥ 7: 5',
    ])
  })
  it('names a near miss by what is short and the bid it would have been', () => {
    expect(plain(section(why('KQJT8.AK7.QJ.T52'), '8').near ?? [])).toBe(
      'one HCP short of one club',
    )
    expect(plain(section(why('AQ8764.K2.432.93'), '10').near ?? [])).toBe(
      'one spade honour short of two spades',
    )
    expect(why('852.J73.Q64.T943').steps.some((r) => r.near)).toBe(false)
  })
  it('keeps a bid of 11a in hand with ten points, and says what became of it', () => {
    const replaced = why('T.A9865432.Q5.A5')
    expect(replaced.label).toBe('13a')
    expect(plain(section(replaced, '11').note ?? [])).toContain('three hearts is kept in hand')
    // So many bare honours that T is 12, and 13a wants 13: the bid in hand stands.
    const w = why('QJ.Q2.Q9876543.K')
    expect(openbid(read('QJ.Q2.Q9876543.K')).section).toBe('11a')
    expect([w.label, chosen(w)]).toEqual(['11a', '14'])
    expect(section(w, '13').verdict).toBe('not-met')
    expect(callCode(w.call)).toBe('3D')
  })
  it('gives the bridge reason with its suit and section, and the facts that decided', () => {
    const told = (text: string) => {
      const { reason, facts } = why(text)
      return [plain(reason), ...facts.map((row) => `${plain(row.text)}: ${plain(row.value)}`)]
    }
    expect(told('852.J73.Q64.T943')).toEqual([
      'At most six total points: nothing to open. (Section 1.)',
      'total points ≤ 6: 2',
    ])
    expect(told('KQJT8.AK7.QJ.T52')).toEqual([
      'Enough to open, and at least five spades, the longest suit. (Section 12a.)',
      'cards in the longest suit ≥ 5: 5',
      'total points ≥ 12: 16',
      'the first suit that will do: spades: 5 cards, 6 points',
    ])
    // The suit of a strong opening is the one behind it.
    expect(told('A.AKQJ8765.K2.A2')[0]).toMatch(/^Nine tricks or more in one hand, hearts /)
  })
  it('leaves no slot of a reason unfilled, whatever the hand', () => {
    const next = randomWords(9)
    const unfilled = Array.from({ length: 1_500 }, () => answer(lopsidedHand(next)).reason)
      .map(plain)
      .filter((text) => text.includes('{'))
    expect(unfilled).toEqual([])
  })
  it('agrees with the direct port, and its sections fall in the one order', () => {
    const next = randomWords(8)
    const wrong: string[] = []
    for (let i = 0; i < 1_500; i++) {
      const h = lopsidedHand(next)
      const w = answer(h)
      const direct = openbid(h)
      if (w.call !== direct.call || w.label !== direct.section)
        wrong.push(`${hand.format(h)}: ${w.label} against ${direct.section}`)
      const states = w.steps.map((r) => r.verdict).join(' ')
      if (!/^(not-met )*met( not-reached)*$/.test(states)) wrong.push(states)
      for (const r of w.steps)
        if (r.verdict === 'not-met' && !/^(?!.*undefined)./.test(plain(r.decided?.test ?? [])))
          wrong.push(`${hand.format(h)}: section ${r.label} does not say why`)
    }
    expect(wrong).toEqual([])
  })
  it('is plain data', () => {
    const out = answer(read('KQJT8.AK7.QJ.T52'))
    expect(structuredClone(out)).toEqual(out)
  })
})
