/**
 * Checks a file of opening strategies: the surviving sets of its hands under each strategy, what
 * they become under the paper's own domain of lengths and with the points of the suits added up, and
 * the audits of the strategies over all hands. Each hand is one case, and so is each audit.
 */

import { callCode, parseCall } from '#core/call.ts'
import type { Strategy } from '#core/strategy.ts'
import type { GroundOptions, HandNumbers } from '#rules/elimination.ts'
import { callsOf, compileSurvivors } from '#rules/elimination-compile.ts'
import { strikesOf, survivorsOf } from '#systems/opening-strategies/bidder.ts'
import { OPENING_CANDIDATES, OPENING_RULES } from '#systems/opening-strategies/rules.ts'
import { exhaustiveReport } from '#testing/audit-report.ts'
import { readStrategies } from '#testing/strategy-files.ts'
import {
  type ConformanceKind,
  type ConformanceReport,
  checkFields,
  compare,
  isObject,
  type Json,
  type JsonObject,
  type Mismatch,
  ofFiles,
  type Print,
  printCase,
} from './harness.ts'

const SUITS = ['club', 'diamond', 'heart', 'spade'] as const
const UNCHECKED = {
  about: 'words',
  source: 'words',
  reading: 'words',
  proseVersusData: 'words',
} as const
/** Flags of a hand that tell how the paper was copied. */
const COPY_FLAGS = ['paperGlyphLost']

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((call) => b.includes(call))

/** A list of calls in our spelling and order; other values as they are, so that they mismatch. */
const asSet = (value: Json | undefined): Json | undefined => {
  if (!Array.isArray(value)) return value
  const list = value as readonly Json[]
  const calls = list.flatMap((item) => (typeof item === 'string' ? [parseCall(item)] : [undefined]))
  const read = calls.filter((call) => call !== undefined)
  return read.length === list.length ? read.sort((a, b) => a - b).map(callCode) : list
}

const setOf = (strategy: Strategy, numbers: HandNumbers, options?: GroundOptions): string[] => {
  const [c, d, h, s] = numbers.lengths
  return callsOf(survivorsOf(strategy, options)(c, d, h, s, numbers.total)).map(callCode)
}

interface Seen {
  readonly n: Json | undefined
  readonly numbers: HandNumbers
  readonly consistent: boolean
  /** By strategy, whether the printed set was the surviving one, and so under the literal domain. */
  readonly matches: readonly { readonly match: boolean; readonly literal: boolean }[]
}

interface HandNumbersRead {
  readonly numbers: HandNumbers
  readonly suitSum: number | undefined
}
function* readHand(record: JsonObject): Generator<Mismatch, HandNumbersRead | undefined> {
  const total = record['ttlhcp']
  if (!isCount(total, 40)) {
    yield { field: 'ttlhcp', expected: 'a whole number from 0 to 40', actual: total }
    return undefined
  }
  const suits = record['suits']
  if (!isObject(suits)) {
    yield { field: 'suits', expected: 'the four suits', actual: suits }
    return undefined
  }
  const strange = [...checkFields(suits, SUITS, [], 'suits')]
  yield* strange
  const lengths: number[] = []
  let suitSum: number | undefined = 0
  for (const name of SUITS) {
    const suit = suits[name]
    if (!isObject(suit) || !isCount(suit['length'], 13)) {
      yield { field: `suits.${name}.length`, expected: 'a whole number from 0 to 13', actual: suit }
      return undefined
    }
    yield* checkFields(suit, ['length'], ['hcp'], `suits.${name}`)
    lengths.push(suit['length'])
    const points = suit['hcp']
    if (points !== undefined && !isCount(points, 40))
      yield { field: `suits.${name}.hcp`, expected: 'points', actual: points }
    suitSum = isCount(points, 40) && suitSum !== undefined ? suitSum + points : undefined
  }
  return { numbers: { total, lengths: lengths as unknown as HandNumbers['lengths'] }, suitSum }
}

