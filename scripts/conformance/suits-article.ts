/**
 * The worked article about one suit (document 004): its combination, plans, scenarios, query,
 * promotion, omissions and defence, each field computed afresh and compared. A field nobody knows
 * fails; texts that state no figure are named in `UNCHECKED`.
 */
import type { PlanVector } from '#combinations/front.ts'
import { layoutIndex } from '#combinations/layouts.ts'
import { LONG_MIXED, mixedValue } from '#combinations/mixed/mixed.ts'
import { taskOf } from '#combinations/question.ts'
import { NO_LIMITS, solveWith, suitSolver } from '#combinations/solve.ts'
import { type Defender, type SuitCombination, suitCombination } from '#combinations/suit.ts'
import { APRIORI, layoutWeights } from '#combinations/weights.ts'
import * as holding from '#core/holding.ts'
import { minus } from '#core/holding.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { getsIn, lineFront, queryLine } from '#testing/play-lines.ts'
import { list, object, text } from './article.ts'
import { checkFields, compare, type Json, type JsonObject, type Mismatch } from './harness.ts'
import {
  checkDefence,
  checkOmissions,
  checkPromotion,
  checkQuietLayout,
} from './suits-article-catalogue.ts'
import { checkScenario } from './suits-article-scenario.ts'
import { cards, lineInWords, numberInWords, type Solved } from './suits-article-text.ts'

/** One thing to check; its name is printed with a mismatch. */
export interface ArticleCase {
  readonly name: string
  readonly check: () => Iterable<Mismatch>
}

/** Texts in which there is nothing to compute. */
export const UNCHECKED: Readonly<Record<string, string>> = {
  title: 'the title',
  'conventions.seats': 'the naming of the seats',
  id: 'the name of a scenario, which only has to be its own',
  note: 'remarks',
  notes: 'remarks',
  section: 'where in the document it stands',
  'promotion.rule': 'the rule in words',
  extractionDamage: 'what the text of the document lost',
}

const TOLERANCE = 1e-9
function* near(
  field: string,
  expected: Json | undefined,
  actual: number | undefined,
): Generator<Mismatch> {
  if (
    typeof expected !== 'number' ||
    actual === undefined ||
    !(Math.abs(expected - actual) <= TOLERANCE)
  )
    yield { field, expected, actual }
}

const DEFENDER: Readonly<Record<string, Defender>> = { B: 'east', D: 'west' }
const LETTER = { east: 'B', west: 'D' } as const

function solved(combo: JsonObject): Solved {
  const suit = good(
    suitCombination(
      cards(combo['A'], 'combo.A'),
      cards(combo['C'], 'combo.C'),
      cards(combo['hidden'], 'combo.hidden'),
    ),
  )
  return { suit: suit, weights: good(layoutWeights(suit, APRIORI)) }
}

const answers = new Map<string, ReturnType<typeof solve>>()
const solve = ({ suit, weights }: Solved, avoid: Defender | undefined) => {
  const solver = suitSolver({ ...taskOf(suit), avoid })
  return { solver, answer: finish(solveWith(solver, weights, NO_LIMITS)) }
}
function answered(of: Solved, avoid?: Defender) {
  const key = `${of.suit.north} ${of.suit.south} ${of.suit.hidden} ${avoid ?? ''}`
  const known = answers.get(key) ?? solve(of, avoid)
  answers.set(key, known)
  return known
}

function* checkCombo(combo: JsonObject, conventions: JsonObject): Generator<Mismatch> {
  yield* checkFields(combo, ['A', 'C', 'hidden'], ['note'], 'combo')
  yield* checkFields(conventions, ['seats', 'splitWeights'], [], 'conventions')
  const { suit } = solved(combo)
  const all = holding.union(holding.union(suit.north, suit.south), suit.hidden)
  yield* compare('combo', holding.FULL_HOLDING, all)
  yield* compare('combo.A', true, suit.north > suit.south)
  const said = text(conventions['splitWeights'], 'splitWeights')
  const split = /^a priori, (\d+) unknown cards: 2-0 (\d+)% each way, 1-1 (\d+)% each way$/.exec(
    said,
  )
  const two = (places: number, west: number) =>
    choose(places - 2, places / 2 - west) / choose(places, places / 2)
  const unknown = Number(split?.[1])
  yield* compare(
    'conventions.splitWeights',
    said,
    `a priori, 26 unknown cards: 2-0 ${Math.round(100 * two(unknown, 2))}% each way, 1-1 ${Math.round(100 * two(unknown, 1))}% each way`,
  )
}
const choose = (n: number, k: number): number =>
  k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k

