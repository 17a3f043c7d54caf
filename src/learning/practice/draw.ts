/**
 * Which of the turns that came up is asked. Questions come as hands come at the table, tempered: what is common
 * comes first and most, what is rare comes less often still, and what was asked of late waits.
 */
import type { Rng } from '#core/rng.ts'

/** What a turn asks, and how often such turns came up. */
export interface CameUp {
  /** What the auction began with: as often as it comes, or each alike where the topic says so. */
  readonly group: string
  /** What is practised: one call, or one rule. */
  readonly idea: string
  readonly isPass: boolean
  /** How often it came up among the turns drawn. */
  readonly times: number
  /** How often it was asked of late. */
  readonly asked: number
}

/** Shares of the table are raised to this power: what comes twice as often is asked one and a half times as often. */
const TEMPER = 0.6
/** Passes are asked at most so often, however often they come. */
const MOST_PASSES = 0.4
/** While a topic is new, what comes less often than this is not asked of a student. */
const RARE = 1 / 600
/** Chance beside the order of what is owed, in questions. */
const NOISE = 0.4

/** What is not too rare to be asked; all of it where nothing would be left. */
const common = (came: readonly CameUp[], isFirm: boolean): readonly CameUp[] => {
  const total = came.reduce((sum, { times }) => sum + times, 0)
  const kept = isFirm ? came : came.filter(({ times }) => times >= Math.max(1, total * RARE))
  return kept.length === 0 ? came : kept
}

/** The share of the questions that each of them is to have. They add up to one. */
export function sharesOf(came: readonly CameUp[]): readonly number[] {
  const weights = came.map(({ times }) => times ** TEMPER)
  const sum = (isPass: boolean): number =>
    came.reduce((total, one, i) => total + (one.isPass === isPass ? weights[i]! : 0), 0)
  const [passes, others] = [sum(true), sum(false)]
  const natural =
    came.reduce((n, one) => n + (one.isPass ? one.times : 0), 0) /
    came.reduce((n, { times }) => n + times, 0)
  const passShare = others === 0 ? 1 : Math.min(MOST_PASSES, natural)
  return came.map(({ isPass }, i) =>
    isPass ? (weights[i]! / passes) * passShare : (weights[i]! / others) * (1 - passShare),
  )
}

/** One of the groups, by how often they come or each as likely as another. */
function oneGroup(came: readonly CameUp[], alike: boolean, rng: Rng): string | undefined {
  const times = new Map<string, number>()
  for (const one of came) times.set(one.group, alike ? 1 : (times.get(one.group) ?? 0) + one.times)
  const total = [...times.values()].reduce((a, b) => a + b, 0)
  let at = total === 0 ? 0 : rng.below(total)
  for (const [group, n] of times) {
    if (at < n) return group
    at -= n
  }
  return undefined
}

export interface AskOptions {
  /** The rest is known, so that rare things may come. */
  readonly isFirm: boolean
  /** Groups are asked alike. */
  readonly alike?: boolean
}
/** The one that is owed most in a group: its share of all questions so far, less what it has had. */
export function nextAsked(
  came: readonly CameUp[],
  { isFirm, alike = false }: AskOptions,
  rng: Rng,
): CameUp | undefined {
  const group = oneGroup(came, alike, rng)
  const open = common(
    came.filter((one) => one.group === group),
    isFirm,
  )
  const shares = sharesOf(open)
  const asked = open.reduce((sum, one) => sum + one.asked, 0)
  const owed = open.map(
    (one, i) => shares[i]! * (asked + 1) - one.asked + (NOISE * rng.below(1000)) / 1000,
  )
  return open[owed.indexOf(Math.max(...owed))]
}
