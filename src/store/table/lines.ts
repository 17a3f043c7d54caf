/**
 * The lines of one board: a tree in which every line keeps all its events from the start, so that a
 * line can be cut, switched or deleted without touching another. All functions are pure and know
 * nothing of bridge: what may happen next is decided by position.ts before it comes here.
 */
import { sameEvent, type TimelineEvent } from './event.ts'

export interface Line {
  /** 1 upwards within its board, never used twice. */
  readonly id: number
  /** The reader's own name; `undefined` for the automatic one. */
  readonly name?: string
  /** The line this one left; `undefined` for the line the board began with, and for those with an origin. */
  readonly parent?: number
  /** From the start of the board: played again by the reader, or as another table had it. */
  readonly origin?: 'again' | 'table'
  /** How many events it shares with its parent. */
  readonly from: number
  readonly events: readonly TimelineEvent[]
}

/** A line and how many of its events are shown. */
export interface LinePlace {
  readonly line: number
  readonly cursor: number
}
/** Something the reader did: where the table stood before it and after it. */
export interface Deed {
  readonly before: LinePlace
  readonly after: LinePlace
}

export interface LineTree {
  /** In the order they were made; never empty. */
  readonly lines: readonly Line[]
  readonly active: number
  /** Events of the active line that are shown, 0..its length. */
  readonly cursor: number
  readonly nextId: number
  /** Deeds to undo, the latest last. */
  readonly past: readonly Deed[]
  /** Deeds to do again, the next one last. */
  readonly future: readonly Deed[]
}

/** A tree of one line that shows its first `cursor` events. */
export const plantTree = (events: readonly TimelineEvent[], cursor = 0): LineTree => ({
  lines: [{ id: 1, from: 0, events }],
  active: 1,
  cursor,
  nextId: 2,
  past: [],
  future: [],
})

export const lineOf = (tree: LineTree, id: number): Line | undefined =>
  tree.lines.find((line) => line.id === id)
export const activeLine = (tree: LineTree): Line => lineOf(tree, tree.active) ?? tree.lines[0]!
export const linePlaceOf = (tree: LineTree): LinePlace => ({
  line: tree.active,
  cursor: tree.cursor,
})

/** The line that a line comes from by leaving others, perhaps itself. */
export function rootOf(tree: LineTree, line: Line): Line {
  const parent = line.parent === undefined ? undefined : lineOf(tree, line.parent)
  return parent === undefined ? line : rootOf(tree, parent)
}

/** The tree with one more line from the start of the board, at its start. */
export function begun(tree: LineTree, line: Pick<Line, 'name' | 'origin' | 'events'>): LineTree {
  const next: LineTree = {
    ...tree,
    lines: [...tree.lines, { id: tree.nextId, from: 0, ...line }],
    active: tree.nextId,
    cursor: 0,
    nextId: tree.nextId + 1,
  }
  return {
    ...next,
    past: [...tree.past, { before: linePlaceOf(tree), after: linePlaceOf(next) }],
    future: [],
  }
}

const sharesStart = (
  a: readonly TimelineEvent[],
  b: readonly TimelineEvent[],
  count: number,
): boolean => {
  if (a.length < count || b.length < count) return false
  for (let i = 0; i < count; i++) if (a[i] !== b[i] && !sameEvent(a[i], b[i])) return false
  return true
}

/** The tree at another place; the cursor is brought within the line. */
export function goTo(tree: LineTree, place: LinePlace): LineTree {
  const line = lineOf(tree, place.line)
  if (line === undefined) return tree
  const cursor = Math.max(0, Math.min(line.events.length, Math.trunc(place.cursor) || 0))
  return line.id === tree.active && cursor === tree.cursor
    ? tree
    : { ...tree, active: line.id, cursor }
}

/** The tree with `event` made at the cursor, and the deed remembered for undo. */
export function advance(tree: LineTree, event: TimelineEvent): LineTree {
  const stepped = extend(tree, event)
  return {
    ...stepped,
    past: [...tree.past, { before: linePlaceOf(tree), after: linePlaceOf(stepped) }],
    future: [],
  }
}

