/** The practice of this browser inside a component. */
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { invariant } from '#core/result.ts'
import { parseSeed, type Rng, randomSeed, rngOf, type Seed } from '#core/rng.ts'
import type { PracticeState, PracticeStore } from '#store/practice/practice.ts'

export const PracticeContext = createContext<PracticeStore | undefined>(undefined)

export function usePracticeStore(): PracticeStore {
  const practice = use(PracticeContext)
  invariant(practice !== undefined, 'the page gives its parts the practice')
  return practice
}
export const usePractice = <T>(selector: (state: PracticeState) => T): T =>
  useStore(usePracticeStore().store, selector)

/** Fresh chance, for which deal and which skill. */
export const freshSeed = (): Seed => randomSeed(crypto.getRandomValues(new Uint32Array(4)))
export const freshRng = (): Rng => rngOf(freshSeed())

const FIRST_SEED: Seed = [1, 2, 3, 4]
/** A written seed, which the store has checked. */
export const readSeed = (text: string): Seed => {
  const read = parseSeed(text)
  return read.ok ? read.value : FIRST_SEED
}
