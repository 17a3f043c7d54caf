/**
 * The ways OPENBID's damaged or disputed lines have been read. Each
 * reading differs from the canonical one, `corrected`, in a single point.
 */
import type { HandMeasureId } from '#constraint/measures.ts'
import type { TrickReading } from '#constraint/playing-tricks.ts'

export interface OpenbidReading {
  readonly tricks: TrickReading
  /** A notrump try wants 3 points in a doubleton and 2 in a tripleton; `literal` wants 4 and 3. */
  readonly notrumpTry: 'definition' | 'literal'
  /** Section 7's brackets: (A or B) and not solid, or A or (B and not solid). */
  readonly doubt: 'code' | 'synopsis'
  /**
   * A solid hand. `code`: no bad short honours and 3 points in each suit of four cards or fewer.
   * `appendix`: 3 points in every suit. `no-length`: both tests, with no suit exempt.
   */
  readonly solid: 'code' | 'appendix' | 'no-length'
}

const canonical: OpenbidReading = {
  tricks: 'corrected',
  notrumpTry: 'definition',
  doubt: 'code',
  solid: 'code',
}

/** All readings by name. */
export const READINGS = {
  corrected: canonical,
  published: { ...canonical, tricks: 'published' },
  ntry_literal: { ...canonical, notrumpTry: 'literal' },
  kj2_literal: { ...canonical, tricks: 'kj2' },
  jrow_app3: { ...canonical, tricks: 'jrow' },
  sec7_synopsis: { ...canonical, doubt: 'synopsis' },
  solid_app2: { ...canonical, solid: 'appendix' },
  solid_nolen: { ...canonical, solid: 'no-length' },
} as const satisfies Readonly<Record<string, OpenbidReading>>

export type ReadingName = keyof typeof READINGS
export const READING_NAMES = Object.keys(READINGS) as readonly ReadingName[]

/** The measure of playing tricks that a reading uses. */
export const tricksMeasure = (reading: OpenbidReading): HandMeasureId =>
  (
    ({
      corrected: 'playingTricks',
      published: 'playingTricksPublished',
      kj2: 'playingTricksKj2',
      jrow: 'playingTricksJrow',
    }) as const
  )[reading.tricks]
