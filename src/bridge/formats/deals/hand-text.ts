/** How people write hands outside any format. */
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import type { Problem, Result } from '#core/result.ts'
import { readLinHand } from '../lin/hands.ts'

const RANKS = '(?:10|[2-9TJQKA])'
/**
 * At least five cards, so that a date or the number of a version is no hand. No more than three suits
 * can be empty before a card: a row of dots is not looked through again from each of them.
 */
const MANY = `(?=(?:[.-]{0,6}${RANKS}){5})`
const HAND = `(?<![\\w.])(?:${RANKS}{0,13}-?\\.){3}(?:${RANKS}{0,13}-?)(?![\\w.])`
/** `AK4.Q82.T976.J53`, spades first; a void has nothing between its dots. */
export const DOTTED = `${MANY}${HAND}`
/** `N:AK4.Q82.T976.J53 … … …`, `-` for a hand that is not known. */
export const DEAL = new RegExp(
  `\\b([NESW]):\\s*((?:${HAND}|-)(?:\\s+(?:${HAND}|-(?!\\S))){3})`,
  'i',
)
/** A suit and its cards; blanks can be read in one way only, however many there are. */
const suitOf = (signs: string): string =>
  `[${signs}]\\s*(?::\\s*)?(?:[2-9tjqka10,-][2-9tjqka10\\s,-]*)?`
const SUIT = suitOf('shdc♠♥♦♣')
const NAMED = new RegExp(`^\\s*${['s♠', 'h♥', 'd♦', 'c♣'].map(suitOf).join('')}$`, 'i')
/** `♠AK4 ♥Q82 ♦T976 ♣J53` alone on its line, spades first: a hand of nobody in particular. */
export const isNamedHand = (line: string): boolean =>
  NAMED.test(line) && (line.match(/10|[2-9tjqka]/gi)?.length ?? 0) >= 5
/** `North: ♠AK4 ♥Q82 ♦T976 ♣J53`, `S = AK4.Q82.T976.J53`. */
export const LABELLED = new RegExp(
  `^\\s*(north|east|south|west|[nesw])(?:\\s*[:=.)]|\\s)\\s*((?:${SUIT}){1,4}$|[2-9tjqka10-]*(?:\\.[2-9tjqka10-]*){3}(?=\\s*$))`,
  'i',
)

/** A hand in dots or with its suits named. */
export const readHand = (text: string): Result<Hand | undefined, Problem> =>
  text.includes('.')
    ? hand.parse(text.replaceAll(/(?<=^|\.)-(?=\.|$)/g, '').toUpperCase(), 'any')
    : readLinHand(text.replaceAll(':', ' '))
