/**
 * What a rule is called before a reader. A label is also the rule's key and may be in
 * short: `rebid/1N-lower-S`, `12a 1S`; in words that is `rebid: 1NT lower ♠`, `section 12a`.
 * The names are English and each its system's own; other languages say what the rule is for.
 */
import type { PublicState } from '#bidding/auction/public-state.ts'
import type { TurnRule } from '#bidding/auction/turn-rules.ts'
import { describe } from '#constraint/describe.ts'
import type { Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import { LANGUAGE } from '#core/locale.ts'
import { sideOf } from '#core/seat.ts'
import { t, tAs } from '#core/text.ts'
import type { Source } from '#rules/rule.ts'
import type { Forcing } from '#rules/template.ts'

const SYMBOLS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠', N: t`notrump` }
const GROUPS: Readonly<Record<string, string>> = { M: t`a major`, m: t`a minor` }
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
      ? tAs('card')`${level} of ${group}`
      : `${level}${strain === undefined ? t`NT` : SYMBOLS[strain]}`
  }
  return part === 'nt' ? t`notrump` : (SYMBOLS[part] ?? WORDS[part] ?? part)
}
const hyphened = (text: string): string => text.split('-').map(partWords).join(' ')

/** The section of an opening procedure, the strength it was opened on, and what else is said of it. */
const SECTION = /^(\d+[a-z]?)(-kept)? (?:P|\d[CDHSN])(?:\/([CDHSN]))?( .+)?$/

/** Calls in letters that still stand among the words: `1S` is `1♠`. */
const withSuits = (text: string): string =>
  text.replace(
    /\b([1-7])([CDHSN])\b/g,
    (_, level: string, strain: string) => `${level}${strain === 'N' ? t`NT` : SYMBOLS[strain]}`,
  )

/** The purpose of rules, by the topic that their label begins with. */
const TOPICS: readonly (readonly [topic: RegExp, words: string])[] = [
  [/^opening/, t`opening`],
  [/^(?:response?|one-spade|two-over-one|jacoby|splinter)\//, t`response`],
  [/^(?:slam|blackwood|controls|key-cards|pursue)\//, t`on the way to slam`],
  [/^(?:notrump|smolen|stayman|gerber|1N)\//, t`after a notrump opening`],
  [/^strong\//, t`after a strong opening`],
  [/^(?:weak|preempt)\//, t`after a preempt`],
  [
    /^(?:compete|advance|defence|doubler?|overcall(?:er)?|balance|low|over-[a-z]+|to-[a-z]+|cappelletti|dont|michaels|unusual)\//,
    t`competition`,
  ],
  [/^[a-z\d-]+\//, t`later in the auction`],
]
/** `1♣–1♦–2♥`: the calls before it, by which some rules go. */
const AFTER = /^((?:[1-7][CDHSN♣♦♥♠]T?)(?:–[1-7][CDHSN♣♦♥♠]T?)*): /
function purpose(label: string): string {
  const after = AFTER.exec(label)?.[1]
  if (after !== undefined) return t`after ${after}`
  return TOPICS.find(([topic]) => topic.test(label))?.[1] ?? t`natural bidding`
}

/** @param label the one it has in the system. */
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
      t`section ${id}`,
      ...(strain === undefined ? [] : [partWords(strain)]),
      ...(kept === undefined ? [] : [t`kept in hand`]),
    ]
      .join(', ')
      .concat(more ?? '')
  }
  const [, topic, rest] = /^([a-z\d-]+)\/(.+)$/.exec(label) ?? []
  if (topic === undefined || rest === undefined) return label
  const [name = rest, suit] = rest.split(':')
  const told = /^\d-\d$/.test(name) ? name.replace('-', t` or `) : hyphened(name)
  return `${hyphened(topic)}: ${told}${suit === undefined ? '' : `, ${partWords(suit)}`}`
}

/** The same of a rule’s id, `essex-acol/notrump/weak:H`: its system’s, its label, the suit it is made for. */
export const ruleNameOfId = (id: string): string => ruleName(id.slice(id.indexOf('/') + 1))

/** What a reader learns of a rule, whatever the hand. */
export interface RuleTold {
  /** `essex-acol/raise:H`. */
  readonly id: string
  /** What people call it: `raise`. */
  readonly label: string
  readonly call: Call
  /** One of the natural defaults, not a rule of the system. */
  readonly natural: boolean
  /** It fills a gap that the source leaves. */
  readonly ours: boolean
  readonly source?: Source
  /** The bridge reason in a sentence. */
  readonly says: string
  /** Name of the convention that it belongs to. */
  readonly package?: string
}
const packageName = ({ sides, seat }: PublicState, id: string): string =>
  sides[sideOf(seat)].packages.find((one) => one.id === id)?.name ?? id

/** @param state the turn that it is a rule of. */
export const ruleTold = (
  { rule, call, origin, natural }: TurnRule,
  state: PublicState,
): RuleTold => ({
  id: rule.id,
  label: ruleName(rule.label),
  call,
  natural,
  ours: rule.ours ?? false,
  ...(rule.source === undefined ? {} : { source: rule.source }),
  says: rule.says,
  ...(origin.package === undefined ? {} : { package: packageName(state, origin.package) }),
})

/** A rule of a turn as the book of a system has it. */
export interface RuleListed extends RuleTold {
  /** What the hand must be. */
  readonly shows: Phrase
  readonly forcing?: Forcing
  /** The call does not show its strain, and is alerted. */
  readonly alert: boolean
}
export const ruleListed = (turnRule: TurnRule, state: PublicState): RuleListed => {
  const { rule, origin } = turnRule
  return {
    ...ruleTold(turnRule, state),
    shows: describe(rule.shows),
    ...(origin.forcing === undefined ? {} : { forcing: origin.forcing }),
    alert: origin.artificial ?? false,
  }
}
