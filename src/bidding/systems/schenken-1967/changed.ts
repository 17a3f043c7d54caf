/**
 * OPENBID with numbers changed or sections left out, as data: what the program would be if its authors had written
 * it so. What stands in two places for one line of the procedure changes in both.
 */
import {
  ANYTHING,
  all,
  atLeast,
  type HandConstraint,
  named,
  not,
  type SuitConstraint,
} from '#constraint/constraint.ts'
import { describe, describeOf, describeSuit } from '#constraint/describe.ts'
import { SUIT_MEASURES } from '#constraint/measures.ts'
import { plain } from '#constraint/phrase.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { OpenbidBlock, OpenbidRule, OpenbidSystem } from './rules.ts'

export type ProgramChange =
  | {
      readonly kind: 'number' /** As `programNumbers` has it. */
      readonly at: string
      readonly value: number
    }
  /** A whole section (`12`) or a rule of one (`12d`) is left out. */
  | { readonly kind: 'without'; readonly section: string }

/** A number that the program tests a hand by. */
export interface ProgramNumber {
  /** Where it stands; unique. */
  readonly at: string
  /** The section it stands in, `12`, or its rule, `12d`. */
  readonly section: string
  /** The test, as it is now. */
  readonly words: string
  readonly limit: 'min' | 'max'
  readonly value: number
}

/** The section that the last one passes at: without it there is no call. */
const LAST = '14'
/** Hands of section 11 are kept out of section 12 and, with one bid in hand, come back at the end. */
const PREEMPTS = '11'
const PREEMPT_RULE = '11a'
const STANDARD = '12'
const KEPT = '11a-kept'

type Constraint = HandConstraint | SuitConstraint

/** Section 12 stays shut to hands of section 11: the same test from the other side. */
const isJump = (c: HandConstraint, preempts: HandConstraint | undefined): boolean =>
  c.kind === 'not' && c.of.kind === 'named' && JSON.stringify(c.of.is) === JSON.stringify(preempts)
/** The section's own door, without the jump around section 11. */
export function ownDoor({ door }: OpenbidBlock, { blocks }: OpenbidSystem): HandConstraint {
  const preempts = blocks.find(({ id }) => id === PREEMPTS)?.door
  return door.kind === 'all' && door.of.some((part) => isJump(part, preempts))
    ? all(...door.of.filter((part) => !isJump(part, preempts)))
    : door
}

/** A number that says something: no yes or no, and no comparison with the rest of the hand. */
const isNumber = (c: Constraint): c is Extract<Constraint, { readonly min?: number }> =>
  c.kind === 'range' ||
  c.kind === 'sum' ||
  (c.kind === 'suit-range' && SUIT_MEASURES[c.measure].max > 1) ||
  (c.kind === 'suit-sum' && c.max === undefined)

/** Where a number was met. */
interface Place {
  readonly at: string
  readonly section: string
  /** The names around it, to be read before the test. */
  readonly around: string
  /** The one suit that is asked about. */
  readonly suit?: Suit
}
function numbersIn(c: Constraint, place: Place): readonly ProgramNumber[] {
  const { at, section, around, suit } = place
  if (isNumber(c)) {
    const phrase =
      c.kind === 'range' || c.kind === 'sum'
        ? describe(c)
        : suit === undefined
          ? describeSuit(c)
          : describeOf(suit, c)
    const words = `${around}${plain(phrase)}`
    return (['min', 'max'] as const).flatMap((limit) => {
      const value = c[limit]
      return value === undefined ? [] : [{ at: `${at}.${limit}`, section, words, limit, value }]
    })
  }
  switch (c.kind) {
    case 'all':
    case 'any':
      return c.of.flatMap((part, i) => numbersIn(part, { ...place, at: `${at}.of.${i}` }))
    case 'not':
      return numbersIn(c.of, { ...place, at: `${at}.of`, around: t`${around}not: ` })
    case 'named':
      return numbersIn(c.is, { ...place, at: `${at}.is`, around: `${around}${c.name}: ` })
    case 'suit':
      return numbersIn(c.is, { ...place, at: `${at}.is`, suit: c.suit })
    case 'some':
    case 'every':
    case 'elsewhere':
    case 'hand':
      return numbersIn(c.is, { ...place, at: `${at}.is` })
    default:
      return []
  }
}
const passesOf = ({ action }: OpenbidRule) => (action.kind === 'first-suit' ? action.passes : [])

