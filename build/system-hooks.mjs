/**
 * Bidding systems and topics that stand as texts, as modules: `./sayc.system?evaluated` is what the reader of the
 * bidding room makes of the text, with the topics that it uses. Here for plain Node: the journeys ask the same
 * jobs as the page. Registered by the Playwright configuration.
 */
import { readFile } from 'node:fs/promises'

export const READER = 'src/bidding/text/read-written.ts'
const SYSTEMS = 'src/bidding/systems/'
const TOPICS = `${SYSTEMS}natural/`
const root = new URL('..', import.meta.url)

/** The function of the reader for a file; `undefined` for a file of another kind. @param {string} path */
export const readBy = (path) =>
  path.endsWith('.system') ? 'writtenSystem' : path.endsWith('.topic') ? 'writtenTopic' : undefined

/**
 * @param {string} text
 * @param {string} data an expression for what was read of it
 * @param {(file: string) => string} pathOf how a file of the project is imported
 */
export function moduleOf(text, data, pathOf) {
  /** @param {RegExp} use @returns {readonly string[]} what the text uses, each once. */
  const used = (use) => [...new Set([...text.matchAll(use)].map(([, name = '']) => name))]
  const topics = used(/^use natural (.+?)(?: with .*)?$/gm)
  const systems = used(/^use (?!natural )([a-z0-9-]+)(?: with(?:out)? .*)?$/gm)
  const files = [
    ...topics.map((name) => `${TOPICS}${name.replaceAll(' ', '-')}.topic`),
    ...systems.map((id) => `${SYSTEMS}${id}/${id}.system`),
  ]
  const imports = files.map(
    (file, i) => `import used${i} from ${JSON.stringify(`${pathOf(file)}?evaluated`)}\n`,
  )
  /** @param {readonly string[]} names @param {number} first */
  const byName = (names, first) =>
    `{ ${names.map((name, i) => `${JSON.stringify(name)}: used${first + i}`).join(', ')} }`
  const its = systems.length === 0 ? '' : `, systems: ${byName(systems, topics.length)}`
  return `${imports.join('')}export default { ...${data}, topics: ${byName(topics, 0)}${its} }`
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const at = new URL(url)
  const read = readBy(at.pathname)
  if (read === undefined) return next(url, context)
  at.search = ''
  const text = await readFile(at, 'utf8')
  const written = JSON.stringify(text)
  /** @param {string} file */
  const pathOf = (file) => new URL(file, root).href
  const reader = JSON.stringify(pathOf(READER))
  const source = `import { ${read} } from ${reader}\n${moduleOf(text, `${read}(${written})`, pathOf)}`
  return { format: 'module', shortCircuit: true, source }
}
