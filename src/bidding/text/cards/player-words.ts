/**
 * What players write behind a call, in the words of the language: what it asks of the hand and what it is to
 * partner. Nothing is guessed: what the reader of the language does not take is left.
 */
import { MEANT } from '../read/problem.ts'
import { readText } from '../read/text.ts'

export interface PlayerWords {
  readonly hand: readonly string[]
  readonly notes: readonly string[]
  /** Parts that were not understood, as they stand. */
  readonly left: readonly string[]
  /** Such parts that only add hands which are seldom held: the rest stands without them. */
  readonly aside: readonly string[]
}

const HEAD = 'system: a\nid: a\nlanguage: 1\n'
const known = new Map<string, boolean>()
const MOST_KNOWN = 2000
/** Whether the reader of the language takes the rule. */
export function isRule(rule: string): boolean {
  const kept = known.get(rule)
  if (kept !== undefined) return kept
  if (known.size >= MOST_KNOWN) known.clear()
  const is = readText(`${HEAD}${rule}\n`).problems.length === 0
  known.set(rule, is)
  return is
}
const isHand = (words: string): boolean => isRule(`pass: ${words}`)
const isNote = (words: string): boolean => isRule(`pass: any hand; ${words}`)

type Meant = readonly (readonly [RegExp, string])[]
/** `$s` stands for the suit of the call. */
const HANDS: Meant = [
  [/^(\d+(?:\+|-\d+)) ?(?:hcp|hp|pts?|points?)$/i, '$1 points'],
  [/^bal(?:anced)?(?: hand)?$/i, 'balanced'],
  [/^unbal(?:anced)?(?: hand)?$/i, 'not balanced'],
  [/^semi-?bal(?:anced)?$/i, 'nearly balanced'],
  [/^(?:any|any hand|forced)$/i, 'any hand'],
  [/^([3-9]\+)$/, '$1 $s'],
  [/^(\d\+|\d-\d)(?: ?-?cards?)?(?: in the)?(?: suit)?$/i, '$1 $s'],
  [/^(\d\+|\d-\d)(?: ?-?cards?)?(?: in)? (spades|hearts|diamonds|clubs)$/i, '$1 $2'],
  [/^(?:a )?(\d\+)(?:[ -]cards?)? (major|minor)$/i, 'a $1 card $2'],
  [/^no (?:4\+?[ -]cards? )?(major|minor)$/i, 'no 4+ card $1'],
  [/^(\d)-\1\+?(?: in)?(?: the| both)? (majors|minors)$/i, '$1+ cards in each of the $2'],
]
/** What it is to partner; an empty one says nothing that has to be said. */
const NOTES: Meant = [
  [/^(?:natural|nat|nf|non-?forcing|not forcing|unlimited)$/i, ''],
  [/^(?:gf|game[ -]forc(?:e|ing)|forcing to game)$/i, 'game force'],
  [/^(?:inv|invitational|invites?)$/i, 'invitational'],
  [/^(?:f|f1|1rf|forcing(?: for)?(?: one round)?)$/i, 'forcing'],
  [/^(?:(?:a )?(?:suggestion )?to play|sign[ -]?off)$/i, 'sign-off'],
  [/^(?:art(?:ificial)?|conventional)$/i, 'artificial'],
  [/^relay$/i, 'artificial, forcing'],
  [/^pre-?empt(?:ive)?$/i, 'a preempt'],
  [/^splinter$/i, 'a splinter'],
  [/^(?:for )?take-?out(?: double)?$/i, 'a takeout double'],
  [/^(?:for )?penalt(?:y|ies)(?: double)?$/i, 'a penalty double'],
  [/^stayman$/i, 'Stayman, artificial, asks for majors'],
  [
    /^transfer(?: to)? (spades|hearts|diamonds|clubs)$/i,
    'a transfer, artificial, shows $1, asks for completion',
  ],
]
const ASIDE = /^(?:may|can|could|might|often|usually|normally|possibly|sometimes|rarely|tends?)\b/i
const SUITS: Readonly<Record<string, string>> = {
  ...{ c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' },
  ...{ '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts', '♠': 'spades' },
}

/** Suits by name, ranges with a hyphen, white space single. */
export const plainWords = (said: string): string =>
  said
    .replace(
      / ?(?:!([cdhs])(?!\w)|([♣♦♥♠]))/gi,
      (_, letter: string | undefined, sign: string, at: number) =>
        `${at === 0 ? '' : ' '}${SUITS[(letter ?? sign).toLowerCase()] ?? ''}`,
    )
    .replace(/(\d) ?(?:--|–|—) ?(?=\d)/g, '$1-')
    .replace(/\s+/g, ' ')
    .trim()

/** The parts of a description, each one thing that is said. */
const partsOf = (said: string): readonly string[] =>
  said
    .replace(/[()]/g, ',')
    .replace(/\b(?:about|around|roughly|approx\.?|ca\.?) (?=\d)/gi, '')
    .replace(/\b(natural|nat|artificial|art)\b (?!or |and )(?=[a-z])/gi, '$1, ')
    .replace(/(\d(?:\+|-\d+)?) ?(?:hcp|pts?|points?)\b(?! or | and )\s*/gi, '$1 points, ')
    .replace(/\b(bal|balanced|unbal|unbalanced|natural|nat|suit|forcing|gf|inv)\b (?=\d)/gi, '$1, ')
    .replace(/(\d(?:\+|-\d+)) (?=(?:un)?bal)/gi, '$1, ')
    .split(/[,;\n]|\.(?: |$)| with /)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A number of cards alone is exactly that many, for whoever writes `5+` where more will do. */
const exactly = (part: string): string =>
  part.replace(
    /(^|and |or )(\d) (spades|hearts|diamonds|clubs)\b/gi,
    (_, before: string, n: string, suit: string) => `${before}exactly ${n} ${suit}`,
  )
/** What a bare transfer shows: the suit above its own. */
const ABOVE: Readonly<Record<string, string>> = { diamonds: 'hearts', hearts: 'spades' }

/** Points that stand without their noun: `15-17`, `16+`; fewer than eight may be cards. */
const barePoints = (part: string): string | undefined => {
  const [, least, most = least] = /^(\d{1,2})(?:\+|-(\d{1,2}))$/.exec(part) ?? []
  return Number(most) >= 10 ? `${part} points` : undefined
}
const meant = (table: Meant, part: string, suit: string): readonly string[] =>
  table.flatMap(([is, words]) =>
    is.test(part) ? [part.replace(is, words.replace('$s', suit))] : [],
  )

/**
 * @param suit the suit that the call names, as a word; empty where it names none.
 * @param plus whether its writer writes `5+` for five or more.
 */
export function playerWords(said: string, suit: string, plus: boolean): PlayerWords {
  const hand: string[] = []
  const notes: string[] = []
  const left: string[] = []
  const aside: string[] = []
  let bare: { readonly part: string; readonly shown: string } | undefined
  for (const part of partsOf(plainWords(said))) {
    const usual = MEANT.map(([is, words]) => part.replace(is, words))
    const literal = plus ? [exactly(part)] : []
    const asks = [
      ...[barePoints(part) ?? part, ...meant(HANDS, part, suit), ...usual, ...literal],
    ].find(isHand)
    const shown = /^transfer$/i.test(part) ? ABOVE[suit] : undefined
    if (shown !== undefined) bare = { part, shown }
    const whole = shown === undefined ? part : `transfer to ${shown}`
    const told = [...meant(NOTES, whole, suit), part, ...usual].find(
      (one) => one === '' || isNote(one),
    )
    if (asks !== undefined) hand.push(asks)
    else if (told === undefined) (ASIDE.test(part) ? aside : left).push(part)
    else if (told !== '') notes.push(told)
  }
  // A bare transfer tells the suit, and not which hands have it.
  if (bare !== undefined && !hand.some((asks) => asks.includes(bare.shown))) left.push(bare.part)
  return { hand, notes, left, aside }
}
