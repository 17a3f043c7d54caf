/** Hands that open otherwise by other rules, from class to class: how many of each pair of calls, and a plain one. */
import * as handText from '#core/hand.ts'
import type { Now } from './nodes.ts'
import type { CallWay } from './sections.ts'

/** Hands that opened with one call and open with another. */
export interface Move {
  /** As the paper prints calls: `1S`, `2NT`, `PASS`. */
  readonly before: string
  readonly now: string
  readonly hands: number
  /** The plainest of them, S.H.D.C. */
  readonly hand: string
}

export interface Moves {
  /** Counts the hand, which `before` opened at that place of its ways. */
  readonly count: (before: number) => void
  readonly moved: () => readonly Move[]
}

export function createMoves(
  before: readonly CallWay[],
  after: readonly CallWay[],
  now: Now,
): Moves {
  const found = new Map<string, { hands: number; plainness: number; hand: string }>()
  return {
    count: (way) => {
      const [was, is] = [before[way]!.call, after[now.opened]!.call]
      if (was === is) return
      const key = `${was} ${is}`
      const known = found.get(key)
      if (known === undefined) {
        const { weight: hands, plainness } = now
        found.set(key, { hands, plainness, hand: handText.format(now.hand()) })
        return
      }
      known.hands += now.weight
      if (now.plainness >= known.plainness) return
      known.plainness = now.plainness
      known.hand = handText.format(now.hand())
    },
    moved: () =>
      [...found]
        .map(([key, { hands, hand }]): Move => {
          const [was = '', is = ''] = key.split(' ')
          return { before: was, now: is, hands, hand }
        })
        .toSorted((a, b) => b.hands - a.hands),
  }
}
