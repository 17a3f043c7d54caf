/**
 * Hands in classes. The spot cards 2 to 9 of a suit are alike to every bidding rule, so a suit is
 * seen as its honours (A K Q J T) and how many spots stand with them: a state, with the number of
 * holdings it stands for. Four states whose lengths add to thirteen are a class of hands, and the
 * product of their multiplicities is the number of hands in it. Over the full pack the classes number
 * 34,033,880 and their hands 635,013,559,600; over the unseen cards they count what a hidden hand
 * can be.
 */
import { binomial } from '#core/binomial.ts'
import { FULL_HOLDING, HOLDING_LENGTH, HONOURS, type Holding } from '#core/holding.ts'

/** The ranks that no rule can: 2 to 9. */
const SPOTS = 0x00ff

export interface SuitState {
  /** One holding of the state, its spots the lowest available. */
  readonly holding: Holding
  readonly length: number
  /** How many holdings are in the state, 1 or more. */
  readonly ways: number
}

const lowest = (holding: number, count: number): number => {
  let taken = 0
  for (let left = count, rest = holding; left > 0; left--) {
    const card = rest & -rest
    taken |= card
    rest ^= card
  }
  return taken
}

/**
 * The states of a suit of which these cards can be held, shortest first.
 * @param available the cards not known to be elsewhere: the whole suit by default.
 */
export const suitStates = (available: Holding = FULL_HOLDING): readonly SuitState[] => {
  const spots = available & SPOTS
  const spotCount = HOLDING_LENGTH[spots]!
  const honours = available & HONOURS
  const states: SuitState[] = []
  for (let held = honours; ; held = (held - 1) & honours) {
    for (let k = 0; k <= spotCount; k++)
      states.push({
        holding: (held | lowest(spots, k)) as Holding,
        length: HOLDING_LENGTH[held]! + k,
        ways: binomial(spotCount, k),
      })
    if (held === 0) break
  }
  return states.sort((a, b) => a.length - b.length || a.holding - b.holding)
}

/**
 * Puts together the states that a question cannot tell apart and adds their ways; the first of each
 * stands for all.
 * @param key what the question sees of a holding; holdings of unequal length must not share a key.
 */
export const mergeStates = (
  states: readonly SuitState[],
  key: (holding: Holding) => number | string,
): readonly SuitState[] => {
  const merged = new Map<number | string, SuitState>()
  for (const state of states) {
    const k = key(state.holding)
    const known = merged.get(k)
    merged.set(k, known ? { ...known, ways: known.ways + state.ways } : state)
  }
  return [...merged.values()]
}

/** The states of each length, 0..13. */
export const byLength = (states: readonly SuitState[]): readonly (readonly SuitState[])[] =>
  Array.from({ length: 14 }, (_, n) => states.filter((state) => state.length === n))
