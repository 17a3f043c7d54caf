/**
 * OPENBID itself: the procedure followed section by section over packed words, with no trace. It is
 * written from the printed code and owes nothing to rules.ts, so each checks the other.
 * Source: London and Wasserman 1967, synopsis and listing; readings settled as in readings.ts.
 *
 * The answer is packed: bits 0-6 BIDVAL, 7-12 the place of the section in SECTION_LABELS, 13-19 the
 * BIDVAL of 11a wherever 11a was satisfied (kept or replaced), else 0.
 */
import type { Hand } from '#core/hand.ts'
import { actionOfBidval, type OpenbidAction, SECTION_LABELS, type SectionLabel } from './bidval.ts'
import { type OpenbidReading, READINGS } from './readings.ts'
import {
  ACE_BIT,
  ACES_AT,
  DISTRIBUTION_AT,
  HONOURS_AT,
  LOOSE_BIT,
  NOT_TRY_AT,
  openbidTables,
  POINTS_AT,
  REBID_BIT,
  STOP_AT,
  TOTAL_AT,
  TRICKS_AT,
  VOIDS_AT,
} from './tables.ts'

const place = (label: SectionLabel): number => SECTION_LABELS.indexOf(label) << 7
const S1 = place('1')
const S2A = place('2a')
const S2B = place('2b')
const S3 = place('3')
const S4 = place('4')
const S5A = place('5a')
const S5B = place('5b')
const S6A = place('6a')
const S6B = place('6b')
const S7 = place('7')
const S8A = place('8a')
const S8B = place('8b')
const S8C = place('8c')
const S8D = place('8d')
const S8E = place('8e')
const S9 = place('9')
const S10 = place('10')
const S11A = place('11a')
const S11B = place('11b')
const S12A = place('12a')
const S12B = place('12b')
const S12C = place('12c')
const S12D = place('12d')
const S12E = place('12e')
const S12F = place('12f')
const S12G = place('12g')
const S12H = place('12h')
const S12I = place('12i')
const S12J = place('12j')
const S13A = place('13a')
const S13B = place('13b')
const S13C = place('13c')
const S13D = place('13d')
const S14 = place('14')

/**
 * OPENBID on the sum of the four additive words and the four suits' own words.
 * @param synopsis7 true for the synopsis' brackets in section 7.
 */
