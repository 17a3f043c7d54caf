/** One notrump, and a five-card major opposite. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, points, says, suitIs, together } from '../prose.ts'
import { callAsked, dealt, told } from './build.ts'

export const TRANSFERS: Lesson = {
  title: t`Transfers`,
  about: t`Five of a major opposite 1NT: let partner play it.`,
  author: '',
  boards: [
    dealt(357, {
      calls: '1N P 2D P 2H P P P',
      stops: [
        told(
          2,
          t`With five hearts or spades opposite 1NT bid the suit below: 2D asks partner for 2H, 2H for 2S. Then a weak hand passes, 8 or 9 points invite, and 10 bid game: 3NT with five of the major, four of the major with six.`,
        ),
        callAsked(2, {
          comment: t`2D over 1NT shows hearts, and 2H shows spades: partner bids the suit for you.`,
          right: ['2D', t`Even with nothing.`],
          wrong: [
            ['P', t`2H plays better than 1NT with a weak hand and a long suit.`],
            ['2H', t`Over 1NT that shows spades.`],
          ],
          why: says`You have ${length(SOUTH, HEARTS, 5)} and only ${points(SOUTH, 3)}. In 1NT your hand takes no trick; with hearts as trumps it takes some. 2D makes partner bid 2H.`,
        }),
        callAsked(6, {
          right: ['P', t`The strong hand stays hidden, and plays it.`],
          wrong: [
            ['2N', t`That invites, and shows about 8 points.`],
            ['3H', t`That invites, with six hearts.`],
          ],
          why: says`Partner has done as you asked and says nothing more. You have ${points(SOUTH, 3)}: pass.`,
        }),
      ],
    }),
    dealt(273, {
      calls: '1N P 2H P 2S P 3N P P P',
      stops: [
        callAsked(2, {
          right: ['2H'],
          wrong: [
            ['3N', t`With a spade fit 4S may be better. Tell partner of your five spades first.`],
            ['2C', t`With five cards transfer: Stayman is for four.`],
            ['2S', t`Over 1NT that is about the minors.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 5)}: 2H asks partner to bid spades.`,
        }),
        callAsked(6, {
          right: ['3N', t`Partner passes with two spades and bids 4S with three or more.`],
          wrong: [
            ['4S', t`That promises six spades.`],
            ['P', says`You have ${points(SOUTH, 13)}: there must be a game.`],
            ['2N', t`That invites, and you are too strong for it.`],
          ],
          why: says`You have ${points(SOUTH, 13)} and exactly ${length(SOUTH, SPADES, 5)}. 3NT says both, and leaves the choice to partner.`,
        }),
      ],
    }),
    dealt(299, {
      calls: '1N P 2D P 2H P 4H P P P',
      stops: [
        callAsked(4, {
          comment: t`Now you opened 1NT, and partner bids 2D.`,
          right: ['2H', t`Always: partner may be very weak.`],
          wrong: [
            ['P', t`2D is not a suit. It asks for 2H.`],
            ['2S', t`Partner did not ask about your spades.`],
            ['3H', t`That jump needs four hearts and the most points.`],
          ],
          why: says`Partner shows five hearts and asks for 2H. Your fine spades (${suitIs(SOUTH, SPADES, 'AKQ93')}) do not matter. Partner has in fact ${length(NORTH, HEARTS, 6)}, so together you have ${together([NORTH, SOUTH], HEARTS, 8)}.`,
        }),
      ],
    }),
  ],
}

export const TRANSFERS_AGAIN: Lesson = {
  title: t`Transfers: once more`,
  about: t`Ask, obey, and stop in time.`,
  author: '',
  boards: [
    dealt(881, {
      calls: '1N P 2H P 2S P P P',
      stops: [
        told(
          2,
          t`The suit below yours makes partner bid yours: 2D for hearts, 2H for spades. After it you can still pass, invite or bid game.`,
        ),
        callAsked(2, {
          right: ['2H'],
          wrong: [
            ['2S', t`Partner would not read it as spades.`],
            ['P', t`Five spades take more tricks as trumps.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 5)}: 2H asks for 2S, whatever your strength.`,
        }),
        callAsked(6, {
          right: ['P'],
          wrong: [
            ['2N', t`That invites, with eight or nine.`],
            ['3S', t`That invites, with six spades.`],
          ],
          why: says`You have ${points(SOUTH, 7)} opposite 15–17: 24 at most, and two spades is a good place to be.`,
        }),
      ],
    }),
    dealt(965, {
      calls: 'P P 1N P 2D P 2H P P P',
      stops: [
        callAsked(6, {
          comment: t`You opened 1NT, and partner bid 2D.`,
          right: ['2H', t`The transfer is an order, not a question.`],
          wrong: [
            ['2S', t`Partner means hearts and wants to hear 2H.`],
            ['P', t`2D is not a suit.`],
          ],
          why: says`Also with ${points(SOUTH, 17)} and ${length(SOUTH, HEARTS, 3)}: partner has five at least, and ${points(NORTH, 5)} here.`,
        }),
      ],
    }),
  ],
}
