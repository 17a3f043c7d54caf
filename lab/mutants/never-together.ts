/**
 * A proof that two situations never hold in one auction, from their words alone. Rules of such
 * situations may change places: no auction sees the difference.
 */
import { isCallOf } from '#bidding/auction/pattern-holds.ts'
import type { CountLimits, Pattern } from '#bidding/language/patterns.ts'
import type { Call } from '#core/call.ts'

/** Every call there is, and none yet. */
const ANSWERS: readonly (Call | undefined)[] = [
  undefined,
  ...Array.from({ length: 38 }, (_, call) => call as Call),
]
const CALLS = ['opening', 'partner', 'rho', 'lho', 'mine', 'last'] as const
const BOUNDS = [
  'turn',
  'position',
  'level',
  'doubled',
  'partnerMin',
  'partnerMax',
  'myMin',
  'myMax',
  'partnerSuits',
  'mySuits',
  'theirSuits',
  'partnerJump',
  'theirMin',
] as const
/** Words that name one of several things, or a list of them. */
const ONE_OF = ['role', 'partnerIs', 'mineIs', 'rhoIs', 'lhoIs'] as const
const EQUAL = [
  'artificial',
  'contested',
  'forced',
  'gameForce',
  'signedOff',
  'asked',
  'answered',
  'passedHand',
  'partnerPassed',
  'vulnerable',
  'theyVulnerable',
  'balancing',
  'ours',
  'belowGame',
  'cut',
  'theyAgreed',
  'mySuit',
  'partnerSuit',
  'partnerReversed',
] as const

const noCall = (a: string, b: string): boolean =>
  !ANSWERS.some((call) => isCallOf(a, call) && isCallOf(b, call))
const ends = (bounds: CountLimits): readonly [number, number] =>
  typeof bounds === 'number' ? [bounds, bounds] : bounds
const apart = (a: CountLimits, b: CountLimits): boolean =>
  ends(a)[1] < ends(b)[0] || ends(b)[1] < ends(a)[0]
const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value

/** Tokens of `after`, and whether any calls may stand before them. */
const sequenceOf = (text: string): { readonly open: boolean; readonly tokens: string[] } => {
  const tokens = text.trim().split(/\s+/)
  return tokens[0] === '*' ? { open: true, tokens: tokens.slice(1) } : { open: false, tokens }
}
const noSequence = (a: string, b: string): boolean => {
  const [one, other] = [sequenceOf(a), sequenceOf(b)]
  const [n, m] = [one.tokens.length, other.tokens.length]
  if ((!one.open && m > n) || (!other.open && n > m)) return true
  for (let back = 1; back <= Math.min(n, m); back++)
    if (noCall(one.tokens.at(-back)!, other.tokens.at(-back)!)) return true
  return false
}

/** The ways in which a situation can hold, each a list of patterns without `all` and `any`. */
function waysOf(pattern: Pattern): readonly (readonly Pattern[])[] {
  const { all, any, not: _, ...own } = pattern
  let ways: readonly (readonly Pattern[])[] = [[own, ...told(own)]]
  for (const part of all ?? [])
    ways = ways.flatMap((way) => waysOf(part).map((more) => [...way, ...more]))
  if (any !== undefined)
    ways = ways.flatMap((way) => any.flatMap(waysOf).map((more) => [...way, ...more]))
  return ways
}
/** What `after` says in the words of single calls. */
function told({ after }: Pattern): readonly Pattern[] {
  if (after === undefined) return []
  const { open, tokens } = sequenceOf(after)
  const [rho, partner, lho, mine] = [...tokens].reverse()
  return [
    {
      ...(open || tokens[0] === undefined ? {} : { opening: tokens[0] }),
      ...(rho === undefined ? {} : { rho }),
      ...(partner === undefined ? {} : { partner }),
      ...(lho === undefined ? {} : { lho }),
      ...(mine === undefined ? {} : { mine }),
    },
  ]
}
function opposed(a: Pattern, b: Pattern): boolean {
  const both = <K extends keyof Pattern>(
    keys: readonly K[],
    against: (x: NonNullable<Pattern[K]>, y: NonNullable<Pattern[K]>) => boolean,
  ): boolean =>
    keys.some((key) => {
      const [x, y] = [a[key], b[key]]
      return (
        x !== undefined &&
        y !== undefined &&
        against(x as NonNullable<Pattern[K]>, y as NonNullable<Pattern[K]>)
      )
    })
  return (
    both(CALLS, noCall) ||
    both(BOUNDS, apart) ||
    both(ONE_OF, (x, y) => !listOf(x).some((one) => listOf(y).includes(one))) ||
    both(EQUAL, (x, y) => x !== y) ||
    both(['after'], noSequence) ||
    both(['agreed'], (x, y) => (x === 'any' ? y === 'none' : y === 'any' ? x === 'none' : x !== y))
  )
}

/** True only if no auction is in both situations; what it cannot tell is false. */
export const neverTogether = (a: Pattern, b: Pattern): boolean =>
  waysOf(a).every((one) =>
    waysOf(b).every((other) => one.some((x) => other.some((y) => opposed(x, y)))),
  )
