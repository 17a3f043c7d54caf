/** Laws of practice: what comes back when, how a topic stands, what comes next, and what a chance that was said costs. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Call, parseCall } from '#core/call.ts'
import { cardOf } from '#core/card.ts'
import { QUEEN, type Rank, TEN } from '#core/rank.ts'
import { rngOf } from '#core/rng.ts'
import { CLUBS, DIAMONDS } from '#core/suit.ts'
import { SILENT } from '#core/system-ref.ts'
import { honourToAsk, lengthToAsk } from './ask-hand.ts'
import { type CameUp, nextAsked, sharesOf } from './draw.ts'
import { GRADES, type Grade, gradeOfPlan } from './grade.ts'
import { isDue, type Memory, remembered } from './memory.ts'
import { askedOfLate, DRAWN, nextSkill, nextTopic } from './next.ts'
import {
  type Answer,
  itemId,
  NO_PROGRESS,
  type Progress,
  type RuleSkill,
  recorded,
  type Skill,
  standingOf,
  withAnswer,
} from './progress.ts'
import { brier, calibration, meanBrier } from './score.ts'
import { gradeOfShown, missesOf } from './shown.ts'
import { misfitOf, OPEN_TABLE, partAt, SAME, turnFits } from './table.ts'
import { PRACTICE_TOPICS, topicOfId } from './topics.ts'

const SAYC = { id: 'sayc' } as const
const MINUTE = 60_000
const DAY = 86_400_000
const NOW = 1_700_000_000_000
const ruleOf = (asked: Skill | typeof DRAWN): string | undefined =>
  asked !== DRAWN && asked.kind === 'rule' ? asked.rule : undefined
const skill = (rule: string, calls: readonly number[] = []): RuleSkill => ({
  kind: 'rule',
  system: SAYC,
  rule,
  calls: calls as readonly Call[],
})
const answered = (
  progress: Progress,
  grade: Grade,
  { topic = 'open', rule = 'sayc/opening/1N', at = NOW, helped = false } = {},
): Progress => {
  const { answer, item } = recorded(
    progress,
    { topic, skill: skill(rule), grade, asked: 'a hand', helped },
    at,
  )
  return withAnswer(progress, answer, item)
}
const graded = (grades: readonly Grade[], topic = 'open'): Progress =>
  grades.reduce((all, grade, i) => answered(all, grade, { topic, at: NOW + i }), NO_PROGRESS)

describe('memory', () => {
  it('brings back what was wrong before what was right', () => {
    const wrong = remembered(undefined, 'wrong', false, NOW)
    const right = remembered(undefined, 'right', false, NOW)
    expect(wrong.due).toBeLessThan(right.due)
    expect(wrong.due - NOW).toBeLessThanOrEqual(10 * MINUTE)
    expect(isDue(wrong, NOW)).toBe(false)
    expect(isDue(wrong, wrong.due)).toBe(true)
  })
  it('waits longer after each right answer, and less again after a wrong one', () => {
    let memory: Memory | undefined
    let at = NOW
    let wait = 0
    for (let i = 0; i < 6; i++) {
      memory = remembered(memory, 'right', false, at)
      expect(memory.due - at).toBeGreaterThan(wait)
      wait = memory.due - at
      at = memory.due
    }
    expect(wait).toBeGreaterThan(30 * DAY)
    expect(remembered(memory, 'wrong', false, at).due - at).toBeLessThan(DAY)
  })
  it('brings back sooner what needed a hint', () => {
    expect(remembered(undefined, 'right', true, NOW).due).toBeLessThan(
      remembered(undefined, 'right', false, NOW).due,
    )
  })
  it('does not mind a clock that was put back', () => {
    const memory = remembered(undefined, 'right', false, NOW)
    expect(remembered(memory, 'right', false, NOW - DAY).due).toBeGreaterThan(NOW)
  })
})

describe('how a topic stands', () => {
  it('begins with whole examples, and help fades step by step', () => {
    const helps = [0, 1, 2, 3, 9].map(
      (n) => standingOf(graded(Array<Grade>(n).fill('right')), 'open', NOW).help,
    )
    expect(helps).toEqual(['whole', 'last-open', 'two-open', 'hint', 'hint'])
    expect(standingOf(graded(Array<Grade>(10).fill('right')), 'open', NOW).help).toBe('none')
  })
  it('gives help back after a mistake', () => {
    expect(standingOf(graded(['right', 'right', 'right', 'wrong']), 'open', NOW).help).toBe(
      'two-open',
    )
    expect(standingOf(graded(['right', 'near']), 'open', NOW).help).toBe('last-open')
  })
  it('is firm when eight of the last ten were good', () => {
    const firm = (grades: readonly Grade[]) => standingOf(graded(grades), 'open', NOW).firm
    expect(firm(Array<Grade>(9).fill('right'))).toBe(false)
    expect(firm([...Array<Grade>(8).fill('acceptable'), 'wrong', 'wrong'])).toBe(true)
    expect(firm([...Array<Grade>(10).fill('right'), 'wrong', 'near', 'wrong'])).toBe(false)
  })
  it('counts rounds of ten and what is due', () => {
    const standing = standingOf(graded([...Array<Grade>(12).fill('right'), 'wrong']), 'open', NOW)
    expect(standing).toMatchObject({ answered: 13, round: ['right', 'right', 'wrong'], due: 0 })
    expect(standing.right).toBeCloseTo(12 / 13)
    expect(standingOf(graded(['wrong']), 'open', NOW + DAY).due).toBe(1)
    expect(standingOf(graded(['wrong']), 'notrump', NOW + DAY).due).toBe(0)
  })
})

describe('what comes next', () => {
  const rng = () => rngOf([1, 2, 3, 4])
  const RIGHT = Array<Grade>(10).fill('right')
  it('has topics that only ask for topics before them', () => {
    for (const [i, { after: before }] of PRACTICE_TOPICS.entries())
      for (const id of before)
        expect(PRACTICE_TOPICS.findIndex((one) => one.id === id)).toBeLessThan(i)
    expect(new Set(PRACTICE_TOPICS.map(({ id }) => id)).size).toBe(PRACTICE_TOPICS.length)
  })
  it('begins with the first topic and stays until it is firm', () => {
    expect(nextTopic(NO_PROGRESS, NOW, rng()).id).toBe('open')
    expect(nextTopic(graded(['right', 'wrong']), NOW, rng()).id).toBe('open')
    const firm = graded(RIGHT)
    const late = answered(firm, 'wrong', { topic: 'slam', at: NOW + 20 })
    expect(nextTopic(late, NOW + DAY, rng()).id).toBe('slam')
  })
  it('mixes once it is firm: what is due first, else the next open topic', () => {
    const firm = graded(RIGHT)
    expect(nextTopic(firm, NOW + 400 * DAY, rng()).id).toBe('open')
    expect(nextTopic(firm, NOW, rng()).after).toEqual(['open'])
  })
  it('asks what is due before anything new, longest overdue first', () => {
    const topic = topicOfId('open')!
    const first = answered(NO_PROGRESS, 'wrong', { rule: 'b', at: NOW })
    const both = answered(first, 'wrong', { rule: 'c', at: NOW + MINUTE })
    const next = (passed: readonly string[], now: number) =>
      ruleOf(nextSkill(both, topic, SAYC, passed, now, rng()))
    expect(next([], NOW + DAY)).toBe('b')
    expect(next([itemId('open', skill('b'))], NOW + DAY)).toBe('c')
    // Nothing is due: the next question is drawn as hands come.
    expect(next([], NOW)).toBeUndefined()
    // A rule that the book does not list by itself comes back all the same; one of another system waits.
    const unlisted = answered(NO_PROGRESS, 'wrong', { rule: 'made for hearts' })
    const later = (system: { readonly id: string }) =>
      ruleOf(nextSkill(unlisted, topic, system, [], NOW + DAY, rng()))
    expect(later(SAYC)).toBe('made for hearts')
    expect(later({ id: 'precision' })).not.toBe('made for hearts')
  })
  it('draws what is new: of the auction as hands come, of the play from a seed', () => {
    const now = (topic: string) => nextSkill(NO_PROGRESS, topicOfId(topic)!, SAYC, [], NOW, rng())
    expect(now('responses')).toBe(DRAWN)
    expect(now('count')).toMatchObject({ kind: 'seed' })
  })
  it('knows what was asked of late, in that topic and system alone', () => {
    const once = answered(NO_PROGRESS, 'wrong', { rule: 'b', at: NOW })
    const twice = answered(once, 'right', { rule: 'b', at: NOW + MINUTE })
    expect(askedOfLate(twice, 'open', SAYC)).toEqual({ b: 2 })
    expect(askedOfLate(twice, 'responses', SAYC)).toEqual({})
    expect(askedOfLate(twice, 'open', { id: 'precision' })).toEqual({})
  })
})

describe('questions as hands come', () => {
  /** Openings of a thousand hands or so, as a natural system has them. */
  const CAME = Object.entries({
    ...{ P: 560, '1C': 110, '1D': 105, '1H': 80, '1S': 80, '1N': 45, '2C': 4, '2N': 4 },
    ...{ '2D': 7, '2H': 8, '2S': 9, '3C': 4, '3D': 4, '3H': 4, '3S': 4, '4S': 1 },
  })
  const drawn = (n: number, isFirm: boolean, seed: number): readonly string[] => {
    const asked = new Map<string, number>()
    const chance = rngOf([seed, 4, 4, 4])
    return Array.from({ length: n }, () => {
      const came = CAME.map(
        ([idea, times]): CameUp => ({
          ...{ group: '', idea, times, isPass: idea === 'P' },
          asked: asked.get(idea) ?? 0,
        }),
      )
      const idea = nextAsked(came, { isFirm }, chance)!.idea
      asked.set(idea, (asked.get(idea) ?? 0) + 1)
      return idea
    })
  }
  it('has every common opening within the first twenty, and passes between', () => {
    for (let seed = 0; seed < 30; seed++) {
      const first = drawn(20, false, seed)
      for (const idea of ['P', '1C', '1D', '1H', '1S', '1N'])
        expect(first, `${seed}`).toContain(idea)
      const passes = drawn(100, false, seed).filter((idea) => idea === 'P').length
      expect(passes).toBeGreaterThanOrEqual(25)
      expect(passes).toBeLessThanOrEqual(60)
    }
  })
  it('keeps what is rare until the rest is firm, and then has preempts in every suit', () => {
    for (let seed = 0; seed < 30; seed++) {
      expect(drawn(40, false, seed)).not.toContain('4S')
      const all = drawn(400, true, seed)
      for (const idea of ['2D', '2H', '2S', '3C', '3D', '3H', '3S']) expect(all).toContain(idea)
    }
  })
  it('asks alike after each group, however often they come', () => {
    const came = ['1C', '1D', '1H', '1S'].map(
      (group, i): CameUp => ({ group, idea: 'x', isPass: false, times: 2 + 20 * i, asked: 0 }),
    )
    const chance = rngOf([1, 2, 3, 4])
    const times = new Map<string, number>()
    for (let i = 0; i < 400; i++) {
      const { group } = nextAsked(came, { isFirm: true, alike: true }, chance)!
      times.set(group, (times.get(group) ?? 0) + 1)
    }
    for (const n of times.values()) expect(Math.abs(n - 100)).toBeLessThan(35)
    const natural = Array.from(
      { length: 400 },
      () => nextAsked(came, { isFirm: true }, chance)!.group,
    )
    expect(natural.filter((group) => group === '1S').length).toBeGreaterThan(150)
    expect(nextAsked([], { isFirm: true }, chance)).toBeUndefined()
  })
  it('gives shares that add up, tempered', () => {
    const came = CAME.map(([idea, times]) => ({
      group: '',
      idea,
      times,
      isPass: idea === 'P',
      asked: 0,
    }))
    const shares = sharesOf(came)
    expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1)
    const of = (idea: string) => shares[came.findIndex((one) => one.idea === idea)]!
    expect(of('1C') / of('2H')).toBeLessThan(110 / 8)
    expect(of('1C') / of('2H')).toBeGreaterThan(1)
  })
})

