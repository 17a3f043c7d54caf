/** BRIBIP alive again: the worked auction, its log, and the plan for the play. */
import { describe, expect, it } from 'vitest'
import { choose } from '#bidding/auction/choose.ts'
import { plain } from '#constraint/phrase.ts'
import { isEnded } from '#core/auction.ts'
import { type Call, callCode, parseCall } from '#core/call.ts'
import { openingLeader } from '#core/contract.ts'
import * as hand from '#core/hand.ts'
import { EAST, NORTH, rotate, SOUTH, WEST } from '#core/seat.ts'
import { planWords } from '#explain/call/fact-words.ts'
import {
  AUCTION,
  addedAt,
  calls,
  card,
  DEAL1,
  DEALS,
  dealt,
  held,
  linesOf,
  run,
  runFactBase,
  SIDES,
  SOUTH1,
  says,
  viewOf,
} from '#testing/bribip.ts'
import { good } from '#testing/good.ts'
import { ESSEX_FACTS } from './fact-system.ts'

describe('the worked auction', () => {
  it.each(DEALS.map((text, i) => [i + 1, text] as const))(
    'bids deal %i call for call',
    (_, text) => {
      const hands = dealt(text)
      const made: Call[] = []
      while (!isEnded({ dealer: EAST, calls: made })) {
        const chosen = good(choose(viewOf(hands, rotate(EAST, made.length), EAST, made), SIDES))
        expect(chosen.turnRule.natural && callCode(chosen.call) !== 'P').toBe(false)
        made.push(chosen.call)
      }
      expect(made.map(callCode).join(' ')).toBe(AUCTION)
    },
  )
  it.each(DEALS.map((text, i) => [i + 1, text] as const))(
    'keeps the log of deal %i in order',
    async (i, text) => {
      const lead = openingLeader({ bid: parseCall('7S') as never, doubled: 0, declarer: SOUTH })
      const hands = dealt(text)
      const first = hand.cards(hands[lead]).at(-1)!
      const told = run(viewOf(hands, SOUTH, EAST, calls(AUCTION), first))
      await expect(`${linesOf(told)}\n`).toMatchFileSnapshot(`./fixtures/bribip-deal-${i}.txt`)
    },
  )
  it('adds each fact at its call, known and shown apart', () => {
    expect(addedAt(SOUTH1, 0)).toEqual([
      'East: at most 11 points',
      'East: expected to pass from now on',
    ])
    expect(addedAt(SOUTH1, 1)).toEqual(
      expect.arrayContaining(['shown South: bid spades', 'Weveopened = yes']),
    )
    expect(addedAt(SOUTH1, 2)[0]).toBe('West: at most 11 points')
    const north = addedAt(SOUTH1, 3)
    const places = [
      'North: 6 or more points',
      'North: bid spades',
      'safelevel = 4',
      'trumps = spades',
    ].map((words) => north.indexOf(words))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect([...places].sort((a, b) => a - b)).toEqual(places)
    expect(addedAt(SOUTH1, 5)).toContain('shown South: first-round control of diamonds')
    expect(addedAt(SOUTH1, 7)).toEqual([
      'North: first-round control of clubs',
      'North: no first-round control of hearts',
    ])
    expect(addedAt(SOUTH1, 9)).toEqual(['shown South: first-round control of hearts'])
    expect(addedAt(SOUTH1, 13)).toEqual(['shown South: 0 or 3 aces'])
    expect(addedAt(SOUTH1, 17)).toEqual(['shown South: 1 or 4 kings'])
    expect(addedAt(SOUTH1, 19)).toContain('North: the king of spades')
  })
  it('is the same from the seat of every player, each with his own hand', () => {
    for (const seat of [NORTH, EAST, WEST] as const) {
      const other = run(viewOf(DEAL1, seat, EAST, calls(AUCTION)))
      expect(other.base.observer).toBe(seat)
      expect(other.steps).toHaveLength(1 + 23 + 1)
    }
    // North, too, knows that all the aces are held: his ace and the three of South's answer.
    const north = run(viewOf(DEAL1, NORTH, EAST, calls(AUCTION)))
    for (const ace of ['spades', 'hearts', 'diamonds'])
      expect(says(north, 'known', `South: the ace of ${ace}`)).toBe(true)
  })
  it('refuses a hand that is short and an auction that is not lawful', () => {
    const view = viewOf(DEAL1, SOUTH, EAST, calls('P 1S'))
    const short = { ...view, hand: held('AQJ86.AT73.A.K72').with(3, 0 as never) as never }
    expect(runFactBase(short, SIDES, ESSEX_FACTS)).toMatchObject({
      error: { code: 'factbase/hand' },
    })
    const wrong = { ...view, calls: calls('P 1S 1H').map((call) => ({ call })) }
    expect(runFactBase(wrong, SIDES, ESSEX_FACTS)).toMatchObject({ ok: false })
  })
})

describe('the tentative plan for the play', () => {
  const end = SOUTH1.steps.find(({ stage }) => stage.kind === 'end')
  const dummy = SOUTH1.steps.at(-1)
  it('is made at the end of the auction, in bridge words', () => {
    expect(end?.plan.map((point) => plain(planWords(point)))).toEqual([
      'draw trumps, spades: at least 8 in the two hands',
      'ruff hearts in North’s hand',
      'cash diamonds: 1 from the top',
      'ruff clubs in North’s hand',
    ])
  })
  it('is revised with dummy in sight, and says what changed', () => {
    expect(dummy?.plan.map((point) => plain(planWords(point)))).toContain(
      'draw trumps, spades: at least 9 in the two hands',
    )
    const doings = SOUTH1.base.log.flatMap(({ stage, event }) =>
      stage.kind === 'dummy' && event.kind === 'plan' ? [event.doing] : [],
    )
    expect(doings).toEqual(expect.arrayContaining(['kept', 'changed']))
  })
  it('sees a finesse of the queen of clubs', () => {
    const hands = dealt('N:KQ42.A62.K53.KJ6 753.QJ5.J92.Q853 AJT86.K73.A4.A72 9.T984.QT876.T94')
    const told = run(viewOf(hands, SOUTH, SOUTH, calls('1S P 4S P P P'), card('D7')))
    expect(told.steps.at(-1)?.plan.map((point) => plain(planWords(point)))).toContain(
      'finesse the queen of clubs towards North',
    )
  })
})
