import { describe, expect, it } from 'vitest'
import { openbidCensus } from '#census/openbid-census.ts'
import { plain } from '#constraint/phrase.ts'
import { bidOf, CALLS, type Call, PASS, parseCall } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { EMPTY_HOLDING, FULL_HOLDING, type Holding, ranks, union } from '#core/holding.ts'
import { legalCards, type Play, startPlay } from '#core/play.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { shapeIndex } from '#core/shape.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { SUITS } from '#core/suit.ts'
import { type OpeningClasses, openingClasses } from '#reasoning/inference/opening-classes.ts'
import { callShares, candidatesOf, completions } from '#reasoning/inference/opening-shares.ts'
import { knownOf, type Position } from '#reasoning/law/position.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { READINGS } from '#systems/schenken-1967/readings.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { randomWords } from '#testing/random-hands.ts'
import {
  type HandMeaning,
  type OpeningShares,
  openbidOutcome,
  openbidReader,
  openingShares,
  type SharedRange,
} from './opening-shares.ts'

const answer = (view: SeatView): OpeningShares =>
  good(finish(openingShares({ view, system: 'schenken-1967' })))
const call = (text: string): Call => {
  const parsed = parseCall(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}
const read = (text: string): hand.Hand => good(hand.parse(text))
/** South's view of an auction that North begins. */
const auctionView = (own: string, calls: readonly string[]): SeatView => ({
  seat: 2,
  hand: read(own),
  dealer: 0,
  vulnerability: 'None',
  calls: calls.map((text) => ({ call: call(text) })),
  contract: undefined,
  dummy: undefined,
  cards: [],
  claim: undefined,
})
const OWN = 'K93.AQJ4.KT42.J3'
const meaningOf = (shares: OpeningShares, seat: Seat): HandMeaning => {
  const found = shares.hands.find((h) => h.seat === seat)
  if (found === undefined) throw new Error('not concealed')
  return found.meaning
}
const called = (shares: OpeningShares, seat: Seat) => {
  const meaning = meaningOf(shares, seat)
  if (meaning.kind !== 'called') throw new Error(meaning.kind)
  return meaning
}
/** `denies: text: because` for each statement. */
const words = (meaning: Extract<HandMeaning, { kind: 'called' }>, section?: string) =>
  (section === undefined
    ? meaning.statements
    : (meaning.sections.find((s) => s.label === section)?.statements ?? [])
  ).map(
    (s) => `${s.kind}: ${plain(s.text)}${s.because === undefined ? '' : `: ${plain(s.because)}`}`,
  )

describe('the proof of “N of M layouts”', () => {
  it('ends with the number shown, which is the sum over the sections, on random boards', () => {
    const none = { carding: FOURTH_BEST, calls: NO_CALLS }
    for (const [board, opening] of [
      [1, '1S'],
      [2, '1N'],
      [3, 'P'],
    ] as const) {
      const deal = dealFromSeed([7, 7, 7, board], board)
      const at: SeatView = { ...auctionView(OWN, [opening]), hand: deal[2] }
      const shown = called(answer(at), 0)
      const { count, steps } = good(
        runInline('proof', {
          view: at,
          sides: [none, none],
          systems: [{ id: 'none' }, { id: 'none' }],
          of: { kind: 'opening', seat: 0 },
        }),
      )
      expect(count).toEqual({ n: shown.total, of: shown.layouts })
      const parts = steps.slice(1, -1).map((step) => BigInt(step.count?.n ?? 0))
      expect(String(parts.reduce((a, b) => a + b, 0n))).toBe(shown.total)
      expect(steps.at(-1)?.count).toEqual(count)
      expect(steps.at(-1)?.text.replace(/,/g, '')).toContain(`${shown.total} of`)
    }
  }, 60_000)
})

describe('the classes', () => {
  it('count the full pack as the census does', () => {
    const cube = finish(openbidCensus(READINGS.corrected))
    const all = FULL_HOLDING
    const none = EMPTY_HOLDING
    const classes: OpeningClasses = finish(
      openingClasses(
        { known: [none, none, none, none], unseen: [all, all, all, all], voids: 0 },
        openbidReader('corrected'),
      ),
    )
    expect(classes.outcomes).toEqual(
      cube.outcomes.map(({ bidval, section }) => (section << 7) | bidval),
    )
    const width = cube.outcomes.length
    const byHcp = new Float64Array(cube.byHcp.length)
    const byShape = new Float64Array(cube.byShape.length)
    for (let i = 0; i < classes.hands.length; i++) {
      const outcome = classes.outcome[i]!
      const hands = classes.hands[i]!
      const h = classes.hcp[i]! * width + outcome
      const s = classes.shape[i]! * width + outcome
      byHcp[h] = byHcp[h]! + hands
      byShape[s] = byShape[s]! + hands
    }
    expect(byHcp).toEqual(cube.byHcp)
    expect(byShape).toEqual(cube.byShape)
    expect(classes.hands.reduce((a, b) => a + b, 0)).toBe(635_013_559_600)
  })
})

/** Every layout of the unseen cards, as the dealt hands of the concealed seats. */
function* layouts(position: Position): Generator<readonly hand.Hand[]> {
  const cards = SUITS.flatMap((suit) =>
    ranks(position.unseen[suit]).map((rank) => ({ suit, bit: 1 << rank })),
  )
  const held = position.seats.map((_, h) => SUITS.map((s) => knownOf(position, h, s)))
  const room = [...position.vacant]
  function* place(i: number): Generator<readonly hand.Hand[]> {
    const card = cards[i]
    if (card === undefined) {
      yield held.map((h) => [...h] as unknown as hand.Hand)
      return
    }
    for (let h = 0; h < held.length; h++) {
      const row = held[h]!
      if (room[h] === 0 || ((position.voids[h]! >> card.suit) & 1) === 1) continue
      const before = row[card.suit]!
      row[card.suit] = union(before, card.bit as Holding)
      room[h] = room[h]! - 1
      yield* place(i + 1)
      row[card.suit] = before
      room[h] = room[h]! + 1
    }
  }
  yield* place(0)
}

/** A random board played to `cards` cards, with the opening round as the hands would bid it. */
function playedView(seed: number, cards: number, seat: Seat): SeatView {
  const next = randomWords(seed)
  const deal = dealFromSeed([next(), next(), next(), next()], 1)
  let play: Play = startPlay({ bid: bidOf(1, (seed % 5) as 0), doubled: 0, declarer: 2 })
  while (play.cards.length < cards) {
    const legal = legalCards(deal, play)
    play = { ...play, cards: [...play.cards, legal[next() % legal.length]!] }
  }
  const calls: { call: Call }[] = []
  for (const s of SEATS) {
    const opening = openbid(deal[s]).call
    // After the opening everyone passes, which no opening procedure reads.
    calls.push({ call: calls.some((c) => c.call !== PASS) ? PASS : opening })
  }
  const board = { number: undefined, dealer: 0 as Seat, vulnerability: 'None' as const, deal }
  const record = { board, calls: [], contract: play.contract, cards: play.cards }
  const view = seatView(record, seat)
  if (view === undefined) throw new Error('the hand is known')
  return { ...view, calls }
}

/** A range of the answer as counts by value. */
const counted = (range: SharedRange): readonly [number, bigint][] =>
  range.counts.flatMap((n, i) => (n === '0' ? [] : [[range.lo + i, BigInt(n)] as [number, bigint]]))
const tally = (values: readonly number[]): readonly [number, bigint][] => {
  const counts = new Map<number, bigint>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0n) + 1n)
  return [...counts].sort(([a], [b]) => a - b)
}

