/** What Hidden hands makes of the calls of systems of rules, against the deals and against every layout. */

import { describe, expect, it } from 'vitest'
import { bidOut } from '#bidding/auction/bid-out.ts'
import { contractOf, isEnded, isLegal } from '#core/auction.ts'
import { type Call, DOUBLE, isBid, PASS } from '#core/call.ts'
import { type Card, cardOf } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { legalCards, type Play, startPlay } from '#core/play.ts'
import { RANKS } from '#core/rank.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { SUITS } from '#core/suit.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { BRIBIP } from '#examples/bribip.ts'
import { type KnowledgeOptions, knowledgeOf } from '#reasoning/answer/knowledge.ts'
import type { Knowledge } from '#reasoning/answer/knowledge-data.ts'
import { actionsIn } from '#reasoning/inference/inference.ts'
import { partnerFirst } from '#reasoning/inference/partner-first.ts'
import type { Distribution } from '#reasoning/law/distribution.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { holds } from '#reasoning/predicates/predicate.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import { type Agreements, NO_CALLS } from '#reasoning/sources/source.ts'
import { rulesOf } from '#systems/registry.ts'
import { benchRandom } from '#testing/bench.ts'
import { dealOf, layouts, weightIn } from '#testing/endings.ts'
import { good } from '#testing/good.ts'
import { long, upTo } from '#testing/long.ts'
import { callMeanings } from './call-meanings.ts'
import { agreedFigures } from './jobs/knowledge/agreed-figures.ts'
import type { KnowledgeInWords } from './jobs/knowledge/knowledge-answer.ts'
import { toldByActs } from './jobs/knowledge/told-by-acts.ts'

const ESSEX: SystemRefs = [{ id: 'essex-acol' }, { id: 'essex-acol' }]
const SCHENKEN: SystemRefs = [{ id: 'schenken-1967' }, { id: 'schenken-1967' }]
const PLAYED = [
  { name: 'Essex Acol', systems: ESSEX, rules: rulesOf('essex-acol') },
  { name: 'Schenken', systems: SCHENKEN, rules: rulesOf('schenken-1967') },
] as const
const SIDE = { carding: FOURTH_BEST, calls: NO_CALLS }

const inAuction = (deal: Deal, seat: Seat, calls: readonly Call[], dealer: Seat = 0): SeatView => ({
  seat,
  hand: deal[seat],
  dealer,
  vulnerability: 'None',
  calls: calls.map((call) => ({ call })),
  contract: undefined,
  dummy: undefined,
  cards: [],
  claim: undefined,
})
const agreementsFor = (view: SeatView, systems: SystemRefs): Agreements => ({
  carding: [FOURTH_BEST, FOURTH_BEST],
  calls: [NO_CALLS, NO_CALLS],
  meanings: callMeanings(view, systems),
})
function known(view: SeatView, systems: SystemRefs, options: KnowledgeOptions = {}): Knowledge {
  return good(finish(knowledgeOf(view, agreementsFor(view, systems), options)))
}
/**
 * The answers of the job in turn, and how many slices of work it took.
 * @param most ends the work once there are so many.
 */
function answers(view: SeatView, systems: SystemRefs, most = 9) {
  const told: KnowledgeInWords[] = []
  const steps = agreedFigures({ view, sides: [SIDE, SIDE], systems })
  for (let slices = 0; ; slices++) {
    const step = steps.next()
    if (step.done === true) return { told: [...told, good(step.value)], slices }
    if (step.value.told !== undefined && step.value.told !== told.at(-1)) told.push(step.value.told)
    if (told.length === most) return { told, slices }
  }
}
/** The chance told of so many cards or points, as an interval. */
const interval = ({ lo, chances, upTo }: Distribution, n: number): readonly [number, number] => [
  chances[n - lo] ?? 0,
  (upTo ?? chances)[n - lo] ?? 0,
]

/** Nothing that is told leaves the hand out that is held. */
function expectWithin(told: KnowledgeInWords, deal: Deal): void {
  expect(told.now?.hands).toHaveLength(told.seats.length)
  expect(told.conflict).toEqual([])
  for (const { seat, suits, hcp, kept } of told.now?.hands ?? []) {
    const held = deal[seat]
    for (const suit of SUITS) {
      const n = length(held[suit])
      expect(kept?.suits[suit].lo).toBeLessThanOrEqual(n)
      expect(kept?.suits[suit].hi).toBeGreaterThanOrEqual(n)
      expect(interval(suits[suit], n)[1]).toBeGreaterThan(0)
    }
    expect(kept?.hcp.lo).toBeLessThanOrEqual(hand.hcp(held))
    expect(kept?.hcp.hi).toBeGreaterThanOrEqual(hand.hcp(held))
    expect(interval(hcp, hand.hcp(held))[1]).toBeGreaterThan(0)
  }
}

