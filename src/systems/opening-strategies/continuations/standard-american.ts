/**
 * What follows the opening in Standard American, natural and without conventions apart from the
 * strong 2♣ and its 2♦ answer: a responder, an opener who rebids, an overcaller, the partner of one,
 * and everybody later on, who add the points that partner has promised to their own. Ours throughout.
 */
import type { Continuations, ContinuationTable, TableFact, TurnCondition } from './table.ts'

const role = (...is: readonly string[]): TurnCondition => ({ of: 'role', is })
const partner = (...is: readonly string[]): TurnCondition => ({ of: 'partner', is })
const level = (min: number, max = min): TurnCondition => ({ of: 'partnerLevel', min, max })
const strong: TurnCondition = { of: 'partnerMin', min: 18 }
const weak: TurnCondition = { of: 'partnerMax', max: 11 }
const raised: TurnCondition = { of: 'raised', min: 1 }

/** Slams and games that any hand bids when the points of both are enough. */
const GAMES: readonly TableFact[] = [
  { say: 'fit', level: 7, together: true, min: 37, max: 60, rank: 9, must: true },
  { say: 'fit', level: 6, together: true, min: 33, max: 36, rank: 9, must: true },
  { say: 'notrump', level: 7, together: true, min: 37, max: 60, rank: 8, must: true },
  { say: 'notrump', level: 6, together: true, min: 33, max: 36, rank: 8, must: true },
  { say: 'fit', level: 4, suits: 'majors', together: true, min: 25, max: 32, rank: 7, must: true },
]

const RESPONDER: readonly ContinuationTable[] = [
  {
    id: 'respond/strong',
    name: 'Answer to a strong artificial opening',
    when: [role('responder'), strong, { of: 'artificial', min: 1 }, { of: 'contested', max: 0 }],
    forcing: true,
    facts: [
      { say: 'diamonds', jump: 0, min: 0, max: 7, rank: 0, artificial: true, must: true },
      { say: 'hearts', jump: 0, min: 8, max: 37, length: 5, rank: 3 },
      { say: 'spades', jump: 0, min: 8, max: 37, length: 5, rank: 3 },
      { say: 'clubs', jump: 0, min: 8, max: 37, length: 5, rank: 2 },
      { say: 'diamonds', jump: 1, min: 8, max: 37, length: 5, rank: 2 },
      { say: 'notrump', jump: 0, min: 8, max: 37, rank: 0 },
    ],
  },
  {
    id: 'respond/weak',
    name: 'Answer to a weak two or a preempt',
    when: [role('responder'), partner('major', 'minor'), level(2, 4), weak],
    facts: [
      { say: 'raise', level: 4, suits: 'majors', min: 15, max: 37, length: 2, rank: 3, must: true },
      { say: 'raise', jump: 0, level: 3, min: 6, max: 14, length: 3, rank: 2, must: true },
      { say: 'notrump', level: 3, min: 16, max: 37, rank: 1, must: true },
      { say: 'new', jump: 0, min: 16, max: 37, length: 6, rank: 2 },
      { say: 'raise', level: 5, suits: 'minors', min: 16, max: 37, length: 2, rank: 0 },
      { say: 'pass', min: 0, max: 15, rank: 0 },
    ],
  },
  {
    id: 'respond/notrump',
    name: 'Answer to a notrump opening',
    when: [role('responder'), partner('notrump')],
    facts: [
      { say: 'notrump', level: 7, together: true, min: 37, max: 60, rank: 9, must: true },
      { say: 'notrump', level: 6, together: true, min: 33, max: 36, rank: 8, must: true },
      {
        say: 'new',
        level: 4,
        suits: 'majors',
        together: true,
        min: 25,
        max: 32,
        length: 6,
        rank: 7,
        must: true,
      },
      {
        say: 'new',
        level: 3,
        suits: 'majors',
        together: true,
        min: 25,
        max: 32,
        length: 5,
        rank: 6,
        must: true,
      },
      { say: 'notrump', level: 4, together: true, min: 31, max: 32, rank: 5, must: true },
      { say: 'notrump', level: 3, together: true, min: 25, max: 30, rank: 4, must: true },
      { say: 'notrump', level: 2, together: true, min: 23, max: 24, rank: 3, must: true },
      {
        say: 'new',
        level: 2,
        suits: 'majors',
        together: true,
        min: 15,
        max: 22,
        length: 5,
        rank: 3,
        must: true,
      },
      {
        say: 'diamonds',
        level: 2,
        together: true,
        min: 15,
        max: 22,
        length: 6,
        rank: 2,
        must: true,
      },
      { say: 'pass', together: true, min: 0, max: 24, rank: 0 },
    ],
  },
  {
    id: 'respond/major',
    name: 'Answer to one of a major',
    when: [role('responder'), partner('major'), level(1)],
    facts: [
      { say: 'raise', jump: 0, min: 6, max: 9, length: 3, rank: 3, must: true },
      { say: 'raise', level: 3, min: 10, max: 12, length: 3, rank: 3, must: true },
      { say: 'raise', level: 4, min: 13, max: 17, length: 4, rank: 3, must: true },
      { say: 'new', level: 1, min: 6, max: 37, length: 4, rank: 2, must: true },
      { say: 'new', level: 2, jump: 0, min: 10, max: 37, length: 4, rank: 1, must: true },
      { say: 'new', level: 3, jump: 0, min: 11, max: 37, length: 5, rank: 1, must: true },
      { say: 'notrump', level: 3, min: 13, max: 17, rank: 0, must: true },
      { say: 'notrump', level: 2, min: 11, max: 12, rank: 0, must: true },
      { say: 'notrump', level: 1, min: 6, max: 10, rank: 0, must: true },
      { say: 'pass', min: 0, max: 11, rank: 0 },
    ],
  },
  {
    id: 'respond/minor',
    name: 'Answer to one of a minor',
    when: [role('responder'), partner('minor'), level(1)],
    facts: [
      { say: 'new', level: 1, min: 6, max: 37, length: 4, rank: 3, must: true },
      { say: 'new', level: 2, jump: 0, min: 10, max: 37, length: 5, rank: 2, must: true },
      { say: 'raise', level: 2, min: 6, max: 9, length: 4, rank: 1, must: true },
      { say: 'raise', level: 3, min: 10, max: 12, length: 4, rank: 1, must: true },
      { say: 'notrump', level: 3, min: 13, max: 37, rank: 0, must: true },
      { say: 'notrump', level: 2, min: 11, max: 12, rank: 0, must: true },
      { say: 'notrump', level: 1, min: 6, max: 10, rank: 0, must: true },
      { say: 'pass', min: 0, max: 12, rank: 0 },
    ],
  },
]

