/**
 * What the rules of OPENBID say of hands of one shape: which sections' own tests a hand meets,
 * reached or not, and what the whole procedure opens. Both come from the rules handed in, so that
 * other rules give other verdicts.
 */
import { all, type HandConstraint } from '#constraint/constraint.ts'
import type { Shape } from '#core/shape.ts'
import { variants } from '#rules/rule.ts'
import { openingText } from '#systems/schenken-1967/bidval.ts'
import { ownDoor } from '#systems/schenken-1967/changed.ts'
import type { OpenbidSystem } from '#systems/schenken-1967/rules.ts'
import { compileHand, type VectorTest } from './compile.ts'

/** One way of bidding: a rule and the call it takes. */
export interface CallWay {
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

/** All ways in executed order. */
export const waysOf = (system: OpenbidSystem): readonly CallWay[] => {
  const found: CallWay[] = []
  let rule = 0
  for (const block of system.blocks) {
    const own = ownDoor(block, system)
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
export const standsAt = ({ label }: CallWay, at: string): boolean =>
  at.split(' ').some((name) => name === label || name === String(Number.parseInt(label, 10)))

export interface Sections {
  /** To be called when the vector holds a new hand; the answers below are of that hand. */
  readonly look: (v: Int32Array) => void
  /** Meets every test of some way there, to one of the calls when they are given. */
  readonly meets: (at: string, calls?: readonly string[]) => VectorTest
  /** The place in `waysOf` of the way that opens the hand, or -1. */
  readonly opens: () => number
}

interface Tried {
  readonly test: VectorTest
  readonly place: number
}
interface TriedRule {
  readonly rule: number
  readonly ways: readonly Tried[]
}
/** Rules behind one door, tried only when it is open. */
interface Gate {
  readonly own: VectorTest
  /** The door as it stands in the procedure, where jumps make it another. */
  readonly jumped: VectorTest | undefined
  readonly rules: readonly TriedRule[]
}

const passes = (test: VectorTest, v: Int32Array): boolean =>
  test === true || (test !== false && test(v))

/** The ways of the rules, compiled for hands of one shape. */
export const sectionsFor = (ways: readonly CallWay[], shape: Shape): Sections => {
  const gates: Gate[] = []
  for (const [first, { door, own }] of ways.entries()) {
    if (first > 0 && ways[first - 1]?.door === door) continue
    const compiled = compileHand(own, shape)
    if (compiled === false) continue
    const byRule = new Map<number, Tried[]>()
    for (let place = first; ways[place]?.door === door; place++) {
      const { rule, rest } = ways[place]!
      const test = compileHand(rest, shape)
      if (test === false) continue
      const list = byRule.get(rule) ?? []
      list.push({ test, place })
      byRule.set(rule, list)
    }
    if (byRule.size === 0) continue
    gates.push({
      own: compiled,
      jumped: own === door ? undefined : compileHand(door, shape),
      rules: [...byRule].map(([rule, list]) => ({ rule, ways: list })),
    })
  }

  // Rules that the hand meets, 32 to a word, and the way that each of them takes.
  let low = 0
  let high = 0
  let opened = -1
  const taken = new Int32Array(64)
  const look = (v: Int32Array): void => {
    low = 0
    high = 0
    opened = -1
    for (const { own, jumped, rules } of gates) {
      if (!passes(own, v)) continue
      let first = -1
      for (const { rule, ways: list } of rules)
        for (const { test, place } of list) {
          if (!passes(test, v)) continue
          if (rule < 32) low |= 1 << rule
          else high |= 1 << (rule - 32)
          taken[rule] = place
          if (first < 0) first = place
          break // the ways of one rule exclude each other
        }
      if (opened < 0 && first >= 0 && (jumped === undefined || passes(jumped, v))) opened = first
    }
  }

  const tried = gates.flatMap((gate) => gate.rules)
  const meets: Sections['meets'] = (at, calls) => {
    const fits = ({ place }: Tried): boolean => {
      const way = ways[place]!
      return standsAt(way, at) && (calls === undefined || calls.includes(way.call))
    }
    const wanted = tried.filter((rule) => rule.ways.some(fits))
    if (wanted.length === 0) return false
    const bits = (from: number): number =>
      wanted.reduce((n, { rule }) => (rule >> 5 === from ? n | (1 << (rule & 31)) : n), 0)
    const lowBits = bits(0)
    const highBits = bits(1)
    if (wanted.every((rule) => rule.ways.every(fits)))
      return highBits === 0
        ? () => (low & lowBits) !== 0
        : () => ((low & lowBits) | (high & highBits)) !== 0
    const places = new Set(wanted.flatMap((rule) => rule.ways.filter(fits).map((w) => w.place)))
    return () => {
      if (((low & lowBits) | (high & highBits)) === 0) return false
      for (const { rule } of wanted) {
        const holds = rule < 32 ? (low >> rule) & 1 : (high >> (rule - 32)) & 1
        if (holds === 1 && places.has(taken[rule]!)) return true
      }
      return false
    }
  }
  return { look, meets, opens: () => opened }
}
