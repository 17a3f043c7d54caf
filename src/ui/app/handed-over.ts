/**
 * What the system hands over: a file opened by double click, or a file, link or text that another program shares
 * with the app. It takes the way of what is dropped on the page.
 */
import { ROOT } from '../ask/language.ts'
import { type Dropped, offerDropped } from '../kit/dropped.ts'

/** As browsers have it that open files with an app. */
interface LaunchQueue {
  setConsumer(
    consume: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void,
  ): void
}

/** Where the service worker leaves what was shared (build/service-worker.ts). */
const SHARED_STORE = 'kibitzer-shared'
const SHARED = 'shared'

async function shared(): Promise<Dropped | undefined> {
  const store = await caches.open(SHARED_STORE)
  const address = new URL(`${ROOT}${SHARED}`, location.href).href
  const left = await store.match(address)
  await store.delete(address)
  if (left === undefined) return undefined
  const name = left.headers.get('X-Name')
  return name === null
    ? { kind: 'text', text: await left.text() }
    : { kind: 'file', file: new File([await left.blob()], decodeURIComponent(name)) }
}

/** Takes what is handed over, now and later. @param show opens the dialog that reads it. */
export function takeHandedOver(show: () => void): void {
  const take = (dropped: Dropped | undefined): void => {
    if (dropped === undefined) return
    offerDropped(dropped)
    show()
  }
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => {
    // One file is read at a time, as where one is chosen.
    void files[0]?.getFile().then((file) => take({ kind: 'file', file }))
  })
  if (!new URLSearchParams(location.search).has(SHARED)) return
  // A reload shares nothing again.
  history.replaceState(history.state, '', `${location.pathname}${location.hash}`)
  shared().then(take, () => undefined)
}