/** One hand under every strategy of the file. */
function* checkHand(
  record: JsonObject,
  strategies: readonly (readonly [string, Strategy])[],
  seen: Seen[],
): Generator<Mismatch> {
  const names = strategies.map(([name]) => name)
  yield* checkFields(
    record,
    ['ttlhcp', 'suits'],
    ['n', 'suitHcpSum', 'hcpConsistent', 'note', ...names],
  )
  const read = yield* readHand(record)
  if (!read) return
  const { numbers, suitSum } = read
  const consistent = suitSum === numbers.total
  if (record['suitHcpSum'] !== undefined)
    yield* compare('suitHcpSum', record['suitHcpSum'], suitSum)
  if (record['hcpConsistent'] !== undefined)
    yield* compare('hcpConsistent', record['hcpConsistent'], consistent)
  const matches: { match: boolean; literal: boolean }[] = []
  let checked = 0
  for (const [name, strategy] of strategies) {
    const given = record[name]
    if (given === undefined) continue
    checked += 1
    if (!isObject(given)) {
      yield { field: name, expected: 'the sets of this strategy', actual: given }
      continue
    }
    yield* checkFields(
      given,
      ['rulesAsPrinted'],
      [
        'paperPrinted',
        'ifLengthDomainIs1to13',
        'ifSuitHcpSumUsed',
        'match',
        'matchIfLengthDomainIs1to13',
        ...COPY_FLAGS,
      ],
      name,
    )
    const rules = setOf(strategy, numbers)
    const literal = setOf(strategy, numbers, { leastLength: 1 })
    yield* compare(`${name}.rulesAsPrinted`, asSet(given['rulesAsPrinted']), rules)
    if (given['ifLengthDomainIs1to13'] !== undefined)
      yield* compare(
        `${name}.ifLengthDomainIs1to13`,
        asSet(given['ifLengthDomainIs1to13']),
        literal,
      )
    if (given['ifSuitHcpSumUsed'] !== undefined)
      yield* compare(
        `${name}.ifSuitHcpSumUsed`,
        asSet(given['ifSuitHcpSumUsed']),
        suitSum === undefined ? undefined : setOf(strategy, { ...numbers, total: suitSum }),
      )
    const printed = asSet(given['paperPrinted'])
    if (printed === undefined) continue
    const list = Array.isArray(printed) ? printed.map(String) : []
    const match = sameSet(list, rules)
    const literally = sameSet(list, literal)
    matches.push({ match, literal: literally })
    if (given['match'] !== undefined) yield* compare(`${name}.match`, given['match'], match)
    if (given['matchIfLengthDomainIs1to13'] !== undefined)
      yield* compare(
        `${name}.matchIfLengthDomainIs1to13`,
        given['matchIfLengthDomainIs1to13'],
        literally,
      )
  }
  if (checked === 0)
    yield { field: names.join(' or '), expected: 'the sets of a strategy', actual: undefined }
  seen.push({ n: record['n'], numbers, consistent, matches })
}

/** An audit with its lists put in an order that does not depend on how ties are broken. */
const settled = (audit: JsonObject): JsonObject => {
  const sets = audit['answerSets']
  if (!Array.isArray(sets)) return audit
  const byBids: Record<string, Json> = Object.create(null) as Record<string, Json>
  for (const set of sets as readonly Json[]) {
    if (!isObject(set)) return audit
    const { bids, example: _, ...counts } = set
    byBids[JSON.stringify(asSet(bids))] = counts
  }
  return Object.keys(byBids).length === sets.length ? { ...audit, answerSets: byBids } : audit
}
const EXHAUSTIVE = [
  'totalHands',
  'featureVectors',
  'shapeHcpCells',
  'bySize',
  'bySizeIfLengthDomainIs1to13',
  'distinctAnswerSets',
  'answerSets',
  'noAnswerSet',
]

/** One audit. Fields that the file leaves out are not compared; at least the counts by size must be there. */
function* checkAudit(given: Json | undefined, strategy: Strategy | undefined): Generator<Mismatch> {
  if (strategy === undefined) {
    yield { field: '', expected: 'an audit of a strategy of this file', actual: 'no such strategy' }
    return
  }
  if (!isObject(given)) {
    yield { field: '', expected: 'an audit', actual: given }
    return
  }
  yield* checkFields(given, ['bySize'], EXHAUSTIVE)
  // Through JSON, so that both sides are the same kind of plain data.
  const ours = JSON.parse(JSON.stringify(exhaustiveReport(strategy))) as JsonObject
  const present = Object.fromEntries(
    Object.entries(ours).filter(([field]) => Object.hasOwn(given, field)),
  )
  yield* compare('', settled(given), settled(present))
  // Any cell of a set will do as its example.
  const sets = given['answerSets']
  for (const [i, set] of (Array.isArray(sets) ? (sets as readonly Json[]) : []).entries()) {
    const example = isObject(set) ? set['example'] : undefined
    if (example === undefined || !isObject(set)) continue
    const field = `answerSets.${i}.example`
    const lengths = isObject(example) ? example['lengthsCDHS'] : undefined
    const hcp = isObject(example) ? example['hcp'] : undefined
    if (
      !Array.isArray(lengths) ||
      lengths.length !== 4 ||
      !lengths.every((n) => isCount(n, 13)) ||
      !isCount(hcp, 37)
    ) {
      yield { field, expected: example, actual: 'not four lengths and points' }
      continue
    }
    yield* compare(
      field,
      asSet(set['bids']),
      setOf(strategy, { total: hcp, lengths: lengths as unknown as HandNumbers['lengths'] }),
    )
  }
}

