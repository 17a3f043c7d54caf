/** The entry of `npm run conformance`. */
import { KINDS } from './kinds.ts'
import { runConformance } from './run.ts'

process.exitCode = await runConformance(KINDS, process.argv.slice(2), (line) => console.log(line))
