/**
 * The thirteen rules once more, for an answer-set solver: written from the paper as a logic program
 * that shares nothing with rules.ts, and solved by clingo, so that each checks
 * the other.
 */
import { run } from 'clingo-wasm'
import { describe, expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import type { Strategy, StrategyFact } from '#core/strategy.ts'
import type { HandNumbers } from '#rules/elimination.ts'
import { randomHand, randomWords } from '#testing/random-hands.ts'
import { choiceOf, numbersOf } from './bidder.ts'
import { STRATEGIES } from './strategies.ts'

const PROGRAM = `
major(spade). major(heart). minor(club). minor(diamond).
suits(club;diamond;heart;spade;notrump). level(1..7).
cand(pass). cand(bid(X,U)) :- suits(X), level(U).
1 { pick(C) : cand(C) } 1.
bid(X,U) :- pick(bid(X,U)).
pass :- pick(pass).
:- suit(X,K), notrumpmin(J), K < J, bid(notrump,V), not convention(notrump,V).
:- suit(X,K), ntmaxmajor(J), major(X), K > J, bid(notrump,V), not convention(notrump,V).
:- notrumpopen(V,P,Q), ttlhcp(R), R < P, bid(notrump,V).
:- notrumpopen(V,P,Q), ttlhcp(R), R > Q, bid(notrump,V).
:- notrumpopen(V,P,Q), ttlhcp(R), R > P, pass.
:- open(U,X,P,Q,J), ttlhcp(R), R < P, bid(X,U).
:- open(U,X,P,Q,J), ttlhcp(R), R > Q, bid(X,U).
:- open(U,X,P,Q,J), suit(X,K), K < J, bid(X,U).
:- open(U,X,P,Q,J), ttlhcp(R), R >= P, suit(X,K), K >= J, pass.
:- suit(X,K), open(U,X,R,S,L), K >= L, ttlhcp(Q), Q >= R, major(X), major(Y), X != Y, bid(Y,U), not majorprefer(Y,U).
:- suit(X,K), open(U,X,R,S,L), ttlhcp(Q), L <= K, Q >= R, Q <= S, major(X), minor(Y), bid(Y,U), not convention(Y,U).
:- bid(X,U), preempt(V), U > V.
#defined notrumpmin/1. #defined ntmaxmajor/1. #defined notrumpopen/3. #defined open/5.
#defined majorprefer/2. #defined convention/2. #defined preempt/1.
#show pick/1.
`
const SUIT_WORDS = ['club', 'diamond', 'heart', 'spade', 'notrump'] as const
const written = (f: StrategyFact): string => {
  switch (f.kind) {
    case 'open':
      return `open(${f.level},${SUIT_WORDS[f.suit]},${f.min},${f.max},${f.length}).`
    case 'notrumpopen':
      return `notrumpopen(${f.level},${f.min},${f.max}).`
    case 'majorprefer':
    case 'convention':
      return `${f.kind}(${SUIT_WORDS[f.strain]},${f.level}).`
    case 'preempt':
      return `preempt(${f.level}).`
    default:
      return `${f.kind}(${f.length}).`
  }
}

/** The answers of the solver: one call each. */
const solved = async (strategy: Strategy, numbers: HandNumbers): Promise<readonly string[]> => {
  const hand = numbers.lengths.map((n, i) => `suit(${SUIT_WORDS[i]},${n}).`).join(' ')
  const facts = strategy.facts.map(written).join(' ')
  const result = await run(`${PROGRAM} ttlhcp(${numbers.total}). ${hand} ${facts}`, 0)
  if (result.Result === 'ERROR') throw new Error(result.Error)
  return (result.Call[0]?.Witnesses ?? [])
    .map(({ Value }) => {
      const [atom = ''] = Value
      if (atom === 'pick(pass)') return 'P'
      const [, suit = '', level] = /^pick\(bid\((\w+),(\d)\)\)$/.exec(atom) ?? []
      return `${level}${suit.charAt(0).toUpperCase()}`
    })
    .sort()
}
const ours = (strategy: Strategy, numbers: HandNumbers): readonly string[] =>
  choiceOf(strategy, numbers).surviving.map(callCode).sort()

/** A strategy of random facts; more often than not with several facts for one bid. */
const randomStrategy = (next: () => number): Strategy => {
  const below = (n: number): number => next() % n
  const level = () => (1 + below(below(4) === 0 ? 7 : 4)) as 1
  const facts: StrategyFact[] = []
  for (let i = 2 + below(12); i > 0; i--) {
    const min = below(24)
    const max = min + below(41 - min)
    facts.push({ kind: 'open', level: level(), suit: below(4) as 0, min, max, length: below(9) })
  }
  for (let i = below(5); i > 0; i--) {
    const min = 8 + below(20)
    facts.push({ kind: 'notrumpopen', level: level(), min, max: min + below(41 - min) })
  }
  for (let i = below(3); i > 0; i--) facts.push({ kind: 'notrumpmin', length: below(4) })
  for (let i = below(3); i > 0; i--) facts.push({ kind: 'ntmaxmajor', length: 3 + below(4) })
  for (let i = below(3); i > 0; i--)
    facts.push({ kind: 'majorprefer', strain: below(5) as 0, level: level() })
  for (let i = below(4); i > 0; i--)
    facts.push({ kind: 'convention', strain: below(5) as 0, level: level() })
  for (let i = below(3); i > 0; i--) facts.push({ kind: 'preempt', level: level() })
  return { name: '', facts, tieBreak: [] }
}

describe('the answer-set solver agrees', () => {
  const HANDS = 150
  it.each(Object.entries(STRATEGIES))('on random hands under %s', async (_, strategy) => {
    const next = randomWords(2006)
    const sizes = new Set<number>()
    for (let i = 0; i < HANDS; i++) {
      const numbers = numbersOf(randomHand(next))
      const mine = ours(strategy, numbers)
      sizes.add(mine.length)
      expect([numbers, mine]).toEqual([numbers, await solved(strategy, numbers)])
    }
    expect(sizes.size).toBeGreaterThan(1)
  })
  it('on random hands under random strategies', async () => {
    const next = randomWords(13)
    const sizes = new Set<number>()
    for (let i = 0; i < 400; i++) {
      const strategy = randomStrategy(next)
      const numbers = numbersOf(randomHand(next))
      const mine = ours(strategy, numbers)
      sizes.add(mine.length)
      expect([strategy, numbers, mine]).toEqual([
        strategy,
        numbers,
        await solved(strategy, numbers),
      ])
    }
    expect(sizes.has(0)).toBe(true)
    expect(sizes.size).toBeGreaterThan(8)
  })
  it('on the hands that have no call', async () => {
    const numbers: HandNumbers = { total: 8, lengths: [1, 0, 6, 6] }
    expect(await solved(STRATEGIES.standard, numbers)).toEqual([])
    expect(ours(STRATEGIES.standard, numbers)).toEqual([])
  })
})
