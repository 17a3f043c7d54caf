/** Solves the twenty results of a deal, double dummy. */
import type { Deal } from '#core/deal.ts'
import { lho, SEATS, type Seat, sideOf } from '#core/seat.ts'
import { NOTRUMP, STRAINS } from '#core/suit.ts'
import type { TrickTable } from '#core/trick-table.ts'
import type { Kernel } from './kernel.ts'
import { layOut, northSouthTricks, type Solving, sitting } from './solve.ts'

/** Partners beside each other: the second is mostly as good as the first. */
const DECLARERS: readonly Seat[] = [0, 2, 1, 3]

/** Solves a whole deal, strain by strain. */
export const solveTable = (kernel: Kernel, deal: Deal): Solving<TrickTable> =>
  sitting(kernel, STRAINS.length * SEATS.length, function* (sitting) {
    const table = STRAINS.map(() => SEATS.map(() => 0))
    for (const strain of STRAINS) {
      const row = table[strain]!
      layOut(sitting, { strain, trick: { leader: lho(0), cards: [] }, hands: deal }, false)
      let guess = strain === NOTRUMP ? 6 : 7
      for (const declarer of DECLARERS) {
        kernel.leadFrom(lho(declarer))
        guess = yield* northSouthTricks(sitting, 13, guess)
        row[declarer] = sideOf(declarer) === 0 ? guess : 13 - guess
        sitting.done += 1
      }
    }
    return table
  })
