/** Calls of a situation as the set they stand for, and that set in the fewest parts. */
import {
  type Bid,
  CALLS,
  type Call,
  callCode,
  isBid,
  LEVELS,
  type Level,
  levelOf,
  strainOf,
} from '#core/call.ts'
import { isMajor, NOTRUMP, STRAINS, type Strain } from '#core/suit.ts'
import { isCallOf } from '../../auction/pattern-holds.ts'

/** A seat that has not called. */
export const NO_CALL = 'none'
/** The opening that a topic follows: whoever uses the topic says which calls it is. */
export const THE_OPENING = '{opening}'
export type OneCall = Call | typeof NO_CALL | typeof THE_OPENING
/** Distinct, in rising order, what is no call last. */
export type CallSet = readonly OneCall[]

const known = new Map<string, CallSet>()
/** Patterns kept: a text from outside may hold any number of them. */
const MOST_KNOWN = 2000
/** The calls of a call pattern. */
export function callSet(pattern: string): CallSet {
  const kept = known.get(pattern)
  if (kept !== undefined) return kept
  const tokens = pattern.split('|').map((token) => token.trim())
  const said = tokens.filter((token) => token !== THE_OPENING)
  const holds = (call: Call | undefined) => said.some((token) => isCallOf(token, call))
  const made: CallSet = [
    ...CALLS.filter(holds),
    ...(holds(undefined) ? ([NO_CALL] as const) : []),
    ...(said.length < tokens.length ? ([THE_OPENING] as const) : []),
  ]
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(pattern, made)
  return made
}
export const callsOf = (calls: Iterable<OneCall>): CallSet => {
  const all = new Set(calls)
  return [
    ...CALLS.filter((call) => all.has(call)),
    ...([NO_CALL, THE_OPENING] as const).filter((one) => all.has(one)),
  ]
}
/** Calls that are in both. */
export const callsInBoth = (one: CallSet, other: CallSet): CallSet =>
  one.filter((call) => other.includes(call))

export type CallClass = 'bid' | 'suit' | 'major' | 'minor' | 'nt'
/** One call, or all bids of a class at these levels. */
export type CallPart =
  | { readonly call: OneCall }
  | { readonly levels: readonly Level[]; readonly of: CallClass }

const STRAINS_OF: Readonly<Record<CallClass, readonly Strain[]>> = {
  bid: STRAINS,
  suit: STRAINS.filter((strain) => strain !== NOTRUMP),
  major: STRAINS.filter(isMajor),
  minor: STRAINS.filter((strain) => strain !== NOTRUMP && !isMajor(strain)),
  nt: [NOTRUMP],
}
/** The parts that name exactly these calls: whole classes first, then what is left. */
export function callParts(set: CallSet): readonly CallPart[] {
  const left = new Set(set)
  const parts: CallPart[] = []
  const bids = set.filter(isABid)
  for (const of of ['bid', 'suit', 'major', 'minor', 'nt'] as const) {
    const at = (level: Level): readonly Bid[] =>
      bids.filter(
        (bid) => levelOf(bid) === level && STRAINS_OF[of].includes(strainOf(bid)) && left.has(bid),
      )
    const levels = LEVELS.filter((level) => at(level).length === STRAINS_OF[of].length)
    // One bid of notrump is a bid as any other.
    if (levels.length === 0 || (of === 'nt' && levels.length === 1)) continue
    parts.push({ levels, of })
    for (const bid of levels.flatMap(at)) left.delete(bid)
  }
  return [
    ...parts,
    ...set
      .filter((call) => left.has(call))
      .sort((a, b) => Number(!isABid(a)) - Number(!isABid(b)))
      .map((call) => ({ call })),
  ]
}
const isABid = (one: OneCall): one is Bid => typeof one === 'number' && isBid(one)

const CALL_NAMES: Readonly<Record<string, string>> = { P: 'pass', X: 'double', XX: 'redouble' }
/** `pass`, `double`, `redouble`, or the code of a bid: as a call pattern names it. */
export const callToken = (call: OneCall): string => {
  if (typeof call === 'string') return call
  const code = callCode(call)
  return CALL_NAMES[code] ?? code
}
/** The call pattern of the set. */
export const callPattern = (set: CallSet): string =>
  callParts(set)
    .map((part) =>
      'call' in part
        ? callToken(part.call)
        : `${part.levels.length === LEVELS.length ? '' : part.levels.join('')}${part.of}`,
    )
    .join('|')
/** Whether the set is that call alone. */
export const isOnly = (set: CallSet, call: OneCall): boolean => set.length === 1 && set[0] === call
