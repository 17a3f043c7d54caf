/** Work in steps: a generator yields how far it is and returns what it came to, so that it can be paused and given up. */

/**
 * Does the steps of a part of the work, and tells at each how far the whole is.
 * @param tell what the part says of itself, in the words of the whole.
 * @returns what the part came to.
 */
export function* reporting<P, Q, T>(
  steps: Generator<P, T, void>,
  tell: (progress: P) => Q,
): Generator<Q, T, void> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    yield tell(step.value)
  }
}
