/**
 * What defenders' cards say, worked out again from all four hands: random plays of the whole deal,
 * each card judged by somebody who sees everything. The sources, which see one hand and dummy, must
 * say the same sentence of the same cards, and weigh it as agreed.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf, type Call, isBid, PASS, strainOf } from '#core/call.ts'
import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import { dummyOf, strainOfContract } from '#core/contract.ts'
import { type Holding, length, ranks } from '#core/holding.ts'
import { tricksOf } from '#core/play.ts'
import { ACE, KING, type Rank, TEN } from '#core/rank.ts'
import { partner, rotate, SEATS, type Seat, sideOf } from '#core/seat.ts'
import { NOTRUMP, SUITS, type Suit } from '#core/suit.ts'
import { anyWholePlay, type DealPlay } from '#testing/arbitraries.ts'
import { carded } from '#testing/carded.ts'
import { weightIn } from '#testing/endings.ts'
import { playSeenBy } from '#testing/seen.ts'
import type { Inference } from '../inference/inference.ts'
import { holds } from '../predicates/predicate.ts'
import { type CardingAgreement, FOURTH_BEST, type Signal } from './carding.ts'
import { notMade } from './not-made.ts'
import { CHOSEN_AS, chosenAction, HEADS, headClass, headOf, ledAs } from './recorded.ts'
import { showOuts } from './show-outs.ts'
import { signals } from './signals.ts'

/** A card of the play with all that is known of it by one who sees every hand. */
interface SeenPlay {
  readonly index: number
  readonly seat: Seat
  readonly card: Card
  readonly suit: Suit
  readonly rank: Rank
  readonly ledCard: Card
  readonly leader: Seat
  readonly place: number
  /** The first card of the suit from this hand, and of any other suit after it was out of one. */
  readonly first: boolean
  readonly shownOut: readonly Suit[]
  /** Cards played up to this one. */
  readonly gone: ReadonlySet<Card>
  /** The card of the trick that wins so far, and who played it; absent for a lead. */
  readonly winning?: { readonly card: Card; readonly seat: Seat }
}
function seenPlays({ play }: DealPlay): readonly SeenPlay[] {
  const strain = strainOfContract(play.contract)
  const winningOf = (leader: Seat, cards: readonly Card[]): SeenPlay['winning'] => {
    let best = 0
    for (const [i, card] of cards.entries()) {
      const [suit, than] = [suitOf(card), suitOf(cards[best]!)]
      if (suit === than ? rankOf(card) > rankOf(cards[best]!) : suit === strain) best = i
    }
    const card = cards[best]
    return card === undefined ? undefined : { card, seat: rotate(leader, best) }
  }
  const gone = new Set<Card>()
  const suits = new Set<string>()
  const out: Suit[][] = SEATS.map(() => [])
  return tricksOf(play).flatMap((trick, t) =>
    trick.cards.map((card, place): SeenPlay => {
      const seat = rotate(trick.leader, place)
      const suit = suitOf(card)
      const ledCard = trick.cards[0]!
      gone.add(card)
      const first = !suits.has(`${seat} ${suit}`)
      suits.add(`${seat} ${suit}`)
      const shownOut = [...out[seat]!]
      if (suit !== suitOf(ledCard)) out[seat]!.push(suitOf(ledCard))
      const winning = winningOf(trick.leader, trick.cards.slice(0, place))
      return {
        ...(winning === undefined ? {} : { winning }),
        ...{ index: t * 4 + place, seat, card, suit, rank: rankOf(card), ledCard },
        ...{ leader: trick.leader, place, first, shownOut, gone: new Set(gone) },
      }
    }),
  )
}

/** One thing that a card says: whether it is true, and of a hundred such hands how many act so. */
type Said = readonly [id: string, truth: string, weight: number]
/** As the inferences have it, judged by the cards. */
const said = ({ deal }: DealPlay, list: readonly Inference[]): readonly Said[] =>
  list.map((one) => [
    one.id,
    one.readings
      .filter((reading) => holds(reading.says, deal) === true)
      .map(({ qualifier }) => qualifier ?? 'nothing')
      .join(),
    weightIn(one.action, deal),
  ])
const byId = (list: readonly Said[]): readonly Said[] =>
  [...list].sort(([a], [b]) => (a < b ? -1 : 1))

