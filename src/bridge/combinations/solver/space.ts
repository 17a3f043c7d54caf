/**
 * The positions of a suit at the start of a trick and the moves between them. The position alone
 * says what declarer has seen: his cards, and how many hidden cards of each class are left.
 *
 * With unlimited entries and nobody to keep out, cards that no live hidden card parts are equal,
 * whichever hand holds them, and positions that differ only so are one. Otherwise real ranks decide
 * which hand is on lead.
 */
import { HOLDING_LENGTH, type Holding, highest, length, union } from '#core/holding.ts'
import { layoutCount, stridesOf } from '../layouts.ts'
import { type EntryCount, isUnlimited, type SuitTask } from '../question.ts'
import { runsOf } from '../suit.ts'

/** Second or fourth hand shows out; third hand or a leader's partner discards. */
export const NONE = -1
/** The position after which no more tricks are counted. */
export const STOPPED = 0
/** Which hands the two hidden ones are, in the index `voidSide`. */
export const WEST_VOID = 0
export const EAST_VOID = 1

const NORTH_HAND = 0
const FROM_OUTSIDE = 2
/** Entries are unlimited: it does not matter who is on lead. */
const EITHER = 3
const MANY = 14

export interface Space {
  readonly task: SuitTask
  /** The layouts of the hidden cards at the root. */
  readonly layouts: number
  readonly kinds: number
  readonly strides: readonly number[]
  /** Cards of equal rank are interchangeable between the hands, and safe moves may be left out. */
  readonly plain: boolean
  readonly root: number
  north(id: number): number
  south(id: number): number
  /** Live cards of a class. */
  size(id: number, kind: number): number
  /** Σ size × stride: the layout in which West holds everything. */
  sizeIndex(id: number): number
  /** The classes with live cards, whole: what parts our cards. */
  live(id: number): number
  /** Most tricks that are left. */
  tricks(id: number): number
  /** Leads worth trying, as hand × 16 + rank with hand 0 North, 1 South; one card of each equal group, the lowest. */
  leads(id: number): readonly number[]
  /** Ranks worth playing third after this lead and the second hand's class, or `NONE` for a discard. */
  thirds(id: number, lead: number, second: number): readonly number[]
  /** The next position × 2, plus 1 when our side won the trick. */
  next(id: number, lead: number, second: number, third: number, fourth: number): number
  /** How many positions have been met. */
  count(): number
}

const entryNumber = (count: EntryCount): number =>
  count === 'unlimited' ? MANY : Math.min(count, MANY - 1)

/** The lowest card of each group of the holding that `parting` cards do not part, high to low. */
export function groups(holding: number, parting: number): readonly number[] {
  const found: number[] = []
  let open = false
  for (let rank = 0; rank < 13; rank++) {
    if ((holding >> rank) & 1) {
      if (!open) found.push(rank)
      open = true
    } else if ((parting >> rank) & 1) open = false
  }
  return found.reverse()
}

