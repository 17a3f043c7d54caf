import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASS, parseCall } from '#core/call.ts'
import * as deals from '#core/deal.ts'
import { type Hand, parse } from '#core/hand.ts'
import { EAST, type Seat, SOUTH, sideOf } from '#core/seat.ts'
import { auctionView, type SeatView } from '#core/seat-view.ts'
import { anyEndedAuction } from '#testing/arbitraries.ts'
import { bandOf, callOddsText } from '#testing/call-odds-text.ts'
import { good } from '#testing/good.ts'
import { actionsIn, type Inference } from '../inference/inference.ts'
import { checkLikelihood, type Likelihood, weightIn } from '../predicates/likelihood.ts'
import { callOddsIn, LENGTH_BANDS, POINT_BANDS } from './call-odds.ts'
import { NOTHING_AGREED } from './carding.ts'
import { classOfCall, commonTurn } from './common-calls.ts'
import { commonStandard } from './common-standard.ts'
import { RECORDED_CALLS } from './recorded-calls.ts'
import { type Agreements, NO_CALLS } from './source.ts'

const handOf = (text: string): Hand => good(parse(text))
const OWN = handOf('432.432.432.5432')
const AGREED: Agreements = {
  carding: [NOTHING_AGREED, NOTHING_AGREED],
  calls: [NO_CALLS, NO_CALLS],
  meanings: [],
  common: [true, true],
}
/** South looks; North deals. */
const viewOf = (calls: string): SeatView =>
  auctionView(
    SOUTH,
    OWN,
    0,
    'None',
    calls.split(' ').map((text) => ({ call: parseCall(text) ?? PASS })),
  )
const weightOf = (one: Inference | undefined, seat: Seat, hand: string): number => {
  const all = ['', '', '', '']
  all[seat] = hand
  const deal = deals.parse(`N:${all.map((text) => text || '-').join(' ')}`)
  if (!deal.ok || one === undefined) throw new Error('a hand and a reading')
  return actionsIn(one).reduce((product, action) => product * weightIn(action, deal.value), 1)
}