const anySignal = fc.constantFrom<Signal>('standard', 'upside-down', 'none')
const anyCarding: fc.Arbitrary<CardingAgreement> = fc
  .record({
    count: anySignal,
    attitude: anySignal,
    discard: anySignal,
    suitPreference: fc.boolean(),
    odds: fc.constantFrom('own' as const, undefined),
    notMade: fc.record({
      cover: fc.constantFrom(40, 100),
      partnersSuit: fc.constantFrom(30, 100),
      sequence: fc.constantFrom(20, 100),
      lowestOfEquals: fc.constantFrom(10, 100),
    }),
  })
  .map(({ odds, notMade: habits, ...given }) => ({
    ...FOURTH_BEST,
    ...(odds === undefined ? {} : { odds }),
    signals: { ...given, weights: { agreed: 70, against: 20 } },
    notMade: habits,
  }))

const CALLS: readonly Call[] = [
  ...[bidOf(1, 0), bidOf(1, 2), bidOf(1, 3), bidOf(1, NOTRUMP), bidOf(2, 1), bidOf(2, NOTRUMP)],
  ...[bidOf(3, 0), bidOf(3, 2), PASS, PASS, PASS],
]
/** A play with an auction that makes every suit somebody's, seen by one seat. */
const anySight = fc
  // Fair deals: freaks seldom have anything to signal.
  .noBias(fc.tuple(anyWholePlay, anyCarding, fc.constantFrom(...SEATS), fc.constantFrom(...SEATS)))
  .map(([whole, carding, seat, dealer]) => {
    const view = playSeenBy(whole.deal, whole.play, seat, dealer)
    const { declarer } = whole.play.contract
    const strain = strainOfContract(whole.play.contract)
    return {
      whole,
      carding,
      view: { ...view, calls: CALLS.map((call) => ({ call })) },
      trump: strain === NOTRUMP ? undefined : strain,
      inSight: [seat, dummyOf(whole.play.contract)],
      // Dummy sees the opening lead before anybody sees dummy; defenders are what is left.
      closed: SEATS.filter((one) => one !== seat && sideOf(one) !== sideOf(declarer)),
    }
  })
type Sight = typeof anySight extends fc.Arbitrary<infer T> ? T : never

const heldOf = ({ whole }: Sight, seat: Seat, suit: Suit): Holding => whole.deal[seat][suit]
const hasTop = (sight: Sight, seat: Seat, suit: Suit): boolean =>
  (heldOf(sight, seat, suit) & 0x1c00) !== 0

/** Whether the card was played to tell, and not because the trick asked for it. */
function isFreePlay(sight: Sight, one: SeenPlay): boolean {
  const { seat, suit, winning } = one
  if (winning === undefined || suit === sight.trump) return false
  // Nothing of the suit led, or a ruff to look at: any small card will do.
  if (suit !== suitOf(one.ledCard) || suitOf(winning.card) !== suit) return true
  const mine = winning.seat === partner(seat)
  const top = rankOf(winning.card)
  if (one.leader === partner(seat))
    return mine
      ? top >= TEN
      : !cardsFrom(suit, top + 1, ACE).some((card) => dealtOutOfSight(sight, card))
  // A spot above a seven or better means to win, or to force.
  return mine || one.rank < top || top < rankOf(cardOf(suit, 5))
}

function plainSignal(sight: Sight, one: SeenPlay): readonly Said[] {
  const { carding, trump } = sight
  const { count, attitude, discard, suitPreference, weights } = carding.signals
  const { seat, suit } = one
  if (one.rank >= TEN || !one.first || !isFreePlay(sight, one)) return []
  const topsOut = cardsFrom(suit, ACE - 2, ACE).some((card) => dealtOutOfSight(sight, card))
  const held = ranks(heldOf(sight, seat, suit))
  // Partner's king is followed by the jack, his queen by the ten.
  const led = rankOf(one.ledCard)
  const wanted = [ACE, KING, KING - 1, ...(led === KING || led === KING - 1 ? [led - 2] : [])]
  const likes = wanted.some((rank) => held.includes(rank as Rank))
  const wantedOut = wanted.some((rank) => dealtOutOfSight(sight, cardOf(suit, rank as Rank)))
  const high = one.rank !== Math.min(...held)
  const id = `signal-${one.index}`
  const tell = (yes: boolean): readonly Said[] => {
    if (held.length === 1) return [[id, 'nothing', weights.agreed]]
    return high === yes
      ? [[id, 'consistent', weights.agreed]]
      : [[id, 'inconsistent', weights.against]]
  }
  const by = (signal: Signal, yes: boolean): readonly Said[] =>
    signal === 'none' ? [] : tell(yes === (signal === 'standard'))
  if (suit === suitOf(one.ledCard))
    return one.leader === partner(seat)
      ? wantedOut
        ? by(attitude, likes)
        : []
      : by(count, held.length % 2 === 0)
  if (!suitPreference) return topsOut ? by(discard, hasTop(sight, seat, suit)) : []
  const left = SUITS.filter((other) => ![suit, trump, suitOf(one.ledCard)].includes(other))
  return left.length < 2 ? [] : tell(hasTop(sight, seat, Math.max(...left) as Suit))
}

