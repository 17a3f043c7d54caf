/**
 * The page's state in the address: `/systems/SYSTEM/part/part…`, each part `name.value`, left out when it
 * says nothing; conventions that are switched on stand behind the system, `sayc+dont`. Pure: text in,
 * state out, and back.
 */
import { type Call, callCode } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { refOfWord, refWord, type SystemRef } from '#core/system-ref.ts'
import { VULNERABILITIES, type Vulnerability } from '#core/vulnerability.ts'
import { TOPICS, type Topic } from './topics.ts'
import { typedAuction } from './typed-auction.ts'

export const TABS = ['auction', 'topics', 'hand', 'compare', 'card', 'text'] as const
export type Tab = (typeof TABS)[number]

export interface BookPlace {
  readonly system: SystemRef
  readonly tab: Tab
  /** From the dealer, North, on. */
  readonly calls: readonly Call[]
  readonly vulnerability: Vulnerability
  /** Id of the rule that is open, without its system's. */
  readonly rule: string | undefined
  readonly topic: Topic | undefined
  /** What is searched for. */
  readonly find: string
  /** The system that the openings are compared with. */
  readonly versus?: SystemRef | undefined
  /** The hand that is put to every system. */
  readonly hand: Hand | undefined
}
/** Goes elsewhere in the book; what is not said stays. */
export type GoInBook = (change: Partial<BookPlace>, how?: { readonly replace: boolean }) => void

export const SYSTEMS_ROUTE = '/systems'
export const FIRST: BookPlace = {
  system: { id: 'sayc' },
  tab: 'auction',
  calls: [],
  vulnerability: 'None',
  rule: undefined,
  topic: undefined,
  find: '',
  hand: undefined,
}

/** A slash would end the part, and the browser reads a per cent sign. */
const written = (text: string): string => encodeURIComponent(text.replaceAll('/', '~'))
const ESCAPED = /(?:%[0-9a-f]{2})+/gi
const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
/** The router may have read the address once itself, so a per cent sign can stand alone. */
const read = (text: string): string => text.replace(ESCAPED, unescaped).replaceAll('~', '/')
const among = <T extends string>(list: readonly T[], value: string): T | undefined =>
  list.find((one) => one === value)

/** Where a visitor begins who asks for nothing: with a rule open. */
const BEGIN: BookPlace = { ...FIRST, rule: 'opening/1N' }

/** @param rest what follows `/systems/`, or nothing. What cannot be read is left as at the beginning. */
export function bookPlaceOf(rest: string | undefined): BookPlace {
  if (rest === undefined || rest === '') return BEGIN
  const [name = '', ...parts] = rest.split('/')
  const system = refOfWord(read(name))
  const values = new Map<string, string>()
  for (const part of parts) {
    const dot = part.indexOf('.')
    if (dot > 0) values.set(part.slice(0, dot), read(part.slice(dot + 1)))
  }
  const value = (part: string): string => values.get(part) ?? ''
  const calls = typedAuction(value('bids'))
  const hand = handOf.parse(value('hand'))
  return {
    system: system.id === '' ? FIRST.system : system,
    tab: among(TABS, value('by')) ?? FIRST.tab,
    calls: calls.ok ? calls.value : [],
    vulnerability: among(VULNERABILITIES, value('vul')) ?? FIRST.vulnerability,
    rule: values.get('rule'),
    topic: among(TOPICS, value('topic')),
    find: value('find'),
    versus: values.has('with') ? refOfWord(value('with')) : undefined,
    hand: hand.ok ? hand.value : undefined,
  }
}

export function bookAddress({
  system,
  tab,
  calls,
  vulnerability,
  rule,
  topic,
  find,
  versus,
  hand,
}: BookPlace): string {
  const part = (key: string, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [`${key}.${written(value)}`]
  return [
    SYSTEMS_ROUTE,
    written(refWord(system)),
    ...part('by', tab === FIRST.tab ? undefined : tab),
    ...part('bids', calls.map(callCode).join('-')),
    ...part('vul', vulnerability === FIRST.vulnerability ? undefined : vulnerability),
    ...part('topic', topic),
    ...part('find', find),
    ...part('rule', rule),
    ...part('with', versus && refWord(versus)),
    ...part('hand', hand === undefined ? undefined : handOf.format(hand)),
  ].join('/')
}
