/**
 * The plan in the play: what each trick did for it, what of it is done, and what the cards have
 * changed in it. A plan is not made anew at every trick, as no player does: its points stand until
 * they are carried out, come true, or are shown to fail.
 */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import type { PartialDeal } from '#core/deal.ts'
import * as holding from '#core/holding.ts'
import { lho, partner, rho, type Seat, sideOf } from '#core/seat.ts'
import type { Strain, Suit } from '#core/suit.ts'
import { cardBy, suitLed, type Trick, winnerOf } from '#core/trick.ts'
import { type FactBase, holderOf, logged, rangeOf } from './base.ts'
import type { LogEvent } from './log.ts'
import { type PlanPoint, planTopic } from './plan-data.ts'
import { playedBy } from './play.ts'

/** The plan as it stands: what is left of it, and what has been carried out, in that order. */
export interface PlanNow {
  readonly open: readonly PlanPoint[]
  readonly done: readonly PlanPoint[]
}

/** The play so far, as the planner sees it. */
export interface PlanPlay {
  readonly strain: Strain
  /** From the first to the one just played, which is whole. */
  readonly tricks: readonly Trick[]
  /** The cards that the planner still has; dummy's too where they are his to play. */
  readonly left: PartialDeal
  /** Cards of each suit in hands that are not the planner's to play, dummy's of a defender aside. */
  readonly out: readonly number[]
}

type Revised =
  | { readonly is: 'open'; readonly point: PlanPoint; readonly quietly?: true }
  | { readonly is: 'done' | 'dropped'; readonly point?: PlanPoint }

const isPlayed = ({ tricks }: PlanPlay, card: Card): boolean =>
  tricks.some(({ cards }) => cards.includes(card))
const lengthIn = ({ left }: PlanPlay, seat: Seat, suit: Suit): number => {
  const hand = left[seat]
  return hand === undefined ? 0 : holding.length(hand[suit])
}
const ourLength = (play: PlanPlay, seat: Seat, suit: Suit): number =>
  lengthIn(play, seat, suit) + lengthIn(play, partner(seat), suit)

/** The opponent who has all the cards of the suit that are out, once the other has shown out. */
function allWith(base: FactBase, { tricks }: PlanPlay, suit: Suit): Seat | undefined {
  const isVoid = (seat: Seat): boolean =>
    rangeOf(base, 'known', seat, 'length', suit).max <=
    playedBy(tricks, seat).filter((card) => suitOf(card) === suit).length
  const [left, right] = [lho(base.observer), rho(base.observer)]
  return isVoid(left) ? right : isVoid(right) ? left : undefined
}

/** What the trick just played, and what is known after it, make of a point of the plan. */
function revised(base: FactBase, point: PlanPoint, play: PlanPlay): Revised {
  const me = base.observer
  const trick = play.tricks.at(-1)!
  const open = (now: PlanPoint, quietly?: true): Revised =>
    quietly ? { is: 'open', point: now, quietly } : { is: 'open', point: now }
  const out = (suit: Suit): number => play.out[suit] ?? 0
  switch (point.kind) {
    case 'with-answer':
      return { is: 'dropped' }
    case 'draw-trumps': {
      const { holder: _, ...rest } = point
      if (out(point.suit) === 0) return { is: 'done', point: { ...rest, out: 0 } }
      if (ourLength(play, me, point.suit) === 0) return { is: 'dropped' }
      const holder = allWith(base, play, point.suit)
      return open({ ...rest, out: out(point.suit), ...(holder === undefined ? {} : { holder }) })
    }
    case 'finesse': {
      if (isPlayed(play, point.card)) return { is: 'done' }
      if (lengthIn(play, point.seat, suitOf(point.card)) === 0) return { is: 'dropped' }
      const holder = holderOf(base, point.card)
      if (holder === undefined) return open(point)
      return holder === rho(point.seat) ? open({ ...point, holder }) : { is: 'dropped' }
    }
    case 'ruff': {
      const card = cardBy(trick, point.seat)
      const ruffed =
        suitLed(trick) === point.suit && card !== undefined && suitOf(card) === play.strain
      const times = point.times - (ruffed ? 1 : 0)
      if (times === 0) return { is: 'done' }
      const hasTrump = play.strain < 4 && lengthIn(play, point.seat, play.strain as Suit) > 0
      if (!hasTrump || lengthIn(play, partner(point.seat), point.suit) === 0)
        return { is: 'dropped' }
      return open({ ...point, times }, true)
    }
    case 'establish': {
      const long = lengthIn(play, point.seat, point.suit)
      if (long === 0) return { is: 'dropped' }
      if (out(point.suit) === 0) return { is: 'done' }
      const against = allWith(base, play, point.suit)
      return against !== undefined && out(point.suit) >= long ? { is: 'dropped' } : open(point)
    }
    case 'cash': {
      const winner = winnerOf(trick, play.strain)
      const ours = winner !== undefined && sideOf(winner) === sideOf(me)
      const tricks = point.tricks - (suitLed(trick) === point.suit && ours ? 1 : 0)
      if (tricks <= 0) return { is: 'done' }
      return ourLength(play, me, point.suit) === 0
        ? { is: 'dropped' }
        : open({ ...point, tricks }, true)
    }
    case 'drive-out':
      return isPlayed(play, point.card)
        ? { is: 'done' }
        : ourLength(play, me, suitOf(point.card)) === 0
          ? { is: 'dropped' }
          : open(point)
    case 'lead':
      return trick.leader === me && suitLed(trick) === point.suit
        ? { is: 'done' }
        : lengthIn(play, me, point.suit) === 0
          ? { is: 'dropped' }
          : open(point)
    case 'win':
      return isPlayed(play, point.card) ? { is: 'done' } : open(point)
  }
}

