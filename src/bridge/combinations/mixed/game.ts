/**
 * The game behind a target when declarer may randomise: a tree of what both sides see, made as it is
 * needed. It is cut where one plan is best in every layout at once: there neither side has a secret.
 */
import {
  type Ceilings,
  eastIsSecond,
  type LeadMove,
  type SecondMove,
  type ThirdMove,
} from '../solver/ceiling.ts'
import type { FrontBook } from '../solver/fronts.ts'
import { askedAt } from '../solver/requirement.ts'
import { capsOfLead } from '../solver/third.ts'
import { isCovered, type VectorList } from '../solver/vectors.ts'

/** Declarer to lead. */
export interface LeadNode {
  readonly kind: 'lead'
  readonly number: number
  readonly position: number
  /** Tricks still needed; 0 counts all. */
  readonly need: number
  /** One vector that is best everywhere, where there is one. */
  readonly settled: VectorList | undefined
  readonly done: boolean
  moves: readonly LeadNodeMove[] | undefined
}
interface LeadNodeMove {
  readonly move: LeadMove
  /** By index of `move.seconds`. */
  readonly thirds: (ThirdNode | undefined)[]
}
/** Third hand to play. */
export interface ThirdNode {
  readonly kind: 'third'
  readonly number: number
  readonly position: number
  readonly need: number
  readonly lead: LeadMove
  readonly second: SecondMove
  readonly moves: readonly ThirdNodeMove[]
}
interface ThirdNodeMove {
  readonly third: ThirdMove
  /** By index of fourth hand's choices. */
  readonly next: (LeadNode | undefined)[]
}
export type OurNode = LeadNode | ThirdNode

export interface MixedGame {
  readonly ceilings: Ceilings
  readonly fronts: FrontBook
  /** 0: expected tricks; else the target. */
  readonly goal: number
  readonly root: LeadNode
  count: number
  readonly limit: number
}

export function gameOf(
  ceilings: Ceilings,
  fronts: FrontBook,
  goal: number,
  limit: number,
): MixedGame {
  const game = { ceilings, fronts, goal, count: 0, limit } as { root: LeadNode } & Omit<
    MixedGame,
    'root'
  >
  game.root = leadNode(game, ceilings.space.root, goal)
  return game
}

function leadNode(game: Omit<MixedGame, 'root'>, position: number, need: number): LeadNode {
  const done = position === 0 || (game.goal > 0 && need === 0)
  const front = done ? undefined : game.fronts.of(position, need)
  return {
    kind: 'lead',
    number: game.count++,
    position,
    need,
    done,
    settled: front?.count === 1 ? front : undefined,
    moves: undefined,
  }
}

/** The value at the end of the tree: tricks still to come, or 1 for a target that is met. */
export function leafValue(game: MixedGame, node: LeadNode, layout: number): number | undefined {
  if (node.done) return game.goal > 0 && node.need === 0 ? 1 : 0
  const { settled } = node
  if (settled === undefined) return undefined
  return askedAt(settled.data, game.ceilings.space.layouts, layout)
}

/**
 * The leads that may have a share. A lead is left out if, with all cards seen, it could not hold
 * more than another's plan does for certain.
 */
export function movesOf(game: MixedGame, node: LeadNode): readonly LeadNodeMove[] {
  if (node.moves !== undefined) return node.moves
  const { ceilings, fronts } = game
  const all = ceilings.moves(node.position)
  const caps = all.map((move) => capsOfLead(ceilings, node.position, move, node.need))
  const own = all.map((move) => fronts.ofLead(node.position, move, node.need))
  const kept = all.filter((_, m) => {
    const { top } = caps[m]!
    return !own.some(
      (list, other) =>
        other !== m &&
        list !== undefined &&
        isCovered(list, top, 0) &&
        // Of two that are as good as each other the first stays.
        (other < m || !(own[m] && isCovered(own[m], caps[other]!.top, 0))),
    )
  })
  node.moves = kept.map((move) => ({ move, thirds: move.seconds.map(() => undefined) }))
  return node.moves
}

