/** Partner of the doubler, and the topics of what follows a double or an overcall, in order. */
import type { Pattern } from '#bidding/patterns.ts'
import {
  anyHand,
  cards,
  cheapest,
  every,
  fitPoints,
  hand,
  honours,
  jump,
  length,
  longest,
  no,
  points,
  shortness,
  some,
  stopped,
  support,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import {
  doubler,
  doublerAgain,
  doublerCue,
  doublerNotrump,
  strongSuitRaised,
} from './doubler-again.ts'
import { overcallerAgain, toOvercall } from './overcall-answers.ts'
import type { Style } from './style.ts'

const UNBID_MAJORS = { among: ['unbid', 'majors'] } as const

/** Answers to a takeout double; in the balancing seat partner may be three points lighter. */
const toDouble = (
  tag: string,
  kind: Pattern['partnerIs'],
  lighter: number,
): readonly RuleDraft[] => {
  // No double above the two level is a reopening one.
  const high = (...rules: readonly RuleDraft[]) => (kind === 'reopening-double' ? [] : rules)
  return given(
    {
      role: 'advancer',
      turn: 0,
      ...(kind === undefined ? {} : { partnerIs: kind }),
      partner: 'double',
    },
    ...given(
      { cut: false },
      rule({
        name: `${tag}/convert`,
        when: { level: [1, 4], last: '1234suit' },
        call: 'P',
        shows: hand(length('theirs', 5), honours('theirs', 3), points(6)),
        says: 'Five good cards in their suit: passes, and the double becomes a penalty double.',
      }),
      ...high(
        rule({
          name: `${tag}/convert four`,
          when: { level: [4, 7] },
          call: 'P',
          shows: every('unbid', cards(0, 4)),
          says: 'No five-card suit to run to at this level: the double stands.',
        }),
      ),
      rule({
        name: `${tag}/game five`,
        when: { level: [1, 3] },
        call: '4x',
        shows: hand(length('x', 5), fitPoints(12 + lighter), points(9)),
        forEach: UNBID_MAJORS,
        forcing: 'sign-off',
        is: 'advance',
        says: 'Five cards in a major and game values opposite an opening hand.',
      }),
      rule({
        name: `${tag}/cue`,
        when: { level: [1, 2] },
        call: cheapest('theirs', 2, 3),
        shows: hand(points(12 + lighter), some(['unbid', 'majors'], cards(4))),
        artificial: true,
        forcing: 'one-round',
        is: 'cue-raise',
        says: 'Game values and a major: bids their suit to find the best fit.',
      }),
      ...high(
        rule({
          name: `${tag}/game four`,
          when: { level: 3 },
          call: '4x',
          shows: hand(length('x', 4), points(9 + lighter), longest('x', ['unbid', 'majors'])),
          forEach: UNBID_MAJORS,
          forcing: 'sign-off',
          is: 'advance',
          says: 'Four cards in a major and the points for game opposite a double at the three level.',
        }),
      ),
      rule({
        name: `${tag}/3N`,
        when: { level: [1, 3] },
        call: '3N',
        shows: hand(points(13 + lighter), stopped()),
        forcing: 'sign-off',
        is: 'notrump',
        says: 'Game values with their suit stopped.',
      }),
      rule({
        name: `${tag}/jump major`,
        when: { level: [1, 2] },
        call: jump('x', 1, 2, 3),
        shows: hand(length('x', 4), points(9 + lighter, 12 + lighter)),
        forEach: UNBID_MAJORS,
        forcing: 'invitational',
        is: 'advance',
        says: `Four {x} and ${9 + lighter}–${12 + lighter} points: a jump invites game.`,
      }),
      rule({
        name: `${tag}/2N`,
        when: { level: [1, 2] },
        call: '2N',
        shows: hand(points(11 + lighter, 12 + lighter), stopped()),
        forcing: 'invitational',
        is: 'notrump',
        says: `${11 + lighter} or ${12 + lighter} points with their suit stopped: invites three notrump.`,
      }),
      rule({
        name: `${tag}/jump minor`,
        when: { level: 1 },
        call: jump('x', 1, 2, 3),
        shows: hand(length('x', 5), points(9 + lighter)),
        forEach: { among: ['unbid', 'minors'] },
        forcing: 'invitational',
        is: 'advance',
        says: `Five {x} and ${9 + lighter} points or more: a jump invites.`,
      }),
      rule({
        name: `${tag}/major`,
        call: cheapest('x', 1, 4),
        shows: hand(length('x', 4), longest('x', ['unbid', 'majors'])),
        forEach: UNBID_MAJORS,
        is: 'advance',
        says: 'Four {x} and a weak hand: bids the major as cheaply as can be.',
      }),
      rule({
        name: `${tag}/weak minor`,
        call: cheapest('x', 1, 2),
        shows: hand(
          points(0, 8 + lighter),
          length('x', 4),
          length('theirs', 0, 5),
          longest('x', ['unbid', 'minors']),
        ),
        forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
        is: 'advance',
        says: 'A weak hand with a four-card minor: bids it as cheaply as can be.',
      }),
      rule({
        name: `${tag}/1N`,
        call: '1N',
        shows: hand(points(6 + lighter, 10 + lighter), stopped()),
        is: 'notrump',
        says: `${6 + lighter}–${10 + lighter} points with their suit stopped and no major.`,
      }),
      rule({
        name: `${tag}/minor`,
        call: cheapest('x', 1, 4),
        shows: hand(length('x', 4), longest('x', ['unbid', 'minors'])),
        forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
        is: 'advance',
        says: 'The longest suit, as cheaply as can be: the double must not be passed with a weak hand.',
      }),
      rule({
        name: `${tag}/three cards`,
        call: cheapest('x', 1, 4),
        shows: length('x', 3),
        forEach: { among: 'unbid', order: 'cheapest' },
        is: 'advance',
        says: 'No four-card suit outside theirs: the cheapest suit of three.',
      }),
    ),
    ...given(
      { cut: true, rho: '1234suit' },
      rule({
        name: `${tag}/free game`,
        call: '4x',
        shows: hand(length('x', 5), fitPoints(12 + lighter)),
        forEach: UNBID_MAJORS,
        forcing: 'sign-off',
        is: 'advance',
        says: 'Five cards in a major and game values.',
      }),
      rule({
        name: `${tag}/free double jump`,
        when: { level: 1 },
        call: '3x',
        shows: hand(length('x', 5), points(5, 8), shortness),
        forEach: UNBID_MAJORS,
        forcing: 'invitational',
        is: 'advance',
        says: 'Five trumps and shape: takes their room.',
      }),
      rule({
        name: `${tag}/free jump`,
        when: { level: 1 },
        call: jump('x', 1, 2, 3),
        shows: hand(length('x', 4), points(9 + lighter, 12 + lighter)),
        forEach: UNBID_MAJORS,
        forcing: 'invitational',
        is: 'advance',
        says: `Four {x} and ${9 + lighter}–${12 + lighter} points: a jump invites game.`,
      }),
      rule({
        name: `${tag}/responsive`,
        when: { theyAgreed: true, level: [2, 3] },
        call: 'X',
        shows: hand(points(8), length('theirs', 0, 3), no(some('unbid', cards(5)))),
        forcing: 'one-round',
        is: 'responsive-double',
        says: 'They have raised and I have no clear suit: doubler chooses.',
      }),
      rule({
        name: `${tag}/free three`,
        call: cheapest('x', 3, 3),
        shows: hand(points(9 + lighter), length('x', 5), longest('x', 'unbid')),
        forEach: { among: 'unbid', order: 'down' },
        is: 'advance',
        says: 'A five-card suit and the values for the three level.',
      }),
      rule({
        name: `${tag}/free`,
        call: cheapest('x', 1, 2),
        shows: hand(points(6 + lighter), length('x', 4), longest('x', 'unbid')),
        forEach: { among: 'unbid', order: 'down' },
        is: 'advance',
        says: 'Some values and a suit: competes freely.',
      }),
      rule({
        name: `${tag}/free notrump`,
        when: { level: 1 },
        call: '1N',
        shows: hand(points(8 + lighter), stopped()),
        is: 'notrump',
        says: 'Some values with their suits stopped.',
      }),
      rule({
        name: `${tag}/free pass`,
        call: 'P',
        shows: anyHand,
        says: 'The next hand has bid: a weak hand need not.',
      }),
    ),
  )
}

/** The advancer who has already answered, or passed, once. */
const advancerAgain = given(
  {
    role: 'advancer',
    partner: 'double',
    partnerIs: ['takeout-double', 'reopening-double'],
    turn: [1, 3],
    cut: false,
  },
  rule({
    name: 'advance/again major',
    call: cheapest('x', 2, 4),
    shows: hand(length('x', 4), longest('x', ['unbid', 'majors'])),
    forEach: UNBID_MAJORS,
    is: 'advance',
    says: 'Partner doubles again: shows the other suit.',
  }),
  rule({
    name: 'advance/again',
    call: cheapest('mine', 2, 4),
    shows: length('mine', 5),
    is: 'advance',
    says: 'Partner doubles again: the long suit once more.',
  }),
)

/** My cue bid asked the doubler for a suit: with an opening hand opposite, game is bid. */
const afterCue = given(
  {
    role: 'advancer',
    mineIs: 'cue-raise',
    partnerIs: ['rebid', 'notrump'],
    told: ['takeout-double', 'reopening-double'],
    cut: false,
    belowGame: true,
  },
  rule({
    name: 'advance/cue fit',
    when: { partner: '23major' },
    call: '4partner',
    shows: support(4),
    agrees: 'partner',
    forcing: 'sign-off',
    says: 'Four cards for the major that the double held: game.',
  }),
  rule({
    name: 'advance/cue other major',
    when: { partner: '2H' },
    call: '2S',
    shows: length('S', 4),
    forcing: 'one-round',
    is: 'new-suit',
    says: 'No fit for hearts and four spades: the doubler may have both.',
  }),
  rule({
    name: 'advance/cue notrump',
    when: { partner: '23suit|2nt' },
    call: '3N',
    shows: anyHand,
    forcing: 'sign-off',
    says: 'No fit in a major, and points enough for game: notrump.',
  }),
)

/** Partner passed over their opening and comes in now; or both have passed so far. */
export const advances = (style: Style): readonly RuleDraft[] =>
  marked(
    { source: style.source('Defensive bidding') },
    ...toDouble('to-double', ['takeout-double', 'responsive-double'], 0),
    ...toDouble('to-balance', 'reopening-double', 3),
    ...doubler,
    ...strongSuitRaised,
    ...doublerNotrump,
    ...doublerCue,
    ...doublerAgain,
    ...afterCue,
    ...advancerAgain,
    ...toOvercall,
    ...overcallerAgain,
  )
