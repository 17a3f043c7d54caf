/**
 * Where each rule of a system speaks: `import places from './edges/sayc.txt?places'` gives, of the file
 * that `npm run edges` keeps, the auction before every rule and nothing else, so that the page need not
 * load the hands of that file. Rules stand in the system's order: a line `12 1N P` says that the next
 * twelve speak after that auction, `-` stands for none, `?` for a rule that no auction comes to.
 */
import { readFileSync } from 'node:fs'

const QUERY = '?places'

/**
 * @param {string} text the file of a system's rules at their limits.
 * @returns {string}
 */
export function placesIn(text) {
  /** @type {{ calls: string, rules: number }[]} */
  const runs = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#') || line.startsWith('  ')) continue
    const told = line.split(' | ')[1] ?? ''
    const calls = told === 'never met' ? '?' : told
    const last = runs.at(-1)
    if (last?.calls === calls) last.rules++
    else runs.push({ calls, rules: 1 })
  }
  return runs.map(({ calls, rules }) => `${rules} ${calls}`).join('\n')
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
