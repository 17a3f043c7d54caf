/** The three deals of BRIBIP’s auction, and its fact base over any deal, for the tests. */
import { standing } from '#bidding/factbase/base.ts'
import type { LogEvent } from '#bidding/factbase/log.ts'
import { type FactRun, type FactSystem, walkFactBase } from '#bidding/factbase/run.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { plain } from '#constraint/phrase.ts'
import { contractOf, isEnded } from '#core/auction.ts'
import { type Call, parseCall } from '#core/call.ts'
import { type Card, parseCard } from '#core/card.ts'
import * as deal from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import type { Problem, Result } from '#core/result.ts'
import { type BySide, EAST, rotate, type Seat, SOUTH } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { factWords, logWords, stageWords } from '#explain/call/fact-words.ts'
import { ESSEX_FACTS } from '#systems/essex-acol/fact-system.ts'
import { ESSEX_ACOL } from '#systems/essex-acol/system.ts'

export const SIDES = [ESSEX_ACOL, ESSEX_ACOL] as const
export const DEALS = [
  'N:K942.K2.KT653.A6 753.QJ6.J92.QJ53 AQJ86.AT73.A.K72 T.9854.Q874.T984',
  'N:KT7.K92.83.AKT62 432.QT6.Q9.Q9873 AQJ86.A75.AK65.4 95.J843.JT742.J5',
  'N:Q653.KJ.K75.AKT2 J87.865.843.Q643 AKT94.AQ3.A962.9 2.T9742.QJT.J875',
] as const
export const AUCTION = 'P 1S P 2S P 3D P 4C P 4H P 4N P 5C P 5N P 6D P 7S P P P'

export const calls = (text: string): Call[] => text.split(' ').map((one) => parseCall(one)!)
export const dealt = (text: string): deal.Deal => {
  const read = deal.parse(text)
  if (!read.ok || !deal.isWhole(read.value)) throw new Error(text)
  return read.value
}
export const held = (text: string): hand.Hand => {
  const read = hand.parse(text)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
export const card = (text: string): Card => parseCard(text)!

/** What a seat sees of a deal after these calls, and after the cards when some are given. */
export function viewOf(
  hands: deal.Deal,
  seat: Seat,
  dealer: Seat,
  made: readonly Call[],
  ...cards: readonly Card[]
): SeatView {
  const auction = { dealer, calls: made }
  const contract = isEnded(auction) ? contractOf(auction) : undefined
  return {
    seat,
    hand: hands[seat],
    dealer,
    vulnerability: 'None',
    calls: made.map((call) => ({ call })),
    contract,
    dummy: cards.length > 0 && contract ? hands[rotate(contract.declarer, 2)] : undefined,
    cards,
    claim: undefined,
  }
}
export const run = (view: SeatView): FactRun => {
  const result = runFactBase(view, SIDES, ESSEX_FACTS)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
export const linesOf = ({ base, steps }: FactRun): string => {
  const context = {
    observer: base.observer,
    facts: base.facts,
    cues: base.cues,
    triggers: new Map(base.triggers.map(({ id, label }) => [id, label])),
  }
  return steps
    .map(({ stage, log }, i) =>
      [
        stageWords(stage),
        ...base.log
          .slice(steps[i - 1]?.log ?? 0, log)
          .map(({ event }) => `  ${plain(logWords(event, context))}`),
      ].join('\n'),
    )
    .join('\n')
}
/** The entries of one call. */
export const at = ({ base }: FactRun, call: number): readonly LogEvent[] =>
  base.log.flatMap(({ stage, event }) =>
    stage.kind === 'call' && stage.at === call ? [event] : [],
  )
/** Facts added at one call, in words; those shown are marked. */
export const addedAt = (result: FactRun, call: number): readonly string[] =>
  at(result, call).flatMap((event) => {
    if (event.kind !== 'fact' || event.doing !== 'added') return []
    const fact = result.base.facts[event.fact]!
    return [`${fact.base === 'shown' ? 'shown ' : ''}${plain(factWords(fact))}`]
  })
export const says = (result: FactRun, base: 'known' | 'shown', words: string): boolean =>
  standing(result.base, base).some((fact) => plain(factWords(fact)) === words)

export const DEAL1 = dealt(DEALS[0])
export const SOUTH1 = run(viewOf(DEAL1, SOUTH, EAST, calls(AUCTION), card('CT')))

/**
 * The fact base of the seat whose view it is, with the log in order.
 * @param sides the systems of North–South and East–West.
 * @param system the triggers and features of the seat's own program.
 * @returns a problem when the auction is not lawful or the hand is not whole.
 */
export function runFactBase(
  view: SeatView,
  sides: BySide<BiddingSystem>,
  system: FactSystem,
): Result<FactRun, Problem> {
  const walk = walkFactBase(view, sides, system)
  for (;;) {
    const next = walk.next()
    if (next.done) return next.value
  }
}
