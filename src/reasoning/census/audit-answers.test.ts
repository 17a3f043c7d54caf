/**
 * The answers to an opening of one once more, straight from what the rules say, hand by hand and without the machine:
 * which calls are left, and of the hands of drawn shapes how many leave each set.
 */
import { describe, expect, it } from 'vitest'
import { answerTurns, turnKey } from '#core/answer-turns.ts'
import { BIDS, bidOf, type Call, callCode, DOUBLE, levelOf, PASS, strainOf } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import type { AnswerTurn, Strategy, StrategyFact } from '#core/strategy.ts'
import { callsOf } from '#rules/elimination-compile.ts'
import { USUAL_ANSWERS } from '#systems/opening-strategies/answers.ts'
import { survivorsOf } from '#systems/opening-strategies/bidder.ts'
import { STRATEGIES } from '#systems/opening-strategies/strategies.ts'
import { randomWords } from '#testing/random-hands.ts'
import { auditOf } from './audit.ts'

const { standard } = STRATEGIES
const ANSWERING: Strategy = { ...standard, facts: [...standard.facts, ...USUAL_ANSWERS] }
type Kind<K> = Extract<StrategyFact, { readonly kind: K }>

/** The calls left for a hand, said as the rules say it. */
function left({ facts }: Strategy, { to, opening }: AnswerTurn, shape: Shape, points: number) {
  const all = <K extends StrategyFact['kind']>(kind: K): readonly Kind<K>[] =>
    facts.filter((fact): fact is Kind<K> => fact.kind === kind)
  const theirs = to === 'opponent'
  const [level, strain] = [levelOf(opening), strainOf(opening)]
  const after = theirs ? 3 : strain === 4 ? 2 : strain >= 2 ? 1 : 0
  const cards = (suit: number): number => shape[suit] ?? 0
  const between = ({ min, max }: { min: number; max: number }): boolean =>
    points >= min && points <= max
  const shortest = Math.min(...shape)
  const here = <K extends 'raise' | 'newsuit' | 'jump' | 'notrumpbid'>(kind: K) =>
    all<K>(kind).filter((fact) => (fact as { after: number }).after === after)
  const asks = after === 2 ? all('askmajors') : []
  const takeouts = theirs ? all('takeout') : []
  /** The level at which a suit is bid as low as can be. */
  const lowest = (suit: number): number => (suit > strain ? level : level + 1)
  const isAsk = (bid: number): boolean => asks.some((one) => bidOf(one.level, one.suit) === bid)
  const others = ([0, 1, 2, 3] as const).filter((suit) => suit !== strain)
  const asked = asks[0]?.suit
  const majors = [2, 3] as const
  const cheapest = (fact: Kind<'newsuit'>) =>
    others.filter(
      (suit) => lowest(suit) === fact.level && (lowest(suit) === level || suit !== asked),
    )
  const jumping = (fact: Kind<'jump'>) =>
    others.filter(
      (suit) => lowest(suit) + 1 === fact.level && (lowest(suit) === level || suit !== asked),
    )
  const fits = (fact: Kind<'raise'>) => between(fact) && cards(strain) >= fact.length
  const mayPass = (): boolean =>
    !here('raise').some((f) => strain < 4 && points >= f.min && cards(strain) >= f.length) &&
    !here('newsuit').some((f) =>
      cheapest(f).some((suit) => points >= f.min && cards(suit) >= f.length),
    ) &&
    !here('jump').some((f) =>
      jumping(f).some((suit) => points >= f.min && cards(suit) >= f.length),
    ) &&
    !here('notrumpbid').some((f) => points >= f.min && shortest >= f.length) &&
    !asks.some((f) => points >= f.min && majors.some((m) => cards(m) >= f.length)) &&
    !takeouts.some(
      (f) =>
        points > f.max ||
        (points >= f.min &&
          cards(strain) <= f.short &&
          others.every((suit) => cards(suit) >= f.length)),
    )
  const mayDouble = (): boolean =>
    takeouts.length > 0 &&
    takeouts.every(
      (f) =>
        points >= f.min &&
        (points > f.max ||
          (cards(strain) <= f.short && others.every((suit) => cards(suit) >= f.length))),
    ) &&
    !here('newsuit').some(
      (f) => between(f) && cheapest(f).some((suit) => cards(suit) >= f.length),
    ) &&
    !here('notrumpbid').some((f) => between(f) && shortest >= f.length)
  const mayBid = (bid: (typeof BIDS)[number]): boolean => {
    const [at, of] = [levelOf(bid), strainOf(bid)]
    const jumps = at - lowest(of)
    if (isAsk(bid)) {
      const own = asks.filter((one) => bidOf(one.level, one.suit) === bid)
      return (
        own.every((f) => between(f) && majors.some((m) => cards(m) >= f.length)) &&
        !here('jump').some((f) => between(f) && majors.some((m) => cards(m) >= f.length))
      )
    }
    if (of === 4) {
      const own = here('notrumpbid').filter((f) => f.level === at)
      if (own.length === 0 || !own.every((f) => between(f) && shortest >= f.length)) return false
      if (after === 1 && here('raise').some(fits)) return false
      const jumps = (f: Kind<'jump'>) =>
        between(f) && jumping(f).some((suit) => cards(suit) >= f.length)
      if (after < 2 && here('jump').some(jumps)) return false
      if (after === 2)
        return (
          !asks.some((f) => between(f) && majors.some((m) => cards(m) >= f.length)) &&
          !here('jump').some((f) => between(f) && majors.some((m) => cards(m) >= f.length))
        )
      const shows = (f: Kind<'newsuit'>) =>
        f.level === level && between(f) && majors.some((m) => m > strain && cards(m) >= f.length)
      return theirs || !here('newsuit').some(shows)
    }
    /** From two up, a notrump bid that the hand meets. */
    const notrump = here('notrumpbid').some(
      (f) => f.level > 1 && between(f) && shortest >= f.length,
    )
    if (of === strain) {
      if (theirs) return false
      const own = here('raise').filter((f) => f.level === at)
      if (own.length === 0 || !own.every(fits)) return false
      if (after !== 0) return true
      return (
        !notrump &&
        !here('newsuit').some(
          (f) => f.level === level && between(f) && majors.some((m) => cards(m) >= f.length),
        )
      )
    }
    if (jumps === 1) {
      const own = here('jump').filter((f) => f.level === at)
      return (
        own.length > 0 &&
        own.every((f) => between(f) && cards(of) >= f.length) &&
        !(after === 2 && of < 2 && notrump)
      )
    }
    if (jumps > 1) return false
    const own = here('newsuit').filter((f) => f.level === at)
    return (
      own.length > 0 &&
      own.every((f) => between(f) && cards(of) >= f.length) &&
      !(of >= 2 && all('newmajor').some((f) => f.level === at && cards(of) < f.length)) &&
      !(after === 1 && here('raise').some(fits)) &&
      !all('higherfirst').some((f) =>
        others.some((suit) => suit > of && cards(of) <= f.length && cards(suit) >= f.length),
      ) &&
      !here('jump').some((f) => f.level === at + 1 && between(f) && cards(of) >= f.length)
    )
  }
  return [
    ...(mayPass() ? [PASS] : []),
    ...BIDS.filter((bid) => bid > opening && mayBid(bid)),
    ...(theirs && mayDouble() ? [DOUBLE] : []),
  ] as readonly Call[]
}

