/**
 * The page's workers, watched from the page: which questions each has in hand, and a kill that meets a
 * worker at work. What a killed worker had in hand is owed, until the one in its place has answered it.
 */
import type { Page } from '@playwright/test'

/** What the page is asked. */
interface Watch {
  /** The next question to a running worker is its last: it is ended so many milliseconds after it. */
  arm(delay: number): void
  disarm(): void
  /** Questions sent so far. */
  asked(): number
  /** Workers ended here while they had something in hand. */
  killed(): number
  /** Workers that the page itself gave up while they had something in hand. */
  givenUp(): number
  /** Questions that ended workers had in hand and nobody has answered yet. */
  owed(): number
  /** Questions that were answered by a failure, other than those that were cancelled. */
  failures(): readonly string[]
  /** Nothing is in hand and nothing owed. */
  idle(): boolean
}
declare global {
  interface Window {
    watchedWorkers: Watch
  }
}

/** Runs in the page, before its own scripts. */
function watchInPage(): void {
  interface Line {
    ready: boolean
    readonly hand: Set<string>
  }
  interface Sent {
    readonly kind?: string
    readonly id?: number
    readonly error?: { readonly code?: string; readonly message?: string }
  }
  const live = new Map<Worker, Line>()
  const owed = new Set<string>()
  const failures: string[] = []
  let armed: number | undefined
  let asked = 0
  let killed = 0
  let givenUp = 0
  const NativeWorker = Worker
  const end = NativeWorker.prototype.terminate
  const bury = (worker: Worker): boolean => {
    const line = live.get(worker)
    live.delete(worker)
    for (const question of line?.hand ?? []) owed.add(question)
    return (line?.hand.size ?? 0) > 0
  }
  const kill = (worker: Worker): void => {
    if ((live.get(worker)?.hand.size ?? 0) === 0) return
    bury(worker)
    killed += 1
    end.call(worker)
  }
  window.Worker = class extends NativeWorker {
    readonly #name: string
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.#name = options?.name ?? ''
      const line: Line = { ready: false, hand: new Set() }
      live.set(this, line)
      this.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
        if (data.kind === 'ready') line.ready = true
        if (data.kind !== 'done' && data.kind !== 'failed') return
        const question = `${this.#name}/${data.id}`
        line.hand.delete(question)
        owed.delete(question)
        if (data.kind === 'failed' && data.error?.code !== 'job/cancelled')
          failures.push(`${question}: ${data.error?.message}`)
      })
    }
    override postMessage(message: Sent, ...rest: readonly unknown[]): void {
      Reflect.apply(NativeWorker.prototype.postMessage, this, [message, ...rest])
      const line = live.get(this)
      const question = `${this.#name}/${message.id}`
      if (message.kind === 'cancel') {
        line?.hand.delete(question)
        owed.delete(question)
      }
      if (message.kind !== 'run') return
      line?.hand.add(question)
      asked += 1
      if (armed === undefined || line?.ready !== true) return
      const delay = armed
      armed = undefined
      if (delay === 0) kill(this)
      else
        setTimeout(() => {
          kill(this)
        }, delay)
    }
    override terminate(): void {
      if (bury(this)) givenUp += 1
      super.terminate()
    }
  }
  window.watchedWorkers = {
    arm(delay) {
      armed = delay
    },
    disarm() {
      armed = undefined
    },
    asked: () => asked,
    killed: () => killed,
    givenUp: () => givenUp,
    owed: () => owed.size,
    failures: () => failures,
    idle: () => owed.size === 0 && [...live.values()].every(({ hand }) => hand.size === 0),
  }
}

/** Watches the workers of every document that the page opens from now on. */
export const watchWorkers = (page: Page): Promise<unknown> => page.addInitScript(watchInPage)

/** Waits until every question is answered, also those that dead workers left. */
export async function untilAnswered(page: Page, patience: number): Promise<void> {
  try {
    await page.waitForFunction(() => window.watchedWorkers.idle(), undefined, { timeout: patience })
  } catch {
    const owed = await page.evaluate(() => window.watchedWorkers.owed())
    throw new Error(
      `after ${patience / 1000} s questions are open, ${owed} of them of dead workers`,
    )
  }
}
