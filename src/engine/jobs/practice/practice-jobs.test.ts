/** Laws of practice: what is drawn follows the rule, and what is marked is the system's own choice. */
import { describe, expect, it } from 'vitest'
import { stateAfter, statesBefore } from '#bidding/auction/auction-state.ts'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { callFor, ruleFor } from '#bidding/auction/choose.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { legalCalls } from '#core/auction.ts'
import { type Call, PASS, parseCall } from '#core/call.ts'
import { hcp, parse } from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { NORTH, partner, rotate, SEATS, SOUTH } from '#core/seat.ts'
import { randomDeal } from '#core/shuffle.ts'
import { SILENT } from '#core/system-ref.ts'
import { exchangesBetween } from '#explain/call/smallest-change.ts'
import { GRADES, type Grade, isGood } from '#practice/grade.ts'
import { partAt, turnFits } from '#practice/table.ts'
import { PRACTICE_TOPICS } from '#practice/topics.ts'
import { quickTest } from '#rules/quick.ts'
import { rulesOf } from '#systems/registry.ts'
import { loadPlaceTexts, rulePlaces } from '#systems/rule-places.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine, runInline } from '#testing/inline.ts'
import { dealForRule } from './bid-deal.ts'

const SAYC = { id: 'sayc' } as const
const sayc = rulesOf('sayc')
const calls = (text: string) => text.split(' ').flatMap((code) => parseCall(code) ?? [])
const hand = (text: string) => good(parse(text))
const turnOf = (text: string) => ({
  system: SAYC,
  dealer: NORTH,
  vulnerability: 'None' as const,
  calls: calls(text),
})
const stateOf = (text: string) => good(stateAfter([sayc, sayc], NORTH, 'None', calls(text)))

describe('a deal drawn for a rule', () => {
  it('is bid to the rule by its own four hands, and South follows the rule', async () => {
    const places = rulePlaces(SAYC, await loadPlaceTexts())
    let drawn = 0
    for (const [i, place] of places.entries()) {
      if (i % 31 !== 0 || place.calls.length > 6) continue
      const at = good(stateAfter([sayc, sayc], NORTH, 'None', place.calls))
      const rule = rulesAt(at).find(({ origin }) => origin.label === place.labels[0])!.rule.id
      const made = runInline('practice-turn', {
        ask: 'rule',
        ...{ system: SAYC, rule, calls: place.calls },
        seed: [7, 7, 7, i],
      })
      if (!made.ok) {
        expect(made.error.code).toBe('practice/too-rare')
        continue
      }
      drawn += 1
      const { dealer, vulnerability, deal } = made.value
      const state = good(stateAfter([sayc, sayc], dealer, vulnerability, made.value.calls))
      expect(state.seat).toBe(SOUTH)
      expect(ruleFor(state, deal[SOUTH]).rule.id).toBe(rule)
      for (const [n, before] of statesBefore(state).entries())
        expect(callFor(before, deal[before.seat])).toBe(place.calls[n])
    }
    expect(drawn).toBeGreaterThan(4)
  })
  it('is as likely as chance has it: partner holds what random deals of the same auction give', () => {
    // After 1NT – pass the share of minimum openings, from deals drawn and from deals that just came up.
    const after = stateOf('1N P')
    const rule = rulesAt(after).find(({ origin }) => origin.label === '1N/pass')!.rule.id
    const minimum = { drawn: 0, random: 0, met: 0 }
    const DRAWN = 60
    for (let i = 0; i < DRAWN; i++) {
      const made = runInline('practice-turn', {
        ask: 'rule',
        ...{ system: SAYC, rule, calls: calls('1N P') },
        seed: [3, 0, 0, i],
      })
      minimum.drawn += +(hcp(good(made).deal[NORTH]) === 15)
    }
    const rng = rngOf([9, 9, 9, 9])
    const before = statesBefore(after)
    for (let i = 0; i < 6000; i++) {
      const deal = randomDeal(rng)
      if (!before.every((state, n) => callFor(state, deal[state.seat]) === after.auction.calls[n]))
        continue
      if (ruleFor(after, deal[SOUTH]).rule.id !== rule) continue
      minimum.met += 1
      minimum.random += +(hcp(deal[NORTH]) === 15)
    }
    expect(minimum.met).toBeGreaterThan(30)
    const share = minimum.random / minimum.met
    const error = Math.sqrt(share * (1 - share) * (1 / DRAWN + 1 / minimum.met))
    expect(Math.abs(minimum.drawn / DRAWN - share)).toBeLessThan(3.5 * error)
  })
  it('is dealt to the seat that was chosen, against the system of the opponents', () => {
    const rule = ruleFor(stateOf('1N P'), hand('KQ42.KJ32.84.652')).rule.id
    for (const seat of SEATS) {
      const asked = { system: SAYC, opponents: { id: SILENT }, rule, calls: calls('1N P'), seat }
      const { dealer, deal, ...drawn } = good(
        runInline('practice-turn', { ask: 'rule', ...asked, seed: [1, 2, 3, 4] }),
      )
      expect(rotate(dealer, 2)).toBe(seat)
      const turn = { system: SAYC, opponents: { id: SILENT }, dealer, ...drawn }
      const { call, made } = good(
        runInline('practice-turn', { ask: 'help', ...turn, hand: deal[seat], seed: [1, 2, 3, 4] }),
      )
      expect(call).toBe(parseCall('2C'))
      expect(made[1]?.says).toBe('This side does not bid.')
      const seats = [seat, partner(seat)]
      const mark = good(runInline('practice-turn', { ask: 'mark', ...turn, deal, seats, call }))
      expect(mark.grade).toBe('right')
      // Both hands are the student's: the robots have only passed.
      expect(mark.calls).toEqual([...calls('1N P 2C P')])
    }
  })
  it('says when the rule does not speak there, or is too rare', () => {
    const steps = dealForRule({
      system: SAYC,
      rule: 'sayc/of-tomorrow',
      calls: [],
      seed: [1, 1, 1, 1],
    })
    expect(steps.next().value).toMatchObject({ ok: false, error: { code: 'practice/rule' } })
  })
})

