/**
 * What of a condition can be counted: that which asks of points and suit lengths alone. It becomes ways that exclude
 * one another, each a set of shapes and a range of points for every hand.
 *
 * The parts about one hand take few different values over its shapes and points. Hands with the same values are one
 * class; the condition is asked of every combination of classes, and classes of a hand with the same answers are joined.
 */

import type { Range } from '#core/range.ts'
import { bySeat, SEATS, type Seat } from '#core/seat.ts'
import { SHAPES } from '#core/shape.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import type { DealLimits, HandLimits } from '#counting/deal-constraint.ts'
import { type Ask, readyFor } from './evaluate.ts'
import { type DealerScript, type Expression, innerParts } from './syntax.ts'

const POINTS = 38
const CELLS = SHAPES.length * POINTS
/** Combinations of classes that are asked, at most. */
const MOST_ASKED = 2_000_000
/** Ways that are counted one after another, at most, by the number of hands that are limited. */
const MOST_WAYS: Tuple4<number> = [120, 120, 12, 4]

/** The condition cut at its topmost “and”. */
export function conjunctsOf({ condition, variables }: DealerScript): readonly Expression[] {
  const cut = (part: Expression): readonly Expression[] =>
    part.kind === 'binary' && part.sign === 'and'
      ? [...cut(part.left), ...cut(part.right)]
      : part.kind === 'variable'
        ? joined(variables[part.index]!.is, part)
        : [part]
  // A name for several conditions stands for them; one for a single condition stays, as it is worked out once.
  const joined = (is: Expression, name: Expression): readonly Expression[] =>
    is.kind === 'binary' && is.sign === 'and' ? cut(is) : is.kind === 'variable' ? cut(is) : [name]
  return condition === undefined ? [] : cut(condition)
}

interface About {
  readonly seats: ReadonlySet<Seat>
  /** It asks of nothing but points and lengths. */
  readonly countable: boolean
}

/** What each part is about. */
function aboutFor(script: DealerScript): (part: Expression) => About {
  const known = new Map<Expression, About>()
  const join = (...all: readonly About[]): About => ({
    seats: new Set(all.flatMap(({ seats }) => [...seats])),
    countable: all.every(({ countable }) => countable),
  })
  const about = (part: Expression): About => {
    switch (part.kind) {
      case 'shape':
        return { seats: new Set([part.seat]), countable: true }
      case 'card':
        return { seats: new Set([part.seat]), countable: false }
      case 'feature':
        return {
          seats: new Set([part.seat]),
          countable:
            part.id === 'length' ||
            (part.id === 'hcp' && part.suit === undefined && script.points === undefined),
        }
      default: {
        const found =
          known.get(part) ?? join(...innerParts(part, script.variables).map((one) => about(one)))
        known.set(part, found)
        return found
      }
    }
  }
  return about
}

/** The largest parts that are about one hand, by hand. */
function partsByHand(
  script: DealerScript,
  parts: readonly Expression[],
  about: (part: Expression) => About,
): Tuple4<readonly Expression[]> {
  const found = bySeat(() => new Set<Expression>())
  const walked = new Set<Expression>()
  const walk = (part: Expression): void => {
    if (walked.has(part)) return
    walked.add(part)
    const [seat, other] = about(part).seats
    if (seat === undefined) return
    if (other === undefined) {
      found[seat].add(part)
      return
    }
    for (const inner of innerParts(part, script.variables)) walk(inner)
  }
  for (const part of parts) walk(part)
  return mapTuple4(found, (set) => [...set])
}

/** Hands of one seat with the same values of its parts. */
interface HandClass {
  readonly values: readonly number[]
  /** Places of its cells: shape × 38 + points. */
  readonly cells: readonly number[]
}

/** Every shape with every number of points, in classes by the values of the parts. */
function classesOf(script: DealerScript, parts: readonly Expression[]): readonly HandClass[] {
  let shape = 0
  let points = 0
  let stamp = 0
  const ready = readyFor(script, {
    stamp: () => stamp,
    of: (part): Ask | undefined => {
      if (part.kind === 'shape') return () => part.shapes[shape]!
      if (part.kind === 'card') return () => 0
      if (part.kind !== 'feature') return undefined
      const { suit } = part
      return part.id === 'length' && suit !== undefined
        ? () => SHAPES[shape]![suit]
        : part.id === 'length'
          ? () => 13
          : () => points
    },
  })
  const asks = parts.map(ready)
  const classes = new Map<string, { values: readonly number[]; cells: number[] }>()
  for (shape = 0; shape < SHAPES.length; shape++)
    for (points = 0; points < POINTS; points++) {
      stamp += 1
      const values = asks.map((ask) => ask())
      const key = values.join(' ')
      const known = classes.get(key)
      const cell = shape * POINTS + points
      if (known === undefined) classes.set(key, { values, cells: [cell] })
      else known.cells.push(cell)
    }
  return [...classes.values()]
}

