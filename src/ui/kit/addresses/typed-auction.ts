/** An auction as people type it: `1N P 2C`, `1nt-pass-2♣`, `1♥(2♣)X`. Pure: text in, calls or what is wrong. */
import { type Call, callCode, parseCall } from '#core/call.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'

/** One call: a bid, a word for double or redouble, a pass. */
const CALL =
  /([1-7])\s*(nt|sa|[nscdh♠♥♦♣♤♡♢♧])|(redouble|redbl|rdbl|xx|rd)|(double|dbl|db|x|d)|(passes|pass|p)/giu
/** What may stand between calls. */
const BETWEEN = /^[\s,;.()[\]/|*!?–—-]*$/
const STRAINS: Readonly<Record<string, string>> = {
  nt: 'N',
  sa: 'N',
  '♤': 'S',
  '♡': 'H',
  '♢': 'D',
  '♧': 'C',
}

/** Calls in order, from the dealer on; lawful or not. The column of a problem is 1-based. */
export function typedAuction(text: string): Result<readonly Call[], Problem> {
  const calls: Call[] = []
  let at = 0
  const unread = (until: number): Problem | undefined => {
    const between = text.slice(at, until)
    if (BETWEEN.test(between)) return undefined
    const word = between.replace(/^[\s,;.()-]+|[\s,;.()-]+$/g, '')
    return {
      code: 'auction/call',
      message: t`“${word}” is no call. Calls are written 1C … 7N, P, X and XX.`,
      column: at + between.indexOf(word) + 1,
    }
  }
  for (const match of text.matchAll(CALL)) {
    const wrong = unread(match.index)
    if (wrong) return { ok: false, error: wrong }
    const [whole, level, strain, redouble, double] = match
    const code =
      level !== undefined && strain !== undefined
        ? `${level}${STRAINS[strain.toLowerCase()] ?? strain}`
        : redouble !== undefined
          ? 'XX'
          : double !== undefined
            ? 'X'
            : 'P'
    const call = parseCall(code)
    if (call === undefined)
      return problem('auction/call', t`“${whole}” is no call.`, { column: match.index + 1 })
    calls.push(call)
    at = match.index + whole.length
  }
  const rest = unread(text.length)
  return rest ? { ok: false, error: rest } : ok(calls)
}

/** `1N P 2C`. */
export const auctionText = (calls: readonly Call[]): string => calls.map(callCode).join(' ')
