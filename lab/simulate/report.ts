/** The figures of a simulation as they are printed. */

import type { Simulated } from '#cardplay/simulate.ts'
import { figuresOf, type SimulationFigures } from '#cardplay/simulation-figures.ts'
import { bidOf, callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import { percent } from '#core/chance.ts'
import { seatLetter, sideName, sideOf } from '#core/seat.ts'

const CONTRACTS = 6

function* contractLines(figures: SimulationFigures, side: 0 | 1): Generator<string> {
  yield `${sideName(side)}, by mean score:`
  const all = figures.contracts
    .filter(({ declarer }) => sideOf(declarer) === side)
    .flatMap((one) => one.levels.map((level) => ({ ...one, ...level })))
    .toSorted((a, b) => b.score - a.score)
  for (const { strain, declarer, level, made, tricks, score } of all.slice(0, CONTRACTS))
    yield `  ${callCode(bidOf(level, strain))} by ${seatLetter(declarer)}: made ${percent(made.mean)} (${percent(made.least)} to ${percent(made.most)}), ${tricks.mean.toFixed(2)} tricks, ${score.toFixed(0)} points`
}

/** @returns one line after the other. */
export function* reportOf(simulated: Simulated): Generator<string> {
  const { head } = simulated
  const figures = figuresOf(simulated)
  yield `${head.layouts} layouts${head.drawn === undefined ? ', all there are' : ` drawn, worth ${head.drawn}`}${head.basis === 'agreed' ? '' : `; by ${head.basis === 'law' ? 'the law alone' : 'lengths and points alone'}`}`
  for (const lead of figures.leads?.imps ?? [])
    yield `  lead ${lead.equals.map(cardCode).join(' ')}: ${(13 - lead.tricks).toFixed(2)} tricks, beats it ${percent(1 - lead.made)}, behind ${lead.behind.mean.toFixed(2)} IMPs (${lead.behind.least.toFixed(2)} to ${lead.behind.most.toFixed(2)})`
  for (const side of [0, 1] as const) yield* contractLines(figures, side)
}
