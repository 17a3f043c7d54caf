/** The arguments of `npm run conformance -- auction`, and its files of one JSON object a line. */
import type { Bidder } from './auction-bidders.ts'
import { isObject, type JsonObject } from './harness.ts'

/**
 * How a system is looked up; tests bring their own.
 * @param other the system of the opponents, by default the same.
 * @param blanked what the other hands have shown is kept from it.
 */
export type FindBidder = (
  id: string,
  other?: string,
  blanked?: boolean,
) => Promise<Bidder | undefined>

export interface Options {
  readonly files: readonly string[]
  readonly system?: string
  readonly outcomes?: string
  readonly keep?: string
  readonly atLeast?: number
  /** A peer that the file names, or a system. */
  readonly against?: string
  /** Bid once more without what is read of the other hands. */
  readonly blanked?: true
  /** Ask the neighbours of every hand whose expectation is met. */
  readonly neighbours?: true
}
const VALUED = ['--system', '--outcomes', '--keep', '--at-least', '--against'] as const
const SWITCHES = ['--blanked', '--neighbours'] as const

/** @throws Error for a flag that is unknown or lacks its value. */
export function readOptions(args: readonly string[]): Options {
  const files: string[] = []
  const values = new Map<string, string>()
  const on = new Set<string>()
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    if (!arg.startsWith('--')) {
      files.push(arg)
      continue
    }
    if (SWITCHES.some((flag) => flag === arg)) {
      on.add(arg)
      continue
    }
    if (!VALUED.some((flag) => flag === arg)) throw new Error(`There is no option ${arg}.`)
    const value = args[++i]
    if (value === undefined || value.startsWith('--')) throw new Error(`${arg} needs a value.`)
    values.set(arg, value)
  }
  const least = values.get('--at-least')
  if (least !== undefined && !/^\d+$/.test(least))
    throw new Error('--at-least needs a whole number of records.')
  const system = values.get('--system')
  const outcomes = values.get('--outcomes')
  const keep = values.get('--keep')
  const against = values.get('--against')
  return {
    files,
    ...(system === undefined ? {} : { system }),
    ...(outcomes === undefined ? {} : { outcomes }),
    ...(keep === undefined ? {} : { keep }),
    ...(least === undefined ? {} : { atLeast: Number(least) }),
    ...(against === undefined ? {} : { against }),
    ...(on.has('--blanked') ? { blanked: true } : {}),
    ...(on.has('--neighbours') ? { neighbours: true } : {}),
  }
}

export interface Line {
  /** 1-based. */
  readonly number: number
  readonly record: JsonObject | undefined
  readonly problem: string
}
/** The records of a text of one JSON object a line; empty lines are skipped. */
export function linesOf(text: string): readonly Line[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((line, i): Line[] => {
      if (line.trim() === '') return []
      try {
        const record: unknown = JSON.parse(line)
        return isObject(record)
          ? [{ number: i + 1, record, problem: '' }]
          : [{ number: i + 1, record: undefined, problem: 'not a record' }]
      } catch (error) {
        const problem = `not readable as JSON: ${String(error)}`
        return [{ number: i + 1, record: undefined, problem }]
      }
    })
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
