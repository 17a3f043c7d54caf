/** The files of this version that the browser keeps, and whether each is what was released. */

/** Which version this page is of, as the build wrote it into the page (build/offline.ts); none in development. */
export const BUILD: string | undefined = document.querySelector<HTMLMetaElement>(
  'meta[name="kibitzer-build"]',
)?.content

/** Has the files of this version kept as long as the page is open, whatever newer ones other tabs take. */
export function holdBuild(): void {
  if (BUILD === undefined || !('locks' in navigator)) return
  const never = new Promise<never>(() => {})
  navigator.locks
    .request(`kibitzer build ${BUILD}`, { mode: 'shared' }, () => never)
    .catch(() => {
      // The page is gone.
    })
}

/** Holds every kept file against the list of the release; `undefined` where none is kept yet. */
export async function verifyKept(): Promise<VerifiedFiles | undefined> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (worker === null) return undefined
  const { port1, port2 } = new MessageChannel()
  const found = new Promise<VerifiedFiles>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<VerifiedFiles>) => {
      port1.close()
      resolve(data)
    }
  })
  const ask: AskOfServiceWorker = 'verify'
  worker.postMessage(ask, [port2])
  return await found
}