describe('the table', () => {
  const auction = (text: string) => text.split(' ').flatMap((code) => parseCall(code) ?? [])
  const silent = { ...OPEN_TABLE, opponents: { id: SILENT } } as const
  const opener = { ...OPEN_TABLE, role: 'opener' } as const
  const responses = topicOfId('responses')!
  it('tells the hand that bids first from its partner’s, on either side', () => {
    for (const [text, part] of [
      ['', 'opener'],
      ['P P', 'opener'],
      ['1H P', 'answerer'],
      ['1H P 1S P', 'opener'],
      ['P 1H P', 'answerer'],
      ['P 1H', 'opener'],
      ['1H X P', 'answerer'],
      ['1H 2C P P', 'opener'],
      ['P P 1H P 2C P', 'opener'],
    ] as const)
      expect(partAt(auction(text)), text).toBe(part)
  })
  it('asks what the hand that was chosen decides, and nothing with opponents in it who are silent', () => {
    expect(turnFits(responses, auction('1H P'), OPEN_TABLE)).toBe(true)
    expect(turnFits(responses, auction('1H P'), opener)).toBe(false)
    expect(turnFits(responses, auction('1H 2C'), silent)).toBe(false)
    expect(turnFits(responses, auction('1H P'), silent)).toBe(true)
    // What a call showed can be asked at any table.
    expect(turnFits(topicOfId('shows')!, auction('1H 2C'), { ...silent, role: 'opener' })).toBe(
      true,
    )
  })
  it('leaves out topics with nothing to ask, and what is due waits', () => {
    expect(misfitOf(responses, opener)).toBe('part')
    expect(misfitOf(topicOfId('defence')!, silent)).toBe('silent')
    expect(PRACTICE_TOPICS.filter((topic) => misfitOf(topic, OPEN_TABLE))).toEqual([])
    const late = answered(NO_PROGRESS, 'wrong', { topic: 'responses' })
    expect(nextTopic(late, NOW + DAY, rngOf([1, 2, 3, 4])).id).toBe('responses')
    expect(nextTopic(late, NOW + DAY, rngOf([1, 2, 3, 4]), opener).id).toBe('open')
    const due = answered(NO_PROGRESS, 'wrong', { topic: 'strength', rule: 'due' })
    const next = (table: typeof OPEN_TABLE) =>
      ruleOf(
        nextSkill(
          ...([due, topicOfId('strength')!, SAYC, [], NOW + DAY] as const),
          ...([rngOf([1, 2, 3, 4]), table] as const),
        ),
      )
    expect(next(OPEN_TABLE)).toBe('due')
    expect(next({ role: 'answerer', opponents: SAME })).toBeUndefined()
  })
})

