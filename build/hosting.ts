/**
 * What a static host needs besides the files: response headers, in the form that Netlify and Cloudflare
 * Pages read (`_headers`). Other hosts have theirs in docs/hosting.md.
 */
import type { Plugin } from 'vite'
import { languages } from '../text/languages.ts'
import { headers } from './csp.ts'

/** Files of that name are read by the host and not served. */
export const headersFile = '_headers'

/** Files with a hash in their name never change; the page and its service worker are asked for anew. */
export const caching: readonly (readonly [path: string, value: string])[] = [
  '',
  ...Object.keys(languages).map((language) => `/${language}`),
].flatMap((folder) => [
  [`${folder}/assets/*`, 'public, max-age=31536000, immutable'] as const,
  [`${folder}/index.html`, 'no-cache'] as const,
  [`${folder}/sw.js`, 'no-cache'] as const,
])

/** The text of the file. */
export const headersText: string = [
  '/*',
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ...caching.flatMap(([path, value]) => [path, `  Cache-Control: ${value}`]),
  '',
].join('\n')

/** Writes the file into the build. */
export const hosting = (mode: string): Plugin => ({
  name: 'kibitzer:hosting',
  apply: (_config, { command }) => command === 'build' && !(mode in languages),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: headersFile, source: headersText })
  },
})
