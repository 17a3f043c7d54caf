/** Over their one notrump: Cappelletti or DONT as the partnership chooses, and partner's answers. */
import {
  anyHand,
  balanced,
  cheapest,
  either,
  hand,
  has,
  honours,
  length,
  longer,
  longest,
  no,
  points,
  some,
  step,
  suitAll,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import type { Style } from './style.ts'

const FIVE_MINOR = some('minors', has('length', 5))
const FIVE_OTHER = some('others', has('length', 4))

const penalties = rule({
  name: 'over-1N/double',
  call: 'X',
  shows: either(hand(points(15), balanced), points(17)),
  is: 'penalty-double',
  only: true,
  says: 'As strong as the notrump opener: a double for penalties.',
})
const preempt = rule({
  name: 'over-1N/three',
  call: '3x',
  shows: hand(length('x', 7), honours('x', 2), points(5)),
  forEach: { among: 'all' },
  is: 'preempt',
  says: 'Seven good {x}: takes their room.',
})
const cappelletti = given(
  {},
  rule({
    name: 'cappelletti/2D',
    call: '2D',
    shows: hand(points(8), length('S', 5), length('H', 4)),
    artificial: true,
    suits: ['H', 'S'],
    is: 'cappelletti',
    says: 'Both majors.',
  }),
  rule({
    name: 'cappelletti/2D hearts',
    call: '2D',
    shows: hand(points(8), length('H', 5), length('S', 4)),
    artificial: true,
    suits: ['H', 'S'],
    is: 'cappelletti',
    says: 'Both majors.',
  }),
  rule({
    name: 'cappelletti/major and minor',
    call: '2x',
    shows: hand(points(8), length('x', 5), FIVE_MINOR),
    forEach: { among: 'majors' },
    oneOf: ['C', 'D'],
    is: 'cappelletti',
    says: 'Five {x} and a five-card minor.',
  }),
  rule({
    name: 'cappelletti/minors',
    call: '2N',
    shows: hand(points(8), length('C', 5), length('D', 5)),
    artificial: true,
    suits: ['C', 'D'],
    is: 'unusual-notrump',
    says: 'Both minors.',
  }),
  rule({
    name: 'cappelletti/one suit',
    call: '2C',
    shows: hand(points(9), some('all', suitAll(has('length', 6), has('honours', 2)))),
    artificial: true,
    oneOf: ['C', 'D', 'H', 'S'],
    message: 'puppet',
    is: 'cappelletti',
    says: 'A long suit of its own: partner bids two diamonds to hear which.',
  }),
)
const dont = given(
  {},
  rule({
    name: 'dont/spades',
    call: '2S',
    shows: hand(points(6), length('S', 6), honours('S', 2)),
    is: 'dont',
    says: 'A long spade suit.',
  }),
  rule({
    name: 'dont/majors',
    call: '2H',
    shows: hand(points(8), length('H', 4), length('S', 4), some('majors', has('length', 5))),
    suits: ['H', 'S'],
    is: 'dont',
    says: 'Both majors.',
  }),
  rule({
    name: 'dont/diamonds and a major',
    call: '2D',
    shows: hand(points(8), length('D', 5), some('majors', has('length', 4))),
    oneOf: ['H', 'S'],
    is: 'dont',
    says: 'Diamonds and a major.',
  }),
  rule({
    name: 'dont/clubs and another',
    call: '2C',
    shows: hand(points(8), length('C', 5), some('=DHS', has('length', 4))),
    oneOf: ['D', 'H', 'S'],
    is: 'dont',
    says: 'Clubs and a higher suit.',
  }),
  rule({
    name: 'dont/one suit',
    call: 'X',
    shows: hand(points(9), some('=CDH', suitAll(has('length', 6), has('honours', 2)))),
    artificial: true,
    message: 'puppet',
    is: 'dont',
    only: true,
    says: 'A long suit below spades: partner bids two clubs to hear which.',
  }),
)
const natural = rule({
  name: 'over-1N/two',
  call: '2x',
  shows: hand(
    points(9, 15),
    length('x', 5),
    longest('x'),
    honours('x', 2),
    either(length('x', 6), FIVE_OTHER),
  ),
  forEach: { among: 'all' },
  is: 'overcall',
  says: 'Good {x}: a natural overcall.',
})
const pass = rule({
  name: 'over-1N/pass',
  call: 'P',
  shows: anyHand,
  says: 'Not the shape or strength to disturb one notrump.',
})

const toCappelletti = given(
  { role: 'advancer', turn: 0, partnerIs: 'cappelletti', cut: false },
  ...given(
    { partner: '2C' },
    rule({
      name: 'to-cappelletti/own',
      call: '2x',
      shows: hand(length('x', 6), honours('x', 3)),
      forEach: { among: 'majors' },
      says: 'A better suit of my own.',
    }),
    rule({
      name: 'to-cappelletti/relay',
      call: '2D',
      shows: anyHand,
      artificial: true,
      forcing: 'one-round',
      message: 'suit',
      says: 'Asks which suit partner has.',
    }),
  ),
  ...given(
    { partner: '2D' },
    rule({
      name: 'to-cappelletti/diamonds',
      call: 'P',
      shows: hand(length('D', 6), no(some('majors', has('length', 3)))),
      says: 'Long diamonds and no fit for a major: plays there.',
    }),
    rule({
      name: 'to-cappelletti/game',
      call: '4x',
      shows: hand(length('x', 4), points(12), longest('x', 'majors')),
      forEach: { among: 'majors' },
      forcing: 'sign-off',
      says: 'A fit and the points for game.',
    }),
    rule({
      name: 'to-cappelletti/invite',
      call: '3x',
      shows: hand(length('x', 4), points(9), longest('x', 'majors')),
      forEach: { among: 'majors' },
      forcing: 'invitational',
      says: 'A four-card fit and good values: invites.',
    }),
    rule({
      name: 'to-cappelletti/spades',
      call: '2S',
      shows: hand(length('S', 1), longer('S', { suit: 'H' })),
      says: 'Longer spades than hearts.',
    }),
    rule({
      name: 'to-cappelletti/hearts',
      call: '2H',
      shows: anyHand,
      says: 'Hearts at least as long as spades.',
    }),
  ),
  ...given(
    { partner: '2major' },
    rule({
      name: 'to-cappelletti/major game',
      call: '4partner',
      shows: hand(length('partner', 4), points(12)),
      forcing: 'sign-off',
      says: 'A fit and the points for game.',
    }),
    rule({
      name: 'to-cappelletti/minor ask',
      call: '2N',
      shows: hand(points(9), either(length('partner', 0, 2), points(10))),
      artificial: true,
      forcing: 'one-round',
      message: 'suit',
      says: 'Asks for the minor; may raise the major afterwards.',
    }),
    rule({
      name: 'to-cappelletti/major raise',
      call: '3partner',
      shows: hand(length('partner', 4), points(7)),
      forcing: 'invitational',
      says: 'A nine-card fit: competes.',
    }),
    rule({
      name: 'to-cappelletti/run',
      when: { partner: '2H' },
      call: '2S',
      shows: hand(length('S', 6), length('H', 0, 2)),
      says: 'Long spades and no fit for hearts.',
    }),
    rule({
      name: 'to-cappelletti/major pass',
      call: 'P',
      shows: anyHand,
      says: 'The major will do.',
    }),
  ),
)
const cappellettiAgain = [
  ...given(
    { mineIs: 'cappelletti', asked: 'suit', cut: false },
    rule({
      name: 'cappelletti/diamonds',
      when: { partner: '2D' },
      call: 'P',
      shows: length('D', 6),
      says: 'The long suit is diamonds.',
    }),
    rule({
      name: 'cappelletti/major',
      when: { partner: '2D' },
      call: '2x',
      shows: length('x', 6),
      forEach: { among: 'majors' },
      is: 'rebid',
      says: 'The long suit is {x}.',
    }),
    rule({
      name: 'cappelletti/clubs',
      when: { partner: '2D' },
      call: '3C',
      shows: anyHand,
      is: 'rebid',
      says: 'The long suit is clubs.',
    }),
    rule({
      name: 'cappelletti/minor',
      when: { partner: '2nt' },
      call: '3x',
      shows: longer('x', 'minors'),
      forEach: { among: 'minors', order: 'up' },
      is: 'rebid',
      says: 'Shows the minor.',
    }),
  ),
  ...given(
    { told: 'cappelletti', role: 'advancer', mine: '2nt', partner: '3minor', cut: false },
    rule({
      name: 'to-cappelletti/invite later',
      call: '3partnerFirst',
      shows: hand(length('partnerFirst', 3), points(9)),
      forcing: 'invitational',
      is: 'limit-raise',
      says: 'A fit for the major and invitational values.',
    }),
    rule({
      name: 'to-cappelletti/minor home',
      call: 'P',
      shows: anyHand,
      says: 'The minor will do.',
    }),
  ),
]
const toPenalty = given(
  { role: 'advancer', turn: 0, partnerIs: 'penalty-double', opening: '1nt', cut: false },
  rule({
    name: 'to-penalty/run',
    call: '2x',
    shows: hand(points(0, 6), length('x', 5), longest('x')),
    forEach: { among: 'all' },
    says: 'A weak hand with a long suit: one notrump doubled may make.',
  }),
  rule({
    name: 'to-penalty/pass',
    call: 'P',
    shows: anyHand,
    says: 'They are in trouble: the double stands.',
  }),
)
const toPenaltyFree = given(
  { role: 'advancer', turn: 0, partnerIs: 'penalty-double', opening: '1nt', cut: true },
  rule({
    name: 'to-penalty/double',
    when: { last: '2suit' },
    call: 'X',
    shows: hand(points(5), length('rho', 4), honours('rho', 2)),
    is: 'penalty-double',
    only: true,
    says: 'They run, and I have their suit: doubles again.',
  }),
  rule({
    name: 'to-penalty/compete',
    when: { last: '2suit' },
    call: cheapest('x', 2, 2),
    shows: hand(points(5), length('x', 5)),
    forEach: { among: 'unbid', order: 'down' },
    is: 'advance',
    says: 'A five-card suit and some values.',
  }),
  rule({
    name: 'to-penalty/leave',
    call: 'P',
    shows: anyHand,
    says: 'They have run: partner decides.',
  }),
)
const toDont = given(
  { role: 'advancer', turn: 0, partnerIs: 'dont', cut: false },
  rule({
    name: 'to-dont/relay',
    when: { partner: 'double' },
    call: '2C',
    shows: anyHand,
    artificial: true,
    forcing: 'one-round',
    message: 'suit',
    says: 'Asks which suit partner has.',
  }),
  rule({
    name: 'to-dont/raise',
    when: { partner: '2suit' },
    call: '3partner',
    shows: hand(length('partner', 4), points(8)),
    says: 'A fit: competes.',
  }),
  rule({
    name: 'to-dont/pass',
    when: { partner: '2suit' },
    call: 'P',
    shows: hand(length('partner', 2)),
    says: 'The suit will do.',
  }),
  rule({
    name: 'to-dont/ask',
    when: { partner: '2C|2D' },
    call: step(1),
    shows: anyHand,
    artificial: true,
    says: 'No fit: the next suit asks for partner’s other one.',
  }),
)

export const overNotrump = ({ source }: Style): readonly RuleDraft[] =>
  marked(
    { source: source('Defence to one notrump') },
    ...given(
      { role: 'defender', turn: 0, opening: '1nt', last: '1nt' },
      preempt,
      ...marked({ package: 'dont' }, ...dont),
      ...marked({ package: 'cappelletti' }, penalties, ...cappelletti),
      ...marked({ package: 'natural-overcalls' }, natural),
      pass,
    ),
    ...marked({ package: 'cappelletti' }, ...toCappelletti, ...cappellettiAgain),
    ...marked({ package: 'dont' }, ...toDont),
    ...toPenalty,
    ...toPenaltyFree,
    ...given(
      { role: 'defender', turn: 0, opening: '1nt|2nt' },
      ...(['C', 'D', 'H', 'S'] as const).map((suit) =>
        rule({
          name: `over-nt/lead ${suit}`,
          when: { last: `2${suit}|3${suit}`, lho: '12nt' },
          call: 'X',
          shows: hand(length(suit, 5), honours(suit, 3)),
          is: 'lead-directing-double',
          only: true,
          says: 'Five good cards in the suit of their artificial bid: asks for that lead.',
        }),
      ),
      rule({
        name: 'over-nt/pass',
        call: 'P',
        shows: anyHand,
        says: 'They have shown strength: stay out of the way.',
      }),
    ),
  )
