/** What passes the broker tells no card to whom it should not, whole boards long. `npm run lab -- live` has 1,000. */
import { expect, it } from 'vitest'
import { rngOf } from '#core/rng.ts'
import { playOn } from '#testing/live-rooms.ts'
import {
  boardsOnTheWire,
  lengthsThatTell,
  lookAt,
  nothingFound,
  openWatchedRoom,
  wirePage,
} from '#testing/live-wire.ts'
import { upTo } from '#testing/long.ts'
import { joined, utf8 } from './bytes.ts'
import { writeEvent } from './events.ts'
import { HEAD, KINDS, sealFrame } from './frame.ts'
import { topicsOf } from './line.ts'

const BOARDS = upTo(3, 1000)

it(`no frame of ${BOARDS} boards tells a card to who may not see it, by its text or its length`, async () => {
  const found = await boardsOnTheWire(BOARDS)
  expect(found.leaks).toEqual([])
  expect(lengthsThatTell(found)).toEqual([])
  expect(found.frames).toBeGreaterThan(BOARDS * 150)
  expect(found.tries).toBeGreaterThan(found.frames * 12)
  // Each page opens what is its own.
  expect(found.opened).toBeGreaterThan(found.frames * 0.9)
})

it('a frame that tells too much is found: in clear, sealed for another, or by its length', async () => {
  const it = await openWatchedRoom()
  const pages = await Promise.all(it.keys.map((me) => wirePage(it, me)))
  await it.deal(1)
  await playOn(it, rngOf([4, 6, 3, 1]), 8)
  const { log } = it.host.data().tables[0]!
  const topic = topicsOf(it.room.name).to(pages[0]!.me.id)
  const whole = writeEvent(log[0]!)
  const seal = (value: unknown) =>
    sealFrame(it.room, it.hostKey.id, pages[0]!.session, KINDS.down, value)
  const leaksOf = async (...frames: Parameters<typeof lookAt>[1][number][1][]) => {
    const found = nothingFound()
    await lookAt(
      it,
      frames.map((frame) => [topic, frame] as const),
      pages,
      log,
      found,
    )
    return [...found.leaks, ...lengthsThatTell(found).map(() => 'length')]
  }
  expect(await leaksOf(await seal(['events', '1.0.2', [whole]]))).toEqual(['deal to one'])
  expect(await leaksOf(await seal(['room', whole]))).toEqual(['a hand in room'])
  const head = (await seal(['end'])).slice(0, HEAD)
  expect(await leaksOf(joined(head, utf8(JSON.stringify(whole))))).toEqual(['in clear'])
  const card = (text: string) => seal(['events', '1.0.2', [[9, 'card', text]]])
  expect(await leaksOf(await card('07'), await card('7'.padStart(80, '0')))).toContain('length')
  expect(await leaksOf(await card('07'), await card('51'))).not.toContain('length')
})
