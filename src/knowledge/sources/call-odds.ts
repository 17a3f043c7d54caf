/**
 * How likely a hand is to make a call of a class, learned from recorded auctions: a factor for its points,
 * and one for its length in each suit by what the suit is to the caller. Factors by suit cost a count
 * nothing, so three closed hands are counted as fast as without them. `npm run learn-odds` writes the
 * figures (recorded-calls.ts).
 */
import { SUIT_ROLES, type SuitRole } from './common-calls.ts'

/** The least points of each band. */
export const POINT_BANDS = [0, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22] as const
const LAST_BAND = POINT_BANDS.length - 1
/** Lengths told apart: none to seven and more. */
export const LENGTH_BANDS = 8

export const bandOf = (points: number): number =>
  points >= POINT_BANDS[LAST_BAND]!
    ? LAST_BAND
    : POINT_BANDS.findIndex((least) => points < least) - 1

/** What nine in ten of the hands that made a call had. */
export interface UsualHand {
  readonly points: readonly [least: number, most: number]
  /** Cards of the suit that the call names; 0 where it names none. */
  readonly cards: number
}
/** Weights by band, of a hundred the heaviest. A factor that hardly tells hands apart is left out. */
export interface CallOdds {
  readonly usual: UsualHand
  readonly points?: readonly number[]
  /** By length, for each role that a suit can have. */
  readonly lengths: Readonly<Partial<Record<SuitRole, readonly number[]>>>
}
/** By the name of the class, as text (see `callOddsText`): numbers would be three times as long to load. */
export type RecordedCalls = Readonly<Record<string, string>>

/** The heaviest weight. */
const MOST = 100
/** A letter is this much lighter than the one before it. */
const RATIO = 1.2
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const WEIGHTS = Array.from(LETTERS, (_, n) => Math.max(1, Math.round(MOST / RATIO ** n)))
const ROLE_LETTERS = 'CDHSnpotMm'

const factorText = (logs: readonly number[]): string => {
  const top = Math.max(...logs)
  return logs
    .map((log) =>
      LETTERS.charAt(Math.min(LETTERS.length - 1, Math.round((top - log) / Math.log(RATIO)))),
    )
    .join('')
}
const tellsNothing = (text: string): boolean => /^[ab]*$/.test(text)

/**
 * The odds of a class as text: what is usual (`8-17 5`), then a letter for each band of points, then for each role its letter and one
 * for each length, `a` the heaviest weight.
 * @param points natural logarithms by band.
 * @param lengths the same for each role, by length.
 */
export function callOddsText(
  { points: [least, most], cards }: UsualHand,
  points: readonly number[],
  lengths: (role: SuitRole) => readonly number[],
): string {
  const ofPoints = factorText(points)
  return [
    `${least}-${most}`,
    String(cards),
    tellsNothing(ofPoints) ? '' : ofPoints,
    ...SUIT_ROLES.flatMap((role, i) => {
      const text = factorText(lengths(role))
      return tellsNothing(text) ? [] : [`${ROLE_LETTERS.charAt(i)}${text}`]
    }),
  ].join(' ')
}

const weightsIn = (text: string): readonly number[] =>
  Array.from(text, (letter) => WEIGHTS[LETTERS.indexOf(letter)] ?? 1)
/** The factors again. */
export function callOddsIn(text: string): CallOdds {
  const [usual = '', cards = '', points = '', ...roles] = text.split(' ')
  const [least = 0, most = 0] = usual.split('-').map(Number)
  return {
    usual: { points: [least, most], cards: Number(cards) },
    ...(points === '' ? {} : { points: weightsIn(points) }),
    lengths: Object.fromEntries(
      roles.map((one) => [
        SUIT_ROLES[ROLE_LETTERS.indexOf(one.charAt(0))]!,
        weightsIn(one.slice(1)),
      ]),
    ),
  }
}
