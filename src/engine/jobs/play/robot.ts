/** What a robot does at its turn: its call, or its card. */
import type { ChoiceProgress } from '#cardplay/weigh-cards.ts'
import type { Problem, Result } from '#core/result.ts'
import { type AskedJob, type ByAsk, defineJob, needing } from '../../job.ts'
import { type RobotCall, type RobotCallInput, robotCall } from './robot-call.ts'
import { type RobotCard, type RobotCardInput, robotCard } from './robot-card.ts'
import { sharedKernel } from './shared-kernel.ts'

type Asked =
  | ({ readonly ask: 'call' } & RobotCallInput)
  | ({ readonly ask: 'card' } & RobotCardInput)
interface Answers {
  readonly call: Result<RobotCall, Problem>
  readonly card: Result<RobotCard, Problem>
}

const robot = needing(
  sharedKernel,
  (kernel): AskedJob<Asked, ByAsk<Asked, ChoiceProgress>, Answers> =>
    (asked) =>
      asked.ask === 'call' ? robotCall(kernel, asked) : robotCard(kernel, asked),
)

export const job = defineJob({
  name: 'robot',
  family: 'play',
  weight: 'turn',
  systems: ['systems'],
  run: robot,
})
declare module '../../registry.ts' {
  interface JobsByName {
    robot: typeof robot
  }
}
