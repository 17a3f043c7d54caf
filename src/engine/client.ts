/** The worker line in a page: a pool of workers, each started when there is work for it. */
import { placeOfJob } from './jobs/index.ts'
import type { Connect, EngineClient } from './line.ts'
import { createPool, heavyWorkers } from './pool.ts'
import type { FromWorker, Jobs } from './protocol.ts'

export type { EngineClient } from './line.ts'

/** The window event that makes the workers end themselves; the tests of the recovery send it. */
const CRASH_EVENT = 'kibitzer:crash-worker'

const workerConnect =
  (role: string): Connect =>
  ({ received, died }) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: `kibitzer-${role}`,
    })
    const waiting = new AbortController()
    const end = (reason: string) => {
      waiting.abort()
      died(reason)
    }
    const watchLock = (name: string) => {
      // Only secure contexts have locks; elsewhere the watchdog alone notices.
      if (!('locks' in navigator)) return
      navigator.locks
        .request(name, { signal: waiting.signal }, () => {
          end('The worker ended without a word.')
        })
        .catch(() => {
          // Aborted by our own kill: nobody is left to watch.
        })
    }
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready' && data.lock !== undefined) watchLock(data.lock)
      received(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      end(event.message || 'The worker could not be loaded.')
    }
    worker.onmessageerror = () => {
      end('A message of the worker could not be read.')
    }
    return {
      send: (message) => {
        worker.postMessage(message)
      },
      kill: () => {
        waiting.abort()
        worker.terminate()
      },
    }
  }

let shared: EngineClient<Jobs> | undefined

/** The page's engine. */
export function engine(): EngineClient<Jobs> {
  if (shared === undefined) {
    const made = createPool<Jobs>({
      connect: workerConnect,
      heavy: heavyWorkers(navigator.hardwareConcurrency),
      placeOf: placeOfJob,
    })
    addEventListener(CRASH_EVENT, () => {
      made.crash()
    })
    shared = made
  }
  return shared
}
