/** Every word of the rule form goes to text and comes back, also those that no system of ours uses. */
import { describe, expect, it } from 'vitest'
import {
  HAND_MEASURES,
  type HandMeasureId,
  SUIT_MEASURES,
  type SuitMeasureId,
} from '#constraint/measures.ts'
import { shapesWhere } from '#constraint/shape-set.ts'
import { pattern } from '#core/shape.ts'
import {
  CALL_KINDS,
  FORCINGS,
  GROUP_NAMES,
  type HandTemplate,
  MESSAGES,
  NUMBER_NAMES,
  type NumberName,
  type NumberSlot,
  SUIT_NAMES,
  SUIT_ORDERS,
  type SuitSlot,
} from '#rules/template.ts'
import { differingFields } from '#testing/bidding/normal-rule.ts'
import * as say from '#testing/bidding/words.ts'
import { biddingSystem, type RuleDraft, type RuleFields, rule } from '../language/drafts.ts'
import { type Pattern, ROLES } from '../language/patterns.ts'
import { documentOf } from './document-of.ts'
import { printSystem } from './print/system.ts'
import { readSystem } from './system.ts'

type Fields = Partial<RuleFields>
const PACKAGES = [
  { id: 'one', name: 'One' },
  { id: 'other', name: 'Other' },
]
const made = (fields: readonly Fields[]): readonly RuleDraft[] =>
  fields.map((own, n) =>
    rule({ name: `rule ${n}`, call: '1N', shows: say.anyHand, says: 'Because.', ...own }),
  )
/** What does not come back, as text; empty where all does. */
function lost(fields: readonly Fields[]): readonly string[] {
  const system = biddingSystem('words', 'Words', PACKAGES, made(fields))
  const text = printSystem(documentOf(system))
  const { system: back, problems, reading } = readSystem(text)
  const lines = text.split('\n')
  return [
    ...problems.map(({ line, message }) => `${lines[line - 1]}: ${message}`),
    ...system.rules.flatMap((one) => {
      const other = back.rules.find(({ label }) => label === one.label)
      const off = other === undefined ? ['all of it'] : differingFields(one, other)
      return off.length === 0 ? [] : [`${JSON.stringify(one)}: ${off.join()}`]
    }),
    ...(printSystem(reading.text) === text ? [] : ['the text printed again']),
  ]
}
const conditions = (...shows: readonly HandTemplate[]): readonly Fields[] =>
  shows.map((one) => ({ shows: one }))
const situations = (...patterns: readonly Pattern[]): readonly Fields[] =>
  patterns.map((when) => ({ when }))

const SLOTS: readonly SuitSlot[] = ['S', 'H', 'D', 'C', ...SUIT_NAMES]
const numberSlot = (slot: NumberName, times: 1 | -1, plus: number): NumberSlot => ({
  slot,
  times,
  plus,
  ...(slot.endsWith('Length') ? { suit: 'x' as const } : {}),
})
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record) as K[]

