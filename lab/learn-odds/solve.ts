/** Solves `a x = b` for a positive definite `a`, by Cholesky; both are used up. */
export function solved(a: Float64Array, b: Float64Array): Float64Array {
  const n = b.length
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < j; k++) {
      const f = a[j * n + k]!
      if (f !== 0) for (let i = j; i < n; i++) a[i * n + j] = a[i * n + j]! - a[i * n + k]! * f
    }
    const root = Math.sqrt(a[j * n + j]!)
    for (let i = j; i < n; i++) a[i * n + j] = a[i * n + j]! / root
  }
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) b[i] = b[i]! - a[i * n + k]! * b[k]!
    b[i] = b[i]! / a[i * n + i]!
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) b[i] = b[i]! - a[k * n + i]! * b[k]!
    b[i] = b[i]! / a[i * n + i]!
  }
  return b
}
