/** That the person who sits at the table is waited for: players see it, others have to be told. */
import { t } from '#core/text.ts'
import { playsByItself, position } from '../selectors.ts'
import type { KibitzerState } from '../state.ts'

/** `Your call.`, `Play from dummy.`; empty where nobody sits, or somebody else is waited for. */
export function yourTurn(s: KibitzerState): string {
  const { mode } = s.view
  const { phase, turn, decides, openTrick } = position(s)
  if (mode.kind !== 'sit' || decides !== mode.seat) return ''
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
