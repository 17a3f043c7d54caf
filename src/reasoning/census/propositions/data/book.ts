/** Everything the paper claims, in its own order. */
import type { Case } from '../claim.ts'
import { APPENDIX_5, APPENDIX_6 } from './appendices.ts'
import { COVERAGE } from './coverage.ts'
import { PART_ONE } from './part-one.ts'
import {
  PROPOSITION_6,
  PROPOSITION_7,
  PROPOSITION_8,
  PROPOSITION_9,
  PROPOSITION_10,
  PROPOSITION_11,
  PROPOSITION_12,
  PROPOSITION_13,
} from './part-two-long.ts'
import { PROPOSITION_1, PROPOSITION_2 } from './part-two-strong.ts'
import { PROPOSITION_4, PROPOSITION_5 } from './part-two-weak.ts'

/** Part Two: the case analysis. There is no Proposition 3. */
export const PART_TWO: readonly Case[] = [
  ...PROPOSITION_1,
  ...PROPOSITION_2,
  ...PROPOSITION_4,
  ...PROPOSITION_5,
  ...PROPOSITION_6,
  ...PROPOSITION_7,
  ...PROPOSITION_8,
  ...PROPOSITION_9,
  ...PROPOSITION_10,
  ...PROPOSITION_11,
  ...PROPOSITION_12,
  ...PROPOSITION_13,
]
export const BOOK: readonly Case[] = [
  ...PART_ONE,
  ...PART_TWO,
  ...COVERAGE,
  ...APPENDIX_5,
  ...APPENDIX_6,
]
