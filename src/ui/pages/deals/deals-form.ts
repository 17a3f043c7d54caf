/** The controls of *Deals* as data, and the script that they come to. Pure. */
import { type BySide, SEATS, type Seat, seatsOf } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import {
  emptyForm,
  FREE_SEAT,
  type HandAsked,
  type RangeText,
  readDealForm,
  readRange,
  type SeatErrors,
  type SeatForm,
  wholeNumber,
} from '../../ask/deal/deal-form.ts'

/** What a suit of a hand must be made of. */
export const QUALITIES = ['two', 'three', 'none'] as const
export type Quality = (typeof QUALITIES)[number]
export interface SuitQuality {
  /** Of no suit when absent. */
  readonly suit?: Suit
  readonly quality: Quality
}
/** What two partners must have together. */
export interface Together {
  readonly hcp: RangeText
  /** The suit of the fit; none when absent. */
  readonly suit?: Suit
  /** At least so many cards in it, as typed. */
  readonly cards: string
}
export interface DealsForm {
  /** The id of the scenario that the controls were set by; empty for none. */
  readonly scenario: string
  readonly seats: Tuple4<SeatForm>
  readonly quality: Tuple4<SuitQuality>
  /** By side, North–South first. */
  readonly together: BySide<Together>
  /** A condition in the words of the script, beside the controls. */
  readonly more: string
  /** How the auction begins, as typed. */
  readonly begins: string
  /** The id of the system by which it is bid. */
  readonly system: string
  /** Whose hand comes to South. */
  readonly student: Seat
  readonly dealer: Seat | 'board'
  readonly vulnerability: Vulnerability | 'board'
  readonly boards: string
  readonly seed: string
  /** The script, once it is written by hand; the controls then rest. */
  readonly script?: string
}

export const MOST_SET = 36
const MOST_TOGETHER = 40
const MOST_FIT = 13

const NO_QUALITY: SuitQuality = { quality: 'two' }
const NOTHING_TOGETHER: Together = { hcp: { min: '', max: '' }, cards: '8' }

export const freeForm = (seed: string): DealsForm => ({
  ...{ scenario: '', more: '', begins: '', system: 'sayc', student: 2, boards: '12', seed },
  ...{ dealer: 'board', vulnerability: 'board' },
  seats: [FREE_SEAT, FREE_SEAT, FREE_SEAT, FREE_SEAT],
  quality: [NO_QUALITY, NO_QUALITY, NO_QUALITY, NO_QUALITY],
  together: [NOTHING_TOGETHER, NOTHING_TOGETHER],
})

export interface DealsErrors {
  readonly seats: readonly SeatErrors[]
  /** Of the shapes of each seat. */
  readonly shapes: Tuple4<string | undefined>
  readonly together: BySide<{ readonly hcp?: string; readonly cards?: string }>
  readonly boards?: string
}
export interface DealsReading {
  /** The script; while a control is wrong, what the others say. */
  readonly script: string
  readonly errors: DealsErrors
  readonly isGood: boolean
}

const SEAT_WORDS: Tuple4<string> = ['north', 'east', 'south', 'west']
const SUIT_WORDS: Tuple4<string> = ['clubs', 'diamonds', 'hearts', 'spades']
const QUALITY_WORDS: Readonly<Record<Quality, (of: string) => string>> = {
  two: (of) => `top3(${of}) >= 2`,
  three: (of) => `top5(${of}) >= 3`,
  none: (of) => `top3(${of}) == 0`,
}

const bounds = (of: string, range: { min: number; max: number }, most: number): string[] =>
  range.min === range.max
    ? [`${of} == ${range.min}`]
    : [
        ...(range.min > 0 ? [`${of} >= ${range.min}`] : []),
        ...(range.max < most ? [`${of} <= ${range.max}`] : []),
      ]

/** Shapes as the fields have them, in the words of the script; `undefined` where one cannot be written so. */
function shapeWords(text: string): string | undefined {
  const terms = text.split(/[\s,;]+/).filter((term) => term !== '' && term !== 'or')
  const words = terms.map((term) => {
    if (/^bal(anced)?$/i.test(term)) return 'any 4333 + any 4432 + any 5332'
    if (/^[\dx]{4}$/i.test(term)) return `any ${term.toLowerCase()}`
    return /^[\dx]([=-][\dx]){3}$/i.test(term)
      ? term.replaceAll(/[=-]/g, '').toLowerCase()
      : undefined
  })
  return words.includes(undefined) ? undefined : words.join(' + ')
}

