/**
 * A suit combination: the two hands declarer sees, North's and South's, and the cards that the two
 * others share. Tops are read from outside with every problem named; nothing here knows odds.
 */
import {
  FULL_HOLDING,
  format,
  type Holding,
  has,
  length,
  minus,
  ranks,
  union,
  withRank,
} from '#core/holding.ts'
import { parseRank, RANKS, type Rank } from '#core/rank.ts'
import { ok, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'

/** Whether declarer tells touching hidden cards apart: `class` he does not, `distinct` he does. */
export const INFORMATION_KINDS = ['class', 'distinct'] as const
export type Information = (typeof INFORMATION_KINDS)[number]

/** The two visible hands. */
export const VISIBLE = ['north', 'south'] as const
export type Visible = (typeof VISIBLE)[number]
export const partnerHand = (hand: Visible): Visible => (hand === 'north' ? 'south' : 'north')
/** The two hands whose cards are hidden. East plays after North, West after South. */
export const DEFENDERS = ['west', 'east'] as const
export type Defender = (typeof DEFENDERS)[number]

/** Made by `suitCombination` or `parseSuitCombination` only, so that the hands never overlap. */
export interface SuitCombination {
  readonly north: Holding
  readonly south: Holding
  /** The cards West and East share. A card in none of the three has been played. */
  readonly hidden: Holding
  readonly information: Information
  /**
   * The hidden cards as declarer tells them apart, high to low: with `class` the runs without a
   * visible card between, with `distinct` every card by itself.
   */
  readonly classes: readonly Holding[]
}

/** Most hidden cards when they are told apart: every subset is then a layout of its own. */
export const MOST_DISTINCT = 10

/** The runs of hidden cards without a visible card between them, high to low. Played cards do not part a run. */
export function runsOf(hidden: Holding, visible: Holding): readonly Holding[] {
  const runs: Holding[] = []
  let run = 0 as Holding
  for (const rank of ranks(union(hidden, visible))) {
    if (has(hidden, rank)) run = withRank(run, rank)
    else if (run !== 0) {
      runs.push(run)
      run = 0 as Holding
    }
  }
  return run === 0 ? runs : [...runs, run]
}

/**
 * The combination of two hands.
 * @param hidden what West and East hold between them; all other cards of the suit when not given.
 * @returns a problem when hands overlap, no visible card is held, or more than ten hidden cards are told apart.
 */
export function suitCombination(
  north: Holding,
  south: Holding,
  hidden: Holding = minus(FULL_HOLDING, union(north, south)),
  information: Information = 'class',
): Result<SuitCombination> {
  const twice = (a: Holding, b: Holding, who: string) => {
    const shared = (a & b) as Holding
    return shared === 0
      ? undefined
      : problem(
          'suit/overlap',
          t`${who} both hold ${format(shared)}: a card lies in one hand only.`,
        )
  }
  const overlap =
    twice(north, south, t`The two hands`) ??
    twice(north, hidden, t`The first hand and the hidden cards`) ??
    twice(south, hidden, t`The second hand and the hidden cards`)
  if (overlap) return overlap
  if (union(north, south) === 0)
    return problem('suit/empty', t`Neither hand holds a card: there is nothing to play.`)
  if (information === 'distinct' && length(hidden) > MOST_DISTINCT)
    return problem(
      'suit/too-many-distinct',
      t`${length(hidden)} hidden cards cannot all be told apart; at most ${MOST_DISTINCT} can.`,
    )
  const classes =
    information === 'class'
      ? runsOf(hidden, union(north, south))
      : ranks(hidden).map((rank) => withRank(0 as Holding, rank))
  return ok({ north, south, hidden, information, classes })
}

/**
 * The suit with every hidden card told apart that can win a trick: where it matters which defender does.
 * Cards below all visible ones stay together.
 */
export function toldApart(suit: SuitCombination): SuitCombination {
  const visible = union(suit.north, suit.south)
  const lowest = visible & -visible
  const classes = suit.classes.flatMap((cards) =>
    length(cards) > 1 && cards > lowest
      ? ranks(cards).map((rank) => withRank(0 as Holding, rank))
      : [cards],
  )
  return classes.length === suit.classes.length
    ? suit
    : { ...suit, information: 'distinct', classes }
}

interface Read {
  readonly held: Holding
  /** How many x's were written. */
  readonly small: number
}

/** One hand as typed; the column is 1-based. */
function readHand(text: string, who: string): Result<Read> {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === '-' || trimmed === '—')
    return ok({ held: 0 as Holding, small: 0 })
  const lead = text.length - text.trimStart().length
  let held = 0 as Holding
  let small = 0
  for (let i = 0; i < trimmed.length; ) {
    const size = trimmed.startsWith('10', i) ? 2 : 1
    const letter = trimmed.slice(i, i + size)
    const at = { line: 1, column: lead + i + 1 }
    if (letter === 'x' || letter === 'X') small += 1
    else {
      const rank = parseRank(letter)
      if (rank === undefined)
        return problem(
          'suit/rank',
          t`${who}: “${letter}” is no card. Use A K Q J T 9 … 2, or x for a small one.`,
          at,
        )
      if (has(held, rank))
        return problem('suit/twice', t`${who}: ${letter.toUpperCase()} stands twice.`, at)
      held = withRank(held, rank)
    }
    i += size
  }
  if (length(held) + small > 13)
    return problem('suit/overlong', t`${who}: ${length(held) + small} cards; a suit has thirteen.`)
  return ok({ held, small })
}

