/** What happened on a line of play and was the cause of a trick: each is a test on altered positions. */
import { type Board, beats, following, highest } from './board.ts'
import { handsAt, type Line, type Played, takes } from './lines.ts'
import { openFrom } from './open.ts'
import { isReached, type Search } from './search.ts'

export type EventKind =
  | 'finesse'
  /** The card that is feared lies there in every layout that is left. */
  | 'marked finesse'
  | 'length'
  | 'squeeze'
  | 'double squeeze'
  | 'strip squeeze'
  | 'throw-in'
  | 'elimination'
  | 'trump coup'
export interface EndingEvent {
  readonly kind: EventKind
  /** The closed hand that it is against, -1 where it is neither or both. */
  readonly seat: number
}

/** What all tests of a plan share. */
export interface Asked {
  readonly search: Search
  readonly known: Map<string, boolean>
}

/** A trick of a line. */
interface Trick {
  readonly plays: Line
  /** By seat, what was held when it began. */
  readonly hands: readonly number[]
  readonly suit: number
  readonly all: number
  readonly winner: number
  /** The card that won. */
  readonly best: number
}

export const isClosed = ({ closed }: Board, seat: number): boolean =>
  (closed as readonly number[]).includes(seat)
const above = (card: number): number => -1 << (card + 1)
export const several = (set: number): boolean => (set & (set - 1)) !== 0
const trumpsOf = ({ trump, suits }: Board): number => (trump < 4 ? suits[trump]! : 0)

function tricksOf(board: Board, line: Line): readonly Trick[] {
  return Array.from({ length: line.length >> 2 }, (_, n) => {
    const plays = line.slice(4 * n, 4 * n + 4)
    const [{ card, hands }, , , last] = plays as unknown as readonly [
      Played,
      Played,
      Played,
      Played,
    ]
    const wins = beats(board, last.card, last.place.best)
    const best = wins ? last.card : last.place.best
    const suit = board.suitOf[card]!
    const winner = wins ? last.place.seat : last.place.winner
    return { plays, hands, suit, all: board.suits[suit]!, winner, best }
  })
}

/** Tricks to come with all cards open, as many as are worth more than fewer. */
const openAt = ({ board, open }: Search, { place }: Played, hands: readonly number[]): number =>
  openFrom(open, place, hands[board.closed[0]]!, place.left)

/** The hands with a card exchanged for a lower one of the other closed hand, or for any where it has none. */
function exchanged(
  board: Board,
  hands: readonly number[],
  card: number,
  holder: number,
): readonly (readonly number[])[] {
  const other = hands[(holder + 2) & 3]!
  const lower = other & board.suits[board.suitOf[card]!]! & ~above(card)
  return [...board.cards.keys()]
    .filter((one) => (((lower === 0 ? other : lower) >> one) & 1) === 1)
    .map((one) =>
      hands.map((hand, seat) => (isClosed(board, seat) ? hand ^ ((1 << card) | (1 << one)) : hand)),
    )
}

/** A card of ours won, or drew the higher one out, since that lies in front: the other hand would beat it. */
function finesseIn({ search }: Asked, trick: Trick): EndingEvent | undefined {
  const { board } = search
  const { plays, suit, all, winner, best } = trick
  if (board.ours[winner] === 0 || board.suitOf[best] !== suit) return undefined
  if (board.ours[plays[0]!.place.seat] === 0) return undefined
  const ours = plays.findLastIndex(({ place }) => board.ours[place.seat] === 1)
  for (const [_n, play] of plays.slice(0, ours).entries()) {
    const { seat } = play.place
    const feared = highest(play.hands[seat]! & all)
    if (!isClosed(board, seat) || feared < 0) continue
    const isOut = play.card === feared
    // What is left after the trick of what would have been finessed.
    const left = plays.reduce((rest, { card }) => rest & ~(1 << card), board.suits[suit]!)
    const next = highest(left & play.place.rest & ~above(feared))
    const isNext =
      next >= 0 &&
      trick.hands.some((hand, who) => board.ours[who] === 1 && (hand >> next) % 2 !== 0)
    if (isOut ? !isNext || feared > best : feared < best) continue
    const holds = (first: number): boolean =>
      ((handsAt(board, play.place, first)[seat]! >> feared) & 1) === 1
    if (play.layouts.every(holds)) return { kind: 'marked finesse', seat }
    // With the higher card played, all cards from there on are open again.
    const from = isOut ? play : plays[ours + 1]
    // Nothing of theirs comes after ours: the other hand has played, too.
    if (from === undefined) continue
    const now = openAt(search, from, from.hands)
    const others = exchanged(board, from.hands, feared, seat)
    if (others.length > 0 && others.every((hands) => openAt(search, from, hands) < now))
      return { kind: 'finesse', seat }
  }
  return undefined
}

/** Suits in which a card of ours would be high without his: none where an idle card would not help him. */
function squeezedIn({ search, known }: Asked, play: Played): number {
  const { board } = search
  const { place, card, hands } = play
  const { seat, led } = place
  const suit = board.suitOf[card]!
  if (!isClosed(board, seat) || led < 0 || suit === led || suit === board.trump) return 0
  const value = openAt(search, play, hands)
  const idle = { ...place, down: place.down + 1, seat: (seat + 1) & 3 }
  if (takes(board, known, idle, hands, value)) return 0
  return board.suits.reduce((set, all, of) => {
    const his = hands[seat]! & all
    if (his === 0 || of === board.trump) return set
    const without = hands.with(seat, hands[seat]! & ~his)
    return takes(board, known, idle, without, value) ? set | (1 << of) : set
  }, 0)
}

