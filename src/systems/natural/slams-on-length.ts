/** Slams on a long suit: its tricks stand for points, so 31 together are enough. */
import { cards, combined, hand, has, some, suitAll, support } from '#bidding/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/system.ts'

/** Stand before the slams on points alone, which ask for 33. */
export const slamsOnLength: readonly RuleDraft[] = given(
  {
    contested: false,
    role: ['opener', 'responder'],
    turn: [1, 9],
    level: [1, 3],
    ours: true,
    agreed: 'none',
    not: {
      any: [
        { asked: 'majors' },
        { answered: 'majors' },
        { told: ['blackwood', 'gerber', 'quantitative'] },
        { opening: '123nt' },
      ],
    },
  },
  rule({
    name: 'slam/minor on length',
    when: { partner: '3minor', partnerSuits: 1, partnerJump: 1 },
    call: '6partner',
    shows: hand(support(3), combined(31)),
    agrees: 'partner',
    forcing: 'sign-off',
    says: 'Nine trumps together with partner’s jump, and 31 points: a small slam.',
  }),
  rule({
    name: 'slam/6N on length',
    when: { last: '123nt' },
    call: '6N',
    shows: hand(combined(31), some('all', suitAll(cards(6), has('tops', 2)))),
    forcing: 'sign-off',
    says: 'At least 31 points together and a good suit of six: twelve tricks.',
  }),
)
