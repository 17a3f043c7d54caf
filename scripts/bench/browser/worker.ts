/** The worker's side: measures the cases asked for and answers once. */
import type { BenchInput } from '#testing/bench.ts'
import { loadCases } from '../cases.ts'
import { type Effort, measure } from '../measure.ts'

interface Order {
  readonly names: readonly string[]
  readonly effort: Effort
  readonly input: BenchInput
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { names, effort, input } = data
  loadCases().then(
    (cases) => {
      const chosen = cases.filter((one) => names.includes(one.name))
      postMessage(chosen.map((one) => measure(one, effort, input)))
    },
    (error: unknown) => {
      // Thrown outside the promise, so that the page hears of it.
      setTimeout(() => {
        throw error
      })
    },
  )
})
