/** Which of equal cards a player takes, and what a defender is asked to lead: positions by name. */
import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { type Card, cardCode, parseCard, suitOf } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { type Deal, isWhole, parse } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { EAST, NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES, type Strain } from '#core/suit.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { holds } from '#reasoning/predicates/predicate.ts'
import {
  CARDINGS,
  type CardingAgreement,
  EVERYDAY,
  FOURTH_BEST,
  NOTHING_AGREED,
} from '#reasoning/sources/carding.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import { type Agreements, NO_CALLS } from '#reasoning/sources/source.ts'
import { good } from '#testing/good.ts'
import { chooserView, robotCard } from '#testing/robot-card.ts'
import { amongEquals } from './agreed-card.ts'
import { askedFor } from './asked-for.ts'

const kernel = await loadWasmKernel()
const agreed = (carding = EVERYDAY): Agreements => ({
  carding: [carding, carding],
  calls: [NO_CALLS, NO_CALLS],
  meanings: [],
})
const cards = (text: string): readonly Card[] =>
  text === '' ? [] : text.split(' ').map((code) => parseCard(code)!)
const whole = (text: string): Deal => {
  const deal = parse(text)
  if (!deal.ok || !isWhole(deal.value)) throw new Error(`${text} is a whole deal`)
  return deal.value
}
/** Three of the strain in play. */
function record(deal: string, strain: Strain, declarer: Seat, played: string): BoardRecord {
  const contract: Contract = { bid: bidOf(3, strain), doubled: 0, declarer }
  return {
    board: { number: 1, dealer: declarer, vulnerability: 'None', deal: whole(deal) },
    ...{ calls: [], contract, cards: cards(played) },
  }
}
const viewOf = (of: BoardRecord, seat: Seat): SeatView => seatView(of, seat)!
interface Taking {
  readonly carding?: CardingAgreement
  readonly lot?: number
}
const taken = (
  of: BoardRecord,
  seat: Seat,
  among: string,
  { carding = EVERYDAY, lot = 0 }: Taking = {},
): string => cardCode(amongEquals(viewOf(of, seat), agreed(carding), seat, cards(among), lot).card)
const askedOf = (of: BoardRecord, seat: Seat, carding = EVERYDAY) => {
  const asked = askedFor(viewOf(of, seat), agreed(carding))
  return asked === undefined ? undefined : [asked.how, asked.suit, cardCode(asked.card)]
}

const NOTRUMPS = 'N:A32.A32.KQ97.432 QJ4.KQ54.A53.AK5 T987.876.JT84.76 K65.JT9.62.QJT98'
/** North has the ace of hearts, or the ace of clubs; South has no diamond. */
const RUFFED = {
  hearts: 'N:72.A83.AT932.765 QT94.Q65.K54.432 865.KT942..QJT98 AKJ3.J7.QJ876.AK',
  clubs: 'N:72.873.AT932.A65 QT94.Q65.K54.432 865.KT942..QJT98 AKJ3.AJ.QJ876.K7',
}

describe('attitude knows what was led', () => {
  it.each(CARDINGS)('the jack under partner’s king is liked ($name)', (carding) => {
    expect(taken(record(NOTRUMPS, NOTRUMP, WEST, 'DK D3'), SOUTH, 'D8 D4', { carding })).toBe('D8')
  })
  it('the jack under partner’s small card is not', () => {
    expect(taken(record(NOTRUMPS, NOTRUMP, WEST, 'D7 DA'), SOUTH, 'D8 D4')).toBe('D4')
  })
  it('is read so by partner', () => {
    const after = record(NOTRUMPS, NOTRUMP, WEST, 'DK D3 D8 D2')
    const read = inferencesOf(viewOf(after, NORTH), agreed(FOURTH_BEST))
    const said = read.find(({ because }) => because.kind === 'card' && because.sign === 'attitude')
    const true_ = said?.readings.find(({ says }) => holds(says, after.board.deal))
    expect(true_?.qualifier).toBe('consistent')
  })
})

