/**
 * What must hold of the sentence of a rule: it is one, it hides behind no phrase that any rule
 * could have, its slots are known, and the points that it names are those that the rule asks.
 */

import type { Numeral } from '#rules/template.ts'
import { SUIT_NAMES } from '#rules/template.ts'
import type { BiddingRule } from '../language/system.ts'

/** What is wrong with the words themselves. */
export type WordFault =
  | 'no-capital'
  | 'no-full-stop'
  | 'other-rules'
  | 'machinery'
  | 'give-or-take'
  | 'no-reason'
  | 'code'
  | 'hyphen'
  | 'points-in-words'
  | 'cards-in-digits'
/** Phrases that say nothing about the hand, or speak of the machinery. */
const FAULTY: readonly { readonly pattern: RegExp; readonly why: WordFault }[] = [
  { pattern: /no rule before|takes the hand|a hand for no other/i, why: 'other-rules' },
  { pattern: /\b(rules?|ladder|floor|template|fallback)\b/i, why: 'machinery' },
  { pattern: /\bgive or take\b/i, why: 'give-or-take' },
  { pattern: /\bany hand\b|\bconfirmed\b|\bnot covered\b|\bn\/a\b/i, why: 'no-reason' },
  { pattern: /\bHCP\b|\btotalpts\b/i, why: 'code' },
  { pattern: /\d-\d/, why: 'hyphen' },
  {
    pattern:
      /\b(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty) points\b/i,
    why: 'points-in-words',
  },
  {
    pattern: /\b[1-9] (cards|clubs|diamonds|hearts|spades|trumps|tricks)\b/,
    why: 'cards-in-digits',
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
export type Scale = 'hand' | 'fit' | 'length' | 'both' | 'both-fit'
/** Points that a sentence tells, least and most. */
export interface SaidPoints {
  readonly scale: Scale
  readonly min?: number
  readonly max?: number
}
const N = `(\\d+|${WORDS.join('|')})`
/** Each way to say points, and which ends it gives. */
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
/** The number that a limit stands for: `combined(25)` is partner's least and my own, 25 together. */
const plain = (n: Numeral | undefined): number | undefined =>
  typeof n === 'object' ? (n.times === -1 ? n.plus : undefined) : n
const isTogether = ({ min, max }: Ends): boolean =>
  typeof min === 'object' || typeof max === 'object'
const ends = ({ min, max }: Ends): Omit<Asked, 'scale'> => ({
  // A range from nought on is no limit.
  ...((plain(min) ?? 0) === 0 ? {} : { min: plain(min)! }),
  ...(plain(max) === undefined ? {} : { max: plain(max)! }),
})
type Node = { readonly kind: string } & Ends & {
    readonly measure?: string
    readonly terms?: readonly { readonly measure: string; readonly times: number }[]
    readonly of?: Node | readonly Node[]
    readonly is?: Node
  }
/** "Not at least n" is at most n − 1; "not at most n" is at least n + 1. */
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
const ENDS = ['min', 'max'] as const
/** The limits of the rule on what the sentence counts. */
const sameScale = (limits: readonly Asked[], told: SaidPoints): readonly Asked[] => {
  const own = OWN.includes(told.scale)
  return limits.filter(({ scale }) => (own ? OWN.includes(scale) : scale === told.scale))
}
/** An end where the rule and the sentence differ. */
function contradicts(limits: readonly Asked[], told: SaidPoints): boolean {
  const same = sameScale(limits, told)
  return ENDS.filter((end) => told[end] !== undefined).some((end) => {
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
/** Cards in a suit: the least, or the most. */
export interface SaidCards {
  readonly least: boolean
  readonly cards: number
}
const CARD_TALK = /\b(opposite|partner (has|may|asked)|instead of|fewer than|is)[^,:;]*$/i
/** Numbers of cards in the sentence, each with the end of the range it stands for. */
const toldCards = (says: string): readonly SaidCards[] =>
  CARDS.flatMap((form) => [...says.matchAll(form)]).flatMap((found) =>
    CARD_TALK.test(says.slice(0, found.index))
      ? []
      : [{ least: !/most/i.test(found[1] ?? ''), cards: numberOf(found[2] ?? '') }],
  )

/**
 * `words`: the sentence is none, or no reason. `slot`: it names a suit by a slot that there is not. `points`,
 * `cards`: it tells a number that is not the rule’s.
 */
export type SentenceFault =
  | { readonly kind: 'words'; readonly why: WordFault }
  | { readonly kind: 'slot'; readonly slot: string }
  | { readonly kind: 'points'; readonly told: SaidPoints }
  | { readonly kind: 'cards'; readonly told: SaidCards }

const wordFaults = (says: string): readonly WordFault[] => [
  ...(/^[A-Z0-9]/.test(says) ? [] : (['no-capital'] as const)),
  ...(/[^.]\.$/.test(says) ? [] : (['no-full-stop'] as const)),
  ...FAULTY.filter(({ pattern }) => pattern.test(says)).map(({ why }) => why),
]
/** What is wrong with the sentence of a rule; empty when all is well. */
export function sentenceFaults({
  says,
  shows,
}: Pick<BiddingRule, 'says' | 'shows'>): readonly SentenceFault[] {
  const limits = limitsOf(shows as Node)
  const cards = limits.filter(({ scale }) => scale === 'cards')
  const slots = [...says.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? '')
  return [
    ...wordFaults(says).map((why) => ({ kind: 'words' as const, why })),
    ...slots
      .filter((name) => !(SUIT_NAMES as readonly string[]).includes(name))
      .map((slot) => ({ kind: 'slot' as const, slot })),
    ...toldPoints(says)
      .filter((told) => contradicts(limits, told))
      .map((told) => ({ kind: 'points' as const, told })),
    ...toldCards(says)
      .filter(({ least, cards: told }) => {
        const asked = cards
          .map(({ min, max }) => (least ? min : max))
          .filter((n) => n !== undefined)
        return asked.length > 0 && !asked.includes(told)
      })
      .map((told) => ({ kind: 'cards' as const, told })),
  ]
}

/**
 * `untested`: an end of a range, of points or of cards, that no limit of the rule is about; other rules may see to it,
 * or nobody. `half-told`: the rule asks points between two limits, and the sentence tells one of them.
 */
export type SentenceGap =
  | { readonly kind: 'untested'; readonly told: SaidPoints | SaidCards }
  | { readonly kind: 'half-told'; readonly asked: { readonly min: number; readonly max: number } }

/** The points of the hand alone that the whole condition asks, where it asks both limits. */
function askedBetween(shows: Node): readonly { readonly min: number; readonly max: number }[] {
  const parts = shows.kind === 'all' ? [shows.of ?? []].flat() : [shows]
  return parts.flatMap((part) => {
    const { min, max } = ends(part)
    const isPoints = part.measure === 'hcp' && !isTogether(part)
    return isPoints && min !== undefined && max !== undefined ? [{ min, max }] : []
  })
}
/** Numbers that stand in the sentence or in the rule alone; no fault where the order of the rules makes up for it. */
export function sentenceGaps({
  says,
  shows,
}: Pick<BiddingRule, 'says' | 'shows'>): readonly SentenceGap[] {
  const limits = limitsOf(shows as Node)
  const points = toldPoints(says)
  const isAsked = (told: SaidPoints, end: 'min' | 'max'): boolean =>
    sameScale(limits, told).some((one) => one[end] !== undefined)
  const isWhole = points.some(
    ({ scale, min, max }) => OWN.includes(scale) && min !== undefined && max !== undefined,
  )
  return [
    ...points
      .filter((told) => ENDS.some((end) => (told[end] ?? 0) !== 0 && !isAsked(told, end)))
      .map((told) => ({ kind: 'untested' as const, told })),
    ...toldCards(says)
      .filter(
        ({ least }) =>
          !limits.some((one) => one.scale === 'cards' && one[least ? 'min' : 'max'] !== undefined),
      )
      .map((told) => ({ kind: 'untested' as const, told })),
    ...(points.some(({ scale }) => OWN.includes(scale)) && !isWhole
      ? askedBetween(shows as Node)
      : []
    ).map((asked) => ({ kind: 'half-told' as const, asked })),
  ]
}
