/** Everything the paper claims, in its own order. */
import type { Case } from '../claim.ts'
import { APPENDIX_5, APPENDIX_6 } from './appendices.ts'
import { COVERAGE } from './coverage.ts'
import { PART_ONE } from './part-one.ts'
import { PROPOSITION_1 } from './proposition-01.ts'
import { PROPOSITION_2 } from './proposition-02.ts'
import { PROPOSITION_4 } from './proposition-04.ts'
import { PROPOSITION_5 } from './proposition-05.ts'
import { PROPOSITION_6 } from './proposition-06.ts'
import { PROPOSITION_7 } from './proposition-07.ts'
import { PROPOSITION_8 } from './proposition-08.ts'
import {
  PROPOSITION_9,
  PROPOSITION_10,
  PROPOSITION_11,
  PROPOSITION_12,
  PROPOSITION_13,
} from './proposition-09.ts'

/** Part Two: the case analysis. There is no Proposition 3. */
export const PART_TWO: readonly Case[] = [
  PROPOSITION_1,
  PROPOSITION_2,
  PROPOSITION_4,
  PROPOSITION_5,
  PROPOSITION_6,
  PROPOSITION_7,
  PROPOSITION_8,
  PROPOSITION_9,
  PROPOSITION_10,
  PROPOSITION_11,
  PROPOSITION_12,
  PROPOSITION_13,
]
export const BOOK: readonly Case[] = [
  ...PART_ONE,
  ...PART_TWO,
  ...COVERAGE,
  ...APPENDIX_5,
  ...APPENDIX_6,
]
