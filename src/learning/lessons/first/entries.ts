/** Ways from one hand to the other. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { DIAMONDS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, suitIs, sure } from '../prose.ts'
import { asked, cardAsked, played, told } from './build.ts'

export const ENTRIES: Lesson = {
  title: t`Entries`,
  about: t`Winners are worth nothing in a hand you cannot reach.`,
  author: '',
  boards: [
    played({
      deal: 'A83.65.QJT95.J63 752.J84.A74.T842 K64.AK72.K83.AQ7 QJT9.QT93.62.K95',
      contract: '3N',
      cards: 'SQ S3 S2 SK',
      stops: [
        told(
          1,
          t`Before you take the first trick, ask in which hand you will need the lead later. A high card that leads to winners there is an entry: keep it.`,
        ),
        asked(1, {
          kind: 'choice',
          comment: t`You play 3NT on the lead of ♠Q. Dummy’s diamonds are your tricks, once the ace is gone.`,
          ask: t`Where do you take the first spade?`,
          options: [t`In your hand, with the king`, t`In dummy, with the ace`],
          right: [t`In your hand, with the king`],
          wrong: [
            [t`In dummy, with the ace`, t`Then dummy’s good diamonds cannot be reached any more.`],
          ],
          why: t`♠A is the only way to the diamonds, if they take their ace late.`,
        }),
        cardAsked(1, {
          ask: t`Which card do you play from dummy?`,
          right: ['S3'],
          also: [['S8']],
          wrong: [['SA', t`The only entry would be gone.`]],
          why: t`Low from dummy, and the king from your hand.`,
        }),
        cardAsked(4, {
          comment: t`Now the diamonds.`,
          ask: t`Which card do you play?`,
          right: ['DK', t`The high card of the shorter hand first.`],
          also: [['D8'], ['D3']],
          wrong: [['S6', t`That would use the entry before there is anything to reach.`]],
          why: says`You have ${suitIs(SOUTH, DIAMONDS, 'K83')}: the king first, so that it does not stand in the way.`,
        }),
      ],
    }),
  ],
}

export const ENTRIES_AGAIN: Lesson = {
  title: t`Entries: once more`,
  about: t`Get the high cards of the short hand out of the way.`,
  author: '',
  boards: [
    played({
      deal: 'A73.64.AJ954.862 652.JT83.T73.QJ5 K84.AK75.KQ.A743 QJT9.Q92.862.KT9',
      contract: '3N',
      cards: 'SQ S3 S2 SK DK D2 D4 D3 DQ D6 D5 D7',
      stops: [
        told(
          1,
          t`If one hand has few cards of a suit, and high ones, play those first. Then nothing stands in the way of the long hand.`,
        ),
        asked(1, {
          kind: 'number',
          ask: t`How many sure tricks do you count?`,
          right: ['9', t`If you can get at them.`],
          why: says`Two spades, two hearts, four diamonds, one club: ${sure([NORTH, SOUTH], 9)}.`,
        }),
        cardAsked(4, {
          comment: t`You kept ♠A in dummy, and took the king.`,
          ask: t`Which card do you play?`,
          right: ['DK'],
          also: [['DQ']],
          wrong: [['S4', t`Too early: first play the two diamonds of your hand.`]],
          why: says`You have ${suitIs(SOUTH, DIAMONDS, 'KQ')}: both first.`,
        }),
        cardAsked(12, {
          comment: t`Both are played.`,
          ask: t`Which card do you play?`,
          right: ['S4'],
          also: [['S8']],
          wrong: [['HA', t`First the diamonds: go to dummy.`]],
          why: t`Over to ♠A, and ace and jack of diamonds are there.`,
        }),
      ],
    }),
  ],
}