export function decideOpening(
  sum: number,
  s: number,
  h: number,
  d: number,
  c: number,
  synopsis7: boolean,
): number {
  const hcp = sum & 63
  const aces = (sum >>> ACES_AT) & 7
  const dist = (sum >>> DISTRIBUTION_AT) & 15
  const t =
    ((sum >>> TOTAL_AT) & 63) + 1 + (aces === 4 ? 1 : aces === 0 ? -1 : 0) - (dist === 0 ? 1 : 0)
  if (t <= 6) return S1

  const p = ((sum >>> TRICKS_AT) & 31) - 4
  const ns = s & 15
  const nh = h & 15
  const nd = d & 15
  const nc = c & 15
  const majors = ns > nh ? ns : nh
  const minors = nd > nc ? nd : nc
  const longest = majors > minors ? majors : minors
  // The code of the first longest suit, in the order S H D C.
  const long = ns === longest ? 4 : nh === longest ? 3 : nd === longest ? 2 : 1
  const even = dist <= 1

  if (p >= 12) {
    if (aces === 4) return S2A | ((p - 6) * 10 + 5)
    if (longest >= 8) return S2B | ((p - 6) * 10 + long)
  }
  const ps = (s >> POINTS_AT) & 15
  const ph = (h >> POINTS_AT) & 15
  const pd = (d >> POINTS_AT) & 15
  const pc = (c >> POINTS_AT) & 15

  if (hcp >= 15 || t >= 21) {
    const tries = sum >>> NOT_TRY_AT === 0
    if (hcp >= 22 && even && tries) return hcp >= 25 ? S3 | 10 : S4 | 25
    if (p >= 9 && (hcp >= 23 || (hcp >= 22 && t >= 25) || t >= 26)) {
      if (longest >= 5) return S5A | (5 + long)
      const best = Math.max(ps, ph, pd, pc)
      if (ns === 4 && ps === best) return S5B | 9
      if (nh === 4 && ph === best) return S5B | 8
      if (nd === 4 && pd === best) return S5B | 7
      if (nc === 4 && pc === best) return S5B | 6
    }
  }
  if (longest >= 8 && p >= 9 && hcp <= 15) {
    if (long >= 3) return S6A | (40 + long)
    if (p >= 10) return S6B | (50 + long)
  }
  if (hcp >= 15 || t >= 21) {
    const loose = ((s | h | d | c) & LOOSE_BIT) !== 0
    const stoppers = (sum >>> STOP_AT) & 7
    if (hcp >= 15 && hcp <= 18 && even && stoppers === 4) {
      const rich = hcp >= 17 && t >= 19
      const major = (ns === 5 && ps >= 5) || (nh === 5 && ph >= 5)
      const declined = synopsis7 ? rich || (major && loose) : (rich || major) && loose
      if (!declined) return S7 | 15
    }
    if (hcp >= 17 || (hcp === 16 && t >= 20) || t >= 21) {
      if (hcp >= 18 && hcp <= 21 && even && !loose)
        return S8A | ((s & REBID_BIT) !== 0 ? 4 : (h & REBID_BIT) !== 0 ? 3 : 5)
      if (longest >= 5) return S8B | long
      if (hcp >= 18 && sum >>> NOT_TRY_AT === 0) return S8C | 5
      // The two largest of the four suits' points.
      const hiM = ps > ph ? ps : ph
      const loM = ps > ph ? ph : ps
      const him = pd > pc ? pd : pc
      const lom = pd > pc ? pc : pd
      const first = hiM > him ? hiM : him
      const second = hiM > him ? Math.max(loM, him) : Math.max(hiM, lom)
      if (ns === 4 && ps === first) return S8D | 4
      if (nh === 4 && ph === first) return S8D | 3
      if (nd === 4 && pd === first) return S8D | 2
      if (nc === 4 && pc === first) return S8D | 1
      if (ns === 4 && ps === second) return S8D | 4
      if (nh === 4 && ph === second) return S8D | 3
      if (nd === 4 && pd === second) return S8D | 2
      if (nc === 4 && pc === second) return S8D | 1
      if (hcp >= 18 && even && stoppers === 4) return S8E | 5
    }
  }

  const ks = (s >> HONOURS_AT) & 7
  const kh = (h >> HONOURS_AT) & 7
  const kc = (c >> HONOURS_AT) & 7
  if (nc >= 6 && pc >= 9 && kc >= 4 && hcp <= 14) return S9 | 31

  if (hcp >= 6 && hcp <= 12 && (longest === 6 || longest === 7) && t <= 7 + longest) {
    if (ns >= 6 && ks >= 9 - ns) return S10 | 24
    if (nh >= 6 && kh >= 9 - nh) return S10 | 23
  }

  let standing = 0
  if (longest >= 7 && hcp >= 6 && hcp <= 10) {
    const own = long === 4 ? s : long === 3 ? h : long === 2 ? d : c
    if (long >= 2 && ((own >> POINTS_AT) & 15) >= 18 - 2 * longest) {
      const outside = aces > ((own & ACE_BIT) !== 0 ? 1 : 0)
      if (((sum >>> VOIDS_AT) & 3) > 0 || longest >= 8 || outside) {
        const bid = 30 + long
        if (hcp <= 9) return S11A | bid | (bid << 13)
        standing = bid
      }
    }
    if (standing === 0 && nc >= 8 && p >= 8) return S11B | 41
  } else if (
    t >= 11 &&
    ((hcp >= 11 && (t >= 13 || (longest <= 5 && hasSingleton(ns, nh, nd, nc)))) ||
      (hcp >= 10 && ((sum >>> VOIDS_AT) & 3) > 0) ||
      (hcp >= 12 && dist > 0))
  ) {
    const bid = oneOfASuit(hcp, t, longest, even, ns, nh, nd, nc, ps, ph, pd, pc, c)
    if (bid !== 0) return bid
  }

  const kept = standing << 13
  if (hcp >= 10) {
    if (t >= 13 && longest >= 6) {
      const need = 14 - 2 * longest
      if (ns === longest && ps >= need) return S13A | 14 | kept
      if (nh === longest && ph >= need) return S13A | 13 | kept
      if (nd === longest && pd >= need) return S13A | 12 | kept
    }
    if (t >= 14) {
      if ((s & REBID_BIT) !== 0) return S13B | 14 | kept
      if ((h & REBID_BIT) !== 0) return S13B | 13 | kept
    }
  }
  if (hcp >= 6 && hcp <= 12 && longest >= 6) {
    if (ns >= 6 && ks >= 9 - ns) return S13C | 24 | kept
    if (nh >= 6 && kh >= 9 - nh) return S13C | 23 | kept
  }
  if (hcp >= 14) {
    if (ns >= 4 && ps >= 1) return S13D | 14
    if (nh >= 4 && ph >= 1) return S13D | 13
    if (nd >= 4 && pd >= 1) return S13D | 12
  }
  return standing === 0 ? S14 : S11A | standing | kept
}

