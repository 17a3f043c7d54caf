/**
 * Checks what the suit solver answers: records of one combination each (JSON lines), or one worked
 * article (a JSON object with plans and scenarios).
 */
import type { SuitAnswer } from '#combinations/answer.ts'
import type { Lead } from '#combinations/front.ts'
import { LONG_MIXED, mixedValue } from '#combinations/mixed/mixed.ts'
import {
  NO_LIMITS,
  type SolveLimits,
  type SuitSolver,
  solveWith,
  suitSolver,
  USUAL_LIMITS,
} from '#combinations/solve.ts'
import { rankLetter } from '#core/rank.ts'
import { finish } from '#core/steps.ts'
import { articleIn } from './article.ts'
import {
  type ConformanceKind,
  type ConformanceReport,
  checkFields,
  checkLines,
  guarded,
  isObject,
  type Json,
  type JsonObject,
  type Mismatch,
  ofFiles,
  type Print,
  printCase,
  type RecordKind,
} from './harness.ts'
import { articleCases, UNCHECKED } from './suits-article.ts'
import { readSuitQuestion } from './suits-question.ts'

/** Fixture values have ten digits. */
const TOLERANCE = 1e-9
const KINDS = ['vacant', 'posterior', 'midplay', 'distinct', 'variant']

function* near(field: string, expected: Json | undefined, actual: number): Generator<Mismatch> {
  if (typeof expected !== 'number' || !(Math.abs(expected - actual) <= TOLERANCE))
    yield { field, expected, actual }
}

function* nearAll(
  field: string,
  expected: Json | undefined,
  actual: readonly number[],
): Generator<Mismatch> {
  if (!Array.isArray(expected) || expected.length !== actual.length)
    yield { field, expected, actual }
  else
    for (const [i, value] of actual.entries())
      yield* near(`${field}.${i}`, (expected as readonly Json[])[i], value)
}

/** `NA`, `S5`. */
const leadCode = ({ hand, rank }: Lead): string =>
  `${hand === 'north' ? 'N' : 'S'}${rankLetter(rank)}`

const goalOf = (answer: SuitAnswer, goal: string) =>
  goal === 'max' ? answer.expected : answer.atLeast.find(({ goal: k }) => String(k) === goal)

function* checkLeads(expected: Json, answer: SuitAnswer): Generator<Mismatch> {
  if (!isObject(expected) || Object.keys(expected).length === 0) {
    yield { field: 'bestLeads', expected, actual: 'an object of leads by target' }
    return
  }
  for (const [goal, leads] of Object.entries(expected)) {
    const ours = goalOf(answer, goal)?.leads.map(leadCode).toSorted()
    const theirs = Array.isArray(leads) ? (leads as readonly Json[]).map(String).toSorted() : leads
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      yield { field: `bestLeads.${goal}`, expected: leads, actual: ours }
  }
}

function* checkPublished(expected: Json, answer: SuitAnswer): Generator<Mismatch> {
  if (!Array.isArray(expected)) {
    yield { field: 'published', expected, actual: 'a list' }
    return
  }
  for (const [i, row] of (expected as readonly Json[]).entries()) {
    const field = `published.${i}`
    if (!isObject(row)) {
      yield { field, expected: row, actual: 'not a published value' }
      continue
    }
    yield* checkFields(row, ['goal', 'value', 'tolerance', 'source'], [], field)
    const { goal, value, tolerance } = row
    const ours = typeof goal === 'string' ? goalOf(answer, goal)?.value : undefined
    if (
      ours === undefined ||
      typeof value !== 'number' ||
      typeof tolerance !== 'number' ||
      !(Math.abs(ours - value) <= tolerance + TOLERANCE)
    )
      yield { field: `${field}.value`, expected: value, actual: ours }
  }
}

