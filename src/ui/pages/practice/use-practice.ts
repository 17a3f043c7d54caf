/** The practice of this browser inside a component. */
import { createContext, use, useMemo } from 'react'
import { useStore } from 'zustand'
import { invariant } from '#core/result.ts'
import { parseSeed, type Rng, rngOf, type Seed } from '#core/rng.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { SAME } from '#practice/table.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { ANY_SEAT, type PracticeChoices } from '#store/practice/choices.ts'
import type { PracticeState, PracticeStore } from '#store/practice/practice.ts'
import { resolved } from '../../ask/systems/systems.ts'
import { useOwn } from '../../ask/systems/use-systems.ts'

export const PracticeContext = createContext<PracticeStore | undefined>(undefined)

export function usePracticeStore(): PracticeStore {
  const practice = use(PracticeContext)
  invariant(practice !== undefined, 'the page gives its parts the practice')
  return practice
}
export const usePractice = <T>(selector: (state: PracticeState) => T): T =>
  useStore(usePracticeStore().store, selector)

/** Fresh chance, for which deal and which skill. */
export const freshRng = (): Rng => rngOf(freshSeed())

const FIRST_SEED: Seed = [1, 2, 3, 4]
/** A written seed, which the store has checked. */
export const readSeed = (text: string): Seed => {
  const read = parseSeed(text)
  return read.ok ? read.value : FIRST_SEED
}

/** Chance of its own beside that of the cards. */
const SEAT_STREAM = 3
/** Where the student sits on the deal of that seed. */
export const seatOn = (seed: Seed, { seat }: PracticeChoices): Seat =>
  seat === ANY_SEAT ? SEATS[rngOf(seed, SEAT_STREAM).below(SEATS.length)]! : seat

/** What both sides play. */
export function useSides(system: SystemRef, { opponents }: PracticeChoices) {
  const own = useOwn()
  return useMemo(() => {
    const mine = { system: resolved(system, own) }
    return opponents === SAME ? mine : { ...mine, opponents: resolved(opponents, own) }
  }, [system, opponents, own])
}