const hasSingleton = (ns: number, nh: number, nd: number, nc: number): boolean =>
  ns === 1 || nh === 1 || nd === 1 || nc === 1

/** The inside of section 12, once its door is open; 0 when nothing fits. */
function oneOfASuit(
  hcp: number,
  t: number,
  longest: number,
  even: boolean,
  ns: number,
  nh: number,
  nd: number,
  nc: number,
  ps: number,
  ph: number,
  pd: number,
  pc: number,
  c: number,
): number {
  if (longest >= 5 && t >= 12) {
    const need = 6 - longest
    if (ns === longest && ps >= need) return S12A | 14
    if (nh === longest && ph >= need) return S12A | 13
    if (nd === longest && pd >= need) return S12A | 12
  }
  let four = longest === 4
  if (nc === longest && longest >= 5) {
    if (longest === 5 && pc <= 6) {
      if (ps >= 25 - 5 * ns) return S12B | 14
      if (ph >= 25 - 5 * nh) return S12B | 13
    }
    if ((c & REBID_BIT) !== 0) return S12C | 21
    four = ps >= 31 - 7 * ns || ph >= 31 - 7 * nh || pd >= 31 - 7 * nd
  }
  if (four) {
    const lightHand = hcp <= 12 && t <= 12
    const diamonds = pd >= 34 - 8 * nd
    if (diamonds && (nh <= 2 || (ns <= 3 && nh <= 3))) return S12D | 12
    if (ph >= 34 - 8 * nh && (ns <= 3 || (ns === 4 && ps <= 1)) && !(lightHand && ph <= 3))
      return S12E | 13
    if (ps >= 34 - 8 * ns && !(lightHand && ps <= 3)) return S12F | 14
    if (diamonds && !(lightHand && pd <= 3)) return S12F | 12
  }
  if (longest === 5) {
    const emptyFive =
      ns === 5 && ps === 0 ? 4 : nh === 5 && ph === 0 ? 3 : nd === 5 && pd === 0 ? 2 : 0
    if (emptyFive !== 0) {
      if (ns === 4 && ps >= 4) return S12G | 14
      if (nh === 4 && ph >= 4) return S12G | 13
      if (nd === 4 && pd >= 4) return S12G | 12
      if (hcp >= 13) return S12H | (10 + emptyFive)
    }
  }
  if (hcp >= 13) {
    if (even && nd >= 3) return S12I | 12
    if (nc >= 5 && pc >= 5 - ((c >> HONOURS_AT) & 7)) return S12J | 21
  }
  return 0
}

/** OPENBID for the four holdings of a whole hand, packed; made once per reading. */
export type PackedOpenbid = (
  spades: number,
  hearts: number,
  diamonds: number,
  clubs: number,
) => number

export const packedOpenbid = (reading: OpenbidReading): PackedOpenbid => {
  const { sum, suit } = openbidTables(reading)
  const synopsis7 = reading.doubt === 'synopsis'
  return (s, h, d, c) =>
    decideOpening(
      (sum[s]! + sum[h]! + sum[d]! + sum[c]!) | 0,
      suit[s]!,
      suit[h]!,
      suit[d]!,
      suit[c]!,
      synopsis7,
    )
}

export const packedBidval = (packed: number): number => packed & 127
export const packedSection = (packed: number): SectionLabel => SECTION_LABELS[(packed >> 7) & 63]!
/** BIDVAL of 11a where it was satisfied, kept or replaced, else 0. */
export const packedProvisional = (packed: number): number => packed >> 13

export interface OpenbidAnswer extends OpenbidAction {
  readonly section: SectionLabel
  /** What 11a bid, wherever it was satisfied, kept or replaced. */
  readonly provisional?: OpenbidAction
}

/** OPENBID's opening for a hand of thirteen cards. */
export function openbid(hand: Hand, reading: OpenbidReading = READINGS.corrected): OpenbidAnswer {
  const packed = packedOpenbid(reading)(hand[3], hand[2], hand[1], hand[0])
  const provisional = packedProvisional(packed)
  return {
    ...actionOfBidval(packedBidval(packed)),
    section: packedSection(packed),
    ...(provisional === 0 ? {} : { provisional: actionOfBidval(provisional) }),
  }
}