const CASES: Readonly<Record<string, readonly Fields[]>> = {
  'suits by their part in the auction': SLOTS.flatMap((suit) => [
    ...conditions(
      say.length(suit, 4),
      say.length(suit, 1, 1),
      say.fitOf(suit, 8),
      say.noFit(suit, 8),
      say.longerThanShown(suit, 2),
      say.longest(suit),
      say.longest(suit, 'unbid'),
      say.longer(suit, 'unbid'),
      say.longer(suit, ['unbid', '=SH'], 2),
      say.longer(suit, { suit: 'H' }),
      say.longer(suit, { suit: 'H' }, 0),
      say.control(suit),
      say.suit(suit, say.STOPPED),
      say.suit(
        suit,
        say.suitAny(say.has('tops', 2), say.suitAll(say.cards(6), say.has('honours', 3))),
      ),
    ),
    { agrees: suit, suits: [suit, 'S'], oneOf: [suit, 'H'], tells: { control: suit } },
  ]),
  'calls of a suit': SLOTS.flatMap((strain): readonly Fields[] => [
    { call: { kind: 'bid', strain, level: 3 } },
    { call: { kind: 'raise', strain, by: 1 } },
    { call: { kind: 'raise', strain, by: 3 } },
    { call: { kind: 'game', strain } },
    ...([0, 1, 2, 3] as const).flatMap((jump): readonly Fields[] =>
      [{}, { from: 2 }, { to: 4 }, { from: 2, to: 4 }, { from: 3, to: 3 }].map((levels) => ({
        call: { kind: 'cheapest', strain, jump, ...levels } as never,
      })),
    ),
  ]),
  'other calls': [
    ...['P', 'X', 'XX', '7N', '1C'].map((call) => ({ call })),
    { call: say.cheapest('N', 1, 3) },
    { call: say.jump('N', 2) },
    { call: say.game('N') },
    ...[1, 2, 3, 4, 5, 6].map((steps) => ({ call: say.step(steps) })),
  ],
  'sets of suits': GROUP_NAMES.flatMap((group): readonly Fields[] => [
    ...conditions(
      say.some(group, say.cards(5)),
      say.some(group, say.cards(0, 0)),
      say.every(group, say.cards(3, 4)),
      say.every(group, say.STOPPED),
      say.no(say.some([group, 'majors'], say.cards(4))),
      say.some([group, '=DC'], say.has('aces', 1)),
    ),
    { forEach: { among: group } },
    { forEach: { among: [group] } },
    ...SUIT_ORDERS.map((order) => ({ forEach: { among: [group, '=HSD'] as const, order } })),
  ]),
  'suits spelled out': [{ forEach: { among: '=HSD' } }, { forEach: { among: '=C', order: 'up' } }],
  'measures of a hand': keysOf<HandMeasureId>(HAND_MEASURES).flatMap((id) =>
    conditions(
      say.measure(id, 1),
      say.measure(id, -2, 3),
      say.measure(id, undefined, 3),
      say.measure(id),
      say.measure(id, 1, 1),
      say.measure(id, 2, 2),
      say.measure(id, 0, 0),
      say.no(say.measure(id, 0, 0)),
      say.total({ [id]: 2, hcp: -1 }, 3),
      ...NUMBER_NAMES.flatMap((slot) => [
        say.measure(id, numberSlot(slot, -1, 25)),
        say.measure(id, 5, numberSlot(slot, 1, 2)),
        say.measure(id, numberSlot(slot, 1, -2), numberSlot(slot, 1, 4)),
        say.measure(id, numberSlot(slot, 1, 0)),
        say.measure(id, undefined, numberSlot(slot, -1, -3)),
      ]),
    ),
  ),
  'measures of a suit': keysOf<SuitMeasureId>(SUIT_MEASURES).flatMap((id) =>
    conditions(
      say.inSuit('x', id, 1),
      say.inSuit('H', id, 1, 1),
      say.inSuit('partner', id, undefined, 2),
      say.inSuit('x', id, numberSlot('partnerLength', -1, 8)),
      say.inSuit('x', id, numberSlot('myMin', 1, 2)),
      say.some('all', say.has(id, 1)),
      say.every('unbid', say.has(id, 0, 0)),
      say.some('all', say.suitAll(say.has(id, 1), say.cards(2))),
    ),
  ),
  'points that lean on what was shown': conditions(
    say.combined(25),
    say.combined(22, 24),
    say.combined(undefined, 24),
    say.combinedFit(25),
    say.possible(25),
    say.extra(3),
    say.extra(0),
    say.fitPoints(10, 12),
    say.lengthPoints(10),
    say.ruleOf(20),
    say.ruleOf(20, 25),
    say.total({ hcp: 1, longest: 1 }, say.lessPartner(30)),
  ),
  'aces and kings': conditions(
    say.aces(2),
    say.kings(1, 2),
    say.acesTogether(3),
    say.acesTogether(3, 3),
    say.kingsTogether(2, 4),
    say.measure('aces', say.lessPartner(3)),
  ),
  shapes: conditions(
    say.balanced,
    say.semiBalanced,
    say.balancedNoMajor,
    say.shortness,
    say.twoSuiter,
    say.unbidStopped,
    ...[
      shapesWhere((shape) => ['4441', '5440'].includes(pattern(shape))),
      shapesWhere((shape) => pattern(shape) === 'a210'),
      shapesWhere((shape) => shape[3] >= 5 && shape[2] <= 1),
      shapesWhere(() => true),
      shapesWhere(() => false),
    ].map((set): HandTemplate => ({ kind: 'shape', words: 'some shapes', shapes: set })),
  ),
  'conditions of conditions': conditions(
    say.anyHand,
    { kind: 'any', of: [] },
    say.no(say.anyHand),
    say.no(say.either(say.points(5), say.hand(say.points(3), say.no(say.balanced)))),
    say.hand(
      say.either(say.points(5), say.hand(say.points(3), say.either(say.support(3), say.balanced))),
      say.points(0, 9),
    ),
    say.suit('S', { kind: 'elsewhere', is: { kind: 'suit-range', measure: 'aces', min: 1 } }),
    say.suit('S', { kind: 'hand', is: { kind: 'range', measure: 'hcp', max: 12 } }),
    say.suit('S', { kind: 'not', of: { kind: 'all', of: [] } }),
    say.suit('S', {
      kind: 'suit-sum',
      min: -1,
      terms: [
        { of: 'hand', measure: 'hcp', times: -1 },
        { of: 'suit', measure: 'length', times: 2 },
      ],
    }),
  ),
  'names of conditions': [
    ...conditions(
      say.called(
        'a good hand',
        say.hand(say.points(14), say.called('good spades, or so', say.length('S', 5))),
      ),
      say.called('a good hand', say.points(15)),
      say.called('a good hand', say.points(14)),
      say.called('no suit worth a bid', say.points(0, 5)),
      { kind: 'named', name: 'strong', term: 'strong-hand', is: say.points(20) },
    ),
  ],
  'parts in the auction': situations(
    ...ROLES.flatMap((role): readonly Pattern[] => [
      { role },
      { role, opening: '1major' },
      { role, opening: '1N|2suit' },
    ]),
    { role: ['opener', 'responder'] },
    { role: ['opener', 'responder'], opening: '1C' },
    { opening: '1C' },
  ),
  auctions: situations(
    ...[
      '1C P 1D P',
      '1S',
      '* bid P 3major P',
      '1C X XX P ? P',
      '1N 2C|2D X P',
      '1C P P 1S',
      '1suit 1nt P',
    ].map((after) => ({ after })),
  ),
  'calls of players': situations(
    ...(['opening', 'partner', 'rho', 'lho', 'mine', 'last'] as const).flatMap((fact) =>
      [
        '1C',
        'suit',
        'bid',
        '12bid',
        '23major',
        'minor',
        '135minor',
        'nt',
        '23nt',
        '1H|1S|2N',
        '7suit',
      ].map((calls) => ({ [fact]: calls })),
    ),
    ...(['partner', 'rho', 'lho', 'mine'] as const).flatMap((fact) =>
      ['pass', 'double', 'redouble', 'none', 'none|pass', '1C|double'].map((calls) => ({
        [fact]: calls,
      })),
    ),
  ),
  'yes and no': situations(
    ...(
      [
        ...(['artificial', 'contested', 'forced', 'gameForce', 'signedOff', 'inTrumps'] as const),
        ...(['passedHand', 'partnerPassed', 'vulnerable', 'theyVulnerable', 'balancing'] as const),
        ...(['ours', 'belowGame', 'cut', 'theyAgreed', 'partnerReversed'] as const),
      ] as const
    ).flatMap((fact) => [{ [fact]: true }, { [fact]: false }]),
    ...(['none', 'any', 'major', 'minor'] as const).map((agreed) => ({ agreed })),
    ...(['major', 'minor'] as const).flatMap((kind) => [{ mySuit: kind }, { partnerSuit: kind }]),
    ...MESSAGES.flatMap((message) => [{ asked: message }, { answered: message }]),
  ),
  counts: situations(
    ...[0, 1, 2, 5, [1, 9] as const, [1, 3] as const, [0, 9] as const].map((turn) => ({ turn })),
    ...[1, 2, 3, 4, [1, 2] as const, [2, 4] as const].map((position) => ({ position })),
    ...(
      [
        ...([
          'level',
          'doubled',
          'partnerMin',
          'partnerMax',
          'myMin',
          'myMax',
          'theirMin',
        ] as const),
        ...(['partnerSuits', 'mySuits', 'theirSuits', 'partnerJump'] as const),
      ] as const
    ).flatMap((fact) =>
      [0, 1, 2, [0, 1], [1, 2], [2, 7], [1, 99], [0, 0]].map((limits) => ({ [fact]: limits })),
    ),
  ),
  'kinds of call': [
    ...situations(
      ...CALL_KINDS.flatMap((kind): readonly Pattern[] => [
        { partnerIs: kind },
        { told: [kind, 'raise'] },
      ]),
      ...(['mineIs', 'rhoIs', 'lhoIs', 'theyTold'] as const).map((fact) => ({
        [fact]: ['raise', 'stayman'],
      })),
    ),
    ...CALL_KINDS.map((is) => ({ is })),
  ],
  'situations of situations': situations(
    { any: [{ asked: 'aces' }, { asked: 'majors' }] },
    { not: { any: [{ answered: 'aces' }, { answered: 'kings' }] }, contested: false },
    { any: [{ asked: 'aces' }, { answered: 'aces' }] },
    { any: [{ asked: 'aces' }, { asked: 'kings', turn: 1 }] },
    { any: [{ ours: true, turn: 1 }, { any: [{ cut: true }, { cut: false }] }] },
    { not: { ours: true } },
    { not: { ours: true, turn: 1 } },
    { not: { not: { turn: 1 } } },
    { not: { position: 4 } },
    { all: [{ turn: 1 }, { told: 'raise' }, { told: 'stayman' }] },
    {
      role: 'opener',
      all: [{ turn: 1, all: [{ partner: 'bid' }, { partner: '1suit' }] }, { ours: true }],
    },
  ),
  notes: [
    ...FORCINGS.map((forcing) => ({ forcing })),
    ...MESSAGES.map((message) => ({ message })),
    { tells: { aces: [0, 3] } },
    { tells: { kings: [1], aces: [1] } },
    { artificial: true, only: true, ours: true },
    { before: 'Of two suits the higher: {mine}.', forcing: 'game' },
    { package: 'one', unless: 'other', source: { work: 'A book', place: 'A page' } },
    { source: { work: 'Another book', place: 'A page' }, ours: true },
  ],
}

describe('every word goes to text and comes back', () => {
  it.each(Object.entries(CASES))('%s', (_, fields) => {
    expect(lost(fields)).toEqual([])
  })
})

it('one ask of several is said in one', () => {
  const [rule] = made([{ when: { not: { any: [{ asked: 'aces' }, { asked: 'kings' }] } } }])
  const text = printSystem(documentOf(biddingSystem('words', 'Words', PACKAGES, [rule!])))
  expect(text).toContain('not (partner asks for aces or kings)')
})
