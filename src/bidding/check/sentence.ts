/**
 * What must hold of the sentence of a rule: it is one, it hides behind no phrase that any rule could
 * have, its slots are known, and the points it tells are those that the rule asks.
 */

import type { Numeral } from '#rules/template.ts'
import { SUIT_NAMES } from '#rules/template.ts'
import type { BiddingRule } from '../system.ts'

/** Phrases that tell the reader nothing about the hand, or speak of the machinery. */
const FAULTY: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /no rule before|takes the hand|a hand for no other/i, why: 'speaks of other rules' },
  { pattern: /\b(rules?|ladder|floor|template|fallback)\b/i, why: 'speaks of the machinery' },
  { pattern: /\bgive or take\b/i, why: 'says give or take' },
  { pattern: /\bany hand\b|\bconfirmed\b|\bnot covered\b|\bn\/a\b/i, why: 'is no bridge reason' },
  { pattern: /\bHCP\b|\btotalpts\b/i, why: 'uses a code for points' },
  { pattern: /\d-\d/, why: 'has a hyphen in a range' },
  {
    pattern:
      /\b(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty) points\b/i,
    why: 'spells out points from ten on',
  },
  {
    pattern: /\b[1-9] (cards|clubs|diamonds|hearts|spades|trumps|tricks)\b/,
    why: 'counts cards in digits',
  },
]
const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const
const numberOf = (text: string): number => {
  const word = WORDS.indexOf(text.toLowerCase() as (typeof WORDS)[number])
  return word < 0 ? Number(text) : word
}

/** Points of the hand alone, of it with short suits or long ones counted, or of both hands. */
type Scale = 'hand' | 'fit' | 'length' | 'both' | 'both-fit'
interface SaidPoints {
  readonly scale: Scale
  readonly min?: number
  readonly max?: number
}
const N = `(\\d+|${WORDS.join('|')})`
/** Each way to tell points, and which ends it tells. */
const WAYS: readonly {
  readonly form: RegExp
  readonly ends: (a: number, b: number) => Omit<SaidPoints, 'scale'>
}[] = [
  { form: new RegExp(`\\b${N}–${N} points`, 'gi'), ends: (min, max) => ({ min, max }) },
  { form: new RegExp(`\\b${N} or ${N} points`, 'gi'), ends: (min, max) => ({ min, max }) },
  { form: new RegExp(`\\b${N} points or more`, 'gi'), ends: (min) => ({ min }) },
  { form: new RegExp(`\\bat least ${N} points`, 'gi'), ends: (min) => ({ min }) },
  { form: new RegExp(`\\bat most ${N} points`, 'gi'), ends: (max) => ({ max }) },
  { form: new RegExp(`\\bfewer than ${N} points`, 'gi'), ends: (n) => ({ max: n - 1 }) },
]
/** What the sentence says of points; what partner or the opponents have is no claim about the hand. */
function toldPoints(says: string): readonly SaidPoints[] {
  return WAYS.flatMap(({ form, ends }) =>
    [...says.matchAll(form)].flatMap((found): readonly SaidPoints[] => {
      const before = says.slice(0, found.index)
      if (/\b(opposite|partner (has|showed))[^,:;]*$/i.test(before)) return []
      const after = says.slice(found.index + found[0].length)
      if (after.startsWith(' short of')) return []
      const both = /^ (or more )?(together|between us)|^ together/.test(after)
      const fit = /^[^:;]*?short suits counted/.test(after)
      if (/^[^:;]*?(middle strength|longest suit counted|more than|past the fourth)/.test(after))
        return []
      const scale: Scale = both ? (fit ? 'both-fit' : 'both') : fit ? 'fit' : 'hand'
      return [{ scale, ...ends(numberOf(found[1] ?? ''), numberOf(found[2] ?? '')) }]
    }),
  )
}

/** A limit somewhere in what the rule asks. */
interface Asked {
  readonly scale: Scale | 'cards'
  readonly min?: number
  readonly max?: number
}
type Ends = { readonly min?: Numeral; readonly max?: Numeral }
/** The number that a limit tells: `combined(25)` is partner's least and my own, 25 together. */
const plain = (n: Numeral | undefined): number | undefined =>
  typeof n === 'object' ? (n.times === -1 ? n.plus : undefined) : n
const isTogether = ({ min, max }: Ends): boolean =>
  typeof min === 'object' || typeof max === 'object'
const ends = ({ min, max }: Ends): Omit<Asked, 'scale'> => ({
  // From nought on is no limit.
  ...((plain(min) ?? 0) === 0 ? {} : { min: plain(min)! }),
  ...(plain(max) === undefined ? {} : { max: plain(max)! }),
})
type Node = { readonly kind: string } & Ends & {
    readonly measure?: string
    readonly terms?: readonly { readonly measure: string; readonly times: number }[]
    readonly of?: Node | readonly Node[]
    readonly is?: Node
  }
