import { describe, expect, it } from 'vitest'
import { bidOf, PASS, parseCall } from '#core/call.ts'
import { type Card, parseCard, rankOf } from '#core/card.ts'
import { type Hand, parse } from '#core/hand.ts'
import { rankHcp } from '#core/rank.ts'
import { NORTH, SOUTH, WEST } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { HEARTS, SPADES, SUITS, type Suit } from '#core/suit.ts'
import type { HandsClaim, Proof } from '#explain/proof.ts'
import { type CardingAgreement, FOURTH_BEST, NO_SIGNALS } from '#reasoning/sources/carding.ts'
import type { CallTable } from '#reasoning/sources/source.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { lastMoment } from '#testing/moments.ts'
import type { JobInput } from '../../protocol.ts'

const hand = (text: string): Hand => good(parse(text))
const NONE: CallTable = { name: 'By hand', entries: [], weight: 90, price: 0.05 }
const HEART: CallTable = {
  ...NONE,
  entries: [
    {
      after: [],
      call: bidOf(1, HEARTS),
      says: { kind: 'length', seat: 0, suit: HEARTS, min: 5, max: 13 } as const,
      fallbacks: [],
      qualifier: 'consistent' as const,
    },
  ],
}
const cardsOf = (text: string): readonly Card[] =>
  text.split(/\s+/).flatMap((code) => parseCard(code) ?? [])
const callsOf = (text: string): SeatView['calls'] =>
  text.split(' ').map((code) => ({ call: parseCall(code) ?? PASS }))
/** South declares; West opened a heart and led a spade. */
const PLAYED: SeatView = {
  seat: SOUTH,
  hand: hand('A2.K32.A32.AK432'),
  dealer: WEST,
  vulnerability: 'None',
  calls: callsOf('1H P P 1N P 3N P P P'),
  contract: { bid: bidOf(3, 4), doubled: 0, declarer: SOUTH },
  dummy: hand('KQ43.65.K54.QJ65'),
  cards: cardsOf('S5 S3 S9 SA'),
  claim: undefined,
}
const side = { carding: FOURTH_BEST, calls: NONE }
const BY_HAND: JobInput<'moments'> = {
  view: PLAYED,
  sides: [side, { ...side, calls: HEART }],
  systems: [{ id: 'none' }, { id: 'none' }],
}
const why = (input: JobInput<'moments'>, of: HandsClaim): Proof =>
  good(runInline('proof', { ...input, of }))
/** The step that ends the law's part: so many of so many layouts. */
const byLaw = ({ steps }: Proof) => steps.find(({ text }) => text.startsWith('By law '))
const start = (proof: Proof): number => byLaw(proof)?.figure?.chance ?? Number.NaN
/** What the law's count rests on, and what the acts made of it. */
const law = (proof: Proof) =>
  proof.steps.slice(
    0,
    proof.steps.findIndex(({ text }) => text.startsWith('By law ')),
  )
const moves = ({ steps }: Proof) => steps.filter(({ act }) => act !== undefined)
/** The chance as a part of the layouts counted. */
const part = ({ count }: Proof): number => Number(count?.n) / Number(count?.of)
/** Ways for the honours of a suit that lies so. */
const placed = (input: JobInput<'moments'>, suit: Suit, lengths: readonly number[]) =>
  why(input, { kind: 'honours', suit, lengths }).steps.map(({ figure, opens }) => {
    const of = opens?.[0]?.of
    if (figure === undefined || of?.kind !== 'placed') throw new Error('a way was told')
    return { ...figure, holdings: of.holdings, of }
  })
const told = (input: JobInput<'moments'>) => lastMoment(input).agreed
/** Where the steps end: the figure told beside them is that of the last. */
const end = (proof: Proof): number => {
  const last = moves(proof).at(-1)
  const figure = last === undefined ? byLaw(proof)?.figure : last.figure
  expect(proof.figure).toEqual(figure)
  return figure?.chance ?? Number.NaN
}

