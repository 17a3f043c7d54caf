/** Work that tells its share, run to its end by tests. */
import { expect } from 'vitest'

/** Every share that it yields must be from 0 to 1. */
export function ended<T>(steps: Generator<number, T, void>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    expect(step.value).toBeGreaterThanOrEqual(0)
    expect(step.value).toBeLessThanOrEqual(1)
  }
}
