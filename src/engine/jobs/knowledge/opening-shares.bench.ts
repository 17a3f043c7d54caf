/**
 * How long the meaning of an opening takes: the whole answer for three closed hands when only the
 * observer's thirteen cards are known. While preparing, endings are dealt out layout by layout, the
 * full pack is held against the census, and the count expected comes from a walk that merges nothing.
 */

import { openbidCensus } from '#census/openbid-census.ts'
import type { Call } from '#core/call.ts'
import { NO_HANDS } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { complement, EMPTY_HOLDING, FULL_HOLDING } from '#core/holding.ts'
import type { SeatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import { SUITS } from '#core/suit.ts'
import { byLength, suitStates } from '#counting/classes.ts'
import { openingClasses } from '#reasoning/inference/opening-classes.ts'
import { callShares, completions } from '#reasoning/inference/opening-shares.ts'
import type { Position } from '#reasoning/law/position.ts'
import { actionOfBidval } from '#systems/schenken-1967/bidval.ts'
import { openbid, packedBidval, packedOpenbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { type BenchCase, benchRandom } from '#testing/bench.ts'
import { openbidOutcome, openbidReader, openingShares } from './opening-shares.ts'

const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

/** `size` cards from the front of a shuffled pack, then the rest. */
function shuffledPack(seed: number): readonly number[] {
  const below = benchRandom(seed)
  const deck = Array.from({ length: 52 }, (_, i) => i)
  for (let i = 51; i > 0; i--) {
    const j = below(i + 1)
    const card = deck[i]!
    deck[i] = deck[j]!
    deck[j] = card
  }
  return deck
}
const handOf = (cards: readonly number[]): hand.Hand => hand.ofCards(cards as never)

/** Hands of the census by BIDVAL and section, from the census and from one closed hand. */
function checkFullPack(): void {
  const cube = finish(openbidCensus(READINGS.corrected))
  const counted = new Map<number, number>()
  for (const [i, n] of cube.byShape.entries()) {
    const { bidval, section } = cube.outcomes[i % cube.outcomes.length]!
    const code = (section << 7) | bidval
    counted.set(code, (counted.get(code) ?? 0) + n)
  }
  const known = [EMPTY_HOLDING, EMPTY_HOLDING, EMPTY_HOLDING, EMPTY_HOLDING] as const
  const unseen = [FULL_HOLDING, FULL_HOLDING, FULL_HOLDING, FULL_HOLDING] as const
  const all = finish(openingClasses({ known, unseen, voids: 0 }, openbidReader('corrected')))
  for (const [i, n] of all.hands.entries()) {
    const code = all.outcomes[all.outcome[i]!]!
    counted.set(code, (counted.get(code) ?? 0) - n)
  }
  check(
    [...counted.values()].every((n) => n === 0),
    'the full pack is not the census',
  )
}

/** An ending of two closed hands with seven unseen cards each, dealt out in all 3,432 ways. */
function checkEnding(seed: number): void {
  const pack = shuffledPack(seed)
  const [mine, yours, free] = [pack.slice(0, 6), pack.slice(6, 12), pack.slice(12, 26)]
  const position: Position = {
    observer: 0,
    faced: NO_HANDS,
    seats: [1, 3],
    known: [...handOf(mine), ...handOf(yours)],
    voids: [0, 0],
    vacant: [7, 7],
    unseen: handOf(free),
  }
  const plain = new Map<Call, number>()
  for (let bits = 0; bits < 1 << 14; bits++) {
    const taken = free.filter((_, i) => ((bits >> i) & 1) === 1)
    if (taken.length !== 7) continue
    const { call } = openbid(handOf([...mine, ...taken]))
    plain.set(call, (plain.get(call) ?? 0) + 1)
  }
  const known = handOf(mine)
  const classes = finish(
    openingClasses({ known, unseen: position.unseen, voids: 0 }, openbidReader('corrected')),
  )
  const ways = completions(position, 0)
  for (const [call, n] of plain) {
    const shares = callShares(classes, ways, (code) => openbidOutcome(code).call === call)
    check(shares.total === BigInt(n), 'an ending is not what its layouts are')
  }
}

/** Hands of 13 of these cards by their opening: every class by itself, nothing merged. */
function plainCount(own: hand.Hand): Map<Call, number> {
  const open = packedOpenbid(READINGS.corrected)
  const [C, D, H, S] = SUITS.map((s) => byLength(suitStates(complement(own[s])))) as [
    ReturnType<typeof byLength>,
    ReturnType<typeof byLength>,
    ReturnType<typeof byLength>,
    ReturnType<typeof byLength>,
  ]
  const counts = new Float64Array(128)
  for (let ns = 0; ns <= 13; ns++)
    for (let nh = 0; ns + nh <= 13; nh++)
      for (let nd = 0; ns + nh + nd <= 13; nd++)
        for (const s of S[ns] ?? [])
          for (const h of H[nh] ?? [])
            for (const d of D[nd] ?? [])
              for (const c of C[13 - ns - nh - nd] ?? []) {
                const bidval = packedBidval(open(s.holding, h.holding, d.holding, c.holding))
                counts[bidval] = counts[bidval]! + s.ways * h.ways * d.ways * c.ways
              }
  const calls = new Map<Call, number>()
  for (const [bidval, n] of counts.entries()) {
    if (n === 0) continue
    const { call } = actionOfBidval(bidval)
    calls.set(call, (calls.get(call) ?? 0) + n)
  }
  return calls
}

/** Ways of two hands to share the 26 cards that a third leaves. */
const REST = 10_400_600n

export const bench: BenchCase = {
  name: 'shares after an opening, 13 cards known',
  unit: 'opening',
  limitNs: 300_000_000,
  inWorker: true,
  prepare(seed) {
    checkFullPack()
    for (let i = 0; i < 4; i++) checkEnding(seed + i)
    const own = handOf(shuffledPack(seed).slice(0, 13))
    const counts = plainCount(own)
    // The commonest openings, each with a whole answer of its own.
    const calls = [...counts].sort(([, a], [, b]) => b - a).slice(0, 5)
    const views = calls.map(
      ([call]): SeatView => ({
        seat: 2,
        hand: own,
        dealer: 0,
        vulnerability: 'None',
        calls: [{ call }],
        contract: undefined,
        dummy: undefined,
        cards: [],
        claim: undefined,
      }),
    )
    return {
      ops: views.length,
      expected: calls.reduce((sum, [, n]) => sum + n, 0),
      run: () =>
        views.reduce((sum, view) => {
          const answer = finish(openingShares({ view, system: 'schenken-1967' }))
          const meaning = answer.ok ? answer.value.hands[1]?.meaning : undefined
          return meaning?.kind === 'called' ? sum + Number(BigInt(meaning.total) / REST) : sum
        }, 0),
    }
  },
}
