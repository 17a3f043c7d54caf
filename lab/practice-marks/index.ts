/**
 * Marks answers of Practice beside what layouts say of them. Each question is answered by the system's own call and by
 * every call that another rule, a nearby hand or a robot thinks of.
 *
 * `npm run lab -- practice-marks [SYSTEM] [QUESTIONS] [SEED]`: fails where a call that layouts put a whole IMP above
 * the system's, beyond the error, is not marked as one that will do.
 */
import { good } from '#testing/good.ts'
import '#systems/every.ts'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { candidateCalls } from '#callchoice/candidate-calls.ts'
import { weighCalls } from '#callchoice/weigh-calls.ts'
import { type Call, callCode } from '#core/call.ts'
import { format } from '#core/hand.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { SOUTH } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { loadKernel } from '#doubledummy/kernel.ts'
import { answerOf } from '#doubledummy/solve.ts'
import { standingsOf } from '#engine/jobs/practice/bid-mark.ts'
import { drawnOf, turnsFor } from '#engine/jobs/practice/draw-turn.ts'
import { isGood } from '#practice/grade.ts'
import { gradeOfMarks, LAYOUTS_OF_MARK, marksOf, verdictOf } from '#practice/marks.ts'
import { PRACTICE_TOPICS } from '#practice/topics.ts'
import { rulesOf } from '#systems/registry.ts'

const [id = 'sayc', questions = '100', seed = '1'] = process.argv.slice(2)
/** Calls weighed of those that rules and nearby hands make. */
const THOUGHT_OF = 5
const kernel = await loadKernel()
const system = rulesOf(id)
const topics = PRACTICE_TOPICS.filter(({ kind, chapters }) => kind === 'bid' && chapters.length > 0)
const verdicts = new Map<string, number>()
let asked = 0
let under = 0
let failed = 0
for (let i = 0; asked < Number(questions); i++) {
  const topic = topics[i % topics.length]!
  const own: Seed = [Number(seed), 1, 44, i]
  const input = { system: { id }, topic: topic.id, asked: {}, isFirm: true, seed: own } as const
  const gathered = answerOf(turnsFor(input, rngOf(own)))
  const made = gathered.ok ? drawnOf(gathered.value, input, rngOf(own)) : undefined
  if (made === undefined) continue
  const { dealer, vulnerability, deal, calls } = made
  const state = good(stateAfter([system, system], dealer, vulnerability, calls))
  const hand = deal[SOUTH]
  const standings = standingsOf(state, hand)
  const ownCall = standings[0]!.call
  const thought = standings
    .filter(({ standing }) => standing !== 'outside')
    .slice(0, THOUGHT_OF)
    .map(({ call }) => call)
  const all = [...new Set([...thought, ...candidateCalls(state, hand, ownCall)])]
  const view = auctionView(
    ...([SOUTH, hand, dealer, vulnerability, calls.map((call) => ({ call }))] as const),
  )
  const question = { view, sides: [system, system], scoring: 'imps', seed: own } as const
  const weighed = good(
    answerOf(weighCalls(kernel, question, all as [Call, ...Call[]], LAYOUTS_OF_MARK)),
  )
  if (weighed === undefined) continue
  asked++
  const told = weighed.weighed.slice(1).map((one) => {
    const standing = standings.find(({ call }) => call === one.call)!.standing
    const marks = marksOf(standing, one)
    const verdict = verdictOf(one)
    const key = `${standing} ${verdict}`
    verdicts.set(key, (verdicts.get(key) ?? 0) + 1)
    return { ...one, verdict, marks, good: isGood(gradeOfMarks(standing, marks)) }
  })
  const better = told.filter(({ verdict }) => verdict === 'better')
  if (better.length === 0) continue
  under++
  if (better.some(({ good }) => !good)) failed++
  console.log(
    `${calls.map(callCode).join(' ') || '-'} | ${format(hand)} | ${callCode(ownCall)}: ${better
      .map(
        ({ call, gain, error, marks }) =>
          `${callCode(call)} +${gain.toFixed(1)} ± ${error.toFixed(1)} (${marks})`,
      )
      .join(', ')}`,
  )
}
console.log(`${[...verdicts].map(([key, n]) => `${key} ${n}`).join(', ')}`)
console.log(
  `${id}: ${asked} questions; in ${under} layouts put another call a whole IMP above the system's, ${failed} of these marked the only right one`,
)
if (failed > 0) process.exitCode = 1
