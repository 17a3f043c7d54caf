/** The fifteen mechanisms of 1975, each by name. */
import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { choose, chooseAt } from '#bidding/auction/choose.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { standing, together } from '#bidding/factbase/base.ts'
import { askPlan } from '#bidding/factbase/plan.ts'
import { readingAt } from '#bidding/factbase/run.ts'
import { admits } from '#constraint/admits.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import { plain } from '#constraint/phrase.ts'
import { callCode, parseCall } from '#core/call.ts'
import { ACE, KING } from '#core/rank.ts'
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { byRules } from '#explain/call/by-rules.ts'
import { plainRow } from '#explain/call/condition-rows.ts'
import { factWords, planWords } from '#explain/call/fact-words.ts'
import {
  AUCTION,
  addedAt,
  at,
  calls,
  card,
  DEAL1,
  DEALS,
  dealt,
  held,
  run,
  SIDES,
  SOUTH1,
  says,
  viewOf,
} from '#testing/bribip.ts'
import { randomHand, randomWords } from '#testing/random-hands.ts'
import { features } from './features.ts'

const conjuncts = (c: HandConstraint): readonly HandConstraint[] =>
  c.kind === 'all' ? c.of.flatMap(conjuncts) : c.kind === 'named' ? conjuncts(c.is) : [c]

