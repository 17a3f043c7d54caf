/** Other tables: robots in all four seats bid a board by the sides' systems and play it out, or two systems bid many. */

import { searchedAuction } from '#callchoice/searched-auction.ts'
import { declarersTricks, playedOut } from '#cardplay/play-out.ts'
import type { CardQuestion } from '#cardplay/weigh-cards.ts'
import type { Board } from '#core/board.ts'
import type { Card } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { isWhole } from '#core/deal.ts'
import type { AnnotatedCall, BoardRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { scoreFor } from '#core/score.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { played } from '#systems/registry.ts'
import { type AskedJob, defineJob, needing } from '../../job.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { sharedKernel } from './shared-kernel.ts'
import { type MatchAsked, type MatchTold, systemMatch } from './system-match.ts'

export interface RobotTablesInput
  extends Pick<KnowledgeInput, 'sides' | 'systems'>,
    Pick<CardQuestion, 'scoring' | 'speed' | 'level'> {
  readonly ask: 'board'
  readonly board: Board
  /** One table each: other seeds, other layouts, other cards where it is close. */
  readonly seeds: readonly Seed[]
}
export interface RobotTable {
  readonly calls: readonly AnnotatedCall[]
  /** In the order in which they were played; none where the robots passed the board out. */
  readonly cards: readonly Card[]
  /** Missing where the robots passed the board out. */
  readonly contract?: Contract
  readonly declarerTricks?: number
  /** Points for North–South. */
  readonly score: number
}
export interface RobotTablesProgress {
  /** Tables that have finished, of as many as there will be. */
  readonly done: number
  readonly of: number
  /** Of all the work, 0..1. */
  readonly share: number
}

const NO_SEED: Seed = [0, 0, 0, 0]

function* robotTables(
  kernel: Kernel,
  { board, sides, systems, scoring, speed, level = 'strong', seeds }: RobotTablesInput,
): Generator<RobotTablesProgress, Result<readonly RobotTable[], Problem>, void> {
  const { deal, dealer, vulnerability } = board
  if (!isWhole(deal))
    return problem('robots/hands', t`Robots need all four hands to replay a board.`)
  const [north, east] = [played(systems[0]), played(systems[1])]
  if (!north.ok) return north
  if (!east.ok) return east
  // They bid as the robots of the reader's own table do.
  const ahead = typeof speed === 'string' && level === 'strong' ? { ahead: speed } : {}
  const pairs = [
    { system: north.value.system, ...ahead },
    { system: east.value.system, ...ahead },
  ] as const
  const [seed = NO_SEED] = seeds
  const bidding = searchedAuction(kernel, pairs, { deal, dealer, vulnerability }, { scoring, seed })
  const none = { done: 0, of: seeds.length, share: 0 }
  const bid = yield* reporting(bidding, () => none)
  const calls = bid.calls.map((call) => ({ call }))
  const { contract } = bid
  if (contract === undefined) return ok(seeds.map(() => ({ calls, cards: [], score: 0 })))
  const record: BoardRecord = { board, calls, contract, cards: [] }
  const robot = { kind: 'robot', speed, level } as const
  const tables: RobotTable[] = []
  for (const [done, seed] of seeds.entries()) {
    const playing = playedOut(kernel, record, {
      players: [robot, robot],
      agreed: (view) => agreementsOf({ view, sides, systems }),
      ...{ scoring, seed },
    })
    const cards = yield* reporting(playing, ({ share }) => ({
      ...{ done, of: seeds.length, share: (done + share) / seeds.length },
    }))
    const declarerTricks = declarersTricks(record, cards)
    const score = scoreFor(0, contract, vulnerability, declarerTricks)
    tables.push({ calls, cards, contract, declarerTricks, score })
  }
  return ok(tables)
}

type Asked = RobotTablesInput | MatchAsked
interface Progresses {
  readonly board: RobotTablesProgress
  readonly match: MatchTold
}
interface Answers {
  /** In the order of their seeds; a problem where a hand is unknown, or a system. */
  readonly board: Result<readonly RobotTable[], Problem>
  readonly match: Result<MatchTold, Problem>
}
export const robotTablesJob = needing(
  sharedKernel,
  (kernel): AskedJob<Asked, Progresses, Answers> =>
    (asked) =>
      asked.ask === 'board' ? robotTables(kernel, asked) : systemMatch(kernel, asked),
)

export const job = defineJob({
  name: 'robot-tables',
  family: 'play',
  weight: 'heavy',
  systems: ['systems'],
  run: robotTablesJob,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'robot-tables': typeof robotTablesJob
  }
}
