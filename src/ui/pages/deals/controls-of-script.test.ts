import { describe, expect, it } from 'vitest'
import { controlsOfScript } from './controls-of-script.ts'
import { type DealsForm, freeForm, readDealsForm } from './deals-form.ts'
import { SCENARIOS, withScenario } from './scenarios.ts'

const FREE = freeForm('0'.repeat(26))
const taken = (script: string) => controlsOfScript(script, { ...FREE, script })
const scriptOf = (form: DealsForm) => readDealsForm(form).script

/** What is asked, in any order: a condition in words of its own may have become a control. */
const clauses = (script: string) =>
  script
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^and /, '')
        .replace(/^\((shape.*)\)$/, '$1'),
    )
    .sort()

describe('a script taken back into the controls', () => {
  it.each(SCENARIOS)('sets them for $id as the scenario did', (scenario) => {
    const form = withScenario(FREE, scenario)
    const back = taken(readDealsForm(form, scenario.title).script)!
    expect(clauses(scriptOf(back))).toEqual(clauses(scriptOf(form)))
    expect(taken(scriptOf(back))).toEqual(back)
  })
  it('says dealer, vulnerability, boards and both sides', () => {
    const form: DealsForm = {
      ...FREE,
      ...{ dealer: 3, vulnerability: 'EW', boards: '7' },
      together: [
        { hcp: { min: '25', max: '30' }, suit: 2, cards: '8' },
        { ...FREE.together[1], hcp: { min: '', max: '12' } },
      ],
    }
    const back = taken(`produce 7\n${scriptOf(form)}`)!
    expect(back).toMatchObject({ dealer: 3, vulnerability: 'EW', boards: '7' })
    expect(back.together).toEqual(form.together)
  })
  it('reads other spellings: short seats, open bounds, a bare condition, brackets', () => {
    const back = taken('dealer e\n(hcp(s) > 11 && heart(south) < 4) and hcp(s)<=14')!
    expect(back.dealer).toBe(1)
    expect(back.seats[2].hcp).toEqual({ min: '12', max: '14' })
    expect(back.seats[2].lengths[2]).toEqual({ min: '', max: '3' })
    expect(back.more).toBe('')
  })
  it('keeps what no control says, as it was written', () => {
    const back = taken(
      'condition hcp(north) >= 8 and (aces(north) == 2 or not hascard(north, AS)) and losers(south) <= 6',
    )!
    expect(back.seats[0].hcp.min).toBe('8')
    expect(back.more).toBe('(aces(north) == 2 or not hascard(north, AS)) and losers(south) <= 6')
  })
  it('keeps a choice over all whole', () => {
    expect(taken('hcp(north) > 5 and spades(north) > 4 or hcp(south) == 9')?.more).toBe(
      'hcp(north) > 5 and spades(north) > 4 or hcp(south) == 9',
    )
  })
  it.each([
    'fit = spades(north) + spades(south)\nfit >= 8',
    'predeal north SAKQ',
    'action average "points" hcp(north)',
    'dealer nobody',
    'generate 5000',
  ])('is not where it has what they have not: %s', (script) => {
    expect(taken(script)).toBeUndefined()
  })
})
