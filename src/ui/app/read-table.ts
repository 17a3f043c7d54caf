/**
 * What the keys that read have said: a hand, the trick, the auction, the last news, the score. Words alone, and of
 * a hand only what this reader may see. Fetched with the first of these keys.
 */
import { handWords } from '#core/aloud.ts'
import { callerAt } from '#core/auction.ts'
import { callName } from '#core/call.ts'
import { vulnerabilityName } from '#core/display.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import {
  actions,
  contractSentence,
  type KibitzerState,
  lastSentence,
  nextStep,
  passedTo,
  placeSentence,
  position,
  sessionNow,
  store,
  viewerSeat,
} from '#store/index.ts'
import { isFirstVisit } from '../ask/lens/use-lens-phase.ts'
import { sessionText } from '../ask/session/session-words.ts'
import { trickModel, tricksSentence } from '../ask/tricks.ts'

function handSentence(s: KibitzerState, seat: Seat, name: string): string {
  const { phase, record, remaining } = position(s)
  // At the end the hands are shown as they were dealt.
  const held = phase === 'finished' ? record.board.deal[seat] : remaining[seat]
  return held === undefined ? t`${name}: the hand is not known.` : `${name}: ${handWords(held)}.`
}

/** The hand of who sits here; where all lie open, of who is to act. A first visit shows one hand alone. */
function ownHand(s: KibitzerState): string {
  if (passedTo(s) !== undefined) return t`No hand lies open: pass the device on.`
  const { mode } = s.view
  const acts = isFirstVisit(s) ? undefined : position(s).turn
  const seat = mode.kind === 'all' ? (acts ?? viewerSeat(s)) : mode.seat
  return handSentence(s, seat, seatName(seat))
}

function dummysHand(s: KibitzerState): string {
  const { dummy, phase } = position(s)
  if (dummy === undefined) return t`There is no dummy yet.`
  return phase === 'lead' && s.view.mode.kind !== 'all'
    ? t`Dummy comes down after the opening lead.`
    : handSentence(s, dummy, t`Dummy, ${seatName(dummy)}`)
}

const trick = (s: KibitzerState): string =>
  trickModel(position(s), viewerSeat(s), 'latest')?.words ?? t`There is no trick yet.`

function auction(s: KibitzerState): string {
  const { auction: made, record, contract, turn } = position(s)
  const { dealer, vulnerability } = record.board
  const calls = made.calls.map((call, i) => `${seatName(callerAt(made, i))} ${callName(call)}`)
  const starts = t`${seatName(dealer)} deals; vulnerable: ${vulnerabilityName(vulnerability)}.`
  const said = calls.length === 0 ? t`No calls yet.` : `${calls.join(', ')}.`
  const next = contract === undefined && turn !== undefined ? t`${seatName(turn)} to call.` : ''
  return [starts, said, next].join(' ')
}

const last = (s: KibitzerState): string =>
  [lastSentence(s) ?? `${placeSentence(position(s))}.`, s.view.news.text].join(' ')

/** Contract and tricks, or the result; and where a session stands. */
function score(s: KibitzerState): string {
  const p = position(s)
  const step = nextStep(s)
  const board =
    p.contract === undefined
      ? p.passedOut
        ? t`The board is passed out.`
        : t`There is no contract yet.`
      : step.kind === 'finished'
        ? `${step.sentence}.`
        : `${contractSentence(p)}: ${tricksSentence(p, p.contract)}.`
  const session = sessionNow(s.sessions)
  return session === undefined ? board : `${board} ${sessionText(session)}`
}

const READ = { m: ownHand, y: dummysHand, t: trick, a: auction, l: last, r: score } as const
export type ReadingKey = keyof typeof READ

/** What the key has said, in this state. */
export const reading = (key: ReadingKey, s: KibitzerState): string => READ[key](s).trim()

/** Says what the key asks for. */
export const readAloud = (key: ReadingKey): void => actions.announce(reading(key, store.getState()))
