/** How many tables accuse somebody of an act off its agreement by the end of the play, and how many charges are true. */
import { contractOf } from '#core/auction.ts'
import { openingLeader } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { auctionOf } from '#core/record.ts'
import { partner } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { judgeInference } from '#reasoning/inference/inference.ts'
import { isUsable } from '#reasoning/inference/inference-problems.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { holds } from '#reasoning/predicates/predicate.ts'
import type { Recorded } from './recorded.ts'
import { readingsOf } from './sources.ts'

export interface Accusations {
  readonly tables: number
  /** Tables at which somebody is accused. */
  readonly accusing: number
  readonly charges: number
  /** Charges that the deal bears out. */
  readonly borneOut: number
}
/** Declarer and the leader’s partner look at the last card; what is charged once stays charged. */
export function accusationsAt(tables: readonly Recorded[]): Accusations {
  let [accusing, charges, borneOut] = [0, 0, 0]
  for (const { record, deal: name } of tables) {
    const contract = contractOf(auctionOf(record))
    if (contract === undefined) continue
    const deal = record.board.deal as Deal
    const charged = new Map<string, boolean>()
    for (const seat of [contract.declarer, partner(openingLeader(contract))]) {
      const view = seatView(record, seat)
      const position = view && positionFromScratch(view, view.cards.length)
      if (view === undefined || position?.ok !== true) continue
      for (const one of readingsOf(view, name).filter(isUsable)) {
        if (judgeInference(one, position.value).verdict !== 'off-system') continue
        const kept = one.readings.some(
          ({ says, qualifier }) => qualifier !== 'inconsistent' && holds(says, deal) === true,
        )
        charged.set(one.id, !kept)
      }
    }
    if (charged.size > 0) accusing += 1
    charges += charged.size
    borneOut += [...charged.values()].filter((so) => so).length
  }
  return { tables: tables.length, accusing, charges, borneOut }
}
export const accusationsText = ({ tables, accusing, charges, borneOut }: Accusations): string =>
  `Accused: somebody at ${accusing} of ${tables} tables (${((100 * accusing) / tables).toFixed(1)} %); ${borneOut} of ${charges} charges are true.`