describe('chances that were said', () => {
  it('cost least in expectation when they are what one believes (Brier is proper)', () => {
    const chance = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000)
    fc.assert(
      fc.property(chance, chance, (believed, said) => {
        const expected = (p: number) => believed * brier(p, true) + (1 - believed) * brier(p, false)
        const more = expected(said) - expected(believed)
        expect(more).toBeGreaterThanOrEqual(-1e-12)
        if (Math.abs(said - believed) > 0.01) expect(more).toBeGreaterThan(0)
      }),
    )
  })
  it('are drawn by what was said, leaving out what never was', () => {
    const one = (sure: number | undefined, grade: Grade): Answer => ({
      at: NOW,
      topic: 'open',
      item: 'x',
      grade,
      asked: '',
      ...(sure === undefined ? {} : { sure }),
    })
    const answers = [
      one(80, 'right'),
      one(80, 'wrong'),
      one(100, 'acceptable'),
      one(undefined, 'wrong'),
    ]
    expect(calibration(answers)).toEqual([
      { said: 80, answers: 2, right: 0.5 },
      { said: 100, answers: 1, right: 1 },
    ])
    expect(meanBrier(answers)).toBeCloseTo((0.04 + 0.64 + 0) / 3)
    expect(meanBrier([])).toBeUndefined()
  })
})

