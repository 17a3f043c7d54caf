/**
 * The service worker of the built app. It keeps the files of one release, each checked against the SHA-256 in
 * the list that `offline.ts` sets before this text, and serves them whatever the network does. What a host
 * answers is never served as the app unless it is, byte for byte, what was released.
 */
import type { Digests, Release } from './release.ts'

declare const RELEASE: Release
declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration
const prefix = `kibitzer ${new URL(scope).pathname} `
const cacheName = prefix + RELEASE.build
/** Versions of before had no folder in their names, and one for each language. */
const isOurs = (name: string): boolean =>
  name.startsWith(prefix) || /^kibitzer-(?:[a-z]{2}-)?[0-9a-f]{16}$/.test(name)
const digests: Digests = Object.fromEntries(
  [RELEASE.files, ...Object.values(RELEASE.later)].flatMap((group) => Object.entries(group)),
)

const urlOf = (path: string): string => new URL(path, scope).href
const pathOf = (url: string): string | undefined => {
  const bare = url.replace(/[?#].*$/, '')
  return bare.startsWith(scope)
    ? bare.slice(scope.length).replace(/(?:^|\/)$/, '$&index.html')
    : undefined
}

class Refusal extends Error {
  readonly file: string
  readonly why: RefusedFile['why']
  constructor(file: string, why: RefusedFile['why']) {
    super(`${file}: ${why}`)
    this.file = file
    this.why = why
  }
}

const sha256 = async (bytes: ArrayBuffer): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** The file as it was released, made anew from its bytes; undefined where the answer holds others. */
async function released(path: string, answer: Response): Promise<Response | undefined> {
  const bytes = await answer.arrayBuffer()
  if ((await sha256(bytes)) !== digests[path]) return undefined
  const type = RELEASE.types[path.slice(path.lastIndexOf('.'))] ?? 'application/octet-stream'
  return new Response(bytes, { headers: { ...RELEASE.headers, 'Content-Type': type } })
}

// Versions of before kept answers of hosts, with a Vary that no request of a page matches.
const keptIn = async (name: string, path: string): Promise<Response | undefined> =>
  caches.match(urlOf(path), { cacheName: name, ignoreVary: true })

/** The names of the other versions that are kept here, the latest first. */
const otherVersions = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => isOurs(name) && name !== cacheName).reverse()

async function unchanged(path: string): Promise<Response | undefined> {
  for (const name of [cacheName, ...(await otherVersions())]) {
    const answer = await keptIn(name, path)
    const file = answer && (await released(path, answer))
    if (file) return file
  }
  return undefined
}

/** @throws Refusal where the host has no such file or another; TypeError without a network. */
async function fetched(path: string): Promise<Response> {
  let why: RefusedFile['why'] = 'missing'
  // Once more past the browser's own store: what is wrong in there would stay wrong.
  for (const cache of [path.startsWith('assets/') ? 'default' : 'no-cache', 'reload'] as const) {
    const answer = await fetch(urlOf(path), { cache })
    const file = answer.ok ? await released(path, answer) : undefined
    if (file) return file
    why = answer.ok ? 'other' : 'missing'
  }
  throw new Refusal(path, why)
}

async function keep(path: string): Promise<Response> {
  const file = (await unchanged(path)) ?? (await fetched(path))
  await (await caches.open(cacheName)).put(urlOf(path), file.clone())
  return file
}

const openPages = async (): Promise<readonly WindowClient[]> =>
  (await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })).filter(({ url }) =>
    url.startsWith(scope),
  )

async function tell(refusal: Refusal, goesOn: RefusedFile['goesOn']): Promise<void> {
  const news: RefusedFile = { file: refusal.file, why: refusal.why, goesOn }
  for (const client of await openPages()) client.postMessage(news)
}

/** The later files that are wanted at once: a version before had their group, or a page lies in its folder. */
async function laterNow(): Promise<readonly string[]> {
  const [versions, pages] = [await otherVersions(), await openPages()]
  const isWanted = async ([group, files]: [string, Digests]): Promise<boolean> => {
    if (pages.some(({ url }) => url.startsWith(urlOf(`${group}/`)))) return true
    for (const name of versions)
      for (const path of Object.keys(files)) if (await keptIn(name, path)) return true
    return false
  }
  const groups = Object.entries(RELEASE.later)
  const wanted = await Promise.all(groups.map(isWanted))
  return groups.filter((_, n) => wanted[n]).flatMap(([, files]) => Object.keys(files))
}

