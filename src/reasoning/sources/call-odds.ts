/**
 * How likely a hand is to make a call of a class, learned from recorded auctions: a factor for its points,
 * and one for its length in each suit by what the suit is to the caller. Factors by suit cost a count
 * nothing, so three closed hands are counted as fast as without them. `npm run lab -- learn-odds` writes the
 * figures (recorded-calls.ts).
 */
import { SUIT_ROLES, type SuitRole } from './common-calls.ts'

/** The least points of each band. */
export const POINT_BANDS = [0, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22] as const

/** Lengths that are kept apart: none to seven and more. */
export const LENGTH_BANDS = 8

/** What nine in ten of the hands that made a call had. */
export interface UsualHand {
  readonly points: readonly [least: number, most: number]
  /** Cards of the suit that the call names; 0 where it names none. */
  readonly cards: number
}
/** Weights by band, of a hundred the heaviest. A factor that hardly distinguishes hands is left out. */
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
export const RATIO = 1.2
export const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const WEIGHTS = Array.from(LETTERS, (_, n) => Math.max(1, Math.round(MOST / RATIO ** n)))
export const ROLE_LETTERS = 'CDHSnpotMm'

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
