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
import { compileHand, type Predicate } from './compile.ts'

/** One way of bidding: a rule and the call it takes. */
export interface Way {
  /** Place of the rule in the procedure. */
  readonly rule: number
  readonly label: string
  readonly call: string
  readonly bidval: number
  /** The section's own door; one object for all ways of a section. */
  readonly own: HandConstraint
  /** The door as it stands in the procedure, with the jumps around it. */
  readonly door: HandConstraint
  /** What the rule asks behind the door. */
  readonly rest: HandConstraint
}

/** Section 12 stays shut to hands of section 11: a jump of the procedure, no test of the bids. */
const isJump = (c: HandConstraint): boolean =>
  c.kind === 'not' &&
  c.of.kind === 'named' &&
  JSON.stringify(c.of.is) === JSON.stringify(preemptive)
const ownDoor = ({ door }: OpenbidBlock): HandConstraint =>
  door.kind === 'all' && door.of.some(isJump)
    ? all(...door.of.filter((part) => !isJump(part)))
    : door

/** All ways in executed order. */
export const waysOf = (system: OpenbidSystem): readonly Way[] => {
  const found: Way[] = []
  let rule = 0
  for (const block of system.blocks) {
    const own = ownDoor(block)
    for (const { label, shows, action } of block.rules) {
      for (const variant of variants(action))
        found.push({
          rule,
          label,
          call: openingText(variant.action.call),
          bidval: variant.action.bidval,
          own,
          door: block.door,
          rest: all(shows, variant.when),
        })
      rule += 1
    }
  }
  return found
}

/** Whether a way belongs to what `at` names: labels (`12a`) or sections (`12`), with blanks between. */
export const standsAt = ({ label }: Way, at: string): boolean =>
  at.split(' ').some((name) => name === label || name === String(Number.parseInt(label, 10)))

export interface Sections {
  /** To be called when the vector holds a new hand; the answers below are of that hand. */
  readonly look: (v: Int32Array) => void
  /** Meets every test of some way there, to one of the calls when they are given. */
  readonly meets: (at: string, calls?: readonly string[]) => Predicate
  /** The place in `waysOf` of the way that opens the hand, or -1. */
  readonly opens: () => number
}

interface Tried {
  readonly test: Predicate
  readonly place: number
}
/** Ways behind one door, tried only when it is open. */
interface Gate {
  readonly own: Predicate
  /** The door as it stands in the procedure, where jumps make it another. */
  readonly jumped: Predicate | undefined
  readonly first: number
  readonly ways: readonly Tried[]
}

const passes = (test: Predicate, v: Int32Array): boolean =>
  test === true || (test !== false && test(v))

/** The ways of the rules, compiled for hands of one shape. */
export const sectionsFor = (ways: readonly Way[], shape: Shape): Sections => {
  const gates: Gate[] = []
  for (const [first, { door, own }] of ways.entries()) {
    if (first > 0 && ways[first - 1]?.door === door) continue
    const compiled = compileHand(own, shape)
    if (compiled === false) continue
    const list: Tried[] = []
    for (let place = first; ways[place]?.door === door; place++) {
      const test = compileHand((ways[place] as Way).rest, shape)
      if (test !== false) list.push({ test, place })
    }
    if (list.length === 0) continue
    gates.push({
      own: compiled,
      jumped: own === door ? undefined : compileHand(door, shape),
      first,
      ways: list,
    })
  }

  const met = new Uint8Array(ways.length)
  let opened = -1
  const look = (v: Int32Array): void => {
    met.fill(0)
    opened = -1
    for (const { own, jumped, ways: list } of gates) {
      if (!passes(own, v)) continue
      let first = -1
      for (const { test, place } of list)
        if (passes(test, v)) {
          met[place] = 1
          if (first < 0) first = place
        }
      if (opened < 0 && first >= 0 && (jumped === undefined || passes(jumped, v))) opened = first
    }
  }

  /** Ways that some hand of the shape can meet. */
  const possible = new Set(gates.flatMap((gate) => gate.ways.map(({ place }) => place)))
  const meets: Sections['meets'] = (at, calls) => {
    const places = [...possible].filter((place) => {
      const way = ways[place] as Way
      return standsAt(way, at) && (calls === undefined || calls.includes(way.call))
    })
    const [a, b] = places
    if (a === undefined) return false
    if (b === undefined) return () => met[a] === 1
    return () => {
      for (const place of places) if (met[place] === 1) return true
      return false
    }
  }
  return { look, meets, opens: () => opened }
}
