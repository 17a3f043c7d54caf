/** Every idea in a position with a name where a teacher would say just that, and some where it must not be said. */
import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { type Card, parseCard } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { parse } from '#core/deal.ts'
import type { BoardRecord } from '#core/record.ts'
import { SPADES } from '#core/suit.ts'
import { good } from '#testing/good.ts'
import { chooserView } from '#testing/robot-card.ts'
import type { Among } from './agreed-card.ts'
import { ideaOf } from './idea.ts'
import type { Idea } from './idea-kind.ts'
import { sightOf } from './sight.ts'
import { turnOf } from './turn.ts'

const card = (text: string): Card => parseCard(text)!
const FOUR_SPADES: Contract = { bid: bidOf(4, SPADES), doubled: 0, declarer: 2 }
const THREE_NOTRUMP: Contract = { bid: bidOf(3, 4), doubled: 0, declarer: 2 }

/** South’s hearts are a finesse, its clubs want the king to win. */
const A = {
  deal: 'N:K843.AQ3.K853.72 T2.T765.976.JT86 AQJ65.J2.A42.K93 97.K984.QJT.AQ54',
  contract: FOUR_SPADES,
}
/** West has five hearts, East the ace of diamonds. */
const B = {
  deal: 'N:KQ5.84.KQJ3.K752 T732.T62.A765.96 A84.A73.T92.AQ43 J96.KQJ95.84.JT8',
  contract: THREE_NOTRUMP,
}
/** West has one club and three small trumps, East both black aces. */
const D = {
  deal: 'N:KQ54.A64.T72.KQ4 A.J987.643.A9862 JT987.T3.AQ.JT73 632.KQ52.KJ985.5',
  contract: FOUR_SPADES,
}
/** West guards the spades with four to the jack. */
const E = {
  deal: 'N:KQ5.84.KQJ3.K752 732.T62.A765.986 A84.A73.T92.AQ43 JT96.KQJ95.84.JT',
  contract: THREE_NOTRUMP,
}
const RUFFED = 'C5 C4 CA C3 C9 C7 S2 CQ'
const OUT_OF_HEARTS = `${RUFFED} HK H4 H7 H3 HQ H6 H8 HT H2 HA H9 DQ`

function idea(
  { deal, contract }: { readonly deal: string; readonly contract: Contract },
  played: string,
  now: string,
  across?: string,
  by?: Among,
): Idea | undefined {
  const read = good(parse(deal))
  const record: BoardRecord = {
    board: { number: 1, dealer: 2, vulnerability: 'None', deal: read },
    ...{ calls: [], contract },
    cards: played === '' ? [] : played.split(' ').map(card),
  }
  const view = chooserView(record)
  const turn = good(turnOf(view))
  expect(turn.lawful).toContain(card(now))
  const sight = sightOf(view, turn)!
  return ideaOf(sight, card(now), across === undefined ? undefined : card(across), by)
}

describe('the idea of declarer’s card', () => {
  it.each<readonly [string, Idea | undefined, Idea | undefined]>([
    [
      'trumps are drawn while four are out',
      idea(A, 'DQ D3 D6 DA', 'SA'),
      { kind: 'draw-trumps', out: 4 },
    ],
    [
      'low to the queen under the ace: a finesse',
      idea(A, 'DQ D3 D6 DA', 'H2', 'HQ'),
      { kind: 'finesse', against: card('HK') },
    ],
    [
      'the jack run through West: a finesse',
      idea(A, 'DQ D3 D6 DA', 'HJ', 'H3'),
      { kind: 'finesse', against: card('HK') },
    ],
    [
      'low to the ace: across, and no finesse',
      idea(A, 'DQ D3 D6 DA', 'H2', 'HA'),
      { kind: 'cross', card: card('HA') },
    ],
    [
      'a club from dummy to the king',
      idea(A, 'DQ D3 D6 DA H2 H4 HA H5', 'C2', 'CK'),
      { kind: 'towards', card: card('CK') },
    ],
    [
      'the ten of diamonds forces the ace out',
      idea(B, 'HK H4 H2 HA', 'DT', 'D3'),
      { kind: 'drive-out', card: card('DA') },
    ],
    [
      'the third diamond, with two of theirs left and a fourth in dummy',
      idea(A, 'DQ D3 D6 DA D2 DT DK D7', 'D5', 'D4'),
      { kind: 'set-up', suit: 1, out: 2 },
    ],
    [
      'a low club from both hands keeps the ace',
      idea(B, 'HK H4 H2 HA', 'C3', 'C2'),
      { kind: 'duck', keep: card('CA') },
    ],
    [
      'low on the king of hearts at notrump',
      idea(B, 'HK H4 H2', 'H3'),
      { kind: 'hold-up', keep: card('HA') },
    ],
    ['the ace on it', idea(B, 'HK H4 H2', 'HA'), { kind: 'win', cheaply: false }],
    ['the ace of spades at notrump', idea(B, 'HK H4 H2 HA', 'SA'), { kind: 'cash' }],
    [
      'a club that dummy has no more of',
      idea(A, 'CA C2 C8 C3 CQ C7 C6 C9 S7 S3 S2 SJ', 'CK'),
      { kind: 'cash' },
    ],
    [
      'a lower club, to be ruffed',
      idea(A, 'CA C2 C8 CK CQ C7 C6 C3 S7 S3 S2 SJ', 'C9'),
      { kind: 'ruff-across', suit: 0 },
    ],
    [
      'dummy ruffs it',
      idea(A, 'CA C2 C8 CK CQ C7 C6 C3 S7 S3 S2 SJ C9 C4', 'S4'),
      { kind: 'ruff', suit: 0 },
    ],
    [
      'the queen of diamonds on the ace of hearts may be a winner: nothing is said',
      idea(D, `${RUFFED} HK H4 H7 H3 HQ H6 H8 HT H2 HA H9`, 'DQ'),
      undefined,
    ],
    ['low in dummy, with the ace behind', idea(A, 'DQ', 'D3'), { kind: 'second-low' }],
    ['the three of hearts under the king', idea(D, `${RUFFED} HK H4 H7`, 'H3'), { kind: 'spare' }],
  ])('%s', (_, found, wanted) => {
    expect(found).toEqual(wanted)
  })
})

