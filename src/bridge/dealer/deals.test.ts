import { describe, expect, it } from 'vitest'
import type { Deal } from '#core/deal.ts'
import * as deal from '#core/deal.ts'
import { DEAL_COUNT } from '#core/deal-number.ts'
import * as hand from '#core/hand.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { randomDeal } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { countableOf } from './countable.ts'
import { planScript } from './deals.ts'
import { dealQuestions } from './evaluate.ts'
import { cccc } from './features.ts'
import { readScript } from './read.ts'

const SEED: Seed = [1, 2, 3, 4]
const read = (text: string) => {
  const script = readScript(text)
  if (!script.ok) throw new Error(JSON.stringify(script.error))
  return script.value
}
const plan = (text: string) => {
  const made = finish(planScript(read(text)))
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}
const held = (text: string) => good(hand.parse(text))
/** What each question is answered of a deal in which South holds this. */
const asked = (south: string, ...questions: readonly string[]) => {
  const of: Deal = [hand.EMPTY_HAND, hand.EMPTY_HAND, held(south), hand.EMPTY_HAND]
  return questions.map((text) => {
    const script = read(text)
    const { look, ask } = dealQuestions(script)
    look(of)
    return ask(script.condition!)()
  })
}
const drawn = (text: string, wanted: number): readonly Deal[] => {
  const { draw } = plan(text)
  const rng = rngOf(SEED)
  const deals: Deal[] = []
  while (deals.length < wanted) {
    const one = draw(rng)
    if (one) deals.push(one)
  }
  return deals
}

const STAYMAN = `shape(south, any 4333 + any 4432 + any 5332)
  and hcp(south) >= 15 and hcp(south) <= 17 and hcp(north) >= 8
  and (spades(north) == 4 or hearts(north) == 4) and spades(north) <= 4 and hearts(north) <= 4`
/** Of every kind that is counted: one hand, a choice between two, sums over two, three hands. */
const COUNTED = [
  'hcp(south) >= 20 or spades(south) >= 6',
  'hcp(north) + hcp(south) >= 25',
  'spades(north) + spades(south) >= 8 and hcp(north) >= 12',
  'hcp(south) > hcp(north)',
  `nt = shape(south, any 4333 + any 4432) and hcp(south) >= 12
   two = hearts(south) >= 5 and diamonds(south) >= 4
   condition (nt or two) and (hcp(north) >= 6 or spades(north) >= 4)`,
  'hcp(north) >= 10 and hcp(east) <= 10 and spades(west) >= 5',
  '(hearts(east) >= 5 ? hcp(east) : clubs(east)) > 4 and hcp(west) % 3 == 1',
]

describe('what a script asks of a hand', () => {
  it('is worked out as the language defines it', () => {
    expect(
      asked(
        'AK852.Q7.KJT93.4',
        ...['hcp(south)', 'hcp(south, diamonds)', 'spades(south)', 'losers(south)'],
        ...['controls(south)', 'losers(south, hearts)', 'top3(south, spades)', 'tens(south)'],
        ...['c13(south)', 'pt5(south)', 'hascard(south, QH)', 'hascard(south, AH)'],
        ...['7 / 2', '-7 / 2', '7 % 0', '1 / 0', '!3', '2 and 0 or 5', '3 - 1 * 2'],
        ...['altcount 1 0 0 0 1 jacks(south)', 'altcount 0 2 1 tens(south)'],
        ...['pointcount 6 4 2 1 hcp(south)', 'x = aces(south) y = x + x y * x'],
      ),
    ).toEqual([...[13, 4, 5, 6, 4, 2, 2, 1, 17, 3, 1, 0], ...[3, -3, 0, 0, 0, 1, 1, 1, 4, 17, 2]])
  })
  it('counts suits and hands as Kaplan and Rubens did', () => {
    // AQT and three small: 4.20 for the suit, 8.45 with its honours (The Bridge World, reading room, on long suits).
    expect(asked('AQT432.432.32.32', 'quality(south, spades)')).toEqual([420])
    expect(cccc(held('AQT432.432.32.32'))).toBe(845 + 200 - 100)
    expect(cccc(held('AK32.K32.Q32.J32'))).toBe(500 + 280 + 200 + 90 + 75 + 60 + 30 - 50)
    expect(cccc(held('AKQJT98765432...'))).toBe(600 + 1300 + 900 - 100)
  })
})

