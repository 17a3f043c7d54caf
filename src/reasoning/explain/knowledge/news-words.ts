/** The news of an act in one sentence. Forms and examples of each stand in news-words.test.ts. */
import { type Card, cardName } from '#core/card.ts'
import { percent } from '#core/chance.ts'
import { seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { t, tAs } from '#core/text.ts'
import { type Fact, LONG, type Quantity, WIDEST } from '#reasoning/answer/news.ts'
import type { LawfulRange } from '#reasoning/law/changes.ts'
import { cardWords, number } from './why-bound-words.ts'

export interface NewsWords {
  /** Whether it is certain, or so in nine layouts of ten. */
  readonly by: 'law' | 'agreed'
  /** The sentence; after the card, where one begins it. */
  readonly text: string
  /** Drawn before the text. */
  readonly card?: Card
}
/** The whole sentence in words, for readers aloud. */
export const wholeNews = ({ card, text }: NewsWords): string =>
  card === undefined ? text : t`The ${cardName(card)}${text}`

const points = (n: number | string): string => (n === 1 ? t`one point` : t`${n} points`)
const span = ({ lo, hi }: LawfulRange): string => (lo === hi ? String(lo) : `${lo}–${hi}`)

/** Wider than this a range tells a player nothing but an end. */
const isWide = (what: Quantity, { lo, hi }: LawfulRange): boolean =>
  hi - lo > WIDEST[what === 'hcp' ? 'hcp' : 'suit'] + 1

/** `five hearts`, `4–6 hearts`, `at most two hearts`, `11–13 points`; of a wide range its telling end. */
function rangeClause(what: Quantity, { lo, hi }: LawfulRange): string {
  if (lo === hi) return what === 'hcp' ? points(lo) : cardWords(lo, what)
  const wide = isWide(what, { lo, hi })
  // Of a long suit nobody needs the other end.
  const long = what !== 'hcp' && lo >= LONG && hi - lo > WIDEST.suit
  if (long || (wide && lo >= 3 && lo >= hi / 3))
    return what === 'hcp' ? t`at least ${points(lo)}` : t`at least ${cardWords(lo, what)}`
  if (lo === 0 || wide)
    return what === 'hcp' ? t`at most ${points(hi)}` : t`at most ${cardWords(hi, what)}`
  return what === 'hcp' ? points(span({ lo, hi })) : `${span({ lo, hi })} ${strainName(what)}`
}

/** So many cards of the suit that has just been named. */
const dealtWords = (n: number): string =>
  n === 0 ? tAs('of the suit')`none` : n === 1 ? tAs('of the suit')`one` : number(n)

function showOutWords({
  seat,
  suit,
  dealt,
  other,
}: Extract<Fact, { readonly kind: 'show-out' }>): string {
  const [who, name] = [seatName(seat), strainName(suit)]
  if (other === undefined)
    return dealt === 0 ? t`${who} has no ${name}.` : t`${who} has no more ${name}.`
  const [rest, had] = [seatName(other.seat), dealtWords(other.dealt)]
  return dealt === 0
    ? t`${who} has no ${name}: ${rest} was dealt ${had}.`
    : t`${who} has no more ${name}: ${rest} was dealt ${had}.`
}

/** A chance is certain where it falls short of one by no more than rounding. */
const isCertain = (chance: number): boolean => chance > 1 - 1e-9

/** What it was, without its sign. */
const earlier = (chance: number): string => String(Math.round(100 * chance))

function factWords(fact: Fact): NewsWords {
  switch (fact.kind) {
    case 'show-out':
      return { by: 'law', text: showOutWords(fact) }
    case 'exact': {
      const who = seatName(fact.seat)
      const text =
        fact.what !== 'hcp' && fact.is === 0
          ? t`${who} has no ${strainName(fact.what)}.`
          : t`${who} has exactly ${rangeClause(fact.what, { lo: fact.is, hi: fact.is })}.`
      return { by: 'law', text }
    }
    case 'range': {
      const [who, clause] = [seatName(fact.seat), rangeClause(fact.what, fact.is)]
      const text = isWide(fact.what, fact.was)
        ? t`${who} should have ${clause}.`
        : t`${who} should have ${clause} (${span(fact.was)} before).`
      return { by: 'agreed', text }
    }
    case 'value':
      return {
        by: 'agreed',
        text: t`${seatName(fact.seat)} probably has ${rangeClause(fact.what, { lo: fact.is, hi: fact.is })}: ${percent(fact.now)}, was ${earlier(fact.was)}.`,
      }
    case 'card':
      return isCertain(fact.now)
        ? { by: 'law', card: fact.card, text: t` is with ${seatName(fact.seat)}.` }
        : {
            by: 'agreed',
            card: fact.card,
            text: t` is with ${seatName(fact.seat)}: ${percent(fact.now)}, was ${earlier(fact.was)}.`,
          }
  }
}

/** One fact, or two ranges of one hand; `undefined` where there is none. */
export function newsWords(facts: readonly Fact[]): NewsWords | undefined {
  const [first, second] = facts
  if (first?.kind === 'range' && second?.kind === 'range') {
    const [one, two] = [first, second].map(({ what, is }) => rangeClause(what, is))
    const who = seatName(first.seat)
    // A single figure behind “at most one club” would be read as a most itself.
    const text =
      second.is.lo === second.is.hi
        ? t`${who} should have ${two} and ${one}.`
        : t`${who} should have ${one} and ${two}.`
    return { by: 'agreed', text }
  }
  return first && factWords(first)
}
