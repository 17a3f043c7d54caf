/** Choosing: the first rule, in order, that applies to the hand; with or without the working. */
import { admits } from '#constraint/admits.ts'
import { type Judgement, judge } from '#constraint/judge.ts'
import type { Hand } from '#core/hand.ts'
import { applyRule, type Choice, patternCondition, type Rule } from './rule.ts'
import type { Block, Matches, System } from './system.ts'

/** The answer: which rule of which block, and what it chose. */
export interface Selection<A> extends Choice<A> {
  readonly block: string
  readonly rule: string
  readonly label: string
}
export interface RuleTrace<A> {
  readonly rule: Rule<A>
  /** False when an earlier rule had answered, or the block's door was shut. */
  readonly reached: boolean
  readonly shows: Judgement
  /** What the action asks beyond `shows`: the search for a suit. */
  readonly choice?: Judgement
  /** What it would choose, reached or not; absent when it does not apply. */
  readonly chosen?: Choice<A>
}
export interface BlockTrace<A> {
  readonly id: string
  readonly name: string
  readonly reached: boolean
  readonly door: Judgement
  readonly rules: readonly RuleTrace<A>[]
}
export interface Trace<A> {
  readonly blocks: readonly BlockTrace<A>[]
  readonly selection: Selection<A> | undefined
}

/** The first rule that applies, or `undefined` when none does. */
export function select<P, A>(
  system: System<P, A>,
  matches: Matches<P>,
  hand: Hand,
): Selection<A> | undefined {
  for (const block of system.blocks) {
    if (!matches(block.when) || !admits(block.door, hand)) continue
    for (const rule of block.rules) {
      const choice = applyRule(rule, hand)
      if (choice) return { ...choice, block: block.id, rule: rule.id, label: rule.label }
    }
  }
  return undefined
}

/** The same choice, with every block and rule judged, whether reached or not. */
export function selectTraced<P, A>(
  system: System<P, A>,
  matches: Matches<P>,
  hand: Hand,
): Trace<A> {
  let selection: Selection<A> | undefined
  const traceRule = (
    rule: Rule<A>,
    block: Block<P, A>,
    blockReached: boolean,
    open: boolean,
  ): RuleTrace<A> => {
    const reached = blockReached && open && selection === undefined
    const shows = judge(rule.shows, hand, reached)
    const condition = patternCondition(rule.action)
    const choice = condition && judge(condition, hand, reached && shows.met)
    const chosen = applyRule(rule, hand)
    if (reached && chosen)
      selection = { ...chosen, block: block.id, rule: rule.id, label: rule.label }
    return {
      rule,
      reached,
      shows,
      ...(choice === undefined ? {} : { choice }),
      ...(chosen === undefined ? {} : { chosen }),
    }
  }
  const blocks = system.blocks
    .filter((block) => matches(block.when))
    .map((block): BlockTrace<A> => {
      const reached = selection === undefined
      const door = judge(block.door, hand, reached)
      const rules = block.rules.map((rule) => traceRule(rule, block, reached, door.met))
      return { id: block.id, name: block.name, reached, door, rules }
    })
  return { blocks, selection }
}