function handWords(seat: Seat, asked: HandAsked | undefined, { suit, quality }: SuitQuality) {
  const who = SEAT_WORDS[seat]
  const shapes = asked?.shapes === undefined ? undefined : shapeWords(asked.shapes)
  return [
    ...(shapes === undefined || shapes === '' ? [] : [`shape(${who}, ${shapes})`]),
    ...(asked?.hcp === undefined ? [] : bounds(`hcp(${who})`, asked.hcp, 37)),
    ...SUITS_DESCENDING.flatMap((one) => {
      const range = asked?.lengths?.[one]
      return range === undefined ? [] : bounds(`${SUIT_WORDS[one]}(${who})`, range, 13)
    }),
    ...(suit === undefined ? [] : [QUALITY_WORDS[quality](`${who}, ${SUIT_WORDS[suit]}`)]),
  ]
}

function readTogether(side: 0 | 1, { hcp, suit, cards }: Together) {
  const [a, b] = seatsOf(side)
  const both = (what: string) => `${what}(${SEAT_WORDS[a]}) + ${what}(${SEAT_WORDS[b]})`
  const points = readRange(hcp, MOST_TOGETHER)
  const fit = suit === undefined ? undefined : wholeNumber(cards)
  const isWrong = suit !== undefined && (fit === undefined || fit > MOST_FIT)
  return {
    words: [
      ...(points.range === undefined ? [] : bounds(both('hcp'), points.range, MOST_TOGETHER)),
      ...(suit === undefined || fit === undefined ? [] : [`${both(SUIT_WORDS[suit])} >= ${fit}`]),
    ],
    errors: {
      ...(points.error !== undefined && { hcp: points.error }),
      ...(isWrong && { cards: t`A whole number from 0 to ${MOST_FIT}.` }),
    },
  }
}

const VULNERABLE: Readonly<Record<Vulnerability, string>> = {
  None: 'none',
  NS: 'NS',
  EW: 'EW',
  All: 'all',
}

/** The script of the controls, or the one written by hand. @param title named in its first line. */
export function readDealsForm(form: DealsForm, title?: string): DealsReading {
  const asked = readDealForm({ ...emptyForm(form.seed, 1), seats: form.seats, boards: form.boards })
  const shapes = mapTuple4(form.seats, ({ shapes: text }) =>
    shapeWords(text) === undefined
      ? t`Write shapes with four figures (5431), in turn with “=” (4=5=3=1), or balanced.`
      : undefined,
  )
  const [ours, theirs] = [readTogether(0, form.together[0]), readTogether(1, form.together[1])]
  const boards = wholeNumber(form.boards)
  const badBoards = boards === undefined || boards < 1 || boards > MOST_SET
  const errors: DealsErrors = {
    seats: asked.errors.seats,
    shapes,
    together: [ours.errors, theirs.errors],
    ...(badBoards && { boards: t`A whole number from 1 to ${MOST_SET}.` }),
  }
  const isWrong =
    asked.errors.seats.some(({ hcp, lengths }) => hcp !== undefined || lengths.some(Boolean)) ||
    shapes.some(Boolean) ||
    errors.together.some((one) => Object.keys(one).length > 0)
  if (form.script !== undefined) return { script: form.script, errors, isGood: !badBoards }
  const parts = [
    ...SEATS.flatMap((seat) => handWords(seat, asked.limits?.[seat], form.quality[seat])),
    ...ours.words,
    ...theirs.words,
    ...(form.more.trim() === '' ? [] : [`(${form.more.trim()})`]),
  ]
  const lines = [
    ...(title === undefined ? [] : [`# ${title}`]),
    ...(form.dealer === 'board' ? [] : [`dealer ${SEAT_WORDS[form.dealer]}`]),
    ...(form.vulnerability === 'board' ? [] : [`vulnerable ${VULNERABLE[form.vulnerability]}`]),
    ...(parts.length === 0 ? [] : ['', 'condition', `  ${parts.join('\n  and ')}`]),
  ]
  return { script: `${lines.join('\n').trimStart()}\n`, errors, isGood: !isWrong && !badBoards }
}
