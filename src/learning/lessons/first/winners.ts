/** Count before the first card: sure tricks, and where the others come from. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, sure } from '../prose.ts'
import { asked, cardAsked, played, told } from './build.ts'

const WHERE = t`Where do the others come from?`

export const WINNERS: Lesson = {
  title: t`Winners and losers`,
  about: t`Count before you play a card.`,
  author: '',
  boards: [
    played({
      deal: 'K63.A72.QJT4.853 QT9.QT65.A65.QT4 A74.K94.K93.AK72 J852.J83.872.J96',
      contract: '3N',
      cards: 'S2 S3 S9 SA',
      stops: [
        told(
          1,
          t`When dummy comes down, play nothing yet. In notrump count your sure tricks: high cards that win without losing the lead. Then see how many are missing, and which suit can bring them.`,
        ),
        asked(1, {
          kind: 'number',
          comment: t`You play 3NT, and West led ♠2.`,
          ask: t`How many sure tricks do you count?`,
          right: ['6'],
          wrong: [['9', t`The diamonds are not sure: the ace is out against you.`]],
          why: says`Two in spades, two in hearts, two in clubs: ${sure([NORTH, SOUTH], 6)}. Three are missing.`,
        }),
        asked(1, {
          kind: 'choice',
          ask: WHERE,
          options: [t`Spades`, t`Hearts`, t`Diamonds`, t`Clubs`],
          right: [t`Diamonds`, t`Only the ace is missing there.`],
          wrong: [[t`Clubs`, t`A long club may come, but three tricks will not.`]],
          why: t`Once the ace is gone, king, queen, jack and ten of diamonds are as good as aces: three tricks.`,
        }),
        cardAsked(4, {
          comment: t`You took the first spade with the ace.`,
          ask: t`Which card do you play?`,
          right: ['DK', t`The high card of the shorter hand first.`],
          also: [['D3'], ['D9']],
          wrong: [
            [
              'CA',
              t`Aces do not run away. Drive out theirs while yours still guard the other suits.`,
            ],
            ['HK', t`Keep it: they will come back to that suit.`],
          ],
          why: t`Work for the missing tricks first, and take the sure ones last.`,
        }),
      ],
    }),
  ],
}

export const WINNERS_AGAIN: Lesson = {
  title: t`Winners and losers: once more`,
  about: t`With trumps, count what you can lose as well.`,
  author: '',
  boards: [
    played({
      deal: 'QJ84.A63.752.KQ4 62.KJ92.KJ3.JT65 AKT95.85.A64.A73 73.QT74.QT98.982',
      contract: '4S',
      cards: 'DT',
      stops: [
        told(
          1,
          t`With trumps count losers too: go through the suits of your own hand and ask how many tricks can be lost in each. In 4S three may go.`,
        ),
        asked(1, {
          kind: 'choice',
          ask: t`How many tricks can you lose?`,
          options: ['1', '2', '3', '4'],
          right: ['3', t`Just what 4S can bear.`],
          wrong: [['4', t`The ace of hearts takes care of one of the two hearts.`]],
          why: t`None in spades, one in hearts, two in diamonds, none in clubs: ace, king and queen take all three.`,
        }),
        asked(1, {
          kind: 'number',
          ask: t`And how many sure tricks do you count?`,
          right: ['10', t`Thirteen less three: it fits.`],
          why: says`Five spades, one heart, one diamond, three clubs: ${sure([NORTH, SOUTH], 10)}.`,
        }),
      ],
    }),
  ],
}
