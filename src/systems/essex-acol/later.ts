/** Responder's second turn, the opponents silent. All of it is ours. */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  balanced,
  cards,
  cheapest,
  fitPoints,
  game,
  hand,
  jump,
  length,
  longest,
  no,
  points,
  some,
  support,
} from '#bidding/shows.ts'

const ASKS: Partial<RuleDraft> = {
  ...{ artificial: true, message: 'aces', package: 'blackwood' },
  says: 'Trumps are agreed and a slam is in sight: asks for aces.',
}

/** Opener raised my suit: to two up to 15, to three 16 to 18, to game from 19, short suits counted. */
const raisedMine = given(
  { opening: '1suit', mine: '1major', agreed: 'major' },
  rule('answered/ask-4', { partner: '4major' }, '4N', fitPoints(13), ASKS),
  rule('answered/pass-4', { partner: '4major' }, 'P', fitPoints(0, 12)),
  rule('answered/ask-3', { partner: '3major' }, '4N', fitPoints(17), ASKS),
  rule('answered/accept', { partner: '3major' }, '4agreed', fitPoints(9, 16), {
    forcing: 'sign-off',
  }),
  rule('answered/decline', { partner: '3major' }, 'P', fitPoints(0, 8)),
  rule('answered/ask-2', { partner: '2major' }, '4N', fitPoints(20), ASKS),
  rule('answered/game', { partner: '2major' }, '4agreed', fitPoints(13, 19), {
    forcing: 'sign-off',
  }),
  rule('answered/try', { partner: '2major' }, '3agreed', fitPoints(11, 12), {
    forcing: 'invitational',
  }),
  rule('answered/pass-2', { partner: '2major' }, 'P', fitPoints(0, 10)),
)
/** I raised opener's major, and opener went on. */
const raisedTheirs = given(
  { opening: '1major', mine: '23major', agreed: 'major' },
  rule('raiser/ask', { mine: '2major', partner: '2nt|4major' }, '4N', fitPoints(16), ASKS),
  rule(
    'raiser/accept-3N',
    { mine: '2major', partner: '2nt' },
    '3N',
    hand(balanced, length('agreed', 3, 3), points(8), fitPoints(9, 15)),
    { says: 'Three trumps and no short suit: a choice of games.' },
  ),
  rule('raiser/accept', { mine: '2major', partner: '2nt' }, '4agreed', fitPoints(9, 15), {
    forcing: 'sign-off',
  }),
  rule('raiser/decline', { mine: '2major', partner: '2nt' }, '3agreed', fitPoints(0, 8), {
    forcing: 'sign-off',
  }),
  rule('raiser/ask-least', { mine: '2major', partner: '3major' }, '4N', fitPoints(20), ASKS),
  rule('raiser/strong', { mine: '2major', partner: '3major' }, '4agreed', fitPoints(12, 19), {
    forcing: 'sign-off',
  }),
  rule('raiser/end', { partner: '3major' }, 'P', fitPoints(0, 11)),
  rule('raiser/pass', { partner: '4major', last: '4major' }, 'P', fitPoints(0, 15)),
)
/** Opener rebid notrump over an answer at the one level: 15 to 17, or 18 and 19. */
const notrump = given(
  { opening: '1suit', mine: '1suit' },
  ...given(
    { partner: '1nt' },
    rule(
      'answered/nt-major-game',
      { mine: '1major' },
      game('mine'),
      hand(length('mine', 6), points(9)),
      {
        forcing: 'sign-off',
      },
    ),
    rule(
      'answered/nt-major-force',
      { mine: '1major' },
      jump('mine', 1, 3, 3),
      hand(length('mine', 5), points(10)),
      {
        forcing: 'game',
      },
    ),
    rule('answered/nt-3N', {}, '3N', points(10)),
    rule(
      'answered/nt-major',
      { mine: '1major' },
      cheapest('mine', 2, 2),
      hand(length('mine', 5), points(0, 7)),
    ),
    rule('answered/nt-2N', {}, '2N', points(8, 9), { forcing: 'invitational' }),
    rule(
      'answered/nt-back',
      { opening: '1minor' },
      cheapest('partnerFirst', 2, 2),
      hand(length('partnerFirst', 4), no(balanced)),
    ),
    rule('answered/nt-diamonds', { mine: '1D' }, '2D', length('D', 6)),
    rule('answered/nt-pass', {}, 'P', points(0, 7)),
  ),
  ...given(
    { partner: '2nt' },
    rule(
      'answered/2nt-major',
      { mine: '1major' },
      game('mine'),
      hand(length('mine', 6), points(5)),
      {
        forcing: 'sign-off',
      },
    ),
    rule('answered/2nt-force', { mine: '1major' }, '3mine', hand(length('mine', 5), points(6)), {
      forcing: 'game',
    }),
    rule('answered/2nt-6N', {}, '6N', hand(balanced, points(15))),
    rule('answered/2nt-3N', {}, '3N', points(6)),
  ),
)
/** Opener rebid the own suit: at two up to 15, at three from 16 with six. */
const rebid = given(
  { opening: '1suit', agreed: 'none', partnerSuits: 1 },
  ...given(
    { partner: '3suit' },
    rule(
      'answered/jump-major',
      { opening: '1major' },
      game('partner'),
      hand(length('partner', 2), fitPoints(8)),
      {
        agrees: 'partner',
      },
    ),
    rule('answered/jump-own', { mine: '1major' }, game('mine'), hand(length('mine', 6), points(8))),
    rule('answered/jump-3N', {}, '3N', points(8)),
    rule('answered/jump-game', { opening: '1major' }, game('partner'), fitPoints(8), {
      agrees: 'partner',
    }),
    rule('answered/jump-pass', { forced: false }, 'P', points(0, 7)),
  ),
  ...given(
    { partner: '2suit', mine: '1suit' },
    rule(
      'answered/suit-game',
      { opening: '1major' },
      game('partner'),
      hand(length('partner', 2), fitPoints(13)),
      {
        agrees: 'partner',
      },
    ),
    rule(
      'answered/own-game',
      { mine: '1major' },
      game('mine'),
      hand(length('mine', 6), points(12)),
      { forcing: 'sign-off' },
    ),
    rule('answered/suit-3N', {}, '3N', hand(points(13), no(some('unbid', cards(0, 1))))),
    rule(
      'answered/own-try',
      { mine: '1major' },
      jump('mine', 1, 3, 3),
      hand(length('mine', 6), points(10, 11)),
      {
        forcing: 'invitational',
      },
    ),
    rule('answered/suit-try', {}, '3partner', hand(length('partner', 3), fitPoints(11)), {
      ...{ agrees: 'partner', forcing: 'invitational' },
    }),
    rule('answered/suit-2N', {}, '2N', points(11, 12), { forcing: 'invitational' }),
    rule(
      'answered/suit-own',
      {},
      cheapest('mine', 2, 2),
      hand(length('mine', 6), length('partner', 0, 1)),
    ),
    rule('answered/suit-pass', { forced: false }, 'P', points(0, 11)),
  ),
)
/** Opener showed a second suit. */
const second = given(
  { opening: '1suit', agreed: 'none', partnerSuits: 2, mine: '1suit|1nt', forced: false },
  rule(
    'answered/second-game',
    { partner: '2major' },
    game('partner'),
    hand(support(4), fitPoints(13)),
    { agrees: 'partner' },
  ),
  rule(
    'answered/second-raise',
    {},
    '3partner',
    hand(support(4), points(0, 12), fitPoints(10, 14)),
    {
      ...{ agrees: 'partner', forcing: 'invitational' },
    },
  ),
  rule(
    'answered/second-own-game',
    { mine: '1major' },
    game('mine'),
    hand(length('mine', 6), points(12)),
    { forcing: 'sign-off' },
  ),
  rule('answered/second-3N', {}, '3N', points(13)),
  rule(
    'answered/second-own-try',
    { mine: '1major' },
    jump('mine', 1, 3, 3),
    hand(length('mine', 6), points(10, 11)),
    {
      forcing: 'invitational',
    },
  ),
  rule('answered/second-2N', {}, '2N', points(11, 12), { forcing: 'invitational' }),
  rule('answered/second-raise-one', { partner: '1suit' }, '2partner', support(4), {
    agrees: 'partner',
  }),
  rule('answered/second-own', { mine: '1suit' }, cheapest('mine', 2, 2), hand(length('mine', 6))),
  rule('answered/second-1N', {}, '1N', points(6, 10)),
  rule(
    'answered/second-back',
    {},
    cheapest('partnerFirst', 2, 2),
    hand(length('partnerFirst', 2), longest('partnerFirst', 'partners')),
  ),
  rule('answered/second-pass', {}, 'P', points(0, 10)),
)

