/**
 * Double-dummy questions put to the kernel. Each is a generator that yields every few thousand
 * positions, so that a worker stays free to answer; the same question gives the same answer after
 * the same number of positions on every machine.
 */

import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { playableCards } from '#core/play.ts'
import { RANKS_DESCENDING, type Rank } from '#core/rank.ts'
import { rotate, SEATS, sideOf } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { SUITS, SUITS_DESCENDING } from '#core/suit.ts'
import { winnerOf } from '#core/trick.ts'
import type { Kernel } from './kernel.ts'
import { type OpenPosition, toPlay, tricksLeft } from './open-position.ts'

export interface SolveProgress {
  /** Positions looked at so far: the measure of the work, the same on every machine. */
  readonly positions: number
  /** Answers found, of as many as there will be. */
  readonly done: number
  readonly of: number
}
/** A question at work. */
export type Solving<T> = Generator<SolveProgress, T, void>

/** Positions between two yields: some 1 ms in WebAssembly, 2 ms in TypeScript. */
export const SLICE = 2000
/** What laying out a position or asking about it costs besides, in positions. */
export const ASKING = 20
/** What `run` answers when it is not done. */
const PENDING = 2

/** The kernel in the hands of one question: hands laid out, and what has been spent. */
export interface Sitting {
  readonly kernel: Kernel
  positions: number
  /** Work since the last yield, in positions: many short questions add up to a long one. */
  since: number
  done: number
  of: number
}

const busy = new WeakSet<Kernel>()

/**
 * Holds the kernel for one question; another that comes meanwhile waits.
 * @param of how many answers the question has.
 */
export function* sitting<T>(
  kernel: Kernel,
  of: number,
  work: (sitting: Sitting) => Solving<T>,
): Solving<T> {
  while (busy.has(kernel)) yield { positions: 0, done: 0, of }
  busy.add(kernel)
  try {
    return yield* work({ kernel, positions: 0, since: 0, done: 0, of })
  } finally {
    busy.delete(kernel)
  }
}

/**
 * Lays the position out.
 * @param keep whether proofs of before may be used: the trumps have not changed.
 */
export function layOut({ kernel }: Sitting, position: OpenPosition, keep: boolean): void {
  const { hands, strain, trick } = position
  kernel.clearHands()
  for (const seat of SEATS) for (const suit of SUITS) kernel.deal(seat, suit, hands[seat][suit])
  for (const [i, card] of trick.cards.entries()) {
    const seat = rotate(trick.leader, i)
    const held = hands[seat][suitOf(card)]
    kernel.deal(seat, suitOf(card), holding.withRank(held, rankOf(card)))
  }
  kernel.begin(strain, tricksLeft(position), keep ? 1 : 0)
  kernel.leadFrom(trick.leader)
  for (const card of trick.cards) kernel.lay(suitOf(card), rankOf(card))
}

/** Whether North-South take at least `need` of the tricks left in what is laid out. */
export function* takes(sitting: Sitting, need: number): Solving<boolean> {
  const { kernel } = sitting
  kernel.ask(need)
  sitting.since += ASKING
  for (let before = 0; ; ) {
    if (sitting.since >= SLICE) {
      sitting.since = 0
      yield { positions: sitting.positions, done: sitting.done, of: sitting.of }
    }
    const answer = kernel.run(SLICE - sitting.since)
    const looked = kernel.visited() - before
    sitting.positions += looked
    sitting.since += looked
    before += looked
    if (answer !== PENDING) return answer === 1
    sitting.since = SLICE
  }
}

/** Tricks North-South take of the `tricks` left in what is laid out, from a guess at them. */
export function* northSouthTricks(
  sitting: Sitting,
  tricks: number,
  guess: number,
): Solving<number> {
  let least = 0
  let most = tricks
  let next = guess
  while (least < most) {
    const need = Math.min(Math.max(next, least + 1), most)
    if (yield* takes(sitting, need)) {
      least = need
      next = need + 1
    } else {
      most = need - 1
      next = most
    }
  }
  return least
}