describe('the idea of a defender’s card', () => {
  it.each<readonly [string, Idea | undefined, Idea | undefined]>([
    ['king from king, queen, jack', idea(B, '', 'HK'), { kind: 'sequence', suit: 2 }],
    ['low from five hearts', idea(B, '', 'H5'), { kind: 'long-suit', suit: 2 }],
    ['the only club', idea(D, '', 'C5'), { kind: 'short-suit', suit: 0 }],
    ['a small trump', idea(D, '', 'S2'), { kind: 'lead-trumps' }],
    ['low from three small spades says nothing', idea(B, '', 'S6'), undefined],
    ['partner’s club given back', idea(D, 'C5 C4 CA C3', 'C9'), { kind: 'partners-suit', suit: 0 }],
    ['a diamond up to the ten in dummy', idea(D, 'C5 C4 CA C3', 'D3'), { kind: 'up-to', suit: 1 }],
    ['the second club ruffed', idea(D, 'C5 C4 CA C3 C9 C7', 'S2'), { kind: 'ruff', suit: 0 }],
    [
      'the queen of hearts after the king',
      idea(D, `${RUFFED} HK H4 H7 H3`, 'HQ'),
      { kind: 'own-suit', suit: 2 },
    ],
    [
      'a club once partner has shown out of it',
      idea(D, `${RUFFED} HK HA H7 H3 S4 SA S7 S3`, 'C8'),
      { kind: 'ruff-across', suit: 0 },
    ],
    [
      'the master heart that declarer can ruff is no winner to take',
      idea(D, `${OUT_OF_HEARTS} S4 SA S8 S3`, 'HJ'),
      { kind: 'force', seat: 2, suit: 2 },
    ],
    [
      'a spade through king and queen in dummy',
      idea(B, 'HK H4 H2 H3', 'S6'),
      { kind: 'through', suit: 3 },
    ],
    [
      'a diamond from three small ones on the second trump',
      idea(D, `${RUFFED} HK HA H7 H3 S4 SA S7 S3 H8 HT HQ H4 S6 S5`, 'D3'),
      { kind: 'throw', suit: 1 },
    ],
    [
      'a heart on the third club, and the jack of spades stays guarded',
      idea(E, 'HK H4 H2 HA CA CT C2 C6 CQ CJ C5 C8 C3', 'H5'),
      { kind: 'throw', suit: 2, guarded: 3 },
    ],
    ['the king on the jack', idea(A, 'DQ D3 D6 DA HJ', 'HK'), { kind: 'cover', card: card('HJ') }],
    ['low on it', idea(A, 'DQ D3 D6 DA HJ', 'H4'), { kind: 'second-low' }],
    ['the jack third in hand', idea(A, 'C4 C2', 'CJ'), { kind: 'third-high' }],
    ['the ten from jack, ten: the same', idea(A, 'C4 C2', 'CT'), { kind: 'third-high' }],
    ['low under partner’s king', idea(B, 'HK H4', 'H2'), { kind: 'leave' }],
    [
      'low on the king of diamonds with the ace',
      idea(B, 'HK H4 H2 HA D2 D4 DK', 'D5'),
      { kind: 'hold-up', keep: card('DA') },
    ],
    ['the ace on it', idea(B, 'HK H4 H2 HA D2 D4 DK', 'DA'), { kind: 'win', cheaply: false }],
    [
      'a small card that signals',
      idea(B, 'HK H4', 'H2', undefined, {
        ...{ kind: 'signal', sign: 'attitude', high: false, yes: false, suit: 2 },
      }),
      { kind: 'signal' },
    ],
  ])('%s', (_, found, wanted) => {
    expect(found).toEqual(wanted)
  })
})
