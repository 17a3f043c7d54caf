/** Every rule at its limits, as written in edges/: a change of any outcome must be accepted. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changedLines, readEdges, replayed, writeEdges } from '#bidding/check/edge-file.ts'
import { type EdgeSubject, edgesOf } from '#bidding/check/edges.ts'
import { turnsAtLimits } from '#bidding/check/turns.ts'
import { everyAuction } from '#bidding/check/walk.ts'
import { called, cheapest, hand, length, points } from '#bidding/shows.ts'
import { biddingSystem, rule } from '#bidding/system.ts'
import { edgeSubjects } from './edges/subjects.ts'

const written = (id: string): string =>
  readFileSync(new URL(`./edges/${id}.txt`, import.meta.url), 'utf8')

describe('every rule at its limits', () => {
  it.each(edgeSubjects().map((subject) => [subject.id, subject] as const))(
    'calls as written down, in %s (meant otherwise: npm run edges -- --accept)',
    (id, subject) => {
      const before = written(id)
      expect(
        changedLines(before, writeEdges(subject, replayed(subject, readEdges(subject, before)))),
      ).toEqual([])
    },
  )

  const made = (least: number, spades: number, name?: string): EdgeSubject => {
    const system = biddingSystem(
      'edge',
      'Edge',
      [],
      rule({
        name: 'spades',
        when: { role: 'opening' },
        call: '1S',
        shows: hand(
          points(least, 20),
          name === undefined ? length('S', spades) : called(name, length('S', spades)),
        ),
        says: 'For a test.',
      }),
    )
    return { id: 'edge', name: 'Edge', system, rules: system.rules }
  }
  const subject = made(12, 5)
  const sides = [subject.system, subject.system] as const
  const text = writeEdges(subject, edgesOf(subject, new Set(['spades']), everyAuction(sides, 0)))

  it('has a hand on either side of each number', () => {
    for (const at of ['hcp 12 inside', 'hcp 11 outside', 'hcp 20 inside', 'hcp 21 outside'])
      expect(text).toContain(` | ${at}`)
    expect(text).toMatch(/1S = \| S length 5 inside/)
    expect(text).toMatch(/P natural: .* \| S length 4 outside/)
    expect(writeEdges(subject, readEdges(subject, text))).toBe(text)
  })
  it('has what the call shows, with nothing hidden behind a name', () => {
    expect(text).toContain('\n  1S shows 12–20 HCP and 5+ spades\n')
    const named = made(12, 5, 'a good suit')
    const again = writeEdges(named, replayed(named, readEdges(named, text)))
    expect(again).toBe(text)
  })
  it('has the turns at the limits of a call and of a situation, and of two rules together', () => {
    const spades = (to: 1 | 2 | 3, level: 0 | 1 | 2): EdgeSubject => {
      const system = biddingSystem(
        'also',
        'Also',
        [],
        rule({ name: 'spades', call: cheapest('S', 1, to), shows: length('S', 5), says: '' }),
        rule({
          name: 'double',
          when: { level: [1, level] },
          call: 'X',
          shows: points(9),
          says: '',
        }),
      )
      return { id: 'also', name: 'Also', system, rules: system.rules }
    }
    const both = (of: EdgeSubject): string => {
      const states = [...everyAuction([of.system, of.system], 1)]
      const all = new Set(['spades', 'double'])
      const found = edgesOf(of, all, states)
      const { turns } = turnsAtLimits(of, found, all, states)
      return writeEdges(
        of,
        new Map([...found].map(([name, one]) => [name, { ...one, others: turns.get(name) ?? [] }])),
      )
    }
    const three = spades(3, 2)
    const text3 = both(three)
    expect(text3).toMatch(/\n {2}also 3S shows 5\+ spades after 2S \| [0-9a-f]{8}\n/)
    expect(text3).toMatch(/\n {2}also - after 3S \| [0-9a-f]{8}\n/)
    expect(writeEdges(three, readEdges(three, text3))).toBe(text3)
    for (const [to, level] of [
      [2, 2],
      [3, 1],
    ] as const) {
      const other = spades(to, level)
      const now = writeEdges(other, replayed(other, readEdges(other, text3)))
      expect(changedLines(text3, now)).not.toEqual([])
    }
  })
  it('has a code for a rule that no auction comes to, which changes with a number', () => {
    const [one, other] = [made(12, 5), made(12, 6)].map((of) => writeEdges(of, new Map()))
    expect(one).toMatch(/spades \| never met \| [0-9a-f]{8}\n/)
    expect(other).not.toBe(one)
  })
  it.each([
    [13, 5],
    [11, 5],
    [12, 6],
    [12, 4],
  ])('changes with a number: %i points, %i spades', (least, spades) => {
    const other = made(least, spades)
    expect(
      changedLines(text, writeEdges(other, replayed(other, readEdges(other, text)))),
    ).not.toEqual([])
  })
})