/** On purpose: whoever of ours had a card with which he would not have won; and whether it would have won itself. */
function couldRefuse(board: Board, { plays }: Trick, seat: number): readonly Played[] {
  return plays.filter(({ place, card, hands }) => {
    if (board.ours[place.seat] === 0) return false
    const may = following(board, hands[place.seat]!, place.led) & ~(1 << card)
    return [...board.cards.keys()].some((one) => {
      if (((may >> one) & 1) === 0) return false
      if (place.led >= 0 && !beats(board, one, place.best)) return false
      const his = following(board, hands[seat]!, place.led < 0 ? board.suitOf[one]! : place.led)
      return [...board.cards.keys()].every(
        (his1) => ((his >> his1) & 1) === 0 || !beats(board, his1, one),
      )
    })
  })
}

/**
 * He leads against his will: with us on lead no plan takes as much in all layouts that are left. Against him alone
 * where it does not with his partner on lead, either.
 */
function throwIn(
  { search }: Asked,
  before: readonly Trick[],
  trick: Trick,
): EndingEvent | undefined {
  const { board } = search
  const { place, layouts, wanted, hands } = trick.plays[0]!
  const { seat } = place
  if (!isClosed(board, seat)) return undefined
  // He may have cashed what he had before.
  const thrown = before.findLast(({ plays }) => plays[0]!.place.seat !== seat)
  if (thrown === undefined || board.ours[thrown.plays[0]!.place.seat] === 0) return undefined
  const refusing = couldRefuse(board, thrown, seat)
  const leaders = new Set([thrown.plays[0]!, ...refusing].map((one) => one.place.seat))
  const serves = (who: number): boolean =>
    isReached(search, { ...place, seat: who }, layouts, wanted)
  if (refusing.length === 0 || [...leaders].some(serves)) return undefined
  const hold = hands.filter((_, who) => board.ours[who] === 1)
  const ruffs = hold.every((hand) => (hand & trumpsOf(board)) !== 0)
  const gone = board.suits.some(
    (all) => (hands[seat]! & all) !== 0 && hold.every((hand) => (hand & all) === 0),
  )
  const kind = ruffs && gone ? 'elimination' : 'throw-in'
  return { kind, seat: serves((seat + 2) & 3) ? -1 : seat }
}

/** He can ruff, but before our hand that has a trump below his, and no trump can be led through him. */
function coupIn({ search: { board } }: Asked, trick: Trick): EndingEvent | undefined {
  const { plays, hands, suit, all, winner, best } = trick
  const trumps = trumpsOf(board)
  if (board.ours[winner] === 0 || suit === board.trump || ((trumps >> best) & 1) === 0)
    return undefined
  const seat = (winner + 3) & 3
  const his = highest(hands[seat]! & trumps)
  const below = his < 0 ? 0 : hands[winner]! & trumps & ~above(his)
  const others = hands[(winner + 2) & 3]! & trumps
  const isLed = plays[0]!.place.seat !== winner
  return isLed && (hands[seat]! & all) === 0 && below !== 0 && others === 0
    ? { kind: 'trump coup', seat }
    : undefined
}

/** Our card is high since both have followed out of its suit. */
function lengthIn({ search: { board } }: Asked, line: Line, trick: Trick): EndingEvent | undefined {
  const { hands, all, suit, winner, best } = trick
  const start = line[0]!.hands
  const held = board.closed.reduce((sum, seat) => sum | start[seat]!, 0) & all
  const threw = line.some(
    ({ place, card }) =>
      isClosed(board, place.seat) &&
      ((all >> card) & 1) === 1 &&
      place.led >= 0 &&
      place.led !== suit,
  )
  const out = board.closed.every((seat) => (hands[seat]! & all) === 0)
  return board.ours[winner] === 1 &&
    ((all >> best) & 1) === 1 &&
    out &&
    !threw &&
    (held & above(best)) !== 0
    ? { kind: 'length', seat: -1 }
    : undefined
}

/** What happened on a line. */
export function eventsOf(asked: Asked, line: Line): readonly EndingEvent[] {
  const { board } = asked.search
  const events: (EndingEvent | undefined)[] = []
  const squeezes: { readonly at: number; readonly seat: number; readonly suits: number }[] = []
  const tricks = tricksOf(board, line)
  for (const [at, trick] of tricks.entries()) {
    const thrown = throwIn(asked, tricks.slice(0, at), trick)
    const { seat } = trick.plays[0]!.place
    const wasSqueezed = squeezes.some((one) => one.seat === seat)
    events.push(thrown !== undefined && wasSqueezed ? { kind: 'strip squeeze', seat } : thrown)
    for (const play of trick.plays) {
      const suits = squeezedIn(asked, play)
      if (suits !== 0) squeezes.push({ at, seat: play.place.seat, suits })
    }
    events.push(finesseIn(asked, trick), coupIn(asked, trick), lengthIn(asked, line, trick))
  }
  const stripped = (seat: number): boolean =>
    events.some((event) => event?.kind === 'strip squeeze' && event.seat === seat)
  const simple = squeezes.filter(({ seat, suits }) => several(suits) && !stripped(seat))
  const isDouble = simple.some((one) =>
    simple.some(
      (two) =>
        one.seat !== two.seat && Math.abs(one.at - two.at) < 2 && (one.suits & two.suits) !== 0,
    ),
  )
  if (isDouble) events.push({ kind: 'double squeeze', seat: -1 })
  else for (const { seat } of simple) events.push({ kind: 'squeeze', seat })
  return events.filter((event) => event !== undefined)
}
