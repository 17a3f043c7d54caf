/** What a card changed, in a sentence or three. */
import { cardName, suitOf } from '#core/card.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { BoundChange } from '#reasoning/law/changes.ts'
import { handOf, isVoid, type Position, supplyOf } from '#reasoning/law/position.ts'
import { type CardEvent, isShowOut } from '#reasoning/law/replay-play.ts'
import { amount, cardWords, listing, number, seatsListing, someOf } from './why-bound-words.ts'

/** How much is said of a length: what it was before too, or only what it is. */
type Told = 'whole' | 'now'
/** How a length changed, with or without its suit: `exactly four`, `at most six, not seven`. */
function clause(change: BoundChange, suited: boolean, told: Told): string {
  const suit = change.what as Suit
  const of = (n: number): string => (suited ? cardWords(n, suit) : amount(n))
  const { from, to } = change
  if (to.lo === to.hi) return to.hi === 0 ? of(to.lo) : t`exactly ${of(to.lo)}`
  const rose = to.lo > from.lo
  const fell = to.hi < from.hi
  if (rose && fell) return t`${number(to.lo)} to ${of(to.hi)}`
  if (rose) return t`at least ${of(to.lo)}`
  return told === 'whole'
    ? t`at most ${of(to.hi)}, not ${number(from.hi)}`
    : t`at most ${of(to.hi)}`
}

/** Clauses with one subject each; hands that changed alike share a clause. */
function subjects(
  changes: readonly BoundChange[],
  text: (change: BoundChange) => string,
  actor: Seat,
): string[] {
  const groups = new Map<string, Seat[]>()
  const ordered = [...changes].sort((a, b) => Number(b.seat === actor) - Number(a.seat === actor))
  for (const change of ordered) {
    const key = text(change)
    groups.set(key, [...(groups.get(key) ?? []), change.seat])
  }
  return [...groups].map(([what, seats], i) => {
    const verb = i > 0 ? '' : seats.length > 1 ? t` have` : t` has`
    return `${seatsListing(seats)}${verb} ${seats.length > 1 ? t`each ` : ''}${what}`
  })
}

const act = (event: CardEvent): string => {
  const who = seatName(event.seat)
  if ((event.index & 3) === 0) return t`${who} leads the ${cardName(event.card)}`
  return isShowOut(event)
    ? t`${who} shows out of ${strainName(event.led)}`
    : t`${who} follows with the ${cardName(event.card)}`
}

/** The hands that changed, who played the card first. */
const seatsOf = (changes: readonly BoundChange[], actor: Seat): readonly Seat[] =>
  [...new Set(changes.map((c) => c.seat))].sort((a, b) => Number(b === actor) - Number(a === actor))

/** At most this many clauses in a sentence on the other suits; the panel shows the rest. */
const CLAUSES = 4

function lengthSentences(
  event: CardEvent,
  changes: readonly BoundChange[],
  known: boolean,
): readonly string[] {
  const suits = changes.filter((c) => c.what !== 'hcp')
  const main = suits.filter((c) => c.what === event.led)
  const side = suits.filter((c) => c.what !== event.led)
  const followed = !isShowOut(event)
  // The suit is named once, in the first clause.
  const named = main.find((c) => c.seat === event.seat) ?? main[0]
  const first = subjects(
    main,
    (c) => {
      const oneMore = c.to.lo > c.from.lo && c.to.lo < c.to.hi && c.to.hi === c.from.hi
      return c === named && followed && c.to.lo === 1 && oneMore
        ? someOf(1, event.led)
        : clause(c, c === named, 'whole')
    },
    event.seat,
  )
  // Who plays what stands beside it; a show-out is worth a word, once.
  const head =
    first.length > 0
      ? [followed ? `${listing(first)}.` : t`${act(event)}, so ${listing(first)}.`]
      : followed || known
        ? []
        : [`${act(event)}.`]
  const out: string[] = []
  const bySuit = SUITS_DESCENDING.flatMap((s) => side.filter((c) => c.what === s))
  const shown = bySuit.slice(0, CLAUSES)
  if (shown.length > 0) {
    const seats = seatsOf(shown, event.seat)
    const parts = seats.map((seat, i) => {
      const clauses = shown.filter((c) => c.seat === seat).map((c) => clause(c, true, 'now'))
      return `${seatName(seat)} ${i === 0 ? t`has ` : ''}${listing(clauses)}`
    })
    out.push(`${parts.join('; ')}.`)
  }
  return [...head, ...out, ...pointsSentence(changes, event.seat)]
}

const pointsSentence = (changes: readonly BoundChange[], actor: Seat): readonly string[] => {
  const points = changes.filter((c) => c.what === 'hcp')
  const parts = [...points]
    .sort((a, b) => Number(b.seat === actor) - Number(a.seat === actor))
    .map(({ seat, from, to }) => {
      const now = to.lo === to.hi ? t`exactly ${to.lo}` : t`${to.lo} to ${to.hi}`
      const was = from.lo === from.hi ? String(from.lo) : t`${from.lo} to ${from.hi}`
      return t`${seatName(seat)} ${now} (was ${was})`
    })
  return parts.length === 0 ? [] : [t`Points: ${listing(parts)}.`]
}

/**
 * What the card showed the observer, by the law of the cards alone.
 * @param before the position before it, `after` the one after it (with dummy faced, if it was the
 *   lead).
 */
export function whatChanged(
  event: CardEvent,
  before: Position,
  after: Position,
  changes: readonly BoundChange[],
): readonly string[] {
  const faced = before.seats.filter((seat) => handOf(after, seat) < 0)
  if (faced.length > 0) {
    const out = SUITS_DESCENDING.map((s) => cardWords(supplyOf(after, s), s))
    const lead =
      handOf(after, event.seat) < 0
        ? ''
        : t` ${seatName(event.seat)} has ${someOf(1, suitOf(event.card))} for certain.`
    const share = t`${seatsListing(after.seats)} share ${listing(out)}.${lead}`
    return [t`${act(event)}, and ${seatsListing(faced)} goes down as dummy.`, share]
  }
  // A card in sight says nothing, nor does one that moves no bound.
  const hand = handOf(before, event.seat)
  return hand < 0 || changes.length === 0
    ? []
    : lengthSentences(event, changes, isVoid(before, hand, event.led))
}