/** I answered at the two level, on ten points or more; three of his major would have been a raise. */
const overTwo = given(
  { opening: '1suit', mine: '2suit', agreed: 'none' },
  rule('two/own-game', { mine: '2major' }, game('mine'), hand(length('mine', 6), points(14)), {
    forcing: 'sign-off',
  }),
  ...given(
    { partner: '2suit', partnerSuits: 2 },
    rule(
      'two/second-game',
      { partner: '2major' },
      game('partner'),
      hand(support(4), fitPoints(12)),
      {
        agrees: 'partner',
      },
    ),
    rule('two/second-raise', {}, '3partner', support(4), {
      ...{ agrees: 'partner', forcing: 'invitational' },
    }),
  ),
  ...given(
    { partner: '2suit' },
    rule(
      'two/back-game',
      { opening: '1major' },
      game('partnerFirst'),
      hand(length('partnerFirst', 3), points(13)),
      {
        agrees: 'partnerFirst',
      },
    ),
    rule('two/3N', {}, '3N', hand(points(13), no(some('unbid', cards(0, 1))))),
    rule('two/own', {}, cheapest('mine', 3, 3), hand(length('mine', 6), points(10, 13)), {
      forcing: 'invitational',
    }),
    rule('two/2N', {}, '2N', hand(points(11, 12), no(some('unbid', cards(0, 1)))), {
      forcing: 'invitational',
    }),
    rule(
      'two/back',
      { partnerSuits: 2 },
      cheapest('partnerFirst', 2, 2),
      length('partnerFirst', 2),
    ),
    rule('two/pass', { forced: false }, 'P', points(0, 12)),
  ),
)

export const LATER: readonly RuleDraft[] = marked(
  { ours: true },
  ...given({ role: 'responder', turn: 1, contested: false }, ...raisedTheirs),
  ...given(
    { role: 'responder', turn: 1, contested: false, artificial: false },
    ...raisedMine,
    ...notrump,
    ...rebid,
    ...second,
    ...overTwo,
  ),
)
