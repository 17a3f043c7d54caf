/** The catalogue's part of a worked article: promotion, omissions, layouts without a winner, defence. */
import { defenceSearch } from '#combinations/catalogue/defence.ts'
import { ownerText, suitOwnerOf, turned } from '#combinations/catalogue/four-hands.ts'
import { omission } from '#combinations/catalogue/omissions.ts'
import { dominatedSacrifice, scenarioOf } from '#combinations/catalogue/scenario.ts'
import { type SuitSeat, suitSeatLetter } from '#combinations/catalogue/suit-seats.ts'
import * as holding from '#core/holding.ts'
import { EMPTY_HOLDING } from '#core/holding.ts'
import { type Rank, rankLetter } from '#core/rank.ts'
import { cappedRun } from '#testing/catalogue-counts.ts'
import { good } from '#testing/good.ts'
import { list, object, text } from './article.ts'
import {
  checkFields,
  compare,
  isObject,
  type Json,
  type JsonObject,
  type Mismatch,
} from './harness.ts'
import { scenarioIn } from './suits-article-scenario.ts'
import {
  afterWords,
  cards,
  drawn,
  fourHands,
  numberInWords,
  promotedSketch,
  rank,
  sketch,
  trickInWords,
} from './suits-article-text.ts'

const TOLERANCE = 1e-9

/** Section VI: two layouts, one entry. */
export function* checkPromotion(promotion: JsonObject): Generator<Mismatch> {
  yield* checkFields(
    promotion,
    ['before', 'trick', 'after', 'promoted', 'rule', 'numericExample'],
    [],
    'promotion',
  )
  const words = list(promotion['trick'], 'promotion.trick')
  const before = list(promotion['before'], 'promotion.before')
  const after = before.map((layout) => afterWords(words, sketch(layout, 'promotion.before'))[0]!)
  yield* compare('promotion.after', promotion['after'], after.map(drawn))
  for (const one of after)
    yield* compare(
      'promotion.promoted',
      promotion['promoted'],
      drawn(promotedSketch({ ...one, hands: turned(one.hands) })),
    )
  yield* compare('promotion entries', 1, new Set(after.map(({ hands }) => ownerText(hands))).size)
  const example = object(promotion['numericExample'], 'numericExample')
  yield* checkFields(example, ['before', 'after', 'ownersHighToLow'], [], 'numericExample')
  const start = { hands: fourHands(example['before'], 'before'), named: EMPTY_HOLDING }
  const end = afterWords(words, start)[0]!
  yield* compare(
    'numericExample.after',
    example['after'],
    Object.fromEntries(end.hands.map((h, s) => [suitSeatLetter(s as SuitSeat), holding.format(h)])),
  )
  yield* compare(
    'numericExample.ownersHighToLow',
    example['ownersHighToLow'],
    [...ownerText(end.hands)].join(' '),
  )
}

