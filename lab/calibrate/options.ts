/** What `npm run lab -- calibrate` is asked. */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SOURCE_KINDS, type SourceKind } from './sources.ts'

export interface Options {
  readonly path: string
  /** Deals drawn; all when absent. */
  readonly boards: number | undefined
  readonly seed: number
  readonly json: boolean
  /** Whether the panel's whole answer is asked for its ranges, which takes ten times as long. */
  readonly ranges: boolean
  /** Keeps what each deal adds, and deals that are in it are not scored again; nothing is kept when absent. */
  readonly out: string | undefined
  /** The sources that are read. */
  readonly sources: readonly SourceKind[]
}
export const USAGE = `Usage: npm run lab -- calibrate PATH [--boards N] [--seed N] [--only ${SOURCE_KINDS.join('|')}] [--ranges] [--out FILE] [--json]`

const bad = (message: string): Result<never, Problem> =>
  problem('calibrate/options', `${message}\n${USAGE}`)

export function optionsOf(args: readonly string[]): Result<Options, Problem> {
  let path: string | undefined
  let boards: number | undefined
  let seed = 1
  let json = false
  let ranges = false
  let out: string | undefined
  let sources: readonly SourceKind[] = SOURCE_KINDS
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    if (arg === '--json') json = true
    else if (arg === '--ranges') ranges = true
    else if (arg === '--boards' || arg === '--seed') {
      const n = Number(args[++i])
      if (!Number.isInteger(n) || n < 1) return bad(`${arg} takes a whole number from 1 on.`)
      if (arg === '--boards') boards = n
      else seed = n
    } else if (arg === '--out') {
      out = args[++i]
      if (out === undefined) return bad('--out takes a file.')
    } else if (arg === '--only') {
      const asked = (args[++i] ?? '').split(',')
      const strange = asked.find((one) => !SOURCE_KINDS.includes(one as SourceKind))
      if (strange !== undefined) return bad(`--only does not know “${strange}”.`)
      sources = asked as SourceKind[]
    } else if (arg.startsWith('--')) return bad(`There is no option ${arg}.`)
    else if (path === undefined) path = arg
    else return bad('One path is read at a time.')
  }
  return path === undefined
    ? bad('Which file or folder?')
    : ok({ path, boards, seed, json, ranges, out, sources })
}
