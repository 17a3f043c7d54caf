/**
 * Hidden hands after an auction of twelve calls by systems of rules, three hands closed: the ranges that
 * come first, and the whole answer, whose figures rest on layouts drawn.
 */
import { bidOut } from '#bidding/auction/bid-out.ts'
import type { Deal } from '#core/deal.ts'
import { hcp } from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { SEATS } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { SUITS } from '#core/suit.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import type { BenchCase } from '#testing/bench.ts'
import { agreedFigures } from './jobs/knowledge/agreed-figures.ts'
import type { KnowledgeInWords } from './jobs/knowledge/knowledge-answer.ts'

const ESSEX = rulesOf('essex-acol')
const SIDE = { carding: FOURTH_BEST, calls: NO_CALLS }
const CALLS = 12

interface Asked {
  readonly view: SeatView
  readonly deal: Deal
}
/** Self-played auctions of twelve calls or more, cut at twelve, as the first player sees them. */
function asked(seed: number, count: number): readonly Asked[] {
  const found: Asked[] = []
  for (let board = 1; found.length < count; board++) {
    const deal = dealFromSeed([seed, 1, 2, 3], board)
    const { calls } = bidOut([ESSEX, ESSEX], 0, 'None', deal).state.auction
    if (calls.length < CALLS) continue
    const seat = SEATS[found.length & 3]!
    const view: SeatView = {
      ...{ seat, hand: deal[seat], dealer: 0, vulnerability: 'None' },
      calls: calls.slice(0, CALLS).map((call) => ({ call })),
      ...{ contract: undefined, dummy: undefined, cards: [], claim: undefined },
    }
    found.push({ view, deal })
  }
  return found
}
/** @param first ends with the first answer. */
function answer({ view }: Asked, first: boolean): KnowledgeInWords {
  const steps = agreedFigures({
    view,
    sides: [SIDE, SIDE],
    systems: [{ id: 'essex-acol' }, { id: 'essex-acol' }],
  })
  for (;;) {
    const step = steps.next()
    if (step.done === true) {
      if (!step.value.ok) throw new Error(step.value.error.message)
      return step.value.value
    }
    if (first && step.value.told !== undefined) return step.value.told
  }
}
/** Throws where the hand that is held has been left out, or the chances cannot add up to one. */
function check(told: KnowledgeInWords, deal: Deal): void {
  for (const { seat, suits, kept } of told.now?.hands ?? []) {
    if (kept === undefined) throw new Error('a hand is left out')
    for (const suit of SUITS) {
      const n = length(deal[seat][suit])
      const { chances, upTo = chances } = suits[suit]
      const { lo, hi } = kept.suits[suit]
      if (n < lo || n > hi) throw new Error('a hand is left out')
      const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
      if (sum(chances) > 1 + 1e-9 || sum(upTo) < 1 - 1e-9)
        throw new Error('the chances of a suit do not enclose one')
    }
    const held = hcp(deal[seat])
    if (held < kept.hcp.lo || held > kept.hcp.hi) throw new Error('a hand is left out')
  }
}
const sumOf = (told: KnowledgeInWords): number =>
  (told.now?.hands ?? [])
    .flatMap(({ kept }) => (kept === undefined ? [] : [...kept.suits, kept.hcp]))
    .reduce((n, { lo, hi }) => n + lo + 3 * hi, 0)

/** @param ms most milliseconds of one answer. */
const caseOf = (name: string, ms: number, first: boolean, count: number): BenchCase => ({
  name,
  unit: 'auction',
  limitNs: ms * 1e6,
  inWorker: true,
  prepare(seed) {
    const auctions = asked(seed, count)
    let expected = 0
    for (const one of auctions) {
      const told = answer(one, first)
      check(told, one.deal)
      if (told.precision !== (first ? 'interval' : 'drawn'))
        throw new Error(`the answer is ${told.precision}`)
      expected += sumOf(told)
    }
    return {
      ops: auctions.length,
      expected,
      run: () => auctions.reduce((sum, one) => sum + sumOf(answer(one, first)), 0),
    }
  },
})

export const bench: readonly BenchCase[] = [
  caseOf('ranges of three closed hands after twelve calls of a system', 300, true, 8),
  caseOf('layouts drawn of three closed hands after twelve calls of a system', 3000, false, 4),
]
