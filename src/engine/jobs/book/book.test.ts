/** Laws of the system book: what it lists is what the systems bid by. */
import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor, ruleFor } from '#bidding/auction/choose.ts'
import { topicOf } from '#bidding/auction/topic.ts'
import { plain } from '#constraint/phrase.ts'
import { callCode, parseCall } from '#core/call.ts'
import { parse, size } from '#core/hand.ts'
import type { Result } from '#core/result.ts'
import { finish } from '#core/steps.ts'
import { SYSTEMS } from '#systems/list.ts'
import { rulesOf } from '#systems/registry.ts'
import { loadPlaceTexts, rulePlaces } from '#systems/rule-places.ts'
import { good } from '#testing/good.ts'
import { cardOfBook } from './book-card.ts'
import { bookCompare } from './book-compare.ts'
import { rulesOfBook } from './book-rules.ts'
import { bookTurn } from './book-turn.ts'
import { examples, shares as sharesOf } from './rule-hands.ts'

const answer = <T>(steps: Generator<unknown, Result<T>, void>): T => good(finish(steps))
const calls = (text: string) => text.split(' ').flatMap((code) => parseCall(code) ?? [])
const turn = (system: string, text: string) => ({
  system: { id: system },
  calls: calls(text),
  vulnerability: 'None' as const,
})
const hand = (text: string) => good(parse(text))

describe('a turn of the book', () => {
  it('lists the calls so far and the rules of the next, in their order', () => {
    const { made, rules, seat } = answer(bookTurn(turn('sayc', '1N P')))
    expect(made.map(({ call, says }) => [callCode(call), says])).toEqual([
      ['1N', 'Balanced with 15–17 points.'],
      ['P', expect.any(String)],
    ])
    expect(seat).toBe(2)
    const stayman = rules.find(({ call }) => callCode(call) === '2C')
    expect(stayman).toMatchObject({ natural: false, alert: true })
    expect(plain(stayman?.shows ?? [])).not.toBe('')
    const place = rules.map(({ natural }) => natural)
    expect(place).toEqual([...place].sort((a, b) => Number(a) - Number(b)))
  })
  it('says what is wrong with an auction', () => {
    const steps = bookTurn(turn('sayc', '1N 1C'))
    expect(steps.next().value).toMatchObject({ ok: false, error: { code: 'call/insufficient' } })
    expect(bookTurn(turn('of-tomorrow', '')).next().value).toMatchObject({
      error: { code: 'systems/unknown' },
    })
  })
  it('has the share of each rule, which add up', () => {
    const { rules } = answer(bookTurn(turn('sayc', '')))
    const shares = answer(sharesOf({ ask: 'shares', ...turn('sayc', '') }))
    expect(shares.rules).toHaveLength(rules.length)
    expect(shares.rules.reduce((sum, n) => sum + n, 0)).toBe(shares.before)
    // Balanced hands of 15 to 17 points, counted by hand from the shapes: 4.8 in a hundred at most.
    const notrump = rules.findIndex(({ call }) => callCode(call) === '1N')
    expect(shares.rules[notrump]! / shares.before).toBeGreaterThan(0.03)
    expect(shares.rules[notrump]! / shares.before).toBeLessThan(0.06)
  })
})