/** Whether the trick was played for this point. */
function serves(point: PlanPoint, trick: Trick, strain: Strain, me: Seat): boolean {
  const led = suitLed(trick)
  const winner = winnerOf(trick, strain)
  const isOurs = (seat: Seat | undefined): boolean =>
    seat !== undefined && sideOf(seat) === sideOf(me)
  switch (point.kind) {
    case 'ruff': {
      const card = cardBy(trick, point.seat)
      return led === point.suit && card !== undefined && suitOf(card) === strain
    }
    case 'finesse': {
      const card = cardBy(trick, point.seat)
      return (
        trick.leader === partner(point.seat) &&
        led === suitOf(point.card) &&
        card !== undefined &&
        suitOf(card) === led &&
        rankOf(card) < rankOf(point.card)
      )
    }
    case 'draw-trumps':
    case 'establish':
      return isOurs(trick.leader) && led === point.suit
    case 'cash':
      return isOurs(trick.leader) && led === point.suit && isOurs(winner)
    case 'drive-out':
      return isOurs(trick.leader) && led === suitOf(point.card)
    case 'lead':
      return trick.leader === me && led === point.suit
    case 'win':
      return winner === me && cardBy(trick, me) === point.card
    case 'with-answer':
      return false
  }
}
/** The nearer ways come first: a ruff is more than a lead of the suit. */
const SERVED = ['ruff', 'finesse', 'draw-trumps', 'drive-out', 'establish', 'cash', 'lead', 'win']

/** The plan after a whole trick, with what became of each point in the log. */
export function followPlan(
  base: FactBase,
  { open, done }: PlanNow,
  play: PlanPlay,
): { readonly base: FactBase; readonly plan: PlanNow } {
  const trick = play.tricks.at(-1)!
  let next = base
  const note = (doing: Extract<LogEvent, { kind: 'plan' }>['doing'], point: PlanPoint): void => {
    next = logged(next, { kind: 'plan', doing, point })
  }
  const served = SERVED.flatMap((kind) => open.filter((point) => point.kind === kind)).find(
    (point) => serves(point, trick, play.strain, base.observer),
  )
  if (served) note('followed', served)
  const stays: PlanPoint[] = []
  const ended: PlanPoint[] = []
  for (const point of open) {
    const now = revised(next, point, play)
    if (now.is !== 'open') {
      const last = now.point ?? point
      note(now.is, last)
      if (now.is === 'done') ended.push(last)
      continue
    }
    stays.push(now.point)
    if (!now.quietly && JSON.stringify(now.point) !== JSON.stringify(point))
      note('changed', now.point)
  }
  // A suit that is set up is there to be cashed.
  for (const point of ended) {
    if (point.kind !== 'establish') continue
    const { suit } = point
    const cash: PlanPoint = { kind: 'cash', suit, tricks: lengthIn(play, point.seat, suit) }
    if (stays.some((p) => planTopic(p) === planTopic(cash))) continue
    stays.push(cash)
    note('added', cash)
  }
  return { base: next, plan: { open: stays, done: [...done, ...ended] } }
}