/** Cells as limits that exclude one another: runs of points that have the same shapes. */
function limitsOf(cells: readonly number[]): readonly HandLimits[] {
  if (cells.length === CELLS) return [{}]
  const shapes = Array.from({ length: POINTS }, (): number[] => [])
  for (const cell of cells) shapes[cell % POINTS]!.push((cell / POINTS) | 0)
  const limits: { hcp: Range; shapes: readonly number[]; key: string }[] = []
  for (const [points, some] of shapes.entries()) {
    some.sort((a, b) => a - b)
    const key = some.join(' ')
    const last = limits.at(-1)
    if (some.length === 0) continue
    if (last?.key === key && last.hcp.max === points - 1)
      last.hcp = { min: last.hcp.min, max: points }
    else limits.push({ hcp: { min: points, max: points }, shapes: some, key })
  }
  return limits.map(({ hcp, shapes: of }) => ({
    ...(hcp.min > 0 || hcp.max < POINTS - 1 ? { hcp } : {}),
    ...(of.length < SHAPES.length ? { shapes: of } : {}),
  }))
}

/** The ways in which the parts hold; undefined where they are too many to count. */
function waysOf(
  script: DealerScript,
  parts: readonly Expression[],
  about: (part: Expression) => About,
): readonly DealLimits[] | undefined {
  const byHand = partsByHand(script, parts, about)
  const seats: readonly Seat[] = SEATS.filter((seat) => byHand[seat].length > 0)
  const classes = mapTuple4(byHand, (of) => classesOf(script, of))
  if (seats.reduce<number>((n, seat) => n * classes[seat].length, 1) > MOST_ASKED) return undefined
  const chosen = bySeat((seat): { of: HandClass } => ({ of: classes[seat][0]! }))
  let stamp = 0
  const ready = readyFor(script, {
    stamp: () => stamp,
    of: (part) => {
      const [seat, other] = about(part).seats
      if (seat === undefined || other !== undefined) return undefined
      const at = byHand[seat].indexOf(part)
      return at < 0 ? undefined : () => chosen[seat].of.values[at]!
    },
  })
  const asks = parts.map(ready)
  const holds = (): string => {
    stamp += 1
    return asks.every((ask) => ask() !== 0) ? '1' : '0'
  }
  const most = MOST_WAYS[Math.max(0, seats.length - 1) as 0 | 1 | 2 | 3]

  /** The answers for the hands from this place on, one letter a combination. */
  const answersFrom = (place: number): string => {
    const seat = seats[place]
    if (seat === undefined) return holds()
    return classes[seat]
      .map((one) => {
        chosen[seat].of = one
        return answersFrom(place + 1)
      })
      .join('')
  }
  const split = (place: number): readonly DealLimits[] | undefined => {
    const seat = seats[place]
    if (seat === undefined)
      return holds() === '1' ? [[undefined, undefined, undefined, undefined]] : []
    const groups = new Map<string, { readonly like: HandClass; readonly cells: number[] }>()
    for (const one of classes[seat]) {
      chosen[seat].of = one
      const answers = answersFrom(place + 1)
      if (!answers.includes('1')) continue
      const known = groups.get(answers)
      if (known === undefined) groups.set(answers, { like: one, cells: [...one.cells] })
      else for (const cell of one.cells) known.cells.push(cell)
    }
    const ways: DealLimits[] = []
    for (const { like, cells } of groups.values()) {
      chosen[seat].of = like
      const rest = split(place + 1)
      if (rest === undefined) return undefined
      for (const limits of limitsOf(cells))
        for (const others of rest)
          ways.push(mapTuple4(others, (one, s) => (s === seat ? limits : one)))
      if (ways.length > most) return undefined
    }
    return ways
  }
  return split(0)
}

export interface Countable {
  /** They exclude one another; a deal that meets none of them is not asked for. */
  readonly ways: readonly DealLimits[]
  /** What is still to be asked of a deal that meets one of them. */
  readonly rest: readonly Expression[]
}

/**
 * The part of the condition that is counted, as much as can be: what joins several hands is left out first where there
 * are too many ways.
 */
export function countableOf(script: DealerScript): Countable {
  const about = aboutFor(script)
  const conjuncts = conjunctsOf(script)
  let counted = conjuncts.filter((part) => about(part).countable)
  for (;;) {
    const ways = waysOf(script, counted, about)
    if (ways !== undefined)
      return { ways, rest: conjuncts.filter((part) => !counted.includes(part)) }
    const joining = counted.findLast((part) => about(part).seats.size > 1)
    const left = joining ?? counted.at(-1)
    counted = counted.filter((part) => part !== left)
  }
}
