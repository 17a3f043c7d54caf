/**
 * Keeps the app for use without a network, and tells of a new version. Nothing depends on it: where it is
 * refused (private windows, old browsers, plain http) the app works as before, online.
 */
import { t } from '#core/text.ts'
import { scriptAddress } from '#store/engine.ts'
import { actions, keptHere } from '#store/index.ts'
import { holdBuild } from '../ask/kept-files.ts'
import { ROOT } from '../ask/language.ts'

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
    ...{ tone: 'note', quiet: true },
    message: t`A new version of Kibitzer is here. Take it when it suits you: what is on the table stays.`,
    choices: [{ id: TAKE_UPDATE, label: t`Reload now` }],
  })
}

/** Takes the new version: what is unwritten is written, and the page is loaded again. */
export async function takeUpdate(): Promise<void> {
  await keptHere()?.flush()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  const ask: AskOfServiceWorker = 'take-over'
  waiting?.postMessage(ask)
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

/** What was refused, in a sentence; files have their names in every language. */
function refusal({ file, why, goesOn }: RefusedFile): string {
  const wrong =
    why === 'other' ? t`${file} is not what was released.` : t`${file} could not be fetched.`
  if (goesOn === 'older')
    return t`The new version could not be checked: ${wrong} The version you have goes on.`
  return goesOn === 'this'
    ? t`A part of Kibitzer was refused: ${wrong} What you have goes on without it.`
    : t`Kibitzer is not kept for use without a network yet: ${wrong} It goes on with a network.`
}

/** Tells what the service worker refused; set before there is one, so that no word of it is lost. */
export function tellRefusals(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<RefusedFile>) => {
    actions.addNotice({ id: 'refused', tone: 'warning', message: refusal(data), choices: [] })
  })
}

/** Each language had a worker of its own once, in its folder. */
async function endOthers(ours: string): Promise<void> {
  for (const other of await navigator.serviceWorker.getRegistrations())
    if (other.scope !== ours && other.scope.startsWith(ours)) await other.unregister()
}

export async function registerOffline(): Promise<void> {
  const file = import.meta.env.VITE_SERVICE_WORKER
  if (file === '' || !('serviceWorker' in navigator)) return
  holdBuild()
  await new Promise((resolve) => {
    setTimeout(resolve, AFTER_THE_PAGE)
  })
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress(`${ROOT}${file}`))
    watch(registration)
    await endOthers(registration.scope)
  } catch (error) {
    console.warn('The app could not be kept for use offline.', error)
  }
}
