/**
 * The audit of a bidding system: where it leaves hands to common sense, says nothing, says two things, or says what
 * it does not do. Openings and answers over every hand there is; what comes later over deals that the system bids
 * against silence and against itself, and over auctions that it seldom comes to.
 */

import { PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { type BySide, sideOf } from '#core/seat.ts'
import { randomDeal } from '#core/shuffle.ts'
import { reporting } from '#core/steps.ts'
import { afterCall } from '../auction/auction-state.ts'
import { SILENT_SYSTEM } from '../auction/bid-out.ts'
import type { PublicState } from '../auction/public-state.ts'
import type { BiddingSystem } from '../language/system.ts'
import { type CountedTurn, countTurns, turnsToCount } from './counted-turns.ts'
import { deadAmongCounted } from './dead-rules.ts'
import {
  type AuditFinding,
  type NamedRule,
  named,
  type Situation,
  type UntestedSentence,
} from './finding.ts'
import { auctionKey, countedHole, type HoleTally, holeTally } from './holes.ts'
import { sentenceFaults, sentenceGaps } from './sentence.ts'
import { countedSilence, type PlayedTurn, silenceTally } from './silence.ts'
import { type TurnLooks, turnLooks } from './turn-looks.ts'
import { leastTried, selfPlay } from './walk.ts'

/** Sentences; openings and answers; deals bid; seldom auctions. */
export const AUDIT_STAGES = ['sentences', 'counted', 'dealt', 'walked'] as const
export type AuditStage = (typeof AUDIT_STAGES)[number]
export interface AuditProgress {
  readonly stage: AuditStage
  /** Of the stage, 0 to 1. */
  readonly share: number
  readonly findings: readonly AuditFinding[]
}
export interface Audit {
  /** Those of one kind together, in the order of the stages. */
  readonly findings: readonly AuditFinding[]
  /** Turns at which every hand was counted. */
  readonly counted: number
  /** Deals that the system bid, half of them against silence. */
  readonly deals: number
  /** Rules that no auction looked at comes to: nothing is known of them. */
  readonly unmet: readonly NamedRule[]
}
export interface AuditOptions {
  readonly seed: Seed
  /** Deals bid against silence, and as many against itself. */
  readonly deals?: number
  /** Auctions by the calls that were tried least, against silence and against itself. */
  readonly walks?: number
}
const DEALS = 400
const WALKS = 200
/** A later turn is told as a hole when so many drawn deals come to it with a hand that has no rule. */
const LEAST_HOLES = 2

/** Sentences of rules that tell what the rules do not ask, or half of it. */
export const untestedSentences = ({ rules }: BiddingSystem): readonly UntestedSentence[] =>
  rules.flatMap((rule) =>
    [...sentenceFaults(rule), ...sentenceGaps(rule)].map(
      (fault) => ({ kind: 'sentence', rules: [named(rule)], fault }) as const,
    ),
  )

/** How far a stage is, and what it has found since it last told. */
interface Step {
  readonly share: number
  readonly found?: readonly AuditFinding[]
}
/** Counts every hand at the openings and the answers. */
function* countedStage(
  system: BiddingSystem,
  seed: Seed,
  looks: TurnLooks,
): Generator<Step, readonly CountedTurn[], void> {
  const toCount = yield* reporting(turnsToCount(system), () => ({ share: 0 }))
  const counted: CountedTurn[] = []
  for (const { share, turn } of countTurns(toCount.turns)) {
    yield { share }
    if (turn === undefined) continue
    counted.push(turn)
    const still = (): Step => ({ share })
    const hole = yield* reporting(countedHole(turn, seed), still)
    const silent = yield* reporting(countedSilence(turn, seed), still)
    yield* reporting(looks.visit(turn.state), still)
    yield { share, found: [...(hole === undefined ? [] : [hole]), ...silent] }
  }
  for (const state of rebids(counted)) yield* reporting(looks.visit(state), () => ({ share: 1 }))
  yield { share: 1, found: deadAmongCounted(system, toCount, counted, rngOf(seed, 3)) }
  return counted
}
/** The opener’s turn after each answer that was passed; once for each auction. */
function* rebids(counted: readonly CountedTurn[]): Generator<PublicState> {
  const seen = new Set<string>()
  for (const { state, place, rules, hands } of counted)
    for (const [i, { call }] of rules.entries()) {
      if (place === 'opening' || call === PASS || hands[i] === 0) continue
      const key = auctionKey([...state.auction.calls, call])
      if (seen.has(key)) continue
      seen.add(key)
      yield afterCall(afterCall(state, call), PASS)
    }
}

/** The tables at which a system is bid: against silence, and against itself. */
const tablesOf = (system: BiddingSystem): readonly BySide<BiddingSystem>[] => [
  [system, SILENT_SYSTEM],
  [system, system],
]
/** Streams of the seed from which deals are drawn. */
const DEALT = 16

/** Bids deals. */
function* dealtStage(
  system: BiddingSystem,
  { seed, deals }: Required<AuditOptions>,
  looks: TurnLooks,
  counted: readonly CountedTurn[],
): Generator<Step, HoleTally, void> {
  const holes = holeTally()
  const silences = silenceTally()
  const drawn = Array.from({ length: deals }, (_, i) => randomDeal(rngOf(seed, DEALT + i)))
  let begun = 0
  for (const sides of tablesOf(system)) {
    let at: Deal | undefined
    let turns: PlayedTurn[] = []
    const end = (): void => {
      if (at !== undefined) silences.visit(at, turns, (side) => sides[side] === system)
    }
    for (const { deal, state, turnRule } of selfPlay(sides, drawn)) {
      if (deal !== at) {
        end()
        at = deal
        turns = []
        begun++
      }
      turns.push({ state, turnRule })
      const still = (): Step => ({ share: begun / (2 * deals) })
      yield still()
      if (sides[sideOf(state.seat)] !== system) continue
      looks.won(turnRule.origin.id)
      holes.visit({ state, hand: deal[state.seat], deal }, turnRule)
      yield* reporting(looks.visit(state), still)
    }
    end()
  }
  const exact = new Set(counted.map(({ state }) => auctionKey(state.auction.calls)))
  const later = holes
    .holes(LEAST_HOLES, 2 * deals)
    .filter(({ turn }) => !exact.has(auctionKey(turn.calls)))
  yield { share: 1, found: [...later, ...silences.silences()] }
  return holes
}

/** Calls of an auction, roughly. */
const CALLS = 12
/** Looks at auctions by the calls that were tried least. */
function* walkedStage(
  system: BiddingSystem,
  { seed, walks }: Required<AuditOptions>,
  looks: TurnLooks,
): Generator<Step, void, void> {
  for (const [i, sides] of tablesOf(system).entries()) {
    let states = 0
    for (const state of leastTried(sides, walks, rngOf(seed, 4))) {
      // Auctions differ in length, so the share never comes quite to the end of its half.
      const share = (i + 1 - 1 / (1 + ++states / (walks * CALLS))) / 2
      yield { share }
      if (sides[sideOf(state.seat)] === system)
        yield* reporting(looks.visit(state), () => ({ share }))
    }
  }
  yield { share: 1, found: yield* reporting(looks.findings(), () => ({ share: 1 })) }
}

/** Who opens, by place; what is answered, whoever is vulnerable and passed before. */
const turnKey = ({ calls }: Situation): string => auctionKey(calls) || `${calls.length}`
/** What a finding is about. */
const subjectOf = (finding: AuditFinding): string =>
  [
    finding.kind,
    'worth' in finding ? finding.worth : '',
    'turn' in finding ? turnKey(finding.turn) : '',
    // A hole is of its turn, whichever of the natural defaults fill it.
    ...(finding.kind === 'hole' ? [] : finding.rules.map(({ id }) => id)),
  ].join('|')
const sizeOf = (finding: AuditFinding): number =>
  'share' in finding ? finding.share.hands / finding.share.of : 0
/** The findings with more: of two counts about one thing the larger. */
function joined(
  findings: readonly AuditFinding[],
  more: readonly AuditFinding[],
): readonly AuditFinding[] {
  const list = [...findings]
  const places = new Map(
    list.flatMap((one, place) => (isCount(one) ? [[subjectOf(one), place] as const] : [])),
  )
  for (const one of more) {
    const place = isCount(one) ? places.get(subjectOf(one)) : undefined
    if (place === undefined) {
      places.set(subjectOf(one), list.length)
      list.push(one)
    } else if (sizeOf(one) > sizeOf(list[place]!)) list[place] = one
  }
  return list
}
const isCount = (one: AuditFinding): boolean => 'isExact' in one && one.isExact

/**
 * Audits a system.
 * @yields what has been found so far, many times; a list that is told is not changed afterwards.
 */
export function* auditSteps(
  system: BiddingSystem,
  { seed, deals = DEALS, walks = WALKS }: AuditOptions,
): Generator<AuditProgress, Audit, void> {
  const options = { seed, deals, walks }
  const looks = turnLooks(system, seed)
  let findings: readonly AuditFinding[] = untestedSentences(system)
  const inStage = <T>(stage: AuditStage, steps: Generator<Step, T, void>) =>
    reporting(steps, ({ share, found = [] }): AuditProgress => {
      if (found.length > 0) findings = joined(findings, found)
      return { stage, share, findings }
    })
  yield { stage: 'sentences', share: 1, findings }
  const counted = yield* inStage('counted', countedStage(system, seed, looks))
  const holes = yield* inStage('dealt', dealtStage(system, options, looks, counted))
  findings = findings.map((one) =>
    one.kind === 'hole' && one.isExact
      ? { ...one, deals: { hands: holes.dealsAt(one.turn.calls), of: 2 * deals } }
      : one,
  )
  yield* inStage('walked', walkedStage(system, options, looks))
  return { findings, counted: counted.length, deals: 2 * deals, unmet: looks.unmet() }
}
