/**
 * A claim judged by what its maker could see. It is right when one line of play takes the tricks in
 * every layout that the law of the cards allows; agreements prove nothing here.
 */

import { type Card, rankOf, suitOf } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { type Hand, has, size } from '#core/hand.ts'
import { EMPTY_HOLDING, union } from '#core/holding.ts'
import { type Play, playableCards, tricksWon } from '#core/play.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { partner, rotate, SEATS, type Seat, type Side, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { bySuit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { winnerOf } from '#core/trick.ts'
import { solveLine } from '#doubledummy/best-line.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { afterCard, type OpenPosition, positionAfter, toPlay } from '#doubledummy/open-position.ts'
import { equalCards, type Solving, within } from '#doubledummy/solve.ts'
import { solveCardsInAll } from '#doubledummy/solve-several.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { type LayoutBudget, seatLayouts } from './seat-layouts.ts'
import { sureTricks } from './sure-tricks.ts'
import type { Choosing } from './weigh-cards.ts'

export interface ClaimQuestion {
  /** Of the claimer: declarer or a defender, before the claim. */
  readonly view: SeatView
  /** Tricks that declarer's side takes in all, by the claim: 0..13. */
  readonly declarerTricks: number
  /**
   * The cards with which the claimer's side means to take its tricks, in this order; else it plays low.
   * Any line will do where none is stated.
   */
  readonly line?: readonly Card[]
  readonly seed: Seed
}

export type ClaimVerdict =
  /**
   * `winners`: by cards that nobody can beat. `line`: one line serves every layout. `open`: best play
   * takes the tricks in every layout, partner helping as if the hands were open.
   */
  | { readonly kind: 'right'; readonly by: 'winners' | 'line' | 'open' }
  /** In this layout, with this play, the side takes only this many of the tricks left. */
  | {
      readonly kind: 'wrong'
      readonly deal: Deal
      readonly play: readonly Card[]
      readonly tricks: number
    }
  /** Each layout by itself lets the tricks be taken, but no one line takes them in all. */
  | { readonly kind: 'guess' }
  /** No layout that was tried refutes it, and the proof would be too long. */
  | { readonly kind: 'unproved' }

export interface ClaimAnswer {
  readonly verdict: ClaimVerdict
  /** Tricks of those left that the claimer's side claims. */
  readonly claimed: number
  /** Layouts looked at; `all` where the law allows no others. */
  readonly layouts: number
  readonly all: boolean
}

const BUDGET: LayoutBudget = { draws: 100, every: 1000, tries: 20_000 }
/** Layouts looked at, turn by turn, in the search for a line, and positions for each question to the kernel. */
const MOST_TURNS = 60_000
/** Cards laid where the line is stated, and how many between two yields. */
const MOST_STEPS = 200_000
const STRIDE = 500
const MOST_POSITIONS = 4_000_000

/** A layout on its way through the play. */
interface World {
  readonly id: number
  readonly deal: Deal
  /** `undefined` once all cards are played. */
  readonly at: OpenPosition | undefined
}
interface Search {
  readonly kernel: Kernel
  readonly side: Side
  turns: number
  /** What was found for each set of layouts that is left. */
  readonly known: Map<string, Held>
}
const TOO_LONG = t`too long`
type Held = boolean | typeof TOO_LONG

const next = (world: World, card: Card): World => ({ ...world, at: afterCard(world.at!, card) })

/** Whether the card ends a trick that the side wins. */
const takes = ({ trick, strain }: OpenPosition, card: Card, side: Side): boolean => {
  const winner = winnerOf({ leader: trick.leader, cards: [...trick.cards, card] }, strain)
  return winner !== undefined && sideOf(winner) === side
}

/** One line of the side for all the worlds at once: own cards are chosen, for closed cards the worst is assumed. */
function* lineExists(search: Search, worlds: readonly World[], need: number): Solving<Held> {
  const [first] = worlds
  if (need <= 0 || first === undefined) return true
  if (first.at === undefined) return false
  const at = first.at
  const key = keyOf(worlds, at, need)
  const known = search.known.get(key)
  if (known !== undefined) return known
  search.turns += worlds.length
  if (search.turns > MOST_TURNS) return TOO_LONG
  const found = yield* worlds.length === 1
    ? openlyTaken(search, at, need)
    : lineTried(search, worlds, at, need)
  search.known.set(key, found)
  return found
}

/** The layouts that are left, what is left of one of them, and the tricks that are needed. */
const keyOf = (worlds: readonly World[], { hands, trick }: OpenPosition, need: number): string =>
  `${need}|${trick.leader} ${trick.cards.join()}|${hands.flat().join()}|${worlds.map(({ id }) => id).join()}`

