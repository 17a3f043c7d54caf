/** Binomial coefficients up to 52 by table; C(52, 26) = 495,918,532,948,104 is below 2^53, so all are exact. */

const SIZE = 53
const PASCAL = new Float64Array(SIZE * SIZE)
for (let n = 0; n < SIZE; n++) {
  PASCAL[n * SIZE] = 1
  for (let k = 1; k <= n; k++)
    PASCAL[n * SIZE + k] =
      PASCAL[(n - 1) * SIZE + k - 1]! + (k < n ? PASCAL[(n - 1) * SIZE + k]! : 0)
}

/** Ways to choose k of n, 0 <= n <= 52; 0 when k is negative or above n. */
export const binomial = (n: number, k: number): number =>
  k < 0 || k > n || n < 0 ? 0 : PASCAL[n * SIZE + k]!
/** n!, exact. */
export const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1))
