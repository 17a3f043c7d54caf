/** A plan in a sentence or two, as a player would say it. */
import { type Holding, length, without } from '#core/holding.ts'
import { KING, TEN } from '#core/rank.ts'
import { isLowest, isMaster, isSmall, ownCard, seenCards } from './card-words.ts'
import type { Plan, PlanLead, PlanOutcome, PlanReply, PlanStep } from './plan.ts'
import { defendersAfter } from './replay.ts'
import { type Defender, partnerHand, type SuitCombination, type Visible } from './suit.ts'

/** How the hands are called: `North`, or `dummy`. */
export type HandNames = Readonly<Record<Visible | Defender, string>>
export const COMPASS: HandNames = { north: 'North', south: 'South', west: 'West', east: 'East' }

export interface PlanWords {
  /** The first trick: `Low from South to the ten`. */
  readonly title: string
  /** The plan as far as two tricks tell it; begins with the title. */
  readonly sentence: string
  /** The same for two first leads that differ only in the small card that is led. */
  readonly alike: string
}

/** What may still be out, and what declarer holds. */
export interface Cards {
  readonly north: Holding
  readonly south: Holding
  /** The hidden cards that may still be there. */
  readonly live: Holding
}

/** The reply to the lowest card second hand can play. */
const mainReply = ({ replies }: PlanLead): PlanReply =>
  replies.reduce((best, reply) =>
    Math.max(...reply.second) > Math.max(...best.second) ? reply : best,
  )

/** Any small card, where it does not matter which is led. */
type LeadName = 'as it is' | 'any small card'

/** One trick: what is led and what is played third when second hand plays low. */
export function trickWords(
  step: PlanLead,
  third: PlanReply['third'],
  cards: Cards,
  names: HandNames,
  leadName: LeadName = 'as it is',
): string {
  const { hand, rank } = step
  const [own, other] = [cards[hand], cards[partnerHand(hand)]]
  const small = leadName === 'any small card' && rank < TEN
  const lead = small ? 'low' : ownCard(own, rank, cards.live)
  const from = length(other) === 0 ? '' : ` from ${names[hand]}`
  const higher = third !== undefined && third > rank
  if (isMaster(rank, cards.live)) {
    if (higher && third >= TEN) return `cash ${ownCard(other, third, cards.live)}`
    const cash = `cash ${lead === 'low' || small ? `a winner${from}` : lead}`
    // A high card thrown under a winner is worth a word where a lower one could be.
    return third !== undefined && third >= TEN && !isLowest(other, third, cards.live)
      ? `${cash}, ${ownCard(other, third, cards.live)} under it`
      : cash
  }
  const plays = third === undefined ? 'low' : ownCard(other, third, cards.live)
  const follows = third === undefined || plays === 'low' || !(higher || third >= TEN)
  if (!follows || (higher && third >= TEN)) return `lead ${lead}${from} to ${plays}`
  if (lead === 'low') return `play low from both hands, ${names[hand]} leading`
  return `${rank >= KING ? 'lead' : 'run'} ${lead}${from}`
}

/** The classes of which no card may be left once these were played. */
const goneAfter = (
  suit: SuitCombination,
  live: Holding,
  second: readonly number[],
  fourth: readonly number[],
): Holding => {
  let gone = 0
  for (const [index, cards] of suit.classes.entries()) {
    const here = (cards & live) as Holding
    const sure = +second.every((one) => one === index) + +fourth.every((one) => one === index)
    if (sure >= length(here)) gone |= here
  }
  return gone as Holding
}

/** What declarer holds, and what may still be out, after a trick. */
export function cardsAfter(
  suit: SuitCombination,
  step: PlanLead,
  reply: PlanReply,
  fourth: readonly number[],
  cards: Cards,
): Cards {
  const next = { north: cards.north, south: cards.south }
  next[step.hand] = without(next[step.hand], step.rank)
  const other = partnerHand(step.hand)
  if (reply.third !== undefined) next[other] = without(next[other], reply.third)
  const gone = goneAfter(suit, cards.live, reply.second, fourth)
  return { ...next, live: (cards.live & ~gone) as Holding }
}

