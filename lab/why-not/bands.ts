/** *This shape, by points* held to hands: the filled band is the call, and how far the others hold. */
import { selfPlay } from '#bidding/audit/walk.ts'
import { callCode } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { format, type Hand, hcp } from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { auctionView } from '#core/seat-view.ts'
import { shapeOf } from '#core/shape.ts'
import { randomDeal } from '#core/shuffle.ts'
import { shapePoints } from '#counting/shape-points.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { byPoints } from '#engine/jobs/bidding/by-points.ts'
import { bidderOf } from '#systems/bidder.ts'
import { rulesOf } from '#systems/registry.ts'
import { good } from '#testing/good.ts'

/** Calls before which nobody has called twice. */
const FIRST_CALLS = 4

/** Prints what was counted. @returns how many filled bands are not the call. */
export function countBands(id: string, wanted: number, seed: number): number {
  const rng = rngOf([seed, 44, 2, 9])
  function* deals(): Generator<Deal> {
    for (;;) yield randomDeal(rng)
  }
  const system = rulesOf(id)
  const bidder = good(bidderOf([{ id }, { id }]))
  const began = process.cpuUsage()
  let [hands, off, decided, others, held] = [0, 0, 0, 0, 0]
  for (const { deal, state } of selfPlay([system, system], deals())) {
    if (state.auction.calls.length >= FIRST_CALLS) continue
    if (hands >= wanted) break
    const viewOf = (hand: Hand) =>
      auctionView(
        ...([state.seat, hand, state.auction.dealer, state.vulnerability] as const),
        state.auction.calls.map((call) => ({ call })),
      )
    const callOf = (hand: Hand) => good(bidder.turn(viewOf(hand))).call
    const hand = deal[state.seat]
    const bands = good(answerOf(byPoints({ systems: [{ id }, { id }], view: viewOf(hand) })))
    const bandAt = (points: number) => bands.find(({ from, to }) => points >= from && points <= to)
    hands++
    const own = bandAt(hcp(hand))
    if (own?.else !== undefined) decided++
    if (own?.call !== callOf(hand)) {
      off++
      console.log(`  ${state.auction.calls.map(callCode).join(' ') || '-'} | ${format(hand)}`)
    }
    // As many points as a random hand has, with the shape of this one.
    const points = hcp(randomDeal(rng)[state.seat])
    const { count, draw } = shapePoints(shapeOf(hand))
    if (points === hcp(hand) || count(points) === 0) continue
    others++
    if (bandAt(points)?.call === callOf(draw(points, rng))) held++
  }
  const { user } = process.cpuUsage(began)
  console.log(
    `${id}: ${hands} first calls, ${off} filled bands are not the call; honours decide in ${decided}; ` +
      `${held} of ${others} other hands of the shape call as their band (${((100 * held) / others).toFixed(1)} %); ` +
      `${(user / 1000 / hands).toFixed(0)} ms of processor each`,
  )
  return off
}
