/** Declarer's best answer to a mixed defence. */
import { fourthOf, type MixedDefence, secondOf } from './defence.ts'
import {
  gainOf,
  type LeadNode,
  layoutAfter,
  leafValue,
  type MixedGame,
  movesOf,
  nextNode,
  showOutValue,
  type ThirdNode,
  thirdNode,
} from './game.ts'

/** A defence in a layout with its weight; the layout changes as West's cards go. */
export interface Facing {
  readonly weight: number
  readonly layout: number
  readonly defence: MixedDefence
}

const split = (
  facing: readonly Facing[],
  choice: (one: Facing) => number,
): ReadonlyMap<number, readonly Facing[]> => {
  const groups = new Map<number, Facing[]>()
  for (const one of facing) {
    const c = choice(one)
    const group = groups.get(c)
    if (group) group.push(one)
    else groups.set(c, [one])
  }
  return groups
}
const total = (facing: readonly Facing[]): number =>
  facing.reduce((sum, { weight }) => sum + weight, 0)

/**
 * The best result of a pure strategy against a mixed defence, and its choices; `undefined` when the
 * game grows over its limit.
 */
export function bestResponse(
  game: MixedGame,
  facing: readonly Facing[],
): { readonly value: number; readonly choices: ReadonlyMap<number, number> } | undefined {
  const choices = new Map<number, number>()
  // Whether a node was left out for the game's size.
  const grown = { over: false }
  const atLead = (node: LeadNode, here: readonly Facing[]): number => {
    let settled = 0
    let isLeaf = true
    for (const { weight, layout } of here) {
      const leaf = leafValue(game, node, layout)
      if (leaf === undefined) {
        isLeaf = false
        break
      }
      settled += weight * leaf
    }
    if (isLeaf) return settled
    if (game.count > game.limit) {
      grown.over = true
      return 0
    }
    let best = -1
    for (const [choice, move] of movesOf(game, node).entries()) {
      let value = 0
      for (const [s, group] of split(here, ({ defence, layout }) =>
        secondOf(game, defence, node, choice, layout),
      ))
        value +=
          s < 0
            ? total(group) * showOutValue(game, node.need, move.move.showOut)
            : atThird(thirdNode(game, node, move, s), group)
      if (value > best + 1e-15) {
        best = value
        choices.set(node.number, choice)
      }
    }
    return best
  }
  const atThird = (node: ThirdNode, here: readonly Facing[]): number => {
    let best = -1
    for (const [choice, move] of node.moves.entries()) {
      let value = 0
      for (const [f, group] of split(here, ({ defence, layout }) =>
        fourthOf(game, defence, node, choice, layout),
      )) {
        if (f < 0) {
          value += total(group) * showOutValue(game, node.need, move.third.showOut)
          continue
        }
        const kind = move.third.fourths[2 * f]!
        const gain = gainOf(game, move.third.fourths[2 * f + 1]!)
        value +=
          gain * total(group) +
          atLead(
            nextNode(game, node, move, f),
            group.map((one) => ({ ...one, layout: layoutAfter(game, node, kind, one.layout) })),
          )
      }
      if (value > best + 1e-15) {
        best = value
        choices.set(node.number, choice)
      }
    }
    return best
  }
  const value = atLead(game.root, facing)
  return grown.over ? undefined : { value, choices }
}

/** What a pure defence leaves to a pure strategy in one layout. */
export function outcome(
  game: MixedGame,
  policy: { lead(node: LeadNode): number; third(node: ThirdNode): number },
  defence: MixedDefence,
  layout: number,
): number {
  let won = 0
  let node = game.root
  let at = layout
  for (;;) {
    const leaf = leafValue(game, node, at)
    if (leaf !== undefined) return won + leaf
    const choice = policy.lead(node)
    const move = movesOf(game, node)[choice]!
    const s = secondOf(game, defence, node, choice, at)
    if (s < 0) return won + showOutValue(game, node.need, move.move.showOut)
    const inner = thirdNode(game, node, move, s)
    const card = policy.third(inner)
    const third = inner.moves[card]!
    const f = fourthOf(game, defence, inner, card, at)
    if (f < 0) return won + showOutValue(game, inner.need, third.third.showOut)
    won += gainOf(game, third.third.fourths[2 * f + 1]!)
    at = layoutAfter(game, inner, third.third.fourths[2 * f]!, at)
    node = nextNode(game, inner, third, f)
  }
}
