/**
 * How surely a card is the best: the chance that its mean over all layouts is no lower than that of any
 * other, by those drawn. Chances against one rival after another cannot be multiplied: a layout that speaks for
 * the card speaks against most of its rivals at once. So all cards are looked at together: the shares of the
 * layouts are drawn again and again as the sample leaves them open (the Bayesian bootstrap: D. B. Rubin, Annals
 * of Statistics 9, 1981), and the draws are counted in which each card comes out ahead.
 */
import { type Rng, rngOf } from '#core/rng.ts'
import { meanOf, type Sample } from './paired.ts'

/** Draws between two yields: a millisecond or two. */
const STRIDE = 50
/** The same layouts give the same chances. */
const SEED = [3, 1, 4, 1] as const
/**
 * Layouts not drawn that are thought of on each side, for any two cards: of the layouts that tell two cards apart
 * most speak for the same one, so that one of them says a good deal of the next. The share of them that speaks
 * for the first card was taken from Beta(DOUBT, DOUBT), before any was drawn: two of them then agree
 * (DOUBT + 1) / (2 DOUBT + 1) of the time. Measured by itself, and not fitted to what stays best: 87 times in a
 * hundred, over 329 pairs of cards of five boards (`npm run lab -- surely-best --signs --layouts 12 --from 3`).
 */
const DOUBT = 0.175
/** Differences below this are rounding. */
const ROUNDING = 1e-9

/** Uniform, above 0 and below 1. */
const uniform = (rng: Rng): number => (rng.next() + 0.5) / 2 ** 32

/** A figure of the gamma distribution of this shape (G. Marsaglia and W. W. Tsang, 2000). */
function gamma(rng: Rng, shape: number): number {
  if (shape < 1) return gamma(rng, shape + 1) * uniform(rng) ** (1 / shape)
  const d = shape - 1 / 3
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(uniform(rng))) * Math.cos(2 * Math.PI * uniform(rng))
    const v = (1 + normal / Math.sqrt(9 * d)) ** 3
    if (v <= 0) continue
    if (Math.log(uniform(rng)) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v
  }
}

/** Layouts that distinguish the cards in the same way, and how many draws they are. */
interface Alike {
  readonly draws: number
  /** By card: how far it is behind the card that the drawn layouts put first. */
  readonly behind: readonly number[]
}
function alike({ shares, drawn = 0 }: Sample, behind: readonly (readonly number[])[]): Alike[] {
  const found = new Map<string, { draws: number; readonly behind: readonly number[] }>()
  for (const [i, share] of shares.entries()) {
    const here = behind.map((card) => card[i]!)
    // Layouts in which all cards are worth the same move no mean past another.
    if (here.every((difference) => difference === 0)) continue
    const key = here.join()
    const known = found.get(key)
    if (known === undefined) found.set(key, { draws: share * drawn, behind: here })
    else known.draws += share * drawn
  }
  return [...found.values()]
}

/** The weight of a layout that distinguishes this card from the first, whichever it favours. */
function stake(groups: readonly Alike[], card: number): number {
  const telling = groups.filter(({ behind }) => behind[card] !== 0)
  const draws = telling.reduce((sum, one) => sum + one.draws, 0)
  return draws === 0
    ? 0
    : telling.reduce((sum, one) => sum + one.draws * Math.abs(one.behind[card]!), 0) / draws
}

/**
 * The chance of each card to be best over all layouts; cards that are level in a draw are both best in it.
 * @param behind by card, then by layout: how far it is behind the first card, which is nought there.
 * @param draws how many; with a thousand the chances are good to a hundredth.
 */
export function* chancesToBeBest(
  sample: Sample,
  behind: readonly (readonly number[])[],
  draws: number,
): Generator<void, readonly number[], void> {
  if (sample.drawn === undefined) {
    const means = behind.map((card) => meanOf(sample, card))
    const least = Math.min(...means)
    return means.map((mean) => (mean <= least + ROUNDING ? 1 : 0))
  }
  const groups = alike(sample, behind)
  const stakes = behind.map((_, card) => stake(groups, card))
  const rng = rngOf(SEED, 0)
  // Half of the doubt about two cards is about the first, and so the same against every rival.
  const doubt = (): number => gamma(rng, DOUBT / 2) - gamma(rng, DOUBT / 2)
  const times = behind.map(() => 0)
  for (let draw = 0; draw < draws; draw++) {
    const sizes = groups.map(({ draws }) => gamma(rng, draws))
    const ofFirst = doubt()
    const sums = stakes.map((worth, card) =>
      worth === 0
        ? 0
        : worth * (ofFirst + doubt()) +
          groups.reduce((sum, group, i) => sum + sizes[i]! * group.behind[card]!, 0),
    )
    const least = Math.min(...sums)
    for (const [card, sum] of sums.entries()) if (sum <= least + ROUNDING) times[card]! += 1
    if (draw % STRIDE === STRIDE - 1) yield
  }
  return times.map((n) => n / draws)
}
