/**
 * Where two plans that begin alike part: the first trick at which the defenders can make them play
 * differently, shown by a layout in which one of them takes more tricks than the other.
 */

import { facesOf } from '#core/display.ts'
import { format, type Holding, length, minus, ranks, without } from '#core/holding.ts'
import { numberWord } from '#core/number-words.ts'
import { t, tAs } from '#core/text.ts'
import { seenCards } from './card-words.ts'
import type { Plan, PlanLead, PlanStep } from './plan.ts'
import { againstAll, defendersAfter, outcomeOf, replyTo } from './replay.ts'
import type { Defender, SuitCombination } from './suit.ts'
import { type Cards, cardsAfter, type HandNames, trickWords } from './trick-words.ts'

/** What each of two plans does there, as a sentence. */
export interface Parting {
  /** From 1. */
  readonly trick: number
  readonly first: string
  readonly second: string
}

interface State {
  readonly steps: readonly [PlanLead, PlanLead]
  readonly hold: Readonly<Record<Defender, Holding>>
  readonly cards: Cards
  readonly trick: number
  /** The defenders' cards so far, by class. */
  readonly seen: readonly (readonly [Defender, number])[]
}

/** Positions looked at; plans that are longer alike are left as they are. */
const MOST_STATES = 3000

/** One card of each class held, or none when there is none. */
const oneOfEach = (suit: SuitCombination, held: Holding): readonly number[] => {
  const classes = suit.classes.flatMap((cards, index) => ((cards & held) === 0 ? [] : [index]))
  return classes.length === 0 ? [-1] : classes
}

const played = (suit: SuitCombination, held: Holding, index: number): Holding => {
  const [card] = index < 0 ? [] : ranks((suit.classes[index]! & held) as Holding)
  return card === undefined ? held : without(held, card)
}

/** The fewest tricks that a plan takes from here. */
function worst(suit: SuitCombination, step: PlanStep, hold: State['hold']): number {
  if (step.kind === 'end') return step.tricks
  const hidden = (hold.west | hold.east) as Holding
  return againstAll({ ...suit, hidden }, { vector: new Uint8Array(), tree: step }, hold.west).tricks
}

/** `after the nine from West and two of QJ10 from East`; the lowest cards go without saying. */
function seenWords(suit: SuitCombination, seen: State['seen'], names: HandNames): string {
  const lowest = suit.classes.length - 1
  const told = (['west', 'east'] as const).flatMap((who) => {
    const cards = suit.classes.slice(0, lowest).flatMap((equals, index) => {
      const count = seen.filter(([by, one]) => by === who && one === index).length
      if (count === 0) return []
      return length(equals) === 1
        ? seenCards(suit, [index], true)
        : tAs('card')`${numberWord(count)} of ${facesOf(format(equals))}`
    })
    return cards.length === 0 ? [] : [t`${cards.join(t` and `)} from ${names[who]}`]
  })
  return told.length > 0 ? t`after ${told.join(t` and `)}` : t`after the lowest cards only`
}

/** The words of both plans, and how many more tricks the first takes here. */
interface Found extends Parting {
  readonly gain: number
}

/** The plans lead differently, or play third differently on one of second hand's cards. */
function partingAt(suit: SuitCombination, state: State, names: HandNames): Found | undefined {
  const { steps, hold, cards, trick, seen } = state
  const [a, b] = steps
  const when = trick === 1 ? t`At trick 1` : t`At trick ${trick}, ${seenWords(suit, seen, names)}`
  const say = (doing: string): string => `${when}: ${doing}.`
  const third = (step: PlanLead) => {
    const lowest = step.replies.reduce((best, reply) =>
      Math.max(...reply.second) > Math.max(...best.second) ? reply : best,
    )
    return lowest.third
  }
  if (a.hand !== b.hand || a.rank !== b.rank) {
    const gain = worst(suit, a, hold) - worst(suit, b, hold)
    const words = steps.map((step) => say(trickWords(step, third(step), cards, names)))
    if (words[0] === words[1]) return undefined
    return { trick, gain, first: words[0]!, second: words[1]! }
  }
  const [early, late] = defendersAfter(a.hand)
  for (const second of oneOfEach(suit, hold[early])) {
    const replies = steps.map((step) => replyTo(step, second)!)
    if (replies[0]?.third === replies[1]?.third || second < 0) continue
    const after = { ...hold, [early]: played(suit, hold[early], second) }
    const worth = replies.map((reply) =>
      Math.min(
        ...oneOfEach(suit, after[late]).map((fourth) => {
          const { won, then } = outcomeOf(reply, fourth)!
          const left = { ...after, [late]: played(suit, after[late], fourth) }
          return +won + worst(suit, then, left)
        }),
      ),
    )
    const on = seenCards(suit, [second], true)
    const words = replies.map((reply) =>
      say(t`if ${names[early]} plays ${on}, ${trickWords(a, reply.third, cards, names)}`),
    )
    if (words[0] === words[1]) continue
    const gain = worth[0]! - worth[1]!
    return { trick, gain, first: words[0]!, second: words[1]! }
  }
  return undefined
}

/** The positions after a trick that both plans begin alike. */
function next(suit: SuitCombination, state: State): readonly State[] {
  const { steps, hold, cards, trick, seen } = state
  const [a, b] = steps
  if (a.hand !== b.hand || a.rank !== b.rank) return []
  const [early, late] = defendersAfter(a.hand)
  return oneOfEach(suit, hold[early]).flatMap((second) => {
    const replies = steps.map((step) => replyTo(step, second)!)
    const [reply] = replies
    if (reply === undefined || reply.third !== replies[1]?.third) return []
    const middle = { ...hold, [early]: played(suit, hold[early], second) }
    return oneOfEach(suit, middle[late]).flatMap((fourth): readonly State[] => {
      const then = replies.map((one) => outcomeOf(one, fourth)!.then)
      if (then[0]?.kind !== 'lead' || then[1]?.kind !== 'lead') return []
      return [
        {
          steps: [then[0], then[1]],
          hold: { ...middle, [late]: played(suit, middle[late], fourth) },
          cards: cardsAfter(suit, a, { ...reply, second: [second] }, [fourth], cards),
          trick: trick + 1,
          seen: [...seen, [early, second], [late, fourth]],
        },
      ]
    })
  })
}

/**
 * Where two plans part in one layout of the cards.
 * @param west what West holds, in a layout where the first takes more tricks than the second.
 * @returns `undefined` when no difference in play is found.
 */
export function partingOf(
  suit: SuitCombination,
  first: Plan,
  second: Plan,
  west: Holding,
  names: HandNames,
): Parting | undefined {
  let states: readonly State[] = [
    {
      steps: [first.tree, second.tree],
      hold: { west, east: minus(suit.hidden, west) },
      cards: { north: suit.north, south: suit.south, live: suit.hidden },
      trick: 1,
      seen: [],
    },
  ]
  let looked = 0
  let any: Found | undefined
  while (states.length > 0 && looked < MOST_STATES) {
    looked += states.length
    for (const state of states) {
      const found = partingAt(suit, state, names)
      if (found && found.gain > 0) return found
      any ??= found
    }
    states = states.flatMap((state) => next(suit, state))
  }
  return any
}
