/** Runs the kernels in a worker and leaves the outcomes where the driver finds them. */
import type { BenchInput } from '#testing/bench.ts'
import type { Effort, Outcome } from '../measure.ts'

declare global {
  interface Window {
    /** Measures the cases with these names in a fresh worker. */
    measureInWorker: (
      names: readonly string[],
      effort: Effort,
      input: BenchInput,
    ) => Promise<readonly Outcome[]>
  }
}

window.measureInWorker = (names, effort, input) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<readonly Outcome[]>) => {
      worker.terminate()
      resolve(data)
    }
    worker.onerror = (event) => {
      worker.terminate()
      reject(new Error(event.message || 'the worker could not be loaded'))
    }
    worker.postMessage({ names, effort, input })
  })
