/**
 * The normal form of a situation: the set of what it names, with limits met, calls as the calls themselves
 * and patterns that must all hold as one.
 */
import type { CountLimits, Pattern } from '../../language/patterns.ts'
import { COUNT_WORDS, type Fact, MOST_TURNS } from '../words/situation.ts'
import { callPattern, callSet, callsInBoth } from './calls.ts'

export const CALL_FACTS = ['opening', 'partner', 'rho', 'lho', 'mine', 'last'] as const
export type CallFact = (typeof CALL_FACTS)[number]
export const isCallFact = (fact: string): fact is CallFact =>
  (CALL_FACTS as readonly string[]).includes(fact)
/** Facts of which one of a list must hold. */
const LIST_FACTS: readonly string[] = ['role', 'partnerIs', 'mineIs', 'rhoIs', 'lhoIs']
/** Facts of which some earlier call must hold: two of them are two. */
const EARLIER_FACTS: readonly string[] = ['told', 'theyTold']

const MOST = new Map<string, number>([
  ...COUNT_WORDS.map(({ fact, most }) => [fact, most] as const),
  ['turn', MOST_TURNS],
  ['position', 4],
])
/** Whether limits stand for the fact, and not a word. */
export const isCount = (fact: string): boolean => MOST.has(fact)
/** Least and most of a fact that is counted, none beyond what there is. */
export const limitsOf = (fact: Fact, limits: CountLimits): readonly [number, number] => {
  const [min, max] = typeof limits === 'number' ? [limits, limits] : limits
  return [min, Math.min(max, MOST.get(fact) ?? max)]
}

const listOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : [...(value as readonly string[])].sort()
/** The tokens of an auction, calls as their sets. */
const auctionTokens = (auction: string): readonly string[] =>
  auction
    .trim()
    .split(/\s+/)
    .map((token) => (token === '*' || token === '?' ? token : callSet(token).join(',')))

type Atom = readonly [fact: string, value: unknown]
const atoms = (pattern: Pattern): readonly Atom[] =>
  Object.entries(pattern).flatMap(([fact, value]: [string, unknown]): readonly Atom[] => {
    if (value === undefined) return []
    if (fact === 'all') return (value as readonly Pattern[]).flatMap(atoms)
    if (fact === 'any') return [[fact, (value as readonly Pattern[]).map(normalSituation).sort()]]
    if (fact === 'not') return [[fact, normalSituation(value as Pattern)]]
    if (isCallFact(fact)) return [[fact, callSet(value as string)]]
    if (isCount(fact)) return [[fact, limitsOf(fact as Fact, value as CountLimits)]]
    if (fact === 'after') return [[fact, auctionTokens(value as string)]]
    if (LIST_FACTS.includes(fact) || EARLIER_FACTS.includes(fact)) return [[fact, listOf(value)]]
    return [[fact, value]]
  })

const known = new WeakMap<Pattern, string>()
/** As text; equal for equal situations. */
export function normalSituation(pattern: Pattern): string {
  const kept = known.get(pattern)
  if (kept !== undefined) return kept
  const made = factsMet(pattern)
  known.set(pattern, made)
  return made
}
function factsMet(pattern: Pattern): string {
  const met = new Map<string, unknown>()
  const rest = new Set<string>()
  for (const [fact, value] of atoms(pattern)) {
    const before = met.get(fact)
    if (isCallFact(fact) || LIST_FACTS.includes(fact)) {
      const set = value as readonly unknown[]
      met.set(
        fact,
        before === undefined ? set : (before as readonly unknown[]).filter((v) => set.includes(v)),
      )
    } else if (isCount(fact)) {
      const [min, max] = value as readonly [number, number]
      const [least, most] = (before ?? [min, max]) as readonly [number, number]
      met.set(fact, [Math.max(min, least), Math.min(max, most)])
    } else rest.add(JSON.stringify([fact, value]))
  }
  return JSON.stringify([...[...met].map((one) => JSON.stringify(one)), ...rest].sort())
}

/** Of one form. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
/** One pattern for several that must all hold; a fact that two tell apart stays beside it. */
export function together(patterns: readonly Pattern[]): Pattern {
  const one: Record<string, unknown> = {}
  const rest: Pattern[] = []
  for (const pattern of patterns)
    for (const [fact, value] of Object.entries(pattern) as [string, unknown][]) {
      if (value === undefined || same(one[fact], value)) continue
      if (fact === 'all') rest.push(...(value as readonly Pattern[]))
      else if (one[fact] === undefined) one[fact] = value
      else if (
        isCallFact(fact) &&
        callsInBoth(callSet(one[fact] as string), callSet(value as string)).length > 0
      )
        one[fact] = callPattern(callsInBoth(callSet(one[fact] as string), callSet(value as string)))
      else if (!rest.some((other) => same(other, { [fact]: value }))) rest.push({ [fact]: value })
    }
  return { ...one, ...(rest.length === 0 ? {} : { all: rest }) }
}
