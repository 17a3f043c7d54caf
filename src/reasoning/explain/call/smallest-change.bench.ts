/** How long the smallest change takes: for openings one or two cards away, and for the farthest. */
import { bidOf, type Call } from '#core/call.ts'
import { DECK } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { CLUBS } from '#core/suit.ts'
import { nearestOpenings } from '#engine/jobs/bidding/openbid-procedure.ts'
import { actionOfBidval } from '#systems/schenken-1967/bidval.ts'
import { packedBidval, packedOpenbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { type BenchCase, benchRandom } from '#testing/bench.ts'
import { good } from '#testing/good.ts'

interface Question {
  readonly hand: Hand
  readonly call: Call
}

/** Cards to change; 0 when no hand opens so. */
const ask = ({ hand, call }: Question): number => {
  const steps = nearestOpenings(hand, READINGS.corrected, [call])
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value[0]?.exchanges.length ?? 0
  }
}

const randomHand = (below: (n: number) => number): Hand => {
  const deck = [...DECK]
  for (let i = 0; i < 13; i++) {
    const j = i + below(52 - i)
    const card = deck[j]!
    deck[j] = deck[i]!
    deck[i] = card
  }
  return handOf.ofCards(deck.slice(0, 13))
}

/** Each call that one or two exchanges reach, with the fewer, by trying them all. */
const withinTwo = (hand: Hand): ReadonlyMap<Call, number> => {
  const open = packedOpenbid(READINGS.corrected)
  const callOf = (h: Hand): Call => actionOfBidval(packedBidval(open(h[3], h[2], h[1], h[0]))).call
  const own = DECK.filter((card) => handOf.has(hand, card))
  const pack = DECK.filter((card) => !handOf.has(hand, card))
  const reached = new Map<Call, number>([[callOf(hand), 0]])
  const note = (h: Hand, cards: number): void => {
    const call = callOf(h)
    if (cards < (reached.get(call) ?? 3)) reached.set(call, cards)
  }
  for (const [i, a] of own.entries())
    for (const [j, x] of pack.entries()) {
      const one = handOf.withCard(handOf.without(hand, a), x)
      note(one, 1)
      for (const b of own.slice(i + 1)) {
        const less = handOf.without(one, b)
        for (const y of pack.slice(j + 1)) note(handOf.withCard(less, y), 2)
      }
    }
  return reached
}

const typical: BenchCase = {
  name: 'smallest change, within two cards',
  unit: 'question',
  limitNs: 50_000_000,
  inWorker: true,
  prepare(seed) {
    const below = benchRandom(seed)
    const questions: Question[] = []
    let expected = 0
    for (let i = 0; i < 10; i++) {
      const hand = randomHand(below)
      for (const [call, cards] of withinTwo(hand)) {
        if (cards === 0) continue
        questions.push({ hand, call })
        expected += cards
      }
    }
    return {
      ops: questions.length,
      expected,
      run: () => questions.reduce((n, question) => n + ask(question), 0),
    }
  },
}

const worst: BenchCase = {
  name: 'smallest change, farthest',
  unit: 'question',
  limitNs: 1_000_000_000,
  inWorker: true,
  prepare() {
    const hand = good(handOf.parse('5432.5432.543.32'))
    // Seven clubs needs 13 tricks with eight clubs or more in one long-suited hand: of this hand only
    // three cards can stay, two clubs and another, so nearly every class there is has been tried.
    return { ops: 1, expected: 10, run: () => ask({ hand, call: bidOf(7, CLUBS) }) }
  },
}

export const bench: readonly BenchCase[] = [typical, worst]
