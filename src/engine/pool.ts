/**
 * Several workers behind one client. The first does the quick jobs and nothing else, so that the
 * table is answered at once; the others share the heavy ones. Each worker has a line of its own
 * (line.ts) and so its own recovery; a worker starts when there is work that no idle one can take.
 */

import {
  type Connect,
  createEngine,
  type EngineClient,
  engineErrorCode,
  PATIENCE,
  type Patience,
} from './engine-client.ts'
import type { JobTable, NameIn } from './job.ts'
import type { EngineState, EngineStatus } from './protocol.ts'
import type { JobPlace } from './registry.ts'

export interface PoolOptions {
  /** How the worker of that name is started: `first`, `heavy-1`, `heavy-2` … */
  readonly connect: (name: string) => Connect
  /** Workers for heavy jobs, at least one. */
  readonly heavy: number
  /** Where a job belongs; one that is not known is quick. */
  readonly placeOf: (job: string) => JobPlace | undefined
  readonly patience?: Patience
}

/** Workers for heavy jobs on a machine of so many cores: one core is left to the page, four are enough. */
export const heavyWorkers = (cores: number): number => Math.min(4, Math.max(1, cores - 1))

interface Member<T extends JobTable> {
  readonly line: EngineClient<T>
  /** Requests under way. */
  busy: number
  /** Families that it has loaded, or is loading. */
  readonly families: Set<string>
}

/** The state that tells most, of all workers: one that loads outdoes those that are ready. */
const TELLING: readonly EngineState[] = ['idle', 'ready', 'restarted', 'starting', 'failed']

export function createPool<T extends JobTable>({
  connect,
  heavy,
  placeOf,
  patience = PATIENCE,
}: PoolOptions): EngineClient<T> {
  const member = (name: string): Member<T> => ({
    line: createEngine<T>(connect(name), patience),
    busy: 0,
    families: new Set(),
  })
  const first = member('first')
  const others = Array.from({ length: Math.max(1, heavy) }, (_, i) => member(`heavy-${i + 1}`))
  const all = [first, ...others]

  const failed = ({ line }: Member<T>) => line.status().state === 'failed'

  /**
   * The worker with the least to do; among equals one that knows the family, then one that runs.
   * One that could not be started comes last.
   */
  const freest = (family: string): Member<T> => {
    const cost = (one: Member<T>): number =>
      (failed(one) ? 1e6 : 0) +
      one.busy * 4 +
      (one.families.has(family) ? 0 : 2) +
      (one.line.status().state === 'idle' ? 1 : 0)
    return others.reduce((best, one) => (cost(one) < cost(best) ? one : best))
  }

  const runOn = async <N extends NameIn<T>, Ask extends string>(
    one: Member<T>,
    family: string,
    ...request: Parameters<typeof first.line.run<N, Ask>>
  ) => {
    one.busy += 1
    one.families.add(family)
    try {
      return await one.line.run<N, Ask>(...request)
    } finally {
      one.busy -= 1
    }
  }

  const status = (): EngineStatus => {
    const each = all.map(({ line }) => line.status())
    // One of the others that cannot be started is done without.
    const telling = each.filter(
      ({ state }, i) => state !== 'failed' || i === 0 || others.every(failed),
    )
    const state = telling.reduce<EngineState>(
      (most, one) => (TELLING.indexOf(one.state) > TELLING.indexOf(most) ? one.state : most),
      'idle',
    )
    const restarts = each.reduce((sum, one) => sum + one.restarts, 0)
    const reason = telling.find((one) => one.state === state)?.reason
    return { state, restarts, ...(reason === undefined ? {} : { reason }) }
  }

  return {
    async run(name, ...rest) {
      const { family = '', weight = 'quick' } = placeOf(name) ?? {}
      if (weight === 'quick') return runOn(first, family, name, ...rest)
      const chosen = freest(family)
      try {
        return await runOn(chosen, family, name, ...rest)
      } catch (error) {
        // The worker never came up, so the job is not to blame: another one does it.
        if (engineErrorCode(error) !== 'engine/failed') throw error
        const next = freest(family)
        return runOn(failed(next) ? first : next, family, name, ...rest)
      }
    },
    status,
    subscribe(listener) {
      const ends = all.map(({ line }) => line.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    crash() {
      for (const { line } of all) line.crash()
    },
    stop() {
      for (const { line } of all) line.stop()
    },
  }
}