/** By length and points: how many holdings of one suit there are. */
const HOLDINGS = Array.from({ length: 14 }, () => Array.from({ length: 11 }, () => 0))
HOLDING_LENGTH.forEach((length, h) => {
  HOLDINGS[length]![HOLDING_HCP[h]!]! += 1
})
/** By points: how many hands of the shape there are, suit by suit. */
const handsOf = ([c, d, h, s]: Shape): readonly number[] => {
  const counts = Array.from({ length: 41 }, () => 0)
  for (const [cp, cn] of HOLDINGS[c]!.entries())
    for (const [dp, dn] of HOLDINGS[d]!.entries())
      for (const [hp, hn] of HOLDINGS[h]!.entries())
        for (const [sp, sn] of HOLDINGS[s]!.entries())
          counts[cp + dp + hp + sp]! += cn * dn * hn * sn
  return counts
}
const codes = (calls: readonly Call[]): string => calls.map(callCode).join(' ')
const sampled = (next: () => number, n: number): readonly Shape[] =>
  Array.from({ length: n }, () => SHAPES[next() % SHAPES.length]!)

/** The usual facts with numbers moved, rows dropped and rows doubled. */
function drawn(next: () => number): Strategy {
  const below = (n: number): number => next() % n
  const answers = USUAL_ANSWERS.flatMap((fact): StrategyFact[] => {
    if (below(6) === 0) return []
    const moved: Record<string, number | string> = { ...fact }
    if ('min' in fact) {
      const min = Math.max(0, fact.min + below(5) - 2)
      Object.assign(moved, { min, max: Math.max(min, fact.max + below(5) - 2) })
    }
    if (below(3) === 0) moved['length'] = Math.max(0, Number(fact.length) + below(3) - 1)
    return below(8) === 0 ? [fact, moved as StrategyFact] : [moved as StrategyFact]
  })
  return { ...standard, facts: [...standard.facts, ...answers] }
}