/** The rules that could be left out without a change to any set of any hand. */
const idleRules = (seen: readonly Seen[], strategies: readonly Strategy[]): readonly number[] =>
  OPENING_RULES.map(({ id }) => id).filter((id) =>
    strategies.every((strategy) => {
      const strikes = strikesOf(strategy)
      const all = compileSurvivors(strikes, OPENING_CANDIDATES)
      const without = compileSurvivors(
        strikes.filter(({ rule }) => rule !== id),
        OPENING_CANDIDATES,
      )
      return seen.every(({ numbers: { lengths, total } }) => {
        const [c, d, h, s] = lengths
        return all(c, d, h, s, total) === without(c, d, h, s, total)
      })
    }),
  )

/** What the file counts of its own hands. */
function* checkSummary(
  summary: Json,
  seen: readonly Seen[],
  strategies: readonly Strategy[],
): Generator<Mismatch> {
  if (!isObject(summary)) {
    yield { field: 'summary', expected: 'counts', actual: summary }
    return
  }
  const results = seen.flatMap(({ matches }) => matches)
  const counted: JsonObject = {
    printedResults: results.length,
    matchRulesAsPrinted: results.filter(({ match }) => match).length,
    matchIfLengthDomainIs1to13: results.filter(({ literal }) => literal).length,
    handsWithTotalNotEqualSuitSum: seen
      .filter(({ consistent }) => !consistent)
      .map(({ n }) => n ?? null),
    rulesNotExercisedByTheTwelveHands: idleRules(seen, strategies),
  }
  yield* checkFields(summary, [], Object.keys(counted), 'summary')
  for (const [field, value] of Object.entries(counted))
    if (Object.hasOwn(summary, field)) yield* compare(`summary.${field}`, summary[field], value)
}

/** Checks the text of one file. */
export function checkStrategyText(text: string, print: Print): ConformanceReport {
  let passed = 0
  let failed = 0
  const take = (name: string, mismatches: Iterable<Mismatch>): void => {
    if (printCase(name, mismatches, print)) passed += 1
    else failed += 1
  }
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (error) {
    print(`not readable as JSON: ${String(error)}`)
    return { passed, failed: 1 }
  }
  const read = readStrategies(text)
  if (!isObject(file) || read === undefined) {
    print('The file has no strategies.')
    return { passed, failed: 1 }
  }
  if (!read.ok) {
    for (const problem of read.error)
      print(`line ${problem.line}, column ${problem.column}: ${problem.message}`)
    return { passed, failed: 1 }
  }
  const strategies = read.value
  const strange = [
    ...checkFields(
      file,
      ['strategies'],
      ['hands', 'exhaustive', 'summary', ...Object.keys(UNCHECKED)],
    ),
  ]
  if (strange.length > 0) take('file', strange)

  const seen: Seen[] = []
  const hands = file['hands'] ?? []
  if (!Array.isArray(hands)) take('hands', [{ field: '', expected: 'a list', actual: hands }])
  else
    for (const [i, record] of (hands as readonly Json[]).entries()) {
      const name = `hand ${isObject(record) && typeof record['n'] === 'number' ? record['n'] : i + 1}`
      take(
        name,
        isObject(record)
          ? checkHand(record, strategies, seen)
          : [{ field: '', expected: 'a record', actual: record }],
      )
    }
  const exhaustive = file['exhaustive'] ?? {}
  if (!isObject(exhaustive))
    take('exhaustive', [{ field: '', expected: 'audits by strategy', actual: exhaustive }])
  else
    for (const [name, audit] of Object.entries(exhaustive)) {
      const strategy = strategies.find(([id]) => id === name)?.[1]
      take(`exhaustive ${name}`, checkAudit(audit, strategy))
    }
  if (file['summary'] !== undefined)
    take(
      'summary',
      checkSummary(
        file['summary'],
        seen,
        strategies.map(([, strategy]) => strategy),
      ),
    )
  if (passed + failed === 0) {
    print('The file has neither hands nor audits.')
    failed = 1
  }
  for (const [field, why] of Object.entries(UNCHECKED))
    if (Object.hasOwn(file, field)) print(`not checked: ${field} (${why})`)
  if (seen.length > 0) print(`not checked: ${COPY_FLAGS.join(', ')} (how the paper was copied)`)
  return { passed, failed }
}

export const conformance: ConformanceKind = ofFiles('strategy', (text, print) =>
  checkStrategyText(text.replace(/^\uFEFF/, ''), print),
)
