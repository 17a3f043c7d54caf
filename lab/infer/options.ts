/** What `npm run lab -- infer` is asked. */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { parseSeat, type Seat } from '#core/seat.ts'

export interface InferOptions {
  readonly path: string
  /** As the file has them, from 1; all when absent. */
  readonly board: number | undefined
  /** Whose knowledge; all who have something closed before them when absent. */
  readonly seat: Seat | undefined
  /** The systems of both sides, North–South first. */
  readonly systems: readonly [string, string]
}
export const USAGE =
  'Usage: npm run lab -- infer FILE [--board N] [--seat N|E|S|W] [--systems NS,EW]'
const bad = (message: string): Result<never, Problem> =>
  problem('infer/options', `${message}\n${USAGE}`)

/** @param common the system that is read where none is named. */
export function optionsOf(args: readonly string[], common: string): Result<InferOptions, Problem> {
  let path: string | undefined
  let board: number | undefined
  let seat: Seat | undefined
  let systems: readonly [string, string] = [common, common]
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    if (arg === '--board') {
      board = Number(args[++i])
      if (!Number.isInteger(board) || board < 1)
        return bad('--board takes a whole number from 1 on.')
    } else if (arg === '--seat') {
      seat = parseSeat(args[++i] ?? '')
      if (seat === undefined) return bad('--seat takes N, E, S or W.')
    } else if (arg === '--systems') {
      const [ours = '', theirs = ours] = (args[++i] ?? '').split(',')
      if (ours === '') return bad('--systems takes the name of a system, or two with a comma.')
      systems = [ours, theirs]
    } else if (arg.startsWith('--')) return bad(`There is no option ${arg}.`)
    else if (path === undefined) path = arg
    else return bad('One file is read at a time.')
  }
  return path === undefined ? bad('Which file?') : ok({ path, board, seat, systems })
}
