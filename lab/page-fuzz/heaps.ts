/** The heaps of a page and of its workers, by the browser's own count, after a collection of garbage. */
import type { CDPSession, Page } from '@playwright/test'

/** Megabytes in use. */
export interface Heaps {
  readonly page: number
  /** All workers together. */
  readonly workers: number
  /** How many workers there are. */
  readonly count: number
}

interface Answer {
  readonly id?: number
  readonly result?: { readonly usedSize?: number; readonly backingStorageSize?: number }
}

/** @returns a function that measures the page and the workers it has at that moment. */
export async function heapsOf(page: Page): Promise<() => Promise<Heaps>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const workers = new Set<string>()
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.add(sessionId)
  })
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  const ask = async (sessionId: string, method: string): Promise<Answer> => {
    last += 1
    const id = last
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method }),
    })
    return answer
  }
  const megabytes = ({ usedSize = 0, backingStorageSize = 0 }: NonNullable<Answer['result']>) =>
    (usedSize + backingStorageSize) / 1e6
  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    const own = await session.send('Runtime.getHeapUsage')
    let inWorkers = 0
    for (const worker of workers) {
      await ask(worker, 'HeapProfiler.collectGarbage')
      const { result } = await ask(worker, 'Runtime.getHeapUsage')
      inWorkers += megabytes(result ?? {})
    }
    return { page: megabytes(own), workers: inWorkers, count: workers.size }
  }
}
