/** A defender's pure strategy in one layout: choices where it was worked out, the double-dummy card elsewhere. */
import { askedAt } from '../solver/requirement.ts'
import {
  fourthsIn,
  gainOf,
  type LeadNode,
  layoutAfter,
  leafValue,
  type MixedGame,
  movesOf,
  nextNode,
  secondsIn,
  showOutValue,
  type ThirdNode,
  thirdNode,
} from './game.ts'
import type { Policy } from './policy.ts'

/** By `key`: the index of second hand's class, or of fourth hand's choice. */
export type MixedDefence = Map<number, number>

/** What the defence has seen: a node and declarer's choice there. */
export const key = (node: LeadNode | ThirdNode, choice: number): number => node.number * 64 + choice

/** Tricks (or the target) from a node with all cards seen. */
export function seenValue(game: MixedGame, node: LeadNode, layout: number): number {
  if (node.done) return game.goal > 0 && node.need === 0 ? 1 : 0
  const { layouts } = game.ceilings.space
  const tricks = askedAt(game.ceilings.of(node.position), layouts, layout)
  return game.goal > 0 ? (tricks >= node.need ? 1 : 0) : tricks
}

/** The value of fourth hand's choice with all cards seen. */
function openFourth(
  game: MixedGame,
  node: ThirdNode,
  m: number,
  f: number,
  layout: number,
): number {
  const move = node.moves[m]!
  const { fourths } = move.third
  const next = nextNode(game, node, move, f)
  return (
    gainOf(game, fourths[2 * f + 1]!) +
    seenValue(game, next, layoutAfter(game, node, fourths[2 * f]!, layout))
  )
}
export function openThird(game: MixedGame, node: ThirdNode, m: number, layout: number): number {
  const { third } = node.moves[m]!
  const choices = fourthsIn(game, node, third, layout)
  if (choices.length === 0) return showOutValue(game, node.need, third.showOut)
  return Math.min(...choices.map((f) => openFourth(game, node, m, f, layout)))
}

/** The class a defence plays second, as an index; -1 shows out. */
export function secondOf(
  game: MixedGame,
  defence: MixedDefence,
  node: LeadNode,
  choice: number,
  layout: number,
): number {
  const at = key(node, choice)
  const known = defence.get(at)
  if (known !== undefined) return known
  const move = movesOf(game, node)[choice]!
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const s of secondsIn(game, node, move.move, layout)) {
    const third = thirdNode(game, node, move, s)
    const value = Math.max(...third.moves.map((_, m) => openThird(game, third, m, layout)))
    if (value < least) {
      least = value
      best = s
    }
  }
  defence.set(at, best)
  return best
}
/** What a defence plays fourth, as an index; -1 shows out. */
export function fourthOf(
  game: MixedGame,
  defence: MixedDefence,
  node: ThirdNode,
  choice: number,
  layout: number,
): number {
  const at = key(node, choice)
  const known = defence.get(at)
  if (known !== undefined) return known
  const { third } = node.moves[choice]!
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const f of fourthsIn(game, node, third, layout)) {
    const value = openFourth(game, node, choice, f, layout)
    if (value < least) {
      least = value
      best = f
    }
  }
  defence.set(at, best)
  return best
}

interface Mixed {
  readonly policy: Policy
  readonly share: number
}

/** The defence that hurts a mixture of plans most in one layout, and what is left to declarer. */
export function bestDefence(
  game: MixedGame,
  mixture: readonly Mixed[],
  layout: number,
): { readonly value: number; readonly defence: MixedDefence } {
  const defence: MixedDefence = new Map()
  const split = (
    active: readonly Mixed[],
    choice: (policy: Policy) => number,
  ): ReadonlyMap<number, readonly Mixed[]> => {
    const groups = new Map<number, Mixed[]>()
    for (const one of active) {
      const c = choice(one.policy)
      const group = groups.get(c)
      if (group) group.push(one)
      else groups.set(c, [one])
    }
    return groups
  }
  const sum = (active: readonly Mixed[]) => active.reduce((total, { share }) => total + share, 0)
  const atLead = (node: LeadNode, active: readonly Mixed[], at: number): number => {
    const leaf = leafValue(game, node, at)
    if (leaf !== undefined) return leaf * sum(active)
    let value = 0
    for (const [choice, group] of split(active, (policy) => policy.lead(node))) {
      const move = movesOf(game, node)[choice]!
      const seconds = secondsIn(game, node, move.move, at)
      if (seconds.length === 0) {
        value += sum(group) * showOutValue(game, node.need, move.move.showOut)
        continue
      }
      let least = Number.POSITIVE_INFINITY
      for (const s of seconds) {
        const worth = atThird(thirdNode(game, node, move, s), group, at)
        if (worth < least) {
          least = worth
          defence.set(key(node, choice), s)
        }
      }
      value += least
    }
    return value
  }
  const atThird = (node: ThirdNode, active: readonly Mixed[], at: number): number => {
    let value = 0
    for (const [choice, group] of split(active, (policy) => policy.third(node))) {
      const move = node.moves[choice]!
      const fourths = fourthsIn(game, node, move.third, at)
      if (fourths.length === 0) {
        value += sum(group) * showOutValue(game, node.need, move.third.showOut)
        continue
      }
      let least = Number.POSITIVE_INFINITY
      for (const f of fourths) {
        const kind = move.third.fourths[2 * f]!
        const gain = gainOf(game, move.third.fourths[2 * f + 1]!)
        const worth =
          gain * sum(group) +
          atLead(nextNode(game, node, move, f), group, layoutAfter(game, node, kind, at))
        if (worth < least) {
          least = worth
          defence.set(key(node, choice), f)
        }
      }
      value += least
    }
    return value
  }
  return { value: atLead(game.root, mixture, layout), defence }
}
