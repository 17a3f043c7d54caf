/**
 * Facts that cannot all hold. A contradiction is named after what breaks, and resolved by the first
 * rule of the list that distinguishes the two sides: the weaker is given up, and kept on record.
 */
import { rankOf, suitOf } from '#core/card.ts'
import { ACE } from '#core/rank.ts'
import { SEATS } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { type Fact, WEIGHT } from './fact.ts'
import { isRange, meet, type Statement, topicOf } from './statement.ts'

/** What a contradiction breaks. */
export const CONTRADICTIONS = [
  /** Two statements of one thing that no hand fits. */
  'no-such-hand',
  'card-in-two-hands',
  /** First-round control shown, and neither ace nor void is left. */
  'control-without-ace-or-void',
  'more-than-forty-points',
  'more-than-thirteen-cards',
] as const
export type Contradiction = (typeof CONTRADICTIONS)[number]

/** The rules by which a contradiction is resolved, in order. */
export const RESOLUTIONS = [
  'seen-over-said',
  'ours-over-theirs',
  'promise-over-denial',
  'later-over-earlier',
] as const
export type Resolution = (typeof RESOLUTIONS)[number]

export interface FactConflict {
  readonly name: Contradiction
  /** The facts that stand against the new one. */
  readonly against: readonly Fact[]
}

const HELD_BY_FOUR = { points: 40, length: 13 } as const

const isAceOf = (says: Statement, suit: Suit, held: boolean): boolean =>
  says.kind === 'card' &&
  says.held === held &&
  suitOf(says.card) === suit &&
  rankOf(says.card) === ACE

/** First-round control against the ace's place and the suit's length. */
function controlConflict(fact: Fact, standing: readonly Fact[]): FactConflict | undefined {
  const { says } = fact
  const suit =
    says.kind === 'control' || says.kind === 'length'
      ? says.suit
      : says.kind === 'card'
        ? suitOf(says.card)
        : undefined
  if (suit === undefined) return undefined
  const own = [...standing.filter((f) => f.about === fact.about), fact]
  const find = (is: (s: Statement) => boolean): Fact | undefined => own.find((f) => is(f.says))
  const shown = find((s) => s.kind === 'control' && s.suit === suit && s.held)
  const denied = find((s) => s.kind === 'control' && s.suit === suit && !s.held)
  const noAce = find((s) => isAceOf(s, suit, false))
  const ace = find((s) => isAceOf(s, suit, true))
  const notVoid = find((s) => s.kind === 'length' && s.suit === suit && s.min > 0)
  const isVoid = find((s) => s.kind === 'length' && s.suit === suit && s.max === 0)
  const sets = [
    [shown, noAce, notVoid],
    [denied, ace],
    [denied, isVoid],
  ]
  for (const set of sets)
    if (set.includes(fact) && set.every((f) => f !== undefined))
      return {
        name: 'control-without-ace-or-void',
        against: (set as readonly Fact[]).filter((f) => f !== fact),
      }
  return undefined
}

/** Least points, or least cards of a suit, over the four hands. */
function sumConflict(fact: Fact, standing: readonly Fact[]): FactConflict | undefined {
  const { says } = fact
  if (says.kind !== 'points' && says.kind !== 'length') return undefined
  const topic = topicOf(says)
  const most = HELD_BY_FOUR[says.kind]
  const tightest = SEATS.map((seat) => {
    if (seat === fact.about) return { fact, min: says.min }
    let best: { fact: Fact; min: number } | undefined
    for (const other of standing)
      if (other.about === seat && topicOf(other.says) === topic && isRange(other.says))
        if (other.says.min > (best?.min ?? 0)) best = { fact: other, min: other.says.min }
    return best
  })
  const total = tightest.reduce((n, t) => n + (t?.min ?? 0), 0)
  if (total <= most) return undefined
  const against = tightest.flatMap((t) => (t && t.fact !== fact ? [t.fact] : []))
  // Two strong hands are enough to blame the weakest evidence among them.
  const weakest = Math.min(...against.map((f) => f.weight))
  return {
    name: says.kind === 'points' ? 'more-than-forty-points' : 'more-than-thirteen-cards',
    against: against.filter((f) => f.weight === weakest),
  }
}

/**
 * What the new fact contradicts, if anything.
 * @param standing facts of the same data base that stand, without the new one.
 */
export function conflictOf(fact: Fact, standing: readonly Fact[]): FactConflict | undefined {
  const topic = topicOf(fact.says)
  const { says } = fact
  if (says.kind === 'variable' || says.kind === 'strength') return undefined
  const sameTopic = standing.filter(
    (other) =>
      other.about === fact.about &&
      topicOf(other.says) === topic &&
      meet(other.says, says) === undefined,
  )
  if (sameTopic.length > 0) return { name: 'no-such-hand', against: sameTopic }
  if (says.kind === 'card' && says.held) {
    const elsewhere = standing.filter(
      ({ about, says: s }) =>
        about !== fact.about && s.kind === 'card' && s.card === says.card && s.held,
    )
    if (elsewhere.length > 0) return { name: 'card-in-two-hands', against: elsewhere }
  }
  return controlConflict(fact, standing) ?? sumConflict(fact, standing)
}

/** Which side gives way, and by which rule. */
export function resolve(
  fact: Fact,
  against: readonly Fact[],
): { readonly lost: readonly Fact[]; readonly by: Resolution } {
  const weakest = against.reduce((a, b) => (b.weight < a.weight ? b : a))
  const [low, high] =
    weakest.weight < fact.weight ? [weakest.weight, fact.weight] : [fact.weight, weakest.weight]
  const by: Resolution =
    low === high
      ? 'later-over-earlier'
      : high >= WEIGHT.seen
        ? 'seen-over-said'
        : low <= WEIGHT.denied
          ? 'promise-over-denial'
          : 'ours-over-theirs'
  return weakest.weight <= fact.weight ? { lost: [weakest], by } : { lost: [fact], by }
}
