import { describe, expect, it } from 'vitest'
import { DEAL_COUNT } from '#core/deal-number.ts'
import { formatSeed } from '#core/rng.ts'
import { runInline } from '#testing/inline.ts'
import {
  type DealForm,
  emptyForm,
  FREE_SEAT,
  PRESETS,
  possibleSentence,
  presetOf,
  readDealForm,
  type SeatForm,
  seatSummary,
} from './deal-form.ts'

const SEED = formatSeed([1, 2, 3, 4])
const FORM = emptyForm(SEED, 7)
const withNorth = (north: Partial<SeatForm>): DealForm => ({
  ...FORM,
  seats: [{ ...FREE_SEAT, ...north }, FREE_SEAT, FREE_SEAT, FREE_SEAT],
})

describe('the deal form', () => {
  it('asks for one board of the seed to begin with', () => {
    expect(readDealForm(FORM)).toEqual({
      input: { kind: 'seed', seed: SEED, firstBoard: 7, boards: 1 },
      limits: undefined,
      errors: {
        seats: FORM.seats.map(() => ({ lengths: [undefined, undefined, undefined, undefined] })),
      },
    })
  })
  it('reads ranges with an open end, and shapes as typed', () => {
    const open = { min: '', max: '' }
    const { input, limits } = readDealForm(
      withNorth({
        hcp: { min: '15', max: '' },
        lengths: [open, open, open, { min: '', max: '4' }],
        shapes: ' balanced ',
      }),
    )
    const north = {
      hcp: { min: 15, max: 37 },
      lengths: [undefined, undefined, undefined, { min: 0, max: 4 }],
      shapes: 'balanced',
    }
    expect(limits).toEqual([north, undefined, undefined, undefined])
    expect(input).toMatchObject({ limits })
  })
  it.each<[string, Partial<DealForm>, string, RegExp]>([
    ['a short seed', { seed: 'ABC' }, 'seed', /26 letters; this one has 3/],
    ['a strange letter', { seed: `AB!${SEED.slice(3)}` }, 'seed', /^At letter 3: /],
    ['no boards', { boards: '0' }, 'boards', /1 to 1000/],
    ['words', { boards: 'ten' }, 'boards', /1 to 1000/],
    ['board nought', { firstBoard: '0' }, 'firstBoard', /from 1/],
    ['a bad number', { kind: 'number', number: '12x' }, 'number', /^At letter 3: .*figure/],
    ['no number', { kind: 'number' }, 'number', /at least one figure/],
  ])('says what is wrong: %s', (_, part, field, message) => {
    const { input, errors } = readDealForm({ ...FORM, ...part })
    expect(input).toBeUndefined()
    expect(errors[field as 'seed']).toMatch(message)
  })
  it.each([
    [{ min: '20', max: '10' }, /20, is more than the most, 10/],
    [{ min: '38', max: '' }, /0 to 37/],
    [{ min: 'x', max: '' }, /0 to 37/],
  ])('says what is wrong with a range: %j', (hcp, message) => {
    const { input, limits, errors } = readDealForm(withNorth({ hcp }))
    expect([input, limits]).toEqual([undefined, undefined])
    expect(errors.seats[0]?.hcp).toMatch(message)
  })
  it('takes a deal number with its commas', () => {
    expect(readDealForm({ ...FORM, kind: 'number', number: '1,234' }).input).toEqual({
      kind: 'number',
      number: '1234',
      firstBoard: 7,
    })
  })
  it('sums up a seat in words', () => {
    const open = { min: '', max: '' }
    expect(seatSummary(FREE_SEAT)).toBe('anything')
    expect(
      seatSummary({
        hcp: { min: '12', max: '' },
        lengths: [{ min: '0', max: '0' }, open, { min: '', max: '1' }, { min: '5', max: '6' }],
        shapes: '',
      }),
    ).toBe('12 or more HCP, 5 to 6 spades, at most 1 heart, no clubs')
  })
})

describe('presets', () => {
  it('can all be dealt, and are recognised again', () => {
    for (const preset of PRESETS) {
      expect(presetOf(preset.form)).toBe(preset.id)
      const { input } = readDealForm(withNorth(preset.form))
      expect(input).toBeDefined()
      const output = input && runInline('deal', input)
      expect(output?.ok && output.value.records.length).toBe(1)
    }
    expect(presetOf({ ...FREE_SEAT, shapes: '7=x=x=x' })).toBeUndefined()
  })
})

describe('how many deals are possible', () => {
  it('is said with its share', () => {
    expect(possibleSentence(DEAL_COUNT.toString(), true)).toBe(
      'Possible: 53,644,737,765,488,792,839,237,440,000 deals.',
    )
    expect(possibleSentence((DEAL_COUNT / 20n).toString(), true)).toMatch(
      / deals, 5\u00a0% of all\.$/,
    )
    expect(possibleSentence((DEAL_COUNT / 20n).toString(), false)).toMatch(/^Possible: at most /)
    expect(possibleSentence((DEAL_COUNT / 12_345n).toString(), true)).toMatch(/one in 12,345\.$/)
    expect(possibleSentence('24', true)).toMatch(/^Possible: 24 deals, one in 2\.2 × 10\^27\.$/)
    expect(possibleSentence('1', true)).toMatch(/: 1 deal,/)
  })
})