/** All positions of one task, made as they are met. */
export function suitSpaceOf(task: SuitTask): Space {
  const { suit, entries, avoid } = task
  const { classes } = suit
  const kinds = classes.length
  const strides = stridesOf(classes)
  const layouts = layoutCount(suit)
  const free = isUnlimited(entries)
  const plain = free && avoid === undefined
  const visible = union(suit.north, suit.south)
  const kindRank = classes.map((cards) => highest(cards) ?? 0)

  // Live hidden cards by size index, as a mask that parts our cards: whole classes.
  const liveMask = new Int32Array(layouts)
  for (let index = 0; index < layouts; index++)
    for (let k = 0, rest = index; k < kinds; k++) {
      const full = length(classes[k]!) + 1
      if (rest % full > 0) liveMask[index] = liveMask[index]! | (classes[k] as number)
      rest = Math.floor(rest / full)
    }

  // Pools of our cards that live hidden cards do not part, with their lowest k cards, by live mask.
  const poolsOf = (live: number): readonly Int32Array[] =>
    runsOf(visible, live as Holding).map((pool) => {
      const prefix = [0]
      let sum = 0
      for (let rank = 0; rank < 13; rank++)
        if ((pool >> rank) & 1) {
          sum |= 1 << rank
          prefix.push(sum)
        }
      return Int32Array.from(prefix)
    })
  const pools = new Map<number, readonly Int32Array[]>()
  const poolsAt: (readonly Int32Array[] | undefined)[] = []
  const poolsFor = (index: number): readonly Int32Array[] => {
    const known = poolsAt[index]
    if (known !== undefined) return known
    const live = liveMask[index]!
    const found = pools.get(live) ?? poolsOf(live)
    pools.set(live, found)
    poolsAt[index] = found
    return found
  }

  const norths: number[] = [0]
  const souths: number[] = [0]
  const sizeIndexes: number[] = [0]
  /** Who is on lead, and entries left: lead + 4 × (north + 16 × south). */
  const turns: number[] = [0]
  const sizes: number[] = new Array<number>(kinds).fill(0)

  // Positions by what they are: open addressing, doubled when half full.
  let table = new Int32Array(1024)
  const slot = (cards: number, index: number, turn: number): number => {
    let h =
      Math.imul(cards, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b) ^ Math.imul(turn, 0xc2b2ae35)
    h ^= h >>> 15
    const mask = table.length - 1
    for (let at = h & mask; ; at = (at + 1) & mask) {
      const id = table[at]!
      if (
        id === 0 ||
        (((norths[id]! << 13) | souths[id]!) === cards &&
          sizeIndexes[id] === index &&
          turns[id] === turn)
      )
        return at
    }
  }
  const intern = (north: number, south: number, index: number, turn: number): number => {
    if (plain) {
      const all = poolsFor(index)
      let n = 0
      let s = 0
      for (let i = 0; i < all.length; i++) {
        const prefix = all[i]!
        const pool = prefix[prefix.length - 1]!
        const a = HOLDING_LENGTH[north & pool]!
        const b = HOLDING_LENGTH[south & pool]!
        n |= prefix[a]!
        s |= prefix[a + b]! ^ prefix[a]!
      }
      north = n
      south = s
    }
    const cards = (north << 13) | south
    const at = slot(cards, index, turn)
    const known = table[at]!
    if (known !== 0) return known
    const id = norths.length
    norths.push(north)
    souths.push(south)
    sizeIndexes.push(index)
    turns.push(turn)
    for (let k = 0, rest = index; k < kinds; k++) {
      const full = length(classes[k]!) + 1
      sizes.push(rest % full)
      rest = Math.floor(rest / full)
    }
    table[at] = id
    if (norths.length * 2 > table.length) {
      table = new Int32Array(table.length * 2)
      for (let i = 1; i < norths.length; i++)
        table[slot((norths[i]! << 13) | souths[i]!, sizeIndexes[i]!, turns[i]!)] = i
    }
    return id
  }

  const startHand =
    entries.start === 'either' ? FROM_OUTSIDE : entries.start === 'north' ? NORTH_HAND : 1
  const rootTurn = plain
    ? 0
    : startHand + 4 * (entryNumber(entries.north) + 16 * entryNumber(entries.south))
  const fullIndex = layouts - 1
  const root = intern(suit.north, suit.south, fullIndex, rootTurn)

  /** Entries left after a lead from the hand, or -1 when it cannot be led from. */
  const afterLead = (turn: number, hand: number): number => {
    const on = turn & 3
    let north = (turn >> 2) & 15
    let south = turn >> 6
    if (on !== EITHER && on !== hand) {
      if (hand === NORTH_HAND) {
        if (north === 0) return -1
        if (north !== MANY) north -= 1
      } else {
        if (south === 0) return -1
        if (south !== MANY) south -= 1
      }
    }
    return 4 * (north + 16 * south)
  }

  const leads = (id: number): readonly number[] => {
    const north = norths[id]!
    const south = souths[id]!
    const live = liveMask[sizeIndexes[id]!]!
    const turn = turns[id]!
    const found: number[] = []
    for (let hand = 0; hand < 2; hand++) {
      if (!plain && afterLead(turn, hand) < 0) continue
      const own = hand === 0 ? north : south
      const other = hand === 0 ? south : north
      for (const rank of groups(own, plain ? live : live | other)) found.push(hand * 16 + rank)
    }
    return found
  }
  const thirds = (id: number, lead: number, second: number): readonly number[] => {
    const north = norths[id]!
    const south = souths[id]!
    const own = lead < 16 ? south : north
    if (own === 0) return [NONE]
    const live = liveMask[sizeIndexes[id]!]!
    if (!plain) return groups(own, live | (lead < 16 ? north : south))
    const all = groups(own, live)
    // The lowest card, or one that takes the lead; where the led card has it already, any higher one
    // may still matter against fourth hand.
    const second_ = second === NONE ? -1 : (kindRank[second] as number)
    const best = Math.max(lead & 15, second_)
    return all.filter((rank, i) => i === all.length - 1 || rank > best)
  }
  const next = (
    id: number,
    lead: number,
    second: number,
    third: number,
    fourth: number,
  ): number => {
    let north = norths[id]!
    let south = souths[id]!
    let index = sizeIndexes[id]!
    const led = lead & 15
    const hand = lead >> 4
    if (hand === 0) {
      north &= ~(1 << led)
      if (third >= 0) south &= ~(1 << third)
    } else {
      south &= ~(1 << led)
      if (third >= 0) north &= ~(1 << third)
    }
    let theirs = -1
    if (second >= 0) {
      index -= strides[second]!
      theirs = kindRank[second] as number
    }
    if (fourth >= 0) {
      index -= strides[fourth]!
      if ((kindRank[fourth] as number) > theirs) theirs = kindRank[fourth] as number
    }
    const ours = third > led ? third : led
    const won = ours > theirs
    if (plain)
      return north === 0 && south === 0
        ? won
          ? 1
          : 0
        : intern(north, south, index, 0) * 2 + (won ? 1 : 0)
    if (!won && avoid !== undefined) {
      const bySecond = fourth < 0 || (second >= 0 && (kindRank[second] as number) === theirs)
      // North leads: East is second; South leads: West is.
      const winner = bySecond === (hand === 0) ? 'east' : 'west'
      if (winner === avoid) return STOPPED
    }
    if (north === 0 && south === 0) return won ? 1 : 0
    const winner = !won ? FROM_OUTSIDE : third > led ? 1 - hand : hand
    const turn = (free ? EITHER : winner) + afterLead(turns[id]!, hand)
    return intern(north, south, index, turn) * 2 + (won ? 1 : 0)
  }

  return {
    task,
    layouts,
    kinds,
    strides,
    plain,
    root,
    north: (id) => norths[id]!,
    south: (id) => souths[id]!,
    size: (id, kind) => sizes[id * kinds + kind]!,
    sizeIndex: (id) => sizeIndexes[id]!,
    live: (id) => liveMask[sizeIndexes[id]!]!,
    tricks: (id) => Math.max(HOLDING_LENGTH[norths[id]!]!, HOLDING_LENGTH[souths[id]!]!),
    leads,
    thirds,
    next,
    count: () => norths.length,
  }
}