/** Adds the lowest ranks that are free, `count` of them. */
function lowest(taken: Holding, count: number): readonly Rank[] {
  return RANKS.filter((rank) => !has(taken, rank)).slice(0, count)
}

/**
 * Reads two hands as people write them: `AQJTxxx` and `xxxx`, ranks in any order and case, `10` or
 * `T`, `-` or nothing for a void. An x is a small card: the x's take the lowest ranks that no hand
 * names, North's the very lowest, then South's.
 * @param hidden the cards West and East share, in the same letters without x; all others when not given.
 */
export function parseSuitCombination(
  north: string,
  south: string,
  hidden?: string,
  information: Information = 'class',
): Result<SuitCombination> {
  const first = readHand(north, t`North`)
  if (!first.ok) return first
  const second = readHand(south, t`South`)
  if (!second.ok) return second
  const rest = hidden === undefined ? undefined : readHand(hidden, t`Hidden cards`)
  if (rest && !rest.ok) return rest
  if (rest && rest.value.small > 0)
    return problem(
      'suit/hidden-x',
      t`Hidden cards are named one by one; x is for the visible hands.`,
    )
  const cards = [first.value, second.value].reduce((n, r) => n + length(r.held) + r.small, 0)
  if (cards + (rest ? length(rest.value.held) : 0) > 13)
    return problem(
      'suit/overlong',
      t`The hands hold ${cards + (rest ? length(rest.value.held) : 0)} cards between them; a suit has thirteen.`,
    )
  const named = union(
    union(first.value.held, second.value.held),
    rest ? rest.value.held : (0 as Holding),
  )
  const a = lowest(named, first.value.small).reduce(withRank, first.value.held)
  const b = lowest(union(named, a), second.value.small).reduce(withRank, second.value.held)
  return suitCombination(a, b, rest?.value.held, information)
}

/** `AQJT432 opposite 8765`, a void as `void`. */
export const formatSuit = ({ north, south }: SuitCombination): string =>
  t`${format(north) || t`void`} opposite ${format(south) || t`void`}`

/** Tricks the suit is played for: the length of the longer hand. */
export const tricksAt = ({ north, south }: SuitCombination): number =>
  Math.max(length(north), length(south))
