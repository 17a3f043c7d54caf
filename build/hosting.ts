/**
 * What a static host needs besides the files: response headers, in the form that Netlify and Cloudflare
 * Pages read (`_headers`). Other hosts have theirs in docs/hosting.md.
 */
import type { Plugin } from 'vite'
import { headers } from './csp.ts'

/** Files of that name are read by the host and not served. */
export const headersFile = '_headers'

/** Files with a hash in their name never change; the page and its service worker are asked for anew. */
export const caching: readonly (readonly [path: string, value: string])[] = [
  ['/assets/*', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
]

/** The text of the file. */
export const headersText: string = [
  '/*',
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ...caching.flatMap(([path, value]) => [path, `  Cache-Control: ${value}`]),
  '',
].join('\n')

/** Writes the file into the build. */
export const hosting = (): Plugin => ({
  name: 'kibitzer:hosting',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: headersFile, source: headersText })
  },
})