/** `D K9 B -`: what D holds, and that the rest is B's. */
function layoutOf(name: string, suit: SuitCombination): number {
  const match = /^D (\S+) B (\S+)$/.exec(name)
  const other = /^([BD]) (\S+) ([BD]) (\S+)$/.exec(name)
  const [d, b] = match ? [match[1], match[2]] : other ? [other[4], other[2]] : []
  const west = cards(d ?? '', name)
  if (minus(suit.hidden, west) !== cards(b ?? '', name) || (west & ~suit.hidden) !== 0)
    throw new Error(`${name} is no layout of the hidden cards`)
  return layoutIndex(suit, west)
}

function* byLayout(
  field: string,
  given: JsonObject,
  { suit, weights }: Solved,
  value: (index: number) => number,
): Generator<Mismatch> {
  const seen = new Set<number>()
  for (const [name, expected] of Object.entries(given)) {
    const index = layoutOf(name, suit)
    seen.add(index)
    yield* near(`${field}.${name}`, expected, value(index))
  }
  yield* compare(`${field} layouts`, weights.length, seen.size)
}

function* checkOptimum(optimum: JsonObject, of: Solved): Generator<Mismatch> {
  yield* checkFields(
    optimum,
    ['pAtLeast', 'expectedTricks', 'mixed', 'doubleDummy', 'avoidSeatD', 'avoidSeatB'],
    [],
    'optimum',
  )
  const { solver, answer } = answered(of)
  const mixedOf = (k: number): number | undefined => {
    const pure = answer.atLeast[k - 1]
    return pure && mixedValue(solver, of.weights, k, pure, pure.ceiling, LONG_MIXED)?.value
  }
  const goals = function* (
    field: string,
    value: (k: number) => number | undefined,
  ): Generator<Mismatch> {
    for (const [k, expected] of Object.entries(object(optimum[field], field)))
      yield* near(`optimum.${field}.${k}`, expected, value(Number(k)))
  }
  yield* goals('pAtLeast', (k) => answer.atLeast[k - 1]?.value)
  yield* goals('doubleDummy', (k) => answer.atLeast[k - 1]?.ceiling)
  yield* goals('mixed', mixedOf)
  for (const [letter, who] of Object.entries(DEFENDER))
    yield* goals(`avoidSeat${letter}`, (k) => answered(of, who).answer.atLeast[k - 1]?.value)
  yield* near('optimum.expectedTricks', optimum['expectedTricks'], answer.expected.value)
}

function* checkPlan(plan: JsonObject, of: Solved): Generator<Mismatch> {
  const chances = Object.keys(plan).filter((key) => /^pAtLeast\d+$/.test(key))
  yield* checkFields(plan, ['plan', 'line', 'tricksByLayout', 'leadLostTo', ...chances])
  if (chances.length === 0) yield { field: 'pAtLeast', expected: 'a chance', actual: undefined }
  const { suit, weights } = of
  const line = lineInWords(text(plan['line'], 'line'), suit)
  const own = lineFront(taskOf(suit), line)
  const given = object(plan['tricksByLayout'], 'tricksByLayout')
  const distance = (vector: PlanVector) =>
    Object.entries(given).filter(([name, tricks]) => vector[layoutOf(name, suit)] !== tricks).length
  const vector = own.toSorted((a, b) => distance(a) - distance(b))[0]
  if (vector === undefined) throw new Error('the line has no plan')
  yield* byLayout('tricksByLayout', given, of, (i) => vector[i]!)
  const whole = answered(of).answer.front?.plans ?? []
  yield* compare(
    'on the front',
    true,
    whole.some((v) => v.join() === vector.join()),
  )
  for (const key of chances) {
    const k = Number(key.slice('pAtLeast'.length))
    yield* near(
      key,
      plan[key],
      weights.reduce((sum, w, i) => sum + (vector[i]! >= k ? w : 0), 0),
    )
  }
  const lost = (['east', 'west'] as const)
    .filter((who) =>
      getsIn(vector, lineFront({ ...taskOf(suit), avoid: who }, line), weights).some(
        (lets) => lets,
      ),
    )
    .map((who) => LETTER[who])
  yield* compare('leadLostTo', list(plan['leadLostTo'], 'leadLostTo').toSorted(), lost)
}

