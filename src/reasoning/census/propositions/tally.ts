/** Counts claims and openings from class to class, keeps the plainest hands, and gives verdicts. */
import type { Hand } from '#core/hand.ts'
import * as handText from '#core/hand.ts'
import type { Asserted } from './claim.ts'
import type { CaseEntry, Index, PropositionClaim } from './claims.ts'
import type { Node, Now, Tested } from './nodes.ts'
import { type CallWay, standsAt } from './sections.ts'
import type { PropositionVerdict } from './verdict.ts'

export interface Tally {
  /** Takes the hand down the tree. */
  readonly walk: (roots: readonly Node[]) => void
  /** Counts the hand under what it opens. */
  readonly count: () => void
  readonly verdicts: () => readonly PropositionVerdict[]
}

const CLAIMED = 0
const EARLIER = 1
const OTHERWISE = 2

const firstClaims = (entries: readonly CaseEntry[]): readonly number[] =>
  entries.flatMap(({ of, first, entries: inner }) => [
    ...(of.checks ?? []).map(() => first),
    ...firstClaims(inner),
  ])

/** For each way, what a hand that opens so makes of the leaf. */
const outcomes = (asserted: Asserted, ways: readonly CallWay[]): Int8Array | undefined => {
  if (asserted.kind !== 'meets') return undefined
  const first = ways.find((way) => standsAt(way, asserted.at))?.rule ?? 0
  return Int8Array.from(ways, (way) =>
    standsAt(way, asserted.at) && (asserted.calls?.includes(way.call) ?? true)
      ? CLAIMED
      : way.rule < first
        ? EARLIER
        : OTHERWISE,
  )
}

export const createTally = (
  { claims, entries }: Index,
  ways: readonly CallWay[],
  now: Now,
): Tally => {
  /** By the first claim of each case: its hands. */
  const hands = new Float64Array(claims.length)
  const firstOf = firstClaims(entries)
  const failing = new Float64Array(claims.length)
  const plainest = new Float64Array(claims.length).fill(Infinity)
  const example = Array.from<Hand | undefined>({ length: claims.length })
  // Only a leaf that ends in a bid is compared with what its hands open; it is the last of its case.
  const outcomesOf = claims.map(({ check }) =>
    check.kind === 'leaf' ? outcomes(check.asserted, ways) : undefined,
  )
  const lastOutcomes = claims.map((_, i) => {
    let last = i
    while (firstOf[last + 1] === i) last += 1
    const found = outcomesOf[last]
    return found && { outcome: found, at: last * 3 }
  })
  const actual = new Float64Array(claims.length * 3)
  const openHands = new Float64Array(ways.length)
  const openPlainest = new Float64Array(ways.length).fill(Infinity)
  const openExample = Array.from<Hand | undefined>({ length: ways.length })
  const { v } = now

  const check = ({ claim, holds }: Tested): void => {
    if (holds === true || (holds !== false && holds(v))) return
    failing[claim] = failing[claim]! + now.weight
    if (now.plainness < plainest[claim]!) {
      plainest[claim] = now.plainness
      example[claim] = now.hand()
    }
  }
  const compare = (first: number): void => {
    const last = lastOutcomes[first]
    if (last === undefined) return
    const at = last.at + (now.opened < 0 ? OTHERWISE : last.outcome[now.opened]!)
    actual[at] = actual[at]! + now.weight
  }
  const walk = (nodes: readonly Node[]): void => {
    for (let i = 0; i < nodes.length; i++) {
      const { test, first, checks, cases, leaf, leafE } = nodes[i]!
      if (test !== undefined && !test(v)) continue
      if (first >= 0) hands[first] = hands[first]! + now.weight
      if (leaf === 1) {
        now.leaves += 1
        now.leavesE += leafE
        compare(first)
      }
      for (let k = 0; k < checks.length; k++) check(checks[k]!)
      if (cases.length > 0) walk(cases)
    }
  }
  const count = (): void => {
    const way = now.opened
    if (way < 0) return
    openHands[way] = openHands[way]! + now.weight
    if (now.plainness < openPlainest[way]!) {
      openPlainest[way] = now.plainness
      openExample[way] = now.hand()
    }
  }

  const ofCode = (claim: PropositionClaim, bidval: number, barred: boolean): PropositionVerdict => {
    const codes = [...ways.keys()].filter((w) => ways[w]?.bidval === bidval)
    const openers = codes.reduce((n, w) => n + openHands[w]!, 0)
    const all = openHands.reduce((n, hand) => n + hand, 0)
    if (!barred) return verdict(claim, all, openers > 0 ? 0 : all)
    const [plain] = codes.sort((a, b) => openPlainest[a]! - openPlainest[b]!)
    return verdict(claim, all, openers, plain === undefined ? undefined : openExample[plain])
  }
  const verdicts = (): readonly PropositionVerdict[] =>
    claims.map((claim, i): PropositionVerdict => {
      const { asserted } = claim.check
      if (asserted.kind === 'never' || asserted.kind === 'ever')
        return ofCode(claim, asserted.bidval, asserted.kind === 'never')
      const about = hands[firstOf[i]!]!
      const against = failing[i]!
      if (asserted.kind === 'reached')
        return verdict(claim, about, against < about ? 0 : Math.max(about, 1))
      const compared = outcomesOf[i] && actual.subarray(i * 3, i * 3 + 3)
      return verdict(claim, about, against, example[i], compared)
    })
  return { walk, count, verdicts }
}

const verdict = (
  { id, path, check, words, says, settled }: PropositionClaim,
  hands: number,
  failing: number,
  example?: Hand,
  actual?: Float64Array,
): PropositionVerdict => ({
  id,
  kind: check.kind,
  claim: words,
  path,
  says,
  hands,
  holds: failing === 0,
  failing,
  ...(example === undefined ? {} : { counterexample: handText.format(example) }),
  ...(actual === undefined
    ? {}
    : {
        actual: {
          asClaimed: actual[CLAIMED]!,
          earlier: actual[EARLIER]!,
          otherwise: actual[OTHERWISE]!,
        },
      }),
  ...(settled === undefined ? {} : { settled }),
})
