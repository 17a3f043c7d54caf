/**
 * Opener’s second call over the weak answer to a strong 1♣ or 2♦: the strain that OPENBID recorded the strength
 * in. The hands are those that its procedure records so, so these rules are made from it and not written.
 */

import { given, type RuleDraft, type RuleFields, rule } from '#bidding/language/drafts.ts'
import { balanced, called, either, hand, points } from '#bidding/language/shows.ts'
import { CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES, type Strain, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { openedWith } from './opening-rules.ts'

const recorded = (opening: '1C' | '2D', strain: Strain) =>
  called(t`strength recorded in ${strainName(strain)}`, openedWith(opening, strain))

const overClub = (strain: Strain, fields: Pick<RuleFields, 'name' | 'call' | 'says'>): RuleDraft =>
  rule({ ...fields, shows: recorded('1C', strain) })
/** After 1♣ – 1♦, the stronger hands having jumped. */
export const clubRebids = (): readonly RuleDraft[] =>
  given(
    { contested: false, after: '1C P 1D P' },
    rule({
      name: '1♣–1♦: notrump, 21–22',
      call: '2N',
      shows: hand(points(21, 22), recorded('1C', NOTRUMP)),
      says: 'Strength recorded in notrump and 21 or 22 points.',
    }),
    overClub(SPADES, {
      name: '1♣–1♦: strength in spades',
      call: '1S',
      says: 'The suit behind the strong club is spades.',
    }),
    overClub(HEARTS, {
      name: '1♣–1♦: strength in hearts',
      call: '1H',
      says: 'The suit behind the strong club is hearts.',
    }),
    rule({
      name: '1♣–1♦: notrump, to 20',
      call: '1N',
      shows: either(recorded('1C', NOTRUMP), hand(balanced, points(18))),
      says: 'Balanced, or strength recorded in notrump: too weak for a jump.',
    }),
    overClub(DIAMONDS, {
      name: '1♣–1♦: strength in diamonds',
      call: '2D',
      says: 'The suit behind the strong club is diamonds.',
    }),
    overClub(CLUBS, {
      name: '1♣–1♦: strength in clubs',
      call: '2C',
      says: 'The suit behind the strong club is clubs.',
    }),
  )

const DIAMOND_REBIDS = [
  [SPADES, '2S', 'spades'],
  [HEARTS, '3H', 'hearts'],
  [DIAMONDS, '3D', 'diamonds'],
  [CLUBS, '3C', 'clubs'],
] as const
/** After 2♦ – 2♥. */
export const diamondRebids = (): readonly RuleDraft[] =>
  given(
    { contested: false, after: '2D P 2H P' },
    rule({
      name: '2♦–2♥: notrump',
      call: '2N',
      shows: recorded('2D', NOTRUMP),
      forcing: 'game',
      says: 'The strength was recorded in notrump: a balanced hand for the strong opening.',
    }),
    ...DIAMOND_REBIDS.map(([suit, call, name]) =>
      rule({
        name: `2♦–2♥: ${name}`,
        call,
        shows: recorded('2D', suit),
        forcing: 'game',
        says: t`The suit behind the strong opening is ${strainName(suit)}.`,
      }),
    ),
  )