describe('hands of a rule', () => {
  it.each([
    ['', '1N'],
    ['1S P', '3S'],
    ['1H 1S', 'X'],
    ['1N P 2D P 2H P', '3N'],
  ])('after “%s” follow it, and one card less does not: %s', (text, code) => {
    const input = turn('sayc', text)
    const rule = answer(bookTurn(input)).rules.find(({ call }) => callCode(call) === code)
    if (rule === undefined) throw new Error(`no rule calls ${code}`)
    const { hands, missed } = answer(
      examples({ ask: 'examples', ...input, rule: rule.id, seed: [1, 2, 3, 4] }),
    )
    const sides = [rulesOf('sayc'), rulesOf('sayc')] as const
    const state = good(stateAfter(sides, 0, 'None', input.calls))
    expect(hands).toHaveLength(3)
    for (const one of hands) expect(ruleFor(state, one).rule.id).toBe(rule.id)
    if (missed === undefined) throw new Error('every hand one card away still makes the call')
    expect(size(missed.hand)).toBe(13)
    expect(callFor(state, missed.hand)).toBe(missed.call)
    expect(missed.call).not.toBe(rule.call)
    expect(plain(missed.text)).toMatch(/short of|too many for|asks for|against|too (short|long)/)
  })
  it('are asked of a rule that speaks there', () => {
    const steps = examples({
      ask: 'examples',
      ...turn('sayc', ''),
      rule: 'sayc/slam/kings',
      seed: [1, 2, 3, 4],
    })
    expect(steps.next().value).toMatchObject({ error: { code: 'book/rule' } })
  })
})

/** Rules that speak in no listed auction, in their order, and why. */
const UNHEARD = {
  sayc: [
    ['over-strong/jump', 'the system opens no strong club'],
    ['over-strong/one', 'as over-strong/jump'],
    ['overcall/two vulnerable', 'nobody is vulnerable in the auctions'],
    ['weak/game raise vulnerable', 'as overcall/two vulnerable'],
    ['preempt/game vulnerable', 'as overcall/two vulnerable'],
  ],
  'essex-acol': [
    ['over-strong/jump', 'no opening of one is strong'],
    ['over-strong/one', 'no opening of one is strong'],
    ['overcall/two vulnerable', 'nobody is vulnerable in the auctions'],
    ['defence/pass', 'over one of a suit the weak pass of Essex takes what is left'],
    [
      'advance/3N',
      'the auction is that of SAYC; in Essex the answers to a double take every hand there',
    ],
    ['advance/2N', 'as advance/3N'],
    ['advance/1N', 'as advance/3N'],
  ],
} as const

describe('the rules by topic', () => {
  it.each(SYSTEMS.map(({ id }) => id))('of %s have nearly all an auction', async (id) => {
    const labels = rulePlaces({ id }, await loadPlaceTexts()).flatMap((place) => place.labels)
    expect(new Set(labels).size).toBe(labels.length)
    const known = rulesOf(id).rules.map(({ label }) => label)
    // The text has the rules in the system's order, or the auctions would be those of others.
    const counts = (await loadPlaceTexts())[id]
      ?.split('\n')
      .map((line) => Number.parseInt(line, 10))
    expect(counts?.reduce((sum, count) => sum + count, 0)).toBe(known.length)
    expect(known).toEqual(expect.arrayContaining(labels))
    expect(known.length - labels.length).toBeLessThan(known.length / 8)
  })
  it('are those of a convention that is switched on, too', async () => {
    const texts = await loadPlaceTexts()
    const labels = (packages: readonly string[]) =>
      rulePlaces({ id: 'sayc', packages }, texts).flatMap((place) => place.labels)
    const dont = labels(['dont']).filter((label) => label.startsWith('dont/'))
    expect(dont.length).toBeGreaterThan(4)
    expect(labels([]).filter((label) => label.startsWith('dont/'))).toEqual([])
    // What is bound to it says so by its name.
    const { rules } = answer(
      bookTurn({ ...turn('sayc', '1N'), system: { id: 'sayc', packages: ['dont'] } }),
    )
    expect(rules.find(({ call }) => callCode(call) === '2H')).toMatchObject({
      says: 'Both majors.',
      package: 'DONT over their one notrump',
    })
  })
  it.each(['sayc', 'essex-acol'] as const)('of %s speak in their auctions', async (id) => {
    const { rules, unmet } = answer(rulesOfBook({ id }, await loadPlaceTexts()))
    const labels = rulesOf(id).rules.map(({ label }) => label)
    const spoken = new Set(rules.map((one) => one.id.slice(id.length + 1).split(':')[0]))
    expect(labels.filter((label) => !spoken.has(label))).toEqual(UNHEARD[id].map(([one]) => one))
    expect(unmet).toBe(UNHEARD[id].length)
  })
  it('are those of the part of the bidding that they stand for', () => {
    const topic = (text: string, code: string) => {
      const sides = [rulesOf('sayc'), rulesOf('sayc')] as const
      const state = good(stateAfter(sides, 0, 'None', calls(text)))
      const { rules } = answer(bookTurn(turn('sayc', text)))
      const at = rules.findIndex(({ call }) => callCode(call) === code)
      return topicOf(state, ruleFor(state, example(text, rules[at]!.id)))
    }
    const example = (text: string, rule: string) =>
      answer(examples({ ask: 'examples', ...turn('sayc', text), rule, seed: [4, 3, 2, 1] }))
        .hands[0]!
    expect(topic('', '1S')).toBe('openings')
    expect(topic('1S P', '2S')).toBe('responses')
    expect(topic('1S P 2S P', '4S')).toBe('opener')
    expect(topic('1N P', '2H')).toBe('notrump')
    expect(topic('2C P', '2D')).toBe('strong')
    expect(topic('2H P', '4H')).toBe('weak')
    expect(topic('1S 2H', '2S')).toBe('contested')
    expect(topic('1S', '2H')).toBe('defence')
  })
})