/** Section VII: a layout in which no trick makes a winner at once, and what cashing on brings. */
export function* checkQuietLayout(record: JsonObject): Generator<Mismatch> {
  yield* checkFields(
    record,
    ['layout', 'trick', 'after', 'promoted', 'thenKing'],
    [],
    'noImmediateWinner',
  )
  const start = sketch(record['layout'], 'layout')
  const words = list(record['trick'], 'trick')
  const { leader, options } = trickInWords(words, start.hands)
  for (const second of options[1] ?? []) {
    const trick = options.map((chosen, i) => (i === 1 ? second : chosen[0]!))
    const { created } = scenarioOf(start.hands, leader, trick)
    yield* compare('winners made', [0, 0], [created[0].masters, created[1].masters])
  }
  const after = afterWords(words, start)
  const shown = object(record['after'], 'after')
  for (const letter of ['A', 'B', 'C', 'D']) {
    const ways = [...new Set(after.map((one) => drawn(one)[letter]))].sort()
    yield* compare(`after.${letter}`, text(shown[letter], 'after').split(' or ').sort(), ways)
  }
  for (const one of after)
    yield* compare('promoted', record['promoted'], drawn(promotedSketch(one)))
  const said = text(record['thenKing'], 'thenKing')
  const match =
    /^([A-D]) cashes the promoted (\w+), ([A-D])'s last honour falls and ([A-D])'s (\w+) \(promoted: (\w+)\) is a winner$/.exec(
      said,
    )
  if (!match) throw new Error('thenKing cannot be read')
  const [, who, led, falls, winner, small, high] = match as unknown as string[]
  for (const one of after) {
    const promoted = promotedSketch(one)
    const from = 'ABCD'.indexOf(who ?? '') as SuitSeat
    const top = holding.highest(promoted.hands[from])!
    yield* compare('thenKing.led', rank(led ?? ''), top)
    const trick = [0, 1, 2, 3].map((i) =>
      i === 0 ? top : holding.ranks(promoted.hands[((from + i) & 3) as SuitSeat]).at(-1),
    )
    const fallen = 'ABCD'.indexOf(falls ?? '') as SuitSeat
    yield* compare('thenKing.falls', true, holding.length(promoted.hands[fallen]) === 1)
    const next = scenarioOf(promoted.hands, from, trick)
    const left = next.after.reduce(holding.union, EMPTY_HOLDING)
    const best = holding.highest(left)!
    yield* compare('thenKing.promoted', rank(high ?? ''), best)
    yield* compare('thenKing.winner', winner, suitSeatLetter(suitOwnerOf(next.after, best)!))
    yield* compare('thenKing.made', true, next.immediate.masters > 0)
    const owner = suitOwnerOf(one.hands, rank(small ?? ''))
    yield* compare('thenKing.card', winner, owner === undefined ? undefined : suitSeatLetter(owner))
    yield* compare(
      'thenKing.same card',
      rank(high ?? ''),
      12 -
        [...holding.ranks(one.hands.reduce(holding.union, EMPTY_HOLDING))].indexOf(
          rank(small ?? ''),
        ),
    )
  }
}

