/**
 * The app works without a network once it has been visited, and on a bad one: the build emits a service worker
 * with the list of its own files and their digests (service-worker.ts). A kept page opens at once. A new
 * version is fetched, checked and kept beside it, and waits until the reader takes it or the app is next
 * opened afresh; the files of the version before stay for tabs that still show it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { languages } from './catalogues.ts'
import { headers } from './csp.ts'
import { headersFile, missingPage } from './hosting.ts'
import { isOfLanguage } from './languages.ts'
import type { Digests, Release } from './release.ts'

/** The worker's file, at the root of the built app: its scope is the folder it lies in. */
export const serviceWorkerFile = 'sw.js'

/** Large files that only some visitors want, by what they are for. */
const LATER: Readonly<Record<string, RegExp>> = {
  catalogue: /^combinations\.bin$/,
  // The line to a relay, of who goes into a live room.
  line: /^assets\/mqtt-line-/,
}

/** What the host reads, or sends where a file is missing: no part of the app. */
const OF_THE_HOST: readonly string[] = [headersFile, missingPage]

/** Every file that a page may ask for has one of these. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.bin': 'application/octet-stream',
}

const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** The release of files with these digests. @throws Error where a file is of a type that is not known. */
export function releaseOf(build: string, digests: Digests): Release {
  const unknown = Object.keys(digests).find((path) => !TYPES[path.slice(path.lastIndexOf('.'))])
  if (unknown !== undefined) throw new Error(`build/offline.ts has no type for ${unknown}.`)
  const groupOf = (path: string): string | undefined =>
    Object.keys(LATER).find((group) => LATER[group]?.test(path)) ??
    languages.find((language) => isOfLanguage(language, path))
  const inGroup = (group: string | undefined): Digests =>
    Object.fromEntries(Object.entries(digests).filter(([path]) => groupOf(path) === group))
  const later = [...Object.keys(LATER), ...languages].map((group) => [group, inGroup(group)])
  return {
    build,
    files: inGroup(undefined),
    later: Object.fromEntries(later) as Release['later'],
    headers,
    types: TYPES,
  }
}

/** The worker's text for one release. */
export async function serviceWorkerSource(release: Release): Promise<string> {
  const file = join(import.meta.dirname, 'service-worker.ts')
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  // The worker is a classic script: it imports types alone, which are gone.
  const script = code.replace(/^export \{\};?$/m, '')
  return `const RELEASE = ${JSON.stringify(release, null, 1)}\n${script}`
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    : []

const bytesOf = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array =>
  output.type === 'chunk' ? output.code : output.source

/** Writes into each page of which version it is: it has no other way to know. */
function stamp(bundle: Rolldown.OutputBundle, build: string): void {
  for (const output of Object.values(bundle))
    if (output.type === 'asset' && /(?:^|\/)index\.html$/.test(output.fileName))
      output.source = String(output.source).replace(
        '<meta name="viewport"',
        `<meta name="kibitzer-build" content="${build}" />\n    $&`,
      )
}

/**
 * Emits the service worker, and tells the page its name through `import.meta.env.VITE_SERVICE_WORKER` (the
 * empty string in development, where there is none).
 */
export const offline = (): Plugin => {
  let publicDir = ''
  return {
    name: 'kibitzer:offline',
    config: (_config, { command }) => ({
      define: {
        'import.meta.env.VITE_SERVICE_WORKER': JSON.stringify(
          command === 'build' ? serviceWorkerFile : '',
        ),
      },
    }),
    configResolved: (config) => {
      publicDir = config.publicDir
    },
    generateBundle: {
      // After Vite has put index.html among the outputs.
      order: 'post',
      async handler(_options, bundle) {
        const digestsNow = (): Digests => {
          const built = Object.entries(bundle).map(
            ([path, output]) => [path, bytesOf(output)] as const,
          )
          // Files of the public folder carry no hash in their name.
          const others = filesBelow(publicDir).map(
            (path) => [path, readFileSync(join(publicDir, path))] as const,
          )
          const served = [...built, ...others].filter(
            ([path]) => !path.endsWith('.map') && !OF_THE_HOST.includes(path),
          )
          return Object.fromEntries(
            served
              .map(([path, bytes]) => [path, sha256(bytes)] as const)
              .sort(([a], [b]) => (a < b ? -1 : 1)),
          )
        }
        const build = sha256(JSON.stringify(digestsNow())).slice(0, 16)
        stamp(bundle, build)
        this.emitFile({
          type: 'asset',
          fileName: serviceWorkerFile,
          source: await serviceWorkerSource(releaseOf(build, digestsNow())),
        })
      },
    },
  }
}