/** Whether, for all the observer knows, a hidden hand was dealt the card. */
const dealtOutOfSight = ({ whole, inSight }: Sight, card: Card): boolean =>
  !inSight.some((seat) => (whole.deal[seat][suitOf(card)] & (1 << rankOf(card))) !== 0)
const cardsFrom = (suit: Suit, from: number, to: number): readonly Card[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => cardOf(suit, (from + i) as Rank))

/** Whether third hand, low over a trick it might have taken, has nothing better; nothing to say elsewhere. */
function thirdHandTruth(sight: Sight, one: SeenPlay): boolean | undefined {
  const { seat, suit, rank, winning, place } = one
  if (place !== 2 || winning === undefined || one.leader !== partner(seat)) return undefined
  if (suit !== suitOf(one.ledCard) || suitOf(winning.card) !== suit || rank >= TEN) return undefined
  const top = rankOf(winning.card)
  if (winning.seat === partner(seat) && top >= TEN) return undefined
  const dummy = sight.view.dummy
  if (dummy !== undefined && ranks(dummy[suit]).some((held) => held >= TEN)) return undefined
  const touching = cardOf(suit, (Math.max(rank, top) + 1) as Rank)
  const better = cardsFrom(suit, Math.max(TEN, Math.max(rank, top) + 1), ACE).filter(
    (card) =>
      dealtOutOfSight(sight, card) && !(card === touching && rank > top && !one.gone.has(touching)),
  )
  if (better.length === 0) return undefined
  return !better.some((card) => (heldOf(sight, seat, suit) & (1 << rankOf(card))) !== 0)
}

function plainNotMade(sight: Sight, one: SeenPlay): readonly Said[] {
  const { carding, trump, whole, view } = sight
  const { seat, suit, index } = one
  const out: Said[] = []
  const put = (id: string, truth: boolean, rest: number): void => {
    if (rest < 100) out.push([`${id}-${index}`, truth ? 'consistent' : '', truth ? 100 : rest])
  }
  const has = (card: Card): boolean =>
    (heldOf(sight, seat, suitOf(card)) & (1 << rankOf(card))) !== 0
  const follows = suit === suitOf(one.ledCard)
  const fromPartner = one.leader === partner(seat)
  const led = rankOf(one.ledCard)
  if (one.place === 1 && !fromPartner && follows && led >= TEN && led < ACE && one.rank <= led) {
    const higher = cardsFrom(suit, led + 1, ACE)
    if (higher.some((card) => dealtOutOfSight(sight, card)))
      put('not-covered', !higher.some(has), carding.notMade.cover)
  }
  if (one.place === 2 && fromPartner && follows && one.rank > TEN) {
    const below = cardsFrom(suit, TEN, one.rank - 1)
      .filter((card) => dealtOutOfSight(sight, card) && !one.gone.has(card))
      .at(-1)
    if (below !== undefined) put('equals', !has(below), carding.notMade.lowestOfEquals)
  }
  const thirdHand = thirdHandTruth(sight, one)
  if (thirdHand !== undefined && carding.signals.attitude !== 'none')
    put('third-hand', thirdHand, 12)
  if (index > 0) return out
  const partners = view.calls.find(
    ({ call }, i) =>
      rotate(view.dealer, i) === partner(seat) && isBid(call) && strainOf(call) !== NOTRUMP,
  )?.call
  const theirs = partners !== undefined && isBid(partners) ? strainOf(partners) : undefined
  if (theirs !== undefined && theirs !== suit && theirs !== trump)
    put(
      'partners-suit',
      length(heldOf(sight, seat, theirs as Suit)) <= 1,
      carding.notMade.partnersSuit,
    )
  for (const other of SUITS) {
    if ([suit, trump, theirs].includes(other)) continue
    const runs = [ACE, KING, KING - 1].map((top) => cardsFrom(other, top - 2, top))
    const open = runs.filter((run) => run.every((card) => dealtOutOfSight(sight, card)))
    if (open.length > 0)
      put(`no-sequence-${other}`, !open.some((run) => run.every(has)), carding.notMade.sequence)
  }
  expect(whole.play.cards[0]).toBe(one.card)
  return out
}