function* checkQuery(
  query: JsonObject,
  plans: readonly JsonObject[],
  of: Solved,
): Generator<Mismatch> {
  yield* checkFields(query, ['need', 'plansThatWork', 'why'], [], 'query')
  const need = /^(\w+) winners without losing the lead to Seat ([BD])$/.exec(
    text(query['need'], 'need'),
  )
  if (!need) throw new Error('query.need is not a question we know')
  const wanted = {
    count: numberInWords(need[1]!),
    of: 'winners',
    never: DEFENDER[need[2]!],
  } as const
  const { suit, weights } = of
  const lines = new Map(
    plans.map((plan) => [String(plan['plan']), lineInWords(text(plan['line'], 'line'), suit)]),
  )
  const works = [...lines].filter(([, line]) => queryLine(suit, weights, wanted, line).sure)
  yield* compare(
    'query.plansThatWork',
    query['plansThatWork'],
    works.map(([name]) => name),
  )
  // The reason: who loses how often to whom, and the share of the layouts in which the others fail.
  const why =
    /^(\w+) loses at most (\w+) tricks? and only to ([BD]); (\w+)(?: and (\w+))? lose the second round to ([BD]) when ([BD]) holds (\w+) \((\d+)%\)$/
  const said = text(query['why'], 'query.why')
  const match = why.exec(said)
  if (!match) throw new Error('query.why cannot be read')
  const [, good, most, to, first, second, fails, holds, what, share] = match as unknown as string[]
  const plan = (name: string | undefined) => {
    const line = lines.get(name ?? '')
    if (line === undefined) throw new Error(`query.why: no plan ${name}`)
    const vector = lineFront(taskOf(suit), line)[0]!
    const lets = (who: Defender) =>
      getsIn(vector, lineFront({ ...taskOf(suit), avoid: who }, line), weights)
    return { vector, lets }
  }
  const best = plan(good)
  const length = Math.max(holding.length(suit.north), holding.length(suit.south))
  yield* compare('query.why.most', numberInWords(most ?? ''), length - Math.min(...best.vector))
  const seats = (['east', 'west'] as const).filter((who) => best.lets(who).includes(true))
  yield* compare(
    'query.why.to',
    [to],
    seats.map((who) => LETTER[who]),
  )
  const west = cards(what, 'query.why')
  const held = holds === 'D' ? west : minus(suit.hidden, west)
  const index = layoutIndex(suit, held)
  yield* compare('query.why.share', Number(share), Math.round(100 * weights[index]!))
  for (const name of [first, second].filter((n) => n !== undefined)) {
    const lets = plan(name).lets(DEFENDER[fails ?? '']!)
    yield* compare(
      `query.why.${name}`,
      [index],
      lets.flatMap((yes, i) => (yes ? [i] : [])),
    )
  }
}

const FIELDS = [
  ...['combo', 'conventions', 'layoutProbabilities', 'optimum', 'plans', 'scenarios', 'query'],
  ...['promotion', 'noImmediateWinner', 'omissions', 'defence'],
]

function* checkFile(article: JsonObject): Generator<Mismatch> {
  yield* checkFields(article, FIELDS, ['title', 'extractionDamage'])
  const ids = list(article['scenarios'], 'scenarios').map((s) => object(s, 'scenarios')['id'])
  yield* compare('scenarios ids', ids.length, new Set(ids).size)
}

/** Every case of one article: a field is a case, and so is each plan and each scenario. */
export function articleCases(article: JsonObject): readonly ArticleCase[] {
  const of = () => solved(object(article['combo'], 'combo'))
  const plans = () => list(article['plans'], 'plans').map((plan) => object(plan, 'plan'))
  const each = (field: string, id: string, check: (item: JsonObject) => Iterable<Mismatch>) => {
    const items = article[field]
    if (!Array.isArray(items) || items.length === 0)
      return [{ name: field, check: () => [{ field, expected: 'a list', actual: items }] }]
    return (items as readonly Json[]).map((item, i) => ({
      name: `${field} ${String((item as JsonObject | null)?.[id] ?? i)}`,
      check: () => check(object(item, field)),
    }))
  }
  const whole = (field: string, check: (value: JsonObject) => Iterable<Mismatch>): ArticleCase => ({
    name: field,
    check: () => check(object(article[field], field)),
  })
  return [
    { name: 'file', check: () => checkFile(article) },
    whole('combo', (combo) => checkCombo(combo, object(article['conventions'], 'conventions'))),
    whole('layoutProbabilities', (given) =>
      byLayout('layoutProbabilities', given, of(), (i) => of().weights[i]!),
    ),
    whole('optimum', (optimum) => checkOptimum(optimum, of())),
    ...each('plans', 'plan', (plan) => checkPlan(plan, of())),
    ...each('scenarios', 'id', (scenario) => checkScenario(scenario, plans(), of())),
    whole('query', (query) => checkQuery(query, plans(), of())),
    whole('promotion', checkPromotion),
    whole('noImmediateWinner', checkQuietLayout),
    whole('omissions', (omissions) =>
      checkOmissions(omissions, list(article['scenarios'], 'scenarios')),
    ),
    whole('defence', checkDefence),
  ]
}