describe('common Standard', () => {
  it.each<[string, Seat, string, string]>([
    ['1S', 0, 'AKJ65.K43.Q32.43', 'AKJ.K43.Q32.5432'],
    ['1S', 0, 'AKJ65.K43.Q32.43', 'QJ865.543.Q32.43'],
    ['1N', 0, 'AQ2.KJ43.K32.Q32', 'AQ2.KJ43.432.432'],
    ['P', 0, 'Q32.J43.5432.432', 'AQ2.KJ43.K32.Q32'],
    ['2H', 0, '32.KQJ654.432.32', 'AK.KQJ654.432.AK'],
    ['P 1H', EAST, '32.AQ654.K43.KJ2', 'AQ654.32.K43.KJ2'],
    // A transfer shows the suit above.
    ['1N P 2H', SOUTH, 'KJ654.32.432.432', '32.KJ654.432.432'],
  ])('%s by %j: %s is likelier than %s', (calls, seat, likely, unlikely) => {
    const other = { ...viewOf(calls), seat: ((seat + 1) & 3) as Seat }
    const last = commonStandard(other, AGREED).at(-1)
    expect(last?.seat).toBe(seat)
    expect(weightOf(last, seat, likely)).toBeGreaterThan(2 * weightOf(last, seat, unlikely))
  })
  it('tells what most hands that open one spade or one notrump have', () => {
    const saysOf = (calls: string) => commonStandard(viewOf(calls), AGREED)[0]?.readings[0]
    expect(saysOf('1S')).toEqual({
      says: {
        kind: 'all',
        of: [
          { kind: 'length', seat: 0, suit: 3, min: 5, max: 13 },
          { kind: 'hcp', seat: 0, min: expect.closeTo(11, -1), max: expect.closeTo(17, -1) },
        ],
      },
      qualifier: undefined,
    })
    expect(saysOf('1N')?.says).toMatchObject({ kind: 'hcp' })
  })
  it('reads no call of the observer, and none of a side whose system is named', () => {
    const calls = viewOf('1H P 2H P P 2S P P P')
    expect(commonStandard(calls, AGREED).every(({ seat }) => seat !== SOUTH)).toBe(true)
    const one = commonStandard(calls, { ...AGREED, common: [false, true] })
    expect(one.length).toBeGreaterThan(0)
    expect(one.every(({ seat }) => sideOf(seat) === 1)).toBe(true)
    const { common: _, ...unsaid } = AGREED
    expect(commonStandard(calls, unsaid)).toEqual([])
  })
  it('promises nothing, but what the record explains it believes; an alert without words tells of strength alone', () => {
    const opened = viewOf('1C')
    expect(commonStandard(opened, AGREED)[0]?.kind).toBe('tendency')
    const alerted = (note?: string): SeatView => ({
      ...opened,
      calls: [
        { call: opened.calls[0]!.call, alert: true, ...(note === undefined ? {} : { note }) },
      ],
    })
    const [unsaid] = commonStandard(alerted(), AGREED)
    expect(unsaid?.kind).toBe('tendency')
    expect(unsaid?.readings[0]?.says).toMatchObject({ kind: 'hcp', max: 37 })
    expect(unsaid?.also).toEqual([])
    const [strong] = commonStandard(alerted('16+ HCP'), AGREED)
    expect(strong).toMatchObject({ kind: 'chain', because: { rule: 'As explained in the record' } })
    expect(strong?.readings[0]?.says).toEqual({ kind: 'hcp', seat: 0, min: 16, max: 37 })
  })
  it('D6: tells a later call together with the earlier ones of the hand: no range wider than known', () => {
    const rangesOf = (calls: string, seat: Seat) =>
      commonStandard(viewOf(calls), AGREED)
        .filter((one) => one.seat === seat)
        .map(({ readings, saidBefore }) => {
          const says = readings[0]!.says
          const points = (says.kind === 'all' ? says.of : [says]).find(({ kind }) => kind === 'hcp')
          return points?.kind === 'hcp' ? { ...points, saidBefore } : undefined
        })
    // The opener’s pass of the review, told as 6 to 18 by itself; a passed hand’s four spades, as 6 to 19.
    for (const [calls, seat] of [
      ['1H P 2H P P P', 0],
      ['1C P 1H P 1N P 4N P P P', 0],
      ['P P P 1H 1S 2H 4S P P P', 0],
    ] as const) {
      const told = rangesOf(calls, seat).filter((one) => one !== undefined)
      expect(told.length).toBeGreaterThan(1)
      for (const [i, one] of told.entries()) {
        const last = told[i - 1]
        if (last === undefined) continue
        expect(one.min).toBeGreaterThanOrEqual(last.min)
        expect(one.max).toBeLessThanOrEqual(last.max)
      }
    }
    // In auctions as they come too, but where two calls have nothing in common.
    let later = 0
    fc.assert(
      fc.property(anyEndedAuction, ({ calls }) => {
        const view = auctionView(
          SOUTH,
          OWN,
          0,
          'None',
          calls.map((call) => ({ call })),
        )
        const last = new Map<string, { readonly min: number; readonly max: number }>()
        for (const { seat, readings } of commonStandard(view, AGREED)) {
          const says = readings[0]!.says
          for (const part of says.kind === 'all' ? says.of : [says]) {
            if (part.kind !== 'hcp' && part.kind !== 'length') continue
            const key = `${seat} ${part.kind === 'hcp' ? 'hcp' : part.suit}`
            const before = last.get(key)
            last.set(key, part)
            if (before === undefined || part.min > before.max || part.max < before.min) continue
            later += 1
            expect(part.min).toBeGreaterThanOrEqual(before.min)
            expect(part.max).toBeLessThanOrEqual(before.max)
          }
        }
      }),
      { numRuns: 200 },
    )
    expect(later).toBeGreaterThan(0)
  })
  it('reads a side as somebody chose, whatever the record tells, and the other as before', () => {
    const opened = viewOf('1C P 1D P')
    const club = (readAs: Agreements['readAs'], view = opened) => {
      const [first] = commonStandard(view, {
        ...AGREED,
        ...(readAs === undefined ? {} : { readAs }),
      })
      const says = first?.readings[0]?.says
      const points = (says?.kind === 'all' ? says.of : [says]).find((one) => one?.kind === 'hcp')
      return { rule: first?.because.rule, max: points?.kind === 'hcp' ? points.max : undefined }
    }
    expect(club(['Polish club', undefined])).toEqual({ rule: 'Read as Polish club', max: 37 })
    expect(club([undefined, 'Polish club'])).toEqual(club(undefined))
    const told = {
      ...opened,
      calls: opened.calls.map((one, i) => (i === 0 ? { ...one, note: 'Polish' } : one)),
    }
    expect(club(undefined, told).rule).toBe('Read as Polish club')
    expect(club(['Standard', undefined], told)).toEqual(club(undefined))
  })
  it('says of a call the same whatever is called after it', () => {
    const calls = '1D 1S P 2S P P X P P P'.split(' ')
    const whole = commonStandard(viewOf(calls.join(' ')), AGREED)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: calls.length }), (n) => {
        const early = commonStandard(viewOf(calls.slice(0, n).join(' ')), AGREED)
        expect(whole.slice(0, early.length)).toEqual(early)
      }),
    )
  })
})

