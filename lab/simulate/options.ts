/** What `npm run lab -- simulate` is asked. */
import type { Shard } from '#cardplay/simulate.ts'
import type { Range } from '#core/range.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { parseSeat, type Seat } from '#core/seat.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { type DealLimits, type HandLimits, parseShapes } from '#counting/deal-constraint.ts'

export interface SimulateOptions {
  readonly kind: 'simulate'
  /** A file of boards. */
  readonly path: string
  /** Which of its boards, from 1. */
  readonly board: number
  /** Whose knowledge; the opening leader where it is left out. */
  readonly seat: Seat | undefined
  /** Cards of the play that have been seen. */
  readonly cards: number
  readonly layouts: number
  readonly seed: number
  /** What North–South and East–West play. */
  readonly systems: readonly [string, string]
  readonly limits: DealLimits
  /** Missing: the whole work, and its figures. */
  readonly shard: Shard | undefined
  readonly out: string | undefined
}
export interface MergeOptions {
  readonly kind: 'merge'
  readonly paths: readonly string[]
  readonly out: string | undefined
}

export const USAGE = `Usage: npm run lab -- simulate FILE [--board N] [--seat W] [--cards N] [--layouts N] [--seed N]
         [--systems sayc,essex-acol] [--hcp N:15-17] [--shape E:balanced] [--shard 1/4] [--out PREFIX]
       npm run lab -- simulate merge PART… [--out PREFIX]`
const bad = (message: string): Result<never, Problem> =>
  problem('simulate/options', `${message}\n${USAGE}`)

/** `N:15-17` as a seat and the rest. */
function seatAnd(text: string): readonly [Seat, string] | undefined {
  const at = text.indexOf(':')
  const seat = parseSeat(text.slice(0, Math.max(0, at)))
  return seat === undefined ? undefined : [seat, text.slice(at + 1)]
}
function rangeOf(text: string): Range | undefined {
  const found = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text)
  if (found === null) return undefined
  const [min, max] = [Number(found[1]), Number(found[2] ?? found[1])]
  return min <= max && max <= 37 ? { min, max } : undefined
}

export function optionsOf(
  args: readonly string[],
): Result<SimulateOptions | MergeOptions, Problem> {
  const paths: string[] = []
  const numbers = { '--board': 1, '--cards': 0, '--layouts': 100, '--seed': 1 }
  const limits: [...Tuple4<HandLimits | undefined>] = [undefined, undefined, undefined, undefined]
  let seat: Seat | undefined
  let systems: readonly [string, string] = ['sayc', 'sayc']
  let shard: Shard | undefined
  let out: string | undefined
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    if (!arg.startsWith('--')) {
      paths.push(arg)
      continue
    }
    const value = args[++i] ?? ''
    if (arg in numbers) {
      const n = value === '' ? Number.NaN : Number(value)
      const least = arg === '--cards' ? 0 : 1
      if (!Number.isInteger(n) || n < least)
        return bad(`${arg} takes a whole number from ${least} on.`)
      numbers[arg as keyof typeof numbers] = n
    } else if (arg === '--seat') {
      seat = parseSeat(value)
      if (seat === undefined) return bad('--seat takes N, E, S or W.')
    } else if (arg === '--systems') {
      const [ours, theirs = ours] = value.split(',')
      if (!ours || !theirs) return bad('--systems takes one name for both sides, or two.')
      systems = [ours, theirs]
    } else if (arg === '--hcp' || arg === '--shape') {
      const said = seatAnd(value)
      if (said === undefined) return bad(`${arg} begins with a seat: N:…`)
      const [of, text] = said
      const range = arg === '--hcp' ? rangeOf(text) : undefined
      const shapes = arg === '--shape' ? parseShapes(text) : undefined
      if (shapes?.ok === false) return bad(shapes.error.message)
      if (arg === '--hcp' && range === undefined)
        return bad('--hcp takes points of a seat: N:15-17, or N:20.')
      limits[of] = {
        ...limits[of],
        ...(range && { hcp: range }),
        ...(shapes && { shapes: shapes.value }),
      }
    } else if (arg === '--shard') {
      const found = /^(\d+)\/(\d+)$/.exec(value)
      shard = found === null ? undefined : { index: Number(found[1]), of: Number(found[2]) }
      if (shard === undefined || shard.index < 1 || shard.index > shard.of)
        return bad('--shard takes one of so many: 1/4 to 4/4.')
    } else if (arg === '--out' && value !== '') out = value
    else return bad(`There is no option ${arg}.`)
  }
  const [path, ...more] = paths
  if (path === undefined) return bad('A file of boards is needed.')
  if (path === 'merge')
    return more.length === 0
      ? bad('merge needs the files of the shards.')
      : ok({ kind: 'merge', paths: more, out })
  if (more.length > 0) return bad('One file of boards is read at a time.')
  return ok({
    ...{ kind: 'simulate', path, seat, systems, limits, shard, out },
    ...{ board: numbers['--board'], cards: numbers['--cards'] },
    ...{ layouts: numbers['--layouts'], seed: numbers['--seed'] },
  })
}
