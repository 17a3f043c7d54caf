/**
 * The app works without a network once it has been visited: the build emits a service worker that
 * holds the list of its own files. The page is asked for from the network first, so that a new
 * version shows at the next load; the other files carry a hash in their name and come from the
 * cache first. A new worker waits until the page tells it to take over, which it does when the reader
 * says so; the files of the version before stay for tabs that still show it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '../text/languages.ts'
import { headersFile } from './hosting.ts'

/** The worker's file, at the root of the built app: its scope is the folder it lies in. */
export const serviceWorkerFile = 'sw.js'

/** What the page says to a worker that waits. */
export const TAKE_OVER = 'take-over'

/** Large files that only some visitors want: kept offline from their first use on. */
const LATER: readonly string[] = ['combinations.bin']

/** The worker's text for one build. `files` are relative to the app's root, index.html included; `later` are kept when first used. */
export const serviceWorkerSource = (
  version: string,
  files: readonly string[],
  later: readonly string[] = [],
  language = '',
): string => `\
// Each language of the page keeps its own files: their workers share one store.
const own = /^kibitzer-${language}[0-9a-f]{16}$/
const cacheName = 'kibitzer-${language}${version}'
const files = ${JSON.stringify(files, null, 2)}
// Kept once they have been asked for, so that the first visit does not fetch them.
const later = new Set(${JSON.stringify(later)}.map((file) => new URL(file, self.registration.scope).href))
const page = new URL('index.html', self.registration.scope).href
const assets = new URL('assets/', self.registration.scope).href
const known = new Set(files.map((file) => new URL(file, self.registration.scope).href))

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([...known])))
})

self.addEventListener('activate', (event) => {
  // In the order in which they were made: this version's and the one before it stay.
  const drop = (names) =>
    Promise.all(
      names
        .filter((name) => own.test(name) && name !== cacheName)
        .slice(0, -1)
        .map((name) => caches.delete(name)),
    )
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === '${TAKE_OVER}') self.skipWaiting()
})

// Module scripts are requested with an Origin header and answered with Vary: Origin; without
// ignoreVary the copies in the cache would never match them.
const cached = (url) => caches.match(url, { cacheName, ignoreVary: true })

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = request.url.replace(/[?#].*$/, '')
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => cached(page).then((hit) => hit ?? Response.error())))
  } else if (known.has(url)) {
    event.respondWith(cached(url).then((hit) => hit ?? fetch(request)))
  } else if (later.has(url)) {
    event.respondWith(cached(url).then((hit) => hit ?? keeping(request, url)))
  } else if (url.startsWith(assets)) {
    // Of the version before, for a tab that has not been reloaded yet.
    event.respondWith(caches.match(url, { ignoreVary: true }).then((hit) => hit ?? fetch(request)))
  }
})

const keeping = async (request, url) => {
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(cacheName)).put(url, answer.clone())
  return answer
}
`

/** Files that the host reads and does not serve. */
const NOT_SERVED: readonly string[] = [headersFile]

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    : []

/**
 * Emits the service worker, and tells the page its path through
 * `import.meta.env.VITE_SERVICE_WORKER` (the empty string in development, where there is none).
 */
export const offline = (mode: string): Plugin => {
  let publicDir = ''
  return {
    name: 'kibitzer:offline',
    config: (_config, { command }) => ({
      define: {
        'import.meta.env.VITE_SERVICE_WORKER': JSON.stringify(
          command === 'build' ? `./${serviceWorkerFile}` : '',
        ),
        'import.meta.env.VITE_TAKE_OVER': JSON.stringify(TAKE_OVER),
      },
    }),
    configResolved: (config) => {
      publicDir = config.publicDir
    },
    generateBundle: {
      // After Vite has put index.html among the outputs.
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter(
          (name) => !name.endsWith('.map') && !NOT_SERVED.includes(name),
        )
        const all = [...built, ...filesBelow(publicDir)].sort()
        const files = all.filter((name) => !LATER.includes(name))
        const later = all.filter((name) => LATER.includes(name))
        const hash = createHash('sha256')
        for (const name of all) {
          const output = bundle[name]
          hash.update(name)
          if (output !== undefined)
            hash.update(output.type === 'chunk' ? output.code : output.source)
          // Files of the public folder carry no hash in their name.
          else hash.update(readFileSync(join(publicDir, name)))
        }
        this.emitFile({
          type: 'asset',
          fileName: serviceWorkerFile,
          source: serviceWorkerSource(
            hash.digest('hex').slice(0, 16),
            files,
            later,
            mode in languages ? `${mode}-` : '',
          ),
        })
      },
    },
  }
}
