/** Situations as headings tell them. */

import type { CallKind } from '#rules/template.ts'
import type { CountLimits, Pattern, Role } from '../../language/patterns.ts'
import { type CallSet, callSet } from '../normal/calls.ts'
import { isCallFact, isCount, limitsOf } from '../normal/situation.ts'
import { KIND_WORDS, MESSAGE_WORDS } from '../words/notes.ts'
import { ORDINALS, phraseOf } from '../words/phrase.ts'
import {
  ASKED_WORDS,
  COUNT_WORDS,
  type Fact,
  FLAG_WORDS,
  KIND_FACTS,
  MOST_TURNS,
  PLAYER_WORDS,
  ROLE_WORDS,
  toldInOrder,
} from '../words/situation.ts'
import { auctionWords, deedWords, setWords } from './calls.ts'

const ordinal = (n: number): string => ORDINALS[n] ?? String(n + 1)
const turnWords = (min: number, max: number): string => {
  if (min === max) return `my ${ordinal(min)} action`
  return max >= MOST_TURNS
    ? `my ${ordinal(min)} action or later`
    : `my ${ordinal(min)} to ${ordinal(max)} action`
}
const seatWords = (min: number, max: number): string => {
  if (min === max) return `in ${ordinal(min - 1)} seat`
  return `in ${ordinal(min - 1)} ${max === min + 1 ? 'or' : 'to'} ${ordinal(max - 1)} seat`
}
const flagWords = (fact: string, value: unknown): string | undefined =>
  FLAG_WORDS.find(([, [one, of]]) => one === fact && of === value)?.[0]
function countWords(fact: Fact, limits: CountLimits): string {
  const [min, max] = limitsOf(fact, limits)
  if (fact === 'turn') return turnWords(min, max)
  if (fact === 'position') return seatWords(min, max)
  const flag = min === max ? flagWords(fact, min) : undefined
  if (flag !== undefined) return flag
  const {
    before = fact,
    after = '',
    most = max,
  } = COUNT_WORDS.find((one) => one.fact === fact) ?? {}
  const open = max >= most
  if (fact === 'level') return `${before} ${min === max ? min : open ? `${min}+` : `${min}-${max}`}`
  const range =
    min === max
      ? min === 0 && after === 'suits'
        ? 'no'
        : `exactly ${min}`
      : open
        ? `${min}+`
        : min === 0
          ? `at most ${max}`
          : `${min}-${max}`
  const noun = range === 'exactly 1' ? after.replace(/s$/, '') : after
  return [before, range, noun].filter((part) => part !== '').join(' ')
}
const kindWords = (kinds: CallKind | readonly CallKind[]): string =>
  (typeof kinds === 'string' ? [kinds] : kinds)
    .map((kind) => phraseOf(KIND_WORDS, kind))
    .join(' or ')
const roleWords = (role: Role | readonly Role[]): string =>
  (typeof role === 'string' ? [role] : role).map((one) => phraseOf(ROLE_WORDS, one)).join(' or ')

/** Who opened, and what: told in one where one player did. */
const openedWords = ({ role, opening }: Pattern): readonly string[] => {
  const calls: CallSet | undefined = opening === undefined ? undefined : callSet(opening)
  if (calls !== undefined && typeof role === 'string' && role !== 'opening') {
    const came = role === 'overcaller' || role === 'advancer'
    return [`${roleWords(role)}${came ? ' over' : ''} ${setWords(calls)}`]
  }
  return [
    ...(role === undefined ? [] : [roleWords(role)]),
    ...(calls === undefined ? [] : [`the opening was ${setWords(calls)}`]),
  ]
}
/** What is no situation but of others. */
const deniedWords = (pattern: Pattern): string => {
  const items = situationItems(pattern)
  const [one = ''] = items
  return items.length === 1 && /^in \w+ seat$/.test(one)
    ? `not ${one}`
    : `not (${items.join(', ')})`
}

/** One ask of several: said in one. */
function askedWords(any: readonly Pattern[]): string | undefined {
  for (const [lead, fact] of ASKED_WORDS) {
    const messages = any.flatMap((one) =>
      Object.keys(one).length === 1 && one[fact] !== undefined ? [one[fact]] : [],
    )
    if (messages.length > 1 && messages.length === any.length)
      return `${lead} ${messages.map((one) => phraseOf(MESSAGE_WORDS, one)).join(' or ')}`
  }
  return undefined
}

function factWords(fact: keyof Pattern, pattern: Pattern): readonly string[] {
  const value = pattern[fact]
  if (fact === 'role' || fact === 'opening') return []
  if (fact === 'all') return (pattern.all ?? []).flatMap(situationItems)
  if (fact === 'any')
    return [
      askedWords(pattern.any ?? []) ??
        `either ${(pattern.any ?? []).map((one) => `(${situationItems(one).join(', ')})`).join(' or ')}`,
    ]
  if (fact === 'not') return [deniedWords(pattern.not ?? {})]
  if (fact === 'after') return [`after ${auctionWords(pattern.after ?? '')}`]
  if (fact === 'last') return [`the last bid is ${setWords(callSet(pattern.last ?? ''))}`]
  if (isCallFact(fact)) {
    const who = phraseOf(PLAYER_WORDS, fact as 'partner')
    return [`${who} ${deedWords(callSet(value as string))}`]
  }
  const kind = KIND_FACTS.find(([, one]) => one === fact)?.[0]
  if (kind !== undefined) return [`${kind} ${kindWords(value as CallKind)}`]
  if (isCount(fact)) return [countWords(fact, value as CountLimits)]
  return [flagWords(fact, value) ?? fact]
}
/** What the pattern names, one item for each fact, in the order in which it is told. */
export const situationItems = (pattern: Pattern): readonly string[] => [
  ...openedWords(pattern),
  ...toldInOrder(pattern).flatMap((fact) => factWords(fact, pattern)),
]
/** Whether the items stand alone as a heading: an auction does, others stand behind “when”. */
export const headingLead = (items: readonly string[]): string =>
  items[0]?.startsWith('after ') ? '' : 'when '
