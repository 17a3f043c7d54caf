import { describe, expect, it } from 'vitest'
import type { Card } from '#core/card.ts'
import type { TimelineEvent } from './event.ts'
import {
  activeLine,
  advance,
  goTo,
  type LineTree,
  linePlaceOf,
  plantTree,
  pruned,
  redone,
  renamed,
  switched,
  undone,
} from './lines.ts'

const card = (n: number): TimelineEvent => ({ kind: 'card', card: n as Card })
const run = (tree: LineTree, ...cards: number[]) =>
  cards.reduce((t, n) => advance(t, card(n)), tree)
const shown = (tree: LineTree) =>
  activeLine(tree)
    .events.slice(0, tree.cursor)
    .map((e) => (e.kind === 'card' ? e.card : -1))
const at = (tree: LineTree, cursor: number) => goTo(tree, { line: tree.active, cursor })

describe('making an event', () => {
  it('lengthens the line at its end', () => {
    const tree = run(plantTree([]), 1, 2)
    expect(tree.lines).toHaveLength(1)
    expect(shown(tree)).toEqual([1, 2])
  })
  it('only advances when it is the same as the line goes on', () => {
    const tree = run(at(run(plantTree([]), 1, 2, 3), 1), 2)
    expect(tree.lines).toHaveLength(1)
    expect(tree.cursor).toBe(2)
    expect(activeLine(tree).events).toHaveLength(3)
  })
  it('branches from the middle and keeps the old line whole', () => {
    const tree = run(at(run(plantTree([]), 1, 2, 3), 1), 9)
    expect(tree.lines).toHaveLength(2)
    expect(tree.lines[0]?.events).toHaveLength(3)
    expect(activeLine(tree)).toMatchObject({ id: 2, parent: 1, from: 1 })
    expect(shown(tree)).toEqual([1, 9])
  })
  it('follows a known branch instead of making it twice', () => {
    const branched = run(at(run(plantTree([]), 1, 2, 3), 1), 9, 8)
    const back = goTo(branched, { line: 1, cursor: 1 })
    const again = advance(back, card(9))
    expect(again.lines).toHaveLength(2)
    expect(linePlaceOf(again)).toEqual({ line: 2, cursor: 2 })
  })
})

describe('undo and redo', () => {
  it('returns to the old line at its cursor after a branch', () => {
    const before = at(run(plantTree([]), 1, 2, 3), 1)
    const tree = undone(run(before, 9))!
    expect(linePlaceOf(tree)).toEqual({ line: 1, cursor: 1 })
    expect(tree.lines).toHaveLength(2)
    expect(linePlaceOf(redone(tree)!)).toEqual({ line: 2, cursor: 2 })
  })
  it('goes over what was done, not over where the cursor was moved', () => {
    const tree = at(run(plantTree([]), 1, 2, 3), 0)
    expect(shown(undone(tree)!)).toEqual([1, 2])
  })
  it('has nothing to undo on a loaded line, nor to redo after a new deed', () => {
    expect(undone(plantTree([card(1)], 1))).toBeUndefined()
    const tree = run(undone(run(plantTree([]), 1))!, 2)
    expect(redone(tree)).toBeUndefined()
  })
})

describe('switching, naming and deleting lines', () => {
  const two = run(at(run(plantTree([]), 1, 2, 3, 4), 2), 9, 8)
  it('switches to the same place while both agree, else to just after the fork', () => {
    expect(linePlaceOf(switched(at(two, 1), 1)!)).toEqual({ line: 1, cursor: 1 })
    expect(linePlaceOf(switched(two, 1)!)).toEqual({ line: 1, cursor: 3 })
    expect(switched(two, 7)).toBeUndefined()
  })
  it('takes a name and gives it back', () => {
    const named = renamed(two, 2, '  Heart lead ')!
    expect(named.lines[1]?.name).toBe('Heart lead')
    expect(renamed(named, 2, ' ')?.lines[1]).not.toHaveProperty('name')
  })
  it('deletes a line but neither its branches nor the last line', () => {
    const three = run(at(two, 3), 7)
    expect(three.lines).toHaveLength(3)
    const left = pruned(three, 2)!
    expect(left.lines.map((l) => l.id)).toEqual([1, 3])
    expect(left.lines[1]).toMatchObject({ parent: 1, from: 2 })
    const root = pruned(three, 1)!
    expect(root.lines.map((l) => [l.id, l.parent, l.from])).toEqual([
      [2, undefined, 0],
      [3, 2, 3],
    ])
    expect(pruned(plantTree([]), 1)).toBeUndefined()
  })
  it('leaves a deleted active line at the place where it forked', () => {
    const left = pruned(two, 2)!
    expect(linePlaceOf(left)).toEqual({ line: 1, cursor: 2 })
    expect(left.past.some((d) => d.after.line === 2 || d.before.line === 2)).toBe(false)
  })
})
