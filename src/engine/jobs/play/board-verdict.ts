/**
 * The verdict on a board that is over, for one player: the calls and cards that were worse by what was known, in
 * figures for the record and in three lines to read.
 */
import { callerAt, contractOf } from '#core/auction.ts'
import { rankOf } from '#core/card.ts'
import { NEARLY_SURE } from '#core/chance.ts'
import { type Contract, dummyOf } from '#core/contract.ts'
import { ownerOf } from '#core/deal.ts'
import { lengths } from '#core/hand.ts'
import { sureChance } from '#core/known-chance.ts'
import { controllerOf } from '#core/play.ts'
import { JACK } from '#core/rank.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { invariant, ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import {
  callsLine,
  type KnownEarly,
  knownLine,
  playLine,
  type VerdictLine,
} from '#explain/cardplay/verdict-words.ts'
import type { BoardVerdict, CallFault, CardFault } from '#practice/board-verdict.ts'
import type { Known } from '#reasoning/answer/news.ts'
import { knownAtEach } from '../knowledge/line-news.ts'
import { themeOfCall, themeOfCard } from './fault-theme.ts'
import { postMortem, type ToldCard } from './post-mortem.ts'
import { type CallsLookedAt, reviewCalls, type ToldCall } from './review-calls.ts'

export interface BoardJudged
  extends Pick<CallsLookedAt, 'sides' | 'systems' | 'scoring' | 'speed' | 'seed'> {
  readonly ask: 'board'
  /** All four hands are known, and the board is over. */
  readonly record: BoardRecord
  /** Whose board it is: its calls, and the cards that it chose, dummy's too where it declared. */
  readonly seat: Seat
}
/** The lines that are ready; the others are under way. */
export interface VerdictLines {
  readonly calls?: VerdictLine
  readonly play?: VerdictLine
  readonly known?: VerdictLine
}
export interface VerdictProgress extends VerdictLines {
  /** Decisions looked at, of as many as there are. */
  readonly done: number
  readonly of: number
}
export interface BoardTold {
  readonly verdict: BoardVerdict
  readonly lines: Required<VerdictLines>
}

type Telling<T> = Generator<VerdictProgress, Result<T, Problem>, void>

const isFault = ({ verdict }: { readonly verdict: string }): boolean => verdict === 'mistake'

const callFaults = (
  calls: readonly ToldCall[],
  reached: Contract | undefined,
): readonly CallFault[] =>
  calls.filter(isFault).flatMap((one): CallFault[] => {
    const { index, call, system, behind } = one
    // Where no system is known there is no call that was better, only a contract: nothing to keep.
    if (system === undefined || behind === undefined) return []
    const theme = themeOfCall(one, reached)
    return [
      { ...{ kind: 'call', role: 'bid', index, made: call, better: system, cost: behind, theme } },
    ]
  })

function cardFaults(
  record: BoardRecord,
  contract: Contract,
  cards: readonly ToldCard[],
): readonly CardFault[] {
  return cards.filter(isFault).flatMap((one): CardFault[] => {
    const { index, card, better, knowable, seat } = one
    if (better === undefined || knowable === undefined) return []
    const chooser = controllerOf({ contract, cards: record.cards }, seat)
    const view = seatView({ ...record, cards: record.cards.slice(0, index) }, chooser)
    invariant(view !== undefined, 'the hand of whoever chose is known')
    const role = index === 0 ? 'lead' : chooser === contract.declarer ? 'declare' : 'defend'
    const cost = knowable.score.mean === 0 ? knowable.tricks : knowable.score
    const theme = themeOfCard(one, view)
    return [{ kind: 'card', role, index, made: card, better, cost, theme }]
  })
}

/** The cards of a trick. */
const TRICK = 4
/** From the start of trick eleven on all is soon seen. */
const LATE = 10

/**
 * The honour or the shape of a closed hand that was as good as known for longest before it was seen, told truly.
 * @param moments what was known after the lead, and after each trick.
 */
