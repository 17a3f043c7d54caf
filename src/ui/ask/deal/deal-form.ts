/** The deal dialog as data: what stands in its fields, and the question to the engine it comes to. */

import { DEAL_COUNT, formatDealNumber, parseDealNumber } from '#core/deal-number.ts'
import { fixed, grouped, percentage, significant } from '#core/locale.ts'
import { parseSeed } from '#core/rng.ts'
import { bySeat } from '#core/seat.ts'
import { bySuit, SUITS, SUITS_DESCENDING, type Suit, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import type { JobInput } from '#engine/protocol.ts'

export type DealInput = JobInput<'deal'>
export type DealAsked = NonNullable<Extract<DealInput, { kind: 'seed' }>['limits']>
export type HandAsked = NonNullable<DealAsked[number]>

/** Two fields as typed; an empty one leaves that end open. */
export interface RangeText {
  readonly min: string
  readonly max: string
}
export interface SeatForm {
  readonly hcp: RangeText
  /** By suit, clubs first. */
  readonly lengths: Tuple4<RangeText>
  readonly shapes: string
}
export interface DealForm {
  readonly kind: 'seed' | 'number'
  readonly seed: string
  readonly number: string
  readonly boards: string
  readonly firstBoard: string
  readonly seats: Tuple4<SeatForm>
}

const OPEN: RangeText = { min: '', max: '' }
export const FREE_SEAT: SeatForm = { hcp: OPEN, lengths: [OPEN, OPEN, OPEN, OPEN], shapes: '' }

export const emptyForm = (seed: string, firstBoard: number): DealForm => ({
  kind: 'seed',
  seed,
  number: '',
  boards: '1',
  firstBoard: String(firstBoard),
  seats: [FREE_SEAT, FREE_SEAT, FREE_SEAT, FREE_SEAT],
})

export const MOST_BOARDS = 1000
const MOST_HCP = 37
const MOST_CARDS = 13

/** What is wrong with one seat's fields, by field. */
export interface SeatErrors {
  readonly hcp?: string
  /** By suit, clubs first. */
  readonly lengths: readonly (string | undefined)[]
}
export interface FormErrors {
  readonly seed?: string
  readonly number?: string
  readonly boards?: string
  readonly firstBoard?: string
  readonly seats: readonly SeatErrors[]
}

export interface FormReading {
  /** The question, or undefined while some field is wrong. */
  readonly input: DealInput | undefined
  /** What is asked of the hands; undefined when nothing is, or while a field of the seats is wrong. */
  readonly limits: DealAsked | undefined
  readonly errors: FormErrors
}

export const wholeNumber = (text: string): number | undefined =>
  /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined

interface RangeReading {
  readonly range?: { readonly min: number; readonly max: number }
  readonly error?: string
}

export function readRange({ min, max }: RangeText, most: number): RangeReading {
  if (min.trim() === '' && max.trim() === '') return {}
  const low = min.trim() === '' ? 0 : wholeNumber(min)
  const high = max.trim() === '' ? most : wholeNumber(max)
  if (low === undefined || high === undefined || low > most || high > most)
    return { error: t`Whole numbers from 0 to ${most}, or nothing.` }
  if (low > high) return { error: t`The least, ${low}, is more than the most, ${high}.` }
  return { range: { min: low, max: high } }
}

function readSeat(form: SeatForm): {
  readonly asked: HandAsked | undefined
  readonly errors: SeatErrors
} {
  const hcp = readRange(form.hcp, MOST_HCP)
  const [clubs, diamonds, hearts, spades] = SUITS.map((suit) =>
    readRange(form.lengths[suit], MOST_CARDS),
  ) as [RangeReading, RangeReading, RangeReading, RangeReading]
  const suits = [clubs, diamonds, hearts, spades] as const
  const shapes = form.shapes.trim()
  const asked: HandAsked = {
    ...(hcp.range && { hcp: hcp.range }),
    ...(suits.some((s) => s.range) && {
      lengths: [clubs.range, diamonds.range, hearts.range, spades.range],
    }),
    ...(shapes !== '' && { shapes }),
  }
  return {
    asked: Object.keys(asked).length === 0 ? undefined : asked,
    errors: {
      ...(hcp.error !== undefined && { hcp: hcp.error }),
      lengths: [clubs.error, diamonds.error, hearts.error, spades.error],
    },
  }
}

/** Reads all fields. */
export function readDealForm(form: DealForm): FormReading {
  const firstBoard = wholeNumber(form.firstBoard)
  const firstBoardError =
    firstBoard === undefined || firstBoard < 1 || firstBoard > 999_999
      ? { firstBoard: t`A whole number from 1 to 999999.` }
      : {}
  if (form.kind === 'number') {
    const number = parseDealNumber(form.number)
    const errors: FormErrors = {
      ...firstBoardError,
      ...(!number.ok && { number: located(number.error) }),
      seats: [],
    }
    const input: DealInput | undefined =
      number.ok && firstBoard !== undefined && !('firstBoard' in firstBoardError)
        ? { kind: 'number', number: number.value.toString(), firstBoard }
        : undefined
    return { input, limits: undefined, errors }
  }
  const seed = parseSeed(form.seed)
  const boards = wholeNumber(form.boards)
  const seats = bySeat((seat) => readSeat(form.seats[seat]))
  const wrongSeat = seats.some(
    (s) => s.errors.hcp !== undefined || s.errors.lengths.some((e) => e !== undefined),
  )
  const asked = mapTuple4(seats, (s) => s.asked)
  const limits = !wrongSeat && asked.some((a) => a !== undefined) ? asked : undefined
  const badBoards = boards === undefined || boards < 1 || boards > MOST_BOARDS
  const errors: FormErrors = {
    ...firstBoardError,
    ...(!seed.ok && { seed: located(seed.error) }),
    ...(badBoards && { boards: t`A whole number from 1 to ${MOST_BOARDS}.` }),
    seats: seats.map((s) => s.errors),
  }
  const good =
    seed.ok &&
    !badBoards &&
    !wrongSeat &&
    firstBoard !== undefined &&
    !('firstBoard' in firstBoardError)
  const input: DealInput | undefined = good
    ? { kind: 'seed', seed: form.seed, firstBoard, boards, ...(limits && { limits }) }
    : undefined
  return { input, limits, errors }
}

/** A problem with its place in the field. */
export const located = (problem: { readonly message: string; readonly column?: number }): string =>
  problem.column === undefined || problem.column <= 1
    ? problem.message
    : t`At letter ${problem.column}: ${problem.message}`

const rangeWords = ({ min, max }: RangeText, most: number, one: string, many: string): string => {
  const low = min.trim() === '' ? 0 : Number(min)
  const high = max.trim() === '' ? most : Number(max)
  const noun = (n: number) => (n === 1 ? one : many)
  if (low === high) return high === 0 ? t`no ${many}` : `${low} ${noun(low)}`
  if (low === 0) return t`at most ${high} ${noun(high)}`
  return high >= most ? t`${low} or more ${many}` : t`${low} to ${high} ${many}`
}

const ANYTHING = t`anything`
/** One line on what is asked of a seat: `15 to 17 HCP, balanced`; `anything` when nothing is. */
export function seatSummary(form: SeatForm): string {
  const parts: string[] = []
  const given = ({ min, max }: RangeText) => min.trim() !== '' || max.trim() !== ''
  if (given(form.hcp)) parts.push(rangeWords(form.hcp, MOST_HCP, t`HCP`, t`HCP`))
  for (const suit of SUITS_DESCENDING)
    if (given(form.lengths[suit]))
      parts.push(rangeWords(form.lengths[suit], MOST_CARDS, suitSingular(suit), strainName(suit)))
  if (form.shapes.trim() !== '') parts.push(form.shapes.trim().replace('balanced', t`balanced`))
  return parts.length === 0 ? ANYTHING : parts.join(', ')
}

const seat = (
  hcp: readonly [string, string],
  shapes = '',
  length?: readonly [Suit, string, string],
): SeatForm => ({
  hcp: { min: hcp[0], max: hcp[1] },
  lengths: bySuit((suit) => (length?.[0] === suit ? { min: length[1], max: length[2] } : OPEN)),
  shapes,
})

/** Common wishes for one hand. */
export const PRESETS: readonly {
  readonly id: string
  readonly label: string
  readonly form: SeatForm
}[] = [
  { id: 'any', label: t`Anything`, form: FREE_SEAT },
  { id: '12-14', label: t`12–14 balanced`, form: seat(['12', '14'], 'balanced') },
  { id: '15-17', label: t`15–17 balanced`, form: seat(['15', '17'], 'balanced') },
  { id: '20-22', label: t`20–22 balanced`, form: seat(['20', '22'], 'balanced') },
  { id: 'opening', label: t`Opening strength`, form: seat(['12', '21']) },
  { id: 'spades', label: t`Opening with five spades`, form: seat(['12', '21'], '', [3, '5', '']) },
  { id: 'hearts', label: t`Opening with five hearts`, form: seat(['12', '21'], '', [2, '5', '']) },
  { id: 'weak-two', label: t`Weak with six spades`, form: seat(['6', '10'], '', [3, '6', '6']) },
  { id: 'two-suits', label: t`Two suits of five`, form: seat(['8', ''], '55xx') },
  { id: 'three-suits', label: t`Three suits`, form: seat(['12', ''], '4441 5440') },
  { id: 'strong', label: t`22 and more`, form: seat(['22', '']) },
  { id: 'weak', label: t`5 and fewer`, form: seat(['', '5']) },
]

const sameRange = (a: RangeText, b: RangeText) => a.min === b.min && a.max === b.max
/** The preset that the fields stand at, or undefined. */
export const presetOf = (form: SeatForm): string | undefined =>
  PRESETS.find(
    (p) =>
      sameRange(p.form.hcp, form.hcp) &&
      p.form.shapes === form.shapes &&
      SUITS.every((suit) => sameRange(p.form.lengths[suit], form.lengths[suit])),
  )?.id

/** `Possible: 2,610,…,600 deals, 4.87 % of all.` @param count in decimal figures. */
export function possibleSentence(count: string, exact: boolean): string {
  const n = BigInt(count)
  const deals = `${exact ? '' : t`at most `}${formatDealNumber(n)} ${n === 1n ? t`deal` : t`deals`}`
  return n === DEAL_COUNT ? t`Possible: ${deals}.` : t`Possible: ${deals}, ${share(n)}.`
}

function share(n: bigint): string {
  const part = Number(n) / Number(DEAL_COUNT)
  if (part >= 0.001) return t`${percentage(significant(100 * part, 3))} of all`
  const one = Number(DEAL_COUNT / n)
  if (one < 1e9) return t`one in ${grouped(Math.round(one))}`
  const tens = Math.floor(Math.log10(one))
  return t`one in ${fixed(one / 10 ** tens, 1)} × 10^${tens}`
}
