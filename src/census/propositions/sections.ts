/**
 * What the rules of OPENBID say of hands of one shape: which sections' own tests a hand meets,
 * reached or not, and what the whole procedure opens. Both come from the rules handed in, so that
 * other rules give other verdicts.
 */
import { all, type HandConstraint } from '#constraint/constraint.ts'
import type { Shape } from '#core/shape.ts'
import { variants } from '#rules/rule.ts'
import { openingText } from '#systems/schenken-1967/bidval.ts'
import type { OpenbidBlock, OpenbidSystem } from '#systems/schenken-1967/rules.ts'
import { preemptive } from '#systems/schenken-1967/terms.ts'
import { anyOf, compileHand, type Predicate } from './compile.ts'

/** One way of bidding: a rule and the call it takes. */
export interface Way {
  /** Place of the rule in the procedure. */
  readonly rule: number
  readonly label: string
  readonly call: string
  readonly bidval: number
  /** Its own tests: the section's door and the rule's. */
  readonly own: HandConstraint
  /** Its tests with the jumps around it: the door as it stands in the procedure. */
  readonly door: HandConstraint
  readonly rest: HandConstraint
}

/** Section 12 stays shut to hands of section 11: a jump of the procedure, no test of the bids. */
const isJump = (c: HandConstraint): boolean =>
  c.kind === 'not' &&
  c.of.kind === 'named' &&
  JSON.stringify(c.of.is) === JSON.stringify(preemptive)
const ownDoor = ({ door }: OpenbidBlock): HandConstraint =>
  door.kind === 'all' ? all(...door.of.filter((part) => !isJump(part))) : door

/** All ways in executed order. */
export const waysOf = (system: OpenbidSystem): readonly Way[] => {
  const found: Way[] = []
  let rule = 0
  for (const block of system.blocks)
    for (const { label, shows, action } of block.rules) {
      for (const variant of variants(action))
        found.push({
          rule,
          label,
          call: openingText(variant.action.call),
          bidval: variant.action.bidval,
          own: all(ownDoor(block), shows, variant.when),
          door: block.door,
          rest: all(shows, variant.when),
        })
      rule += 1
    }
  return found
}

/** Whether a way belongs to what `at` names: labels (`12a`) or sections (`12`), with blanks between. */
export const standsAt = ({ label }: Way, at: string): boolean =>
  at.split(' ').some((name) => name === label || name === String(Number.parseInt(label, 10)))

export interface Sections {
  /** Meets every test of some way there, to one of the calls when they are given. */
  readonly meets: (at: string, calls?: readonly string[]) => Predicate
  /** The place in `waysOf` of the way that opens the hand, or -1. */
  readonly opens: (v: Int32Array) => number
}

/** The rules' tests for hands of one shape. */
export const sectionsFor = (ways: readonly Way[], shape: Shape): Sections => {
  const known = new Map<string, Predicate>()
  const meets: Sections['meets'] = (at, calls) => {
    const key = `${at}|${calls?.join(' ') ?? ''}`
    const before = known.get(key)
    if (before !== undefined) return before
    const found = anyOf(
      ways
        .filter((way) => standsAt(way, at) && (calls === undefined || calls.includes(way.call)))
        .map((way) => compileHand(way.own, shape)),
    )
    known.set(key, found)
    return found
  }

  // Ways that stand behind one door are tried only when it is open.
  const doors = new Map<HandConstraint, Predicate>()
  const tried: { readonly door: Predicate; readonly ways: { test: Predicate; place: number }[] }[] =
    []
  for (const [place, way] of ways.entries()) {
    let door = doors.get(way.door)
    if (door === undefined) {
      door = compileHand(way.door, shape)
      doors.set(way.door, door)
      if (door !== false) tried.push({ door, ways: [] })
    }
    if (door === false) continue
    const test = compileHand(way.rest, shape)
    if (test !== false) tried.at(-1)?.ways.push({ test, place })
  }
  const open = tried.filter(({ ways: list }) => list.length > 0)
  return {
    meets,
    opens: (v) => {
      for (const { door, ways: list } of open) {
        if (typeof door === 'function' && !door(v)) continue
        for (const { test, place } of list)
          if (typeof test === 'boolean' || test(v)) return place
      }
      return -1
    },
  }
}
