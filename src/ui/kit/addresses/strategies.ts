/**
 * The page's state in the address: `/strategies/ID/HAND/CALL/vs/ID`, parts that say nothing left out.
 * Pure: text in, state out, and back.
 */
import { type Call, callCode, isBid, PASS, parseCall } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'

export interface StrategyPlace {
  /** The strategy shown; absent when the address names none. */
  readonly id: string | undefined
  /** The one beside it. */
  readonly versus: string | undefined
  /** Absent when the address names none, or none that can be read. */
  readonly hand: Hand | undefined
  /** What stands for the hand, when it cannot be read. */
  readonly badHand: string | undefined
  /** The call whose reasons are open. */
  readonly call: Call | undefined
}

export const STRATEGIES_ROUTE = '/strategies'
const VERSUS = 'vs'

/** @param rest what follows `/strategies/`, or nothing. */
export function strategyPlaceOf(rest: string | undefined): StrategyPlace {
  const parts = (rest ?? '').split('/')
  const at = parts.indexOf(VERSUS, 1)
  const versus = at < 0 ? undefined : parts[at + 1]
  const [id = '', text = '', code = ''] = at < 0 ? parts : parts.slice(0, at)
  const hand = text === '' ? undefined : handOf.parse(text)
  const call = code === '' ? undefined : parseCall(code)
  return {
    id: id === '' ? undefined : id,
    versus: versus === undefined || versus === '' ? undefined : versus,
    hand: hand?.ok ? hand.value : undefined,
    badHand: hand === undefined || hand.ok ? undefined : text,
    call: call !== undefined && (call === PASS || isBid(call)) ? call : undefined,
  }
}

export const strategyAddress = (place: {
  readonly id: string
  readonly hand: Hand
  readonly call: Call | undefined
  readonly versus: string | undefined
}): string =>
  [
    STRATEGIES_ROUTE,
    place.id,
    handOf.format(place.hand),
    ...(place.call === undefined ? [] : [callCode(place.call)]),
    ...(place.versus === undefined ? [] : [VERSUS, place.versus]),
  ].join('/')
