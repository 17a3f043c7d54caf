/**
 * Learns the odds of calls, leads and signals from recorded play.
 *
 * `npm run lab -- learn-odds PATH`: writes the
 * program's figures, learned from all deals, and those of five folds, each learned at other
 * events than the deals that fall into it, for calibration.
 */
import { writeFileSync } from 'node:fs'
import { dealFold, dealMark, FOLDS, foldsIn, stretchesOf } from '../calibrate/folds.ts'
import { recordedBelow } from '../calibrate/recorded.ts'
import { addCalls, callOddsOf, noCallRows, together } from './calls.ts'
import { oddsOf } from './fit.ts'
import { type Act, actsOf, countSuits, noSuitCounts } from './observe.ts'
import { signalOdds, smallCards } from './signals.ts'

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npm run lab -- learn-odds PATH')
  process.exit(2)
}
const { tables } = recordedBelow(path)
const names = [...new Set(tables.map((one) => one.deal))]
const stretches = stretchesOf(names)
const folds = foldsIn(stretches)
const foldOf = (deal: string): number => folds.get(dealMark(deal)) ?? 0
const deals = names.length
const ALL = Array.from({ length: FOLDS }, (_, fold) => fold)

// Calls first: they tell most and are learned fastest.
const callRows = ALL.map(noCallRows)
for (const one of tables) addCalls(callRows[foldOf(one.deal)]!, one)
/** Odds of calls, learned without the deals of a fold. */
const learnedCalls = (without: number | undefined) =>
  callOddsOf(together(callRows.filter((_, fold) => fold !== without)))
writeFileSync('lab/calibrate/deal-folds.json', JSON.stringify(stretches))
writeFileSync(
  'src/reasoning/sources/recorded-calls.ts',
  `/**
 * Odds of calls learned from recorded auctions, written by \`npm run lab -- learn-odds\`: ${tables.length} tables of
 * ${deals} deals of championship play, whatever these pairs had agreed.
 */
import type { RecordedCalls } from './call-odds.ts'

export const RECORDED_CALLS: RecordedCalls = JSON.parse(
  '${JSON.stringify(learnedCalls(undefined))}',
) as RecordedCalls
`,
)
writeFileSync(
  'lab/calibrate/call-folds.json',
  // As texts: a table of so many numbers is nothing to format.
  JSON.stringify(ALL.map((fold) => JSON.stringify(learnedCalls(fold)))),
)
console.log(`${tables.length} tables of ${deals} deals: calls learned`)

const acts = tables.map((one) => ({
  fold: dealFold(one.deal),
  acts: actsOf(one),
  small: smallCards(one),
}))
const learned = (without: number | undefined) => {
  const counts = noSuitCounts()
  for (const one of tables) if (dealFold(one.deal) !== without) countSuits(counts, one)
  const others = acts.filter((one) => one.fold !== without)
  const seen: readonly Act[] = others.flatMap((one) => one.acts)
  return oddsOf(counts, signalOdds(others.flatMap((one) => one.small)), seen)
}
const all = learned(undefined)
writeFileSync(
  'src/reasoning/sources/recorded-odds.ts',
  `/**
 * Odds learned from recorded play, written by \`npm run lab -- learn-odds\`: ${tables.length} tables of ${deals} deals of
 * championship play. \`npm run lab -- calibrate\` tells how well they describe deals that they have not seen.
 */
import type { RecordedOdds } from './recorded.ts'

export const RECORDED_ODDS: RecordedOdds = ${JSON.stringify(all)}
`,
)
writeFileSync('lab/calibrate/folds.json', JSON.stringify(ALL.map(learned)))
console.log(
  JSON.stringify({ tables: tables.length, deals, leads: all.leads, notMade: all.notMade }, null, 1),
)
const opening = acts.flatMap((one) =>
  one.acts.filter((act) => act.sign === 'lead' && act.when === 'opening'),
)
for (const kind of ['notrump', 'suit'] as const) {
  const here = opening.filter((act) => act.kind === kind)
  const share = (so: number) =>
    ((100 * here.filter((act) => act.so === so).length) / here.length).toFixed(1)
  console.log(
    `opening leads, ${kind}: ${here.length}; agreed ${share(0)} %, not covered ${share(1)} %, against system ${share(2)} %`,
  )
}
