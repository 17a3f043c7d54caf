/** Every rule at its limits, as written in tests/golden/edges: a change of any outcome must be accepted. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { biddingSystem, rule } from '#bidding/language/drafts.ts'
import { everyAuction } from '#testing/bidding/auctions.ts'
import { called, cheapest, hand, length, points } from '#testing/bidding/words.ts'
import { changedLines, readEdges, writeEdges, writtenNow } from '#testing/edges/edge-file.ts'
import { type EdgeSubject, edgesOf } from '#testing/edges/edges.ts'
import { edgeSubjects } from '#testing/edges/subjects.ts'
import { turnsAtLimits } from '#testing/edges/turns.ts'

const written = (id: string): string => readFileSync(`tests/golden/edges/${id}.txt`, 'utf8')

describe('every rule at its limits', () => {
  it.each(edgeSubjects().map((subject) => [subject.id, subject] as const))(
    'calls as written down, in %s (meant otherwise: npm run edges -- --accept)',
    (id, subject) => {
      const before = written(id)
      expect(changedLines(before, writtenNow(subject, before))).toEqual([])
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
    const again = writtenNow(named, text)
    expect(again).toBe(text)
  })
  it('has the turns at the limits of a call and of a situation', () => {
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
      const now = writtenNow(other, text3)
      expect(changedLines(text3, now)).not.toEqual([])
    }
  })
  const opening = (name: string, call: '1S' | '1H' | '1D', shows: ReturnType<typeof hand>) =>
    rule({ name, when: { role: 'opening' }, call, shows, says: 'For a test.' })
  const ordered = (...rules: readonly ReturnType<typeof opening>[]): EdgeSubject => {
    const system = biddingSystem('order', 'Order', [], ...rules)
    return { id: 'order', name: 'Order', system, rules: system.rules }
  }
  const high = opening('spades', '1S', hand(points(12, 20), length('S', 5)))
  const heart = opening('hearts', '1H', hand(points(12, 20), length('H', 5)))
  const two = ordered(high, heart)
  const twoText = writeEdges(
    two,
    edgesOf(two, new Set(['spades', 'hearts']), everyAuction([two.system, two.system], 0)),
  )
  it('has no line that another rule of the turn changes', () => {
    const weak = opening('diamonds', '1D', hand(points(0, 4), length('D', 6)))
    for (const more of [ordered(weak, high, heart), ordered(high, weak, heart)])
      expect(changedLines(twoText, writtenNow(more, twoText))).toEqual([
        expect.stringMatching(/^\+ diamonds \| never met/),
      ])
  })
  it('changes when two rules change places', () => {
    expect(changedLines(twoText, writtenNow(ordered(heart, high), twoText))).toContain(
      '+ spades stands behind hearts',
    )
  })
  it('has where the rules of a convention stand, which a new rule of the system leaves alone', () => {
    const convention = (...before: readonly ReturnType<typeof opening>[]): EdgeSubject => ({
      ...ordered(...before),
      rules: ordered(...before).system.rules.filter(({ label }) => label === 'hearts'),
    })
    const last = opening('diamonds', '1D', hand(points(12, 20), length('D', 3)))
    const text = writtenNow(convention(high, heart, last), '')
    expect(text).toContain('# hearts and its next stand behind spades and before diamonds.\n')
    const weak = opening('weak', '1D', hand(points(0, 4), length('D', 6)))
    expect(writtenNow(convention(high, weak, heart, last), text)).toBe(text)
    expect(changedLines(text, writtenNow(convention(heart, high, last), text))).toContain(
      '+ # hearts and its next stand behind none and before spades.',
    )
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
    expect(changedLines(text, writtenNow(other, text))).not.toEqual([])
  })
})