describe('a card led for partner to ruff', () => {
  const atSecond = (suit: keyof typeof RUFFED) => record(RUFFED[suit], SPADES, WEST, 'DA D4 H2 D7')
  it('is high for the higher suit and low for the lower', () => {
    expect(taken(atSecond('hearts'), NORTH, 'D9 D3 D2')).toBe('D9')
    expect(taken(atSecond('clubs'), NORTH, 'D9 D3 D2')).toBe('D2')
  })
  it('says nothing where nobody signals', () => {
    expect(taken(atSecond('hearts'), NORTH, 'D9 D3 D2', { carding: NOTHING_AGREED })).toBe('D2')
  })
  it.each([
    ['hearts', 'D9', HEARTS],
    ['clubs', 'D2', CLUBS],
  ] as const)('for %s is read so, and the suit comes back', (name, card, suit) => {
    const after = record(RUFFED[name], SPADES, WEST, `DA D4 H2 D7 ${card} D5 S5 D8`)
    expect(askedOf(after, SOUTH)).toEqual(['preferred', suit, card])
    const read = inferencesOf(viewOf(after, SOUTH), agreed(FOURTH_BEST))
    const said = read.find(({ id }) => id === 'preference-4')
    const true_ = said?.readings.filter(({ says }) => holds(says, after.board.deal))
    expect(true_?.map(({ qualifier }) => qualifier)).toEqual(['consistent'])
    // It is no lead by place.
    expect(read.some(({ id }) => id === 'lead-4')).toBe(false)
  })
})

describe('what partner asks for', () => {
  it('is the suit of an encouraging discard, and not that of a discouraging one', () => {
    const thrown = (card: string) => record(RUFFED.hearts, SPADES, WEST, `DA D4 ${card} D7`)
    expect(askedOf(thrown('H9'), NORTH)).toEqual(['liked', HEARTS, 'H9'])
    expect(askedOf(thrown('H2'), NORTH)).toBeUndefined()
    const upsideDown = {
      ...FOURTH_BEST,
      signals: { ...FOURTH_BEST.signals, discard: 'upside-down' },
    } as const
    expect(askedOf(thrown('H2'), NORTH, upsideDown)).toEqual(['liked', HEARTS, 'H2'])
  })
  it('is the suit that he led, from length', () => {
    const led = (card: string) => record(NOTRUMPS, NOTRUMP, EAST, `${card} D2 DK D3`)
    expect(askedOf(led('D4'), NORTH)).toEqual(['led', DIAMONDS, 'D4'])
    expect(askedOf(led('D8'), NORTH)).toBeUndefined()
    expect(askedOf(led('D4'), NORTH, NOTHING_AGREED)).toBeUndefined()
  })
  it('is no suit of which he has no more', () => {
    const out = 'DA D4 H9 D7 HA H5 H2 H7 H3 H6 HK HJ DT DK C8 D6'
    // South won the second heart; diamonds he has none of.
    expect(askedOf(record(RUFFED.hearts, SPADES, WEST, out.slice(0, 35)), SOUTH)).toEqual([
      ...['led', HEARTS, 'HA'],
    ])
  })
  it('is led unless the layouts speak against it, and said', () => {
    const after = record(NOTRUMPS, NOTRUMP, EAST, 'D4 D2 DK D3')
    const { card, why } = robotCard(kernel, {
      ...{ view: chooserView(after), agreements: agreed(), scoring: 'imps', seed: [1, 2, 3, 4] },
      speed: { draws: [4, 4, 4, 4], every: 0, tries: 2000, positions: 2e6, ahead: 0 },
    })
    expect(why).toMatchObject({ kind: 'asked', asked: { how: 'led', suit: DIAMONDS } })
    expect(suitOf(card)).toBe(DIAMONDS)
  })
  it('goes back high from two cards and low from three', () => {
    const after = record(NOTRUMPS, NOTRUMP, EAST, 'D4 D2 DK D3')
    const view = viewOf(after, NORTH)
    const back = (hand: SeatView['hand'], among: string) =>
      cardCode(amongEquals({ ...view, hand }, agreed(), NORTH, cards(among), 0).card)
    expect(back(view.hand, 'D9 D7')).toBe('D7')
    const two = good(parse('N:A432.A32.K97.432 - - -'))
    expect(back(two[NORTH]!, 'D9 D7')).toBe('D9')
  })
})

describe('declarer hides what he has', () => {
  const follows = record(NOTRUMPS, NOTRUMP, EAST, 'H8 H9 H2')
  const leads = record(NOTRUMPS, NOTRUMP, EAST, 'D4 D2 DQ DA')
  it.each([
    ['HK HQ', 'HK'],
    ['HQ HJ', 'HQ'],
    ['HA HK', 'HK'],
    ['HA HK HQ', 'HK'],
    ['H5 H4', 'H4'],
  ])('following from %s he plays %s', (among, card) => {
    expect(taken(follows, EAST, among)).toBe(card)
  })
  it('leading he plays any of them, by lot', () => {
    expect(taken(leads, EAST, 'HK HQ', { lot: 0 })).toBe('HQ')
    expect(taken(leads, EAST, 'HK HQ', { lot: 0.99 })).toBe('HK')
  })
  it('dummy and defenders play the lowest of them', () => {
    const view = viewOf(leads, EAST)
    expect(cardCode(amongEquals(view, agreed(), WEST, cards('HJ HT'), 0.99).card)).toBe('HT')
  })
})