const OPENER: readonly ContinuationTable[] = [
  {
    id: 'rebid/strong',
    name: 'Second bid of a strong artificial opening',
    when: [role('opener-rebid'), { of: 'partnerMax', max: 7 }, { of: 'artificial', min: 1 }],
    forcing: true,
    facts: [
      { say: 'hearts', jump: 0, min: 22, max: 37, length: 5, rank: 3 },
      { say: 'spades', jump: 0, min: 22, max: 37, length: 5, rank: 3 },
      { say: 'notrump', level: 2, min: 22, max: 24, each: 2, rank: 0 },
      { say: 'notrump', level: 3, min: 25, max: 37, each: 2, rank: 0 },
      { say: 'clubs', jump: 0, min: 22, max: 37, length: 4, rank: 0 },
      { say: 'diamonds', jump: 0, min: 22, max: 37, length: 4, rank: 0 },
    ],
  },
  {
    id: 'rebid/weak-raised',
    name: 'Second turn of a weak opener whose suit was raised',
    when: [role('opener-rebid'), raised, { of: 'myMax', max: 11 }],
    facts: [],
  },
  {
    id: 'rebid/weak-notrump',
    name: 'Second turn of a weak opener after notrump',
    when: [role('opener-rebid'), partner('notrump'), { of: 'myMax', max: 11 }],
    facts: [],
  },
  {
    id: 'rebid/weak',
    name: 'Second turn of a weak opener after a new suit',
    when: [role('opener-rebid'), partner('major', 'minor'), { of: 'myMax', max: 11 }],
    forcing: true,
    facts: [
      { say: 'raise', jump: 0, min: 0, max: 11, length: 3, rank: 1 },
      { say: 'own', jump: 0, min: 0, max: 11, rank: 0 },
    ],
  },
  {
    id: 'rebid/raised',
    name: 'Second bid of an opener whose suit was raised',
    when: [role('opener-rebid'), raised],
    facts: [
      ...GAMES,
      { say: 'own', level: 3, together: true, min: 23, max: 24, length: 5, rank: 3, must: true },
      { say: 'notrump', level: 3, together: true, min: 25, max: 32, rank: 2, must: true },
      { say: 'pass', together: true, min: 0, max: 24, rank: 0 },
    ],
  },
  {
    id: 'rebid/after-notrump',
    name: 'Second bid of a notrump opener after a suit',
    when: [role('opener-rebid'), { of: 'mine', is: ['notrump'] }, partner('major', 'minor')],
    facts: [
      ...GAMES,
      { say: 'notrump', level: 3, together: true, min: 25, max: 32, rank: 2, must: true },
      { say: 'pass', together: true, min: 0, max: 24, rank: 0 },
    ],
  },
  {
    id: 'rebid/new-suit',
    name: 'Second bid of an opener after a new suit',
    when: [role('opener-rebid'), partner('major', 'minor'), level(1, 3)],
    forcing: true,
    facts: [
      ...GAMES,
      { say: 'raise', level: 4, suits: 'majors', min: 19, max: 37, length: 4, rank: 6 },
      { say: 'raise', level: 3, jump: 1, min: 16, max: 18, length: 4, rank: 6 },
      { say: 'raise', jump: 0, min: 11, max: 15, length: 4, rank: 6 },
      { say: 'own', jump: 1, min: 16, max: 21, length: 6, rank: 5 },
      { say: 'notrump', level: 3, min: 19, max: 37, each: 2, rank: 0 },
      { say: 'notrump', level: 2, jump: 1, min: 18, max: 19, each: 2, rank: 0 },
      { say: 'new', level: 1, min: 11, max: 18, length: 4, rank: 3 },
      { say: 'new', level: 3, jump: 1, min: 19, max: 37, length: 4, rank: 3 },
      { say: 'new', jump: 0, min: 11, max: 18, length: 4, rank: 1 },
      { say: 'notrump', jump: 0, min: 11, max: 17, each: 2, rank: 0 },
      { say: 'own', jump: 0, min: 11, max: 37, length: 3, rank: 0 },
      { say: 'notrump', jump: 0, min: 11, max: 37, rank: 0 },
    ],
  },
  {
    id: 'rebid/notrump',
    name: 'Second bid of an opener after notrump',
    when: [role('opener-rebid'), partner('notrump')],
    facts: [
      ...GAMES,
      { say: 'notrump', level: 3, together: true, min: 25, max: 32, rank: 4, must: true },
      { say: 'notrump', level: 2, together: true, min: 23, max: 24, each: 2, rank: 0 },
      { say: 'own', jump: 0, min: 11, max: 15, length: 6, rank: 2, must: true },
      { say: 'own', level: 3, min: 16, max: 18, length: 6, rank: 5, must: true },
      { say: 'new', jump: 0, level: 2, min: 11, max: 18, length: 4, rank: 1 },
      { say: 'pass', together: true, min: 0, max: 24, rank: 0 },
    ],
  },
]