describe('what a defender’s card says', () => {
  it('by its size, is true of the four hands as the agreement has it, and weighs as agreed', () => {
    let told = 0
    fc.assert(
      fc.property(anySight, (sight) => {
        const have = said(sight.whole, signals(sight.view, carded(sight.carding)))
        const want = seenPlays(sight.whole)
          .filter(({ seat }) => sight.closed.includes(seat))
          .flatMap((one) => plainSignal(sight, one))
        told += want.length
        expect(byId(have)).toEqual(byId(want))
      }),
      { numRuns: 150 },
    )
    expect(told).toBeGreaterThan(100)
  })
  it('by what it was played instead of, is said when it can be and true as it is worded', () => {
    const met = new Set<string>()
    fc.assert(
      fc.property(anySight, (sight) => {
        const want = seenPlays(sight.whole)
          .filter(({ seat }) => sight.closed.includes(seat))
          .flatMap((one) => plainNotMade(sight, one))
        for (const [id, truth] of want) met.add(`${id.replaceAll(/[\d-]+$/g, '')} ${truth}`)
        const have = said(sight.whole, notMade(sight.view, carded(sight.carding)))
        expect(byId(have)).toEqual(byId(want))
      }),
      { numRuns: 400 },
    )
    expect(met.size).toBeGreaterThan(6)
  })
  it('when it shows out, tells the length as dealt, once for each suit and closed hand', () => {
    fc.assert(
      fc.property(anySight, (sight) => {
        const hidden = SEATS.filter((seat) => !sight.inSight.includes(seat))
        const want = seenPlays(sight.whole)
          .filter(
            (one) =>
              hidden.includes(one.seat) &&
              one.suit !== suitOf(one.ledCard) &&
              !one.shownOut.includes(suitOf(one.ledCard)),
          )
          .map((one) => {
            const n = length(heldOf(sight, one.seat, suitOf(one.ledCard)))
            const says = {
              kind: 'length',
              seat: one.seat,
              suit: suitOf(one.ledCard),
              min: n,
              max: n,
            }
            return [one.index, says] as const
          })
        const have = showOuts(sight.view).map(
          ({ because, readings }) =>
            [because.kind === 'card' ? because.index : -1, readings[0]?.says] as const,
        )
        expect(have).toEqual(want)
      }),
      { numRuns: 60 },
    )
  })
})

describe('recorded odds of a suit', () => {
  const HELD = Array.from({ length: 8191 }, (_, n) => (n + 1) as Holding)
  const LETTERS = 'AKQJT'
  it('tell holdings apart by the first head that they have, and by their length', () => {
    const wrong = HELD.filter((held) => {
      const honours = [...LETTERS].filter((_, i) => (held >> (12 - i)) & 1).join('')
      const touching = LETTERS.includes(honours.slice(0, 2)) ? honours.slice(0, 2) : ''
      const head = touching.length === 2 && touching !== 'T' ? touching : (honours[0] ?? 'x')
      // Ten and nine are not told apart from the ten alone.
      const named = (HEADS as readonly string[]).includes(head) ? head : honours[0]
      const place = headOf(held) * 6 + Math.min(length(held), 6) - 1
      return HEADS[headOf(held)] !== named || headClass(held) !== place
    })
    expect(wrong).toEqual([])
    expect(headClass(0 as Holding)).toBe(-1)
  })
  it('weigh what was dealt by its class, and what a suit is by who bid it', () => {
    const table = Array.from({ length: HEADS.length * 6 }, (_, i) => 7 + ((i * 13) % 60))
    fc.assert(
      fc.property(anySight, fc.constantFrom(...SUITS), (sight, suit) => {
        const { whole, view, trump } = sight
        for (const seat of SEATS) {
          const held = heldOf(sight, seat, suit)
          const weight = weightIn(chosenAction(table, seat, suit), whole.deal)
          if (held !== 0) expect(weight).toBe(table[headClass(held)])
          const bidBy = (who: Seat): boolean =>
            view.calls.some(
              ({ call }, i) =>
                rotate(view.dealer, i) === who && isBid(call) && strainOf(call) === suit,
            )
          const whose = bidBy(partner(seat))
            ? 'partners'
            : bidBy(seat)
              ? 'own'
              : SEATS.some(bidBy)
                ? 'theirs'
                : 'unbid'
          const as =
            trump === suit ? 'trump' : `${trump === undefined ? 'notrump' : 'suit'} ${whose}`
          expect(ledAs(view, seat)(suit)).toBe(as)
          expect(CHOSEN_AS).toContain(as)
        }
      }),
      { numRuns: 60 },
    )
  })
})
