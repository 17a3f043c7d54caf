/** A host and its pages over lines in memory: what they come to agree on, and what is refused. */
import { expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { rngOf } from '#core/rng.ts'
import { lho, rho, type Seat } from '#core/seat.ts'
import { openRoom, playOn, type TestRoom } from '#testing/live-rooms.ts'
import { KINDS, openHello, readHead } from './frame.ts'
import { linkText, newIdentity, readLink } from './keys.ts'
import { topicsOf } from './line.ts'
import { foldAll, isOver, redacted, toAct, viewerAt } from './log.ts'
import { readRoom, WAITS, writeRoom } from './room-data.ts'

/** Every page at a seat has just what its seat may see. */
function expectAllAgree(it: TestRoom): void {
  for (const guest of it.guests) {
    const { board, news } = guest.state()
    const place = news?.place
    if (place?.kind !== 'sits') continue
    const { log } = it.host.data().tables[place.table]!
    expect(board).toEqual(foldAll(redacted(log, viewerAt(place.seat))))
  }
}
const rng = () => rngOf([4, 6, 0, 0])

it('four pages bid and play boards, and each has what its seat may see', async () => {
  const room = await openRoom()
  expect(room.guests.map((guest) => guest.state().news?.place)).toEqual(
    [2, 0, 1, 3].map((seat) => ({ kind: 'sits', table: 0, seat })),
  )
  for (const board of [1, 2]) {
    await room.deal(board)
    await playOn(room, rngOf([4, 6, 0, board]))
    expect(isOver(room.host.board(0))).toBe(true)
    expectAllAgree(room)
    expect(room.guests.map((guest) => guest.state().fair)).toEqual([true, true, true, true])
  }
  expect(room.host.data().tables[0]?.scores.map(([board]) => board)).toEqual([1, 2])
  expect(room.guests[0]?.state().news?.scores).toEqual(room.host.data().tables[0]?.scores)
  // No frame stands in clear, and all acts are of one length.
  const acts = room.hub.seen.filter(([, frame]) => frame[1] === KINDS.up)
  expect(new Set(acts.map(([, frame]) => frame.length)).size).toBe(1)
})

it('what a robot does while the room ends does not bring the room back', async () => {
  const room = await openRoom()
  await room.deal(1)
  const kept = room.kept()
  const over = room.host.end()
  const turn = toAct(room.host.board(0))!
  expect(room.host.act(0, turn.by, { kind: 'call', call: PASS })).toBeUndefined()
  await over
  await room.host.idle()
  expect(room.kept()).toBe(kept)
})

it('no page opens a frame of another, and nobody but the host a hello', async () => {
  const room = await openRoom()
  await room.deal(1)
  await playOn(room, rng(), 20)
  const topics = topicsOf(room.room.name)
  const spy = await newIdentity()
  let tried = 0
  for (const [topic, frame] of room.hub.seen) {
    const head = readHead(frame)
    if (typeof head === 'string' || head.kind === KINDS.door) continue
    tried += 1
    if (head.kind === KINDS.hello)
      for (const key of [...room.keys.filter(({ id }) => id !== head.sender), spy])
        await expect(openHello(room.room, key, frame)).rejects.toThrow()
    if (head.kind === KINDS.down) expect(topic).not.toBe(topics.door)
  }
  expect(tried).toBeGreaterThan(80)
  // By each page: what was sealed for it is taken by it alone.
  const down = room.hub.seen.filter(([, frame]) => frame[1] === KINDS.down)
  for (const [topic, frame] of down.slice(-8))
    for (const [i, guest] of room.guests.entries()) {
      const mine = topics.to(room.keys[i]!.id)
      expect(await guest.receive(mine, frame)).toBe(topic === mine ? 'old' : 'session')
    }
})

it('two opponents who grant a claim at the same moment are both heard', async () => {
  const room = await openRoom()
  await room.deal(1)
  const lot = rngOf([4, 6, 0, 9])
  for (let n = 2; n < 40 && room.host.board(0).record?.cards.length !== 8; n++)
    await playOn(room, lot, n)
  expect(room.host.board(0).record?.cards).toHaveLength(8)
  const { contract } = room.host.board(0).record!
  const at = (seat: Seat) =>
    room.guests.find((guest) => {
      const place = guest.state().news?.place
      return place?.kind === 'sits' && place.seat === seat
    })!
  at(contract!.declarer).act({ kind: 'claim', tricks: 7 })
  await room.settle()
  const opponents = [lho(contract!.declarer), rho(contract!.declarer)]
  for (const seat of opponents) at(seat).act({ kind: 'answer', yes: true })
  await room.settle()
  expect(opponents.map((seat) => at(seat).state().no)).toEqual([undefined, undefined])
  expect(room.host.board(0).record?.claim).toEqual({
    seat: contract!.declarer,
    declarerTricks: 7,
  })
  expectAllAgree(room)
})

it('an act out of turn, unlawful, stale or of a looker-on is refused, each by its name', async () => {
  const room = await openRoom(5)
  await room.deal(1)
  const [south, north] = room.guests
  const nos = () => room.guests.map((guest) => guest.state().no)
  south!.act({ kind: 'call', call: 0 as never })
  await room.settle()
  expect(nos()[0]).toBe('turn')
  north!.act({ kind: 'call', call: 36 as never })
  await room.settle()
  expect(nos()[1]).toBe('unlawful')
  north!.act({ kind: 'card', card: 0 as never })
  await room.settle()
  expect(nos()[1]).toBe('turn')
  expect(room.host.board(0).n).toBe(1)
  // The fifth sits alone at the second table; moved to look on, it may not act.
  room.host.change((data) => ({
    ...data,
    people: data.people.map((one) =>
      one.id === room.keys[4]!.id ? { ...one, place: { kind: 'looks', table: 0, sees: [] } } : one,
    ),
  }))
  await room.settle()
  room.guests[4]!.act({ kind: 'call', call: 0 as never })
  await room.settle()
  expect(nos()[4]).toBe('looks')
  expect(room.guests[4]?.state().board.record?.board.deal).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('one seat’s frame under another’s name is refused', async () => {
  const room = await openRoom()
  await room.deal(1)
  const topics = topicsOf(room.room.name)
  const [first, second] = room.keys
  const lent = room.hub.seen.findLast(
    ([topic, frame]) => topic === topics.up(first!.id) && frame[1] === KINDS.up,
  )!
  const renamed = lent[1].slice()
  renamed.set(
    Uint8Array.from(second!.id.match(/../g)!, (pair) => Number.parseInt(pair, 16)),
    2,
  )
  expect(await room.host.receive(topics.up(first!.id), renamed)).toBe('topic')
  expect(await room.host.receive(topics.up(second!.id), renamed)).toBe('session')
})

it.each([5, 6])('over a bad network all end the same (seed %d)', async (seed) => {
  const lot = rngOf([seed, 0, 0, 0])
  let bad = false
  const room = await openRoom(4, () => {
    if (!bad) return 1
    const one = lot.below(10)
    return one === 0 ? 0 : one === 1 ? 2 : 1
  })
  bad = true
  await room.deal(1)
  await playOn(room, rngOf([seed, 1, 0, 0]), 1000, rngOf([seed, 2, 0, 0]))
  bad = false
  await room.pass(20)
  expect(isOver(room.host.board(0))).toBe(true)
  expectAllAgree(room)
  expect(room.host.refused.old ?? 0).toBeGreaterThan(0)
})

it('a broker that dies at any event of a board loses nothing', async () => {
  const room = await openRoom()
  await room.deal(1)
  for (let at = 2; at <= 40 && !isOver(room.host.board(0)); at += 2) {
    await playOn(room, rng(), at)
    room.hub.power(false)
    await room.pass(2)
    room.hub.power(true)
    await room.settle()
  }
  await playOn(room, rng())
  await room.pass(20)
  expectAllAgree(room)
  expect(isOver(room.host.board(0))).toBe(true)
})

it('a page that is loaded anew has its seat again, and so goes the host’s', async () => {
  const room = await openRoom()
  await room.deal(1)
  await playOn(room, rng(), 12)
  await room.reloadGuest(2)
  await room.pass(6)
  expect(room.guests[2]?.state().news?.place).toEqual({ kind: 'sits', table: 0, seat: 1 })
  expectAllAgree(room)
  const before = room.host.board(0)
  await room.reloadHost()
  expect(room.host.board(0)).toEqual(before)
  await room.pass(6)
  await playOn(room, rng())
  await room.pass(1)
  expectAllAgree(room)
  expect(readRoom(writeRoom(room.kept()))).toEqual(room.kept())
})

it('a host loaded anew just after a page said hello has that page again in some seconds', async () => {
  const room = await openRoom()
  await room.deal(1)
  await playOn(room, rng(), 12)
  await room.reloadGuest(2)
  await room.reloadHost()
  await room.pass(6)
  // Told without another second passing.
  await room.deal(2)
  expect(room.guests[2]?.state().board.record?.board.number).toBe(2)
  expectAllAgree(room)
})

it('a word said to a host that is just being loaded anew is heard by all, and once', async () => {
  const room = await openRoom()
  await room.reloadHost(() => room.guests[1]!.word('Hello'))
  await room.pass(12)
  for (const guest of room.guests)
    expect(guest.state().words).toMatchObject([{ name: 'Page 1', text: 'Hello' }])
})

it('words over a line that loses and doubles frames come once, and none after words are off', async () => {
  const lots = rngOf([4, 6, 0, 5])
  let loses = false
  const room = await openRoom(4, () => (loses ? lots.below(3) : 1))
  loses = true
  room.guests[2]!.word('One')
  room.guests[2]!.word('Two')
  await room.pass(60)
  loses = false
  const heard = room.guests.map((guest) => guest.state().words.map(({ text }) => text))
  expect(heard[2]).toEqual(['One', 'Two'])
  for (const texts of heard) expect(new Set(texts).size).toBe(texts.length)
  room.host.change((data) => ({ ...data, words: false }))
  await room.settle()
  room.guests[3]!.word('Nobody hears this')
  await room.pass(5)
  room.host.change((data) => ({ ...data, words: true }))
  await room.pass(60)
  for (const guest of room.guests)
    expect(guest.state().words.map(({ text }) => text)).not.toContain('Nobody hears this')
})

it('the later of two pages of one host is the host', async () => {
  const room = await openRoom()
  const old = room.host
  // Loaded a second time, while the first is still open.
  room.host = { ...old, leave: () => {} }
  await room.reloadHost()
  await old.idle()
  expect(old.isSuperseded()).toBe(true)
  expect(room.host.isSuperseded()).toBe(false)
})

it('a lost seat is told, goes to a robot after its time, and comes back', async () => {
  const room = await openRoom()
  await room.deal(1)
  const south = room.guests.shift()!
  south.leave()
  await room.pass(40)
  expect(room.guests[0]?.state().news?.seats[2]).toEqual({ name: 'Page 0', state: 'away' })
  await room.pass(60)
  expect(room.guests[0]?.state().news?.seats[2]?.state).toBe('robot')
  room.guests.unshift(south)
  await room.reloadGuest(0)
  await room.pass(6)
  expect(room.guests[1]?.state().news?.seats[2]).toEqual({ name: 'Page 0', state: 'here' })
  expectAllAgree(room)
})

it('a locked room lets nobody in, and who is sent out stays out', async () => {
  const room = await openRoom()
  room.host.change((data) => ({ ...data, locked: true }))
  room.host.change((data) => ({
    ...data,
    people: data.people.map((one) =>
      one.id === room.keys[3]!.id ? { ...one, place: { kind: 'out' } } : one,
    ),
  }))
  await room.settle()
  await room.reloadGuest(3)
  await room.pass(6)
  expect(room.guests[3]?.state().news?.place).toEqual({ kind: 'out' })
  expect(room.host.data().people.some(({ place }) => place === WAITS)).toBe(false)
})

it('two of one name are told apart', async () => {
  const room = await openRoom(0)
  expect(room.host.data().people.map(({ name }) => name)).toEqual(['Host'])
  const two = await openRoom(2)
  expect(new Set(two.host.data().people.map(({ name }) => name)).size).toBe(3)
})

it('a link is read as it was written, and nothing else is', async () => {
  const { room } = await openRoom(0)
  const text = linkText(room.link)
  expect(text).toHaveLength(47)
  expect(readLink(text)).toEqual({ ok: true, value: room.link })
  for (const bad of ['', '1.a.b', `2${text.slice(1)}`, `${text}x`, text.slice(1)])
    expect(readLink(bad).ok).toBe(false)
})

it('news that change between the welcome and the first frame of a page reach it', async () => {
  const room = await openRoom(1)
  // Loaded anew, with the last frame of its handshake still under way.
  await room.reloadGuest(0, false)
  const [guest] = room.guests
  while (guest!.state().phase !== 'in' && room.hub.bring()) {
    await room.host.idle()
    await guest!.idle()
  }
  room.host.change((data) => ({ ...data, title: 'Second' }))
  await room.settle()
  expect(room.guests[0]?.state().news?.title).toBe('Second')
})
