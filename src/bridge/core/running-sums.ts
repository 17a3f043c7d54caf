/**
 * The first place whose running sum is above the number, the last place when none is: the item that a
 * number drawn below the total falls on.
 * @param sums rising; at least one.
 */
export function drawnPlace(sums: Float64Array | readonly number[], at: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! > at) high = middle
    else low = middle + 1
  }
  return low
}
