/** A plan in a sentence or two, as a player would say it. */
import { type Holding, highest, length, ranks, without } from '#core/holding.ts'
import { type Rank, rankName, TEN } from '#core/rank.ts'
import type { Plan, PlanLead, PlanOutcome, PlanReply, PlanStep } from './plan.ts'
import { defendersAfter } from './replay.ts'
import type { Defender, SuitCombination, Visible } from './suit.ts'

/** How the hands are called: `North`, or `dummy`. */
export type HandNames = Readonly<Record<Visible | Defender, string>>
export const COMPASS: HandNames = { north: 'North', south: 'South', west: 'West', east: 'East' }

export interface PlanWords {
  /** The first trick: `Low from South to the ten`. */
  readonly title: string
  /** The plan as far as two tricks tell it; begins with the title. */
  readonly sentence: string
}

interface Cards {
  readonly north: Holding
  readonly south: Holding
}

/** `low` for a small card that is the hand's lowest, else its name: `the ten`. */
function cardName(held: Holding, rank: Rank): string {
  const lower = held & ((1 << rank) - 1)
  return rank < TEN && (lower === 0 || length(lower as Holding) === 0)
    ? 'low'
    : `the ${rankName(rank)}`
}

/** A class as a card seen: `the king`, `the king or queen`, `a small card`. */
function className(suit: SuitCombination, index: number): string {
  const cards = suit.classes[index] as Holding
  const top = highest(cards) as Rank
  if (top < TEN - 1 || (top <= TEN && length(cards) > 1)) return 'a small card'
  const names = ranks(cards).filter((rank) => rank >= TEN)
  if (names.length === 0) return `the ${rankName(top)}`
  const [first, ...rest] = names.map(rankName)
  if (names.length > 2) return 'an honour'
  return rest.length === 0 ? `the ${first}` : `the ${first} or ${rest[0]}`
}

function list(items: readonly string[]): string {
  const unique = [...new Set(items)]
  if (unique.length < 2) return unique[0] ?? ''
  return `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`
}

const played = (suit: SuitCombination, classes: readonly number[], who: string): string => {
  const cards = classes.filter((index) => index >= 0).map((index) => className(suit, index))
  if (cards.length === 0) return `${who} shows out`
  return `${who} plays ${list(cards)}`
}

const partner = (hand: Visible): Visible => (hand === 'north' ? 'south' : 'north')

/** The reply to the lowest card second hand can play. */
const mainReply = ({ replies }: PlanLead): PlanReply =>
  replies.reduce((best, reply) =>
    Math.max(...reply.second) > Math.max(...best.second) ? reply : best,
  )

/** One trick: what is led and what is played third when second hand plays low. */
function trickWords(step: PlanLead, cards: Cards, hidden: Holding, names: HandNames): string {
  const { hand, rank } = step
  const { third } = mainReply(step)
  const own = cards[hand]
  const other = cards[partner(hand)]
  const lead = cardName(own, rank)
  const from = length(other) === 0 ? '' : ` from ${names[hand]}`
  const master = 1 << rank > hidden
  const thirdLow =
    third === undefined || cardName(other, third) === 'low' || (other & ((1 << third) - 1)) === 0
  if (third === undefined || thirdLow) {
    if (master) return `cash ${lead === 'low' ? `a winner${from}` : lead}`
    if (lead === 'low')
      return third !== undefined && third > rank && third >= TEN
        ? `lead low${from} to ${cardName(other, third)}`
        : `play low from both hands, ${names[hand]} leading`
    return third !== undefined && third > rank && third >= TEN
      ? `lead ${lead}${from} to ${cardName(other, third)}`
      : `run ${lead}${from}`
  }
  return `lead ${lead}${from} to ${cardName(other, third)}`
}

const afterTrick = (step: PlanLead, reply: PlanReply, cards: Cards): Cards => {
  const next = { north: cards.north, south: cards.south }
  next[step.hand] = without(next[step.hand], step.rank)
  const other = partner(step.hand)
  if (reply.third !== undefined) next[other] = without(next[other], reply.third)
  return next
}

/** What differs for other cards of second hand's: `on the king, the ace`. */
function coverWords(suit: SuitCombination, step: PlanLead, cards: Cards, who: string): string[] {
  const main = mainReply(step)
  const other = cards[partner(step.hand)]
  const words: string[] = []
  for (const reply of step.replies) {
    const seen = reply.second.filter((index) => index >= 0)
    if (
      reply === main ||
      reply.third === main.third ||
      reply.third === undefined ||
      seen.length === 0
    )
      continue
    const answer = cardName(other, reply.third)
    words.push(`${answer === 'low' ? 'play low' : `play ${answer}`} if ${played(suit, seen, who)}`)
  }
  return words
}

interface Branch {
  readonly when: string
  readonly then: string
}

/** What comes after a trick, by what happened in it. */
function nextWords(
  suit: SuitCombination,
  step: PlanLead,
  cards: Cards,
  hidden: Holding,
  names: HandNames,
): readonly Branch[] {
  const reply = mainReply(step)
  const left = afterTrick(step, reply, cards)
  const [, fourth] = defendersAfter(step.hand)
  const groups = new Map<string, PlanOutcome[]>()
  for (const outcome of reply.outcomes) {
    // Who shows out gives the cards away; what to do then needs no words.
    if (outcome.fourth.every((index) => index < 0)) continue
    const words = stepWords(outcome.then, left, hidden, names)
    if (words === undefined) continue
    groups.set(words, [...(groups.get(words) ?? []), outcome])
  }
  const all = [...groups.values()].flat()
  return [...groups].map(([then, own]): Branch => {
    const rest = all.filter((outcome) => !own.includes(outcome))
    const is = (outcomes: readonly PlanOutcome[], won: boolean) =>
      outcomes.every((outcome) => outcome.won === won)
    if (rest.length === 0) return { when: '', then }
    if (is(own, false) && is(rest, true)) return { when: 'if it loses', then }
    if (is(own, true) && is(rest, false)) return { when: 'if it wins', then }
    return {
      when: `if ${played(
        suit,
        own.flatMap((outcome) => outcome.fourth),
        names[fourth],
      )}`,
      then,
    }
  })
}

const stepWords = (
  step: PlanStep,
  cards: Cards,
  hidden: Holding,
  names: HandNames,
): string | undefined => (step.kind === 'lead' ? trickWords(step, cards, hidden, names) : undefined)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The plan in words.
 * @param names what the hands are called.
 */
export function planWords(
  suit: SuitCombination,
  { tree }: Plan,
  names: HandNames = COMPASS,
): PlanWords {
  const cards: Cards = { north: suit.north, south: suit.south }
  const [second] = defendersAfter(tree.hand)
  const title = capital(trickWords(tree, cards, suit.hidden, names))
  const covers = coverWords(suit, tree, cards, names[second])
  const first = [title, ...covers].join('; ')
  const next = nextWords(suit, tree, cards, suit.hidden, names)
  const [only] = next
  if (only === undefined) return { title, sentence: `${first}.` }
  const follow =
    only.when === ''
      ? `Then ${only.then}`
      : next
          .slice(0, 3)
          .map(({ when, then }) => `${when}, ${then}`)
          .join('; ')
  return { title, sentence: `${first}. ${capital(follow)}.` }
}
