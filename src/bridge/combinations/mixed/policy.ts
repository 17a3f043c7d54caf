/** Declarer's pure strategies in the game of a target: a choice at every node. */
import { canMake, requirementAfter, thirdsThatMake } from '../solver/requirement.ts'
import type { VectorList } from '../solver/vectors.ts'
import type { Weighing } from '../solver/weighing.ts'
import {
  type LeadNode,
  type MixedGame,
  movesOf,
  nextNode,
  type ThirdNode,
  thirdNode,
} from './game.ts'

export interface Policy {
  /** Index of the lead. */
  lead(node: LeadNode): number
  /** Index of the third card. */
  third(node: ThirdNode): number
}

/** Choices by node, and what to do where none is set. */
export function policyOf(choices: ReadonlyMap<number, number>, otherwise: Policy): Policy {
  return {
    lead: (node) => choices.get(node.number) ?? otherwise.lead(node),
    third: (node) => choices.get(node.number) ?? otherwise.third(node),
  }
}

/** The plan of a front that weighs most, vector and all. */
function heaviest(list: VectorList, weigh: Weighing, every: Int32Array): Int32Array | undefined {
  let best: Int32Array | undefined
  let most = -1
  for (let i = 0; i < list.count; i++) {
    const value = weigh.of(list.data, i * list.words, every.subarray(0, list.words))
    if (value > most) {
      most = value
      best = list.data.slice(i * list.words, (i + 1) * list.words)
    }
  }
  return best
}

/** A sound choice anywhere: the heaviest pure plan of the position at hand. */
export function soundPolicy(game: MixedGame, weigh: Weighing, words: number): Policy {
  const { ceilings, fronts } = game
  const every = new Int32Array(words).fill(-1)
  const leads = new Map<number, number>()
  const thirds = new Map<number, number>()
  return {
    lead(node) {
      const known = leads.get(node.number)
      if (known !== undefined) return known
      const front = fronts.of(node.position, node.need)
      const plan = front && heaviest(front, weigh, every)
      const found =
        plan === undefined
          ? 0
          : movesOf(game, node).findIndex(
              ({ move }) =>
                thirdsThatMake(ceilings, fronts, node.position, move, plan, node.need) !==
                undefined,
            )
      leads.set(node.number, Math.max(0, found))
      return Math.max(0, found)
    },
    third(node) {
      const known = thirds.get(node.number)
      if (known !== undefined) return known
      const list = fronts.ofLead(node.position, node.lead, node.need)
      const plan = list && heaviest(list, weigh, every)
      const good =
        plan && thirdsThatMake(ceilings, fronts, node.position, node.lead, plan, node.need)
      const cards = good?.[node.lead.seconds.indexOf(node.second)]
      const found = node.moves.findIndex(({ third }) => cards?.includes(third) === true)
      thirds.set(node.number, Math.max(0, found))
      return Math.max(0, found)
    },
  }
}

/** The choices of a pure plan that makes these layouts (or tricks), wherever it is still asked for something. */
export function planChoices(game: MixedGame, plan: Int32Array): ReadonlyMap<number, number> {
  const { ceilings, fronts } = game
  const choices = new Map<number, number>()
  const visit = (node: LeadNode, need: Int32Array): void => {
    if (node.done || node.settled || need.every((word) => word === 0)) return
    const moves = movesOf(game, node)
    for (const [m, { move }] of moves.entries()) {
      const thirds = thirdsThatMake(ceilings, fronts, node.position, move, need, node.need)
      if (thirds === undefined) continue
      choices.set(node.number, m)
      for (const s of move.seconds.keys()) {
        const inner = thirdNode(game, node, moves[m]!, s)
        const at = inner.moves.findIndex(({ third }) => thirds[s]?.includes(third) === true)
        if (at < 0) continue
        choices.set(inner.number, at)
        const chosen = inner.moves[at]!
        for (let f = 0; f * 2 < chosen.third.fourths.length; f++) {
          const kind = chosen.third.fourths[2 * f]!
          const next = chosen.third.fourths[2 * f + 1]!
          const asked = requirementAfter(
            ceilings,
            node.position,
            move.lead,
            inner.second.kind,
            kind,
            next,
            need,
            node.need,
          )
          const after = nextNode(game, inner, chosen, f)
          if (canMake(fronts, after.position, asked, after.need)) visit(after, asked)
        }
      }
      return
    }
  }
  visit(game.root, plan)
  return choices
}
