/** Conditions in words and in the forms of the editor. No bridge is worked out here. */
import { type Bid, type Call, callCode, levelOf, parseCall, strainOf } from '#core/call.ts'
import { type Card, cardName } from '#core/card.ts'
import { has } from '#core/holding.ts'
import { RANKS_DESCENDING, rankName } from '#core/rank.ts'
import { isMinor, type Suit, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Predicate } from '#store/index.ts'

const NORTH = 0
const BALANCED = { word: t`balanced` } as const

/** @param one the same of a single one. */
const range = (min: number, max: number, most: number, what: string, one: string): string =>
  min === max
    ? max === 0
      ? t`no ${what}`
      : t`exactly ${min} ${max === 1 ? one : what}`
    : max >= most
      ? `${min}+ ${what}`
      : min === 0
        ? t`at most ${max} ${max === 1 ? one : what}`
        : `${min}–${max} ${what}`

/** How an entry stands with what is agreed. */
export const QUALIFIERS = [
  { value: 'consistent', label: t`Agreed` },
  { value: 'unspecified', label: t`Not covered` },
  { value: 'inconsistent', label: t`Against the agreement` },
] as const

/** Whose hand a condition is of, by the seat it is written with. */
export const WHOSE = [
  { value: 0, label: t`the caller` },
  { value: 1, label: t`the left-hand opponent` },
  { value: 2, label: t`partner` },
  { value: 3, label: t`the right-hand opponent` },
] as const

/** `5+ hearts and 12–21 points`; hands other than the caller's are named. */
export function saysText(p: Predicate): string {
  const whose = 'seat' in p ? WHOSE[p.seat] : undefined
  return whose === undefined || whose.value === NORTH
    ? ownText(p)
    : t`${whose.label} has ${ownText(p)}`
}
function ownText(p: Predicate): string {
  switch (p.kind) {
    case 'length':
      return range(p.min, p.max, 13, strainName(p.suit), suitSingular(p.suit))
    case 'longer':
      return p.by === 0
        ? t`${strainName(p.suit)} no shorter than ${strainName(p.than)}`
        : t`${p.by === 1 ? '' : `${p.by} `}more ${strainName(p.suit)} than ${strainName(p.than)}`
    case 'hcp':
      return range(p.min, p.max, 37, t`points`, t`point`)
    case 'rule':
      return t`rule of ${p.n}`
    case 'balanced':
      return BALANCED.word
    case 'card':
      return t`the ${cardName(p.card)}`
    case 'among':
      return amongText(p)
    case 'lead':
      return t`the ${cardName(p.card)} led as card ${p.k} of ${p.n}`
    case 'not':
      return t`not ${saysText(p.of)}`
    case 'all':
      return p.of.length === 0 ? t`anything` : p.of.map(inner).join(t` and `)
    case 'any':
      return p.of.map(inner).join(t` or `)
    case 'one':
      return t`exactly one of ${p.of.map(inner).join(', ')}`
    default:
      return t`what the system says`
  }
}
/** `at least 2 of the ace, king and queen of spades`, `the ace of spades`. */
function amongText(p: Extract<Predicate, { readonly kind: 'among' }>): string {
  const names = RANKS_DESCENDING.filter((rank) => has(p.ranks, rank)).map(rankName)
  const cards = t`the ${names.length < 2 ? names.join() : t`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`} of ${strainName(p.suit)}`
  const most = Math.min(p.max, names.length)
  if (p.min >= names.length) return cards
  if (most <= 0) return names.length < 2 ? t`not ${cards}` : t`none of ${cards}`
  const count =
    p.min === most
      ? t`exactly ${most}`
      : most === names.length
        ? t`at least ${p.min}`
        : p.min <= 0
          ? t`at most ${most}`
          : `${p.min}–${most}`
  return t`${count} of ${cards}`
}
const inner = (p: Predicate): string =>
  (p.kind === 'all' || p.kind === 'any' || p.kind === 'one') && p.of.length > 1
    ? `(${saysText(p)})`
    : saysText(p)

/** The kinds of condition that the form offers. */
export const FORMS = [
  { value: 'length', label: t`Length of a suit` },
  { value: 'longer', label: t`One suit longer than another` },
  { value: 'hcp', label: t`High card points` },
  { value: 'rule', label: t`Rule of N` },
  { value: 'balanced', label: t`Balanced` },
  { value: 'card', label: t`A card` },
  { value: 'among', label: t`So many of these cards` },
  { value: 'all', label: t`All of` },
  { value: 'any', label: t`At least one of` },
  { value: 'one', label: t`Exactly one of` },
] as const satisfies readonly { value: Predicate['kind']; label: string }[]
export type FormKind = (typeof FORMS)[number]['value']

const SPADES: Suit = 3
/** What a new condition of the kind begins with. */
export function freshForm(kind: FormKind): Predicate {
  switch (kind) {
    case 'length':
      return { kind, seat: NORTH, suit: SPADES, min: 5, max: 13 }
    case 'longer':
      return { kind, seat: NORTH, suit: SPADES, than: 2, by: 1 }
    case 'hcp':
      return { kind, seat: NORTH, min: 12, max: 21 }
    case 'rule':
      return { kind, seat: NORTH, n: 20 }
    case 'balanced':
      return { kind, seat: NORTH }
    case 'card':
      return { kind, seat: NORTH, card: 51 as Card }
    case 'among':
      return { kind, seat: NORTH, suit: SPADES, ranks: 0x1c00 as never, min: 2, max: 3 }
    default:
      return { kind, of: [freshForm('length')] }
  }
}

/** What a new call begins with: the bid suit, or a balanced hand, and an opening's points. */
export function freshShows(bid: Bid): Predicate {
  const strain = strainOf(bid)
  const held: Predicate =
    strain === 4
      ? freshForm('balanced')
      : {
          ...{ kind: 'length', seat: NORTH, suit: strain, max: 13 },
          min: isMinor(strain) && levelOf(bid) === 1 ? 3 : 5,
        }
  return { kind: 'all', of: [held, freshForm('hcp')] }
}

/** A reading one step weaker: a card less at least, and two points either way. */
export function weaker(p: Predicate): Predicate {
  switch (p.kind) {
    case 'length':
      return p.min > 0 ? { ...p, min: p.min - 1 } : { ...p, max: Math.min(13, p.max + 1) }
    case 'hcp':
      return { ...p, min: Math.max(0, p.min - 2), max: Math.min(37, p.max + 2) }
    case 'rule':
      return { ...p, n: Math.max(0, p.n - 1) }
    case 'all':
    case 'any':
      return { ...p, of: p.of.map(weaker) }
    default:
      return p
  }
}

export const callsText = (calls: readonly Call[]): string => calls.map(callCode).join(' ')
/** Calls out of a text with spaces, commas or dashes between; the word that is no call otherwise. */
export function readCalls(
  text: string,
):
  | { readonly ok: true; readonly calls: readonly Call[] }
  | { readonly ok: false; readonly word: string } {
  const calls: Call[] = []
  for (const word of text.split(/[\s,–-]+/).filter((part) => part !== '')) {
    const call = parseCall(word)
    if (call === undefined) return { ok: false, word }
    calls.push(call)
  }
  return { ok: true, calls }
}
