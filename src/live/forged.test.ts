/** Forged frames: every one refused, counted by its reason, and nothing changed. `npm run lab -- live` throws 100,000. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rngOf } from '#core/rng.ts'
import { forgeAt, midBoard, roguePage, stateOf } from '#testing/live-forged.ts'
import { openRoom, playOn } from '#testing/live-rooms.ts'
import { upTo } from '#testing/long.ts'
import { KINDS, sealFrame } from './frame.ts'
import { topicsOf } from './line.ts'
import { isOver } from './log.ts'

const COUNT = upTo(1100, 100_000)

it(`refuses each of ${COUNT} forged frames, and the board goes on`, async () => {
  const room = await openRoom()
  await midBoard(room, rngOf([4, 6, 1, 1]))
  const before = stateOf(room)
  const { tried, refused, taken } = await forgeAt(room, COUNT, rngOf([4, 6, 2, 2]))
  expect(taken).toEqual([])
  expect(Object.values(refused).reduce((sum, one) => sum + one, 0)).toBe(tried)
  expect(tried).toBeGreaterThan(COUNT * 0.9)
  expect(Object.keys(refused).length).toBeGreaterThan(8)
  // The one thing that may change by a forged door is the word that somebody else stands there.
  expect(stateOf(room)).toBe(before)
  await playOn(room, rngOf([4, 6, 3, 3]))
  expect(isOver(room.host.board(0))).toBe(true)
})

it('refuses a fresh frame with any single bit turned, and takes the frame itself', async () => {
  const room = await openRoom()
  await midBoard(room, rngOf([4, 6, 1, 1]))
  const rogue = await roguePage(room)
  const topic = topicsOf(room.room.name).up(rogue.me.id)
  const said = ['since', '-', 0]
  const frame = await sealFrame(room.room, rogue.me.id, rogue.session, KINDS.up, said)
  const before = stateOf(room)
  for (let bit = 0; bit < frame.length * 8; bit++) {
    const turned = frame.slice()
    turned[bit >> 3] = turned[bit >> 3]! ^ (1 << (bit & 7))
    expect(await room.host.receive(topic, turned), `bit ${bit}`).toBeDefined()
  }
  expect(stateOf(room)).toBe(before)
  expect(await room.host.receive(topic, frame)).toBeUndefined()
  expect(await room.host.receive(topic, frame)).toBe('old')
})

it('takes no act of one who waits, whatever is sealed rightly in it', async () => {
  const room = await openRoom()
  await midBoard(room, rngOf([4, 6, 1, 1]))
  const rogue = await roguePage(room)
  const board = room.host.board(0)
  const anything = fc.oneof(
    fc.json().map((text) => JSON.parse(text) as unknown),
    fc.tuple(
      fc.constantFrom('act', 'since', 'here', 'word'),
      fc.constantFrom('-', '1.0.2'),
      fc.nat(60),
      fc.tuple(
        fc.constantFrom('call', 'card', 'claim', 'undo', 'answer'),
        fc.oneof(fc.constantFrom('00', '07', '51', '99'), fc.nat(13), fc.boolean()),
      ),
    ),
  )
  let second = 0
  await fc.assert(
    fc.asyncProperty(anything, async (value) => {
      second += 1
      room.host.tick(1e6 + second * 1000)
      await rogue.send(value)
      expect(room.host.board(0)).toBe(board)
    }),
    { numRuns: upTo(200, 5000), seed: 46 },
  )
  expect(room.host.refused.shape ?? 0).toBeGreaterThan(20)
})

it('a page that floods is cut short, and the others play on', async () => {
  const room = await openRoom()
  await room.deal(1)
  const rogue = await roguePage(room)
  const whys = await Promise.all(Array.from({ length: 90 }, () => rogue.send(['here', '-', 0])))
  expect(whys.filter((why) => why === 'budget').length).toBeGreaterThan(20)
  await playOn(room, rngOf([4, 6, 3, 3]), 10)
  expect(room.host.board(0).n).toBeGreaterThanOrEqual(10)
})
