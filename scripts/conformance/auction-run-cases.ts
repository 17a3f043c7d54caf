/** A file of hands: the call of each after the auction so far, compared with what is expected. */
import { writeFileSync } from 'node:fs'
import { callCode } from '#core/call.ts'
import { systemIds } from './auction-bidders.ts'
import { answerCase, isDefective, isMet, readCase } from './auction-cases.ts'
import { type Answered, groupsBehind, printGroups } from './auction-groups.ts'
import { neighbourTally } from './auction-neighbours.ts'
import { type FindBidder, type Line, messageOf, type Options } from './auction-options.ts'
import { type ConformanceReport, isObject, type Print, readText } from './harness.ts'

export const unknownSystem = (id: string): string =>
  `system: there is none called ${id} (${systemIds().join(', ') || 'none is listed'})`

/** The calls of a kept file: each a call, or a call with the reason why it is not the expected one. */
function readOutcomes(path: string): ReadonlyMap<string, string> {
  const read = readText(path)
  if ('problem' in read) throw new Error(`${path}: ${read.problem}`)
  const value: unknown = JSON.parse(read.text)
  if (!isObject(value)) throw new Error(`${path} is not an object of calls by record.`)
  return new Map(
    Object.entries(value).map(([key, kept]) => {
      const call = isObject(kept) ? kept['call'] : kept
      if (typeof call !== 'string') throw new Error(`${path}: ${key} is not a call.`)
      return [key, call]
    }),
  )
}

/** Compares the calls of a file of hands. */
export async function runCases(
  lines: readonly Line[],
  options: Options,
  find: FindBidder,
  print: Print,
): Promise<ConformanceReport> {
  const outcomes = new Map<string, string>()
  const answered: Answered[] = []
  let passed = 0
  let differing = 0
  let faults = 0
  let skipped = 0
  let open = 0
  let calls = 0
  let bySystem = 0
  const neighbours = options.neighbours ? neighbourTally() : undefined
  const fault = (where: string, message: string): void => {
    faults++
    print(`${where}: ${message}`)
  }
  for (const { number, record, problem } of lines) {
    const where = `line ${number}`
    if (record === undefined) {
      fault(where, problem)
      continue
    }
    if (isDefective(record)) {
      skipped++
      continue
    }
    try {
      const one = readCase(record)
      const name = one.key === String(record['id']) ? `${where} ${one.key}` : where
      if (outcomes.has(one.key)) throw new Error(`the same record as before: ${one.key}`)
      const system = one.system ?? options.system
      if (system === undefined) throw new Error('system: the record names none, nor does --system')
      const bidder = await find(system)
      if (bidder === undefined) throw new Error(unknownSystem(system))
      const { call, sources = [] } = answerCase(one, bidder)
      outcomes.set(one.key, callCode(call))
      calls += sources.length
      bySystem += sources.filter((source) => source === 'system').length
      const agrees = isMet(one, call)
      const { group, kind, peers } = one
      if (group !== undefined) answered.push({ group, kind: kind ?? 'of no kind', agrees, peers })
      if (agrees && one.isOpen) fault(name, 'it is met now, so it is open no more')
      else if (agrees) {
        passed++
        const unlike = neighbours?.visit(one.view, [one.expected, ...one.also], call, bidder)
        if (unlike !== undefined) print(`${name}: ${unlike}`)
      } else if (one.isOpen) open++
      else {
        differing++
        const sound = [one.expected, ...one.also].map(callCode).join(' or ')
        print(`${name}: expected ${sound}, got ${callCode(call)}`)
      }
    } catch (error) {
      fault(where, messageOf(error))
    }
  }
  if (answered.length > 0) {
    printGroups(answered, print)
    if (calls > 0)
      print(
        `Partnership calls read by a rule of the system: ${bySystem} of ${calls}` +
          ` (${((100 * bySystem) / calls).toFixed(1)} %)`,
      )
    if (options.against !== undefined)
      for (const { group, agree, peer } of groupsBehind(answered, options.against))
        fault(group, `${agree} agree, ${options.against} ${peer}`)
  }
  for (const line of neighbours?.lines() ?? []) print(line)
  print(`${skipped} skipped for a defect of the record`)
  if (open > 0) print(`${open} known not to be met yet`)
  if (options.outcomes !== undefined) {
    const kept = readOutcomes(options.outcomes)
    for (const key of new Set([...kept.keys(), ...outcomes.keys()]))
      if (kept.get(key) !== outcomes.get(key))
        fault(key, `kept ${kept.get(key) ?? 'nothing'}, now ${outcomes.get(key) ?? 'nothing'}`)
  }
  if (options.keep !== undefined)
    writeFileSync(options.keep, `${JSON.stringify(Object.fromEntries(outcomes), null, 1)}\n`)
  if (options.atLeast === undefined) return { passed, failed: faults + differing }
  const enough = passed >= options.atLeast
  print(`${differing} differ; ${passed} agree, of which ${options.atLeast} were asked`)
  return { passed, failed: faults + (enough ? 0 : options.atLeast - passed) }
}
