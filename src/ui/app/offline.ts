/**
 * Keeps the app for use without a network, and tells of a new version. Nothing depends on it: where it is
 * refused (private windows, old browsers, plain http) the app works as before, online.
 */
import { actions, keptHere } from '#store/index.ts'

/** The choice to take a new version. */
export const TAKE_UPDATE = 'take-update'
const NOTICE = 'update'
/** Milliseconds from one look for a new version to the next, where a page stays open. */
const LOOK_AGAIN = 3_600_000

/**
 * Milliseconds from the page to the worker that keeps it. Fetching and keeping every file takes half a second
 * of processor time at a first visit: the first answers come before that.
 */
const AFTER_THE_PAGE = 2000

/** Milliseconds that a new version has to take over. */
const LONGEST_TAKE_OVER = 3000

/** The new version that waits. */
let waiting: ServiceWorker | undefined

function tell(worker: ServiceWorker): void {
  waiting = worker
  actions.addNotice({
    id: NOTICE,
    tone: 'note',
    message:
      'A new version of Kibitzer is here. Take it when it suits you: what is on the table stays.',
    choices: [{ id: TAKE_UPDATE, label: 'Reload now' }],
  })
}

/** Takes the new version: what is unwritten is written, and the page is loaded again. */
export async function takeUpdate(): Promise<void> {
  await keptHere()?.flush()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting?.postMessage(import.meta.env.VITE_TAKE_OVER)
  // Asked while files of the page are on their way, Chromium lets the old version serve them to the end of
  // the page: then the page is loaded again all the same, and the new version takes over with that.
  setTimeout(() => location.reload(), LONGEST_TAKE_OVER)
}

function watch(registration: ServiceWorkerRegistration): void {
  // Without a worker in charge the one that waits is the first, and nothing is new.
  const look = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) tell(worker)
  }
  look(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => look(installing))
  })
  let last = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - last < LOOK_AGAIN) return
    last = performance.now()
    // Without a network there is nothing new.
    registration.update().catch(() => undefined)
  })
}

export async function registerOffline(): Promise<void> {
  const path = import.meta.env.VITE_SERVICE_WORKER
  if (path === '' || !('serviceWorker' in navigator)) return
  await new Promise((resolve) => {
    setTimeout(resolve, AFTER_THE_PAGE)
  })
  try {
    watch(await navigator.serviceWorker.register(path))
  } catch (error) {
    console.warn('The app could not be kept for use offline.', error)
  }
}