/** Every number of the program that may be changed, in executed order. */
export const programNumbers = (system: OpenbidSystem): readonly ProgramNumber[] =>
  system.blocks.flatMap((block, i): readonly ProgramNumber[] => {
    if (block.id === LAST) return []
    const own = ownDoor(block, system)
    const door = block.door.kind === 'all' ? block.door : undefined
    return [
      ...(door === undefined || own === block.door
        ? numbersIn(block.door, { at: `${i}.door`, section: block.id, around: '' })
        : door.of.flatMap((part, k) =>
            own.kind === 'all' && own.of.includes(part)
              ? numbersIn(part, { at: `${i}.door.of.${k}`, section: block.id, around: '' })
              : [],
          )),
      ...block.rules.flatMap((rule, k) => [
        ...numbersIn(rule.shows, { at: `${i}.rules.${k}.shows`, section: rule.label, around: '' }),
        ...passesOf(rule).flatMap(({ is }, pass) =>
          numbersIn(is, {
            at: `${i}.rules.${k}.action.passes.${pass}.is`,
            section: rule.label,
            around: '',
          }),
        ),
      ]),
    ]
  })

/** The sections and rules that can be left out, in executed order. */
export const programSections = ({ blocks }: OpenbidSystem): readonly string[] =>
  blocks
    .filter(({ id }) => id !== LAST)
    .flatMap(({ id, rules }) => [...new Set([id, ...rules.map(({ label }) => label)])])

/** The same data with another number at the end of the path. */
const put = (node: unknown, [key, ...rest]: readonly string[], value: number): unknown => {
  if (key === undefined) return value
  if (Array.isArray(node))
    return node.map((one: unknown, i) => (String(i) === key ? put(one, rest, value) : one))
  const of = node as Readonly<Record<string, unknown>>
  return { ...of, [key]: put(of[key], rest, value) }
}

/** The program with the changes. Paths and sections that it has not are passed over. */
export function changedProgram(
  system: OpenbidSystem,
  changes: readonly ProgramChange[],
): OpenbidSystem {
  if (changes.length === 0) return system
  const known = new Set(programNumbers(system).map(({ at }) => at))
  let blocks = system.blocks
  for (const change of changes)
    if (change.kind === 'number' && known.has(change.at))
      blocks = put(blocks, change.at.split('.'), change.value) as readonly OpenbidBlock[]
  const without = new Set(changes.flatMap((one) => (one.kind === 'without' ? [one.section] : [])))
  without.delete(LAST)
  const left = blocks.flatMap((block): readonly OpenbidBlock[] => {
    if (block.id === LAST) return [block]
    const rules = block.rules.filter(({ label }) => !without.has(label))
    return without.has(block.id) || rules.length === 0 ? [] : [{ ...block, rules }]
  })
  return { ...system, blocks: joined(system, left) }
}

/** What else follows from section 11 as it is now: who is kept out of section 12, and which bid is kept in hand. */
function joined(system: OpenbidSystem, blocks: readonly OpenbidBlock[]): readonly OpenbidBlock[] {
  const preempts = blocks.find(({ id }) => id === PREEMPTS)
  const rule = preempts?.rules.find(({ label }) => label === PREEMPT_RULE)
  const most = rule?.shows.kind === 'range' ? rule.shows.max : undefined
  return blocks.map((block): OpenbidBlock => {
    if (block.id === STANDARD) {
      const before = system.blocks.find(({ id }) => id === PREEMPTS)?.door
      const parts = block.door.kind === 'all' ? block.door.of : [block.door]
      const own = parts.filter((part) => !isJump(part, before))
      if (own.length === parts.length) return block
      const jump =
        preempts && not<HandConstraint>(named(t`a hand for section 11`, undefined, preempts.door))
      return { ...block, door: all<HandConstraint>(...(jump ? [jump] : []), ...own) }
    }
    if (block.id !== LAST) return block
    const rules = block.rules.flatMap((one): readonly OpenbidRule[] => {
      if (!one.id.endsWith(KEPT)) return [one]
      if (preempts === undefined || rule === undefined) return []
      const above = most === undefined ? ANYTHING : atLeast('hcp', most + 1)
      return [{ ...one, shows: all<HandConstraint>(preempts.door, above), action: rule.action }]
    })
    return { ...block, rules }
  })
}
