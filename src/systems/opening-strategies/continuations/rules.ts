/**
 * The rules of the turns after the opening: ours, in the manner of East's thirteen. They strike out
 * calls by the facts of the turn's table.
 */
import type { EliminationRule, Match } from '#rules/elimination.ts'

const fact = (field: string) => ({ of: 'fact', field }) as const
const bid = (field: string) => ({ of: 'bid', field }) as const
const sameCall: Match = { left: bid('call'), is: '=', right: fact('call') }
const outranks: Match = { left: fact('rank'), is: '>', right: bid('rank') }
const must: Match = { left: fact('must'), is: '=', right: { of: 'value', value: 1 } }

/** Numbered from 1; that exactly one call is made goes without a number here. */
export const CONTINUATION_RULES: readonly EliminationRule[] = [
  {
    id: 1,
    name: 'Not in the table',
    says: 'A call falls if no fact of the table is about it.',
    strikes: ['call'],
    given: 'table',
    when: [],
    unless: { given: 'say', where: [sameCall] },
  },
  {
    id: 2,
    name: 'Too weak',
    says: 'A call falls below the minimum of its fact.',
    strikes: ['call'],
    given: 'say',
    where: [sameCall],
    when: [{ hand: 'total', is: '<', field: 'min' }],
  },
  {
    id: 3,
    name: 'Too strong',
    says: 'A call falls above the maximum of its fact.',
    strikes: ['call'],
    given: 'say',
    where: [sameCall],
    when: [{ hand: 'total', is: '>', field: 'max' }],
  },
  {
    id: 4,
    name: 'Too short',
    says: 'A bid falls if its suit is shorter than its fact asks.',
    strikes: ['call'],
    given: 'say',
    where: [sameCall],
    looksAt: fact('looks'),
    when: [{ hand: 'length', is: '<', field: 'length' }],
  },
  {
    id: 5,
    name: 'Short suit',
    says: 'A call falls if a suit is shorter than the fact asks of every suit.',
    strikes: ['call'],
    given: 'each',
    where: [sameCall],
    looksAt: fact('suit'),
    when: [{ hand: 'length', is: '<', field: 'length' }],
  },
  {
    id: 6,
    name: 'Long suit',
    says: 'A call falls if a suit is longer than the call allows.',
    strikes: ['call'],
    given: 'most',
    where: [sameCall],
    looksAt: fact('suit'),
    when: [{ hand: 'length', is: '>', field: 'length' }],
  },
  {
    id: 7,
    name: 'A better call',
    says: 'A call falls if the hand has the points and the length for one of a higher rank.',
    strikes: ['call'],
    given: 'say',
    where: [outranks],
    looksAt: fact('looks'),
    when: [
      { hand: 'total', is: '≥', field: 'min' },
      { hand: 'total', is: '≤', field: 'max' },
      { hand: 'length', is: '≥', field: 'length' },
    ],
  },
  {
    id: 8,
    name: 'Something to say',
    says: 'Pass falls if the hand has the points and the length for a call that must be made.',
    strikes: ['pass'],
    given: 'say',
    where: [must],
    looksAt: fact('looks'),
    when: [
      { hand: 'total', is: '≥', field: 'min' },
      { hand: 'total', is: '≤', field: 'max' },
      { hand: 'length', is: '≥', field: 'length' },
    ],
  },
  {
    id: 9,
    name: 'Too strong to pass',
    says: 'Pass falls above the most points with which the table passes.',
    strikes: ['pass'],
    given: 'rest',
    when: [{ hand: 'total', is: '>', field: 'max' }],
  },
  {
    id: 10,
    name: 'Forcing',
    says: 'Pass falls after a call that is forcing.',
    strikes: ['pass'],
    given: 'forcing',
    when: [],
  },
]