describe('deals of a script', () => {
  it('are counted exactly: all hands for Stayman', () => {
    // By a program of its own for the design, 2026.
    expect(plan(STAYMAN).count).toBe(545_761_576_082_484_398_168_481_600n)
    expect(plan('condition 1').count).toBe(DEAL_COUNT)
    expect(plan('predeal spades(north) == 13').count).toBe(
      plan('predeal north SAKQJT98765432').count,
    )
  })
  it.each(COUNTED)(
    'are counted as often as they come at random, and so are the others: %s',
    (text) => {
      const { count, of } = plan(text)
      const script = read(text)
      expect(countableOf(script).rest).toEqual([])
      const rng = rngOf(SEED, 7)
      const { look, ask } = dealQuestions(script)
      const meets = ask(script.condition!)
      const tries = 20_000
      let hits = 0
      for (let n = 0; n < tries; n++) {
        look(randomDeal(rng))
        hits += meets() === 0 ? 0 : 1
      }
      const share = Number(count) / Number(of)
      expect(Math.abs(hits - share * tries)).toBeLessThan(
        4.5 * Math.sqrt(tries * share * (1 - share)),
      )
      const not = text.includes('condition')
        ? text.replace(/condition (.*)$/, 'condition not ($1)')
        : `not (${text})`
      expect(plan(not).count! + count!).toBe(DEAL_COUNT)
    },
  )
  it.each([
    ...COUNTED,
    STAYMAN,
    'hascard(west, AS) and top3(south, spades) >= 2 and spades(south) == 6',
    'predeal south SAKQ, HA, DA spades(east) == 0 condition hcp(north) > 5 and losers(south) < 6',
  ])('drawn meet the whole script: %s', (text) => {
    const script = read(text)
    const { look, ask } = dealQuestions(script)
    const meets = ask(script.condition!)
    for (const one of drawn(text, 60)) {
      look(one)
      expect(meets(), deal.format(one)).not.toBe(0)
      expect(deal.isWhole(one)).toBe(true)
      for (const [seat, cards] of script.predealt.entries())
        for (const card of cards) expect(hand.has(one[seat as 0], card)).toBe(true)
    }
  })
  it('drawn by the count are as likely as they should be, way by way', () => {
    const text = 'hcp(south) >= 20 or spades(south) >= 6'
    const deals = drawn(text, 4000)
    const share = Number(plan('hcp(south) >= 20').count) / Number(plan(text).count)
    const strong = deals.filter((one) => hand.hcp(one[2]) >= 20).length
    expect(Math.abs(strong - share * 4000)).toBeLessThan(
      4.5 * Math.sqrt(4000 * share * (1 - share)),
    )
  })
  it('are the same for the same seed', () => {
    expect(drawn(STAYMAN, 3)).toEqual(drawn(STAYMAN, 3))
  })
  it('that cannot be are refused at once', () => {
    const made = finish(planScript(read('hcp(north) + hcp(south) > 40')))
    expect(!made.ok && made.error.code).toBe('dealer/none')
  })
  it('with too many ways are counted in part and asked for the rest', () => {
    const tangled = `spades(north) + spades(south) >= 8 and hcp(north) + hcp(south) >= 25
      and hcp(north) + hcp(south) <= 27`
    const { ways, rest } = countableOf(read(tangled))
    expect(rest.length).toBeGreaterThan(0)
    expect(ways.length).toBeLessThanOrEqual(120)
    expect(plan(tangled).count).toBeUndefined()
    for (const one of drawn(tangled, 20)) {
      const points = hand.hcp(one[0]) + hand.hcp(one[2])
      expect(points >= 25 && points <= 27).toBe(true)
    }
  })
})
