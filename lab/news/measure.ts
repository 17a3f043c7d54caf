/** How good the line of news is, by books of its own: what was known at each act, and what had been told. */

import { SUITS } from '#core/suit.ts'
import type { ActNews } from '#engine/jobs/knowledge/line-news.ts'
import type { HandAccount, NumberAccount } from '#reasoning/answer/account.ts'
import { bitsMoved, type Fact, type Known, type Quantity } from '#reasoning/answer/news.ts'

export interface NewsTally {
  acts: number
  /** Acts with a line. */
  told: number
  /** Acts at which the odds of some hand moved, and those of them with a fact narrower than any told. */
  moved: number
  named: number
  twice: number
  wider: number
}
export const newTally = (): NewsTally => ({
  ...{ acts: 0, told: 0, moved: 0, named: 0, twice: 0, wider: 0 },
})
/** Bits from which on the odds of a hand have moved. */
const MOVED = 0.3
const QUANTITIES: readonly Quantity[] = [...SUITS, 'hcp']
const numberOf = (hand: HandAccount, what: Quantity): NumberAccount =>
  what === 'hcp' ? hand.hcp : hand.suits[what]
const dense = ({ all, chances }: NumberAccount): readonly number[] => [
  ...Array.from({ length: all.lo }, () => 0),
  ...chances,
]
/** The most that an act moved a length, the points or the honours of a hand. */
export function movedBy(before: Known, now: Known): number {
  const numbers = now.hands.flatMap((hand) => {
    const was = before.hands.find(({ seat }) => seat === hand.seat)
    return was === undefined
      ? []
      : QUANTITIES.map((what) => bitsMoved(dense(numberOf(was, what)), dense(numberOf(hand, what))))
  })
  return Math.max(0, ...numbers)
}

interface Span {
  readonly lo: number
  readonly hi: number
}
const width = ({ lo, hi }: Span): number => hi - lo

/** What has been told, in the judge's own books. */
interface Books {
  readonly spans: Map<string, Span[]>
  readonly chances: Map<string, number>
  readonly said: Set<string>
}
const spanOf = (fact: Fact): (Span & { readonly key: string }) | undefined => {
  switch (fact.kind) {
    case 'show-out':
      return { key: `${fact.seat} ${fact.suit}`, lo: fact.dealt, hi: fact.dealt }
    case 'exact':
      return { key: `${fact.seat} ${fact.what}`, lo: fact.is, hi: fact.is }
    case 'range':
      return { key: `${fact.seat} ${fact.what}`, ...fact.is }
    default:
      return undefined
  }
}
/** Whether the fact says more than any before it of the same thing. */
function isNarrower(fact: Fact, { spans, chances }: Books): boolean {
  const span = spanOf(fact)
  if (span !== undefined)
    return (spans.get(span.key) ?? []).every(
      (one) => width(span) < width(one) || fact.kind === 'show-out',
    )
  if (fact.kind === 'card') return fact.now > (chances.get(`${fact.card} ${fact.seat}`) ?? 0)
  if (fact.kind === 'value')
    return fact.now > (chances.get(`${fact.seat} ${fact.what} ${fact.is}`) ?? 0)
  return false
}
function put(fact: Fact, now: Known, { spans, chances, said }: Books): boolean {
  const span = spanOf(fact)
  const key = (seat: number, what: Quantity, at: Span) => `${seat} ${what} ${at.lo}–${at.hi}`
  if (span === undefined) {
    if (fact.kind === 'card') chances.set(`${fact.card} ${fact.seat}`, fact.now)
    if (fact.kind === 'value') chances.set(`${fact.seat} ${fact.what} ${fact.is}`, fact.now)
    return false
  }
  const what = fact.kind === 'show-out' ? fact.suit : (fact as { what: Quantity }).what
  spans.set(span.key, [...(spans.get(span.key) ?? []), span])
  const known = fact.kind !== 'show-out' && said.has(key(fact.seat, what, span))
  said.add(key(fact.seat, what, span))
  const other = now.law.length === 2 ? now.law.find(({ seat }) => seat !== fact.seat) : undefined
  if (other !== undefined) {
    const [a, b] = now.law as [HandAccount, HandAccount]
    const total = numberOf(a, what).all.hi + numberOf(b, what).all.lo
    said.add(key(other.seat, what, { lo: total - span.hi, hi: total - span.lo }))
  }
  return known
}
/** Whether a range told holds values that are known to be out of the question, or more than nine in ten ask. */
function isWider(fact: Fact, now: Known): boolean {
  if (fact.kind !== 'range') return false
  const hand = now.hands.find(({ seat }) => seat === fact.seat)
  const law = now.law.find(({ seat }) => seat === fact.seat)
  if (hand === undefined || law === undefined) return true
  const [is, all] = [numberOf(hand, fact.what), numberOf(law, fact.what).all]
  if (fact.is.lo < all.lo || fact.is.hi > all.hi) return true
  const inside = (lo: number, hi: number): number =>
    dense(is)
      .slice(lo, hi + 1)
      .reduce((sum, p) => sum + p, 0) / is.chances.reduce((sum, p) => sum + p, 0)
  const { lo, hi } = fact.is
  return hi > lo && (inside(lo + 1, hi) >= 0.9 + 1e-6 || inside(lo, hi - 1) >= 0.9 + 1e-6)
}

/** Adds the acts of one line; gives those whose odds moved without a narrower fact. */
export function judge(
  tally: NewsTally,
  line: readonly Known[],
  news: readonly ActNews[],
): readonly number[] {
  const books: Books = { spans: new Map(), chances: new Map(), said: new Set() }
  const missed: number[] = []
  for (let at = 1; at < line.length; at++) {
    const [before, now] = [line[at - 1]!, line[at]!]
    const facts = news.find((one) => one.at === at)?.facts ?? []
    tally.acts += 1
    if (facts.length > 0) tally.told += 1
    const narrower = facts.some((fact) => isNarrower(fact, books))
    if (movedBy(before, now) >= MOVED) {
      tally.moved += 1
      if (narrower) tally.named += 1
      else missed.push(at)
    }
    for (const fact of facts) {
      if (put(fact, now, books)) tally.twice += 1
      if (isWider(fact, now)) tally.wider += 1
    }
  }
  return missed
}
