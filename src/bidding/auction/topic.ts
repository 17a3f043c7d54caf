/** The part of the bidding to which a rule belongs, by the auction in which it speaks. */
import { isBid, levelOf, strainOf } from '#core/call.ts'
import { NOTRUMP } from '#core/suit.ts'
import { isCallOf, roleOf } from './pattern-holds.ts'
import type { PublicState } from './public-state.ts'
import type { TurnRule } from './turn-rules.ts'

/** In the order of a book. */
export const TOPICS = [
  'openings',
  'responses',
  'opener',
  'responder',
  'notrump',
  'strong',
  'weak',
  'slam',
  'contested',
  'defence',
] as const
export type Topic = (typeof TOPICS)[number]

const SLAM_ASKS: readonly (string | undefined)[] = ['aces', 'kings']

export function topicOf(state: PublicState, { origin, call }: TurnRule): Topic {
  const role = roleOf(state)
  if (role === 'opening') return 'openings'
  const asked = [origin.message, ...state.notes.slice(-2).map(({ message }) => message)]
  if (asked.some((one) => SLAM_ASKS.includes(one)) || isCallOf('6bid|7bid', call)) return 'slam'
  if (role !== 'opener' && role !== 'responder') return 'defence'
  const opening = state.notes.find(({ call: made }) => isBid(made))
  if (opening === undefined || !isBid(opening.call)) return 'openings'
  const side = opening.seat & 1
  if (state.notes.some(({ seat, call: made }) => (seat & 1) !== side && made !== 0))
    return 'contested'
  if (strainOf(opening.call) === NOTRUMP) return 'notrump'
  if (opening.artificial) return 'strong'
  if (levelOf(opening.call) > 1) return 'weak'
  if (role === 'opener') return 'opener'
  return state.seats[state.seat].acted === 0 ? 'responses' : 'responder'
}
