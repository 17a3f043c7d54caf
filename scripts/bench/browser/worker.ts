/** The worker's side: measures the cases asked for and answers once. */
import { loadCases } from '../cases.ts'
import { type Effort, measure } from '../measure.ts'

interface Order {
  readonly names: readonly string[]
  readonly effort: Effort
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { names, effort } = data
  loadCases().then(
    (cases) => {
      const chosen = cases.filter((one) => names.includes(one.name))
      postMessage(chosen.map((one) => measure(one, effort)))
    },
    (error: unknown) => {
      // Thrown outside the promise, so that the page hears of it.
      setTimeout(() => {
        throw error
      })
    },
  )
})
