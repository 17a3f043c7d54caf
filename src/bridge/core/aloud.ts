/** Hands, cards and calls as a voice says them: signs and letters are for the eye. */
import { bidOf, callName, type Level } from './call.ts'
import { cardName, cardOf } from './card.ts'
import { rankLabel } from './display.ts'
import type { Hand } from './hand.ts'
import * as holding from './holding.ts'
import { RANKS, rankName } from './rank.ts'
import { parseSuit, SUITS_DESCENDING, strainName } from './suit.ts'
import { t } from './text.ts'

/** `spades ace queen three, no hearts, diamonds king ten, …`. */
export const handWords = (hand: Hand): string =>
  SUITS_DESCENDING.map((suit) => {
    const held = holding.ranks(hand[suit])
    return held.length === 0
      ? t`no ${strainName(suit)}`
      : [strainName(suit), ...held.map(rankName)].join(' ')
  }).join(', ')

const FACES = RANKS.map(rankLabel)
/** A bid `2♠`, or a suit with the cards that follow its sign: `♠QJ10`. */
const SIGNS = new RegExp(
  `(?<![\\d–-])([1-7])([♣♦♥♠])(?!\\w)|([♣♦♥♠])((?:${[...FACES, 'T'].join('|')}){0,13})(?!\\w)`,
  'g',
)
const FACE = new RegExp([...FACES, 'T'].join('|'), 'g')
const rankOfFace = (face: string) =>
  RANKS[face === 'T' ? FACES.indexOf('10') : FACES.indexOf(face)]!

type Found = [level?: string, strain?: string, sign?: string, faces?: string]

/** A sentence with its signs as words: `♣J is as good as ♣K` becomes `jack of clubs is as good as king of clubs`. */
export const aloud = (text: string): string =>
  text.replace(SIGNS, (found: string, ...groups: [...Found, at: number, whole: string]) => {
    const [level, strain, sign, faces = '', at] = groups
    const suit = parseSuit(strain ?? sign ?? '')
    if (suit === undefined) return found
    if (level !== undefined) return callName(bidOf(Number(level) as Level, suit))
    const ranks = (faces.match(FACE) ?? []).map(rankOfFace)
    const [only, another] = ranks
    if (only === undefined) return `${/\w/.test(text[at - 1] ?? '') ? ' ' : ''}${strainName(suit)}`
    return another === undefined
      ? cardName(cardOf(suit, only))
      : [strainName(suit), ...ranks.map(rankName)].join(' ')
  })