/** In one layout alone nothing has to be guessed. */
function* openlyTaken({ kernel, side }: Search, at: OpenPosition, need: number): Solving<Held> {
  const cards = equalCards(at).map((group) => group.at(-1)!)
  const { rows } = yield* solveCardsInAll(kernel, [at], cards, MOST_POSITIONS)
  const [row] = rows
  if (row === undefined) return TOO_LONG
  const best = Math.max(...row)
  return (sideOf(toPlay(at)) === side ? best : size(at.hands[toPlay(at)]) - best) >= need
}

function* lineTried(
  search: Search,
  worlds: readonly World[],
  at: OpenPosition,
  need: number,
): Solving<Held> {
  if (sideOf(toPlay(at)) !== search.side) {
    const cards = new Map<Card, World[]>()
    for (const world of worlds)
      for (const [lowest] of equalCards(world.at!).map((group) => group.toReversed())) {
        const those = cards.get(lowest!)
        if (those === undefined) cards.set(lowest!, [world])
        else those.push(world)
      }
    for (const [card, those] of cards) {
      const won = takes(at, card, search.side) ? 1 : 0
      const held = yield* lineExists(
        search,
        those.map((world) => next(world, card)),
        need - won,
      )
      if (held !== true) return held
    }
    return true
  }
  const cards = equalCards(at).map((group) => group.at(-1)!)
  const positions = worlds.map((world) => world.at!)
  const { rows } = yield* solveCardsInAll(search.kernel, positions, cards, MOST_POSITIONS)
  if (rows.length < worlds.length) return TOO_LONG
  let long = false
  for (const [i, card] of cards.entries()) {
    if (rows.some((row) => row[i]! < need)) continue
    const won = takes(at, card, search.side) ? 1 : 0
    const held = yield* lineExists(
      search,
      worlds.map((world) => next(world, card)),
      need - won,
    )
    if (held === true) return true
    if (held === TOO_LONG) long = true
  }
  return long ? TOO_LONG : false
}

interface Fewest {
  readonly tricks: number
  readonly play: readonly Card[]
}
/**
 * The card that a stated line means: one of the line where the trick has none of it yet, else the lowest
 * that the line does not need. A hand on lead that holds none leads towards the next.
 */
function meant({ hands, trick }: OpenPosition, line: readonly Card[]): Card {
  const seat = rotate(trick.leader, trick.cards.length)
  const lawful = playableCards(hands[seat], trick)
  const left = line.filter((card) => has(hands[seat], card) || has(hands[partner(seat)], card))
  const laid = trick.cards.some((card) => line.includes(card))
  const now = laid ? undefined : left.find((card) => lawful.includes(card))
  const follows = now !== undefined && (trick.cards.length === 0 || follow(trick.cards[0]!, now))
  if (now !== undefined && follows) return now
  const idle = lawful.filter((card) => !line.includes(card))
  const [next] = left
  const towards =
    trick.cards.length === 0 && next !== undefined ? idle.filter((card) => follow(next, card)) : []
  const [first, ...more] = [towards, idle, lawful].find((some) => some.length > 0)!
  return more.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a), first!)
}
const follow = (led: Card, card: Card): boolean => suitOf(led) === suitOf(card)

/** The fewest tricks that the stated line takes in the layout, and how; `undefined` when it is too long. */
function* fewest(
  search: Search,
  at: OpenPosition | undefined,
  line: readonly Card[],
): Solving<Fewest | undefined> {
  if (at === undefined) return { tricks: 0, play: [] }
  search.turns += 1
  if (search.turns % STRIDE === 0) yield { positions: search.turns, done: 0, of: 1 }
  if (search.turns > MOST_STEPS) return undefined
  const own = sideOf(toPlay(at)) === search.side
  const cards = own ? [meant(at, line)] : equalCards(at).map((group) => group.at(-1)!)
  let worst: Fewest | undefined
  for (const card of cards) {
    const rest: Fewest | undefined = yield* fewest(search, afterCard(at, card), line)
    if (rest === undefined) return undefined
    const tricks = rest.tricks + (takes(at, card, search.side) ? 1 : 0)
    if (worst === undefined || tricks < worst.tricks) worst = { tricks, play: [card, ...rest.play] }
  }
  return worst
}

