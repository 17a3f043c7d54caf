/** The line to a broker: five functions, whatever stands behind them. Nothing is kept for later: who missed something asks. */
import { type Bytes, base64Of, randomBytes } from './bytes.ts'

export type Heard = (topic: string, frame: Bytes) => void

export interface Line {
  readonly isOpen: () => boolean
  /** Hears what comes under the filter, now and after each return of the line. `+` stands for one part. */
  readonly subscribe: (filter: string, heard: Heard) => void
  /** At least once; `kept` for the door alone. False while the line is down. */
  readonly publish: (topic: string, frame: Bytes, kept?: boolean) => boolean
  /** `refused`: the broker turned us away. */
  readonly on: (what: LineNews, told: () => void) => void
  readonly end: () => void
}
export type LineNews = 'up' | 'down' | 'refused'

export interface LineOptions {
  /** `wss://…`, or `ws://` on this machine. */
  readonly url: string
  /** The room’s name: the user name at the broker, which lets a client write and read below it alone. */
  readonly room: string
  /** The topic of the last will, which the broker writes when the line breaks. */
  readonly will: string
}
export type Dial = (options: LineOptions) => Line

/** New for each page load, and in no topic: who knew it could throw its owner out. */
export const clientName = (): string => base64Of(randomBytes(16))

export const matches = (filter: string, topic: string): boolean =>
  filter.endsWith('/+') ? topic.startsWith(filter.slice(0, -1)) : filter === topic

/** Where what is written; all below the room’s name. */
export const topicsOf = (room: string) => {
  const top = `kibitzer/1/${room}`
  return {
    door: `${top}/door`,
    up: (page: string) => `${top}/up/${page}`,
    to: (page: string) => `${top}/to/${page}`,
    gone: (who: string) => `${top}/gone/${who}`,
  }
}
