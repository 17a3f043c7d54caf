/**
 * The jobs of the engine, found where they stand: a file under src/engine/jobs that exports a `job` is one, and no
 * list is kept beside. `virtual:jobs/weights` gives the weight of each by family and name, which the page needs
 * without their code; `virtual:jobs/families` how the jobs of each family are loaded and where their inputs name
 * systems, `virtual:jobs/<family>` these jobs by name, and `virtual:jobs/all` every one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PREFIX = 'virtual:jobs/'
const DECLARED =
  /^export const job = defineJob\(\{\s*name: '([\w-]+)',\s*family: '(\w+)',\s*weight: '(\w+)',(?:\s*systems: \[([^\]]*)\],)?/m

/** @typedef {{ name: string, family: string, weight: string, systems?: string[], file: string }} FoundJob */

/**
 * @param {string} root the checkout.
 * @returns {FoundJob[]} by name; throws where two jobs have the same.
 */
export function findJobs(root) {
  const folder = join(root, 'src/engine/jobs')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .flatMap((path) => {
      const file = join(folder, path)
      const [, name, family, weight, fields] = DECLARED.exec(readFileSync(file, 'utf8')) ?? []
      if (!name || !family || !weight) return []
      const systems = fields?.match(/\w+/g)
      return [{ name, family, weight, ...(systems ? { systems: [...systems] } : {}), file }]
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const twice = found.find(({ name }, i) => found[i + 1]?.name === name)
  if (twice !== undefined) throw new Error(`Two jobs are named ${twice.name}.`)
  return found
}

/**
 * The id under which the jobs of a family are one module.
 * @param {string} family
 */
export const familyModule = (family) => `\0${PREFIX}${family}`

/**
 * @param {readonly FoundJob[]} jobs
 * @param {string} what
 */
function moduleOf(jobs, what) {
  if (what === 'weights') {
    /** @type {Record<string, Record<string, string>>} */
    const weights = {}
    for (const { name, family, weight } of jobs)
      weights[family] = { ...weights[family], [name]: weight }
    return `export const weights = ${JSON.stringify(weights)}`
  }
  const families = [...new Set(jobs.map(({ family }) => family))]
  if (what === 'families') {
    const loads = families.map((one) => `${one}: () => import('${PREFIX}${one}')`)
    const systems = Object.fromEntries(
      jobs.flatMap((job) => (job.systems ? [[job.name, job.systems]] : [])),
    )
    return `export const families = { ${loads.join(', ')} }\nexport const systems = ${JSON.stringify(systems)}`
  }
  const wanted = jobs.filter(({ family }) => what === 'all' || family === what)
  if (wanted.length === 0) throw new Error(`No job is of the family ${what}.`)
  return [
    ...wanted.map(({ file }, i) => `import { job as job${i} } from ${JSON.stringify(file)}`),
    `export const jobs = { ${wanted.map(({ name }, i) => `'${name}': job${i}.run`).join(', ')} }`,
  ].join('\n')
}

/** @returns {import('vite').Plugin} */
export const jobs = () => {
  const root = join(import.meta.dirname, '..')
  let isForPage = false
  return {
    name: 'kibitzer:jobs',
    enforce: 'pre',
    configResolved({ command, build }) {
      isForPage = command === 'build' && build.ssr === false
    },
    // A worker has no use for what the page knows of a job already.
    transform: (code) =>
      isForPage && DECLARED.test(code)
        ? code.replace(DECLARED, 'export const job = ({')
        : undefined,
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const found = findJobs(root)
      for (const { file } of found) this.addWatchFile(file)
      return moduleOf(found, id.slice(PREFIX.length + 1))
    },
  }
}
