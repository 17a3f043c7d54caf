/**
 * What a rule is called before a reader. A label is also the rule's key and may be in
 * short: `rebid/1N-lower-S`, `12a 1S`; in words that is `rebid: 1NT lower ♠`, `section 12a`.
 * The names are English and each its system's own; other languages say what the rule is for.
 */
import { LANGUAGE } from '#core/locale.ts'

const SYMBOLS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠', N: 'notrump' }
const GROUPS: Readonly<Record<string, string>> = { M: 'a major', m: 'a minor' }
/** Conventions keep their capitals. */
const WORDS: Readonly<Record<string, string>> = {
  blackwood: 'Blackwood',
  cappelletti: 'Cappelletti',
  dont: 'DONT',
  gerber: 'Gerber',
  jacoby: 'Jacoby',
  michaels: 'Michaels',
  smolen: 'Smolen',
  stayman: 'Stayman',
}

/** One part of a label between hyphens. */
function partWords(part: string): string {
  const [, level, strain] = /^(\d)(?:([SHDC])|N|nt|([Mm]))$/.exec(part) ?? []
  if (level !== undefined) {
    const group = GROUPS[part.slice(1)]
    return group !== undefined
      ? `${level} of ${group}`
      : `${level}${strain === undefined ? 'NT' : SYMBOLS[strain]}`
  }
  return part === 'nt' ? 'notrump' : (SYMBOLS[part] ?? WORDS[part] ?? part)
}
const hyphened = (text: string): string => text.split('-').map(partWords).join(' ')

/** The section of an opening procedure, the strength it was opened on, and what else is said of it. */
const SECTION = /^(\d+[a-z]?)(-kept)? (?:P|\d[CDHSN])(?:\/([CDHSN]))?( .+)?$/

/** Calls in letters that still stand among the words: `1S` is `1♠`. */
const withSuits = (text: string): string =>
  text.replace(
    /\b([1-7])([CDHSN])\b/g,
    (_, level: string, strain: string) => `${level}${strain === 'N' ? 'NT' : SYMBOLS[strain]}`,
  )

/** What rules are for, by the topic that their label begins with. */
const TOPICS: readonly (readonly [topic: RegExp, words: string])[] = [
  [/^opening/, 'opening'],
  [/^(?:response?|one-spade|two-over-one|jacoby|splinter)\//, 'response'],
  [/^(?:slam|blackwood|controls|key-cards|pursue)\//, 'on the way to slam'],
  [/^(?:notrump|smolen|stayman|gerber|1N)\//, 'after a notrump opening'],
  [/^strong\//, 'after a strong opening'],
  [/^(?:weak|preempt)\//, 'after a preempt'],
  [
    /^(?:compete|advance|defence|doubler?|overcall(?:er)?|balance|low|over-[a-z]+|to-[a-z]+|cappelletti|dont|michaels|unusual)\//,
    'competition',
  ],
  [/^[a-z\d-]+\//, 'later in the auction'],
]
/** `1♣–1♦–2♥`: the calls before it, by which some rules go. */
const AFTER = /^((?:[1-7][CDHSN♣♦♥♠]T?)(?:–[1-7][CDHSN♣♦♥♠]T?)*): /
function purpose(label: string): string {
  const after = AFTER.exec(label)?.[1]
  if (after !== undefined) return `after ${after}`
  return TOPICS.find(([topic]) => topic.test(label))?.[1] ?? 'natural bidding'
}

/** @param label as it stands in the system. */
export const ruleName = (label: string): string =>
  withSuits(LANGUAGE === 'en' || SECTION.test(label) ? named(label) : purpose(label)).replaceAll(
    '/',
    ', ',
  )

function named(label: string): string {
  const section = SECTION.exec(label)
  if (section !== null) {
    const [, id, kept, strain, more] = section
    return [
      `section ${id}`,
      ...(strain === undefined ? [] : [partWords(strain)]),
      ...(kept === undefined ? [] : ['kept in hand']),
    ]
      .join(', ')
      .concat(more ?? '')
  }
  const [, topic, rest] = /^([a-z\d-]+)\/(.+)$/.exec(label) ?? []
  if (topic === undefined || rest === undefined) return label
  const [name = rest, suit] = rest.split(':')
  const told = /^\d-\d$/.test(name) ? name.replace('-', ' or ') : hyphened(name)
  return `${hyphened(topic)}: ${told}${suit === undefined ? '' : `, ${partWords(suit)}`}`
}

/** The same of a rule’s id, `essex-acol/notrump/weak:H`: its system’s, its label, the suit it is made for. */
export const ruleNameOfId = (id: string): string => ruleName(id.slice(id.indexOf('/') + 1))