describe('what is asked of a closed hand', () => {
  const rng = () => rngOf([4, 3, 2, 1])
  it('can be known better than by chance, and not for certain', () => {
    const sure = { lo: 2, chances: [1] }
    const flat = { lo: 1, chances: [0.3, 0.4, 0.3] }
    const good = { lo: 3, chances: [0.7, 0.3] }
    const hands = [
      { seat: 1 as const, suits: [sure, flat, good, sure] },
      { seat: 3 as const, suits: [sure, flat, sure, sure] },
    ]
    expect(lengthToAsk(hands, rng())).toMatchObject({ seat: 1, suit: 2 })
    expect(lengthToAsk([{ seat: 3, suits: [sure, flat, sure, sure] }], rng())).toBeDefined()
    expect(lengthToAsk([], rng())).toBeUndefined()
  })
  it('is an honour, for where a card lies', () => {
    const cards = [
      { card: cardOf(CLUBS, (TEN - 1) as Rank), chances: [0.6, 0.4] },
      { card: cardOf(CLUBS, QUEEN), chances: [1, 0] },
      { card: cardOf(DIAMONDS, QUEEN), chances: [0.6, 0.4] },
    ]
    expect(honourToAsk(cards, rng())?.card).toBe(cardOf(DIAMONDS, QUEEN))
    expect(honourToAsk(cards.slice(0, 1), rng())).toBeUndefined()
    const ten = { card: cardOf(CLUBS, TEN), chances: [0.5, 0.5] }
    expect(honourToAsk([ten], rng())).toBe(ten)
  })
})

