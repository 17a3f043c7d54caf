/** The book's cases compiled for hands of one shape: those that such a hand can be of. */
import type { Hand } from '#core/hand.ts'
import type { Shape } from '#core/shape.ts'
import type { Asserted, Case } from './claim.ts'
import type { CaseEntry } from './claims.ts'
import { AT, allTests, anyTest, compileHand, noneOf, type VectorTest } from './compile.ts'
import { type CallWay, type Sections, standsAt } from './sections.ts'

/** The class of hands being looked at. One object, overwritten from class to class. */
export interface Now {
  /** Measures, as compile.ts places them. */
  readonly v: Int32Array
  /** Hands in the class. */
  weight: number
  /** Lower is plainer; orders counterexamples. */
  plainness: number
  /** Place of the way that opens, or -1. */
  opened: number
  /** Leaves the hand has been found in, and those of them in case e. of the paper. */
  leaves: number
  leavesE: number
  /** A hand of the class. */
  hand: () => Hand
}

export interface Tested {
  readonly claim: number
  readonly holds: VectorTest
}
export interface Node {
  /** Absent when every hand of the shape is of the case. */
  readonly test: ((v: Int32Array) => boolean) | undefined
  /** First of the case's claims; -1 without any. They are all about the same hands. */
  readonly first: number
  /** Those that the shape alone does not settle in their favour. */
  readonly checks: readonly Tested[]
  readonly cases: readonly Node[]
  /** 1 when the case is a leaf. */
  readonly leaf: 0 | 1
  /** 1 when it is a leaf of case e. */
  readonly leafE: 0 | 1
}

const HCP = AT.hcp
/** The propositions on hands with a suit of six cards or more. */
const CASE_E = /^P([6-9]|1[0-3])(\.|$)/
const isLeaf = (one: Case): boolean => one.checks?.some((check) => check.kind === 'leaf') ?? false

const asserts = (
  asserted: Asserted,
  shape: Shape,
  sections: Sections,
  ways: readonly CallWay[],
  now: Now,
): VectorTest => {
  switch (asserted.kind) {
    case 'is':
    case 'reached':
      return compileHand(asserted.that, shape)
    case 'meets':
      return sections.meets(asserted.at, asserted.calls)
    case 'fails':
      return noneOf(sections.meets(asserted.at))
    case 'counted':
      return true
    case 'opens':
      return () => {
        const way = ways[now.opened]
        return way !== undefined && asserted.calls.includes(way.call)
      }
    case 'never':
    case 'ever':
      // Answered from the openings when all are counted.
      return true
    case 'same': {
      const calls = new Set(ways.filter((w) => standsAt(w, asserted.at)).map((w) => w.call))
      return anyTest(
        [...calls].map((call) =>
          allTests([sections.meets(asserted.at, [call]), sections.meets(asserted.as, [call])]),
        ),
      )
    }
    case 'leaves':
      return (v) => {
        const barred = asserted.limited && v[HCP]! > 12
        const leaves = barred ? now.leaves - now.leavesE : now.leaves
        return leaves >= asserted.least && leaves <= asserted.most
      }
  }
}

/** The cases that hands of the shape can be of, in the order of the book. */
export const buildNodes = (
  entries: readonly CaseEntry[],
  shape: Shape,
  sections: Sections,
  ways: readonly CallWay[],
  now: Now,
): readonly Node[] =>
  entries.flatMap(({ of: one, path, first, entries: inner }): readonly Node[] => {
    const test = allTests([
      compileHand(one.when, shape),
      ...(one.meeting ?? []).map((at) => sections.meets(at)),
    ])
    if (test === false) return []
    const checks = (one.checks ?? []).map(
      ({ asserted }, i): Tested => ({
        claim: first + i,
        holds: asserts(asserted, shape, sections, ways, now),
      }),
    )
    const leaf = isLeaf(one) ? 1 : 0
    return [
      {
        test: test === true ? undefined : test,
        first: checks.length === 0 ? -1 : first,
        checks: checks.filter(({ holds }) => holds !== true),
        cases: buildNodes(inner, shape, sections, ways, now),
        leaf,
        leafE: CASE_E.test(path) ? leaf : 0,
      },
    ]
  })