const DEFENDERS: readonly ContinuationTable[] = [
  {
    id: 'overcall/low',
    name: 'Over an opening of the other side',
    when: [role('overcaller')],
    facts: [
      { say: 'notrump', level: 1, min: 15, max: 18, each: 2, rank: 0 },
      { say: 'double', min: 12, max: 37, each: 3, theirs: 2, rank: 0 },
      { say: 'new', level: 1, min: 8, max: 16, length: 5, rank: 2, must: true },
      { say: 'new', level: 2, jump: 0, min: 11, max: 16, length: 5, rank: 2, must: true },
      { say: 'new', level: 2, jump: 1, min: 5, max: 10, length: 6, rank: 1 },
      { say: 'new', level: 3, jump: 0, min: 13, max: 18, length: 6, rank: 1, must: true },
      { say: 'new', level: 3, jump: 1, min: 5, max: 10, length: 7, rank: 1 },
    ],
  },
  {
    id: 'advance/double',
    name: 'Answer to a takeout double',
    when: [role('advancer'), partner('double'), { of: 'contested', min: 1 }],
    facts: [
      { say: 'new', level: 4, suits: 'majors', min: 12, max: 37, length: 4, rank: 5, must: true },
      { say: 'notrump', level: 3, min: 13, max: 37, rank: 4, must: true },
      { say: 'notrump', level: 2, min: 10, max: 12, rank: 1 },
      { say: 'notrump', level: 1, min: 6, max: 9, rank: 1 },
      { say: 'new', jump: 0, min: 0, max: 11, length: 3, rank: 2, must: true },
      { say: 'pass', min: 0, max: 12, rank: 0 },
    ],
  },
  {
    id: 'advance/suit',
    name: 'Answer to an overcall',
    when: [role('advancer'), partner('major', 'minor', 'notrump')],
    facts: [
      ...GAMES,
      { say: 'raise', level: 3, min: 11, max: 14, length: 3, rank: 3, must: true },
      { say: 'raise', jump: 0, level: 2, min: 6, max: 10, length: 3, rank: 3, must: true },
      { say: 'notrump', level: 3, together: true, min: 25, max: 32, each: 1, rank: 0 },
      { say: 'notrump', level: 2, together: true, min: 22, max: 24, each: 2, rank: 0 },
      { say: 'new', jump: 0, level: 1, min: 8, max: 15, length: 5, rank: 1 },
      { say: 'new', jump: 0, level: 2, min: 10, max: 15, length: 5, rank: 1 },
    ],
  },
]