/** A card that may be played, and what it is worth. */
export interface CardValue {
  readonly card: Card
  /** Tricks the side to play takes from here on, the trick in play included, when it is played. */
  readonly tricks: number
}

/** The cards of a holding in groups that double dummy cannot tell apart, highest first. */
function touching(own: Holding, others: number): readonly (readonly Rank[])[] {
  const groups: Rank[][] = []
  let open: Rank[] | undefined
  for (const rank of RANKS_DESCENDING) {
    if (holding.has(own, rank)) {
      if (open === undefined) {
        open = []
        groups.push(open)
      }
      open.push(rank)
    } else if ((others >> rank) & 1) open = undefined
  }
  return groups
}

/** The cards that may be played, in groups that are worth the same for certain. */
export function equalCards(position: OpenPosition): readonly (readonly Card[])[] {
  const seat = toPlay(position)
  const own = position.hands[seat]
  const lawful = new Set(playableCards(own, position.trick))
  const onTable = position.trick.cards
  return SUITS_DESCENDING.flatMap((suit) => {
    let others = 0
    for (const other of SEATS) if (other !== seat) others |= position.hands[other][suit]
    for (const card of onTable) if (suitOf(card) === suit) others |= 1 << rankOf(card)
    return touching(own[suit], others).map((ranks) => ranks.map((rank) => cardOf(suit, rank)))
  }).filter((group) => lawful.has(group[0]!))
}

/** Lays a card and finds what North-South take of all tricks left, its trick included. */
export function* cardTricks(
  sitting: Sitting,
  position: OpenPosition,
  card: Card,
  guess: number,
): Solving<number> {
  const { kernel } = sitting
  const { trick, strain } = position
  const winner = winnerOf({ leader: trick.leader, cards: [...trick.cards, card] }, strain)
  const won = winner !== undefined && sideOf(winner) === 0 ? 1 : 0
  const left = tricksLeft(position) - (winner === undefined ? 0 : 1)
  kernel.lay(suitOf(card), rankOf(card))
  const value = yield* northSouthTricks(sitting, left, guess - won)
  kernel.takeBack()
  return won + value
}

/** What every card that may be played is worth, highest spade first. */
export const solveCards = (
  kernel: Kernel,
  position: OpenPosition,
): Solving<readonly CardValue[]> => {
  const groups = equalCards(position)
  return sitting(kernel, groups.length, function* (sitting) {
    layOut(sitting, position, false)
    const all = tricksLeft(position)
    const ours = sideOf(toPlay(position)) === 0
    const values: CardValue[] = []
    let guess = all >> 1
    for (const group of groups) {
      guess = yield* cardTricks(sitting, position, group[0]!, guess)
      for (const card of group) values.push({ card, tricks: ours ? guess : all - guess })
      sitting.done += 1
    }
    return values
  })
}

/** Tricks the side to play takes from here on, the trick in play included. */
export const solveTricks = (kernel: Kernel, position: OpenPosition): Solving<number> =>
  sitting(kernel, 1, function* (sitting) {
    layOut(sitting, position, false)
    const all = tricksLeft(position)
    const northSouth = yield* northSouthTricks(sitting, all, all >> 1)
    return sideOf(toPlay(position)) === 0 ? northSouth : all - northSouth
  })

/** The answer to a question, worked out here and now. */
export const answerOf = <T>(question: Generator<unknown, T, void>): T => finish(question)

/**
 * The same question, given up after this many positions: freak deals can take minutes.
 * @returns `undefined` when it was given up.
 */
export function* within<T>(question: Solving<T>, positions: number): Solving<T | undefined> {
  try {
    for (;;) {
      const step = question.next()
      if (step.done === true) return step.value
      if (step.value.positions >= positions) return undefined
      yield step.value
    }
  } finally {
    // Sets the kernel free, also when nobody wants the answer any more.
    question.return(undefined as T)
  }
}
