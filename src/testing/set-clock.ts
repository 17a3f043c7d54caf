import { vi } from 'vitest'

/**
 * Puts a clock of ours in the place of the machine's, for what gives up after some milliseconds: an answer
 * that a test looks at must not depend on how busy the machine is. Lasts to the end of the test file, so
 * that it also holds for what is worked out while tests are collected.
 * @param step milliseconds that go by at each look at the clock; 0 stops it.
 */
export function setClock(step: number): void {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += step
    return time
  })
}
