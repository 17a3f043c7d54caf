/** The cards that may be played, with their worth over the layouts, best first. */
import type { Card } from '#core/card.ts'
import { tricksNeeded } from '#core/contract.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { type Gap, gapOf, meanOf, type Sample } from './paired.ts'
import type { Turn } from './turn.ts'
import { type Scoring, worthOf } from './worth.ts'

export interface Candidate {
  /** The highest of the cards that are worth the same for certain, and all of them. */
  readonly card: Card
  readonly equals: readonly Card[]
  /** Tricks of declarer's side in all, on the mean. */
  readonly tricks: number
  /** The share of the layouts in which the contract is made. */
  readonly made: number
  /** The mean result for the side to play: IMPs against the contract just made, points, tricks. */
  readonly score: number
  /** How far the best card is above this one, in the score and in tricks of the side to play. */
  readonly behind: Gap
  readonly tricksBehind: Gap
}
/** The candidates, best first, and the layouts that distinguish them. */
export interface Ranked {
  readonly candidates: readonly Candidate[]
  /**
   * By candidate, then by layout: how far the candidate is behind the best, in the score, or in
   * tricks where the score is the same in every layout.
   */
  readonly behind: readonly (readonly number[])[]
  /** By candidate, then by layout: tricks of declarer's side in all. */
  readonly taken: readonly (readonly number[])[]
}

/**
 * @param groups cards that are worth the same, by group.
 * @param rows tricks of the side to play from here on: by layout, then by group.
 */
export function candidatesOf(
  { play, declaring, won }: Turn,
  vulnerability: Vulnerability,
  scoring: Scoring,
  sample: Sample,
  groups: readonly (readonly Card[])[],
  rows: readonly (readonly number[])[],
): Ranked {
  const worth = worthOf(play.contract, vulnerability, scoring)
  const left = 13 - (play.cards.length >> 2)
  const before = (play.cards.length >> 2) - won
  /** Tricks of declarer's side in all, from those of the side to play from here on. */
  const declarers = (tricks: number): number => (declaring ? won + tricks : before + left - tricks)
  const sign = declaring ? 1 : -1
  const needed = tricksNeeded(play.contract)
  const figures = groups.map((equals, i) => {
    const tricks = rows.map((row) => declarers(row[i]!))
    const scores = tricks.map((n) => sign * worth[n]!)
    const own = tricks.map((n) => sign * n)
    return {
      equals,
      taken: tricks,
      scores,
      own,
      tricks: meanOf(sample, tricks),
      made: meanOf(
        sample,
        tricks.map((n) => (n >= needed ? 1 : 0)),
      ),
      score: meanOf(sample, scores),
    }
  })
  const order = figures.toSorted((a, b) => {
    const score = gapOf(sample, b.scores, a.scores).mean
    return score === 0 ? gapOf(sample, b.own, a.own).mean : score
  })
  const best = order[0]!
  return {
    candidates: order.map(({ equals, scores, own, tricks, made, score }) => ({
      card: equals[0]!,
      equals,
      tricks,
      made,
      score,
      behind: gapOf(sample, best.scores, scores),
      tricksBehind: gapOf(sample, best.own, own),
    })),
    behind: order.map(({ scores, own }) => {
      const apart = scores.map((score, i) => best.scores[i]! - score)
      return apart.some((difference) => difference !== 0)
        ? apart
        : own.map((tricks, i) => best.own[i]! - tricks)
    }),
    taken: order.map(({ taken }) => taken),
  }
}

/** A gap and its unit. */
export interface Lead extends Gap {
  readonly in: 'score' | 'tricks'
}
/** True for a card that is as good as the best, in the score and in tricks. */
export const isLevel = ({ behind, tricksBehind }: Candidate): boolean =>
  behind.mean === 0 && tricksBehind.mean === 0
/** How far the best is above the card: in the score, or in tricks where the score is the same. */
export const leadOver = ({ behind, tricksBehind }: Candidate): Lead =>
  behind.mean === 0 ? { ...tricksBehind, in: 'tricks' } : { ...behind, in: 'score' }