describe('the recorded odds of calls', () => {
  it('have a band for every number of points', () => {
    for (let points = 0; points <= 37; points++)
      expect(bandOf(points)).toBe(POINT_BANDS.filter((least) => least <= points).length - 1)
  })
  it('are whole weights by band, with a heaviest of 100, in classes of calls that there are', () => {
    for (const [name, text] of Object.entries(RECORDED_CALLS)) {
      const { points, lengths } = callOddsIn(text)
      const factors = [...(points === undefined ? [] : [points]), ...Object.values(lengths)]
      for (const weights of factors) {
        expect([POINT_BANDS.length, LENGTH_BANDS]).toContain(weights.length)
        expect(Math.max(...weights)).toBe(100)
        expect(weights.every((one) => Number.isInteger(one) && one > 0)).toBe(true)
      }
      const label = name.split(': ')[1] ?? ''
      expect(/^(P|X|XX|[1-7][CDHSN]|preempt \d|(new|raise|own|cue|N)\d\+*)$/.test(label)).toBe(true)
    }
  })
  it('come out of their text as they went in, to a step of the scale', () => {
    const logs = [0, -1, -2, -3, -4, -3, -2, -1]
    const text = callOddsText(
      { points: [11, 17], cards: 5 },
      POINT_BANDS.map((_, i) => -i / 5),
      (role) => (role === 'named' ? logs : logs.map(() => 0)),
    )
    const { usual, points = [], lengths } = callOddsIn(text)
    expect(usual).toEqual({ points: [11, 17], cards: 5 })
    expect(Object.keys(lengths)).toEqual(['named'])
    for (const [i, weight] of points.entries())
      expect(Math.abs(Math.log(weight / 100) + i / 5)).toBeLessThan(0.15)
    for (const [n, weight] of (lengths.named ?? []).entries())
      expect(Math.abs(Math.log(weight / 100) - logs[n]!)).toBeLessThan(0.2)
  })
  it('weigh every number of points and cards as they stand, neighbours of one weight too', () => {
    // Three weights at most, so that neighbours are often alike.
    const logs = (n: number) =>
      fc
        .array(fc.constantFrom(0, -1, -3), { minLength: n, maxLength: n })
        .map((list) => [...list, 0])
    const call = parseCall('1S') ?? PASS
    const [name = ''] = classOfCall(commonTurn([]), call)?.names ?? []
    const byValue = (action: Likelihood, kind: 'hcp' | 'among', value: number): number =>
      action.terms.find(({ when }) => when.kind === kind && when.min <= value && value <= when.max)
        ?.weight ?? action.otherwise
    fc.assert(
      fc.property(logs(POINT_BANDS.length - 1), logs(LENGTH_BANDS - 1), (points, lengths) => {
        const text = callOddsText({ points: [8, 17], cards: 5 }, points, () => lengths)
        const odds = callOddsIn(text)
        const recordedCalls = { [name]: text }
        const [one] = commonStandard(viewOf('1S'), { ...AGREED, recordedCalls })
        const told = one === undefined ? [] : actionsIn(one)
        const of = (kind: 'hcp' | 'among') =>
          told.filter(({ terms }) => terms.some(({ when }) => when.kind === kind))
        expect(of('hcp')).toHaveLength(odds.points === undefined ? 0 : 1)
        for (const action of of('hcp'))
          for (let n = 0; n <= 37; n++)
            expect(byValue(action, 'hcp', n)).toBe(odds.points?.[bandOf(n)])
        expect(of('among')).toHaveLength(odds.lengths.clubs === undefined ? 0 : 4)
        const [weights = []] = Object.values(odds.lengths)
        for (const action of of('among'))
          for (let n = 0; n <= 13; n++)
            expect(byValue(action, 'among', n)).toBe(weights[Math.min(n, LENGTH_BANDS - 1)])
      }),
      { numRuns: 60 },
    )
  })
  it('make actions that can be counted', () => {
    for (const one of commonStandard(viewOf('P 1D X 1S 2D 2S P P P'), AGREED))
      for (const action of actionsIn(one)) expect(checkLikelihood(action).ok).toBe(true)
  })
})
