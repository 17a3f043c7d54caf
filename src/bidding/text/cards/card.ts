/** A card of others as it was read: calls in their auctions with what was written of them. */

import { cellsOf } from '#constraint/cells.ts'
import { cellsWeight, packWeights } from '#constraint/cells-weights.ts'
import { isLegal } from '#core/auction.ts'
import { type Call, callCode, isBid, levelOf, PASS, strainOf } from '#core/call.ts'
import { inQuotes } from '#core/locale.ts'
import { NORTH, rotate } from '#core/seat.ts'
import { NOTRUMP, SUIT_LETTERS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { stateAfter } from '../../auction/auction-state.ts'
import { rulesSpokenAt } from '../../auction/turn-rules.ts'
import { setWords } from '../print/calls.ts'
import { MOST } from '../read/most.ts'
import { readSystem } from '../system.ts'
import { isRule, plainWords, playerWords } from './player-words.ts'

/** Formats of other programs that are read; `bml` and `bbsa` are written too. */
export type CardFormat = 'bml' | 'bss' | 'bbsa' | 'cc'
/** Something that was not understood, and what became of it; lines from 1. */
export interface Missed {
  readonly line: number
  readonly message: string
}
export interface CardRead {
  readonly format: CardFormat
  /** The text of the system, what was not understood as comments at its place. */
  readonly text: string
  /** Calls that are rules, and calls that are only explained. */
  readonly rules: number
  readonly told: number
  readonly missed: readonly Missed[]
}

/** What is asked of the table besides the auction: seats of the opener from 1, who is vulnerable. */
export interface AtTable {
  readonly seats?: readonly number[]
  readonly we?: boolean
  readonly they?: boolean
}
/** One call of our side. */
export interface CardCall extends AtTable {
  readonly line: number
  readonly title: string
  /** The calls before it from the first bid on, passes among them. */
  readonly before: readonly Call[]
  readonly call: Call
  /** What is written of it. */
  readonly said: string
  /** What the format says of it in signs, in words of the language. */
  readonly hand?: readonly string[]
  readonly notes?: readonly string[]
}
export interface Card {
  readonly format: CardFormat
  readonly name: string
  readonly comments: readonly string[]
  readonly calls: readonly CardCall[]
  readonly missed: readonly Missed[]
  /** The lines of a turn stand in the order in which they are tried. */
  readonly inOrder?: boolean
}

/** A word for a title, a comment or a name: in one line, and not too long. */
export const oneLine = (words: string, most: number): string =>
  words
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim()
/** Words as a sentence of the text. */
const sentenceOf = (said: string): string => {
  const words = oneLine(said.replace(/["“”]/g, '’').replace(/[{}]/g, ''), MOST.sentence)
  return words === '' ? '' : `"${words}"`
}
export const head = (name: string): readonly string[] => {
  const title = oneLine(name, MOST.title) || t`Own system`
  const id = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return [`system: ${title}`, `id: ${(id || 'card').slice(0, 40)}`, 'language: 1']
}

const SEATS = ['first', 'second', 'third', 'fourth'] as const
/** Whose call it is, counted from the opener. */
const placeOf = (seat: number, before: readonly Call[]): string =>
  SEATS[(seat - 1 + before.length) % 4] ?? 'first'
const tableItems = ({ seats = [], we, they, before }: CardCall): readonly string[] => {
  const places = seats.map((seat) => `in ${placeOf(seat, before)} seat`)
  return [
    ...(places.length < 2 ? places : [`either ${places.map((one) => `(${one})`).join(' or ')}`]),
    ...(we === undefined ? [] : [we ? 'we are vulnerable' : 'we are not vulnerable']),
    ...(they === undefined ? [] : [they ? 'they are vulnerable' : 'they are not vulnerable']),
  ]
}
const callWord = (call: Call): string => setWords([call])
/** The heading of the turn: our calls, theirs in brackets, their passes not written. */
function headingOf(call: CardCall): string {
  const { before } = call
  const items = tableItems(call)
  if (before.length === 0) return `${['when nobody has opened', ...items].join(', ')}:`
  const words = before.flatMap((one, i) => {
    const theirs = (before.length - 1 - i) % 2 === 0
    if (!theirs) return [callWord(one)]
    return one === PASS ? [] : [`(${callWord(one)})`]
  })
  return `${[`after ${words.join(' – ')}`, ...items].join(', ')}:`
}

/** One call as lines of the text, and what was left of it. */
interface CallText {
  readonly of: CardCall
  readonly heading: string
  readonly lines: readonly string[]
  readonly isRule: boolean
  readonly missed: readonly Missed[]
}
const SUIT_WORDS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const
const suitWord = (call: Call): string => {
  if (!isBid(call) || strainOf(call) === NOTRUMP) return ''
  return SUIT_WORDS[SUIT_LETTERS[strainOf(call) as Suit]]
}
/** Our side has not bid yet, so the call itself must say how strong it is. */
const isFirst = ({ before, call }: CardCall): boolean =>
  isBid(call) && before.every((one, i) => (before.length - i) % 2 === 1 || one === PASS)
const STRENGTH = /\b(?:points|tricks|rule of)\b/
/** A reason on a line of its own, in quotes, as our own books have it. */
const REASON = /^([^\n]*)\n"([^"\n]*)"$/

function callText(one: CardCall, plus: boolean): CallText {
  const { line, call } = one
  const heading = headingOf(one)
  // Words of the language, as it is written for others, are taken whole.
  const [, first = one.said, says] = REASON.exec(one.said) ?? []
  const [hand = '', notes = ''] = first.split(/;\s*(.*)$/)
  const isWhole = first !== '' && isRule(`pass: ${hand}`) && /[a-z]/.test(hand)
  const words = isWhole
    ? { hand: [hand], notes: notes === '' ? [] : [notes], left: [], aside: [] }
    : playerWords(one.said, suitWord(call), plus)
  const asked = [...(one.hand ?? []), ...words.hand]
  const weak = asked.length > 0 && isFirst(one) && !STRENGTH.test(asked.join(' '))
  const quoted = (parts: readonly string[]): string => parts.map(inQuotes).join(', ')
  const because =
    words.left.length > 0
      ? t`not understood: ${quoted(words.left)}`
      : asked.length === 0
        ? t`nothing is said of the hand`
        : weak && !isWhole
          ? t`no strength is told`
          : undefined
  const told = [...new Set([...(one.notes ?? []), ...words.notes])].filter((note) => note !== '')
  const sentence = sentenceOf(says ?? plainWords(one.said))
  const draft = (shows: string): readonly string[] => [
    `  ${callWord(call)}: ${shows}`,
    ...(told.length === 0 ? [] : [`    ${told.join(', ')}`]),
    ...(sentence === '' ? [] : [`    ${sentence}`]),
  ]
  const inRule = (lines: readonly string[]): string => [heading, ...lines].join('\n')
  const missed = (message: string): Missed => ({
    line,
    message: `${callCode(call)}: ${message}`,
  })
  const aside = words.aside.length === 0 ? [] : [missed(t`left out: ${quoted(words.aside)}`)]
  const lines = draft(asked.join(', '))
  if (because === undefined && isRule(inRule(lines)))
    return { of: one, heading, lines, isRule: true, missed: aside }
  const why = because ?? t`not understood: ${quoted([oneLine(one.said, 80)])}`
  const only = draft('no hand')
  const kept = isRule(inRule(only)) ? only : [`  ${callWord(call)}: no hand`]
  return {
    ...{ of: one, heading, isRule: false, missed: [missed(t`${why}. It is explained, not bid.`)] },
    lines: [`  -- ${oneLine(t`Line ${line}: ${why}`, 200)}`, ...kept],
  }
}

/**
 * The longer suit comes first: natural openings of one are tried in their longest suit, the higher of two, then in
 * any; whatever is narrower than the widest of them stands before.
 */
function longestFirst(turn: readonly CallText[]): readonly CallText[] {
  const isNatural = ({ of: { before, call }, lines: [rule = ''], isRule: is }: CallText): boolean =>
    is &&
    before.length === 0 &&
    isBid(call) &&
    levelOf(call) === 1 &&
    strainOf(call) !== NOTRUMP &&
    new RegExp(`\\d\\+? ${suitWord(call)}\\b`).test(rule)
  const natural = turn.filter(isNatural)
  if (natural.length < 2) return turn
  const last = turn.findLastIndex(isNatural)
  const longest = natural
    .toSorted((a, b) => b.of.call - a.of.call)
    .map((one) => {
      const [rule = '', ...rest] = one.lines
      return { ...one, lines: [`${rule}, no suit longer than ${suitWord(one.of.call)}`, ...rest] }
    })
  const others = turn.slice(0, last).filter((one) => !isNatural(one))
  return [...others, ...longest, ...natural, ...turn.slice(last + 1)]
}

/** The sides that play what the text says so far; what it uses is nothing. */
const systemOf = (lines: readonly string[]) => readSystem(lines.join('\n'))
/** The share of all hands for which each line of the turn would speak, by what it asks alone. */
function sharesAt(turn: readonly CallText[]): ReadonlyMap<CallText, number> {
  const [first] = turn
  const shares = new Map<CallText, number>()
  if (first === undefined) return shares
  const lines = [...head(''), first.heading]
  const places = new Map<number, CallText>()
  for (const one of turn) {
    places.set(lines.length + one.lines.findIndex((line) => !line.includes('-- ')) + 1, one)
    lines.push(...one.lines)
  }
  const { system, lines: at } = systemOf(lines)
  const { before, seats: [seat = 1] = [], we = false, they = false } = first.of
  const mine = before.length % 2 === 0
  const vulnerability = we && they ? 'All' : we || they ? (we === mine ? 'NS' : 'EW') : 'None'
  const dealer = rotate(NORTH, 5 - seat)
  const passed = Array.from({ length: seat - 1 }, () => PASS)
  const state = stateAfter([system, system], dealer, vulnerability, [...passed, ...before])
  if (!state.ok || state.value.ended) return shares
  for (const { origin, rule } of rulesSpokenAt(state.value)) {
    const one = places.get(at.get(origin.label)?.from ?? 0)
    if (one !== undefined && !shares.has(one))
      shares.set(one, cellsWeight(packWeights(), cellsOf(rule.shows).may))
  }
  return shares
}
/** The narrowest meaning first, where the file tells no order; what is only explained comes last. */
function ordered(turn: readonly CallText[]): readonly CallText[] {
  const shares = sharesAt(turn)
  const shareOf = (one: CallText): number =>
    one.isRule ? (shares.get(one) ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
  return turn.toSorted((a, b) => {
    const [one, other] = [shareOf(a), shareOf(b)]
    return one === other ? Number(b.isRule) - Number(a.isRule) : one - other
  })
}

const lawful = ({ before, call }: CardCall): boolean =>
  [...before, call].every((one, i, all) => isLegal({ dealer: NORTH, calls: all.slice(0, i) }, one))

/**
 * The text of the system that the card tells, and what was not understood of it.
 * @yields the share that is done, 0 to 1.
 */
export function* cardText(card: Card): Generator<number, CardRead, void> {
  const { format, name, comments, calls, inOrder = false } = card
  const missed: Missed[] = [...card.missed]
  const sections = new Map<string, Map<string, CallText[]>>()
  const seen = new Set<string>()
  const plus = calls.some(({ said }) => /\d\+/.test(said))
  for (const [i, one] of calls.entries()) {
    if (i % 20 === 0) yield i / calls.length
    if (!lawful(one)) {
      missed.push({ line: one.line, message: t`${callCode(one.call)} is not lawful there.` })
      continue
    }
    const key = `${headingOf(one)} ${one.call}`
    if (seen.has(key) && !inOrder) continue
    seen.add(key)
    if (seen.size > MOST.rules) break
    const text = callText(one, plus)
    missed.push(...text.missed)
    const turns = sections.get(one.title) ?? new Map<string, CallText[]>()
    sections.set(one.title, turns)
    turns.set(text.heading, [...(turns.get(text.heading) ?? []), text])
  }
  const lines = [...comments.map((one) => `-- ${oneLine(one, 300)}`), ...head(name)]
  let [rules, told] = [0, 0]
  for (const [title, turns] of sections) {
    lines.push('', `# ${oneLine(title, MOST.title) || t`Calls`}`, '')
    for (const [heading, turn] of turns) {
      yield 1
      lines.push(heading)
      for (const { lines: its } of inOrder ? turn : longestFirst(ordered(turn))) lines.push(...its)
      rules += turn.filter((one) => one.isRule).length
      told += turn.filter((one) => !one.isRule).length
    }
  }
  return {
    ...{ format, rules, told, missed: missed.toSorted((a, b) => a.line - b.line) },
    text: `${lines.join('\n')}\n`,
  }
}