/** Whether these branches part between small cards, so that their ranks must be named. */
function partsSmall(suit: SuitCombination, branches: readonly (readonly number[])[]): boolean {
  const small = (index: number) => index >= 0 && isSmall(suit, index)
  return branches.filter((classes) => classes.some(small)).length > 1
}

/** What differs for other cards of second hand's: `play the ace if West plays the king`. */
function coverWords(
  suit: SuitCombination,
  step: PlanLead,
  cards: Cards,
  who: string,
): readonly string[] {
  const main = mainReply(step)
  const other = cards[partnerHand(step.hand)]
  const answers = new Map<string, number[]>()
  const plain: number[] = []
  for (const reply of step.replies) {
    const seen = reply.second.filter((index) => index >= 0)
    if (seen.length === 0 || reply.third === undefined) continue
    if (reply === main || reply.third === main.third) plain.push(...seen)
    else {
      const answer = ownCard(other, reply.third, cards.live)
      answers.set(answer, [...(answers.get(answer) ?? []), ...seen])
    }
  }
  const exact = partsSmall(suit, [plain, ...answers.values()])
  return [...answers].map(
    ([answer, seen]) => `play ${answer} if ${who} plays ${seenCards(suit, seen, exact)}`,
  )
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
  names: HandNames,
): readonly Branch[] {
  const reply = mainReply(step)
  const [, fourth] = defendersAfter(step.hand)
  const groups = new Map<string, PlanOutcome[]>()
  for (const outcome of reply.outcomes) {
    // Who shows out gives the cards away; what to do then needs no words.
    if (outcome.fourth.every((index) => index < 0)) continue
    const left = cardsAfter(suit, step, reply, outcome.fourth, cards)
    const words = stepWords(outcome.then, left, names)
    if (words === undefined) continue
    groups.set(words, [...(groups.get(words) ?? []), outcome])
  }
  const all = [...groups.values()].flat()
  const seenIn = (outcomes: readonly PlanOutcome[]) => outcomes.flatMap((outcome) => outcome.fourth)
  const exact = partsSmall(suit, [...groups.values()].map(seenIn))
  return [...groups].map(([then, own]): Branch => {
    const rest = all.filter((outcome) => !own.includes(outcome))
    const is = (outcomes: readonly PlanOutcome[], won: boolean) =>
      outcomes.every((outcome) => outcome.won === won)
    if (rest.length === 0) return { when: '', then }
    if (is(own, false) && is(rest, true)) return { when: 'if it loses', then }
    if (is(own, true) && is(rest, false)) return { when: 'if it wins', then }
    return { when: `if ${names[fourth]} plays ${seenCards(suit, seenIn(own), exact)}`, then }
  })
}

const stepWords = (step: PlanStep, cards: Cards, names: HandNames): string | undefined =>
  step.kind === 'lead' ? trickWords(step, mainReply(step).third, cards, names) : undefined

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Branches told in a sentence; more of them are left to the playing through. */
const MOST_BRANCHES = 4

/**
 * The plan in words.
 * @param names what the hands are called.
 */
export function planWords(
  suit: SuitCombination,
  { tree }: Plan,
  names: HandNames = COMPASS,
): PlanWords {
  const cards: Cards = { north: suit.north, south: suit.south, live: suit.hidden }
  const [second] = defendersAfter(tree.hand)
  const { third } = mainReply(tree)
  const title = capital(trickWords(tree, third, cards, names))
  const covers = coverWords(suit, tree, cards, names[second])
  const next = nextWords(suit, tree, cards, names).slice(0, MOST_BRANCHES)
  const told = next.map(({ when, then }) => (when === '' ? then : `${when}, ${then}`)).join('; ')
  const lead = covers.length > 0 ? 'otherwise, ' : next[0]?.when === '' ? 'then ' : ''
  const follow = told === '' ? '.' : `. ${capital(`${lead}${told}`)}.`
  const anyLow = capital(trickWords(tree, third, cards, names, 'any small card'))
  const say = (first: string) => `${[first, ...covers].join('; ')}${follow}`
  return { title, sentence: say(title), alike: say(anyLow) }
}
