/**
 * A player who does what a plan's sentences say and nothing else, against every defence: where they say no more,
 * or all that is left to him is high, he takes his winners. Independent of the tree that the sentences tell.
 */

import type { Plan } from '#combinations/plan.ts'
import { type PlanLine, planLines } from '#combinations/plan-lines.ts'
import { isUnlimited, type SuitTask } from '#combinations/question.ts'
import type { Defender, SuitCombination, Visible } from '#combinations/suit.ts'
import { partnerHand } from '#combinations/suit.ts'
import { type Holding, has, highest, length, lowest, minus, ranks, without } from '#core/holding.ts'
import { type Rank, rankName } from '#core/rank.ts'
import { type CardTold, nextTold, readDoing, thirdTold } from './sentence-reader.ts'

type Hands = Readonly<Record<Visible | Defender, Holding>>
interface Entry {
  readonly onLead: Visible | undefined
  readonly north: number
  readonly south: number
}
interface Game {
  readonly task: SuitTask
  readonly known: Map<PlanLine, Map<string, number>>
  readonly readings: Map<PlanLine, ReturnType<typeof readDoing>>
}

const longer = ({ north, south }: Hands): number => Math.max(length(north), length(south))
const above = (held: Holding, hidden: Holding): number =>
  ranks(held).filter((rank) => 1 << rank > hidden).length

/** Tricks that are taken by cashing: winners from the shorter hand first, under them the lowest card. */
function cashed(north: Holding, south: Holding, hidden: Holding): number {
  const hands = [north, south].sort((a, b) => length(a) - length(b))
  const leader = hands.findIndex((held) => above(held, hidden) > 0)
  if (leader < 0) return 0
  const [own, other] = [hands[leader]!, hands[1 - leader]!]
  const under = lowest(other)
  return (
    1 +
    cashed(without(own, highest(own)!), under === undefined ? other : without(other, under), hidden)
  )
}

const cardOf = (held: Holding, told: CardTold, { doing }: PlanLine): Rank | undefined => {
  if (told === 'lowest') return lowest(held)
  if (told === 'highest') return highest(held)
  if (!has(held, told)) throw new Error(`${doing}: ${rankName(told)} is not there to play`)
  return told
}

/** Cards of a defender that differ for declarer: of those he cannot tell apart the highest and the lowest. */
const choices = ({ classes }: SuitCombination, held: Holding): readonly (Rank | undefined)[] =>
  held === 0
    ? [undefined]
    : classes.flatMap((cards) => {
        const own = (cards & held) as Holding
        return own === 0 ? [] : [...new Set([highest(own), lowest(own)])]
      })

/** The entries left when a hand leads; `undefined` where it cannot be reached. */
function entered(entry: Entry, hand: Visible): Entry | undefined {
  if (entry.onLead === hand) return entry
  return entry[hand] === 0 ? undefined : { ...entry, [hand]: entry[hand] - 1 }
}

/** Fewest tricks by what is told from here. */
function fewest(game: Game, line: PlanLine | undefined, hands: Hands, entry: Entry): number {
  const { suit, avoid, entries } = game.task
  const free = isUnlimited(entries) && avoid === undefined
  const hidden = (hands.west | hands.east) as Holding
  const high = above(hands.north, hidden) + above(hands.south, hidden)
  if (line === undefined || (free && high >= longer(hands)))
    return free ? cashed(hands.north, hands.south, hidden) : 0
  const reading = game.readings.get(line) ?? readDoing(line.doing)
  game.readings.set(line, reading)
  if (reading.kind === 'cash') return cashed(hands.north, hands.south, hidden)
  const key = `${Object.values(hands).join()} ${Object.values(entry).join()}`
  const memo = game.known.get(line) ?? new Map<string, number>()
  game.known.set(line, memo)
  const before = memo.get(key)
  if (before !== undefined) return before
  const { card } = reading
  const hand =
    reading.hand ??
    (typeof card === 'number'
      ? has(hands.north, card)
        ? 'north'
        : 'south'
      : length(hands.north) > 0
        ? 'north'
        : 'south')
  const other = partnerHand(hand)
  const from = entered(entry, hand)
  // Where the lead told cannot be made, the counting stops.
  if (from === undefined) return 0
  const led = cardOf(hands[hand], card, line)
  if (led === undefined) throw new Error('There is no card to lead')
  const [early, late] = hand === 'north' ? (['east', 'west'] as const) : (['west', 'east'] as const)
  let least = 99
  for (const second of choices(suit, hands[early])) {
    const told = thirdTold(line, reading.third, { hand: early, rank: second })
    const third = hands[other] === 0 ? undefined : cardOf(hands[other], told.card, line)
    const ours = Math.max(led, third ?? -1)
    for (const fourth of choices(suit, hands[late])) {
      const won = ours > Math.max(second ?? -1, fourth ?? -1)
      const theirs = (second ?? -1) > (fourth ?? -1) ? early : late
      if (!won && theirs === avoid) {
        least = 0
        continue
      }
      const left = { ...hands, [hand]: without(hands[hand], led) }
      if (third !== undefined) left[other] = without(left[other], third)
      if (second !== undefined) left[early] = without(left[early], second)
      if (fourth !== undefined) left[late] = without(left[late], fourth)
      const next = nextTold(line, {
        second: { hand: early, rank: second },
        fourth: { hand: late, rank: fourth },
        won,
        usual: told.usual,
      })
      const winner = led === ours ? hand : other
      const after = { ...from, onLead: won ? winner : undefined }
      least = Math.min(least, +won + fewest(game, next, left, after))
    }
  }
  memo.set(key, least)
  return least
}

const entriesOf = ({ entries }: SuitTask): Entry => ({
  onLead: entries.start === 'either' ? undefined : entries.start,
  north: entries.north === 'unlimited' ? 99 : entries.north,
  south: entries.south === 'unlimited' ? 99 : entries.south,
})

/** What a player of the sentences comes to in one lie. */
export interface Followed {
  readonly west: Holding
  readonly tricks: number
  readonly promised: number
}

/** The lies in which the plan's sentences bring less than its vector says. */
export function shortfalls(
  task: SuitTask,
  plan: Plan,
  lies: readonly (readonly [west: Holding, promised: number])[],
): readonly Followed[] {
  const { suit } = task
  const line = planLines(suit, plan.tree)
  const game: Game = { task, known: new Map(), readings: new Map() }
  return lies.flatMap(([west, promised]): readonly Followed[] => {
    const hands = { north: suit.north, south: suit.south, west, east: minus(suit.hidden, west) }
    const tricks = fewest(game, line, hands, entriesOf(task))
    return tricks < promised ? [{ west, tricks, promised }] : []
  })
}
