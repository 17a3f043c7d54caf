/** The two clock functions that every host has (pages, workers, Node), with cancel as a function. */
declare const setTimeout: (task: () => void, milliseconds: number) => unknown
declare const clearTimeout: (timer: never) => void

/**
 * Runs the task once, after at least that many milliseconds and never within this turn.
 * @returns a function that calls it off.
 */
export const later = (task: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(task, milliseconds)
  return () => {
    clearTimeout(timer as never)
  }
}

/** Milliseconds, monotonic; for budgets only, never part of a result. */
export const now = (): number => performance.now()