function extend(tree: LineTree, event: TimelineEvent): LineTree {
  const line = activeLine(tree)
  const cursor = tree.cursor + 1
  const root = rootOf(tree, line)
  // The same as this line goes on, or as another line that has come the same way: follow it. A board that is
  // played again never turns into the try before.
  const known = [line, ...tree.lines].find(
    (other) =>
      rootOf(tree, other) === root &&
      sameEvent(other.events[tree.cursor], event) &&
      sharesStart(other.events, line.events, tree.cursor),
  )
  if (known !== undefined) return { ...tree, active: known.id, cursor }
  if (tree.cursor === line.events.length) {
    const longer: Line = { ...line, events: [...line.events, event] }
    return { ...tree, cursor, lines: tree.lines.map((l) => (l.id === line.id ? longer : l)) }
  }
  const branch: Line = {
    id: tree.nextId,
    parent: line.id,
    from: tree.cursor,
    events: [...line.events.slice(0, tree.cursor), event],
  }
  return {
    ...tree,
    lines: [...tree.lines, branch],
    active: branch.id,
    cursor,
    nextId: tree.nextId + 1,
  }
}

/** Back to where the latest deed began; `undefined` when nothing was done. */
export function undone(tree: LineTree): LineTree | undefined {
  const deed = tree.past.at(-1)
  if (deed === undefined) return undefined
  return {
    ...goTo(tree, deed.before),
    past: tree.past.slice(0, -1),
    future: [...tree.future, deed],
  }
}
/** To where the deed undone last had led; `undefined` when there is none. */
export function redone(tree: LineTree): LineTree | undefined {
  const deed = tree.future.at(-1)
  if (deed === undefined) return undefined
  return {
    ...goTo(tree, deed.after),
    past: [...tree.past, deed],
    future: tree.future.slice(0, -1),
  }
}

/**
 * To another line: at the cursor if both lines agree so far, else just after the place where the
 * line goes its own way.
 */
export function switched(tree: LineTree, id: number): LineTree | undefined {
  const line = lineOf(tree, id)
  if (line === undefined) return undefined
  const here = activeLine(tree)
  if (sharesStart(line.events, here.events, tree.cursor))
    return goTo(tree, { ...linePlaceOf(tree), line: id })
  let shared = 0
  while (sharesStart(line.events, here.events, shared + 1)) shared += 1
  return goTo(tree, { line: id, cursor: shared + 1 })
}

/** The tree with the line named; an empty name brings the automatic one back. */
export function renamed(tree: LineTree, id: number, name: string): LineTree | undefined {
  const line = lineOf(tree, id)
  if (line === undefined) return undefined
  const { name: _old, ...rest } = line
  const text = name.trim().slice(0, 80)
  const next: Line = text === '' ? rest : { ...rest, name: text }
  return { ...tree, lines: tree.lines.map((l) => (l.id === id ? next : l)) }
}

/**
 * The tree without the line; its branches hang on from the line it had left. `undefined` for an
 * unknown line and for the only one.
 */
export function pruned(tree: LineTree, id: number): LineTree | undefined {
  const gone = lineOf(tree, id)
  if (gone === undefined || tree.lines.length === 1) return undefined
  const heir = gone.parent ?? tree.lines.find((line) => line.parent === id)?.id
  const heirFrom = gone.parent === undefined ? (lineOf(tree, heir ?? -1)?.from ?? 0) : gone.from
  const lines = tree.lines
    .filter((line) => line.id !== id)
    .map((line): Line => {
      if (line.parent !== id) return line
      const { parent: _gone, ...rest } = line
      return line.id === heir || heir === undefined
        ? { ...rest, from: 0 }
        : { ...rest, parent: heir, from: Math.min(line.from, heirFrom) }
    })
  const stays = (deed: Deed) => deed.before.line !== id && deed.after.line !== id
  const rest: LineTree = {
    ...tree,
    lines,
    past: tree.past.filter(stays),
    future: tree.future.filter(stays),
  }
  if (tree.active !== id) return rest
  const next = lines.find((line) => line.id === heir) ?? lines[0]!
  let shared = 0
  while (shared < tree.cursor && sharesStart(next.events, gone.events, shared + 1)) shared += 1
  return { ...rest, active: next.id, cursor: shared }
}
