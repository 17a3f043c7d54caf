/**
 * What a static host needs besides the files: response headers, in the form that Netlify and Cloudflare
 * Pages read (`_headers`). How other hosts are told is in docs/hosting.md.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languages } from './catalogues.ts'
import { headers } from './csp.ts'
import { wordsIn } from './languages.ts'

/** Files of that name are read by the host and not served. */
export const headersFile = '_headers'

/** What is sent where a file is missing; some hosts send the first page instead where there is none. */
export const missingPage = '404.html'

/** The page with its words in every language. */
function missingPageText(): string {
  const text = readFileSync(missingPage, 'utf8')
  const [, words = ''] = /<body>(.*?)<\/body>/s.exec(text) ?? []
  const others = languages.map((one) => `<div lang="${one}">${wordsIn(one, words)}</div>`)
  return text.replace('</body>', () => `${others.join('\n')}\n  </body>`)
}

/** Files with a hash in their name never change; the page and its service worker are asked for anew. */
export const caching: readonly (readonly [path: string, value: string])[] = [
  ['/assets/*', 'public, max-age=31536000, immutable'],
  ...['', ...languages.map((language) => `/${language}`)].map(
    (folder) => [`${folder}/index.html`, 'no-cache'] as const,
  ),
  ['/sw.js', 'no-cache'],
]

/** The text of the file. */
export const headersText: string = [
  '/*',
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ...caching.flatMap(([path, value]) => [path, `  Cache-Control: ${value}`]),
  '',
].join('\n')

/** Writes both into the build. */
export const hosting = (): Plugin => ({
  name: 'kibitzer:hosting',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: headersFile, source: headersText })
    this.emitFile({ type: 'asset', fileName: missingPage, source: missingPageText() })
  },
})