describe('the shares', () => {
  it('are those of every layout dealt out and opened, two closed hands and three', () => {
    let read = 0
    let beside = 0
    let joined = 0
    let showedOut = 0
    for (let seed = 1; seed <= 40; seed++) {
      // Declarer and a defender have two closed hands, dummy three.
      const seat = ([2, 1, 0] as const)[seed % 3] as Seat
      const view = playedView(seed, seat === 0 ? 36 + (seed % 4) : 26 + (seed % 5), seat)
      const position = good(positionFromScratch(view, view.cards.length))
      if (position.voids.some((v) => v !== 0)) showedOut += 1
      const all = [...layouts(position)]
      const shares = answer(view)
      for (const [h, { seat: who, meaning }] of shares.hands.entries()) {
        if (meaning.kind === 'called') {
          read += 1
          const callOf = (dealt: readonly hand.Hand[], i: number): Call => openbid(dealt[i]!).call
          const alone = all.filter((dealt) => callOf(dealt, h) === meaning.call)
          // Of two closed hands with a call each, only layouts with both count.
          const other = shares.hands[1 - h]?.meaning
          const both =
            shares.hands.length === 2 && other?.kind === 'called'
              ? alone.filter((dealt) => callOf(dealt, 1 - h) === other.call)
              : []
          expect(meaning.joined).toBe(both.length > 0 ? shares.hands[1 - h]?.seat : undefined)
          joined += both.length > 0 ? 1 : 0
          const fits = both.length > 0 ? both : alone
          const mine = fits.map((dealt) => dealt[h]!)
          expect(meaning.layouts).toBe(String(all.length))
          expect(meaning.total).toBe(String(fits.length))
          expect(counted(meaning.hcp)).toEqual(tally(mine.map(hand.hcp)))
          for (const suit of SUITS)
            expect(counted(meaning.suits[suit]!)).toEqual(
              tally(mine.map((m) => hand.lengths(m)[suit])),
            )
          expect(
            meaning.shapes
              .map((s): [number, bigint] => [shapeIndex(s.shape), BigInt(s.count)])
              .sort(([a], [b]) => a - b),
          ).toEqual(tally(mine.map((m) => shapeIndex(hand.lengths(m)))))
          for (const section of meaning.sections)
            expect(section.count).toBe(
              String(mine.filter((m) => openbid(m).section === section.label).length),
            )
        } else if (meaning.kind === 'beside') {
          beside += 1
          const o = shares.hands.findIndex((x) => x.seat === meaning.caller)
          const fits = all.filter((dealt) => openbid(dealt[o]!).call === meaning.call)
          for (const suit of SUITS)
            expect(counted(meaning.suits[suit]!)).toEqual(
              tally(fits.map((dealt) => hand.lengths(dealt[h]!)[suit])),
            )
          if (meaning.hcp !== undefined)
            expect(counted(meaning.hcp)).toEqual(tally(fits.map((dealt) => hand.hcp(dealt[h]!))))
          expect(meaning.hcp === undefined).toBe(shares.hands.length === 3)
        } else expect([who, meaning.kind]).toEqual([who, 'none'])
      }
    }
    expect(read).toBeGreaterThan(20)
    expect(beside).toBeGreaterThan(10)
    expect(joined).toBeGreaterThan(4)
    expect(showedOut).toBeGreaterThan(5)
  })
  it('add up for every opening together to all layouts, past what a double holds', () => {
    const from = good(positionFromScratch(auctionView(OWN, []), 0))
    const classes = finish(openingClasses(candidatesOf(from, 1), openbidReader('corrected')))
    const ways = completions(from, 1)
    const totals = CALLS.map(
      (one) => callShares(classes, ways, (code) => openbidOutcome(code).call === one).total,
    )
    expect(totals.reduce((a, b) => a + b, 0n)).toBe(84_478_098_072_866_400n)
    for (const text of ['P', '1C', '1N', '2S'])
      expect(called(answer(auctionView(OWN, [text])), 0).total).toBe(String(totals[call(text)]))
  })
  it('add up in every column to the layouts of the call, and the sections too', () => {
    const meaning = called(answer(auctionView(OWN, ['1H'])), 0)
    const total = BigInt(meaning.total)
    const sum = (list: readonly string[]): bigint => list.reduce((n, x) => n + BigInt(x), 0n)
    for (const range of [...meaning.suits, meaning.hcp]) {
      expect(sum(range.counts)).toBe(total)
      expect(range.chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12)
    }
    expect(sum(meaning.shapes.map((s) => s.count))).toBe(total)
    expect(sum(meaning.sections.map((s) => s.count))).toBe(total)
    // The lengths of a suit over the three closed hands are the unseen cards of it.
    const shares = answer(auctionView(OWN, ['1H', '1S', 'P']))
    for (const suit of SUITS) {
      let expected = 0
      for (const { meaning: m } of shares.hands) {
        if (m.kind !== 'called' && m.kind !== 'beside') throw new Error(m.kind)
        const range = m.suits[suit]!
        expected += range.chances.reduce((e, p, i) => e + p * (range.lo + i), 0)
      }
      expect(expected).toBeCloseTo(13 - hand.lengths(read(OWN))[suit], 10)
    }
  })
})

