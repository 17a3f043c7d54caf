import { expect, it } from 'vitest'
import { finish, reporting } from './steps.ts'

it('a part is given up with the whole, and what it holds is set free', () => {
  let held = false
  function* part(): Generator<number, string, void> {
    held = true
    try {
      yield 1
      yield 2
      return 'done'
    } finally {
      held = false
    }
  }
  const whole = () => reporting(part(), (n) => n * 10)
  const steps = whole()
  expect(steps.next()).toEqual({ done: false, value: 10 })
  expect(held).toBe(true)
  steps.return('given up')
  expect(held).toBe(false)
  expect(finish(whole())).toBe('done')
})