describe.each(PLAYED)('knowledge of auctions by $name', ({ systems, rules }) => {
  it('reads each call as something that the caller has, and never leaves its hand out', () => {
    for (let board = 1; board <= upTo(2, 8); board++) {
      const deal = dealFromSeed([2, 7, 1, 8], board)
      const { calls } = bidOut([rules, rules], 0, 'None', deal).state.auction
      const below = benchRandom(board)
      for (const seat of SEATS) {
        const view = inAuction(deal, seat, calls.slice(0, 1 + below(calls.length)))
        for (const { readings, because } of inferencesOf(view, agreementsFor(view, systems)))
          for (const { says } of readings)
            expect(holds(says, deal), `call ${because.index} of board ${board}`).toBe(true)
        expectWithin(answers(view, systems, 1).told[0]!, deal)
      }
    }
  })
  it('has the true hand within every answer of three closed hands, the last a sample that says so', () => {
    const precisions = new Set<string>()
    for (let board = 1; board <= upTo(1, 5); board++) {
      const deal = dealFromSeed([3, 1, 4, 1], board)
      const { calls } = bidOut([rules, rules], 0, 'None', deal).state.auction
      const view = inAuction(deal, (board & 3) as Seat, calls)
      const { told } = answers(view, systems)
      for (const one of told) expectWithin(one, deal)
      const last = told.at(-1)!
      precisions.add(last.precision)
      expect(last.drawn === undefined).toBe(last.precision !== 'drawn')
      for (const { suits } of last.now?.hands ?? [])
        for (const number of suits) {
          const middle = number.chances.reduce(
            (sum, low, i) => sum + (low + (number.upTo?.[i] ?? low)) / 2,
            0,
          )
          expect(middle).toBeGreaterThan(0.9)
          expect(middle).toBeLessThan(1.1)
        }
    }
    expect(precisions).toContain('drawn')
  })
  it('is of two closed hands what every layout gives', () => {
    let whole = 0
    for (let board = 1; board <= upTo(7, 14); board++) {
      const deal = dealFromSeed([1, 6, 1, 8], board)
      const { state } = bidOut([rules, rules], 0, 'None', deal)
      const full = seatView(
        {
          board: { number: undefined, dealer: 0, vulnerability: 'None', deal },
          calls: state.auction.calls.map((call) => ({ call })),
          contract: contractOf(state.auction),
          cards: [],
        },
        (board & 3) as Seat,
      )
      if (full?.contract === undefined) continue
      const below = benchRandom(board)
      let play: Play = startPlay(full.contract)
      while (play.cards.length < 34) {
        const legal = legalCards(deal, play)
        play = { ...play, cards: [...play.cards, legal[below(legal.length)]!] }
      }
      const view = seatView(
        {
          board: { number: undefined, dealer: 0, vulnerability: 'None', deal },
          calls: full.calls,
          contract: full.contract,
          cards: play.cards,
        },
        (board & 3) as Seat,
      )
      const from = view && positionFromScratch(view, view.cards.length)
      if (view === undefined || !from?.ok || from.value.seats.length !== 2) continue
      const position = from.value
      // Random cards break promises: where these conflict partner’s weigh as certain.
      const read = inferencesOf(view, agreementsFor(view, systems))
      const inferences = finish(partnerFirst(position, read, view.seat)).filter(
        ({ seat }) => position.faced[seat] === undefined,
      )
      const deals = layouts(position).map((one) => {
        const held = dealOf(position, one)
        return SEATS.map((s) => held[s] ?? position.faced[s]) as unknown as Deal
      })
      const weights = deals.map((one) =>
        inferences
          .flatMap(actionsIn)
          .reduce((product, action) => product * weightIn(action, one), 1),
      )
      const total = weights.reduce((a, b) => a + b, 0)
      const know = known(view, systems)
      expect(['exact', 'rounded']).toContain(know.precision)
      if (inferences.some(({ action }) => JSON.stringify(action).includes('"meets"'))) whole += 1
      const chance = (is: (deal: Deal) => boolean): number =>
        deals.reduce((sum, one, i) => sum + (is(one) ? weights[i]! : 0), 0) / total
      /** The chance of each number up to `most`, in one pass over the deals. */
      const shares = (most: number, of: (deal: Deal) => number): readonly number[] => {
        const sums = new Array<number>(most + 1).fill(0)
        for (const [i, one] of deals.entries()) sums[of(one)]! += weights[i]! / total
        return sums
      }
      for (const { seat, suits, hcp } of know.now?.hands ?? []) {
        for (const suit of SUITS)
          for (const [n, share] of shares(13, (one) => length(one[seat][suit])).entries())
            expect(suits[suit].chances[n - suits[suit].lo] ?? 0).toBeCloseTo(share, 10)
        for (const [n, share] of shares(40, (one) => hand.hcp(one[seat])).entries())
          expect(hcp.chances[n - hcp.lo] ?? 0).toBeCloseTo(share, 10)
      }
      for (const { because, readings } of know.inferences)
        for (const { says, chance: told } of readings)
          if (because.kind === 'call' && told !== undefined)
            expect(told).toBeCloseTo(
              chance((one) => holds(says, one) === true),
              9,
            )
    }
    expect(whole).toBeGreaterThan(upTo(1, 3))
  })
})

