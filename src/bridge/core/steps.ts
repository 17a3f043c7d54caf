/** Work in steps: a generator yields how far it is and returns its result, so that it can be paused or given up. */

/** Does all the steps at once. */
export function finish<T, Sent>(steps: Generator<unknown, T, Sent>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/**
 * Runs one part of the work, and reports at each step how far the whole is. Whoever gives up the whole gives
 * up the part: what it holds, as a kernel, is set free.
 * @param tell turns the progress of the part into that of the whole.
 * @returns the result of the part.
 */
export function* reporting<P, Q, T, Sent>(
  steps: Generator<P, T, Sent>,
  tell: (progress: P) => Q,
): Generator<Q, T, void> {
  try {
    for (;;) {
      const step = steps.next()
      if (step.done === true) return step.value
      yield tell(step.value)
    }
  } finally {
    steps.return(undefined as T)
  }
}
