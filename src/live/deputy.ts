/** Who goes on with the room: the deputy, who is told every change, or the page that takes it over at once. */
import { base64Of } from './bytes.ts'
import type { Identity } from './keys.ts'
import { officeParts, takenOver } from './office.ts'
import type { RoomData } from './room-data.ts'
import type { Desk } from './sessions.ts'

/** @param me the host, whose key goes along. */
export function createDeputy(me: Identity, { data, tell }: Desk) {
  /** What the deputy has had. */
  let told: RoomData | undefined
  let saying = Promise.resolve()
  const say = (id: string, whole: RoomData, before: RoomData | undefined, over: boolean): void => {
    saying = saying.then(async () => {
      const parts = await officeParts(me, whole, before)
      for (const [i, part] of parts.entries()) tell(id, ['office', i, parts.length, part, over])
    })
  }
  const tellChange = (): void => {
    const whole = data()
    if (whole.deputy === undefined || told === whole) return
    const before = told
    told = whole
    say(whole.deputy, whole, before, false)
  }
  const forget = (): void => {
    told = undefined
  }
  return {
    /** What has changed, once it is kept. */
    tell: tellChange,
    /** All of it, to a deputy who may have lost some. */
    tellAgain: (): void => {
      forget()
      tellChange()
    },
    /** Another page is the deputy, and has had nothing. */
    forget,
    /** @param ticket the key by which this host comes in again. */
    handOver: async (heir: string, ticket: Identity): Promise<void> => {
      const as = { id: ticket.id, pub: base64Of(ticket.pub) }
      say(heir, takenOver(data(), heir, as), undefined, true)
      await saying
    },
    idle: (): Promise<void> => saying,
  }
}
