/** The referee: whether an act may be taken now, and the events that follow from it. All rules are those of `core`. */
import { whyIllegal as whyCallIllegal } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import { tricksWon, whyIllegal as whyCardIllegal } from '#core/play.ts'
import { auctionOf } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import { fold, isOver, type LiveBoard, type LogEntry, stillHeld, toAct, whoAnswers } from './log.ts'
import { isAtBar } from './pace.ts'

export type Act =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'card'; readonly card: Card }
  /** Tricks of declarer’s side in all. */
  | { readonly kind: 'claim'; readonly tricks: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'answer'; readonly yes: boolean }

/** Why an act is not taken: stable names, said in words by the page. */
export const NO_ACT = [
  'stale',
  'held',
  'over',
  'turn',
  'unlawful',
  'nothing',
  'off',
  'looks',
] as const
export type NoAct = (typeof NO_ACT)[number]

/** `free`: taken back at once; `asked`: both opponents grant it; `off`: never. */
export type UndoRule = 'free' | 'asked' | 'off'

export interface Rules {
  readonly undo: UndoRule
  /** Cards after which the tables wait for one another. */
  readonly bar?: number | undefined
}

/** What opens the hands at the end. */
export interface Closing {
  readonly hands: PartialDeal
  readonly salt: string
}

type Judged = { readonly entries: readonly LogEntry[] } | { readonly no: NoAct }
const no = (why: NoAct): Judged => ({ no: why })

/**
 * @param board with all hands.
 * @param seat who acts: declarer for dummy.
 */
export function judge(
  board: LiveBoard,
  seat: Seat,
  act: Act,
  rules: Rules,
  closing: Closing,
): Judged {
  const { record } = board
  if (record === undefined) return no('over')
  if (act.kind === 'answer') return answer(board, seat, act.yes, closing)
  if (board.asked !== undefined) return no('held')
  if (act.kind === 'undo') return undo(board, seat, rules)
  if (isOver(board)) return no('over')
  if (board.stopped || isAtBar(board, rules.bar)) return no('held')
  if (act.kind === 'claim') return claim(board, seat, act.tricks)
  const turn = toAct(board)
  if (turn === undefined) return no('over')
  if (turn.by !== seat) return no('turn')
  if (turn.act !== act.kind) return no('turn')
  if (act.kind === 'call') {
    if (whyCallIllegal(auctionOf(record), act.call) !== undefined) return no('unlawful')
    return ended(board, [act], closing)
  }
  const { contract, cards } = record
  if (contract === undefined) return no('turn')
  const { deal } = record.board
  if (whyCardIllegal(deal, { contract, cards }, act.card) !== undefined) return no('unlawful')
  const dummy = cards.length === 0 ? deal[dummyOf(contract)] : undefined
  return ended(board, [dummy === undefined ? act : { ...act, dummy }], closing)
}

/** With the hands opened where the board is over by it. */
function ended(board: LiveBoard, entries: readonly LogEntry[], closing: Closing): Judged {
  const after = entries.reduce((now, entry) => fold(now, { ...entry, n: now.n + 1 }), board)
  return {
    entries: isOver(after) ? [...entries, { kind: 'open', ...closing }] : entries,
  }
}

function claim(board: LiveBoard, seat: Seat, tricks: number): Judged {
  const { contract, cards } = board.record ?? { contract: undefined, cards: [] }
  if (contract === undefined || cards.length === 0 || seat === dummyOf(contract)) return no('turn')
  const won = tricksWon({ contract, cards })
  const within = Number.isInteger(tricks) && tricks >= won.declarer && tricks <= 13 - won.defence
  if (!within) return no('unlawful')
  return { entries: [{ kind: 'claim', seat, tricks, hand: stillHeld(board)[seat] }] }
}

/** The last act of this seat’s own, and all that came after it. */
function undo(board: LiveBoard, seat: Seat, rules: Rules): Judged {
  if (rules.undo === 'off') return no('off')
  const last = board.acts.findLast((_, i) => actor(board, i) === seat)
  if (last === undefined) return no('nothing')
  const to = last.n - 1
  if (rules.undo === 'free') return { entries: [{ kind: 'back', to }] }
  if (isOver(board)) return no('over')
  return { entries: [{ kind: 'undo', seat, to }] }
}

/** Who decided the act at that place. */
function actor(board: LiveBoard, index: number): Seat | undefined {
  const { record } = board
  const acts = board.acts.slice(0, index)
  const calls = acts.filter(({ call }) => call !== undefined).length
  const before: LiveBoard = {
    ...board,
    record: record && {
      ...record,
      calls: record.calls.slice(0, calls),
      contract: index > calls || calls === record.calls.length ? record.contract : undefined,
      cards: record.cards.slice(0, index - calls),
    },
  }
  return toAct(before)?.by
}

function answer(board: LiveBoard, seat: Seat, yes: boolean, closing: Closing): Judged {
  const { asked, record } = board
  if (asked === undefined || record === undefined) return no('nothing')
  if (!whoAnswers(record, asked).includes(seat) || asked.yes.includes(seat)) return no('turn')
  const entry: LogEntry = { kind: 'answer', seat, yes }
  if (asked.kind === 'claim') return ended(board, [entry], closing)
  const after = fold(board, { ...entry, n: board.n + 1 })
  const granted = yes && after.asked === undefined
  return { entries: granted ? [entry, { kind: 'back', to: asked.to }] : [entry] }
}
