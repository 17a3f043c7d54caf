/**
 * Letters and names as readers see them: on cards, beside seats, of boards. Files and links have
 * their own letters (rank.ts, seat.ts).
 */
import { type Rank, TEN } from './rank.ts'
import { type Seat, sideName } from './seat.ts'
import { t, tAs } from './text.ts'
import type { Vulnerability } from './vulnerability.ts'

const RANK_FACES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', t`J`, t`Q`, t`K`, t`A`] as const
const SEAT_INITIALS = [t`N`, t`E`, t`S`, t`W`] as const

/** What a card face shows: `10` for the ten, else one figure or letter. */
export const rankLabel = (rank: Rank): string => RANK_FACES[rank]
/** The same with `T` for the ten. */
export const rankLabelT = (rank: Rank): string => (rank === TEN ? 'T' : RANK_FACES[rank])
/** One letter for a seat: `N`, `E`, `S`, `W`. */
export const seatInitial = (seat: Seat): string => SEAT_INITIALS[seat]
/** Cards written in letters of files, `AKT4`, as readers see them: `AK104`. */
export const facesOf = (letters: string): string =>
  letters.replace(/[TJQKA]/g, (letter) => RANK_FACES['TJQKA'.indexOf(letter) + TEN]!)

const VULNERABLE: Readonly<Record<Vulnerability, string>> = {
  None: tAs('vulnerable')`None`,
  NS: sideName(0),
  EW: sideName(1),
  All: t`Both sides`,
}
/** `None`, `North–South`, `East–West`, `Both sides`. */
export const vulnerabilityName = (v: Vulnerability): string => VULNERABLE[v]