/** @throws where a file was refused or did not come: then the browser goes on with the version before. */
async function install(): Promise<void> {
  const paths = [...Object.keys(RELEASE.files), ...(await laterNow())]
  const faults = (await Promise.allSettled(paths.map(keep))).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  const refusal = faults.find((fault) => fault instanceof Refusal)
  if (refusal) await tell(refusal, self.registration.active ? 'older' : 'none')
  if (faults.length > 0) throw refusal ?? faults[0]
}

/** Drops the versions that no page shows any more; the latest before this one stays all the same. */
async function activate(): Promise<void> {
  // A page holds a lock in the name of its version as long as it is open (src/ui/ask/kept-files.ts).
  const { held = [] } = await self.navigator.locks.query()
  const shown = new Set(held.map(({ name = '' }) => prefix + name.replace('kibitzer build ', '')))
  const [, ...older] = await otherVersions()
  await Promise.all(older.filter((name) => !shown.has(name)).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function file(path: string): Promise<Response> {
  const kept = await keptIn(cacheName, path)
  if (kept) return kept
  try {
    return await keep(path)
  } catch (fault) {
    if (fault instanceof Refusal) await tell(fault, 'this')
    return Response.error()
  }
}

/** A page that is kept opens at once; of another the host's own answer is shown, be it a hotel's. */
const page = async (path: string, request: Request): Promise<Response> =>
  (await keptIn(cacheName, path)) ?? keep(path).catch(() => fetch(request))

/** Where what was shared waits for the page that takes it (src/ui/app/handed-over.ts). */
const SHARED_STORE = 'kibitzer-shared'
const SHARED = 'shared'

/** What another program shares goes to the page that opens: a file with its name, else the link or the text. */
async function takeShared(request: Request): Promise<Response> {
  const data = await request.formData()
  const file = data.get('file')
  const text = ['url', 'text', 'title']
    .map((name) => data.get(name))
    .find((value) => typeof value === 'string' && value !== '')
  const store = await caches.open(SHARED_STORE)
  if (file instanceof File && file.size > 0)
    await store.put(
      urlOf(SHARED),
      new Response(file, { headers: { 'X-Name': encodeURIComponent(file.name) } }),
    )
  else if (text) await store.put(urlOf(SHARED), new Response(text))
  return Response.redirect(request.url.replace(/shared$/, `?${SHARED}`), 303)
}

/** A file of the version before, for a page that was opened with it. */
async function ofAnother(build: string | null, path: string, request: Request): Promise<Response> {
  for (const name of build === null ? await otherVersions() : [prefix + build]) {
    const kept = await keptIn(name, path)
    if (kept) return kept
  }
  return build === null ? fetch(request) : Response.error()
}

/** Holds what is kept against the list, and takes out what is not as it was released. */
async function verify(): Promise<VerifiedFiles> {
  const paths = new Set(Object.keys(RELEASE.files))
  for (const path of Object.keys(digests)) if (await keptIn(cacheName, path)) paths.add(path)
  const wrong: string[] = []
  for (const path of paths) {
    const kept = await keptIn(cacheName, path)
    if (kept && (await released(path, kept))) continue
    wrong.push(path)
    // Asked for again, it is fetched and checked.
    await (await caches.open(cacheName)).delete(urlOf(path))
  }
  return { build: RELEASE.build, count: paths.size, wrong }
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  const asked = event.data as AskOfServiceWorker
  if (asked === 'take-over') void self.skipWaiting()
  if (asked === 'verify')
    event.waitUntil(verify().then((found) => event.ports[0]?.postMessage(found)))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'POST' && /(?:^|\/)shared$/.test(pathOf(request.url) ?? '')) {
    event.respondWith(takeShared(request))
    return
  }
  const path = request.method === 'GET' ? pathOf(request.url) : undefined
  if (path === undefined) return
  const build = new URL(request.url).searchParams.get('build')
  if (build !== null && build !== RELEASE.build) event.respondWith(ofAnother(build, path, request))
  else if (Object.hasOwn(digests, path))
    event.respondWith(request.mode === 'navigate' ? page(path, request) : file(path))
  else if (path.startsWith('assets/')) event.respondWith(ofAnother(null, path, request))
})
