/**
 * Holds the double-dummy kernel against every card tried in random endings.
 *
 * The entry of `npm run lab -- brute-force`: the double-dummy kernel against every card tried, over 24,000
 * random endings, half of them with cards on the table, a third with a suit of eight and more.
 *   npm run lab -- brute-force [SEED]
 */
import { loadKernel } from '#doubledummy/kernel.ts'
import { wrongEndings } from '#testing/plain-double-dummy.ts'

/** Tricks left, and how many endings of them. */
const ENDINGS: readonly (readonly [tricks: number, count: number])[] = [
  [2, 6000],
  [3, 8000],
  [4, 8000],
  [5, 1900],
  [6, 100],
]

const seed = Number(process.argv[2] ?? 1)
const kernel = await loadKernel()
let passed = 0
let failed = 0
for (const [tricks, count] of ENDINGS) {
  const wrong = wrongEndings(kernel, seed * 10 + tricks, tricks, count)
  for (const ending of wrong) console.log(`wrong: ${ending}`)
  console.log(`${tricks} tricks: ${count} endings, ${wrong.length} wrong`)
  failed += wrong.length
  passed += count - wrong.length
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