/** Not so many, so at most one fewer; not at most so many, so one more at least. */
const denied = ({ scale, min, max }: Asked): Asked => ({
  scale,
  ...(max === undefined ? {} : { min: max + 1 }),
  ...(min === undefined ? {} : { max: min - 1 }),
})
const FIT_TERMS = 'distribution hcp'
const LENGTH_TERMS = 'extraLength hcp'
/** Every limit on points and on lengths, wherever in the condition it stands. */
function limitsOf(node: Node): readonly Asked[] {
  const inside = [node.of ?? [], node.is ?? []].flat().flatMap(limitsOf)
  const inner = node.kind === 'not' ? inside.map(denied) : inside
  const terms = (node.terms ?? [])
    .map(({ measure }) => measure)
    .sort()
    .join(' ')
  const own: readonly Asked[] =
    node.measure === 'hcp'
      ? [{ scale: isTogether(node) ? 'both' : 'hand', ...ends(node) }]
      : node.measure === 'length' || node.measure === 'longest'
        ? [{ scale: 'cards', ...ends(node) }]
        : terms === FIT_TERMS
          ? [{ scale: isTogether(node) ? 'both-fit' : 'fit', ...ends(node) }]
          : terms === LENGTH_TERMS && !isTogether(node)
            ? [{ scale: 'length', ...ends(node) }]
            : []
  return [...own, ...inner]
}
const OWN: readonly (Scale | 'cards')[] = ['hand', 'fit', 'length']
/** An end that the rule limits otherwise than the sentence tells it. */
function contradicts(limits: readonly Asked[], told: SaidPoints): boolean {
  const own = OWN.includes(told.scale)
  const same = limits.filter(({ scale }) => (own ? OWN.includes(scale) : scale === told.scale))
  const ends = (['min', 'max'] as const).filter((end) => told[end] !== undefined)
  return ends.some((end) => {
    const asked = same.filter((one) => one[end] !== undefined)
    return asked.length > 0 && !asked.some((one) => one[end] === told[end])
  })
}

const NUMBERS = WORDS.slice(1).join('|')
const SUIT = '(?:\\w+ )?(?:\\{\\w+\\}|clubs|diamonds|hearts|spades)'
/** `At least six {x}`, `at most three hearts`, `Four clubs or more`; a call of two clubs is none. */
const CARDS = [
  new RegExp(`\\b(at most |at least )(${NUMBERS}) ${SUIT}`, 'gi'),
  new RegExp(`^()(${NUMBERS}) ${SUIT}`, 'gi'),
  new RegExp(`()\\b(${NUMBERS}) ${SUIT} or more`, 'gi'),
] as const
const CARD_TALK = /\b(opposite|partner (has|may|asked)|instead of|fewer than|is)[^,:;]*$/i
/** Numbers of cards that the sentence tells, each with the end of the range it stands for. */
const toldCards = (says: string): readonly { readonly least: boolean; readonly cards: number }[] =>
  CARDS.flatMap((form) => [...says.matchAll(form)]).flatMap((found) =>
    CARD_TALK.test(says.slice(0, found.index))
      ? []
      : [{ least: !/most/i.test(found[1] ?? ''), cards: numberOf(found[2] ?? '') }],
  )

/** What is wrong with the sentence of a rule; empty when all is well. */
export function sentenceFaults({
  says,
  shows,
}: Pick<BiddingRule, 'says' | 'shows'>): readonly string[] {
  const limits = limitsOf(shows as Node)
  const cards = limits.filter(({ scale }) => scale === 'cards')
  return [
    ...(/^[A-Z0-9]/.test(says) ? [] : ['begins with no capital or number']),
    ...(/[^.]\.$/.test(says) ? [] : ['does not end with a full stop']),
    ...FAULTY.filter(({ pattern }) => pattern.test(says)).map(({ why }) => why),
    ...[...says.matchAll(/\{(\w*)\}/g)]
      .filter(([, name]) => !(SUIT_NAMES as readonly string[]).includes(name ?? ''))
      .map(([whole]) => `has no slot ${whole}`),
    ...toldPoints(says)
      .filter((told) => contradicts(limits, told))
      .map((told) => `tells other points than it asks: ${JSON.stringify(told)}`),
    ...toldCards(says)
      .filter(({ least, cards: told }) => {
        const asked = cards
          .map(({ min, max }) => (least ? min : max))
          .filter((n) => n !== undefined)
        return asked.length > 0 && !asked.includes(told)
      })
      .map((told) => `tells other cards than it asks: ${told.cards}`),
  ]
}