describe('layouts drawn', () => {
  it('come as often as the exact count has it, where one of three hands has called', () => {
    const { record } = BRIBIP[0]!
    // East's pass: fewer than twelve points, and no weak two or preempt.
    const view = inAuction(record.board.deal as Deal, 0, [PASS], record.board.dealer)
    const exact = known(view, ESSEX, { figuresOnly: true })
    const drawn = known(view, ESSEX, { draws: 6000, uncounted: true })
    expect(['exact', 'rounded']).toContain(exact.precision)
    expect(drawn).toMatchObject({ precision: 'drawn', drawn: 6000 })
    let outside = 0
    let all = 0
    const check = (want: number, { chance: least, upTo: most = least }: Chance): void => {
      all += 1
      if (want < least - 1e-12 || want > most + 1e-12) outside += 1
      // Hardly ever five standard errors off, which is two and a half times as far as an interval goes.
      const wide = 1.6 * (most - least) + 1e-3
      expect(want).toBeGreaterThan(least - wide)
      expect(want).toBeLessThan(most + wide)
    }
    for (const [h, { suits, hcp }] of (drawn.now?.hands ?? []).entries()) {
      const other = exact.now!.hands[h]!
      for (const [of, want] of [
        ...SUITS.map((suit) => [suits[suit], other.suits[suit]] as const),
        [hcp, other.hcp] as const,
      ])
        for (const [i, chance] of of.chances.entries())
          check(want.chances[of.lo + i - want.lo] ?? 0, { chance, upTo: of.upTo![i]! })
    }
    for (const { card, holders } of drawn.now!.cards)
      for (const [h, got] of holders.entries())
        check(exact.now!.cards.find((one) => one.card === card)?.holders[h]?.chance ?? 0, got)
    expect(all).toBeGreaterThan(100)
    // One in twenty by design.
    expect(outside / all).toBeLessThan(0.12)
  })
  it('come as often as dealing at random and weighing every deal has it, where all three have called', () => {
    const { record } = BRIBIP[0]!
    const whole = record.board.deal as Deal
    const calls = record.calls.slice(0, 4).map(({ call }) => call)
    const view = inAuction(whole, 2, calls, record.board.dealer)
    const { actions, position } = acting(view, ESSEX)
    const below = benchRandom(5)
    const cards: Card[] = SUITS.flatMap((suit) =>
      RANKS.filter((rank) => ((position.unseen[suit] >> rank) & 1) === 1).map((rank) =>
        cardOf(suit, rank),
      ),
    )
    const sums = new Map<string, number>()
    let total = 0
    for (let n = 0; n < 60_000; n++) {
      for (let i = 0; i < 26; i++) {
        const j = i + below(39 - i)
        const card = cards[i]!
        cards[i] = cards[j]!
        cards[j] = card
      }
      const hands = [0, 1, 2].map((h) => hand.ofCards(cards.slice(h * 13, h * 13 + 13)))
      const deal = dealOf(position, hands)
      const weight = actions.reduce((product, action) => product * weightIn(action, deal), 1)
      if (weight === 0) continue
      total += weight
      for (const [h, held] of hands.entries())
        for (const suit of SUITS) {
          const key = `${h} ${suit} ${length(held[suit])}`
          sums.set(key, (sums.get(key) ?? 0) + weight)
        }
    }
    const drawn = known(view, ESSEX, { draws: 6000 })
    expect(drawn.precision).toBe('drawn')
    for (const [h, { suits }] of drawn.now!.hands.entries())
      for (const suit of SUITS)
        for (const [i, least] of suits[suit].chances.entries()) {
          const most = suits[suit].upTo![i]!
          const n = suits[suit].lo + i
          const want = (sums.get(`${h} ${suit} ${n}`) ?? 0) / total
          // Both are samples.
          expect(Math.abs(want - (least + most) / 2)).toBeLessThan(0.03)
        }
  })
})
function acting(view: SeatView, systems: SystemRefs) {
  const from = good(positionFromScratch(view, view.cards.length))
  const actions = inferencesOf(view, agreementsFor(view, systems)).flatMap(actionsIn)
  return { position: from, actions }
}

