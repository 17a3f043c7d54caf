/**
 * Modules that are run when the app is built: `import data from './places.ts?evaluated'` gives the default export of
 * places.ts as plain data, without the code that reckons it. The module and all that it imports are bundled and
 * run in Node; the data are kept under node_modules/.cache by the hash of that bundle, so that nothing is
 * reckoned again before a source changes. A bidding system or topic that stands as text
 * (`./sayc.system?evaluated`) is read by our own reader, which is bundled once for all of them.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { moduleOf, READER, readBy } from './system-hooks.mjs'

const QUERY = '?evaluated'

/** @param {string} folder @returns {string} the folder of the project that it is in. */
const projectOf = (folder) =>
  existsSync(join(folder, 'package-lock.json')) ? folder : projectOf(dirname(folder))

/**
 * @param {string} entry
 * @returns {Promise<{ code: string, sources: readonly string[] }>} one module, and the files it is made of.
 */
async function bundled(entry) {
  /** @type {string[]} */
  const evaluatedInIt = []
  const made = await build({
    root: projectOf(dirname(entry)),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [evaluatedModules((files) => evaluatedInIt.push(...files))],
    build: {
      ssr: entry,
      write: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const output = Array.isArray(made) ? made[0] : made
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no bundle.`)
  const sources = [...chunk.moduleIds, ...evaluatedInIt].map((id) => id.replace(/\?.*$/, ''))
  return { code: chunk.code, sources }
}

/**
 * @param {string} entry
 * @returns {Promise<{ code: string, sources: readonly string[] }>}
 */
async function evaluated(entry) {
  const { code, sources } = await bundled(entry)
  const cache = join(projectOf(dirname(entry)), 'node_modules/.cache/kibitzer')
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 20)
  const file = join(cache, `evaluated-${hash}.json`)
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    const module = join(cache, `evaluated-${hash}-${process.pid}.mjs`)
    writeFileSync(module, code)
    try {
      const { default: data } = /** @type {{ default: unknown }} */ (
        await import(pathToFileURL(module).href)
      )
      // Written aside and then named, so that two builds at once leave a whole file.
      writeFileSync(`${module}.json`, JSON.stringify(data))
      renameSync(`${module}.json`, file)
    } finally {
      rmSync(module, { force: true })
    }
  }
  return { code: `export default ${readFileSync(file, 'utf8')}`, sources }
}

/** @param {string} root */
async function bundledReader(root) {
  const { code, sources } = await bundled(join(root, READER))
  // A file of its own for each: a module that is evaluated has a reader too, and Node keeps what it imported.
  const module = join(root, 'node_modules/.cache/kibitzer', `reader-${randomUUID()}.mjs`)
  mkdirSync(dirname(module), { recursive: true })
  writeFileSync(module, code)
  try {
    const read = /** @type {Readonly<Record<string, (text: string) => unknown>>} */ (
      await import(pathToFileURL(module).href)
    )
    return { read, sources }
  } finally {
    rmSync(module, { force: true })
  }
}

/**
 * @param {(sources: readonly string[]) => void} [evaluatedFrom] is told the files of each module.
 * @returns {import('vite').Plugin}
 */
export const evaluatedModules = (evaluatedFrom) => {
  /** @type {ReturnType<typeof bundledReader> | undefined} */
  let reader
  /** @param {string} file @param {string} read what reads it */
  const written = async (file, read) => {
    const root = projectOf(dirname(file))
    reader ??= bundledReader(root)
    const { read: by, sources } = await reader
    const text = readFileSync(file, 'utf8')
    const code = moduleOf(text, JSON.stringify(by[read]?.(text)), (topic) => join(root, topic))
    return { code, sources: [file, ...sources] }
  }
  return {
    name: 'kibitzer:evaluated',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      const file = id.slice(0, -QUERY.length)
      const read = readBy(file)
      const { code, sources } = await (read === undefined ? evaluated(file) : written(file, read))
      evaluatedFrom?.(sources)
      for (const source of sources) this.addWatchFile(source)
      return code
    },
    watchChange() {
      reader = undefined
    },
  }
}
