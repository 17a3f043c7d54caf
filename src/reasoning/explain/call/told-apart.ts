/**
 * Limits that tell the hands of a call from those of the other calls: where the limits that its hands keep take too
 * many other hands, one or two more ways of saying it are tried, each with as few limits as tell them apart. What a
 * call leaves over has no limits of its own: a raise to game is `4+ hearts, at most 14 points; or 16+ points`.
 */
import { type Hand, hcp } from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { isBalanced, shapeOf } from '#core/shape.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import {
  hasGoodSuit,
  hasMajorsStopped,
  isTold,
  type Limit,
  longerOf,
  MAJORS,
  MINORS,
  MOST_CARDS,
  MOST_COUNTED,
  MOST_POINTS,
  type PlayedLimits,
  withLength,
  withShort,
} from './played-limits.ts'

/** The share of other hands that words may take without being wide. */
const WIDE = 0.15
/** The share of the call's own hands that narrower words may leave out. */
const LEFT_OUT = 0.025
/** A way of saying it takes so large a share of the hands. */
const WORTH_A_WAY = 0.03
const MOST_WAYS = 3
/** A limit goes unsaid where that adds no larger a share of other hands. */
const UNSAID = 0.012
/** Narrower words, and a way more, are worth their length where they take so much fewer other hands. */
const SHARPER = 0.75

/** How hands are measured, and the most of each; what is so or not is 1 or 0. */
const MEASURES = {
  points: [hcp, MOST_POINTS],
  withShort: [withShort, MOST_COUNTED],
  withLength: [withLength, MOST_COUNTED],
  clubs: [(hand) => length(hand[CLUBS]), MOST_CARDS],
  diamonds: [(hand) => length(hand[DIAMONDS]), MOST_CARDS],
  hearts: [(hand) => length(hand[HEARTS]), MOST_CARDS],
  spades: [(hand) => length(hand[SPADES]), MOST_CARDS],
  majors: [(hand) => longerOf(shapeOf(hand), MAJORS), MOST_CARDS],
  minors: [(hand) => longerOf(shapeOf(hand), MINORS), MOST_CARDS],
  longest: [(hand) => Math.max(...shapeOf(hand)), MOST_CARDS],
  balanced: [(hand) => +isBalanced(shapeOf(hand)), 1],
  goodSuit: [(hand) => +hasGoodSuit(hand), 1],
  majorsStopped: [(hand) => +hasMajorsStopped(hand), 1],
} as const satisfies Record<string, readonly [value: (hand: Hand) => number, most: number]>
type Measure = keyof typeof MEASURES
const NAMES = Object.keys(MEASURES) as readonly Measure[]
const MOST: readonly number[] = NAMES.map((name) => MEASURES[name][1])
/** What is counted on the hand is said before what is added up or looked for. */
const ADDED: readonly Measure[] = ['withShort', 'withLength', 'goodSuit', 'majorsStopped']
const EASY: readonly number[] = NAMES.map((name) => (ADDED.includes(name) ? 0.75 : 1))
/** By measure, in the order of their names. */
type Measures = readonly number[]
const measured = (hand: Hand): Measures => NAMES.map((name) => MEASURES[name][0](hand))

/** Ends of each measure. */
type Box = readonly Limit[]
const EVERYTHING: Box = MOST.map((most): Limit => [0, most])
const holds = (box: Box, hand: Measures): boolean =>
  box.every(([low, high], at) => hand[at]! >= low && hand[at]! <= high)
const withEnd = (box: Box, at: number, end: Limit): Box =>
  box.map((limit, i) => (i === at ? end : limit))
const inAny = (boxes: readonly Box[], hands: readonly Measures[]): number =>
  hands.filter((hand) => boxes.some((box) => holds(box, hand))).length

/** So many hands have each value of a measure. */
function histogram(hands: readonly Measures[], at: number): readonly number[] {
  const counts = Array.from({ length: MOST[at]! + 1 }, () => 0)
  for (const hand of hands) counts[hand[at]!]! += 1
  return counts
}
interface Cut {
  readonly at: number
  readonly end: Limit
  /** Own hands that it leaves out. */
  readonly lost: number
  readonly worth: number
}
/** Narrower ends of a measure that leave out no more than so many own hands, and at least so many others. */
function* cutsOf(
  [low, high]: Limit,
  at: number,
  own: readonly Measures[],
  others: readonly Measures[],
  [spare, least]: readonly [spare: number, least: number],
): Generator<Cut> {
  const mine = histogram(own, at)
  const theirs = histogram(others, at)
  const ends: readonly (readonly [from: number, to: number, step: 1 | -1])[] = [
    [low, high, 1],
    [high, low, -1],
  ]
  for (const [from, to, step] of ends) {
    let [lost, gone] = [0, 0]
    for (let value = from; value !== to; value += step) {
      lost += mine[value]!
      gone += theirs[value]!
      if (lost > spare) break
      const end: Limit = step === 1 ? [value + 1, high] : [low, value - 1]
      if (gone >= least) yield { at, end, lost, worth: (EASY[at]! * gone) / (lost + 0.5) }
    }
  }
}
/** The box of these hands that takes few others, at the price of so many of its own at most. */
function fitted(own: readonly Measures[], others: readonly Measures[], spare: number): Box {
  let box: Box = EVERYTHING
  let mine = own
  let theirs = others
  let left = spare
  const least = UNSAID * others.length
  while (theirs.length > 0) {
    let best: Cut | undefined
    for (const [at, limit] of box.entries())
      for (const cut of cutsOf(limit, at, mine, theirs, [left, least]))
        if (best === undefined || cut.worth > best.worth) best = cut
    if (best === undefined) break
    box = withEnd(box, best.at, best.end)
    left -= best.lost
    const now = box
    mine = mine.filter((hand) => holds(now, hand))
    theirs = theirs.filter((hand) => holds(now, hand))
  }
  return box
}

