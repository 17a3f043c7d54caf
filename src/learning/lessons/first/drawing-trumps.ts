/** Theirs first, as a rule; and when not. */
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, together } from '../prose.ts'
import { asked, cardAsked, played, told } from './build.ts'

export const DRAWING_TRUMPS: Lesson = {
  title: t`Drawing trumps`,
  about: t`Take their trumps away before they ruff your winners.`,
  author: '',
  boards: [
    played({
      deal: 'QJ84.A63.752.KQ4 62.KJ92.KJ3.JT65 AKT95.85.A64.A73 73.QT74.QT98.982',
      contract: '4S',
      cards: 'DT D2 DJ DA SA S3 S4 S2 SK S7 S8 S6',
      stops: [
        told(
          1,
          t`As long as they have trumps, they can ruff your high cards. So lead trumps until theirs are gone, if you need yours for nothing else. Count them as they fall.`,
        ),
        asked(1, {
          kind: 'number',
          ask: t`How many spades are out against you?`,
          right: ['4'],
          wrong: [['9', t`That is how many you and dummy began with.`]],
          why: says`You and dummy have ${together([NORTH, SOUTH], SPADES, 9)}; thirteen less nine are ${together([EAST, WEST], SPADES, 4)}.`,
        }),
        cardAsked(4, {
          comment: t`West led ♦10, and you took the ace.`,
          ask: t`Which card do you play?`,
          right: ['SA'],
          also: [['SK'], ['S5'], ['S9'], ['ST']],
          wrong: [
            ['CA', t`The clubs can wait. While trumps are out, the third club may be ruffed.`],
            ['D4', t`Give nothing up before their trumps are gone.`],
          ],
          why: t`Nothing needs to be ruffed in dummy, so draw trumps at once.`,
        }),
        asked(12, {
          kind: 'choice',
          comment: t`Both followed to two rounds of spades.`,
          ask: t`Do you play a third round?`,
          options: [t`Yes`, t`No`],
          right: [t`No`, t`Four were out, and four have fallen.`],
          wrong: [[t`Yes`, t`It would cost two of your own trumps for nothing.`]],
          why: t`Two rounds took all four. Stop when theirs are gone.`,
        }),
      ],
    }),
  ],
}

export const DRAWING_TRUMPS_AGAIN: Lesson = {
  title: t`Drawing trumps: once more`,
  about: t`Sometimes dummy needs its trumps first.`,
  author: '',
  boards: [
    played({
      deal: 'Q84.6.97532.A864 53.KT53.KQ8.KQT9 AKJT9.A82.A4.753 762.QJ974.JT6.J2',
      contract: '4S',
      cards: 'HQ H6 H3 HA',
      stops: [
        told(
          1,
          t`A ruff in the hand with the longer trumps wins nothing: those are tricks anyway. A ruff in the shorter hand is a trick more. So if dummy is short in a suit, ruff there before you draw trumps.`,
        ),
        asked(1, {
          kind: 'choice',
          comment: t`Five spades and three aces are eight tricks.`,
          ask: t`Where do two more come from?`,
          options: [t`Hearts ruffed in dummy`, t`A long diamond`, t`A long club`],
          right: [t`Hearts ruffed in dummy`],
          wrong: [[t`A long diamond`, t`Three rounds to give up and ruff: there is no time.`]],
          why: t`Dummy is short in hearts and has three spades: ruff your two losing hearts there.`,
        }),
        cardAsked(4, {
          comment: t`You took ♥Q with the ace.`,
          ask: t`Which card do you play?`,
          right: ['H2'],
          also: [['H8']],
          wrong: [
            ['SA', t`Each round of trumps takes one of dummy’s. You want to ruff with them.`],
            ['DA', t`That can wait.`],
          ],
          why: t`Ruff one heart, come back to your hand, ruff the other; then draw trumps.`,
        }),
      ],
    }),
  ],
}