describe('the chain behind a chance', () => {
  const answer = told(BY_HAND)
  it('goes from the law’s count to the figure shown: of every honour', () => {
    expect(answer.now?.cards.length).toBeGreaterThan(5)
    for (const { card, holders } of answer.now?.cards ?? [])
      for (const [h, seat] of answer.seats.entries()) {
        const chain = why(BY_HAND, { kind: 'card', seat, card })
        expect(start(chain)).toBe(part(chain))
        expect(Math.abs(end(chain) - (holders[h]?.chance ?? 2))).toBeLessThan(2e-3)
      }
  })
  it('of every way for a suit to lie, and of the shapes listed', () => {
    for (const { suit, rows } of answer.splits)
      for (const { lengths, chance, lawful } of rows) {
        const chain = why(BY_HAND, { kind: 'split', suit, lengths })
        expect(start(chain)).toBeCloseTo(lawful, 12)
        expect(Math.abs(end(chain) - chance)).toBeLessThan(2e-3)
      }
    for (const { seat, shapes } of answer.now?.hands ?? [])
      for (const { name, chance } of shapes)
        expect(Math.abs(end(why(BY_HAND, { kind: 'shape', seat, name })) - chance)).toBeLessThan(
          2e-3,
        )
  })
  it('of every length and of every number of points', () => {
    for (const { seat, suits, hcp } of answer.now?.hands ?? []) {
      for (const [suit, { lo, chances }] of suits.entries())
        for (const [i, chance] of chances.entries()) {
          const of = { kind: 'length', seat, suit: suit as Suit, n: lo + i } as const
          expect(Math.abs(end(why(BY_HAND, of)) - chance)).toBeLessThan(2e-3)
        }
      for (const [i, chance] of hcp.chances.entries()) {
        const chain = why(BY_HAND, { kind: 'points', seat, n: hcp.lo + i })
        expect(Math.abs(end(chain) - chance)).toBeLessThan(2e-3)
      }
    }
    const length = why(BY_HAND, { kind: 'length', seat: WEST, suit: SPADES, n: 4 })
    expect(law(length).at(-1)?.text).toBe(
      'Of the unseen spades West three: in 10 ways, and the other cards as there is room.',
    )
    expect(law(why(BY_HAND, { kind: 'points', seat: WEST, n: 5 })).at(-1)?.text).toBe(
      'The unseen honours are worth 11 points: 5 of them would be West’s.',
    )
  })
  it('of a reading, its own act counted in', () => {
    for (const { id, readings } of answer.inferences)
      for (const [reading, { chance }] of readings.entries())
        if (chance !== undefined)
          expect(
            Math.abs(end(why(BY_HAND, { kind: 'reading', id, reading })) - chance),
          ).toBeLessThan(2e-3)
  })
  it('names the places and the ways, and stops at the law where the law alone is wanted', () => {
    const card = parseCard('HA')!
    const proof = why(BY_HAND, { kind: 'card', seat: WEST, card })
    expect(law(proof).map(({ text }) => text)).toEqual([
      'Of the unseen cards West has twelve and East has twelve.',
      'An unseen card is as likely to be in one of them as in another: the ace of hearts is West’s in twelve of 24.',
    ])
    expect(proof.count).toEqual({ n: '1352078', of: '2704156' })
    expect(moves(proof)[0]?.act).toMatchObject({ act: { kind: 'call', index: 0 }, seat: WEST })
    // The layouts counted are a claim of their own.
    expect(byLaw(proof)?.opens).toEqual([{ words: '2,704,156 layouts', of: { kind: 'layouts' } }])
    const lawOnly = why({ ...BY_HAND, lawOnly: true }, { kind: 'card', seat: WEST, card })
    expect(moves(lawOnly)).toEqual([])
    const split = why(BY_HAND, { kind: 'split', suit: SPADES, lengths: [4, 3] })
    expect(law(split).at(-1)?.text).toBe(
      'Of the unseen spades West three and East two: in 10 ways, and the other cards as there is room.',
    )
  })
  it('points to a show-out that bears on it', () => {
    const view = { ...PLAYED, cards: cardsOf('S5 S3 H4 SA') }
    const card = parseCard('HA')!
    const [, out] = law(why({ ...BY_HAND, view }, { kind: 'card', seat: WEST, card }))
    expect(out).toEqual({ text: 'East can have no more spades.', events: [2] })
  })
  it('refuses what is not in question', () => {
    const output = runInline('proof', {
      ...BY_HAND,
      of: { kind: 'card', seat: WEST, card: parseCard('SA')! },
    })
    expect(output.ok).toBe(false)
  })
})

/** North is dummy; West opened, and nothing else of the auction is told; two rounds of every suit, everybody following: five cards each are left. */
const OPENED: SeatView = {
  seat: NORTH,
  hand: hand('432.5432.432.432'),
  dealer: WEST,
  vulnerability: 'None',
  calls: callsOf('1S'),
  contract: { bid: bidOf(2, 2), doubled: 0, declarer: SOUTH },
  dummy: hand('432.5432.432.432'),
  cards: cardsOf(`SA S2 S9 S5  SK S3 ST S6  HA H2 H7 H6  DK D2 D7 DA
    CA C5 C2 C6  CK C7 C3 C8  HK H8 H3 H9  D5 D8 D3 DT`),
  claim: undefined,
}
const SILENT_CARDING: CardingAgreement = {
  ...FOURTH_BEST,
  weights: { consistent: 1, unspecified: 1, inconsistent: 1 },
  signals: NO_SIGNALS,
  notMade: { cover: 100, partnersSuit: 100, sequence: 100, lowestOfEquals: 100 },
}
const quiet = { carding: SILENT_CARDING, calls: NONE }
const OPENBID: JobInput<'moments'> = {
  view: OPENED,
  sides: [quiet, quiet],
  systems: [{ id: 'schenken-1967' }, { id: 'schenken-1967' }],
}