describe('the fifteen mechanisms of 1975', () => {
  it('1: seven features of the hand', () => {
    expect(features(DEAL1[SOUTH])).toEqual({
      hcp: 18,
      strength: [3.3, 1.4, 5.5, 7.125],
      controls: [DIAMONDS, HEARTS, SPADES],
      distribution: 2,
      balanced: false,
      weakTwo: undefined,
      preempt: undefined,
    })
    expect(features(dealt(DEALS[1])[SOUTH]).strength[SPADES]).toBe(7.125)
    expect(features(dealt(DEALS[2])[SOUTH]).strength[SPADES]).toBe(7.125)
    expect(features(held('KQJ943.82.9.T874')).weakTwo).toBe(SPADES)
    expect(features(held('4.82.KQJ9743.T87')).preempt).toBe(DIAMONDS)
    expect(features(held('4.82.87.KQJ97432')).preempt).toBe(CLUBS)
    expect(features(held('AKJ943.82.A9.T84')).weakTwo).toBeUndefined()
  })
  it('2: the same as facts in the data base, on purpose twice', () => {
    const facts = standing(SOUTH1.base, 'known').filter((f) => f.because.kind === 'hand')
    const words = facts.map((f) => plain(factWords(f)))
    expect(words).toEqual(
      expect.arrayContaining([
        'South: the ace of spades',
        'South: 5 spades',
        'South: 7 points in spades',
        'South: 18 points',
        'South: 20 points with short suits counted',
        'South: playing strength 7.125 in spades',
        'South: first-round control of diamonds',
        'South: no first-round control of clubs',
        'South: no weak two',
      ]),
    )
    expect(facts.filter(({ says: s }) => s.kind === 'card' && s.held)).toHaveLength(13)
  })
  it('3: two data bases, and the own calls read into what is shown', () => {
    expect(says(SOUTH1, 'known', 'South: 18 points')).toBe(true)
    expect(says(SOUTH1, 'shown', 'South: 18 points')).toBe(false)
    expect(says(SOUTH1, 'shown', 'South: 12 or more points')).toBe(true)
    expect(standing(SOUTH1.base, 'shown').every((f) => f.about === SOUTH)).toBe(true)
  })
  it('4: if-added: control shown and the ace elsewhere is a void; points, suits and an opening', () => {
    // West holds the ace of clubs; North's four clubs can only be a void.
    const hands = dealt('N:K9432.K2.KQT653. 75.QJ6.J92.QJ653 AQJ86.AT73.A.K72 T.9854.874.AT984')
    const told = run(viewOf(hands, WEST, EAST, calls('P 1S P 2S P 3D P 4C')))
    expect(says(told, 'known', 'North: no clubs')).toBe(true)
    expect(at(told, 7).filter(({ kind }) => kind === 'trigger')).toEqual([
      expect.objectContaining({ trigger: 'control-is-void' }),
    ])
    // Without the ace in the own hand nothing follows.
    expect(says(SOUTH1, 'known', 'North: no clubs')).toBe(false)
    const fired = SOUTH1.base.log.flatMap(({ event }) =>
      event.kind === 'trigger' ? [event.trigger] : [],
    )
    expect(fired).toEqual(
      expect.arrayContaining(['weve-opened', 'safelevel-points', 'trumps-agreed']),
    )
  })
  it('5: pseudo-variables are read and written through the data base', () => {
    expect(at(SOUTH1, 5).filter((e) => e.kind === 'variable')).toEqual([
      { kind: 'variable', doing: 'read', name: 'safelevel', value: 4, by: 'choose' },
      { kind: 'variable', doing: 'read', name: 'trumps', value: SPADES, by: 'choose' },
      { kind: 'variable', doing: 'read', name: 'Weveopened', value: 1, by: 'choose' },
    ])
    const values = SOUTH1.base.facts.filter(
      ({ says: s }) => s.kind === 'variable' && s.name === 'safelevel',
    )
    expect(values.length).toBeGreaterThan(1)
    expect(values.slice(0, -1).every(({ status }) => status === 'withdrawn')).toBe(true)
    expect(values.at(-1)?.status).toBe('added')
  })
  it('5: the rules ask of a hand what safelevel says', () => {
    const next = randomWords(1975)
    const state = stateAfter(SIDES, SOUTH, 'None', calls('1S P 2S P'))
    if (!state.ok) throw new Error('lawful')
    const cue = rulesAt(state.value).find(({ origin }) => origin.label === 'controls/first')
    const points = cue && conjuncts(cue.rule.shows).find(({ kind }) => kind === 'sum')
    let reached = 0
    for (let i = 0; i < 200; i++) {
      const own = randomHand(next)
      const view = { ...viewOf(DEAL1, SOUTH, SOUTH, calls('1S P 2S')), hand: own }
      const level = together(run(view).base, 'known', SOUTH, 'variable safelevel')
      const game = level?.kind === 'variable' && level.value >= 4
      expect(points !== undefined && admits(points, own)).toBe(game)
      reached += game ? 1 : 0
    }
    expect(reached).toBeGreaterThan(0)
  })
  it('6: four routines over one body of methods that come and go', () => {
    const routines = SOUTH1.base.log.flatMap(({ event }) =>
      event.kind === 'call' ? [event.routine] : [],
    )
    expect(routines.slice(0, 4)).toEqual(['rho', 'choose', 'lho', 'partner'])
    const methods = SOUTH1.base.log.flatMap(({ event }) =>
      event.kind === 'method' ? [`${event.doing} ${event.method}`] : [],
    )
    for (const method of ['opening', 'raise', 'controls', 'blackwood'])
      expect(methods.indexOf(`added ${method}`)).toBeGreaterThanOrEqual(0)
    expect(methods.indexOf('removed opening')).toBeGreaterThan(methods.indexOf('added opening'))
    expect(methods.indexOf('removed controls')).toBeLessThan(methods.indexOf('added blackwood'))
  })
  it('7: messages override the next reading', () => {
    const messages = SOUTH1.base.log.flatMap(({ stage, event }) =>
      event.kind === 'message' && stage.kind === 'call'
        ? [[stage.at, event.doing, event.message.to, event.message.about]]
        : [],
    )
    // Partner asks: call Blackwood.
    expect(messages).toEqual([
      [11, 'sent', 'choose', 'aces'],
      [13, 'received', 'choose', 'aces'],
      [15, 'sent', 'choose', 'kings'],
      [17, 'received', 'choose', 'kings'],
    ])
    expect(at(SOUTH1, 13)).toContainEqual(expect.objectContaining({ treated: 'message' }))
    // I ask: partner's five clubs show aces.
    const north = run(viewOf(DEAL1, NORTH, EAST, calls(AUCTION)))
    expect(at(north, 13)).toContainEqual(
      expect.objectContaining({ kind: 'call', routine: 'partner', treated: 'message' }),
    )
    expect(addedAt(north, 13)[0]).toBe('South: 0 or 3 aces')
  })
  it('8: a hand that has passed is expected to pass; only a surprise is analysed', () => {
    const treated = SOUTH1.base.log.flatMap(({ stage, event }) =>
      event.kind === 'call' && stage.kind === 'call' && (event.seat === EAST || event.seat === WEST)
        ? [event.treated]
        : [],
    )
    expect(treated.slice(0, 2)).toEqual(['analysed', 'analysed'])
    expect(treated.slice(2).every((t) => t === 'expected')).toBe(true)
    for (const call of [4, 6, 8, 10, 12]) expect(addedAt(SOUTH1, call)).toEqual([])
    const surprise = run(viewOf(DEAL1, SOUTH, EAST, calls('P 1S P 2S 3C')))
    expect(at(surprise, 4)[0]).not.toMatchObject({ treated: 'expected' })
    expect(at(surprise, 4)).toContainEqual(
      expect.objectContaining({ kind: 'call', seat: EAST, routine: 'rho' }),
    )
  })
  it('9: special openings first, then twelve points and the best suit; a raise shows six', () => {
    const open = (text: string): string => {
      const view = viewOf(
        [held(text), held(text), held(text), held(text)] as never,
        NORTH,
        NORTH,
        [],
      )
      const chosen = choose(view, SIDES)
      return chosen.ok ? callCode(chosen.value.call) : chosen.error.message
    }
    expect(open('KQJ943.82.9.T874')).toBe('2S')
    expect(open('4.82.KQJ9743.T87')).toBe('3D')
    expect(open('AQ86.A73.K94.T72')).toBe('1N')
    expect(open('AKQ.AQ73.KQ4.K72')).toBe('2C')
    // Spades 5.25 and clubs 5: the higher figure, not the longer suit.
    expect(open('AQ86.A7.4.T98752')).toBe('P')
    expect(open('AQ86.AJ.4.QT9875')).toBe('1C')
    expect(open('AKQ6.A7.74.T9875')).toBe('1S')
    expect(open('AQJ86.T73.9.K752')).toBe('P')
    expect(says(SOUTH1, 'known', 'North: 6 or more points')).toBe(true)
    // 18 and 2 for the singleton, and the 6 of the raise: game in a major is safe.
    const after = run(viewOf(DEAL1, SOUTH, EAST, calls('P 1S P 2S')))
    expect(together(after.base, 'known', SOUTH, 'variable safelevel')).toMatchObject({ value: 4 })
  })
  it('10: first-round controls, cheapest first; passing one over denies it', () => {
    expect(says(SOUTH1, 'known', 'North: no first-round control of hearts')).toBe(true)
    expect(says(SOUTH1, 'shown', 'South: no first-round control of clubs')).toBe(true)
    // The same hand with the ace of hearts for the ace of clubs shows hearts.
    const north = held('K942.A2.KT653.K6')
    const hands = [north, DEAL1[EAST], DEAL1[SOUTH], DEAL1[WEST]] as const
    const chosen = choose(viewOf(hands, NORTH, EAST, calls('P 1S P 2S P 3D P')), SIDES)
    expect(chosen.ok && callCode(chosen.value.call)).toBe('3H')
  })
  it('11: partner alone believes in game, so 4NT, 5NT and seven', () => {
    const north = (text: string, before: string): string => {
      const hands = [held(text), DEAL1[EAST], DEAL1[SOUTH], DEAL1[WEST]] as const
      const chosen = choose(viewOf(hands, NORTH, EAST, calls(before)), SIDES)
      return chosen.ok ? callCode(chosen.value.call) : chosen.error.message
    }
    const cued = 'P 1S P 2S P 3D P 4C P 4H P'
    expect(north('K942.K2.KT653.A6', cued)).toBe('4N')
    expect(north('K942.J82.T653.A6', cued)).toBe('4S')
    const answered = `${cued} 4N P 5C P`
    expect(north('K942.K2.KT653.A6', answered)).toBe('5N')
    const kings = `${answered} 5N P 6D P`
    expect(north('K942.K2.KT653.A6', kings)).toBe('7S')
    expect(north('Q942.K2.KT653.A6', kings)).toBe('6S')
  })
  it('12: direct and indirect apart: 1♣–1♠', () => {
    const state = stateAfter(SIDES, NORTH, 'None', calls('1C P'))
    if (!state.ok) throw new Error('lawful')
    const { direct, indirect } = readingAt(state.value, parseCall('1S')!)
    expect(direct).toContainEqual({ kind: 'points', min: 6, max: 37 })
    expect(direct).toContainEqual({ kind: 'length', suit: SPADES, min: 4, max: 13 })
    expect(indirect).toContainEqual({ kind: 'longer', suit: SPADES, than: DIAMONDS, by: 1 })
    expect(indirect).toContainEqual({ kind: 'longer', suit: SPADES, than: HEARTS, by: 1 })
    expect(indirect).toContainEqual({ kind: 'length', suit: CLUBS, min: 0, max: 3 })
  })
  it('13: the review after dummy, by cues: two aces in view tell where the others are', () => {
    // West holds the aces of hearts and clubs; South showed one ace.
    const west = held('T2.A984.8742.AT4')
    const others = (north: string, south: string) =>
      [held(north), held('75.T763.9.Q98653'), held(south), west] as const
    const auction = calls('1S P 4N P 5D P 5S P P P')
    for (const [northAce, southAce, north, south] of [
      ['DA', 'SA', 'KQJ4.Q5.AQT65.K2', 'A9863.KJ2.KJ3.J7'],
      ['SA', 'DA', 'AQJ4.Q5.KQT65.K2', 'K9863.KJ2.AJ3.J7'],
    ] as const) {
      const told = run(viewOf(others(north, south), WEST, SOUTH, auction, card('HA')))
      const [listed, seen] = (['listed', 'seen'] as const).map((doing) =>
        told.base.log.flatMap(({ event }) =>
          event.kind === 'cue' && event.doing === doing ? [told.base.cues[event.cue]] : [],
        ),
      )
      const cue = {
        card: card(northAce),
        tells: { about: SOUTH, says: { kind: 'card', card: card(southAce), held: true } },
      }
      expect(listed).toContainEqual(expect.objectContaining(cue))
      expect(seen).toEqual([expect.objectContaining({ ...cue, status: 'seen' })])
      const placed = standing(told.base, 'known').find(
        ({ about, says: s }) =>
          about === SOUTH && s.kind === 'card' && s.held && s.card === card(southAce),
      )
      expect(placed?.because).toMatchObject({ kind: 'counting', law: 'four-of-a-rank' })
      // Until dummy was seen neither ace was placed.
      const before = run(viewOf(others(north, south), WEST, SOUTH, auction))
      expect(
        standing(before.base, 'known').some(
          ({ about, says: s }) => about === SOUTH && s.kind === 'card' && s.held,
        ),
      ).toBe(false)
    }
  })
  it('14: the partial plan behind an ask', () => {
    const plan = askPlan(held('AKQJT98.KQJ.KQ.A'), SPADES, ACE)
    expect(plan.map((point) => plain(planWords(point)))).toEqual([
      'five spades with no ace from partner',
      'six spades with one ace from partner',
      'seven notrump with two aces from partner',
    ])
    const north = run(viewOf(DEAL1, NORTH, EAST, calls(AUCTION)))
    expect(
      at(north, 11).flatMap((e) => (e.kind === 'plan' ? [plain(planWords(e.point))] : [])),
    ).toEqual([
      'five spades with one ace from partner',
      'six spades with two aces from partner',
      'seven spades with three aces from partner',
    ])
    expect(askPlan(held('K942.K2.KT653.A6'), SPADES, KING)).toHaveLength(2)
  })
  it('14: the partial plan is the reason given for the ask', () => {
    const reasons = (text: string, before: string) => {
      const state = stateAfter(SIDES, EAST, 'None', calls(before))
      if (!state.ok) throw new Error('lawful')
      const chosen = chooseAt(state.value, held(text))
      return byRules(chosen, rulesAt(state.value), held(text))
    }
    const cued = 'P 1S P 2S P 3D P 4C P 4H P'
    expect(reasons('K942.K2.KT653.A6', cued).plan?.map(plain)).toEqual([
      'five spades with one ace from partner',
      'six spades with two aces from partner',
      'seven spades with three aces from partner',
    ])
    expect(reasons('K942.J82.T653.A6', cued).plan).toEqual([])
    // The ask itself agrees the trumps.
    const leap = reasons('AK942.KQ2.AK65.2', 'P 1S P')
    expect(callCode(leap.call)).toBe('4N')
    expect(leap.plan?.map(plain).at(-1)).toBe('seven spades with two aces from partner')
  })
  it('9: the best suit is told as a suit', () => {
    const state = stateAfter(SIDES, SOUTH, 'None', [])
    if (!state.ok) throw new Error('lawful')
    const own = held('AQJ86.AT73.A.K72')
    const told = byRules(chooseAt(state.value, own), rulesAt(state.value), own)
    expect(plain(told.reason)).toContain('spades is the best suit')
    // The two estimates that decided stand beside it.
    expect(told.facts.map(plainRow).join('; ')).toContain('(7.125 against 5.5)')
    const alone = held('AQJ86.AT7.A4.K72')
    const only = byRules(chooseAt(state.value, alone), rulesAt(state.value), alone)
    expect(only.facts.map(plainRow).join('; ')).toContain('(7.125)')
    const words = told.others.map(({ text }) => plain(text)).join('; ')
    expect(words).not.toMatch(/best suits? (short|too)|place of/)
  })
  it('15: contradictions are kept, named and resolved by rule', () => {
    // North's four clubs promised control; dummy comes down with neither the ace nor a void.
    const hands = dealt('N:K942.K2.AKT653.6 753.QJ6.J92.QJ53 AQJ86.AT73.4.K72 T.9854.Q87.AT984')
    const told = run(
      viewOf(hands, SOUTH, EAST, calls('P 1S P 2S P 3H P 4C P 4S P P P'), card('CA')),
    )
    const [first] = told.base.log.flatMap(({ event }) =>
      event.kind === 'contradiction' ? [event] : [],
    )
    expect(first?.resolvedBy).toBe('seen-over-said')
    const lost = told.base.facts[first!.lost[0]!]
    expect(lost?.status).toBe('contradicted')
    expect(plain(factWords(lost!))).toContain('North')
  })
})
