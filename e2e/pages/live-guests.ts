/** Guests of a live room without a page: each speaks the protocol over a line of its own, and acts soon. */
import { type Call, PASS, parseCall } from '#core/call.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import type { Guest } from '#live/guest.ts'
import { readLink, roomOf } from '#live/keys.ts'
import { toAct } from '#live/log.ts'
import { actByLot } from '#testing/live-logs.ts'
import { guestsOver } from '#testing/live-tables.ts'
import { thinLine } from '#testing/thin-line.ts'
import { good } from '../../src/testing/good.ts'

/** Milliseconds between two looks at the table: four tables that never thought would be too much for their relay. */
const PAUSE = 150

export interface ScriptGuests {
  readonly guests: readonly Guest[]
  readonly leave: () => void
}

/** What somebody calls who passes, but lets no board be passed out. */
function quietCall(calls: readonly { readonly call: Call }[]): Call {
  return calls.length === 3 && calls.every(({ call }) => call === PASS) ? parseCall('1N')! : PASS
}

/** Calls or plays a card by lot where it is this guest’s turn. */
function actOn(guest: Guest, rng: Rng): void {
  const { board, news, waits } = guest.state()
  const place = news?.place
  if (place?.kind !== 'sits' || waits !== undefined || news?.atBar === true) return
  // Of another's turn the cards are not known.
  const turn = toAct(board)
  if (board.asked === undefined && turn?.by !== place.seat) return
  if (board.asked === undefined && turn?.act === 'call') {
    guest.act({ kind: 'call', call: quietCall(board.record?.calls ?? []) })
    return
  }
  const next = actByLot(board, rng)
  if (next?.[0] === place.seat) guest.act(next[1])
}

/** @param url the page’s, with the broker beside it. @param address the room’s, as its host gives it. */
export async function guestsByScript(
  url: string,
  address: string,
  names: readonly string[],
): Promise<ScriptGuests> {
  const link = good(readLink(address.replace(/^.*\/live\//, '')))
  const room = await roomOf(link)
  const broker = new URL('mqtt', url).href.replace(/^http/, 'ws')
  const rng = rngOf([4, 6, 1, 6])
  const guests = await guestsOver(room, (options) => thinLine({ url: broker, ...options }), names)
  const timer = setInterval(() => {
    for (const guest of guests) {
      guest.tick(performance.now())
      actOn(guest, rng)
    }
  }, PAUSE)
  return {
    guests,
    leave: () => {
      clearInterval(timer)
      for (const guest of guests) guest.leave()
    },
  }
}
