/** The best plays of a suit: `node scripts/run.mjs examples/best-play.ts AQTxx xxx` */
import {
  steps,
  suitCombination,
  suitPlan,
  suitPlanWords,
  suitSolve,
  suitTask,
  suitWeights,
} from '../src/index.ts'

const [north = 'AQTxx', south = 'xxx'] = process.argv.slice(2)
const suit = suitCombination.parseSuitCombination(north, south)
if (!suit.ok) throw new Error(suit.error.message)
const weights = suitWeights.layoutWeights(suit.value, suitWeights.APRIORI)
if (!weights.ok) throw new Error(weights.error.message)

const solver = suitSolve.suitSolver(suitTask.taskOf(suit.value))
const { atLeast, expected } = steps.finish(suitSolve.solveWith(solver, weights.value))
console.log(
  `${suitCombination.formatSuit(suit.value)}, ${expected.value.toFixed(2)} tricks on average`,
)
for (const { goal, value, plan } of atLeast) {
  const [way] = suitPlan.plansFor(solver, plan)
  const { sentence = '' } = way ? suitPlanWords.planWords(suit.value, way) : {}
  console.log(`${goal} or more: ${(100 * value).toFixed(1)} %. ${sentence}`)
}