/** Every lawful call of some turns, with its grade. */
const TURNS: readonly (readonly [auction: string, held: string])[] = [
  ['', 'AQ4.K83.KJ72.Q65'],
  ['', 'AKJ72.QJ3.K4.A65'],
  ['1N P', 'KQ82.J73.T864.92'],
  ['1H P', 'A97.Q753.KQT8.62'],
  ['1C 1S', 'J74.865.KT65.T53'],
  ['P P 1D P 2D P', 'KJ3.A8.AJ9832.A6'],
  // A splinter, where the game-forcing raise takes the hand too.
  ['1S P', 'KQ72.A5432.KJ7.7'],
  // A hand to open: that a pass takes every hand does not make it acceptable.
  ['', '84.AKJ9832.72.65'],
]
const marksOf = ([auction, held]: (typeof TURNS)[number]) => {
  const state = stateOf(auction)
  const own = hand(held)
  // The other hands only bid on; any will do.
  const deal = randomDeal(rngOf([5, 5, 5, 5])).map((one, seat) => (seat === state.seat ? own : one))
  return legalCalls(state.auction).map((call) => ({
    ...{ state, own, call, turn: turnOf(auction) },
    mark: good(
      runInline('practice-turn', {
        ask: 'mark',
        ...{ ...turnOf(auction), call, seats: [state.seat] },
        deal: deal as unknown as ReturnType<typeof randomDeal>,
      }),
    ),
  }))
}
const MARKED = TURNS.flatMap(marksOf)
const graded = (grade: Grade) => MARKED.filter(({ mark }) => mark.grade === grade)

