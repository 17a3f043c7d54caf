/** Points and goals without an auction: minibridge, and a board of it against the robots. */
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { points, pointsOfBoth, says, together } from '../prose.ts'
import { asked, played, told } from './build.ts'

export const MINIBRIDGE: Lesson = {
  title: t`Minibridge: points and goals`,
  about: t`Count, name the goal, and play your first board against the robots.`,
  author: '',
  boards: [
    played({
      deal: 'QJ73.A84.K952.63 T6.QJ93.JT86.A85 AK852.K72.A4.KJ7 94.T65.Q73.QT942',
      contract: '4S',
      hidden: [EAST, WEST],
      stops: [
        told(
          0,
          t`How strong is a hand? An ace counts 4 points, a king 3, a queen 2, a jack 1: forty in the pack. In minibridge each player says their points. The side with more plays, and its stronger hand is declarer and sees dummy at once.`,
        ),
        asked(0, {
          kind: 'number',
          ask: t`How many points is your own hand worth?`,
          right: ['18'],
          wrong: [['17', t`Do not forget the jack of clubs.`]],
          why: says`Two aces are 8, three kings 9, a jack 1: you have ${points(SOUTH, 18)}.`,
        }),
        asked(0, {
          kind: 'number',
          ask: t`And how many together with North?`,
          right: ['28', t`More than twenty: your side plays.`],
          why: says`North has ${points(NORTH, 10)}, so together you have ${pointsOfBoth([NORTH, SOUTH], 28)}.`,
        }),
        asked(0, {
          kind: 'choice',
          comment: t`Declarer names trumps, or none, and the goal. Game is worth a bonus, and it wants about 25 points: ten tricks with hearts or spades as trumps, nine without trumps. With less, play for seven tricks or more: a part score.`,
          ask: t`What do you play?`,
          options: [
            t`4S – ten tricks, spades are trumps`,
            t`2S – eight tricks, spades are trumps`,
            t`3NT – nine tricks, no trumps`,
          ],
          right: [t`4S – ten tricks, spades are trumps`],
          wrong: [
            [
              t`2S – eight tricks, spades are trumps`,
              t`With so many points go for the bonus of game.`,
            ],
            [
              t`3NT – nine tricks, no trumps`,
              t`With nine spades between you, trumps give a trick or two more.`,
            ],
          ],
          why: says`You have ${pointsOfBoth([NORTH, SOUTH], 28)} and ${together([NORTH, SOUTH], SPADES, 9)}: game in spades.`,
        }),
        told(
          0,
          t`Now play it: the robots sit East and West. Take the first trick you can, lead spades until theirs are gone, and then your other high cards.`,
          'play-on',
        ),
      ],
    }),
  ],
}

export const MINIBRIDGE_AGAIN: Lesson = {
  title: t`Minibridge: once more`,
  about: t`Points that are not enough for game, and another board to play.`,
  author: '',
  boards: [
    played({
      deal: 'K84.QJ3.T752.Q64 QT95.A95.K94.T93 A73.K84.AJ3.K752 J62.T762.Q86.AJ8',
      contract: '1N',
      hidden: [EAST, WEST],
      stops: [
        told(0, t`Count again: ace 4, king 3, queen 2, jack 1. Game wants about 25 together.`),
        asked(0, {
          kind: 'number',
          ask: t`How many points do the two hands count together?`,
          right: ['23'],
          wrong: [
            ['15', t`That is your own hand alone.`],
            ['8', t`That is North’s hand alone.`],
          ],
          why: says`You have ${points(SOUTH, 15)} and North has ${points(NORTH, 8)}: ${pointsOfBoth([NORTH, SOUTH], 23)}.`,
        }),
        asked(0, {
          kind: 'choice',
          ask: t`What do you play?`,
          options: [t`1NT – seven tricks, no trumps`, t`3NT – nine tricks, no trumps`],
          right: [t`1NT – seven tricks, no trumps`],
          wrong: [
            [t`3NT – nine tricks, no trumps`, t`Two points short of game: nine tricks are far.`],
          ],
          why: says`${pointsOfBoth([NORTH, SOUTH], 23)} are enough for seven tricks and no more. No suit is long enough for trumps.`,
        }),
        told(
          0,
          t`Play it: with no trumps, long suits take tricks once the high cards are gone.`,
          'play-on',
        ),
      ],
    }),
  ],
}
