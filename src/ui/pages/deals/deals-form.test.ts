import { describe, expect, it } from 'vitest'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { long } from '#testing/long.ts'
import { freeForm, readDealsForm } from './deals-form.ts'
import { oneIn } from './how-many-words.ts'
import { SCENARIOS, withScenario } from './scenarios.ts'

const SEED = '0000000000000000000000000'.padEnd(26, '1')
const FREE = freeForm(SEED)
const asks = (script: string, boards = 0) =>
  runInline('deal-script', { script, seed: SEED, boards })

describe('the controls of Deals', () => {
  it('come to a script', () => {
    const stayman = withScenario(FREE, SCENARIOS[0]!)
    expect(readDealsForm(stayman, 'Stayman').script).toBe(
      `# Stayman
dealer south

condition
  hcp(north) >= 8
  and hearts(north) <= 4
  and spades(north) <= 4
  and shape(south, any 4333 + any 4432 + any 5332)
  and hcp(south) >= 15
  and hcp(south) <= 17
  and (spades(north) == 4 or hearts(north) == 4)
`.replace(
        'and hearts(north) <= 4\n  and spades(north) <= 4',
        'and spades(north) <= 4\n  and hearts(north) <= 4',
      ),
    )
  })
  it('say limits for two hands, quality, exact figures, dealer and vulnerability', () => {
    const { script, isGood } = readDealsForm({
      ...FREE,
      vulnerability: 'EW',
      dealer: 3,
      seats: [
        { ...FREE.seats[0], hcp: { min: '7', max: '7' }, shapes: '5=4=x=x, 4441' },
        FREE.seats[1],
        FREE.seats[2],
        FREE.seats[3],
      ],
      quality: [{ suit: 3, quality: 'three' }, FREE.quality[1], FREE.quality[2], FREE.quality[3]],
      together: [{ hcp: { min: '25', max: '' }, suit: 2, cards: '8' }, FREE.together[1]],
    })
    expect(isGood).toBe(true)
    expect(script).toBe(`dealer west
vulnerable EW

condition
  shape(north, 54xx + any 4441)
  and hcp(north) == 7
  and top5(north, spades) >= 3
  and hcp(north) + hcp(south) >= 25
  and hearts(north) + hearts(south) >= 8
`)
    expect(asks(script, 99)).toMatchObject({ error: { about: 'boards' } })
  })
  it('say what is wrong where it stands', () => {
    const bad = readDealsForm({
      ...FREE,
      boards: '37',
      seats: [
        { ...FREE.seats[0], shapes: 'flat', hcp: { min: '9', max: '5' } },
        FREE.seats[1],
        FREE.seats[2],
        FREE.seats[3],
      ],
      together: [FREE.together[0], { hcp: { min: '', max: '' }, suit: 2, cards: 'many' }],
    })
    expect(bad.isGood).toBe(false)
    expect(bad.errors.boards).toBeDefined()
    expect(bad.errors.shapes[0]).toBeDefined()
    expect(bad.errors.seats[0]?.hcp).toBeDefined()
    expect(bad.errors.together[1].cards).toBeDefined()
  })
  it('rest where the script is written by hand', () => {
    expect(readDealsForm({ ...FREE, script: 'hcp(north) > 5' }).script).toBe('hcp(north) > 5')
  })
  it('have twenty scenarios of their own names', () => {
    expect(SCENARIOS).toHaveLength(20)
    expect(new Set(SCENARIOS.map(({ title }) => title)).size).toBe(20)
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(20)
  })
  /** What takes more than a moment to count is dealt in the long run. */
  const QUICK = ['stayman', 'transfers', 'weak-two', 'preempt', 'jacoby', 'michaels', 'splinter']
  it.each(
    SCENARIOS.filter(({ id }) => long || QUICK.includes(id)).map((one) => [one.id, one] as const),
  )('deal the scenario %s', (_, scenario) => {
    const form = withScenario(FREE, scenario)
    const reading = readDealsForm(form, scenario.title)
    expect(reading.isGood).toBe(true)
    const dealt = good(asks(reading.script, 3))
    expect(dealt.records).toHaveLength(3)
    expect(dealt.share.share).toBeGreaterThan(0)
  })
  it.each(SCENARIOS)('$id is a script without fault', (scenario) => {
    const { script, isGood } = readDealsForm(withScenario(FREE, scenario), scenario.title)
    expect(isGood).toBe(true)
    // Too many boards are refused after the script is read and before anything is counted.
    const told = asks(script, 99)
    expect(!told.ok && told.error.about).toBe('boards')
  })
  it('tell how rare a deal is in figures that are kept', () => {
    expect([1, 0.5, 0.0102, 1 / 1234.5, 1 / 9876543].map(oneIn)).toEqual([
      'Every deal',
      '1 deal in 2.0',
      '1 deal in 98',
      '1 deal in 1,230',
      '1 deal in 9,880,000',
    ])
  })
})
