/**
 * Runs a TypeScript entry of this repository under plain Node:
 *   node scripts/run.mjs scripts/bench/index.ts [arguments …]
 * The entry and what it imports are bundled by Vite (so `#layer` imports and TypeScript work, and
 * packages stay outside), put in a folder of its own under node_modules/.cache and run with the
 * arguments given. The exit code is the entry's.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { evaluatedModules } from '../build/evaluated.mjs'
import { jobs } from '../build/jobs.mjs'
import { kernel } from '../build/kernel.mjs'
import { layerNames } from '../build/layer-names.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [entry, ...args] = process.argv.slice(2)

if (entry === undefined || !existsSync(resolve(root, entry))) {
  console.error(
    entry === undefined
      ? 'Usage: node scripts/run.mjs <entry.ts> [arguments …]'
      : `There is no ${entry} to run.`,
  )
  process.exit(2)
}

const cache = join(root, 'node_modules/.cache/kibitzer')
mkdirSync(cache, { recursive: true })
// A folder per run: two runs of one entry at the same time must not overwrite each other.
const outDir = mkdtempSync(join(cache, 'run-'))
const tidy = () => rmSync(outDir, { recursive: true, force: true })

try {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [kernel(), evaluatedModules(), jobs()],
    resolve: { alias: layerNames(root) },
    build: {
      ssr: resolve(root, entry),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
} catch (error) {
  tidy()
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

if (!readdirSync(outDir).includes('entry.mjs')) {
  tidy()
  console.error(`Bundling ${entry} gave no entry.mjs.`)
  process.exit(1)
}

const child = spawn(
  process.execPath,
  ['--enable-source-maps', join(outDir, 'entry.mjs'), ...args],
  { stdio: 'inherit' },
)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
child.on('error', (error) => {
  tidy()
  console.error(error.message)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  tidy()
  if (signal !== null) console.error(`${entry} ended by ${signal}.`)
  process.exit(code ?? 1)
})
