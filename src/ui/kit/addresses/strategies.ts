/**
 * The page's state in the address: `/strategies/ID/HAND/CALL/after/1S/vs/ID`, parts that say nothing left out; `over`
 * for `after` where the other side opened.
 * Pure: text in, state out, and back.
 */
import { type Call, callCode, DOUBLE, isBid, PASS, parseCall } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import type { AnswerTurn } from '#core/strategy.ts'

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
  /** The opening that is answered; absent where the hand opens. */
  readonly turn: AnswerTurn | undefined
}

export const STRATEGIES_ROUTE = '/strategies'
const VERSUS = 'vs'
const TO = { after: 'partner', over: 'opponent' } as const
const isTo = (part: string | undefined): part is keyof typeof TO =>
  part === 'after' || part === 'over'

function turnOf(word: string | undefined, code = ''): AnswerTurn | undefined {
  const opening = parseCall(code)
  return !isTo(word) || opening === undefined || !isBid(opening)
    ? undefined
    : { to: TO[word], opening }
}

/** @param rest what follows `/strategies/`, or nothing. */
export function strategyPlaceOf(rest: string | undefined): StrategyPlace {
  const parts = (rest ?? '').split('/')
  const at = parts.indexOf(VERSUS, 1)
  const versus = at < 0 ? undefined : parts[at + 1]
  const own = at < 0 ? parts : parts.slice(0, at)
  const answers = own.findIndex((part, i) => i > 0 && isTo(part))
  const [id = '', text = '', code = ''] = answers < 0 ? own : own.slice(0, answers)
  const hand = text === '' ? undefined : handOf.parse(text)
  const call = code === '' ? undefined : parseCall(code)
  return {
    id: id === '' ? undefined : id,
    versus: versus === undefined || versus === '' ? undefined : versus,
    hand: hand?.ok ? hand.value : undefined,
    badHand: hand === undefined || hand.ok ? undefined : text,
    call:
      call !== undefined && (call === PASS || call === DOUBLE || isBid(call)) ? call : undefined,
    turn: answers < 0 ? undefined : turnOf(own[answers], own[answers + 1]),
  }
}

/** What a link to a strategy carries: its text, packed; `undefined` at any other place. */
export const packedStrategyOf = (rest: string | undefined): string | undefined =>
  /^l\/([\w-]+)$/.exec(rest ?? '')?.[1]
export const packedStrategyHash = (packed: string): string => `#${STRATEGIES_ROUTE}/l/${packed}`

export const strategyAddress = (place: {
  readonly id: string
  readonly hand: Hand
  readonly call: Call | undefined
  readonly versus: string | undefined
  readonly turn?: AnswerTurn | undefined
}): string =>
  [
    STRATEGIES_ROUTE,
    place.id,
    handOf.format(place.hand),
    ...(place.call === undefined ? [] : [callCode(place.call)]),
    ...(place.turn === undefined
      ? []
      : [place.turn.to === 'partner' ? 'after' : 'over', callCode(place.turn.opening)]),
    ...(place.versus === undefined ? [] : [VERSUS, place.versus]),
  ].join('/')