describe('a call marked', () => {
  it('meets each of the four grades in the turns looked at', () => {
    for (const grade of GRADES) expect(graded(grade).length, grade).toBeGreaterThan(0)
  })
  it('is right exactly where it is the system’s', () => {
    for (const { state, own, call, mark } of MARKED) {
      expect(mark.right).toBe(callFor(state, own))
      expect(mark.grade === 'right').toBe(call === mark.right)
      expect(mark.missed === undefined).toBe(mark.grade === 'right')
    }
  })
  it('is acceptable only where another rule takes the hand, and not by taking every hand', () => {
    expect(graded('acceptable').every(({ call }) => call !== PASS)).toBe(true)
    for (const { state, own, call } of graded('acceptable'))
      expect(
        rulesAt(state).some((one) => one.call === call && quickTest(one.rule.shows)(own)),
      ).toBe(true)
  })
  it('goes on with the student’s call where that is good, else with the right one', () => {
    for (const { state, call, mark } of MARKED) {
      const at = state.auction.calls.length
      expect(mark.calls[at]).toBe(isGood(mark.grade) ? call : mark.right)
      expect(mark.calls.length).toBeGreaterThan(at)
    }
  })
  it('comes with the smallest change: the changed hand makes the call, and no nearer one does', () => {
    for (const { state, own, call, turn, mark } of [
      ...graded('near'),
      ...graded('wrong').slice(0, 1),
    ]) {
      const { change } = good(
        runInline('practice-turn', { ask: 'change', ...turn, hand: own, call }),
      )
      if (mark.grade === 'near') expect(change?.exchanges).toHaveLength(1)
      if (change === undefined) continue
      expect(callFor(state, change.hand)).toBe(call)
      expect(exchangesBetween(own, change.hand)).toHaveLength(change.exchanges.length)
    }
  })
  it('is refused where it is not lawful', () => {
    const deal = randomDeal(rngOf([5, 5, 5, 5]))
    const low = parseCall('1C')!
    const refused = runInline('practice-turn', {
      ask: 'mark',
      ...turnOf('1H'),
      deal,
      seats: [1],
      call: low,
    })
    expect(refused).toMatchObject({ ok: false, error: { code: 'call/insufficient' } })
    const over = runInline('practice-turn', {
      ask: 'mark',
      ...turnOf('P P P P'),
      deal,
      seats: [0],
      call: low,
    })
    expect(over).toMatchObject({ ok: false, error: { code: 'practice/ended' } })
  })
  it('leads through the very auction that the robots bid, when every call is right', () => {
    const deal = randomDeal(rngOf([2, 2, 2, 2]))
    const whole = bidOut([sayc, sayc], NORTH, 'None', deal).state.auction.calls
    let made: readonly Call[] = []
    let ended = false
    while (!ended) {
      const call = whole[made.length]!
      const turn = { system: SAYC, dealer: NORTH, vulnerability: 'None', calls: made } as const
      const mark = good(
        runInline('practice-turn', { ask: 'mark', ...turn, deal, seats: [NORTH, SOUTH], call }),
      )
      // The first to call may be a robot's seat only before the first mark.
      expect(mark.grade).toBe('right')
      made = mark.calls
      ended = mark.ended
    }
    expect(made).toEqual(whole)
  })
})

describe('topics', () => {
  it('ask those hands of the book that they say, and only they need opponents who bid', async () => {
    const read = good(await createInlineEngine().run('book', { ask: 'rules', system: SAYC }))
    for (const topic of PRACTICE_TOPICS.filter(({ parts }) => parts.length > 0)) {
      const turns = read.rules
        .filter((rule) => topic.chapters.includes(rule.topic))
        .map((rule) => rule.calls)
      expect(new Set(turns.map(partAt)), topic.id).toEqual(new Set(topic.parts))
      const silent = { role: 'one', opponents: { id: SILENT } } as const
      expect(turns.filter((turn) => turnFits(topic, turn, silent)).length === 0, topic.id).toBe(
        topic.needsOpponents === true,
      )
    }
  })
})

describe('help', () => {
  it('has the deciding reason once among three, and the system’s call', () => {
    for (const [auction, held] of TURNS) {
      const state = stateOf(auction)
      const help = good(
        runInline('practice-turn', {
          ask: 'help',
          ...turnOf(auction),
          hand: hand(held),
          seed: [1, 2, 3, 4],
        }),
      )
      expect(help.call).toBe(callFor(state, hand(held)))
      expect(help.reasons.filter((one) => one === help.says)).toHaveLength(1)
      expect(new Set(help.reasons).size).toBe(help.reasons.length)
      expect(help.made.map(({ call }) => call)).toEqual(state.auction.calls)
    }
  })
  it('says no “any hand” beside the reason of a pass that denies', () => {
    const turn = { ...turnOf('1H P P'), hand: hand('KQ42.KJ32.84.652') }
    const { made } = good(runInline('practice-turn', { ask: 'help', ...turn, seed: [1, 2, 3, 4] }))
    expect(made[2]).toMatchObject({ says: 'Too little for an answer: pass.', shows: [] })
    expect(made[0]?.shows).not.toEqual([])
  })
})

describe('what a call showed', () => {
  it('is the system’s reading of it', () => {
    const rule = ruleFor(stateOf(''), hand('AQ4.K83.KJ72.Q65')).rule.id
    const shows = good(runInline('practice-turn', { ask: 'shown', ...turnOf(''), rule }))
    expect(shows).toMatchObject({ call: parseCall('1N'), points: { low: 15, high: 17 } })
    expect(shows.suit).toBeUndefined()
    const major = ruleFor(stateOf(''), hand('AKJ72.QJ3.K4.A65')).rule.id
    expect(
      good(runInline('practice-turn', { ask: 'shown', ...turnOf(''), rule: major })).length?.low,
    ).toBe(5)
  })
})
