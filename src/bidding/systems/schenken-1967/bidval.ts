/**
 * The 1967 codes for an opening (BIDVAL; London and Wasserman 1967, Appendix 5) and the labels of
 * the fourteen sections. 0 passes; 1..5 all print 1♣ and 6..10 all print 2♦, the offset keeping the
 * strain that made the hand strong; else the tens are the level and the units 1..5 the strain.
 */
import { bidOf, type Call, isBid, type Level, levelOf, PASS, strainOf } from '#core/call.ts'
import { CLUBS, DIAMONDS, type Strain, strainLetter, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'

/** Labels in executed order. The second stand of 11a comes just before 14. */
export const SECTION_LABELS = [
  '1',
  '2a',
  '2b',
  '3',
  '4',
  '5a',
  '5b',
  '6a',
  '6b',
  '7',
  '8a',
  '8b',
  '8c',
  '8d',
  '8e',
  '9',
  '10',
  '11a',
  '11b',
  '12a',
  '12b',
  '12c',
  '12d',
  '12e',
  '12f',
  '12g',
  '12h',
  '12i',
  '12j',
  '13a',
  '13b',
  '13c',
  '13d',
  '14',
] as const
export type SectionLabel = (typeof SECTION_LABELS)[number]

/** Codes that no hand opens (the list starred in Appendix 5). */
export const IMPOSSIBLE_BIDVALS: readonly number[] = [11, 22, 35, 42, 45, 53, 54, 55]

export interface OpenbidAction {
  readonly call: Call
  readonly bidval: number
  /** For a strong 1♣ or 2♦: the strain that the strength comes from. */
  readonly strength?: Strain
}

/** The call that a code prints as, and its hidden source. */
export const actionOfBidval = (bidval: number): OpenbidAction => {
  if (bidval === 0) return { call: PASS, bidval }
  if (bidval <= 5) return { call: bidOf(1, CLUBS), bidval, strength: (bidval - 1) as Strain }
  if (bidval <= 10) return { call: bidOf(2, DIAMONDS), bidval, strength: (bidval - 6) as Strain }
  return { call: bidOf(Math.floor(bidval / 10) as Level, ((bidval % 10) - 1) as Strain), bidval }
}

/** As tables and fixtures spell an opening: `PASS`, `1C`, `2NT`. */
export const openingText = (call: Call): string => {
  if (!isBid(call)) return 'PASS'
  const strain = strainLetter(strainOf(call))
  return `${levelOf(call)}${strain === 'N' ? t`NT` : strain}`
}
/** The reason with its suit: the one behind a strong opening, else the one that is bid. */
export const saysOf = (says: string, { call, strength }: OpenbidAction): string => {
  const strain = strength ?? (isBid(call) ? strainOf(call) : undefined)
  return strain === undefined ? says : says.replaceAll('{x}', strainName(strain))
}
