/**
 * The unit tests in a process of their own that stays: what Vitest has read and transformed serves the
 * next mutant too, and a test that never ends can be ended.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** What the process is asked: run one file of tests, after these sources have changed. */
interface Asked {
  readonly test: string
  readonly changed: readonly string[]
}
interface Answered {
  /** Names of the tests that failed; a file that cannot be run at all gives one. */
  readonly failed: readonly string[]
  readonly seconds: number
}
export type Ran = Answered | 'no end'

/** The side of the process: answers what it is asked, one file at a time, the current folder the tree. */
export async function answerTests(): Promise<void> {
  const { createVitest } = await import('vitest/node')
  const vitest = await createVitest('test', {
    watch: false,
    bail: 1,
    // One of two cores: the machine has other work too.
    maxWorkers: 1,
    reporters: [{}],
  })
  await vitest.standalone()
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((one) => [one.moduleId, one] as const),
  )
  const answer = async ({ test, changed }: Asked): Promise<Answered> => {
    for (const file of changed) vitest.invalidateFile(join(process.cwd(), file))
    const specification = specifications.get(join(process.cwd(), test))
    if (specification === undefined) return { failed: [`there is no ${test}`], seconds: 0 }
    // What ran before counts towards `bail`, and comes back with what runs now.
    vitest.state.filesMap.clear()
    vitest.state.idMap.clear()
    const from = performance.now()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
    const failed = testModules.flatMap((module) => [
      ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
      ...(module.ok() ? [] : ['the file']),
    ])
    return {
      failed: [...failed, ...unhandledErrors.map(String)],
      seconds: (performance.now() - from) / 1000,
    }
  }
  process.on('message', (asked: Asked) => {
    void answer(asked).then((answered) => process.send?.(answered))
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

export interface TestProcess {
  /** @param most seconds; a run that takes longer is ended. */
  readonly run: (asked: Asked, most: number) => Promise<Ran>
  readonly end: () => void
}
const started = (root: string): Promise<ChildProcess> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [process.argv[1]!, '--answer-tests'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A group of its own, so that the workers end with it.
      detached: true,
    })
    child.once('message', () => done(child))
    child.once('exit', () => fail(new Error('the process of the tests ended')))
  })

export function testProcess(root: string): TestProcess {
  let child: ChildProcess | undefined
  const end = (): void => {
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    child = undefined
  }
  return {
    run: async (asked, most) => {
      child ??= await started(root)
      const asking = child
      return new Promise((done) => {
        const timer = setTimeout(() => {
          end()
          done('no end')
        }, most * 1000)
        asking.once('message', (answered) => {
          clearTimeout(timer)
          done(answered as Answered)
        })
        asking.send(asked)
      })
    },
    end,
  }
}
