/**
 * How long the odds of the hidden hands take to settle after a call and after a card, read as common
 * Standard: of all steps of some boards the one that only every twentieth takes longer than.
 */
import { bidOut } from '#bidding/auction/bid-out.ts'
import { contractOf } from '#core/auction.ts'
import type { Deal } from '#core/deal.ts'
import { hcp } from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { legalCards, type Play, startPlay } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { SUITS } from '#core/suit.ts'
import { COMMON } from '#core/system-ref.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import '#systems/every.ts'
import { rulesOf } from '#systems/registry.ts'
import { type BenchCase, benchRandom } from '#testing/bench.ts'
import { seenBy } from '#testing/seen.ts'
import { agreedFigures } from './jobs/knowledge/agreed-figures.ts'
import type { KnowledgeInWords } from './jobs/knowledge/knowledge-answer.ts'

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
/** The share of the steps that take no longer. */
const USUAL = 0.95

interface Step {
  readonly view: SeatView
  readonly deal: Deal
}

/** Boards bid by a system; their cards are any that are lawful. */
function* records(seed: number, count: number): Generator<BoardRecord & { deal: Deal }, void> {
  const below = benchRandom(seed)
  const rules = rulesOf('essex-acol')
  for (let n = 1, found = 0; found < count; n++) {
    const deal = dealFromSeed([seed, 5, 6, 7], n)
    const { auction } = bidOut([rules, rules], 0, 'None', deal).state
    const contract = contractOf(auction)
    if (contract === undefined) continue
    found += 1
    let play: Play = startPlay(contract)
    while (play.cards.length < 48) {
      const legal = legalCards(deal, play)
      play = { ...play, cards: [...play.cards, legal[below(legal.length)]!] }
    }
    yield {
      ...{ deal, contract, cards: play.cards, calls: auction.calls.map((call) => ({ call })) },
      board: { number: undefined, dealer: 0, vulnerability: 'None', deal },
    }
  }
}
/** By call or card, each as another of the four sees it. */
function steps(kind: 'call' | 'card', seed: number, count: number): readonly Step[] {
  const out: Step[] = []
  for (const record of records(seed, count)) {
    const { calls, cards, deal } = record
    const see = (shown: Partial<BoardRecord>, at: number): void => {
      out.push({ view: seenBy({ ...record, ...shown }, (at & 3) as Seat), deal })
    }
    if (kind === 'card')
      for (let at = 1; at <= cards.length; at++) see({ cards: cards.slice(0, at) }, at)
    else
      for (let at = 1; at <= calls.length; at++)
        see({ calls: calls.slice(0, at), contract: undefined, cards: [] }, at)
  }
  return out
}
function settled({ view }: Step): KnowledgeInWords {
  const asked = { view, sides: [SIDE, SIDE], systems: [{ id: COMMON }, { id: COMMON }] } as const
  const job = agreedFigures(asked)
  for (;;) {
    const { done, value } = job.next()
    if (done !== true) continue
    if (!value.ok) throw new Error(value.error.message)
    return value.value
  }
}
/** Throws where chances do not add up to one, or none is left for what is held. */
function check({ now }: KnowledgeInWords, deal: Deal): void {
  if (now === undefined) throw new Error('nothing is left')
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
  for (const { seat, suits, hcp: points, shapes } of now.hands) {
    const held = [...SUITS.map((suit) => length(deal[seat][suit])), hcp(deal[seat])]
    for (const [i, { lo, chances }] of [...suits, points].entries()) {
      if (Math.abs(sum(chances) - 1) > 1e-9) throw new Error('chances do not add up to one')
      if (!(chances[held[i]! - lo]! > 0)) throw new Error('what is held is left out')
    }
    if (sum(shapes.map(({ chance }) => chance)) > 1 + 1e-9) throw new Error('too many shapes')
  }
}
const sumOf = ({ now }: KnowledgeInWords): number =>
  (now?.hands ?? [])
    .flatMap(({ suits }) => suits.flatMap(({ chances }) => chances))
    .reduce((all, chance, i) => all + Math.round(chance * 1e6) * ((i % 11) + 1), 0)

function usual(list: readonly Step[]): Step {
  const timed = list.map((one) => {
    const start = performance.now()
    check(settled(one), one.deal)
    return { one, took: performance.now() - start }
  })
  timed.sort((a, b) => a.took - b.took)
  return timed[Math.ceil(USUAL * timed.length) - 1]!.one
}

/** @param ms most milliseconds of the step. */
const caseOf = (kind: 'call' | 'card', ms: number, boards: number): BenchCase => ({
  name: `odds settled after a ${kind}, at 95 %`,
  unit: 'step',
  limitNs: ms * 1e6,
  inWorker: true,
  prepare(seed) {
    const one = usual(steps(kind, seed, boards))
    return { ops: 1, expected: sumOf(settled(one)), run: () => sumOf(settled(one)) }
  },
})

export const bench: readonly BenchCase[] = [caseOf('call', 100, 5), caseOf('card', 150, 3)]
