/** Odds out of counts and acts. */
import type { LeadWeights } from '#reasoning/sources/carding.ts'
import {
  HEADS,
  LED_AS,
  LENGTHS_TOLD,
  type LedAs,
  type RecordedOdds,
} from '#reasoning/sources/recorded.ts'
import type { Act, SuitCount, SuitCounts } from './observe.ts'
import type { SignalOdds } from './signals.ts'

/** As many holdings as the wider class is worth beside what was counted of the class itself. */
const PRIOR = 8
const sum = (counts: readonly SuitCount[], of: keyof SuitCount): number =>
  counts.reduce((all, one) => all + one[of], 0)
const family = (as: LedAs): string => as.split(' ')[0]!

/** Rates in a thousand, each drawn towards those of the same holding whoever bid the suit. */
function ratesOf(counts: SuitCounts, as: LedAs): readonly number[] {
  const own = counts[as]
  const kin = LED_AS.filter((other) => family(other) === family(as))
  const wide = own.map((_, i) => {
    const here = kin.map((other) => counts[other][i]!)
    const length = kin.flatMap((other) =>
      HEADS.map((__, head) => counts[other][head * LENGTHS_TOLD + (i % LENGTHS_TOLD)]!),
    )
    const base = (sum(length, 'led') + 1) / (sum(length, 'held') + 10)
    return (sum(here, 'led') + PRIOR * base) / (sum(here, 'held') + PRIOR)
  })
  const expected = own.reduce((all, one, i) => all + one.held * wide[i]!, 0)
  const ratio = (sum(own, 'led') + 1) / (expected + 1)
  return own.map((one, i) => {
    const prior = Math.min(0.95, wide[i]! * ratio)
    return Math.max(1, Math.round((1000 * (one.led + PRIOR * prior)) / (one.held + PRIOR)))
  })
}

const bitsOf = (acts: readonly Act[], weights: readonly number[]): number =>
  acts.reduce((all, { chances, so }) => {
    const whole = chances.reduce((n, chance, i) => n + chance * weights[i]!, 0)
    const true_ = chances[so] * weights[so]!
    return all - Math.log2(Math.max(true_ / whole, 2 ** -20))
  }, 0)

/** Steps of a search on a scale of ratios: finer each round. */
const STEPS = [2, 1.4, 1.15, 1.05, 1.02] as const
/** The weights that describe the acts in the fewest bits, the first being a hundred. */
function fitted(acts: readonly Act[], free: readonly number[], most: number): readonly number[] {
  const weights = [100, 30, 10].map((n, i) => (free.includes(i) || i === 0 ? n : 0))
  let least = bitsOf(acts, weights)
  for (const step of STEPS)
    for (let better = true; better; ) {
      better = false
      for (const i of free)
        for (const by of [step, 1 / step]) {
          const tried = weights.map((n, j) => (j === i ? Math.min(most, n * by) : n))
          const bits = bitsOf(acts, tried)
          if (bits < least - 1e-9) {
            least = bits
            weights[i] = tried[i]!
            better = true
          }
        }
    }
  return weights.map((n) => Math.max(1, Math.round(n)))
}

const leadsOf = (acts: readonly Act[], when: Act['when'], kind: Act['kind']): LeadWeights => {
  const here = acts.filter((act) => act.sign === 'lead' && act.when === when && act.kind === kind)
  const [consistent, unspecified, inconsistent] = fitted(here, [1, 2], 100) as [
    number,
    number,
    number,
  ]
  return { consistent, unspecified, inconsistent }
}
/** Of a hundred hands against the habit, how many act so all the same. */
const habitOf = (acts: readonly Act[], sign: Act['sign']): number =>
  fitted(
    acts.filter((act) => act.sign === sign),
    [2],
    100,
  )[2]!

export const oddsOf = (
  counts: SuitCounts,
  { places, honours, thrown }: SignalOdds,
  acts: readonly Act[],
): RecordedOdds => ({
  chosen: {
    ...(Object.fromEntries(LED_AS.map((as) => [as, ratesOf(counts, as)])) as Record<
      LedAs,
      readonly number[]
    >),
    ...thrown,
  },
  leads: {
    opening: {
      notrump: leadsOf(acts, 'opening', 'notrump'),
      suit: leadsOf(acts, 'opening', 'suit'),
    },
    later: { notrump: leadsOf(acts, 'later', 'notrump'), suit: leadsOf(acts, 'later', 'suit') },
  },
  places,
  honours,
  notMade: {
    cover: habitOf(acts, 'not-covered'),
    // Told of a suit that was not led, it was false in three cases of four that it decided.
    partnersSuit: 100,
    sequence: habitOf(acts, 'no-sequence-led'),
    lowestOfEquals: habitOf(acts, 'lowest-of-equals'),
  },
})
