/** What both ends do with what arrives: cheap looks at once, then one frame of a sender after the other, and a count of what was refused. */
import type { Bytes } from './bytes.ts'
import { type Head, type Refusal, Refused, readHead } from './frame.ts'

/** Frames in line in all, and of one sender; beyond it they are dropped unread. */
const WAITING = 256
const WAITING_OF_ONE = 96

export interface Inbox {
  /** Why the frame was refused; `undefined` when it was taken. */
  readonly receive: (topic: string, frame: Bytes) => Promise<Refusal | undefined>
  readonly refused: Readonly<Partial<Record<Refusal, number>>>
  /** When all that has arrived has been dealt with. */
  readonly idle: () => Promise<void>
}

/** @param take takes a frame or throws `Refused`. */
export function createInbox(
  take: (topic: string, frame: Bytes, head: Head) => Promise<void>,
): Inbox {
  const refused: Partial<Record<Refusal, number>> = {}
  const lines = new Map<string, { waiting: number; last: Promise<unknown> }>()
  let waiting = 0
  const no = (why: Refusal): Refusal => {
    refused[why] = (refused[why] ?? 0) + 1
    return why
  }
  const taken = async (topic: string, frame: Bytes, head: Head): Promise<Refusal | undefined> => {
    try {
      await take(topic, frame, head)
      return undefined
    } catch (fault) {
      if (fault instanceof Refused) return no(fault.why)
      throw fault
    }
  }
  return {
    refused,
    receive: async (topic, frame) => {
      const head = readHead(frame)
      if (typeof head === 'string') return no(head)
      const line = lines.get(head.sender) ?? { waiting: 0, last: Promise.resolve() }
      if (waiting >= WAITING || line.waiting >= WAITING_OF_ONE) return no('flood')
      lines.set(head.sender, line)
      waiting += 1
      line.waiting += 1
      const done = line.last.then(() => taken(topic, frame, head))
      line.last = done.catch(() => undefined)
      try {
        return await done
      } finally {
        waiting -= 1
        line.waiting -= 1
        if (line.waiting === 0) lines.delete(head.sender)
      }
    },
    idle: async () => {
      await Promise.all([...lines.values()].map(({ last }) => last))
    },
  }
}

/** So many at once, and so many more a second. */
export interface Budget {
  readonly take: (now: number) => boolean
}
export function budgetOf(atOnce: number, perSecond: number): Budget {
  let left = atOnce
  let at = 0
  return {
    take: (now) => {
      left = Math.min(atOnce, left + (Math.max(0, now - at) / 1000) * perSecond)
      at = now
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
