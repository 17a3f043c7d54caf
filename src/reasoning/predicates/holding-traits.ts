/** All that the measures of constraints can read of a holding: holdings alike in it are counted together. */
import { DISTRIBUTION, TOTAL_POINTS_PART } from '#constraint/holding-features.ts'
import { SUIT_MEASURES } from '#constraint/measures.ts'
import { PLAYING_TRICKS } from '#constraint/playing-tricks.ts'
import type { Holding } from '#core/holding.ts'

const kept: string[] = []
/** Equal for holdings that no measure of a suit or a hand distinguishes. */
export function holdingTraits(holding: Holding): string {
  const known = kept[holding]
  if (known !== undefined) return known
  const made = [
    ...Object.values(SUIT_MEASURES).map((measure) => measure.value(holding)),
    DISTRIBUTION[holding],
    TOTAL_POINTS_PART[holding],
    ...Object.values(PLAYING_TRICKS).map((table) => table[holding]),
  ].join()
  kept[holding] = made
  return made
}
