/**
 * Bounds of what declarer can reach with all cards seen, suit by suit: at most the tricks of each suit
 * together, at least the tricks of each suit before its first loss. With nothing left to lose the
 * second is exact. They hold where either hand may always lead.
 */
import { EMPTY_HOLDING, type Holding, length, ofRanks, ranks } from '#core/holding.ts'
import type { FourHands } from '../catalogue/four-hands.ts'
import { openValue } from '../catalogue/open-play.ts'
import { layoutsOf } from '../layouts.ts'
import { type LayoutSet, setWhere } from './bits.ts'
import type { JointLayouts } from './joint.ts'
import type { SeveralPosition, SuitPosition } from './position.ts'
import type { SeveralTask } from './task.ts'

export interface LayoutBounds {
  /** Contains every layout in which declarer can succeed. */
  readonly most: LayoutSet
  /** Layouts in which he can. */
  readonly least: LayoutSet
}

interface SuitTable {
  readonly run: Uint8Array
  readonly total: Uint8Array
}

/** Bounds of any position of a task with free entries; what is found of a suit is remembered. */
export function layoutBoundsOf(
  task: SeveralTask,
  joint: JointLayouts,
): (position: SeveralPosition) => LayoutBounds {
  const layouts = task.suits.map(({ combination }) => layoutsOf(combination))
  const tables = task.suits.map(() => new Map<string, SuitTable>())

  const handsOf = (at: SuitPosition, suit: number, layout: number): FourHands | undefined => {
    const classes = task.suits[suit]!.combination.classes
    let [west, east] = [EMPTY_HOLDING as number, EMPTY_HOLDING as number]
    for (const [cls, cards] of classes.entries()) {
      const dealt = layouts[suit]![layout]!.west[cls]!
      const w = dealt - at.played[0][cls]!
      const e = length(cards) - dealt - at.played[1][cls]!
      if (w < 0 || e < 0) return undefined
      const order = ranks(cards)
      west |= ofRanks(order.slice(0, w))
      east |= ofRanks(order.slice(w, w + e))
    }
    return [at.north, east as Holding, at.south, west as Holding]
  }
  const tableOf = (at: SuitPosition, suit: number): SuitTable => {
    const key = `${at.north}.${at.south}.${at.played[0].join('')}.${at.played[1].join('')}`
    const known = tables[suit]?.get(key)
    if (known !== undefined) return known
    const count = layouts[suit]!.length
    const table = { run: new Uint8Array(count), total: new Uint8Array(count) }
    for (let i = 0; i < count; i++) {
      const hands = handsOf(at, suit, i)
      if (hands === undefined) continue
      table.run[i] = openValue(hands, { pair: 0, until: 'run', seats: 3 })
      table.total[i] = openValue(hands, { pair: 0, until: 'total', seats: 3 })
    }
    tables[suit]?.set(key, table)
    return table
  }
  return (position) => {
    const each = position.suits.map(tableOf)
    const need = task.need - position.won
    const last = position.lost >= task.losers
    const sum = (of: 'run' | 'total') => (layout: number) => {
      const word = position.possible[layout >> 5]!
      if (((word >>> (layout & 31)) & 1) === 0) return false
      const index = joint.suitIndex[layout]!
      let tricks = 0
      for (let suit = 0; suit < each.length; suit++) tricks += each[suit]![of][index[suit]!]!
      return tricks >= need
    }
    const least = setWhere(joint.count, sum('run'))
    return { least, most: last ? least : setWhere(joint.count, sum('total')) }
  }
}