describe('the words', () => {
  it('tell the negative part with the section that would have come first', () => {
    // 12e: four hearts to a hand that is too short in spades for 12a.
    const heart = called(answer(auctionView(OWN, ['1H'])), 0)
    expect(words(heart, '12e')).toEqual(
      expect.arrayContaining([
        'shows: exactly four hearts',
        'denies: no more than four spades: section 12a would have come first, mostly (one spade)',
        'denies: no more than four diamonds: section 12a would have come first, mostly (one diamond)',
      ]),
    )
    // 12i: the issue's own example, for one diamond on three or four.
    expect(words(called(answer(auctionView(OWN, ['1D'])), 0), '12i')).toContain(
      'denies: no five-card major: section 12a would have come first, mostly (one spade)',
    )
  })
  it('tell a limit of the call’s own from one of an earlier section', () => {
    const notrump = called(answer(auctionView(OWN, ['1N'])), 0)
    expect(words(notrump)).toEqual([
      'shows: 15 to 18 points',
      'shows: a balanced hand',
      expect.stringMatching(
        /^denies: no more than 18 points: such a hand goes on to section 8a and opens one club/,
      ),
    ])
    expect(words(called(answer(auctionView(OWN, ['P'])), 0))).toContain(
      'denies: no more than 16 points: section 8b would have come first, mostly (one club)',
    )
  })
  it('give the points that the counts give, in an ending too', () => {
    for (const seed of [3, 8, 14]) {
      const view = playedView(seed, 26, 2)
      for (const { meaning } of answer(view).hands) {
        if (meaning.kind !== 'called') continue
        const [range] = words(meaning)
        const { lo, hi } = meaning.hcp
        expect(range).toBe(
          lo === hi
            ? `shows: exactly ${hi} ${hi === 1 ? 'point' : 'points'}`
            : `shows: ${lo} to ${hi} points`,
        )
      }
    }
  })
})

