/** BRIBIP's if-added methods and pseudo-variables (Stanier 1975, Program Details), as data. */
import type { FactSystem } from '#bidding/factbase/run.ts'
import type { Trigger } from '#bidding/factbase/trigger.ts'
import { ACE } from '#core/rank.ts'
import { t } from '#core/text.ts'
import type { Source } from '#rules/rule.ts'
import { featureFacts } from './features.ts'

const DETAILS: Source = {
  work: 'Stanier, BRIBIP: A Bridge Bidding Program (1975)',
  place: 'Program Details',
}

/** The pseudo-variables by name. Trumps hold the suit's number, clubs 0. */
export const SAFELEVEL = 'safelevel'
export const WEVE_OPENED = 'Weveopened'
export const TRUMPS = 'trumps'

/**
 * The level that both hands' points make safe: mine with short suits counted, and the least that
 * partner has shown. 25 points are game in a major. The other rows are ours.
 */
const LEVELS = [
  { least: 37, value: 7 },
  { least: 33, value: 6 },
  { least: 29, value: 5 },
  { least: 25, value: 4 },
  { least: 23, value: 3 },
  { least: 20, value: 2 },
  { least: 18, value: 1 },
] as const

const level = {
  kind: 'write',
  variable: SAFELEVEL,
  value: {
    kind: 'table',
    sumOf: [
      { about: 'me', measure: 'total' },
      { about: 'partner', measure: 'total' },
    ],
    rows: LEVELS,
  },
} as const

export const TRIGGERS: readonly Trigger[] = [
  {
    id: 'control-is-void',
    label: t`First-round control without the ace is a void`,
    when: [
      { about: '?a', says: { kind: 'control', suit: '?suit', held: true } },
      { about: '?b', says: { kind: 'card', rank: ACE, suit: '?suit', held: true } },
    ],
    where: [{ kind: 'differ', seats: ['?a', '?b'] }],
    does: { kind: 'void', about: '?a' },
    source: DETAILS,
  },
  {
    id: 'weve-opened',
    label: t`Our side has opened`,
    when: [{ about: '?a', says: { kind: 'opened' } }],
    where: [{ kind: 'our-side', seat: '?a' }],
    does: { kind: 'write', variable: WEVE_OPENED, value: { kind: 'number', value: 1 } },
    source: DETAILS,
  },
  {
    id: 'safelevel-points',
    label: t`Partner’s points set the safe level`,
    when: [{ about: 'partner', says: { kind: 'points' } }],
    where: [],
    does: level,
    source: DETAILS,
  },
  {
    id: 'safelevel-total',
    label: t`Partner’s points, short suits counted, set the safe level`,
    when: [{ about: 'partner', says: { kind: 'total' } }],
    where: [],
    does: level,
    ours: true,
  },
  {
    id: 'trumps-agreed',
    label: t`A suit that both have bid is trumps`,
    when: [
      { about: '?a', says: { kind: 'bid-suit', suit: '?suit' } },
      { about: '?b', says: { kind: 'bid-suit', suit: '?suit' } },
    ],
    where: [
      { kind: 'partners', seats: ['?a', '?b'] },
      { kind: 'our-side', seat: '?a' },
    ],
    does: { kind: 'write', variable: TRUMPS, value: { kind: 'suit' } },
    source: DETAILS,
  },
]

export const ESSEX_FACTS: FactSystem = {
  id: 'essex-acol',
  triggers: TRIGGERS,
  variables: [
    { name: SAFELEVEL, slots: ['partnerMin', 'partnerMax'] },
    { name: TRUMPS, slots: ['agreed'] },
    { name: WEVE_OPENED, slots: ['opener', 'responder'] },
  ],
  features: featureFacts,
}