/** Section VIII: what is left out. Each rule is found again in the scenarios or by its own example. */
export function* checkOmissions(
  record: JsonObject,
  scenarios: readonly Json[],
): Generator<Mismatch> {
  yield* checkFields(record, ['rules', 'winnerCap'], [], 'omissions')
  const all = scenarios.filter(isObject)
  const labelled = (label: string) =>
    all.filter((s) => typeof s['section'] === 'string' && s['section'].includes(label))
  const rules: readonly (readonly [RegExp, (match: RegExpExecArray) => Iterable<Mismatch>])[] = [
    [
      /^a side holds at most one card of the suit$/,
      () =>
        compare(
          'one card',
          ['few-cards'],
          [...new Set(labelled('Scenario 1').map((s) => omission(scenarioIn(s).after)))],
        ),
    ],
    [
      /^winners of one side \(its unbroken top run, at most the length of that side's longer hand\) >= cards left to the other side$/,
      () => [
        ...compare('enough winners', 'enough-winners', omission(whole('AKQ', '32', '4', '5'))),
        ...compare('too few winners', undefined, omission(whole('AQ', '32', '4', 'K'))),
      ],
    ],
    [
      /^dominated sacrifice such as (Scenario \d+)$/,
      (match) => {
        const found = labelled(match[1]!)
        return compare(
          'dominated sacrifice',
          [true],
          found.map((s) => dominatedSacrifice(scenarioIn(s)) !== undefined),
        )
      },
    ],
  ]
  const given = list(record['rules'], 'rules').map((rule) => text(rule, 'rules'))
  yield* compare('omissions.rules', rules.length, new Set(given).size)
  for (const rule of given) {
    const known = rules.find(([pattern]) => pattern.test(rule))
    const match = known?.[0].exec(rule)
    if (!known || !match) yield { field: 'omissions.rules', expected: rule, actual: 'no such rule' }
    else yield* known[1](match)
  }
  const cap = object(record['winnerCap'], 'winnerCap')
  yield* checkFields(cap, ['A', 'C', 'topRun', 'winners'], [], 'winnerCap')
  const [a, c] = [cards(cap['A'], 'A'), cards(cap['C'], 'C')]
  const run = cappedRun([a, EMPTY_HOLDING, c, EMPTY_HOLDING], 0)
  const rest = holding.complement(holding.union(a, c))
  const against = cappedRun([a, rest, c, EMPTY_HOLDING], 0)
  yield* compare(
    'winnerCap',
    [cap['topRun'] as Json, cap['winners'] as Json],
    [against.run, against.winners],
  )
  yield* compare('winnerCap alone', against, run)
}
const whole = (a: string, b: string, c: string, d: string) =>
  fourHands({ A: a, B: b, C: c, D: d }, 'example')

/** Section X: the defender's search. */
export function* checkDefence(record: JsonObject): Generator<Mismatch> {
  const keys = Object.keys(record)
  const worksInAll = keys.filter((key) => /^lead[AKQJT2-9]WorksInAll$/.test(key))
  const only = keys.filter((key) => /^onlyLead[AKQJT2-9]$/.test(key))
  yield* checkFields(
    record,
    [
      ...['robot', 'dummy', 'goal', 'fixture', 'layoutsThatWork', 'ofLayouts', 'allHaveKingWithC'],
      ...['probability', 'printed', 'layouts', ...worksInAll, ...only],
    ],
    [],
    'defence',
  )
  const fixture = object(record['fixture'], 'fixture')
  yield* checkFields(fixture, ['A', 'B', 'rest'], [], 'fixture')
  const [own, dummy] = [cards(fixture['A'], 'A'), cards(fixture['B'], 'B')]
  yield* compare(
    'fixture.rest',
    fixture['rest'],
    holding.format(holding.complement(holding.union(own, dummy))),
  )
  yield* compare('robot', record['robot'], holding.format(own))
  yield* compare('dummy', true, isSketchOf(text(record['dummy'], 'dummy'), dummy))
  const goal = /^(\w+) tricks, none lost, winner of each trick leads the next$/.exec(
    text(record['goal'], 'goal'),
  )
  if (!goal) throw new Error('defence.goal is not a goal we know')
  const { layouts, works, chance } = good(
    defenceSearch({ own, dummy, tricks: numberInWords(goal[1]!) }),
  )
  const letters = (leads: readonly Rank[]) => leads.map(rankLetter)
  yield* compare('layoutsThatWork', record['layoutsThatWork'], works.length)
  yield* compare('ofLayouts', record['ofLayouts'], layouts.length)
  yield* compare(
    'allHaveKingWithC',
    record['allHaveKingWithC'],
    works.every(({ hands }) => holding.has(hands[2], 11)),
  )
  if (worksInAll.length === 0 || only.length === 0)
    yield { field: 'defence', expected: 'a lead', actual: undefined }
  for (const key of worksInAll)
    yield* compare(
      key,
      record[key],
      works.every(({ leads }) => leads.includes(rank(key[4]!))),
    )
  for (const key of only) {
    const lead = rank(key.slice('onlyLead'.length))
    yield* compare(
      key,
      record[key],
      works.filter(({ leads }) => leads.join() === String(lead)).length,
    )
  }
  const said = record['probability']
  if (typeof said !== 'number' || !(Math.abs(said - chance) <= TOLERANCE))
    yield { field: 'probability', expected: said, actual: chance }
  const ours = works.map(({ hands, leads }) => ({
    C: holding.format(hands[2]),
    D: holding.format(hands[3]),
    leads: letters(leads),
  }))
  const byPartner = (a: { readonly C?: Json }, b: { readonly C?: Json }) =>
    String(a.C) < String(b.C) ? -1 : 1
  const given = list(record['layouts'], 'layouts').map((item) => object(item, 'layouts'))
  yield* compare('layouts', given.toSorted(byPartner), ours.toSorted(byPartner))
  for (const item of list(record['printed'], 'printed')) {
    const printed = object(item, 'printed')
    yield* checkFields(printed, ['C', 'D', 'works', 'onlyLead'], [], 'printed')
    const meant = layouts.filter(
      ({ hands }) =>
        isSketchOf(text(printed['C'], 'C'), hands[2]) &&
        isSketchOf(text(printed['D'], 'D'), hands[3]),
    )
    yield* compare('printed layouts', true, meant.length > 0)
    for (const { leads } of meant) {
      yield* compare('printed.works', printed['works'], leads.length > 0)
      yield* compare('printed.onlyLead', [printed['onlyLead'] as Json], letters(leads))
    }
  }
}

/** Whether the cards are as drawn: the named ones, and small ones (below the ten) for the x's. */
function isSketchOf(drawing: string, held: holding.Holding): boolean {
  const named = cards(drawing.replaceAll('x', ''), drawing)
  const small = holding.minus(held, named)
  const all = (named & ~held) === 0
  return all && holding.length(small) === drawing.split('x').length - 1 && small < 1 << 7
}
