/** From what is known to what the page is told: the words of readings, and figures in one shape. */
import { describe } from '#constraint/describe.ts'
import { type Phrase, plain } from '#constraint/phrase.ts'
import type { Card } from '#core/card.ts'
import { cardOf, rankOf, suitOf } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import { type Holding, has, union } from '#core/holding.ts'
import { players } from '#core/play.ts'
import { RANKS_DESCENDING, rankHcp } from '#core/rank.ts'
import { rotate, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { formatShape } from '#core/shape.ts'
import { SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import {
  ANY_HAND,
  ANY_SUCH_HAND,
  DENIES_NOTHING,
  meaningPhrase,
} from '#explain/call/meaning-words.ts'
import { denialWords, readingStepWords, toldByOwnWords } from '#explain/knowledge/reading-words.ts'
import { predicatePhrase, signWords } from '#explain/knowledge/why-inference.ts'
import { actOf } from '#explain/proof.ts'
import type { Knowledge, KnownCard, KnownHand } from '#knowledge/answer/knowledge-data.ts'
import type { Evidence } from '#knowledge/inference/inference.ts'
import type { KnownInference } from '#knowledge/inference/known.ts'
import type { LawfulRange } from '#knowledge/law/changes.ts'
import { knownOf, type Position } from '#knowledge/law/position.ts'
import type { Between, Spread } from '#knowledge/law/spread.ts'
import type { Predicate } from '#knowledge/predicates/predicate.ts'
import { readingSteps } from '#knowledge/sources/meanings.ts'
import type { AgreedMeaning, RuleReading } from '#knowledge/sources/source.ts'
import type {
  ReadingRole,
  Told,
  ToldCallReading,
  ToldCard,
  ToldHand,
  ToldInference,
  ToldNumber,
  ToldReading,
  ToldSuit,
} from './knowledge-answer.ts'
import { MOST_SHAPES } from './knowledge-input.ts'

const figureOf = (chance: number, between: Between | undefined): Chance =>
  between === undefined ? { chance } : { chance: between.least, upTo: between.most }

function numberOf(spread: Spread, kept: LawfulRange | undefined): ToldNumber {
  const low = spread.between?.map(({ least }) => least) ?? spread.chances
  const high = spread.between?.map(({ most }) => most)
  return {
    kept,
    lo: spread.from,
    hi: spread.from + low.length - 1,
    chances: low,
    ...(high === undefined ? {} : { upTo: high }),
    ...(spread.counts === undefined ? {} : { counts: spread.counts }),
  }
}

function handOf(hand: KnownHand): ToldHand | undefined {
  const { seat, lengths, hcp, agreed, shapes, shapesSampled } = hand
  const suits = lengths.map(({ now }, s) => now && numberOf(now, agreed?.lengths[s]))
  if (hcp.now === undefined || suits.some((one) => one === undefined)) return undefined
  return {
    seat,
    suits: suits as readonly ToldNumber[],
    hcp: numberOf(hcp.now, agreed?.hcp),
    shapes: shapes
      .filter(({ now }) => now !== undefined && now > 0)
      .slice(0, MOST_SHAPES)
      .map(({ shape, now }) => ({ name: formatShape(shape), chance: now ?? 0 })),
    ...(shapesSampled === undefined ? {} : { sampled: shapesSampled }),
  }
}

const honourOf = ({ card, now, between }: KnownCard): readonly ToldCard[] =>
  now === undefined || rankHcp(rankOf(card)) === 0
    ? []
    : [{ card, holders: now.map((chance, h) => figureOf(chance, between?.[h])) }]

/** Cards of the suit dealt to the closed hands together, high first. */
function suitOut(position: Position, suit: Suit): readonly Card[] {
  let out: Holding = position.unseen[suit]
  for (let h = 0; h < position.seats.length; h++) out = union(out, knownOf(position, h, suit))
  return RANKS_DESCENDING.filter((rank) => has(out, rank)).map((rank) => cardOf(suit, rank))
}

const splitsOf = (known: Knowledge, position: Position): readonly ToldSuit[] =>
  SUITS_DESCENDING.map((suit) => ({
    suit,
    cards: suitOut(position, suit),
    rows: known.splits[suit].map(({ lengths, before, law, now, between }) => ({
      lengths,
      lawful: law,
      apriori: before,
      ...figureOf(now ?? law, between),
    })),
  }))

/** Denials told; a long procedure denies too many things to list. */
const MOST_DENIED = 3

/** What a system said of the call, where the inference rests on it. */
const meaningOf = (
  because: Evidence,
  meanings: readonly AgreedMeaning[],
): AgreedMeaning | undefined =>
  because.kind === 'call'
    ? meanings.find(({ index, rule }) => index === because.index && rule === because.rule)
    : undefined

/** The readings of a call by a system are told as it stands, without the denials, and a step looser. */
function meaningWords({ says, denies, reading }: AgreedMeaning, at: number): Phrase {
  if (reading !== undefined)
    return readingStepWords(readingSteps(reading)[at] ?? 'relaxed', reading)
  if (at === 0) return meaningPhrase(says)
  if (denies.length === 0 || at > 1) return ['the same, give or take a card or two points']
  const direct = meaningPhrase(says)
  return plain(direct) === ANY_SUCH_HAND ? [ANY_HAND] : [...direct, `, ${DENIES_NOTHING}`]
}
/** The words of the reading at that place. */
export function readingWords(
  { because, seat }: { readonly because: Evidence; readonly seat: Seat },
  says: Predicate,
  at: number,
  meanings: readonly AgreedMeaning[],
): Phrase {
  const meaning = meaningOf(because, meanings)
  return meaning === undefined ? predicatePhrase(says, seat) : meaningWords(meaning, at)
}
/** What a card is evidence of, in a word or two; empty for a call. */
export const signOf = (because: Evidence): string =>
  because.kind === 'card' ? signWords(because.sign) : ''

const roleOf = ({ kind, active }: KnownInference, at: number): ReadingRole =>
  kind === 'exactly-one'
    ? active === at
      ? 'active'
      : 'one-of'
    : active === at
      ? 'active'
      : active === undefined || at < active
        ? 'past'
        : 'asleep'

function inferenceOf(
  known: KnownInference,
  view: SeatView,
  meanings: readonly AgreedMeaning[],
): ToldInference {
  const meaning = meaningOf(known.because, meanings)
  const { id, seat, because, kind, verdict, off } = known
  return {
    id,
    seat,
    act: actOf(because, view),
    rule: because.rule,
    kind,
    sign: signOf(because),
    verdict,
    readings: known.readings.map(
      ({ says, qualifier, status, agreed, chance, between }, at): ToldReading => ({
        says: readingWords(known, says, at, meanings),
        qualifier,
        status,
        role: roleOf(known, at),
        ...(agreed === 'implied' || agreed === 'excluded' ? { soft: agreed } : {}),
        ...(chance === undefined ? {} : figureOf(chance, between)),
      }),
    ),
    denies:
      meaning === undefined || meaning.reading !== undefined || meaning.denies.length > MOST_DENIED
        ? []
        : meaning.denies.map(describe),
    ...(meaning?.reading === undefined ? {} : { read: readOf(meaning.reading) }),
    ...(off === undefined ? {} : { off }),
  }
}
const readOf = (reading: RuleReading): ToldCallReading => ({
  source: reading.source,
  status: reading.status,
  byDenial: reading.status === 'exact' ? denialWords(reading) : [],
  ...(reading.words === undefined || toldByOwnWords(reading) ? {} : { words: reading.words }),
})
/** Who made the call or played the card. */
const actorOf = (because: Evidence, view: SeatView): Seat =>
  because.kind === 'call' || view.contract === undefined
    ? rotate(view.dealer, because.index)
    : (players({ contract: view.contract, cards: view.cards })[because.index] ?? view.seat)

/**
 * @param position the moment's lawful position.
 * @param meanings what the systems said of the calls.
 */
export function toldOf(
  known: Knowledge,
  view: SeatView,
  position: Position,
  meanings: readonly AgreedMeaning[],
): Told {
  const hands = known.hands.map(handOf)
  const whole = hands.every((hand) => hand !== undefined)
  const { conflict } = known
  return {
    observer: known.observer,
    calls: view.calls.length,
    cards: view.cards.length,
    seats: known.seats,
    layouts: known.layouts,
    total: known.total,
    precision: precisionOf(known),
    ...(known.drawn === undefined ? {} : { drawn: known.drawn }),
    hands: whole ? hands : [],
    honours: whole ? known.cards.flatMap(honourOf).sort(highFirst) : [],
    splits: splitsOf(known, position),
    inferences: known.inferences.map((one) => inferenceOf(one, view, meanings)),
    conflict: conflict.kind === 'priced' ? conflict.patterns : [],
    faults: known.problems.map(({ id, because, problem }) => ({
      id,
      seat: actorOf(because, view),
      act: actOf(because, view),
      rule: because.rule,
      never: problem.code === 'agreement/nothing' && meaningOf(because, meanings) !== undefined,
      why: problem.message,
    })),
    partnerFirst: conflict.kind === 'priced' ? conflict.partnerFirst : [],
  }
}
const highFirst = (a: ToldCard, b: ToldCard): number =>
  suitOf(b.card) - suitOf(a.card) || rankOf(b.card) - rankOf(a.card)

function precisionOf({ figures, hands }: Knowledge): Told['precision'] {
  if (figures === 'law') return 'law'
  if (figures === 'between') return 'interval'
  if (figures === 'drawn') return 'drawn'
  return hands[0]?.hcp.now?.counts === undefined ? 'rounded' : 'exact'
}