describe('what is read', () => {
  it('is a pass before the opening and the opening, of closed hands only', () => {
    const shares = answer(auctionView(OWN, ['P', '1H', '2C', '2S']))
    expect(called(shares, 0)).toMatchObject({ call: PASS, opened: false, index: 0 })
    expect(called(shares, 1)).toMatchObject({ call: call('1H'), opened: true, index: 1 })
    expect(meaningOf(shares, 3)).toMatchObject({ kind: 'beside', caller: 1 })
  })
  it('is nothing of a call after an opening that the observer made', () => {
    const view = { ...auctionView(OWN, ['1H', '1S', 'X']), seat: 0 as Seat }
    const shares = answer(view)
    expect(meaningOf(shares, 1)).toEqual({ kind: 'none', why: 'later' })
    expect(meaningOf(shares, 2)).toEqual({ kind: 'none', why: 'later' })
    expect(meaningOf(shares, 3)).toEqual({ kind: 'none', why: 'silent' })
  })
  it('is off-system when no hand at all, or none in view, opens so', () => {
    expect(meaningOf(answer(auctionView(OWN, ['3N'])), 0)).toMatchObject({
      kind: 'off-system',
      never: true,
    })
    // 9 wants nine points and four honours in clubs: South has A K Q J of them.
    const rich = answer(auctionView('432.432.432.AKQJ', ['3C']))
    expect(meaningOf(rich, 0)).toMatchObject({ kind: 'off-system', never: false })
    expect(meaningOf(rich, 1)).toEqual({ kind: 'none', why: 'off-system' })
  })
  it('depends on the shown cards: what contradicts the call leaves no hand', () => {
    // A hand that has shown fewer than two cards of a suit and no more to come cannot be balanced.
    const found = Array.from({ length: 40 }, (_, seed) => playedView(seed, 20, 2)).flatMap(
      (view) => {
        const from = positionFromScratch(view, view.cards.length)
        if (!from.ok) return []
        const { seats, voids } = from.value
        const h = seats.findIndex((_, i) =>
          SUITS.some(
            (s) => ((voids[i]! >> s) & 1) === 1 && ranks(knownOf(from.value, i, s)).length < 2,
          ),
        )
        return h < 0 ? [] : [{ view, out: seats[h]! }]
      },
    )[0]
    if (found === undefined) throw new Error('nobody showed a short suit')
    const { view, out } = found
    const opened = { ...view, dealer: out, calls: [{ call: call('1N') }] }
    expect(meaningOf(answer(opened), out)).toMatchObject({ kind: 'off-system', never: false })
  })
})
