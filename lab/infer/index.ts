/**
 * Tells what each seat can know at every step of a record, as JSON lines.
 *
 * `npm run lab -- infer FILE [--board N] [--seat S] [--systems NS,EW]`: ranges by law and as agreed, odds, what each call
 * and card said, and the sentences of the page. The form of a line is `StepData` of
 * src/reasoning/explain/knowledge/step-data.ts.
 */
import { readFileSync } from 'node:fs'
import { SEATS } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { COMMON, isOfNoSystem, type SystemRefs } from '#core/system-ref.ts'
import { readBytes } from '#formats/index.ts'
import '#systems/every.ts'
import { played } from '#systems/registry.ts'
import { optionsOf } from './options.ts'
import { stepsOf } from './steps.ts'

const fail = (message: string, code: number): never => {
  console.error(message)
  process.exit(code)
}
const asked = optionsOf(process.argv.slice(2), COMMON)
if (!asked.ok) fail(asked.error.message, 2)
else {
  const { path, board, seat, systems } = asked.value
  const refs: SystemRefs = [{ id: systems[0] }, { id: systems[1] }]
  for (const ref of refs) {
    const known = isOfNoSystem(ref) ? undefined : played(ref)
    if (known?.ok === false) fail(known.error.message, 2)
  }
  const read = finish(readBytes(readFileSync(path), path))
  const boards = read.ok ? read.value.boards : fail(`${path}: ${read.error.message}`, 1)
  if (board !== undefined && boards[board - 1] === undefined)
    fail(`${path} has ${boards.length} boards, and no board ${board}.`, 1)
  for (const [i, record] of boards.entries())
    if (board === undefined || board === i + 1)
      for (const one of seat === undefined ? SEATS : [seat])
        for (const step of stepsOf(record, one, refs, i + 1)) console.log(JSON.stringify(step))
}
