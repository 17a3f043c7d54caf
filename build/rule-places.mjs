/**
 * Where each rule of a system speaks: `import places from './edges/sayc.txt?places'` gives, of the file
 * that `npm run edges` keeps, the auction before every rule and nothing else. One line an auction:
 * `1N P|label|label …`, so that the page need not load the hands of that file.
 */
import { readFileSync } from 'node:fs'

const QUERY = '?places'

/**
 * @param {string} text the file of a system's rules at their limits.
 * @returns {string} a rule that no auction comes to is left out.
 */
export function placesIn(text) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#') || line.startsWith('  ')) continue
    const [label = '', calls = '', code] = line.split(' | ')
    if (calls === 'never met' || code === undefined) continue
    found.set(calls, [...(found.get(calls) ?? []), label])
  }
  return [...found].map(([calls, labels]) => [calls, ...labels].join('|')).join('\n')
}

/** @returns {import('vite').Plugin} */
export const rulePlaces = () => ({
  name: 'kibitzer:rule-places',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(QUERY)) return undefined
    const file = id.slice(0, -QUERY.length)
    this.addWatchFile(file)
    return `export default ${JSON.stringify(placesIn(readFileSync(file, 'utf8')))}`
  },
})