function knownEarly(
  record: BoardRecord,
  moments: readonly Known[],
): (KnownEarly & { readonly trick: number }) | undefined {
  const { calls, cards, board } = record
  const eventsAt = (moment: number): number => calls.length + (moment === 0 ? 1 : moment * TRICK)
  /** The first moment from which on it stays as good as known, up to where it is seen. */
  const since = (chances: readonly (number | undefined)[]): number | undefined => {
    const seen = chances.indexOf(undefined)
    const open = seen < 0 ? chances : chances.slice(0, seen)
    const at = open.findLastIndex((chance) => chance === undefined || chance < NEARLY_SURE) + 1
    return at < open.length - 1 && at < LATE ? at : undefined
  }
  const found: (KnownEarly & { readonly trick: number; readonly long: number })[] = []
  const tell = (at: number | undefined, chances: readonly (number | undefined)[], of: object) => {
    if (at === undefined) return
    const seen = chances.indexOf(undefined)
    const long = (seen < 0 ? chances.length : seen) - at
    const about = { ...of, chance: chances[at]!, at: eventsAt(at), trick: at + 1, long }
    found.push(about as (typeof found)[number])
  }
  for (const { card } of moments[0]?.cards ?? []) {
    const seat = ownerOf(board.deal, card)
    if (rankOf(card) < JACK || seat === undefined) continue
    const chances = moments.map(({ hands, cards: open }) => {
      const hand = hands.findIndex((one) => one.seat === seat)
      return open.find((one) => one.card === card)?.holders[hand]
    })
    // Of the first, what the lead itself showed is no news.
    if (card !== cards[0]) tell(since(chances), chances, { card, seat })
  }
  const rank = (one: (typeof found)[number]): number => ('card' in one ? rankOf(one.card) / 100 : 0)
  const [best] = found.toSorted((a, b) => b.long + rank(b) - a.long - rank(a))
  if (best !== undefined) return best
  for (const { seat } of moments[0]?.hands ?? []) {
    const [clubs, diamonds, hearts, spades] = lengths(board.deal[seat]!)
    const shape = [spades, hearts, diamonds, clubs].join('=')
    const chances = moments.map(({ hands }) => {
      const top = hands.find((one) => one.seat === seat)?.shape
      return top?.name === shape ? sureChance(top) : 0
    })
    tell(since(chances), chances, { shape, seat })
  }
  return found.toSorted((a, b) => b.long - a.long)[0]
}

/** @returns a problem where a hand is unknown, or the deal too hard. */
export function* boardVerdict(kernel: Kernel, input: BoardJudged): Telling<BoardTold> {
  const { record, seat, ask: _, ...rest } = input
  const { board, calls, cards } = record
  if (board.deal.some((hand) => hand === undefined))
    return problem('review-calls/hand', t`All four hands must be known.`)
  const auction = auctionOf(record)
  const reached = calls.length === 0 ? record.contract : contractOf(auction)
  const made = calls.filter((_call, i) => callerAt(auction, i) === seat).length
  const asked = { ...rest, record, seats: [seat] }
  let of = made
  let done = 0
  let lines: VerdictLines = {}
  const so = (): VerdictProgress => ({ ...lines, done, of })
  const looking = reviewCalls(kernel, { ...asked, ask: 'calls' })
  const told = made === 0 ? ok([]) : yield* reporting(looking, () => so())
  if (!told.ok) return told
  const bid = told.value
  lines = { calls: callsLine(bid, made, input.scoring) }
  done = made
  yield so()

  const chooses = reached !== undefined && cards.length > 0 && dummyOf(reached) !== seat
  let own: readonly ToldCard[] = []
  if (chooses) {
    const playing = postMortem(kernel, { ...asked, ask: 'cards' })
    const played = yield* reporting(playing, (progress) => {
      done = made + progress.cards.length
      of = made + progress.of
      return so()
    })
    if (!played.ok) return played
    own = played.value
  }
  lines = { ...lines, play: playLine(own, calls.length, input.scoring) }
  yield so()

  const faults = reached === undefined ? [] : cardFaults(record, reached, own)
  const blamed = own.filter(isFault).find(({ reasons }) => reasons.length > 0)
  const reason = blamed && { text: blamed.reasons[0]!.text, at: calls.length + blamed.index + 1 }
  const view = reason === undefined && chooses ? seatView(record, seat) : undefined
  let early: ReturnType<typeof knownEarly>
  if (view !== undefined) {
    const tricks = Array.from({ length: cards.length >> 2 }, (_trick, i) => (i + 1) * TRICK)
    const places = [1, ...tricks].map((count) => calls.length + count)
    const knowing = knownAtEach({ view, sides: input.sides, systems: input.systems }, places)
    early = knownEarly(record, yield* reporting(knowing, () => so()))
  }
  const known = knownLine(reason, early)
  const all = { calls: lines.calls!, play: lines.play!, known }
  const open = own.filter((one) => !isFault(one)).reduce((sum, one) => sum + one.openCost, 0)
  const verdict: BoardVerdict = {
    ...{ seat, scoring: input.scoring },
    calls: { made, faults: callFaults(bid, reached) },
    cards: {
      made: own.filter(({ verdict: one }) => one !== 'forced').length,
      faults,
      openCost: open,
    },
  }
  return ok({ verdict, lines: all })
}
