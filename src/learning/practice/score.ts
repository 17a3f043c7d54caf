/**
 * Chances that were said, held against what came: the Brier score (G. W. Brier, “Verification of forecasts
 * expressed in terms of probability”, 1950) and calibration. The score is proper: who says what he believes
 * expects to lose least.
 */
import { isGood } from './grade.ts'
import type { Answer } from './progress.ts'

/**
 * The loss of a chance that was said, 0 (sure and so it was) to 1 (sure and it was not).
 * @param said 0 to 1.
 */
export const brier = (said: number, happened: boolean): number => (said - (happened ? 1 : 0)) ** 2

/** What one can say to be sure, in per cent: fifty is a guess between two. */
export const SURE_STEPS = [50, 60, 70, 80, 90, 100] as const

export interface SurePoint {
  /** In per cent. */
  readonly said: number
  readonly answers: number
  /** Share of them that were good. */
  readonly right: number
}
/** By how sure the student said to be: how often that was right. Steps never said are left out. */
export function calibration(answers: readonly Answer[]): readonly SurePoint[] {
  return SURE_STEPS.flatMap((said) => {
    const here = answers.filter(({ sure }) => sure === said)
    if (here.length === 0) return []
    return [
      {
        said,
        answers: here.length,
        right: here.filter(({ grade }) => isGood(grade)).length / here.length,
      },
    ]
  })
}
/** The mean loss of the answers with which a chance was said; `undefined` where none was. */
export function meanBrier(answers: readonly Answer[]): number | undefined {
  const said = answers.flatMap(({ sure, grade }) =>
    sure === undefined ? [] : brier(sure / 100, isGood(grade)),
  )
  return said.length === 0 ? undefined : said.reduce((a, b) => a + b, 0) / said.length
}
