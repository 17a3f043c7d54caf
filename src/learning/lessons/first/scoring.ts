/** What a contract made or lost is worth, and why game is worth bidding. */
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, scores } from '../prose.ts'
import { asked, played, told } from './build.ts'

const DEAL = 'QJ73.A84.K952.63 T6.QJ93.JT86.A85 AK852.K72.A4.KJ7 94.T65.Q73.QT942'

export const SCORING: Lesson = {
  title: t`Keeping score`,
  about: t`What tricks are worth, and why everybody wants game.`,
  author: '',
  boards: [
    played({
      deal: DEAL,
      contract: '4S',
      hidden: [],
      stops: [
        told(
          0,
          t`The number of a contract counts the tricks above six: 4S is ten tricks. Each of those is worth 30 in spades and hearts, 20 in diamonds and clubs. In notrump the first is worth 40 and each other one 30. If that makes 100 or more it is game: 300 more, or 500 when your side is vulnerable. If not, 50 more.`,
        ),
        asked(0, {
          kind: 'number',
          comment: t`You play 2S, not vulnerable, and take eight tricks.`,
          ask: t`What do you score?`,
          right: ['110'],
          wrong: [
            ['60', t`Those are the tricks. A contract made gets 50 more at least.`],
            ['240', t`Only the tricks above six count, and two of them were bid.`],
          ],
          why: says`Two at 30 are 60, and 50 for the part score: ${scores('2S', 8, 110)}.`,
        }),
        asked(0, {
          kind: 'number',
          comment: t`You play 3NT, not vulnerable, and take nine tricks.`,
          ask: t`What do you score?`,
          right: ['400'],
          wrong: [
            ['390', t`The first trick in notrump is worth 40.`],
            ['150', t`The tricks come to 100, so it is game.`],
          ],
          why: says`40 and 30 and 30 are 100: game. With 300 for it you score ${scores('3N', 9, 400)}.`,
        }),
        asked(0, {
          kind: 'number',
          comment: t`You play 4S, not vulnerable, and take nine tricks: one too few.`,
          ask: t`How many points do the others get?`,
          right: ['50'],
          wrong: [['0', t`Every trick short of the contract costs something.`]],
          why: says`One trick short costs ${scores('4S', 9, 50)}, and vulnerable it would be ${scores('4S', 9, 100, true)}. Tricks count for you only if the contract is made.`,
        }),
      ],
    }),
  ],
}

export const SCORING_AGAIN: Lesson = {
  title: t`Keeping score: once more`,
  about: t`Vulnerable, with a trick too many, and what a missed game costs.`,
  author: '',
  boards: [
    played({
      deal: DEAL,
      contract: '4S',
      hidden: [],
      stops: [
        told(
          0,
          t`A trick more than was bid counts as much as the others, but it makes no game: 2S with ten tricks gets the 50 of a part score only. That is why one bids game.`,
        ),
        asked(0, {
          kind: 'number',
          comment: t`You play 4H, vulnerable, and take ten tricks.`,
          ask: t`What do you score?`,
          right: ['620'],
          wrong: [['420', t`That is right when you are not vulnerable.`]],
          why: says`Four at 30 are 120, and 500 for a game when vulnerable: ${scores('4H', 10, 620, true)}.`,
        }),
        asked(0, {
          kind: 'number',
          comment: t`You play 2H, not vulnerable, and take ten tricks.`,
          ask: t`What do you score?`,
          right: ['170'],
          wrong: [['420', t`So it would be if you had bid four.`]],
          why: says`Four at 30 are 120, and only 50 more: ${scores('2H', 10, 170)}. Bid to game it would be ${scores('4H', 10, 420)}.`,
        }),
      ],
    }),
  ],
}