/** The same with the ends left open that tell few hands apart, those that tell fewest first. */
function opened(boxes: readonly Box[], others: readonly Measures[]): readonly Box[] {
  let now = boxes
  const may = UNSAID * others.length
  for (;;) {
    let best: { readonly boxes: readonly Box[]; readonly more: number } | undefined
    const taken = inAny(now, others)
    for (const [n, box] of now.entries())
      for (const [at, [low, high]] of box.entries())
        for (const end of [[0, high] as const, [low, MOST[at]!] as const]) {
          if (end[0] === low && end[1] === high) continue
          const tried = now.map((one, i) => (i === n ? withEnd(one, at, end) : one))
          const more = inAny(tried, others) - taken
          if (more <= may && (best === undefined || more < best.more)) best = { boxes: tried, more }
        }
    if (best === undefined) return now
    now = best.boxes
  }
}

/** Hands in ways to tell them, with the box of each. */
interface Parted {
  readonly groups: readonly (readonly Measures[])[]
  readonly boxes: readonly Box[]
}
/** One way more: the hands of one are parted in two where that takes fewest others. */
function parted(
  groups: Parted['groups'],
  others: readonly Measures[],
  all: number,
): Parted | undefined {
  const boxOf = (group: readonly Measures[]) => fitted(group, others, LEFT_OUT * group.length)
  const boxes = groups.map(boxOf)
  let best: (Parted & { readonly n: number }) | undefined
  for (const [widest, group] of groups.entries()) {
    const without = <T>(list: readonly T[]) => list.filter((_, i) => i !== widest)
    for (const [at, most] of MOST.entries())
      for (let value = 1; value <= most; value++) {
        const parts = [
          group.filter((hand) => hand[at]! < value),
          group.filter((hand) => hand[at]! >= value),
        ]
        if (parts.some((part) => part.length < WORTH_A_WAY * all)) continue
        const tried = [...without(boxes), ...parts.map(boxOf)]
        const n = inAny(tried, others)
        if (best === undefined || n < best.n)
          best = { groups: [...without(groups), ...parts], boxes: tried, n }
      }
  }
  return best
}

function limitsOf(box: Box): PlayedLimits {
  const of = (name: Measure): Limit => box[NAMES.indexOf(name)]!
  const flag = (name: 'balanced' | 'goodSuit' | 'majorsStopped') => {
    const [low, high] = of(name)
    return low === high ? { [name]: low === 1 } : {}
  }
  return {
    points: of('points'),
    withShort: of('withShort'),
    withLength: of('withLength'),
    lengths: [of('clubs'), of('diamonds'), of('hearts'), of('spades')],
    majors: of('majors'),
    minors: of('minors'),
    longest: of('longest'),
    ...flag('balanced'),
    ...flag('goodSuit'),
    ...flag('majorsStopped'),
  }
}

/**
 * What is told, or narrower words where it takes too many of the other hands.
 * @param others hands of the seat that make other calls.
 */
export function toldApart(
  told: readonly PlayedLimits[],
  own: readonly Hand[],
  others: readonly Hand[],
): readonly PlayedLimits[] {
  const wide = others.filter((hand) => told.some((one) => isTold(one, hand))).length
  if (wide <= WIDE * others.length) return told
  const isSharper = (now: number, before: number): boolean =>
    now < SHARPER * before || (now < before && now <= WIDE * others.length)
  const theirs = others.map(measured)
  const all = own.map(measured)
  let groups: readonly (readonly Measures[])[] = [all]
  let best = opened([fitted(all, theirs, LEFT_OUT * all.length)], theirs)
  for (let ways = 2; ways <= MOST_WAYS; ways++) {
    const taken = inAny(best, theirs)
    if (taken <= WIDE * others.length) break
    const more = parted(groups, theirs, all.length)
    if (more === undefined) break
    groups = more.groups
    const boxes = opened(more.boxes, theirs)
    if (isSharper(inAny(boxes, theirs), taken)) best = boxes
  }
  return isSharper(inAny(best, theirs), wide) ? best.map(limitsOf) : told
}
