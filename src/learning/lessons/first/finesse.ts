/** A trick with a card that is not the highest. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, suitIs, sure } from '../prose.ts'
import { asked, cardAsked, played, told } from './build.ts'

export const FINESSE: Lesson = {
  title: t`The finesse`,
  about: t`Lead towards the honour you hope to win with.`,
  author: '',
  boards: [
    played({
      deal: 'AQ5.K84.975.A632 J98.653.JT62.J85 732.A72.AKQ4.K74 KT64.QJT9.83.QT9',
      contract: '3N',
      cards: 'HQ H4 H3 HA S2 S4',
      stops: [
        told(
          1,
          t`You can win a trick with a queen although the king is out: lead towards ace and queen, and put in the queen if the next hand plays low. If the king lies in front of them, the queen wins. It works half the time.`,
        ),
        asked(1, {
          kind: 'number',
          ask: t`You need nine tricks. How many are sure?`,
          right: ['8'],
          why: says`One spade, two hearts, three diamonds, two clubs: ${sure([NORTH, SOUTH], 8)}. ♠Q can be the ninth.`,
        }),
        cardAsked(6, {
          comment: t`You took ♥A and led a small spade. West played the four.`,
          ask: t`Which card do you play from dummy?`,
          right: ['SQ', t`If the king is with West, she wins.`],
          wrong: [
            ['SA', t`Then the queen falls to the king later, wherever it lies.`],
            ['S5', t`That lets West win with the ten, and the finesse is still to come.`],
          ],
          why: says`Dummy has ${suitIs(NORTH, SPADES, 'AQ5')}. Whenever the king is with West, the queen makes a trick: one time in two.`,
        }),
      ],
    }),
  ],
}

export const FINESSE_AGAIN: Lesson = {
  title: t`The finesse: once more`,
  about: t`Lead the honour only when its neighbours are there.`,
  author: '',
  boards: [
    played({
      deal: 'A64.K84.975.A632 987.653.JT62.J85 QJT.A72.AKQ4.K74 K532.QJT9.83.QT9',
      contract: '3N',
      cards: 'HQ H4 H3 HA SQ S2',
      stops: [
        told(
          1,
          t`With queen, jack and ten in one hand and the ace opposite, lead the queen itself: if West covers, your jack and ten have grown up. Without the jack, lead towards the queen instead.`,
        ),
        cardAsked(4, {
          comment: t`You took ♥A. Three tricks in spades are possible.`,
          ask: t`Which card do you play?`,
          right: ['SQ'],
          also: [['SJ'], ['ST']],
          wrong: [
            ['DA', t`Diamonds can wait: you need the lead in this hand for the finesse.`],
            ['CK', t`Keep your high clubs.`],
          ],
          why: says`You have ${suitIs(SOUTH, SPADES, 'QJT')}: whichever you lead, the next one is as good.`,
        }),
        cardAsked(6, {
          comment: t`West played the two.`,
          ask: t`Which card do you play from dummy?`,
          right: ['S4', t`Let her run.`],
          also: [['S6']],
          wrong: [['SA', t`That gives up the finesse: the king will win later.`]],
          why: t`If the king is with West, the queen wins, and you can do it again.`,
        }),
      ],
    }),
  ],
}
