/**
 * What a call is in common words: the classes of calls whose hands were counted together in recorded
 * auctions, from the narrowest to the widest, and what each suit is to the caller. Suits are named
 * outright where the bid may not be natural (openings, and answers to one or two notrump), else by
 * who bid them.
 */
import {
  type Bid,
  type Call,
  callCode,
  DOUBLE,
  isBid,
  levelOf,
  PASS,
  REDOUBLE,
  strainOf,
} from '#core/call.ts'
import { bySuit, NOTRUMP, type Strain, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Tuple4 } from '#core/tuple.ts'

/** What a suit is to the hand that calls. */
export const SUIT_ROLES = [
  'clubs',
  'diamonds',
  'hearts',
  'spades',
  'named',
  'partners',
  'own',
  'theirs',
  'major',
  'minor',
] as const
export type SuitRole = (typeof SUIT_ROLES)[number]

export interface CallClass {
  /** From the narrowest on; the first of them that was met often enough is read. */
  readonly names: readonly string[]
  /** Clubs first. */
  readonly roles: Tuple4<SuitRole>
}

/** The auction as the hand whose turn it is sees it; `by`: 0 itself, 1 left, 2 partner, 3 right. */
interface MadeCall {
  readonly call: Call
  readonly by: number
}

export type TurnPlace = 'open' | 'notrump' | 'over' | 'answer' | 'again'

/** The turn after these calls, ready to name the class of each call that can be made at it. */
export interface CommonTurn {
  readonly stages: readonly string[]
  /** `open`, `notrump` for its answers undisturbed, `over` theirs, `answer` partner’s first act, `again`. */
  readonly place: TurnPlace
  /** What started it: their first bid or partner’s first act; for answers to notrump all bids of the side. */
  readonly first: readonly Call[]
  /** Suits are named outright. */
  readonly outright: boolean
  readonly last: Bid | undefined
  readonly suits: Readonly<Record<'partners' | 'own' | 'theirs', ReadonlySet<number>>>
}

const kindOfBid = (bid: Bid): string => {
  const level = levelOf(bid)
  const strain = strainOf(bid)
  if (strain === NOTRUMP) return level > 2 ? '3N' : `${level}N`
  if (level === 1) return strain < 2 ? '1m' : '1M'
  return level === 2 ? (strain === 0 ? '2C' : '2') : '3'
}
const kindOfCall = (call: Call): string =>
  isBid(call) ? kindOfBid(call) : call === DOUBLE ? 'X' : call === REDOUBLE ? 'XX' : 'P'

/** What a call of one's own side was, by the suits bid before it. */
function relation(made: readonly MadeCall[], at: number): string {
  const { call, by } = made[at]!
  if (!isBid(call)) return kindOfCall(call)
  const strain = strainOf(call)
  if (strain === NOTRUMP) return 'N'
  const bidBefore = (who: readonly number[]): boolean =>
    made
      .slice(0, at)
      .some((one) => who.includes(one.by) && isBid(one.call) && strainOf(one.call) === strain)
  if (bidBefore([(by + 2) & 3])) return 'raise'
  if (bidBefore([by])) return 'own'
  return bidBefore([(by + 1) & 3, (by + 3) & 3]) ? 'cue' : 'new'
}

/** The stages of a turn, from the narrowest to the widest. */
function stagesOf(
  made: readonly MadeCall[],
): Pick<CommonTurn, 'stages' | 'place' | 'first' | 'outright'> {
  const opened = made.findIndex(({ call }) => call !== PASS)
  if (opened < 0)
    return { stages: [`open ${made.length}`, 'open'], place: 'open', first: [], outright: true }
  const acts = made.filter(({ call }) => call !== PASS)
  const mine = acts.filter(({ by }) => by === 0)
  const partners = acts.filter(({ by }) => by === 2)
  const ours = acts.filter(({ by }) => by === 0 || by === 2)
  const right = made.at(-1)!
  const rho = right.call === PASS ? 'quiet' : isBid(right.call) ? 'bid' : 'doubled'
  const [first] = ours
  if (first !== undefined && ours.length === acts.length && isBid(first.call)) {
    const kind = kindOfBid(first.call)
    // Answers to one and two notrump ask and transfer.
    if (kind === '1N' || kind === '2N') {
      const said = ours.map(({ call }) => callCode(call)).join(' ')
      return {
        stages: [`notrump ${said}`, `notrump ${kind} ${ours.length}`],
        place: 'notrump',
        first: ours.map(({ call }) => call),
        outright: true,
      }
    }
  }
  if (mine.length === 0 && partners.length === 0) {
    const theirs = acts.filter(({ call }) => isBid(call))
    const kind = kindOfCall(theirs[0]?.call ?? PASS)
    const seen = theirs.length > 1 ? `${kind} twice` : kind
    return {
      stages: [`over ${seen} ${rho === 'quiet' ? 'late' : 'direct'}`, t`over ${kind}`, 'over'],
      place: 'over',
      first: theirs.slice(0, 1).map(({ call }) => call),
      outright: false,
    }
  }
  const opener = made[opened]!.by
  if (mine.length === 0) {
    const kind = kindOfCall(partners[0]!.call)
    const how = opener === 2 ? 'opening' : 'overcall'
    return {
      stages: [`answer ${how} ${kind} ${rho}`, `answer ${how} ${rho}`, `answer ${rho}`],
      place: 'answer',
      first: [partners[0]!.call],
      outright: false,
    }
  }
  const lastOf = (who: number): string => {
    const at = made.findLastIndex(({ by }) => by === who)
    return at < 0 ? 'P' : relation(made, at)
  }
  const [me, other] = [lastOf(0), lastOf(2)]
  return {
    stages: [
      `again ${opener === 0 ? 'opener' : 'other'} ${me} ${other} ${rho}`,
      `again ${other} ${rho}`,
      'again',
    ],
    place: 'again',
    first: ours.slice(0, 1).map(({ call }) => call),
    outright: false,
  }
}