const LATER: readonly ContinuationTable[] = [
  {
    id: 'rest/game',
    name: 'Game has been bid',
    when: [{ of: 'game', min: 1 }],
    facts: [
      { say: 'fit', level: 7, together: true, min: 37, max: 60, rank: 9, must: true },
      { say: 'fit', level: 6, together: true, min: 33, max: 36, rank: 9, must: true },
      { say: 'notrump', level: 7, together: true, min: 37, max: 60, rank: 8, must: true },
      { say: 'notrump', level: 6, together: true, min: 33, max: 36, rank: 8, must: true },
    ],
  },
  {
    id: 'later/strong',
    name: 'Later, opposite a strong opening',
    when: [role('responder-rebid'), { of: 'partnerMin', min: 22 }],
    forcing: true,
    facts: [
      ...GAMES,
      { say: 'raise', level: 3, suits: 'majors', min: 0, max: 4, length: 3, rank: 6 },
      { say: 'notrump', level: 3, min: 0, max: 10, rank: 2 },
      { say: 'notrump', jump: 0, min: 0, max: 37, rank: 0 },
      { say: 'fit', level: 5, suits: 'minors', min: 0, max: 10, rank: 3 },
    ],
  },
  {
    id: 'later/responder-contested',
    name: 'Second bid of a responder over a bid of the other side',
    when: [role('responder-rebid'), { of: 'contested', min: 1 }],
    facts: [
      ...GAMES,
      { say: 'fit', level: 3, suits: 'majors', together: true, min: 23, max: 24, rank: 5 },
      { say: 'notrump', level: 3, together: true, min: 25, max: 32, rank: 0 },
    ],
  },
  {
    id: 'later/responder',
    name: 'Second bid of a responder',
    when: [role('responder-rebid'), partner('major', 'minor', 'notrump')],
    facts: [
      ...GAMES,
      { say: 'notrump', level: 3, together: true, min: 25, max: 32, rank: 6, must: true },
      {
        say: 'fit',
        level: 3,
        suits: 'majors',
        together: true,
        min: 23,
        max: 24,
        rank: 5,
        must: true,
      },
      { say: 'fit', jump: 0, level: 2, together: true, min: 0, max: 22, rank: 3 },
      { say: 'own', jump: 0, level: 2, together: true, min: 0, max: 22, length: 6, rank: 2 },
      { say: 'notrump', level: 2, together: true, min: 23, max: 24, rank: 1, must: true },
      { say: 'pass', together: true, min: 0, max: 24, rank: 0 },
    ],
  },
  {
    id: 'later/any',
    name: 'Later on',
    when: [role('later', 'opener-rebid', 'responder-rebid', 'responder', 'advancer')],
    facts: [
      ...GAMES,
      { say: 'notrump', level: 3, together: true, min: 25, max: 32, each: 1, rank: 0 },
      { say: 'fit', level: 3, suits: 'majors', together: true, min: 23, max: 24, rank: 5 },
      { say: 'fit', jump: 0, level: 2, together: true, min: 18, max: 22, rank: 3 },
    ],
  },
]

export const STANDARD_CONTINUATIONS: Continuations = {
  name: 'Standard American, after the opening',
  tables: [LATER[0] as ContinuationTable, ...RESPONDER, ...OPENER, ...DEFENDERS, ...LATER.slice(1)],
  tieBreak: ['3N', '2N', '1N', 'longest-suit', 'not-pass', 'lowest'],
}
