/**
 * The chain behind a bound, in sentences: each step says one thing and points to the cards it rests
 * on. Where both ends of a range meet for one reason, one chain says “exactly”.
 */

import { cardName, suitOf } from '#core/card.ts'
import { capital } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import { type Rank, rankHcp } from '#core/rank.ts'
import { seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { HonourPlace, LengthBecause, PointsBecause } from '#reasoning/law/because.ts'
import type { ProofGroup, ProofStep } from '../proof.ts'
import { amount, cardWords, listing, number, trickWords } from './why-bound-words.ts'

const relation = (lo: LengthBecause | undefined, hi: LengthBecause | undefined): string => {
  if (lo !== undefined && hi !== undefined) return hi.value === 0 ? '' : t`exactly `
  return lo === undefined ? t`at most ` : t`at least `
}
/** `West has exactly six spades`. */
const statement = (lo: LengthBecause | undefined, hi: LengthBecause | undefined): string => {
  const claim = (lo ?? hi)!
  if (claim.value === 0 && hi === undefined)
    return t`${seatName(claim.seat)} may have no ${strainName(claim.suit)}`
  const how = claim.value === 0 ? '' : relation(lo, hi)
  return t`${seatName(claim.seat)} has ${how}${cardWords(claim.value, claim.suit)}`
}

/** True when the claim says nothing: at least none, or at most what the suit or the hand can have. */
const trivial = (b: LengthBecause): boolean =>
  b.kind === 'thirteen' || (b.end === 'lo' && b.value === 0)

type Steps = ProofStep[]
const push = (steps: Steps, text: string, events: readonly number[] = []): void => {
  if (!steps.some((step) => step.text === text)) steps.push({ text, events })
}

/** Pairs the premises of two sums over the same hands or suits; undefined when they are not the same sum. */
function paired(
  lo: LengthBecause,
  hi: LengthBecause,
): readonly (readonly [LengthBecause, LengthBecause])[] | undefined {
  if (lo.kind !== hi.kind) return undefined
  if (lo.kind !== 'suit-total' && lo.kind !== 'hand-total') return undefined
  if (hi.kind !== 'suit-total' && hi.kind !== 'hand-total') return undefined
  // The least of one cell rests on the most of the others, and the other way round.
  const pairs = lo.others.map((most, i) => [hi.others[i]!, most] as const)
  return pairs.every(([a, b]) => a.value === b.value && a.seat === b.seat && a.suit === b.suit)
    ? pairs
    : undefined
}

function explainExact(steps: Steps, lo: LengthBecause, hi: LengthBecause): void {
  const who = seatName(hi.seat)
  if (hi.kind === 'showed-out') {
    const after =
      hi.cards.length === 0 ? '' : t`, after playing ${cardWords(hi.cards.length, hi.suit)}`
    const events = [...hi.cards, hi.event]
    push(
      steps,
      t`${who} showed out on ${trickWords([hi.event])}${after}, so ${statement(lo, hi)}.`,
      events,
    )
    return
  }
  const pairs = paired(lo, hi)
  if (pairs === undefined) {
    explainOne(steps, lo)
    explainOne(steps, hi)
    return
  }
  for (const [a, b] of pairs) explainExact(steps, a, b)
  push(
    steps,
    sum(
      hi,
      pairs.map(([a, b]) => [a, b] as const),
      t`so ${statement(lo, hi)}.`,
    ),
  )
}

/** The arithmetic of a sum: what is out or thirteen, what the others take, and what follows. */
function sum(
  claim: LengthBecause,
  others: readonly (readonly [LengthBecause | undefined, LengthBecause | undefined])[],
  so: string,
): string {
  const words = (suited: boolean): readonly string[] =>
    others
      .filter(([lo, hi]) => !(hi === undefined && lo !== undefined && trivial(lo)))
      .map(([lo, hi]) => {
        const b = (lo ?? hi)!
        if (suited) return `${b.value === 0 ? '' : relation(lo, hi)}${cardWords(b.value, b.suit)}`
        return t`${seatName(b.seat)} has ${b.value === 0 ? '' : relation(lo, hi)}${amount(b.value)}`
      })
  if (claim.kind === 'suit-total') {
    const out = t`${capital(cardWords(claim.supply, claim.suit))} ${claim.supply === 1 ? t`is` : t`are`} in the closed hands`
    const taken = words(false)
    return taken.length === 0 ? `${out}, ${so}` : `${out}; ${listing(taken)}, ${so}`
  }
  const taken = words(true)
  const hand = t`${seatName(claim.seat)} was dealt thirteen cards`
  return taken.length === 0 ? `${hand}, ${so}` : t`${hand}, of them ${listing(taken)}, ${so}`
}

function explainOne(steps: Steps, b: LengthBecause): void {
  if (trivial(b)) return
  const [lo, hi] = b.end === 'lo' ? [b, undefined] : [undefined, b]
  if (b.kind === 'seen') {
    push(
      steps,
      t`${seatName(b.seat)} has played ${cardWords(b.value, b.suit)}, on ${trickWords(b.cards)}.`,
      b.cards,
    )
    return
  }
  if (b.kind === 'showed-out') {
    const after = b.cards.length === 0 ? '' : t`, after playing ${cardWords(b.value, b.suit)}`
    push(
      steps,
      t`${seatName(b.seat)} showed out on ${trickWords([b.event])}${after}, so ${statement(lo, hi)}.`,
      [...b.cards, b.event],
    )
    return
  }
  if (b.kind === 'thirteen') return
  for (const other of b.others) explainOne(steps, other)
  const others = b.others.map((other) =>
    other.end === 'lo' ? ([other, undefined] as const) : ([undefined, other] as const),
  )
  push(steps, sum(b, others, t`so ${statement(lo, hi)}.`))
}

/**
 * Why a length is what it is.
 * @returns one chain when the length is known exactly, else one for each end that says something.
 */
export function whyLength(lo: LengthBecause, hi: LengthBecause): readonly ProofGroup[] {
  const chain = (explain: (steps: Steps) => void, conclusion: string): ProofGroup => {
    const steps: Steps = []
    explain(steps)
    return { text: `${conclusion}.`, events: [], steps }
  }
  if (lo.value === hi.value)
    return [chain((steps) => explainExact(steps, lo, hi), statement(lo, hi))]
  const low =
    lo.value === 0
      ? {
          text: `${statement(lo, undefined)}.`,
          events: [],
          steps: [
            {
              text: t`${seatName(lo.seat)} has shown none, and there is room for all of them elsewhere.`,
              events: [],
            },
          ],
        }
      : chain((steps) => explainOne(steps, lo), statement(lo, undefined))
  const high = chain((steps) => explainOne(steps, hi), statement(undefined, hi))
  const whole = {
    text: t`Thirteen ${strainName(hi.suit)} are in the closed hands, and a hand has room for them all.`,
    events: [],
  }
  return [low, hi.kind === 'thirteen' ? { ...high, steps: [whole] } : high]
}

const worth = (honours: readonly HonourPlace[]): number =>
  honours.reduce((total, { card }) => total + rankHcp((card % 13) as Rank), 0)
/** Up to four cards by name, more by number. */
const names = (honours: readonly HonourPlace[]): string =>
  honours.length > 4
    ? t`${number(honours.length)} honours`
    : listing(honours.map(({ card }) => t`the ${cardName(card)}`))
const suitsOf = (honours: readonly HonourPlace[]): readonly string[] => [
  ...new Set(honours.map(({ card }) => strainName(suitOf(card)))),
]
const eventsOf = (honours: readonly HonourPlace[]): readonly number[] => [
  ...new Set(honours.flatMap((h) => h.events)),
]

function pointSteps(b: PointsBecause): readonly ProofStep[] {
  const steps: Steps = []
  const who = seatName(b.seat)
  const those = (cause: HonourPlace['cause']) => b.honours.filter((h) => h.cause === cause)
  if (b.cards.length > 0)
    push(
      steps,
      t`${who} has played ${howMany(b.shown, 'point')}, on ${trickWords(b.cards)}.`,
      b.cards,
    )
  if (b.honours.length === 0) {
    push(steps, t`Every honour of the closed hands has been seen.`)
    return steps
  }
  push(
    steps,
    t`${howMany(b.unseen, 'point')} ${b.unseen === 1 ? t`is` : t`are`} unseen: ${names(b.honours)}.`,
  )
  const never = those('void')
  if (never.length > 0)
    push(
      steps,
      t`${who} showed out of ${listing(suitsOf(never))}, so ${names(never)} ${never.length === 1 ? t`is` : t`are`} in another hand.`,
      eventsOf(never),
    )
  const only = those('only-home')
  if (only.length > 0)
    push(steps, t`Only ${who} can hold ${names(only)}: the others showed out.`, eventsOf(only))
  const squeezed = those('places')
  const held = b.honours.filter((h) => h.held)
  if (b.end === 'hi') {
    if (squeezed.length > 0)
      push(
        steps,
        t`${who} has ${number(b.places)} unknown ${b.places === 1 ? t`card` : t`cards`}: with the lengths as they are, ${
          held.length === 0
            ? t`it can hold none of the others`
            : t`the best it can hold is ${names(held)}`
        }.`,
      )
    else if (held.length > 0)
      push(
        steps,
        t`There is room in ${who}’s hand for ${held.length === 1 ? names(held) : held.length === b.honours.length ? t`all of them` : t`${names(held)} together`}.`,
      )
    push(steps, t`So ${who} has at most ${sumOf(b.shown, worth(held))}.`)
  } else {
    if (squeezed.length > 0)
      push(
        steps,
        t`The other closed hands have ${number(b.otherPlaces)} unknown ${b.otherPlaces === 1 ? t`card` : t`cards`}: they cannot take all the rest, so at least ${howMany(worth(squeezed), 'point')} of it must be ${who}’s.`,
      )
    else if (held.length === 0)
      push(
        steps,
        t`The other closed hands have room for all of ${b.honours.length === 1 ? t`it` : t`them`}.`,
      )
    push(
      steps,
      b.value === 0
        ? t`So ${who} may have no points.`
        : t`So ${who} has at least ${sumOf(b.shown, worth(held))}.`,
    )
  }
  return steps
}
const sumOf = (shown: number, more: number): string =>
  shown === 0 || more === 0
    ? howMany(shown + more, 'point')
    : `${shown} + ${more} = ${howMany(shown + more, 'point')}`

/** Why the points of a hand are what they are: a chain for the least and one for the most. */
export function whyPoints(lo: PointsBecause, hi: PointsBecause): readonly ProofGroup[] {
  return [lo, hi].map((b) => ({
    text:
      b.end === 'lo' && b.value === 0
        ? t`${seatName(b.seat)} may have no points.`
        : t`${seatName(b.seat)} has ${b.end === 'lo' ? t`at least` : t`at most`} ${howMany(b.value, 'point')}.`,
    events: [],
    steps: pointSteps(b),
  }))
}
