/** That the person who sits at the table is waited for: players see it, others have to be told. */
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { mayPlayFor, playsByItself, position } from '../selectors.ts'
import type { KibitzerState } from '../state.ts'

export const youAreDummy = (declarer: Seat): string =>
  t`You are dummy: ${seatName(declarer)} declares.`

/** `Your call.`, `Play from dummy.`; the question to dummy before declarer’s robot plays; empty where nobody is waited for. */
export function yourTurn(s: KibitzerState): string {
  const { mode } = s.view
  const { phase, turn, decides, openTrick, dummy, tricks } = position(s)
  if (mode.kind !== 'sit') return ''
  const partner = dummy === mode.seat ? mayPlayFor(s) : undefined
  // Asked once, when dummy comes down.
  if (partner !== undefined && tricks.length === 1 && openTrick?.cards.length === 1)
    return `${youAreDummy(partner)} ${t`Play both hands, or watch?`}`
  if (decides !== mode.seat) return ''
  if (phase === 'auction') return s.players.seats[mode.seat].kind === 'person' ? t`Your call.` : ''
  // Two hands are bid and not played.
  if (playsByItself(s) || s.players.twoHands === true) return ''
  const leads = openTrick?.cards.length === 0
  if (turn === mode.seat) return leads ? t`Your lead.` : t`Your card.`
  return leads ? t`Lead from dummy.` : t`Play from dummy.`
}

/** A sentence on what happened, and behind it whether the reader is waited for in the state it led to. */
export const withYourTurn = (text: string, s: KibitzerState): string =>
  [text, yourTurn(s)].filter((part) => part !== '').join(' ')
