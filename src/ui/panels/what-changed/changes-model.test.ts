import { describe, expect, it } from 'vitest'
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { HiddenSnapshot } from '../hidden-hands/hidden-model.ts'
import { changeEntries, EARLIER } from './changes-model.ts'

const snapshot = (cards: number, moved: boolean): HiddenSnapshot => ({
  cards,
  moved,
  hands: [],
  layouts: '1',
  bits: 0,
  sentences: cards === 0 ? [] : [`card ${cards}`],
  news: '',
})
const order = Array.from({ length: 20 }, (_, i) => i as Card)
const players = order.map((i) => (i & 3) as Seat)
const snapshots = (moved: (n: number) => boolean) =>
  Array.from({ length: 21 }, (_, n) => snapshot(n, moved(n)))

describe('what changed', () => {
  it('shows the card at the cursor whether or not it told anything, and before it those that did', () => {
    const entries = changeEntries(
      snapshots((n) => n % 3 === 0),
      8,
      order,
      players,
    )
    expect(entries.map((e) => [e.index, e.current])).toEqual([
      [7, true],
      [5, false],
      [2, false],
    ])
    expect(entries[0]).toMatchObject({ card: 7, seat: 3, sentences: ['card 8'] })
  })
  it('never looks beyond the cursor, and goes back only so far', () => {
    const all = snapshots(() => true)
    expect(changeEntries(all, 0, order, players)).toEqual([])
    const entries = changeEntries(all, 12, order, players)
    expect(entries).toHaveLength(EARLIER + 1)
    expect(Math.max(...entries.map((e) => e.index))).toBe(11)
  })
})
