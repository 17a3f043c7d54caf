/** The entries of *What changed*: the event at the cursor, and the earlier ones that told something. */
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { rotate, type Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import type { Act } from '#explain/proof.ts'
import type { LawfulMoment, ToldByAct } from './moment.ts'

export interface ChangeEntry {
  /** Events up to and with this one. */
  readonly at: number
  readonly act: Act
  readonly seat: Seat
  /** By law; none for a call. */
  readonly sentences: readonly string[]
  /** By agreement. */
  readonly agreed: ToldByAct['sentences']
  readonly current: boolean
  /** Bounds that the card moved, as they are now. */
  readonly moves: readonly Move[]
}
/** A length or the points of a hand, between two ends. */
export interface Move {
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  readonly lo: number
  readonly hi: number
}

/** Earlier events shown at most. */
export const EARLIER = 4

export interface ChangesInput {
  /** By cards played; those beyond the cursor are not read. */
  readonly law: readonly LawfulMoment[]
  /** By agreement, in order. */
  readonly told: readonly Pick<ToldByAct, 'at' | 'sentences'>[]
  readonly dealer: Seat
  readonly calls: readonly Call[]
  /** The cards of the line and who played each. */
  readonly order: readonly Card[]
  readonly players: readonly Seat[]
  /** Events shown. */
  readonly cursor: number
}

const movesOf = ({ hands }: LawfulMoment): readonly Move[] =>
  hands.flatMap(({ seat, suits, hcp }) =>
    [
      ...suits.map((range) => ({ what: range.suit as Move['what'], range })),
      { what: 'hcp' as const, range: hcp },
    ]
      .filter(({ range }) => range.lo !== range.was.lo || range.hi !== range.was.hi)
      .map(({ what, range }) => ({ seat, what, lo: range.lo, hi: range.hi })),
  )

export function changeEntries(input: ChangesInput): readonly ChangeEntry[] {
  const { law, calls, order, players, cursor } = input
  const told = new Map(input.told.map(({ at, sentences }) => [at, sentences]))
  const entries: ChangeEntry[] = []
  for (let at = cursor; at > 0 && entries.length <= EARLIER; at--) {
    const agreed = told.get(at) ?? []
    const n = at - calls.length
    const current = at === cursor
    const call = calls[at - 1]
    if (n <= 0) {
      if (call === undefined || agreed.length === 0) continue
      entries.push({
        at,
        act: { kind: 'call', index: at - 1, call },
        seat: rotate(input.dealer, at - 1),
        sentences: [],
        agreed,
        current,
        moves: [],
      })
      continue
    }
    const moment = law[n]
    const [card, seat] = [order[n - 1], players[n - 1]]
    if (moment === undefined || card === undefined || seat === undefined) continue
    if (!current && !moment.moved && agreed.length === 0) continue
    entries.push({
      at,
      act: { kind: 'card', index: n - 1, card },
      seat,
      sentences: current || moment.moved ? moment.sentences : [],
      agreed,
      current,
      moves: movesOf(moment),
    })
  }
  return entries
}
