/** The worker line in a page: a pool of workers, each started when there is work for it. */
import { catalogue, t } from '#core/text.ts'
import { scriptAddress } from './client-address.ts'
import type { Connect, EngineClient } from './engine-client.ts'
import { placeOfJob } from './jobs/places.ts'
import { createPool, heavyWorkers } from './pool.ts'
import type { FromWorker, Jobs } from './protocol.ts'
import address from './worker.ts?worker&url'

export type { EngineClient } from './engine-client.ts'

/** The window event that makes the workers end themselves; the tests of the recovery send it. */
const CRASH_EVENT = 'kibitzer:crash-worker'

const workerConnect =
  (role: string): Connect =>
  ({ received, died }) => {
    // In another language the catalogue comes first, and then loads the worker that its name ends with.
    const name = `kibitzer-${role}`
    const worker =
      catalogue === undefined
        ? new Worker(scriptAddress(address), { type: 'module', name })
        : new Worker(scriptAddress(catalogue.address), {
            type: 'module',
            name: `${name} ${address}`,
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
          end(t`The worker ended without a word.`)
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
      end(event.message || t`The worker could not be loaded.`)
    }
    worker.onmessageerror = () => {
      end(t`A message of the worker could not be read.`)
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