/** The third cards worth a share: none below one whose every position is settled. */
function thirdsWorth(
  game: MixedGame,
  node: LeadNode,
  move: LeadMove,
  s: number,
): readonly ThirdMove[] {
  const { ceilings, fronts } = game
  const { thirds } = move.seconds[s]!
  const caps = capsOfLead(ceilings, node.position, move, node.need).caps[s] ?? []
  const settled = thirds.map(({ fourths }) => {
    for (let f = 1; f < fourths.length; f += 2) {
      const next = fourths[f]!
      const need = game.goal > 0 ? node.need - (next & 1) : 0
      if (next >> 1 === 0 || (game.goal > 0 && need === 0)) continue
      if (fronts.of(next >> 1, need)?.count !== 1) return false
    }
    return true
  })
  const below = (a: Int32Array, b: Int32Array) => a.every((word, k) => (word & ~b[k]!) === 0)
  return thirds.filter((_, i) => {
    const cap = caps[i]!
    return !caps.some(
      (other, j) =>
        j !== i &&
        settled[j] === true &&
        below(cap, other) &&
        (j < i || !(settled[i] === true && below(other, cap))),
    )
  })
}

export function thirdNode(
  game: MixedGame,
  node: LeadNode,
  move: LeadNodeMove,
  s: number,
): ThirdNode {
  const known = move.thirds[s]
  if (known) return known
  const second = move.move.seconds[s]!
  const made: ThirdNode = {
    kind: 'third',
    number: game.count++,
    position: node.position,
    need: node.need,
    lead: move.move,
    second,
    moves: thirdsWorth(game, node, move.move, s).map((third) => ({
      third,
      next: new Array<LeadNode | undefined>(third.fourths.length / 2).fill(undefined),
    })),
  }
  move.thirds[s] = made
  return made
}

/** The node after fourth hand's choice `f`. */
export function nextNode(
  game: MixedGame,
  node: ThirdNode,
  move: ThirdNodeMove,
  f: number,
): LeadNode {
  const known = move.next[f]
  if (known) return known
  const next = move.third.fourths[2 * f + 1]!
  const made = leadNode(game, next >> 1, game.goal > 0 ? node.need - (next & 1) : 0)
  move.next[f] = made
  return made
}

/** Value of the rest when a defender shows out: tricks, or whether they are enough. */
export const showOutValue = (game: MixedGame, need: number, tricks: number): number =>
  game.goal > 0 ? (tricks >= need ? 1 : 0) : tricks

/** The trick's own share: with a target it is in the need instead. */
export const gainOf = (game: MixedGame, next: number): number => (game.goal > 0 ? 0 : next & 1)

/** Cards of a class with West in a layout. */
const westHolds = (ceilings: Ceilings, layout: number, kind: number): number => {
  const { strides, layouts } = ceilings.space
  const stride = strides[kind]!
  return Math.floor(layout / stride) % ((strides[kind + 1] ?? layouts) / stride)
}

/** Indexes of second hand's classes that it holds in the layout. */
export function secondsIn(
  game: MixedGame,
  node: LeadNode,
  move: LeadMove,
  layout: number,
): readonly number[] {
  const { ceilings } = game
  const east = eastIsSecond(move.lead)
  return move.seconds.flatMap(({ kind }, s) => {
    const west = westHolds(ceilings, layout, kind)
    const held = east ? ceilings.space.size(node.position, kind) - west : west
    return held > 0 ? [s] : []
  })
}

/** Indexes of fourth hand's choices in the layout. */
export function fourthsIn(
  game: MixedGame,
  node: ThirdNode,
  third: ThirdMove,
  layout: number,
): readonly number[] {
  const { ceilings } = game
  const east = eastIsSecond(node.lead.lead)
  const found: number[] = []
  for (let f = 0; f < third.fourths.length; f += 2) {
    const kind = third.fourths[f]!
    const west = westHolds(ceilings, layout, kind)
    const held = east ? west : ceilings.space.size(node.position, kind) - west
    if (held > 0) found.push(f / 2)
  }
  return found
}

/** The layout's index after a trick: West's card has gone. */
export function layoutAfter(
  game: MixedGame,
  node: ThirdNode,
  fourth: number,
  layout: number,
): number {
  const west = eastIsSecond(node.lead.lead) ? fourth : node.second.kind
  return layout - game.ceilings.space.strides[west]!
}