/** Values of choosing by lot; null is a value that the file does not know. */
function* checkMixed(expected: Json, solver: SuitSolver, answer: SuitAnswer): Generator<Mismatch> {
  if (!isObject(expected) || Object.keys(expected).length === 0) {
    yield { field: 'mixed', expected, actual: 'an object of values by target' }
    return
  }
  for (const [goal, value] of Object.entries(expected)) {
    const field = `mixed.${goal}`
    const own = goalOf(answer, goal)
    if (own === undefined) yield { field, expected: value, actual: undefined }
    else if (value !== null) {
      const found = mixedValue(solver, answer.weights, own.goal, own, own.ceiling, LONG_MIXED)
      if (found === undefined) yield { field, expected: value, actual: 'too large to solve' }
      else yield* near(field, value, found.value)
    }
  }
}

/**
 * A record that asks for the number of plans must have the whole front, however long it takes. Where
 * none is asked for, a front too large to be found soon is left out: every target is exact without it.
 */
const limitsOf = (record: JsonObject): SolveLimits =>
  typeof record['planFront'] === 'number'
    ? NO_LIMITS
    : { ...NO_LIMITS, frontWork: USUAL_LIMITS.frontWork }

const suitRecord: RecordKind = {
  kind: 'suits',
  fields: [
    'id',
    'north',
    'south',
    'hidden',
    'classes',
    'weights',
    'entries',
    'information',
    'pAtLeast',
  ],
  optional: [
    ...['kind', 'avoidSeat', 'expectedTricks', 'doubleDummy', 'mixed', 'bestLeads'],
    ...['planFront', 'published'],
  ],
  name: ({ id }) => (typeof id === 'string' ? id : undefined),
  *check(record) {
    const kind = record['kind']
    if (kind !== undefined && !KINDS.includes(String(kind)))
      yield { field: 'kind', expected: kind, actual: `one of ${KINDS.join(', ')}` }
    const asked = readSuitQuestion(record)
    if (!asked.ok) {
      yield { field: '', expected: 'a question', actual: asked.error.message }
      return
    }
    const { task, weights } = asked.value
    const solver = suitSolver(task)
    const answer = finish(solveWith(solver, weights, limitsOf(record)))
    yield* nearAll(
      'pAtLeast',
      record['pAtLeast'],
      answer.atLeast.map(({ value }) => value),
    )
    if (record['expectedTricks'] !== undefined)
      yield* near('expectedTricks', record['expectedTricks'], answer.expected.value)
    const open = record['doubleDummy']
    if (open !== undefined) {
      if (!isObject(open)) yield { field: 'doubleDummy', expected: open, actual: 'an object' }
      else {
        yield* checkFields(open, ['pAtLeast', 'expectedTricks'], [], 'doubleDummy')
        yield* nearAll(
          'doubleDummy.pAtLeast',
          open['pAtLeast'],
          answer.atLeast.map((a) => a.ceiling),
        )
        yield* near('doubleDummy.expectedTricks', open['expectedTricks'], answer.expected.ceiling)
      }
    }
    if (record['bestLeads'] !== undefined) yield* checkLeads(record['bestLeads'], answer)
    if (record['planFront'] !== undefined && record['planFront'] !== answer.front?.plans.length)
      yield {
        field: 'planFront',
        expected: record['planFront'],
        actual: answer.front?.plans.length,
      }
    if (record['mixed'] !== undefined) yield* checkMixed(record['mixed'], solver, answer)
    if (record['published'] !== undefined) yield* checkPublished(record['published'], answer)
  },
}

/** Checks a text: records of suits, or the worked article. */
export function checkSuits(text: string, print: Print): ConformanceReport {
  const article = articleIn(text)
  return article === undefined ? checkLines(suitRecord, text, print) : checkArticle(article, print)
}

function checkArticle(article: JsonObject, print: Print): ConformanceReport {
  let [passed, failed] = [0, 0]
  for (const { name, check } of articleCases(article)) {
    if (printCase(name, guarded(check), print)) passed += 1
    else failed += 1
  }
  for (const [field, why] of Object.entries(UNCHECKED)) print(`not checked: ${field} (${why})`)
  return { passed, failed }
}

export const conformance: ConformanceKind = ofFiles('suits', checkSuits)