/** The turn after these calls. */
export function commonTurn(calls: readonly Call[]): CommonTurn {
  const made = calls.map((call, i): MadeCall => ({ call, by: (i - calls.length) & 3 }))
  const bidBy = (who: readonly number[]): ReadonlySet<number> =>
    new Set(
      made.flatMap(({ call, by }) =>
        who.includes(by) && isBid(call) && strainOf(call) !== NOTRUMP ? [strainOf(call)] : [],
      ),
    )
  return {
    ...stagesOf(made),
    last: calls.findLast(isBid),
    suits: { partners: bidBy([2]), own: bidBy([0]), theirs: bidBy([1, 3]) },
  }
}

/** Bids higher than this are named only where nothing lower is left. */
const HIGHEST = 4
/** How many levels above the cheapest are kept apart. */
const MOST_JUMPS = 2

/** What a bid is by the suits bid before it. */
export type BidKind = 'N' | 'raise' | 'own' | 'cue' | 'new'
export interface CommonBid {
  readonly kind: BidKind
  readonly level: number
  readonly strain: Strain
  /** Levels above the cheapest bid of the strain. */
  readonly jump: number
}
export function commonBid({ last, suits }: CommonTurn, bid: Bid): CommonBid {
  const level = levelOf(bid)
  const strain = strainOf(bid)
  const cheapest = last === undefined ? 1 : levelOf(last) + (strain > strainOf(last) ? 0 : 1)
  const kind: BidKind =
    strain === NOTRUMP
      ? 'N'
      : suits.partners.has(strain)
        ? 'raise'
        : suits.own.has(strain)
          ? 'own'
          : suits.theirs.has(strain)
            ? 'cue'
            : 'new'
  return { kind, level, strain, jump: level - cheapest }
}

/** The call in common words; `undefined` where it is too rare to be counted. */
function labelOf(turn: CommonTurn, call: Call): string | undefined {
  if (!isBid(call)) return callCode(call)
  const { kind, level, jump } = commonBid(turn, call)
  if (jump > MOST_JUMPS || (level > HIGHEST && jump > 0)) return undefined
  if (turn.outright) return callCode(call)
  return `${kind}${Math.min(level, HIGHEST)}${'+'.repeat(jump)}`
}

/** What a suit is to the caller, clubs first; named outright where the bid may not be natural. */
export function rolesOf({ suits, outright }: CommonTurn, call: Call): Tuple4<SuitRole> {
  if (outright) return OUTRIGHT
  const named = isBid(call) ? strainOf(call) : undefined
  return bySuit((suit: Suit): SuitRole => {
    if (suit === named) return 'named'
    if (suits.partners.has(suit)) return 'partners'
    if (suits.own.has(suit)) return 'own'
    if (suits.theirs.has(suit)) return 'theirs'
    return suit < 2 ? 'minor' : 'major'
  })
}

const OUTRIGHT: Tuple4<SuitRole> = ['clubs', 'diamonds', 'hearts', 'spades']
/** The class of the call, lawful at this turn; `undefined` where it is too rare to be counted. */
export function classOfCall(turn: CommonTurn, call: Call): CallClass | undefined {
  // Preempts of one level are alike whatever their suit, and too rare to be counted apart.
  if (turn.place === 'open' && isBid(call) && levelOf(call) > 2 && strainOf(call) !== NOTRUMP)
    return {
      names: [`open: preempt ${Math.min(levelOf(call), HIGHEST)}`],
      roles: rolesOf({ ...turn, outright: false }, call),
    }
  const label = labelOf(turn, call)
  if (label === undefined) return undefined
  return { names: turn.stages.map((stage) => `${stage}: ${label}`), roles: rolesOf(turn, call) }
}