describe('a plan chosen', () => {
  it('is graded by how far it is behind the best, never better for being further', () => {
    expect([0, 0.01, 0.05, 0.3].map(gradeOfPlan)).toEqual([...GRADES])
    const grades = Array.from({ length: 101 }, (_, i) => GRADES.indexOf(gradeOfPlan(i / 100)))
    expect(grades).toEqual(grades.toSorted((a, b) => a - b))
  })
})

describe('what a call showed, as a student says it', () => {
  const points = { min: 5, low: 6, high: 9, max: 10 }
  const length = { min: 4, low: 4, high: 6, max: 9 }
  const grade = (least: number, most: number, cards: number) =>
    gradeOfShown({ least, most, length: cards }, points, length)
  it('is right anywhere between the strict limit and the usual one', () => {
    for (const least of [5, 6])
      for (const most of [9, 10]) expect(grade(least, most, 4)).toBe('right')
  })
  it('is marked by how far it is off', () => {
    expect(missesOf({ least: 8, most: 12, length: 5 }, points, length)).toEqual([2, 2, 1])
    expect(grade(7, 11, 4)).toBe('acceptable')
    expect(grade(6, 12, 4)).toBe('near')
    expect(grade(6, 10, 5)).toBe('near')
    expect(grade(0, 10, 4)).toBe('wrong')
    expect(grade(6, 13, 5)).toBe('wrong')
  })
  it('never gets better by going further off', () => {
    const rank = (g: Grade) => GRADES.indexOf(g)
    fc.assert(
      fc.property(fc.nat(20), fc.nat(30), fc.nat(13), (least, most, cards) => {
        if (most > 10)
          expect(rank(grade(least, most + 1, cards))).toBeGreaterThanOrEqual(
            rank(grade(least, most, cards)),
          )
        if (cards > 4)
          expect(rank(grade(least, most, cards + 1))).toBeGreaterThanOrEqual(
            rank(grade(least, most, cards)),
          )
      }),
    )
  })
})
