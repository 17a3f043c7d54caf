/** Puts a worked example on the table, with its observer and agreements. */
import type { Example } from '#examples/example.ts'
import { exampleById } from '#examples/index.ts'
import { actions } from '#store/index.ts'
import { sidesOf } from '#store/table/example-sides.ts'
import { raiseLens } from '../lens/lens-store.ts'

export function openExample(example: Example): void {
  const { id, title, record, observer, systems, steps } = example
  actions.openExample({
    id,
    title,
    record,
    observer,
    cursor: steps[0]?.at ?? 0,
    sides: sidesOf(example),
    ...(systems === undefined ? {} : { systems }),
  })
  // On a phone its words stand in the sheet.
  raiseLens(true)
}

export function openExampleById(id: string): void {
  const example = exampleById(id)
  if (example !== undefined) openExample(example)
}
