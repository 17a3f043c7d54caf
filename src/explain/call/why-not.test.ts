import { describe, expect, it } from 'vitest'
import { plain } from '#constraint/phrase.ts'
import { type Call, callCode, isBid, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import { runInline } from '#engine/inline.ts'
import type { WhyNotOutput } from '#engine/jobs/bidding/why-not.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'

const read = (text: string): Hand => {
  const parsed = handOf.parse(text)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return parsed.value
}
const asked = (hand: Hand, reading: string) => {
  const system = { id: 'schenken-1967', reading }
  return { systems: [system, system], view: openingView(hand) } as const
}
const found = (answer: JobOutput<'why-not'>): WhyNotOutput => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}
const ask = (text: string): WhyNotOutput =>
  found(runInline('why-not', asked(read(text), 'corrected')))
const words = (text: string, call: string): string | undefined => {
  const entry = ask(text).entries.find((e) => callCode(e.call) === call)
  return entry && plain(entry.text)
}

describe('why not another opening', () => {
  it('tells the test that fails, and how far', () => {
    expect(words('AQT83.A62.K84.Q6', '1N')).toBe(
      'one stopper short of one notrump at section 7, and one more test fails',
    )
    // AKQ and no fourth honour: nine points, three honours, twelve cards elsewhere no help.
    expect(words('T8.962.84.AKQ542', '3C')).toBe(
      'one club honour short of three clubs at section 9',
    )
  })
  it('tells which section answers first where the hand meets the other rule too', () => {
    expect(words('AQT83.A62.K84.Q6', 'P')).toBe('section 12a answers first, with one spade')
  })
  it('lists all other openings once, nearest first, then as the sections stand', () => {
    const { entries, impossible } = ask('AQT83.A62.K84.Q6')
    expect(entries).toHaveLength(29)
    expect(new Set(entries.map((e) => e.call)).size).toBe(29)
    expect(entries.some((e) => callCode(e.call) === '1S')).toBe(false)
    expect(entries.slice(0, 4).map((e) => `${callCode(e.call)} ${e.cards} ${e.label}`)).toEqual([
      '1N 1 7',
      '1C 1 8a',
      '1D 1 12f',
      'P 1 14',
    ])
    expect(entries.map((e) => e.cards)).toEqual(entries.map((e) => e.cards).sort((a, b) => a - b))
    expect(impossible?.map(callCode)).toEqual(['3N', '4D', '4N', '5H', '5S', '5N'])
  })
  it('gives with each entry a hand that opens it, at the section it names', () => {
    const next = randomWords(70)
    for (let i = 0; i < 4; i++) {
      const hand = i % 2 === 0 ? randomHand(next) : lopsidedHand(next)
      const { entries } = found(runInline('why-not', asked(hand, 'published')))
      expect(entries).toHaveLength(29)
      for (const entry of entries) {
        const answer = openbid(entry.hand, READINGS.published)
        expect(answer).toMatchObject({ call: entry.call, section: entry.label })
        expect(entry.text.length).toBeGreaterThan(0)
        expect(plain(entry.text)).not.toMatch(/undefined|NaN| {2}/)
      }
    }
  }, 60_000)
  it('comes in as it is found, and nothing that was told is taken back', () => {
    const seen: string[] = []
    const output = runInline(
      'why-not',
      asked(read('5432.5432.543.32'), 'corrected'),
      ({ entries }) => {
        const now = entries.map((e) => `${e.call} ${e.cards} ${e.label}`)
        expect(now.slice(0, seen.length)).toEqual(seen)
        seen.splice(0, seen.length, ...now)
      },
    )
    expect(seen.length).toBeGreaterThan(20)
    expect(
      found(output)
        .entries.map((e) => `${e.call} ${e.cards} ${e.label}`)
        .slice(0, seen.length),
    ).toEqual(seen)
  }, 30_000)
})

describe('the smallest change', () => {
  const change = (text: string, call: string) => {
    const bid = [PASS, ...Array.from({ length: 35 }, (_, i) => (i + 1) as Call)].find(
      (c) => callCode(c) === call,
    )
    if (bid === undefined) throw new Error(call)
    return runInline('smallest-change', { hand: read(text), reading: 'corrected', call: bid })
  }
  it('names the cards, the section and what they move', () => {
    const answer = change('AQT83.A62.K84.Q6', '1N')
    if (answer.kind !== 'change') throw new Error(answer.kind)
    expect(answer.exchanges).toHaveLength(1)
    expect(answer.label).toBe('7')
    expect(openbid(answer.hand)).toMatchObject({ section: '7' })
    expect(answer.moved).toContainEqual({ name: 'stoppers', term: 'stop', now: '3', after: '4' })
  })
  it('says so when there is nothing to change, and when nothing helps', () => {
    expect(change('AQT83.A62.K84.Q6', '1S')).toEqual({ kind: 'already', label: '12a' })
    expect(change('AQT83.A62.K84.Q6', '5S')).toEqual({ kind: 'impossible' })
    expect(change('AQT83.A62.K84.Q6', '3N')).toEqual({ kind: 'impossible' })
  })
  it('is the entry of why not', () => {
    for (const entry of ask('T8.962.84.AKQ542').entries.slice(0, 6)) {
      const answer = change('T8.962.84.AKQ542', callCode(entry.call))
      expect(answer).toMatchObject({ kind: 'change', exchanges: entry.exchanges })
      expect(isBid(entry.call) || entry.call === PASS).toBe(true)
    }
  })
})
