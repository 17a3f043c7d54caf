/** East plays it, and South leads. */
import { SOUTH } from '#core/seat.ts'
import { CLUBS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, says, suitIs } from '../prose.ts'
import { cardAsked, dealt, told } from './build.ts'

export const OPENING_LEADS: Lesson = {
  title: t`The opening lead`,
  about: t`Which suit, and which card of it?`,
  author: '',
  boards: [
    dealt(131, {
      calls: 'P P P 1N P 2H P 2S P 3N P P P',
      stops: [
        told(
          13,
          t`Against notrump lead your longest suit, unless they bid it: from a sequence, such as QJ10, the top, else the fourth card from the top. Against trumps quick tricks come first, best of all ace and king.`,
        ),
        cardAsked(13, {
          comment: t`East plays 3NT. Against notrump lead your longest suit: its small cards become tricks.`,
          right: ['CK', t`The queen and jack hold if the ace takes it.`],
          wrong: [
            ['CQ', t`It works too, but partner will not place the king with you.`],
            [
              'C6',
              t`With three honours in a row lead the highest: a small one may lose to the ten.`,
            ],
            ['H5', t`Your clubs are longer and stronger.`],
          ],
          why: says`You have ${suitIs(SOUTH, CLUBS, 'KQJ965')}. From a sequence lead the top: it drives out the ace, and the rest are yours.`,
        }),
      ],
    }),
    dealt(320, {
      calls: '1H P 2D P 3D P 3N P P P',
      stops: [
        cardAsked(10, {
          comment: t`East plays 3NT.`,
          right: ['S5', t`Fourth best.`],
          wrong: [
            ['SQ', t`The top is for a sequence, such as QJ10. Here the jack is missing.`],
            ['S3', t`Partner reads your fourth card from the top. The three would hide one.`],
            ['DQ', t`That is their suit.`],
          ],
          why: says`You have ${suitIs(SOUTH, SPADES, 'QT7543')}. Without a sequence lead the fourth from the top: the five.`,
        }),
      ],
    }),
    dealt(180, {
      calls: '1D P 2H P 3C P 3N P P P',
      stops: [
        cardAsked(10, {
          right: ['SJ', t`Top of a sequence.`],
          wrong: [
            ['S6', t`Fourth best is for suits without a sequence.`],
            ['D4', t`They bid diamonds.`],
          ],
          why: says`You have ${suitIs(SOUTH, SPADES, 'JT9654')}: jack, ten and nine are a sequence, so lead the jack.`,
        }),
      ],
    }),
    dealt(289, {
      calls: 'P 1C 1S X P 3C P P P',
      stops: [
        cardAsked(9, {
          comment: t`East plays 3C. Against trumps you want tricks now, before declarer ruffs them away.`,
          right: ['SA', t`And you see dummy before you go on.`],
          wrong: [
            ['SJ', t`From ace and king lead a top card: a small trump could take the jack.`],
            ['HJ', t`Your own suit is far better.`],
            ['D9', t`Look for tricks of your own first.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 6)} with ${suitIs(SOUTH, SPADES, 'AKJT98')}. Ace and king together are the safest lead against a suit contract.`,
        }),
      ],
    }),
  ],
}
