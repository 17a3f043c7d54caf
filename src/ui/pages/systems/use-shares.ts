/** What each rule of a turn takes in its place, counted while somebody looks. */
import { useJob } from '../../ask/use-job.ts'
import type { BookPlace } from '../../kit/addresses/systems.ts'
import { turnInput, turnKey } from './book-view.ts'

export interface Shares {
  /** Exact, by the place of the rule in the turn; `undefined` until it is counted. */
  readonly counted: { readonly before: number; readonly rules: readonly number[] } | undefined
  /** 0..1 while it is counted. */
  readonly done: number | undefined
  readonly error: string | undefined
}
/** @param asked false counts nothing. */
export function useShares(place: BookPlace, asked: boolean): Shares {
  const { value, failed, progress } = useJob(
    'rule-hands',
    asked ? { ask: 'shares', ...turnInput(place) } : undefined,
    turnKey(place),
  )
  return {
    counted: value,
    done: progress,
    error: failed,
  }
}
