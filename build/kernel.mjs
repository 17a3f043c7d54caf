/**
 * The double-dummy kernel as WebAssembly. `import { base64 } from './kernel/search.ts?wasm'` gives
 * the module that AssemblyScript makes of that very source, with machine.wasm.ts in the place of
 * machine.ts. It is made when it is first asked for and kept under node_modules/.cache by the hash
 * of its sources and of the compiler, so no binary is in the repository and none is ever stale.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

const QUERY = '?wasm'
/**
 * Named as a plain string: the package's own types bring AssemblyScript's standard library with
 * them, which would change `Array` for every file of the project.
 * @type {string}
 */
const COMPILER = 'assemblyscript/asc'
const OPTIMIZER = 'assemblyscript/binaryen'
/**
 * @typedef {{
 *   readonly readFile: (name: string) => string | null
 *   readonly writeFile: (name: string, contents: string | Uint8Array) => void
 *   readonly listFiles: () => readonly string[]
 * }} Host
 * @typedef {{
 *   main(args: readonly string[], host: Host): Promise<{
 *     readonly error: Error | null
 *     readonly stderr: { toString(): string }
 *   }>
 * }} Compiler
 * @typedef {'BulkMemory' | 'BulkMemoryOpt' | 'SIMD128' | 'SignExt'} Feature
 * @typedef {{
 *   emitBinary(): Uint8Array
 *   dispose(): void
 *   optimize(): void
 *   setFeatures(features: number): void
 * }} Module
 * @typedef {{
 *   readonly Features: Readonly<Record<Feature, number>>
 *   readBinary(binary: Uint8Array): Module
 *   setOptimizeLevel(level: number): void
 *   setShrinkLevel(level: number): void
 *   setFlexibleInlineMaxSize(size: number): void
 *   setOneCallerInlineMaxSize(size: number): void
 *   setAllowInliningFunctionsWithLoops(allowed: boolean): void
 * }} Optimizer
 */
/** @type {Readonly<Record<string, string>>} */
const STAND_INS = { 'machine.ts': 'machine.wasm.ts' }
const OPTIONS = [
  ...['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--use', 'abort='],
  ...['--enable', 'simd'],
]
/**
 * The largest function, in the optimizer's own measure, that is put in the place of its call. The compiler
 * stops at 70 and at loops, and an engine puts no function of WebAssembly into another: the calls of a
 * position took an eighth of its time.
 */
const INLINED = 400
/** The same for a function that has one call. */
const ONLY_CALLED_ONCE = 10_000

/**
 * The sources of a kernel: every TypeScript module beside its entry.
 * @param {string} folder
 */
const sourcesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
    .sort()

/**
 * The packages of the checkout that a folder is in. Looked for from there: this module may run from
 * a bundle elsewhere.
 * @param {string} folder
 * @returns {string}
 */
const packagesFor = (folder) =>
  existsSync(join(folder, 'package-lock.json'))
    ? join(folder, 'node_modules')
    : packagesFor(dirname(folder))

/** @param {string} folder */
function hashOf(folder) {
  const hash = createHash('sha256')
  const compiler = join(packagesFor(folder), 'assemblyscript/package.json')
  hash.update(readFileSync(compiler)).update(`${OPTIONS.join(' ')} ${INLINED} ${ONLY_CALLED_ONCE}`)
  for (const name of sourcesIn(folder)) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 20)
}

/**
 * The same module with its smaller functions in the places of their calls.
 * @param {Uint8Array} binary
 */
async function inlined(binary) {
  const { default: optimizer } = /** @type {{ default: Optimizer }} */ (await import(OPTIMIZER))
  const module = optimizer.readBinary(binary)
  const { BulkMemory, BulkMemoryOpt, SIMD128, SignExt } = optimizer.Features
  module.setFeatures(BulkMemory | BulkMemoryOpt | SIMD128 | SignExt)
  optimizer.setOptimizeLevel(3)
  optimizer.setShrinkLevel(0)
  optimizer.setFlexibleInlineMaxSize(INLINED)
  optimizer.setOneCallerInlineMaxSize(ONLY_CALLED_ONCE)
  optimizer.setAllowInliningFunctionsWithLoops(true)
  module.optimize()
  const quicker = module.emitBinary()
  module.dispose()
  return quicker
}

/**
 * Compiles the module and all it imports.
 * @param {string} entry its file.
 * @returns {Promise<Uint8Array>}
 */
export async function compileKernel(entry) {
  const folder = dirname(entry)
  const { default: asc } = /** @type {{ default: Compiler }} */ (await import(COMPILER))
  /** @type {Uint8Array | undefined} */
  let binary
  const { error, stderr } = await asc.main(
    [basename(entry), '--outFile', 'kernel.wasm', ...OPTIONS],
    {
      readFile: (name) => {
        // AssemblyScript puts its own ending behind the one that the import names.
        const plain = name.replace(/\.ts\.ts$/, '.ts')
        const file = join(folder, STAND_INS[plain] ?? plain)
        return existsSync(file) ? readFileSync(file, 'utf8') : null
      },
      writeFile: (_name, contents) => {
        if (typeof contents !== 'string') binary = contents
      },
      listFiles: () => [],
    },
  )
  if (error !== null || binary === undefined)
    throw new Error(`${entry} does not compile to WebAssembly.\n${stderr.toString()}`)
  return inlined(binary)
}

/**
 * The compiled module, from the cache when its sources are unchanged.
 * @param {string} entry
 */
async function kernelOf(entry) {
  const cache = join(packagesFor(dirname(entry)), '.cache/kibitzer')
  const file = join(cache, `kernel-${hashOf(dirname(entry))}.wasm`)
  if (!existsSync(file)) {
    const binary = await compileKernel(entry)
    mkdirSync(cache, { recursive: true })
    // Written aside and then named, so that two builds at once leave a whole file.
    const part = `${file}.${process.pid}`
    writeFileSync(part, binary)
    renameSync(part, file)
  }
  return readFileSync(file)
}

/** @returns {import('vite').Plugin} */
export const kernel = () => ({
  name: 'kibitzer:kernel',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return undefined
    const entry = id.slice(0, -QUERY.length)
    for (const name of sourcesIn(dirname(entry))) this.addWatchFile(join(dirname(entry), name))
    const binary = await kernelOf(entry)
    return `export const base64 = '${binary.toString('base64')}'`
  },
})
