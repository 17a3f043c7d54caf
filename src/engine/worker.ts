/** The worker's own file: a scheduler between two message ports. The jobs are loaded when asked for. */
import { findJob } from './jobs/load.ts'
import { placeOfJob } from './jobs/places.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { createScheduler } from './scheduler.ts'

declare const self: DedicatedWorkerGlobalScope

// A message to ourselves lets waiting messages in without the delay that nested timers get.
const { port1, port2 } = new MessageChannel()
let task: (() => void) | undefined
port1.onmessage = () => {
  const due = task
  task = undefined
  due?.()
}

const send = (message: FromWorker) => {
  self.postMessage(message)
}

const scheduler = createScheduler({
  find: findJob,
  send,
  comesFirst: (job) => placeOfJob(job)?.weight === 'turn',
  defer: (next) => {
    task = next
    port2.postMessage(0)
  },
  now: () => performance.now(),
})

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'crash') self.close()
  else scheduler.receive(data)
}

/**
 * A worker that ends without an error (out of memory, closed, killed) tells nobody; but its web
 * locks are set free, and the page waits for that.
 */
function announce() {
  if (!('locks' in navigator)) {
    // Not a secure context: the page has only its watchdog.
    send({ kind: 'ready' })
    return
  }
  const lock = `kibitzer-engine-${crypto.randomUUID()}`
  navigator.locks
    .request(lock, () => {
      send({ kind: 'ready', lock })
      return new Promise<never>(() => {})
    })
    .catch(() => {
      send({ kind: 'ready' })
    })
}
announce()
