/**
 * Plays whole suits by the sentences of their plans alone, against every defence.
 *
 * The entry of `npm run lab -- sentence-player [--plans N] [--seed N]`: plans of random suits of up to eleven cards in
 * sight, with and without a danger hand and few entries, followed by their sentences alone against every defence.
 * Exit code 1 where one falls short of what the plan promises.
 */
import { followPlans, PLAN_KINDS } from '#testing/told-plans.ts'

const number = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const plans = number('plans', 7000)
const seed = number('seed', 1)
if (!(Number.isInteger(plans) && plans > 0 && Number.isInteger(seed))) {
  console.error('Usage: npm run lab -- sentence-player [--plans N] [--seed N], both whole numbers.')
  process.exit(2)
}
let short = 0
for (const kind of PLAN_KINDS) {
  const told = followPlans([seed, 0, 0, 0], kind, Math.ceil(plans / PLAN_KINDS.length))
  for (const line of told.short) console.log(`short: ${line}`)
  console.log(`${kind}: ${told.plans} plans, ${told.lies} lies, ${told.short.length} fall short`)
  short += told.short.length
}
process.exitCode = short === 0 ? 0 : 1
