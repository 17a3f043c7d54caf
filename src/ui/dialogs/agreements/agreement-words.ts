/** Conditions in words and in the forms of the editor. No bridge is worked out here. */
import { type Bid, type Call, callCode, levelOf, parseCall, strainOf } from '#core/call.ts'
import { type Card, cardName } from '#core/card.ts'
import { has } from '#core/holding.ts'
import { RANKS_DESCENDING, rankName } from '#core/rank.ts'
import { isMinor, type Suit, strainName, suitSingular } from '#core/suit.ts'
import type { Predicate } from '#store/index.ts'

const NORTH = 0
const BALANCED = { word: 'balanced' } as const

/** @param one the same of a single one. */
const range = (min: number, max: number, most: number, what: string, one: string): string =>
  min === max
    ? max === 0
      ? `no ${what}`
      : `exactly ${min} ${max === 1 ? one : what}`
    : max >= most
      ? `${min}+ ${what}`
      : min === 0
        ? `at most ${max} ${max === 1 ? one : what}`
        : `${min}–${max} ${what}`

/** Whose hand a condition is of, by the seat it is written with. */
export const WHOSE = [
  { seat: 0, label: 'the caller' },
  { seat: 1, label: 'the left-hand opponent' },
  { seat: 2, label: 'partner' },
  { seat: 3, label: 'the right-hand opponent' },
] as const

/** `5+ hearts and 12–21 points`; hands other than the caller's are named. */
export function saysText(p: Predicate): string {
  const whose = 'seat' in p ? WHOSE[p.seat] : undefined
  return whose === undefined || whose.seat === NORTH
    ? ownText(p)
    : `${whose.label} has ${ownText(p)}`
}
function ownText(p: Predicate): string {
  switch (p.kind) {
    case 'length':
      return range(p.min, p.max, 13, strainName(p.suit), suitSingular(p.suit))
    case 'longer':
      return p.by === 0
        ? `${strainName(p.suit)} no shorter than ${strainName(p.than)}`
        : `${p.by === 1 ? '' : `${p.by} `}more ${strainName(p.suit)} than ${strainName(p.than)}`
    case 'hcp':
      return range(p.min, p.max, 37, 'points', 'point')
    case 'rule':
      return `rule of ${p.n}`
    case 'balanced':
      return BALANCED.word
    case 'card':
      return `the ${cardName(p.card)}`
    case 'among':
      return amongText(p)
    case 'lead':
      return `the ${cardName(p.card)} led as card ${p.k} of ${p.n}`
    case 'not':
      return `not ${saysText(p.of)}`
    case 'all':
      return p.of.length === 0 ? 'anything' : p.of.map(inner).join(' and ')
    case 'any':
      return p.of.map(inner).join(' or ')
    case 'one':
      return `exactly one of ${p.of.map(inner).join(', ')}`
    default:
      return 'what the system says'
  }
}
/** `at least 2 of the ace, king and queen of spades`, `the ace of spades`. */
function amongText(p: Extract<Predicate, { readonly kind: 'among' }>): string {
  const names = RANKS_DESCENDING.filter((rank) => has(p.ranks, rank)).map(rankName)
  const cards = `the ${names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`} of ${strainName(p.suit)}`
  const most = Math.min(p.max, names.length)
  if (p.min >= names.length) return cards
  if (most <= 0) return names.length < 2 ? `not ${cards}` : `none of ${cards}`
  const count =
    p.min === most
      ? `exactly ${most}`
      : most === names.length
        ? `at least ${p.min}`
        : p.min <= 0
          ? `at most ${most}`
          : `${p.min}–${most}`
  return `${count} of ${cards}`
}
const inner = (p: Predicate): string =>
  (p.kind === 'all' || p.kind === 'any' || p.kind === 'one') && p.of.length > 1
    ? `(${saysText(p)})`
    : saysText(p)

/** The kinds of condition that the form offers. */
export const FORMS = [
  { kind: 'length', label: 'Length of a suit' },
  { kind: 'longer', label: 'One suit longer than another' },
  { kind: 'hcp', label: 'High card points' },
  { kind: 'rule', label: 'Rule of N' },
  { kind: 'balanced', label: 'Balanced' },
  { kind: 'card', label: 'A card' },
  { kind: 'among', label: 'So many of these cards' },
  { kind: 'all', label: 'All of' },
  { kind: 'any', label: 'At least one of' },
  { kind: 'one', label: 'Exactly one of' },
] as const satisfies readonly { kind: Predicate['kind']; label: string }[]
export type FormKind = (typeof FORMS)[number]['kind']

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