describe('answers by elimination', () => {
  it('are what the rules say, of every point count and drawn shapes, under drawn facts', () => {
    const next = randomWords(43)
    const sizes = new Set<number>()
    for (const strategy of [ANSWERING, ...Array.from({ length: 20 }, () => drawn(next))])
      for (const turn of answerTurns(strategy)) {
        const survivors = survivorsOf(strategy, { turn })
        for (const shape of sampled(next, 10)) {
          const ours = Array.from({ length: 38 }, (_, points) =>
            callsOf(survivors(...shape, points)),
          )
          for (const calls of ours) sizes.add(calls.length)
          expect([turnKey(turn), shape, ours.map(codes)]).toEqual([
            turnKey(turn),
            shape,
            ours.map((_, points) => codes(left(strategy, turn, shape, points))),
          ])
        }
      }
    expect([...sizes].sort()).toEqual(expect.arrayContaining([0, 1, 2, 3]))
  })
  it('are counted exactly, every hand that leaves room for the opening once', () => {
    const next = randomWords(6)
    expect(answerTurns(ANSWERING).map(turnKey)).toEqual(
      '1C P,1D P,1H P,1S P,1N P,1C,1D,1H,1S'.split(','),
    )
    for (const turn of answerTurns(ANSWERING)) {
      const { sets, hands } = auditOf(ANSWERING, [1, 2, 3, 4], { turn })
      expect(sets.reduce((n, set) => n + set.hands, 0)).toBe(hands)
      const strain = strainOf(turn.opening)
      for (const shape of sampled(next, 25)) {
        const plain = new Map<string, number>()
        for (const [points, n] of handsOf(shape).entries()) {
          // An opening of Standard American has 12 points and 3 or 5 cards, 1NT 15 points.
          const room =
            strain === 4
              ? points <= 25
              : points <= 28 && (shape[strain] ?? 0) <= (strain < 2 ? 10 : 8)
          if (n === 0 || !room) continue
          const key = codes(left(ANSWERING, turn, shape, points))
          plain.set(key, (plain.get(key) ?? 0) + n)
        }
        const counted = new Map(
          sets.flatMap(({ calls, places }) => {
            const here = places.filter((place) => place.shape.join() === shape.join())
            const n = here.reduce((sum, place) => sum + place.hands, 0)
            return n === 0 ? [] : [[codes(calls), n] as const]
          }),
        )
        expect([turnKey(turn), shape, [...counted].sort()]).toEqual([
          turnKey(turn),
          shape,
          [...plain].sort(),
        ])
      }
    }
  })
  it('leave few hands without a call by the usual facts, and show one', () => {
    for (const turn of answerTurns(ANSWERING)) {
      const { sets, hands } = auditOf(ANSWERING, [1, 2, 3, 4], { turn })
      for (const { calls, example } of sets) {
        const [points, shape] = [hand.hcp(example), hand.lengths(example)]
        expect(codes(left(ANSWERING, turn, shape, points))).toBe(codes(calls))
      }
      const holes = sets.find(({ calls }) => calls.length === 0)?.hands ?? 0
      expect([turnKey(turn), holes / hands < 0.001]).toEqual([turnKey(turn), true])
    }
  })
})
