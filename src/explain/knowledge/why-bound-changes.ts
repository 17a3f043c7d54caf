/** What a card changed, in a sentence or three. */
import { cardName, suitOf } from '#core/card.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import type { BoundChange } from '#knowledge/law/changes.ts'
import { type CardEvent, isShowOut } from '#knowledge/law/fold.ts'
import { handOf, type Position, supplyOf } from '#knowledge/law/position.ts'
import {
  amount,
  cardWords,
  listing,
  number,
  seatsListing,
  shortOf,
  someOf,
} from './why-bound-words.ts'

/** How much is said of a length: what it was before too, only what it is, or that without `exactly`. */
type Told = 'whole' | 'now' | 'brief'
/** How a length changed, with or without its suit: `exactly four`, `at most six, not seven`. */
function clause(change: BoundChange, suited: boolean, told: Told): string {
  const suit = change.what as Suit
  const of = (n: number): string => (suited ? cardWords(n, suit) : amount(n))
  const { from, to } = change
  if (to.lo === to.hi) return to.hi === 0 || told === 'brief' ? of(to.lo) : `exactly ${of(to.lo)}`
  const rose = to.lo > from.lo
  const fell = to.hi < from.hi
  if (rose && fell) return `${number(to.lo)} to ${of(to.hi)}`
  if (rose) return `at least ${of(to.lo)}`
  return told === 'whole' ? `at most ${of(to.hi)}, not ${number(from.hi)}` : `at most ${of(to.hi)}`
}

/** Clauses with one subject each, hands that changed alike told together. */
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
    const verb = i > 0 ? '' : seats.length > 1 ? ' have' : ' has'
    return `${seatsListing(seats)}${verb} ${seats.length > 1 ? 'each ' : ''}${what}`
  })
}

const act = (event: CardEvent): string => {
  const who = seatName(event.seat)
  if ((event.index & 3) === 0) return `${who} leads the ${cardName(event.card)}`
  return isShowOut(event)
    ? `${who} shows out of ${strainName(event.led)}`
    : `${who} follows with the ${cardName(event.card)}`
}

/** The hands that changed, who played the card first. */
const seatsOf = (changes: readonly BoundChange[], actor: Seat): readonly Seat[] =>
  [...new Set(changes.map((c) => c.seat))].sort((a, b) => Number(b === actor) - Number(a === actor))

/** At most this many clauses in a sentence on the other suits; the panel shows the rest. */
const CLAUSES = 4

/** What the card told, in sentences, for the page; and what follows from it alone, for the live region. */
export interface ChangeWords {
  readonly sentences: readonly string[]
  /** The first of them in fewer letters, where a phone has no room for it. */
  readonly short?: string | undefined
  /** Empty when no bound moved. */
  readonly news: string
}
const NOTHING: ChangeWords = { sentences: [], news: '' }

function lengthSentences(event: CardEvent, changes: readonly BoundChange[]): ChangeWords {
  const suits = changes.filter((c) => c.what !== 'hcp')
  const main = suits.filter((c) => c.what === event.led)
  const side = suits.filter((c) => c.what !== event.led)
  const followed = !isShowOut(event)
  // The suit is named once, in the clause that is told first.
  const named = main.find((c) => c.seat === event.seat) ?? main[0]
  const firstIn = (how: Told): string[] =>
    subjects(
      main,
      (c) => {
        const oneMore = c.to.lo > c.from.lo && c.to.lo < c.to.hi && c.to.hi === c.from.hi
        return c === named && followed && c.to.lo === 1 && oneMore
          ? someOf(1, event.led)
          : clause(c, c === named, how)
      },
      event.seat,
    )
  // Who plays what stands beside it; a show-out is worth a word.
  const headOf = (first: readonly string[]): string[] => {
    if (followed) return first.length > 0 ? [`${listing(first)}.`] : []
    return [first.length > 0 ? `${act(event)}, so ${listing(first)}.` : `${act(event)}.`]
  }
  const first = firstIn('whole')
  const told = first.length > 0 ? [`${listing(first)}.`] : []
  const head = headOf(first)
  const short = shortOf(head[0] ?? '', headOf(firstIn('brief'))[0] ?? '')
  const out: string[] = []
  const bySuit = SUITS_DESCENDING.flatMap((s) => side.filter((c) => c.what === s))
  const shown = bySuit.slice(0, CLAUSES)
  if (shown.length > 0) {
    const seats = seatsOf(shown, event.seat)
    const parts = seats.map((seat, i) => {
      const clauses = shown.filter((c) => c.seat === seat).map((c) => clause(c, true, 'now'))
      return `${seatName(seat)} ${i === 0 ? 'has ' : ''}${listing(clauses)}`
    })
    out.push(`${parts.join('; ')}.`)
  }
  const points = pointsSentence(changes, event.seat)
  return {
    sentences: [...head, ...out, ...points],
    ...(short === undefined ? {} : { short }),
    news: [...told, ...out, ...points].join(' '),
  }
}

const pointsSentence = (changes: readonly BoundChange[], actor: Seat): readonly string[] => {
  const points = changes.filter((c) => c.what === 'hcp')
  const parts = [...points]
    .sort((a, b) => Number(b.seat === actor) - Number(a.seat === actor))
    .map(({ seat, from, to }) => {
      const now = to.lo === to.hi ? `exactly ${to.lo}` : `${to.lo} to ${to.hi}`
      const was = from.lo === from.hi ? String(from.lo) : `${from.lo} to ${from.hi}`
      return `${seatName(seat)} ${now} (was ${was})`
    })
  return parts.length === 0 ? [] : [`Points: ${listing(parts)}.`]
}

/**
 * What the card told the observer, by the law of the cards alone.
 * @param before the position before it, `after` the one after it (with dummy faced, if it was the lead).
 */
export function whatChanged(
  event: CardEvent,
  before: Position,
  after: Position,
  changes: readonly BoundChange[],
): ChangeWords {
  const faced = before.seats.filter((seat) => handOf(after, seat) < 0)
  if (faced.length > 0) {
    const out = SUITS_DESCENDING.map((s) => cardWords(supplyOf(after, s), s))
    const lead =
      handOf(after, event.seat) < 0
        ? ''
        : ` ${seatName(event.seat)} has ${someOf(1, suitOf(event.card))} for certain.`
    const share = `${seatsListing(after.seats)} share ${listing(out)}.${lead}`
    return {
      sentences: [`${act(event)}, and ${seatsListing(faced)} goes down as dummy.`, share],
      news: `${seatsListing(faced)} goes down as dummy. ${share}`,
    }
  }
  // A card in sight tells nothing, and one that moves no bound says nothing.
  return handOf(before, event.seat) < 0 || changes.length === 0
    ? NOTHING
    : lengthSentences(event, changes)
}