/** Cards left in the hands that are not of the claimer's side, or that it does not see. */
const closedCards = (at: OpenPosition, mine: (seat: Seat) => boolean): Hand => {
  const closed = SEATS.filter((seat) => !mine(seat)).map((seat) => at.hands[seat])
  return bySuit((suit) => closed.reduce((sum, held) => union(sum, held[suit]), EMPTY_HOLDING))
}

/** The first layout in which the side cannot take the tricks though all hands are open. */
function* openRefutation(
  search: Search,
  worlds: readonly World[],
  need: number,
): Solving<ClaimVerdict | undefined> {
  const cards = (at: OpenPosition): readonly Card[] => equalCards(at).map((group) => group.at(-1)!)
  for (const { deal, at } of worlds) {
    if (at === undefined) continue
    const { rows } = yield* solveCardsInAll(search.kernel, [at], cards(at), MOST_POSITIONS)
    const [row] = rows
    if (row === undefined) return { kind: 'unproved' }
    const won = Math.max(...row)
    const left = size(at.hands[toPlay(at)])
    const tricks = sideOf(toPlay(at)) === search.side ? won : left - won
    if (tricks >= need) continue
    const play = yield* within(solveLine(search.kernel, at), MOST_POSITIONS)
    return { kind: 'wrong', deal, play: play ?? [], tricks }
  }
  return undefined
}

function* verdictOf(
  search: Search,
  { view, line }: ClaimQuestion,
  play: Play,
  worlds: readonly World[],
  need: number,
): Solving<ClaimVerdict> {
  // A player who gives up the rest has nothing to show.
  if (need === 0) return { kind: 'right', by: 'winners' }
  const declaring = sideOf(view.seat) === sideOf(play.contract.declarer)
  const mine = (seat: Seat): boolean =>
    seat === view.seat || (declaring && seat === dummyOf(play.contract))
  if (line !== undefined) {
    for (const { deal, at } of worlds) {
      const found = yield* fewest(search, at, line)
      if (found === undefined) return { kind: 'unproved' }
      if (found.tricks < need) return { kind: 'wrong', deal, ...found }
    }
    return { kind: 'right', by: 'line' }
  }
  const at = worlds[0]?.at
  if (at !== undefined && at.trick.cards.length === 0 && mine(at.trick.leader)) {
    const sure = sureTricks(at.hands[at.trick.leader], closedCards(at, mine), at.strain)
    if (sure >= need) return { kind: 'right', by: 'winners' }
  }
  const refuted = yield* openRefutation(search, worlds, need)
  if (refuted !== undefined) return refuted
  if (!declaring) return { kind: 'right', by: 'open' }
  const held = yield* lineExists(search, worlds, need)
  if (held === TOO_LONG) return { kind: 'unproved' }
  return held ? { kind: 'right', by: 'line' } : { kind: 'guess' }
}

/**
 * Judges a claim.
 * @returns `cardplay/claim` when there is nothing to claim, or the number cannot be.
 */
export function* judgeClaim(
  kernel: Kernel,
  question: ClaimQuestion,
): Choosing<Result<ClaimAnswer, Problem>> {
  const { view, declarerTricks, seed } = question
  const { contract, cards } = view
  if (contract === undefined) return problem('cardplay/claim', t`There is no contract to play.`)
  if (view.seat === dummyOf(contract)) return problem('cardplay/claim', t`Dummy cannot claim.`)
  const play: Play = { contract, cards }
  const won = tricksWon(play)
  const left = 13 - (cards.length >> 2)
  const declarers = declarerTricks - won.declarer
  if (left === 0 || declarers < 0 || declarers > left)
    return problem(
      'cardplay/claim',
      t`Declarer has ${won.declarer} tricks and ${left} are left: ${declarerTricks} in all cannot be claimed.`,
    )
  const side = sideOf(view.seat)
  const claimed = side === sideOf(contract.declarer) ? declarers : left - declarers
  const position = positionFromScratch(view, cards.length)
  if (!position.ok) return position
  const { layouts, drawn: sample } = yield* reporting(
    seatLayouts(position.value, [], BUDGET, rngOf(seed, cards.length)),
    () => ({ share: 0 }),
  )
  const worlds = layouts.flatMap(({ deal }, id): readonly World[] => {
    const at = positionAfter(deal, play)
    return at.ok ? [{ id, deal, at: at.value }] : []
  })
  const judging = verdictOf(
    { kernel, side, turns: 0, known: new Map() },
    question,
    play,
    worlds,
    claimed,
  )
  const verdict = yield* reporting(judging, () => ({ share: 0.5 }))
  return ok({
    verdict,
    claimed,
    layouts: worlds.length,
    all: sample === undefined,
  })
}
