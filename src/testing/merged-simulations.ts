/** Simulations that were written in shards, put together. */

import type { Simulated, SimulatedLayout, SimulationHead } from '#cardplay/simulate.ts'
import * as deals from '#core/deal.ts'
import { err, ok, type Problem, problem, type Result } from '#core/result.ts'

/** Names the form of the lines. */
const FORM = 'kibitzer-simulation-1'

interface HeadLine {
  readonly form: typeof FORM
  /** The question in words or data, so that shards of another question are recognized. */
  readonly question: string
  readonly head: SimulationHead
}

interface LayoutLine extends Omit<SimulatedLayout, 'deal' | 'tricks'> {
  readonly deal: string
  /** Twenty hexadecimal digits: by strain, then by declarer. */
  readonly tricks: string
}

export function* linesOf({ head, layouts }: Simulated, question: string): Generator<string> {
  yield JSON.stringify({ form: FORM, question, head } satisfies HeadLine)
  for (const { deal, tricks, ...rest } of layouts) {
    const line: LayoutLine = {
      ...rest,
      deal: deals.format(deal),
      tricks: tricks.flatMap((row) => row.map((n) => n.toString(16))).join(''),
    }
    yield JSON.stringify(line)
  }
}

function layoutOf(line: LayoutLine): SimulatedLayout | undefined {
  const deal = deals.parse(line.deal)
  if (!deal.ok || !deals.isWhole(deal.value) || !/^[0-9a-d]{20}$/.test(line.tricks))
    return undefined
  const digits = [...line.tricks].map((digit) => Number.parseInt(digit, 16))
  return {
    ...line,
    deal: deal.value,
    tricks: [0, 1, 2, 3, 4].map((strain) => digits.slice(4 * strain, 4 * strain + 4)),
  }
}

export interface Merged {
  readonly question: string
  readonly simulated: Simulated
}

/**
 * Puts shards together.
 * @param files the lines of each.
 * @returns `simulation/line` with its place, `simulation/other` where shards belong to different questions,
 *   `simulation/missing` or `simulation/twice` where layouts are.
 */
export function mergedLines(
  files: readonly { readonly name: string; readonly lines: readonly string[] }[],
): Result<Merged, Problem> {
  let first: { readonly name: string; readonly text: string; readonly line: HeadLine } | undefined
  const layouts = new Map<number, SimulatedLayout>()
  for (const { name, lines } of files)
    for (const [i, text] of lines.entries()) {
      if (text.trim() === '') continue
      const bad = (why: string): Result<never, Problem> =>
        problem('simulation/line', `${name}, line ${i + 1}: ${why}`, { line: i + 1 })
      let line: unknown
      try {
        line = JSON.parse(text)
      } catch {
        return bad('this is no JSON: perhaps the shard was cut off.')
      }
      if (typeof line !== 'object' || line === null) return bad('this is no line of a simulation.')
      if ('form' in line) {
        if (line.form !== FORM) return bad(`this is not of the form ${FORM}.`)
        first ??= { name, text, line: line as HeadLine }
        if (text !== first.text)
          return problem(
            'simulation/other',
            `${name} belongs to another question than ${first.name}: shards agree in everything but the shard.`,
          )
        continue
      }
      if (first === undefined) return bad('the head of the simulation comes first.')
      const layout = 'deal' in line ? layoutOf(line as LayoutLine) : undefined
      if (layout === undefined) return bad('this is no layout.')
      if (layouts.has(layout.at))
        return problem('simulation/twice', `Layout ${layout.at} comes twice, again in ${name}.`)
      layouts.set(layout.at, layout)
    }
  if (first === undefined) return problem('simulation/missing', 'There is nothing to merge.')
  const { head, question } = first.line
  const missing = Array.from({ length: head.layouts }, (_, at) => at).filter(
    (at) => !layouts.has(at),
  )
  if (missing.length > 0)
    return err({
      code: 'simulation/missing',
      message: `${missing.length} of ${head.layouts} layouts are missing, the first is layout ${missing[0]}: a shard is not there yet.`,
    })
  const inOrder = [...layouts.values()].toSorted((a, b) => a.at - b.at)
  return ok({ question, simulated: { head, layouts: inOrder } })
}
