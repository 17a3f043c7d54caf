/** A world for the service worker of the build: a host, a store of files and open pages, all of them plain data. */

/** What the host answers for an address; a status where it has no file, nothing where it never answers. */
type Host = (url: string, cache?: RequestCache) => Response | number | undefined

interface Kept {
  readonly bytes: ArrayBuffer
  readonly headers: Headers
}
export type Store = Map<string, Map<string, Kept>>

export interface WorkerWorld {
  readonly scope: string
  /** What is kept, by version and address; the worlds of two versions may share it. */
  readonly store: Store
  readonly host: Host
  /** Addresses of the open pages. */
  readonly pages?: readonly string[]
  /** Versions that open pages show. */
  readonly shown?: readonly string[]
  /** Whether a version before it is in charge. */
  readonly older?: boolean
}

export interface RunningWorker {
  /** @throws where the version is not kept. */
  readonly install: () => Promise<void>
  readonly activate: () => Promise<void>
  /** The worker's answer; `undefined` where it leaves the request to the browser. */
  readonly fetch: (url: string, mode?: 'navigate' | 'cors') => Promise<Response | undefined>
  readonly verify: () => Promise<VerifiedFiles>
  /** What the pages were told. */
  readonly told: readonly RefusedFile[]
  /** The addresses that the host was asked for, in order. */
  readonly asked: readonly string[]
}

const responseOf = ({ bytes, headers }: Kept): Response => new Response(bytes.slice(0), { headers })

function cachesOver(store: Store) {
  const match = async (url: string, name: string) => {
    const kept = store.get(name)?.get(url)
    return kept && responseOf(kept)
  }
  return {
    keys: async () => [...store.keys()],
    delete: async (name: string) => store.delete(name),
    match: (url: string, { cacheName }: { readonly cacheName: string }) => match(url, cacheName),
    open: async (name: string) => {
      const cache = store.get(name) ?? new Map<string, Kept>()
      store.set(name, cache)
      return {
        put: async (url: string, answer: Response) => {
          cache.set(url, { bytes: await answer.arrayBuffer(), headers: answer.headers })
        },
        delete: async (url: string) => cache.delete(url),
      }
    },
  }
}

/** Runs the worker's text in the world. */
export function runWorker(text: string, world: WorkerWorld): RunningWorker {
  const told: RefusedFile[] = []
  const asked: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const pages = (world.pages ?? []).map((url) => ({
    url,
    postMessage: (news: RefusedFile) => told.push(news),
  }))
  const self = {
    registration: { scope: world.scope, active: world.older ? {} : null },
    clients: { matchAll: async () => pages, claim: async () => undefined },
    navigator: {
      locks: {
        query: async () => ({
          held: (world.shown ?? []).map((build) => ({ name: `kibitzer build ${build}` })),
        }),
      },
    },
    skipWaiting: async () => undefined,
    addEventListener: (kind: string, listener: (event: object) => void) =>
      listeners.set(kind, listener),
  }
  const fetchFrom = async (request: string | Request, init?: RequestInit): Promise<Response> => {
    const url = typeof request === 'string' ? request : request.url
    asked.push(url)
    const answer = world.host(url, init?.cache)
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return typeof answer === 'number' ? new Response('', { status: answer }) : answer
  }
  // Text of our own build, which a browser would run as it is.
  const run = new Function('self', 'caches', 'fetch', text) as (...scope: unknown[]) => void
  run(self, cachesOver(world.store), fetchFrom)

  const waited = async (kind: string): Promise<void> => {
    let all: Promise<unknown> = Promise.resolve()
    listeners.get(kind)?.({
      waitUntil: (more: Promise<unknown>) => {
        all = more
      },
    })
    await all
  }
  return {
    install: () => waited('install'),
    activate: () => waited('activate'),
    fetch: async (url, mode = 'cors') => {
      let answer: Promise<Response> | undefined
      listeners.get('fetch')?.({
        request: { url, method: 'GET', mode },
        respondWith: (one: Promise<Response>) => {
          answer = one
        },
      })
      return await answer
    },
    verify: () =>
      new Promise((resolve) => {
        const ports = [{ postMessage: resolve }]
        listeners.get('message')?.({ data: 'verify', ports, waitUntil: () => undefined })
      }),
    told,
    asked,
  }
}
