import { describe, expect, it } from 'vitest'
import { plain } from '#constraint/phrase.ts'
import { type Call, callCode, isBid, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { upTo } from '#testing/long.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import type { CardChange, Proof } from '../proof.ts'

const read = (text: string): Hand => good(handOf.parse(text))
const asked = (hand: Hand, reading: string) => {
  const system = { id: 'schenken-1967', reading }
  return { systems: [system, system], view: openingView(hand) } as const
}
const WHY_NOT = { kind: 'why-not' } as const
interface Entry extends CardChange {
  readonly cards: number
  readonly text: string
}
const entriesOf = ({ steps }: Proof): readonly Entry[] =>
  steps.flatMap(({ text, phrase, change, count }) => {
    if (change === undefined) return []
    // What is read aloud is what is drawn.
    expect(text).toBe(plain(phrase ?? []))
    return [{ ...change, text, cards: Number(count?.n) }]
  })
const found = (answer: JobOutput<'proof'>): Proof => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}
const answers = new Map<string, Proof>()
/** The whole answer for a hand, worked out once for all that is asked of it. */
const ask = (text: string): Proof => {
  const known = answers.get(text)
  if (known !== undefined) return known
  const proof = found(runInline('proof', { ...asked(read(text), 'corrected'), of: WHY_NOT }))
  answers.set(text, proof)
  return proof
}
const words = (text: string, call: string): string | undefined =>
  entriesOf(ask(text)).find((e) => callCode(e.call) === call)?.text

describe('why not another opening', () => {
  it('tells the test that fails, and how far', () => {
    expect(words('AQT83.A62.K84.Q6', '1N')).toBe('one stopper short of one notrump at section 7')
    // AKQ and no fourth honour: nine points, three honours, twelve cards elsewhere no help.
    expect(words('T8.962.84.AKQ542', '3C')).toBe(
      'one club honour short of three clubs at section 9',
    )
  })
  it('tells which section answers first where the hand meets the other rule too', () => {
    expect(words('AQT83.A62.K84.Q6', 'P')).toBe('section 12a answers first, with one spade')
  })
  it('stops with the distance at which as many are known as are asked for', () => {
    const hand = read('AQT83.A62.K84.Q6')
    const whole = entriesOf(ask('AQT83.A62.K84.Q6'))
    const of = { ...WHY_NOT, first: 9 }
    const near = entriesOf(found(runInline('proof', { ...asked(hand, 'corrected'), of })))
    expect(near.length).toBeGreaterThanOrEqual(of.first)
    expect(near).toEqual(whole.slice(0, near.length))
    expect(whole[near.length]!.cards).toBeGreaterThan(near.at(-1)!.cards)
  })
  it('lists all other openings once, nearest first, then as the sections stand', () => {
    const proof = ask('AQT83.A62.K84.Q6')
    const entries = entriesOf(proof)
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
    expect(proof.steps.at(-1)?.text).toBe(
      'No hand at all opens three notrump, four diamonds, four notrump, five hearts, five spades or five notrump.',
    )
  })
  it('gives with each entry a hand that opens it, at the section it names', () => {
    const next = randomWords(70)
    for (let i = 0; i < upTo(2, 4); i++) {
      const hand = i % 2 === 0 ? randomHand(next) : lopsidedHand(next)
      const entries = entriesOf(
        found(runInline('proof', { ...asked(hand, 'published'), of: WHY_NOT })),
      )
      expect(entries).toHaveLength(29)
      for (const entry of entries) {
        const answer = openbid(entry.hand, READINGS.published)
        expect(answer).toMatchObject({ call: entry.call, section: entry.label })
        expect(entry.text.length).toBeGreaterThan(0)
        expect(entry.text).not.toMatch(/undefined|NaN| {2}/)
      }
    }
  }, 60_000)
  it('comes in as it is found, and nothing that was told is taken back', () => {
    const seen: string[] = []
    const output = runInline(
      'proof',
      { ...asked(read('5432.5432.543.32'), 'corrected'), of: WHY_NOT },
      ({ proof }) => {
        const now = entriesOf(proof).map((e) => `${e.call} ${e.cards} ${e.label}`)
        expect(now.slice(0, seen.length)).toEqual(seen)
        seen.splice(0, seen.length, ...now)
      },
    )
    expect(seen.length).toBeGreaterThan(20)
    expect(
      entriesOf(found(output))
        .map((e) => `${e.call} ${e.cards} ${e.label}`)
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
    const of = { kind: 'change', call: bid } as const
    return found(runInline('proof', { ...asked(read(text), 'corrected'), of }))
  }
  it('names the cards, the section and what they move', () => {
    const [answer] = entriesOf(change('AQT83.A62.K84.Q6', '1N'))
    expect(answer?.exchanges).toHaveLength(1)
    expect(answer?.label).toBe('7')
    expect(answer && openbid(answer.hand)).toMatchObject({ section: '7' })
    expect(answer?.moved).toContainEqual({ name: 'stoppers', term: 'stop', now: '3', after: '4' })
  })
  it('says so when there is nothing to change, and when nothing helps', () => {
    const said = (call: string) => {
      const { count, steps } = change('AQT83.A62.K84.Q6', call)
      return [count?.n, ...steps.map(({ text }) => text)]
    }
    expect(said('1S')).toEqual(['0', 'It opens one spade as it is, at section 12a.'])
    expect(said('5S')).toEqual([
      undefined,
      'No hand at all opens five spades: no change makes it one.',
    ])
    expect(said('3N')[0]).toBeUndefined()
  })
  it('is the entry of why not', () => {
    for (const entry of entriesOf(ask('T8.962.84.AKQ542')).slice(0, 6)) {
      const answer = change('T8.962.84.AKQ542', callCode(entry.call))
      expect(answer.count?.n).toBe(String(entry.cards))
      expect(entriesOf(answer)).toMatchObject([{ exchanges: entry.exchanges }])
      expect(isBid(entry.call) || entry.call === PASS).toBe(true)
    }
  })
})
