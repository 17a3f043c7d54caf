/** Holds every import of `src` to the table of layers; run by `npm run lint`. */
import { readdirSync, readFileSync } from 'node:fs'
import { layerFaults } from './check.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file))
const faults = layerFaults(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
for (const fault of faults) console.error(fault)
if (faults.length > 0 || files.length === 0) process.exit(1)
console.log(`Layers hold: ${files.length} files.`)