describe('honours in a split of three hands, one of which has called', () => {
  const answer = told(OPENBID)
  const rowsOf = (suit: Suit, lengths: readonly number[]) => placed(OPENBID, suit, lengths)
  it('are placed in some way, with chances that add up over all splits to those of the cards', () => {
    expect(answer).toMatchObject({ precision: 'rounded', seats: { length: 3 } })
    expect(answer.now?.cards.length).toBeGreaterThan(5)
    for (const suit of SUITS) {
      const sums = new Map<string, number>()
      const splits = answer.splits.find((one) => one.suit === suit)?.rows ?? []
      for (const { lengths, chance } of splits) {
        if (chance === 0) continue
        const rows = rowsOf(suit, lengths)
        expect(rows.reduce((sum, row) => sum + row.chance, 0)).toBeCloseTo(1, 9)
        for (const { holdings, chance: share } of rows)
          for (const [h, held] of holdings.entries())
            for (const card of held) {
              const key = `${card} ${h}`
              sums.set(key, (sums.get(key) ?? 0) + chance * share)
            }
      }
      for (const { card, holders } of answer.now?.cards ?? [])
        if (Math.floor(card / 13) === suit && rankHcp(rankOf(card)) > 0)
          for (const [h, { chance, upTo }] of holders.entries()) {
            expect(upTo).toBeUndefined()
            expect(sums.get(`${card} ${h}`) ?? 0).toBeCloseTo(chance, 9)
          }
    }
  })
  it('have chains too', () => {
    for (const { card, holders } of answer.now?.cards.slice(0, 3) ?? [])
      for (const [h, seat] of answer.seats.entries())
        expect(
          Math.abs(end(why(OPENBID, { kind: 'card', seat, card })) - (holders[h]?.chance ?? 2)),
        ).toBeLessThan(2e-3)
  })
})

describe('the chain behind honours in a split', () => {
  const chains = (input: JobInput<'moments'>, suit: Suit, lengths: readonly number[]) =>
    placed(input, suit, lengths).map((row) => ({ row, chain: why(input, row.of) }))
  it('goes from the ways by law to the chance shown', () => {
    for (const [input, lengths] of [
      [BY_HAND, [5, 3]],
      [{ ...BY_HAND, lawOnly: true }, [4, 4]],
    ] as const) {
      const list = chains(input, HEARTS, lengths)
      expect(list.length).toBeGreaterThan(4)
      expect(list.reduce((sum, { chain }) => sum + start(chain), 0)).toBeCloseTo(1, 9)
      for (const { row, chain } of list) {
        expect(start(chain)).toBe(part(chain))
        expect(Math.abs(end(chain) - row.chance)).toBeLessThan(2e-3)
        const ways = law(chain).map(({ text }) => Number(/[Ii]n ([\d,]+)/.exec(text)?.[1]))
        expect((ways[1] ?? 0) / (ways[0] ?? 1)).toBeCloseTo(start(chain), 12)
      }
    }
  })
  it('does so for three hands, one of which has called', () => {
    for (const { row, chain } of chains(OPENBID, SPADES, [5, 3, 2]).slice(0, 3))
      expect(Math.abs(end(chain) - row.chance)).toBeLessThan(2e-3)
  })
})

describe('honours in a split where only intervals can be had', () => {
  it('have ends that hold every way to weigh the layouts', () => {
    // West opens, North overcalls; South has not called yet.
    const view: SeatView = {
      ...PLAYED,
      calls: callsOf('1H 1S'),
      contract: undefined,
      dummy: undefined,
      cards: [],
    }
    const input = { ...OPENBID, view }
    const rows = placed(input, SPADES, [4, 5, 2])
    expect(rows.some(({ upTo }) => upTo !== undefined)).toBe(true)
    expect(rows.length).toBeGreaterThan(0)
    // The lower ends leave room for the upper one of any other row.
    for (const row of rows) {
      const others = rows.filter((one) => one !== row)
      const least = others.reduce((sum, one) => sum + one.chance, 0)
      expect((row.upTo ?? row.chance) + least).toBeLessThan(1 + 1e-9)
      const most = others.reduce((sum, one) => sum + (one.upTo ?? one.chance), 0)
      expect(row.chance + most).toBeGreaterThan(1 - 1e-9)
    }
  })
  it('have chains of the same sample as the panel, marked so', () => {
    const view: SeatView = {
      ...PLAYED,
      calls: callsOf('1H 1S'),
      contract: undefined,
      dummy: undefined,
      cards: [],
    }
    const chain = why({ ...OPENBID, view }, { kind: 'card', seat: NORTH, card: parseCard('SK')! })
    expect(start(chain)).toBeCloseTo(1 / 3, 9)
    expect(chain.notes).toHaveLength(1)
    const { chance = 0, upTo = 0 } = chain.figure ?? {}
    expect(upTo - chance).toBeGreaterThan(0)
    expect(upTo - chance).toBeLessThan(0.15)
    // Who overcalls in the suit has its king more often than not.
    expect(chance).toBeGreaterThan(0.4)
  })
})