describe('the auction of BRIBIP', () => {
  const { record } = BRIBIP[0]!
  const deal = record.board.deal as Deal
  const calls = record.calls.map(({ call }) => call)
  const viewAt = (seat: Seat, n: number): SeatView =>
    inAuction(deal, seat, calls.slice(0, n), record.board.dealer)

  it('is answered at every step within so much work, in ranges first', () => {
    const asked: (readonly [Seat, number])[] = [
      ...calls.map((_, i) => [0, i + 1] as const),
      ...[12, 23].flatMap((n) => [[1, n] as const, [3, n] as const]),
    ]
    for (const [i, [seat, n]] of asked.entries()) {
      // Every fourth step is asked here, and the samples, which come last and take longest, are waited
      // for once; in the long tests both are at every one.
      if (!long && i % 4 !== 0) continue
      const { told, slices } = answers(viewAt(seat, n), ESSEX, long || i === 12 ? 9 : 2)
      // Slices are of some milliseconds: never a count of minutes.
      expect(slices, `seen by ${seat} after ${n} calls`).toBeLessThan(1500)
      for (const one of told) expectWithin(one, deal)
      if (n > 1) expect(told.length).toBeGreaterThan(1)
    }
  })
  it('tells five spades or more once South has shown a control, and says so by its calls', () => {
    const { told } = answers(viewAt(0, 6), ESSEX)
    for (const one of told) {
      const south = one.now?.hands.find(({ seat }) => seat === 2)
      expect(south?.kept?.suits[3].lo).toBe(5)
    }
    const said = told.at(-1)?.inferences.filter(({ seat }) => seat === 2) ?? []
    expect(said.map(({ act, read }) => [act.index, read?.source, read?.words])).toEqual([
      [1, 'system', '12 points or more, and spades is the best suit.'],
      [
        5,
        'system',
        'The ace of diamonds, or none of the suit, and game is sure: any cheaper suit passed over has neither.',
      ],
    ])
    expect(
      said.flatMap(({ readings }) => readings).every(({ chance }) => chance !== undefined),
    ).toBe(true)
  })
  it('tells the line call by call in words', () => {
    const line = { view: viewAt(0, 23), sides: [SIDE, SIDE], systems: ESSEX } as const
    const events = finish(toldByActs(line))
    expect(events.find(({ at }) => at === 2)).toMatchObject({
      sentences: [{ text: expect.stringMatching(/^South’s one spade shows .*spades/) }],
    })
    expect(events.find(({ at }) => at === 2)?.bits).toBeGreaterThan(1)
    // A pass that every hand would make tells nothing.
    expect(events.some(({ at }) => at === 23)).toBe(false)
  })
})

/** Lawful calls that nobody's system chose: passes, doubles, and bids a few steps up. */
function anyCalls(below: (n: number) => number): readonly Call[] {
  const calls: Call[] = []
  while (calls.length < 9) {
    const last = Math.max(0, ...calls.filter(isBid))
    const call = (below(5) < 2 ? PASS : below(6) === 0 ? DOUBLE : last + 1 + below(6)) as Call
    if (call > 35 && call !== DOUBLE) continue
    if (isLegal({ dealer: 0, calls }, call)) calls.push(call)
    if (isEnded({ dealer: 0, calls })) break
  }
  return calls
}

describe('calls that no hand of the system makes', () => {
  it('fall back step by step, are named, and never leave a hand without anything', () => {
    const statuses = new Set<string>()
    const sources = new Set<string>()
    const below = benchRandom(11)
    for (let board = 1; board <= upTo(75, 150); board++) {
      const deal = dealFromSeed([4, 4, 4, 4], board)
      const { systems } = PLAYED[board & 1]!
      const view = inAuction(deal, 0, anyCalls(below))
      for (const { reading: read } of callMeanings(view, systems)) {
        if (read === undefined) continue
        statuses.add(read.status)
        sources.add(read.source)
      }
      // Some fallbacks are rare; the figures are asked for on the first boards alone.
      if (board > upTo(4, 24)) continue
      const [first] = answers(view, systems, 1).told
      expect(first?.now?.hands).toHaveLength(3)
    }
    expect([...statuses].sort()).toEqual(['direct', 'dropped', 'exact', 'relaxed'])
    expect([...sources].sort()).toEqual(['natural', 'not-of-system', 'system'])
  })
})
