/**
 * Writes a system of the list as text: `npm run lab -- system-text ID [out]`. Its shared topics stand as
 * `use` lines where the system has a style; with `out` every rule is written out.
 */
import '#systems/every.ts'
import { LIBRARY, systemAsText } from '#systems/library.ts'

const [id = '', out] = process.argv.slice(2)
const text = systemAsText(id, out === 'out')
if (text === undefined) {
  console.error(`There is no system “${id}”; there are ${LIBRARY.systems.join(', ')}.`)
  process.exitCode = 1
} else process.stdout.write(text)
