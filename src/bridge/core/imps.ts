/** International matchpoints (Laws of Duplicate Bridge 2017, Law 78B). */

/** The smallest difference in points that is worth 1, 2, … 24 IMPs. */
export const IMP_STEPS: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
  2250, 2500, 3000, 3500, 4000,
]

/** IMPs for a difference in points, -24..24, with the sign of the difference. */
export function imps(difference: number): number {
  const size = Math.abs(difference)
  const above = IMP_STEPS.findIndex((step) => size < step)
  const points = above < 0 ? IMP_STEPS.length : above
  return difference < 0 ? 0 - points : points
}