describe('one hand in every system', () => {
  it('is called by each, and says where and why they part', () => {
    const systems = SYSTEMS.map(({ id }) => ({ id }))
    const found = answer(bookCompare({ systems, hand: hand('AQT83.A62.K84.Q6'), calls: [] }))
    expect(found.map(({ id }) => id)).toEqual(systems.map(({ id }) => id))
    for (const { call, differs, rule } of found) {
      expect(rule.call).toBe(call)
      expect(differs === undefined).toBe(call === found[0]!.call)
    }
    expect(new Set(found.map(({ call }) => call)).size).toBeGreaterThan(1)
  })
})

describe('the convention card', () => {
  it.each(SYSTEMS.map(({ id }) => id))(
    'of %s has its openings, and no auction that it has not',
    (id) => {
      const { sections } = answer(cardOfBook({ id }))
      expect(sections[0]?.title).toBe('Openings')
      const all = sections.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))
      expect(all.length).toBeGreaterThan(30)
      for (const { parts } of sections)
        for (const { lines } of parts) {
          const made = lines.flatMap((line) => line.calls)
          expect(new Set(made).size).toBe(made.length)
        }
      for (const { says } of all) expect(says).not.toMatch(/[{}]/)
    },
  )
  it('of Standard American answers a strong notrump and a strong two clubs', () => {
    const { sections } = answer(cardOfBook({ id: 'sayc' }))
    expect(sections.map(({ title }) => title)).toEqual([
      'Openings',
      'Responses',
      'Notrump',
      'Other openings',
      'Slam',
      'They open',
      'They come in',
    ])
    const said = (title: string, made: string) =>
      sections
        .find((section) => section.title === title)
        ?.parts[0]?.lines.find((line) => line.calls.map(callCode).join(' ') === made)?.says
    // What is the same of each suit is said once; a transfer names the suit that it does not bid.
    expect(said('Openings', '1H 1S')).toBe('Five cards or more and the strength of an opening.')
    expect(said('Notrump', '2D')).toContain('hearts')
    expect(said('Notrump', '2C')).toContain('major')
  })
})

describe('the reasons of a call among systems', () => {
  it('have what decides, five spades, and no bounds that follow from it', () => {
    const [found] = answer(
      bookCompare({ systems: [{ id: 'standard' }], hand: hand('AQT83.A62.K84.Q6'), calls: [] }),
    )
    const facts = found!.facts.map(({ text }) => plain(text))
    expect(facts.some((fact) => fact.includes('5'))).toBe(true)
    expect(facts.filter((fact) => fact.startsWith('at most 8'))).toEqual([])
    expect(facts.length).toBeLessThan(6)
  })
})
