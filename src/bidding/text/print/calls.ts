/** Calls as they are written: the call of a rule, the calls of a situation, an auction. */
import { type Call, callCode, DOUBLE, PASS, REDOUBLE } from '#core/call.ts'
import { invariant } from '#core/result.ts'
import type { CallTemplate } from '#rules/template.ts'
import { type CallSet, callParts, callSet, isOnly, NO_CALL, type OneCall } from '../normal/calls.ts'
import { normalCall } from '../normal/rule.ts'
import { ORDINALS } from '../words/phrase.ts'
import { strainWords } from '../words/suits.ts'

const oneCallWords = (call: Call): string => {
  if (call === PASS) return 'pass'
  if (call === DOUBLE) return 'double'
  return call === REDOUBLE ? 'redouble' : callCode(call).replace('N', 'NT')
}
const levelWords = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return to === undefined ? '' : ` up to level ${to}`
  if (to === undefined) return ` from level ${from}`
  return from === to ? ` at level ${from}` : ` at level ${from}-${to}`
}
const JUMPS = ['cheapest', 'jump in', 'double jump in', 'triple jump in'] as const

/** The call of a rule. */
export function callWords(template: CallTemplate): string {
  const call = normalCall(template)
  switch (call.kind) {
    case 'call':
      return oneCallWords(call.call)
    case 'bid':
      return call.strain === 'x' ? `${call.level}x` : `${call.level} of ${strainWords(call.strain)}`
    case 'cheapest': {
      const words = JUMPS[call.jump]
      invariant(words !== undefined, `there are words for a jump of ${call.jump} levels`)
      return `${words} ${strainWords(call.strain)}${levelWords(call.from, call.to)}`
    }
    case 'raise':
      return `raise ${strainWords(call.strain)}${call.by === 1 ? '' : ` by ${call.by}`}`
    case 'game':
      return `game in ${strainWords(call.strain)}`
    case 'step': {
      const words = ORDINALS[call.steps - 1]
      invariant(words !== undefined, `there is a word for step ${call.steps}`)
      return `${words} step`
    }
  }
}

const levelRuns = (levels: readonly number[]): string => {
  const [first = 0] = levels
  const last = levels.at(-1) ?? first
  if (levels.length === 1) return String(first)
  return levels.length === last - first + 1 ? `${first}-${last}` : levels.join('/')
}
const partWords = (part: ReturnType<typeof callParts>[number]): string => {
  if ('call' in part)
    return typeof part.call === 'number'
      ? oneCallWords(part.call)
      : part.call === NO_CALL
        ? 'no call'
        : part.call
  const noun = part.of === 'nt' ? 'notrump' : part.of
  if (part.levels.length === 7) return `any ${noun}`
  const levels = levelRuns(part.levels)
  if (part.of === 'nt') return `${levels}NT`
  return part.of === 'bid' ? `${levels} of anything` : `${levels} of a ${noun}`
}
/** The calls of a situation, in the fewest words. */
export const setWords = (set: CallSet): string => callParts(set).map(partWords).join(' or ')

const DEEDS: readonly (readonly [OneCall, string])[] = [
  [PASS, 'passed'],
  [DOUBLE, 'doubled'],
  [REDOUBLE, 'redoubled'],
  [NO_CALL, 'did not call'],
]
/** What a player did who made one of these calls. */
export const deedWords = (set: CallSet): string => {
  const deed = DEEDS.find(([call]) => isOnly(set, call))?.[1]
  if (deed !== undefined) return deed
  const bids = set.every((call) => typeof call === 'number' && call >= 1 && call <= 35)
  return `${bids ? 'bid' : 'called'} ${setWords(set)}`
}

/** `1C P 1D P` as players write it: `1C – 1D`, their calls in brackets, their passes left out. */
export const auctionWords = (auction: string): string => {
  const tokens = auction.trim().split(/\s+/)
  const open = tokens[0] === '*'
  const calls = open ? tokens.slice(1) : tokens
  const words = calls.flatMap((token, i) => {
    const said = token === '?' ? 'any call' : setWords(callSet(token))
    if ((calls.length - 1 - i) % 2 === 1) return [said]
    return said === 'pass' ? [] : [`(${said})`]
  })
  return [...(open ? ['…'] : []), ...words].join(' – ')
}
