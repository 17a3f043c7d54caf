/** A class at live tables: tables that wait for one another, questions to all, boards that are only bid, and another host. */
import { expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { rngOf } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { openRoom, playOn, type TestRoom } from '#testing/live-rooms.ts'
import { createGuest } from './guest.ts'
import { createHost } from './host.ts'
import { type Identity, linkText, newIdentity, newLink, readLink, roomOf } from './keys.ts'
import { foldAll, isOver, redacted, toAct, viewerAt } from './log.ts'
import { officeParts, officeReader } from './office.ts'
import { isAtBar } from './pace.ts'
import { answerTo, type ClassQuestion, type Shown, seenFrom } from './question.ts'
import { goneOn, movedRoom, paced, readRoom, WAITS, writeRoom } from './room-data.ts'

const stateOf = (room: TestRoom, at: number) => room.guests[at]!.state()
const playToBar = (room: TestRoom, seed: number): Promise<void> =>
  playOn(room, rngOf([4, 6, 7, seed]))

it('tables wait where the host says, are told for whom, and go on with the host', async () => {
  const room = await openRoom(8)
  room.host.change((data) => paced(data, 'trick'))
  await room.deal(1)
  // The first table alone bids to its end.
  const [first, second] = [room.guests.slice(0, 4), room.guests.slice(4)]
  room.guests.splice(0, 8, ...first)
  const rng = rngOf([4, 6, 7, 1])
  for (let n = 2; !isAtBar(room.host.board(0), room.host.data().bar) && n < 60; n++) {
    const turn = toAct(room.host.board(0))
    const call = room.host.board(0).record!.calls.length === 0 ? 2 : PASS
    for (const guest of first) {
      const place = guest.state().news?.place
      if (place?.kind === 'sits' && place.seat === turn?.by)
        guest.act({ kind: 'call', call: call as never })
    }
    await room.settle()
  }
  expect(room.host.board(0).record?.contract).toBeDefined()
  expect(first[0]!.state().news).toMatchObject({ atBar: true, awaited: [1] })
  const leader = toAct(room.host.board(0))!.by
  const led = first.find((guest) => {
    const place = guest.state().news?.place
    return place?.kind === 'sits' && place.seat === leader
  })!
  const n = room.host.board(0).n
  // Any card: the table is held before it is asked whether it is lawful.
  led.act({ kind: 'card', card: 0 as never })
  await room.settle()
  expect(led.state().no).toBe('held')
  expect(room.host.board(0).n).toBe(n)
  expect(room.host.robotTurn(0)).toBeUndefined()
  room.guests.splice(0, 4, ...first, ...second)
  await playToBar(room, 2)
  expect(stateOf(room, 0).news?.awaited).toEqual([])
  const reached: number[] = []
  for (let stop = 0; stop < 3; stop++) {
    room.host.change(goneOn)
    await room.settle()
    await playToBar(room, 3 + stop)
    reached.push(room.host.board(0).record!.cards.length)
  }
  // A claim may have ended it before.
  if (!isOver(room.host.board(0))) expect(reached).toEqual([4, 8, 12])
  room.host.change((data) => paced(data, 'free'))
  await playOn(room, rng)
  expect(room.host.data().tables.every((_, i) => isOver(room.host.board(i)))).toBe(true)
})

/** A question about the board that the room has just played, from South’s chair. */
async function asked(room: TestRoom, subject: ClassQuestion['subject']): Promise<void> {
  await room.deal(1)
  await playOn(room, rngOf([4, 6, 0, 1]))
  const record = room.host.board(0).record!
  const seen = seenFrom({ ...record, cards: record.cards.slice(0, 5) }, [2])
  room.host.change((data) => ({
    ...data,
    asked: { question: { n: 1, chair: 2, seen, subject }, answers: [] },
  }))
  await room.settle()
}
const SHOWN: Shown = { odds: [['', 0.95]], right: [], why: '' }

it('each answers alone; nobody is told of another’s before it is shown, and then without names', async () => {
  const room = await openRoom()
  await asked(room, { kind: 'card', card: 23 as never, seat: 3 })
  for (const [i, text] of ['70', '70', '101', ' 80 '].entries()) room.guests[i]!.answer(text)
  await room.settle()
  expect(room.guests.map((guest) => guest.state().asked?.mine)).toEqual([
    ...['70', '70', undefined, '80'],
  ])
  expect(room.guests.every((guest) => guest.state().asked?.shown === undefined)).toBe(true)
  // In the order in which their seals were opened, which nothing promises.
  expect(
    room.host
      .data()
      .asked?.answers.map(([id]) => id)
      .toSorted(),
  ).toEqual([room.keys[0]!.id, room.keys[1]!.id, room.keys[3]!.id].toSorted())
  // Kept with the room, and told again to a page that is loaded anew.
  expect(readRoom(writeRoom(room.kept()))).toEqual(room.kept())
  await room.reloadGuest(0)
  await room.pass(6)
  expect(stateOf(room, 0).asked?.mine).toBe('70')
  room.host.change((data) => ({ ...data, asked: { ...data.asked!, shown: SHOWN } }))
  await room.settle()
  for (const guest of room.guests) {
    const { shown } = guest.state().asked!
    expect(shown).toEqual({
      ...SHOWN,
      counts: [
        ['70', 2],
        ['80', 1],
      ],
    })
    expect(JSON.stringify(shown)).not.toContain('Page')
  }
  // What comes after it counts for nothing.
  room.guests[2]!.answer('10')
  await room.settle()
  expect(room.host.data().asked?.answers).toHaveLength(3)
  room.host.change(({ asked: _, ...data }) => data)
  await room.settle()
  expect(stateOf(room, 0).asked).toBeUndefined()
})

it('a question tells the hands of its chair and dummy’s, and no other', async () => {
  const room = await openRoom()
  await asked(room, { kind: 'shape', seat: 3 })
  const { record } = foldAll(stateOf(room, 1).asked!.question.seen)
  const dummy = ((record!.contract!.declarer as number) + 2) % 4
  for (const seat of SEATS)
    expect([seat, record!.board.deal[seat] !== undefined]).toEqual([
      seat,
      seat === 2 || seat === dummy,
    ])
})

it('an answer has one form, and what is none to the question is none', () => {
  const shape = { kind: 'shape', seat: 1 } as const
  expect(answerTo(shape, '5=3=3=2')).toBe('5=3=3=2')
  expect(answerTo(shape, '5=3=3=3')).toBeUndefined()
  const chance = { kind: 'card', card: 0 as never, seat: 1 } as const
  expect([answerTo(chance, '007'), answerTo(chance, '101')]).toEqual(['7', undefined])
  const stop = { kind: 'stop', ask: '?', answer: 'choice', options: ['a', 'b'] } as const
  expect([answerTo(stop, 'b'), answerTo(stop, 'c')]).toEqual(['b', undefined])
  const call = { kind: 'stop', ask: '?', answer: 'call', options: [] } as const
  expect(answerTo(call, '1nt')).toBe('1N')
})

it('boards that are only bid end with their auction, have no result, and come again to a page loaded anew', async () => {
  const room = await openRoom()
  room.host.change((data) => ({ ...data, bidding: 'robots' }))
  for (const board of [1, 2, 3]) {
    await room.deal(board)
    await playOn(room, rngOf([4, 6, 8, board]))
    expect(room.host.board(0).record?.cards).toEqual([])
    expect(isOver(room.host.board(0))).toBe(true)
  }
  expect(room.host.data().tables[0]?.scores).toEqual([])
  const numbers = (at: number) => stateOf(room, at).past.map(({ record }) => record?.board.number)
  expect(numbers(0)).toEqual([1, 2])
  await room.reloadGuest(0)
  await room.pass(6)
  expect(numbers(0)).toEqual([1, 2, 3])
  await room.deal(4)
  expect(numbers(0)).toEqual([1, 2, 3])
  expect(readRoom(writeRoom(room.kept()))).toEqual(room.kept())
})

it('news and questions that change while the line is down reach the pages when it is back', async () => {
  const room = await openRoom()
  room.hub.power(false)
  room.host.change((data) => ({ ...data, title: 'Later' }))
  await room.settle()
  room.hub.power(true)
  await room.settle()
  expect(room.guests.map((guest) => guest.state().news?.title)).toEqual(Array(4).fill('Later'))
})

it('an answer given to a host that was just loaded anew is counted', async () => {
  const room = await openRoom()
  await asked(room, { kind: 'card', card: 23 as never, seat: 3 })
  await room.reloadHost(() => room.guests[1]!.answer('60'))
  await room.pass(12)
  expect(room.host.data().asked?.answers).toEqual([[room.keys[1]!.id, '60']])
  expect(stateOf(room, 1).asked?.mine).toBe('60')
})

it('of the boards that were bid one that is lost on the way moves no other', async () => {
  const lots = rngOf([4, 6, 8, 0])
  let loses = false
  const room = await openRoom(4, () => (loses && lots.below(3) === 0 ? 0 : 1))
  room.host.change((data) => ({ ...data, bidding: 'robots' }))
  const bid = async (board: number) => {
    await room.deal(board)
    await playOn(room, rngOf([4, 6, 8, board]))
  }
  for (const board of [1, 2, 3]) await bid(board)
  const numbers = () => stateOf(room, 0).past.map(({ record }) => record?.board.number)
  const known = new Set<string>()
  for (let board = 4; board < 12; board++) {
    loses = true
    await room.reloadGuest(0)
    await room.pass(12)
    loses = false
    await room.pass(60)
    known.add(numbers().join())
    await bid(board)
    await room.deal(board + 1)
    const told = numbers()
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a! - b!))
    expect(told.at(-1)).toBe(board)
  }
  // Some were lost in the middle, or this has seen nothing.
  expect([...known].some((one) => !'1,2,3,4,5,6,7,8,9,10,11'.includes(one))).toBe(true)
})

/** At one table only. */
function looksOn(room: TestRoom, page: string): void {
  room.host.change((data) => ({
    ...data,
    tables: data.tables.slice(0, 1),
    people: data.people.map((one) =>
      one.id === page ? { ...one, place: { kind: 'looks', table: 0, sees: SEATS } } : one,
    ),
  }))
}
/** The office as a page has it, opened as the host. */
const heirOf = (room: TestRoom, at: number) => stateOf(room, at).office!

it('a deputy has all that happens, and the room goes on with it where the host has gone', async () => {
  const room = await openRoom(5)
  const deputy = room.keys[4]!.id
  looksOn(room, deputy)
  room.host.change((data) => ({ ...data, deputy }))
  await room.settle()
  expect(stateOf(room, 4).news?.deputy).toBe(true)
  await room.deal(1)
  await playOn(room, rngOf([4, 6, 9, 1]), 17)
  const before = room.host.board(0)
  expect(heirOf(room, 4).data.tables).toEqual(room.host.data().tables)
  expect(heirOf(room, 4).over).toBe(false)
  for (const at of [0, 1, 2, 3]) expect(stateOf(room, at).office).toBeUndefined()
  // The host’s page is gone without a word; its deputy opens the room.
  await room.takeOver(heirOf(room, 4), deputy)
  await room.pass(12)
  expect(room.host.board(0)).toEqual(before)
  await playOn(room, rngOf([4, 6, 9, 2]))
  const { log } = room.host.data().tables[0]!
  for (const guest of room.guests.slice(0, 4)) {
    const place = guest.state().news?.place
    if (place?.kind !== 'sits') throw new Error('lost its seat')
    expect(guest.state().board).toEqual(foldAll(redacted(log, viewerAt(place.seat))))
  }
  expect(isOver(room.host.board(0))).toBe(true)
})

it('a room that is handed over goes on with the new host; the old one is told, and has a ticket', async () => {
  const room = await openRoom(5)
  looksOn(room, room.keys[4]!.id)
  await room.deal(1)
  await playOn(room, rngOf([4, 6, 9, 3]), 14)
  const old = room.host
  const before = old.board(0)
  const ticket = await newIdentity()
  const heir = room.keys[4]!.id
  await old.handOver(heir, ticket)
  await room.settle()
  expect(heirOf(room, 4).over).toBe(true)
  await room.takeOver(heirOf(room, 4), undefined)
  await old.idle()
  expect(old.isSuperseded()).toBe(true)
  await room.pass(12)
  expect(room.host.board(0)).toEqual(before)
  const people = room.host.data().people
  expect(people.find(({ id }) => id === 'host')?.name).toBe('Page 4')
  expect(people.find(({ id }) => id === ticket.id)).toMatchObject({ name: 'Host' })
  await playOn(room, rngOf([4, 6, 9, 4]))
  expect(isOver(room.host.board(0))).toBe(true)
})

it('parts of an office that are out of order or damaged make none', async () => {
  const room = await openRoom()
  await room.deal(1)
  await playOn(room, rngOf([4, 6, 9, 5]))
  const parts = await officeParts(room.hostKey, room.kept())
  const read = officeReader()
  expect(await read(1, 2, parts[0]!)).toBeUndefined()
  expect(await read(0, 1, parts[0]!.slice(1))).toBeUndefined()
  let last: Awaited<ReturnType<typeof read>>
  for (const [i, part] of parts.entries()) last = await read(i, parts.length, part)
  expect(last?.data).toEqual(room.kept())
  expect(last?.me.id).toBe(room.hostKey.id)
})

it('a room that moves takes along who has a place, and leaves who only has the old link', async () => {
  const room = await openRoom(5)
  // The fifth waits, and may be who disturbs.
  room.host.change((data) => ({
    ...data,
    tables: data.tables.slice(0, 1),
    people: data.people.map((one) =>
      one.id === room.keys[4]!.id ? { ...one, place: WAITS } : one,
    ),
  }))
  await room.deal(1)
  await playOn(room, rngOf([4, 6, 9, 6]), 14)
  const before = room.host.board(0)
  const me = await newIdentity(true)
  const link = linkText(await newLink(me))
  // One is away, and hears of it when it is back.
  const late = room.guests.splice(3, 1)[0]!
  late.leave()
  await room.host.moveTo(link)
  await room.settle()
  expect(room.guests.map((guest) => guest.state().moved)).toEqual([link, link, link, undefined])
  expect(room.guests[3]!.state().phase).toBe('ended')
  const text = room.hub.seen.map(([, frame]) => String.fromCharCode(...frame)).join('')
  expect(text).not.toContain(link)
  room.guests.splice(3, 0, late)
  await room.reloadGuest(3)
  await room.pass(6)
  expect(stateOf(room, 3).moved).toBe(link)
  const newcomer = await newIdentity()
  room.guests.push(guestOf(room, newcomer, room.room))
  await room.pass(6)
  expect(room.host.refused.full).toBeGreaterThan(0)
  expect(room.guests.pop()!.state().phase).toBe('asked')

  const old = room.host
  const read = readLink(link)
  if (!read.ok) throw new Error('no link')
  const next = await roomOf(read.value)
  room.host = createHost({
    ...{ room: next, me, line: room.hub.line(), data: movedRoom(old.data()), version: 'test' },
    ...{ keep: () => Promise.resolve(), changed: () => {}, now: 0 },
  })
  for (const [i, key] of room.keys.slice(0, 4).entries()) {
    room.guests[i]!.leave()
    room.guests[i] = guestOf(room, key, next)
  }
  await room.pass(12)
  expect(room.host.data().people.map(({ id }) => id)).not.toContain(room.keys[4]!.id)
  expect(room.host.board(0)).toEqual(before)
  await playOn(room, rngOf([4, 6, 9, 7]))
  expect(isOver(room.host.board(0))).toBe(true)
  const { log } = room.host.data().tables[0]!
  for (const guest of room.guests.slice(0, 4)) {
    const place = guest.state().news?.place
    if (place?.kind !== 'sits') throw new Error('lost its seat')
    expect(guest.state().board).toEqual(foldAll(redacted(log, viewerAt(place.seat))))
  }
})

const guestOf = (room: TestRoom, me: Identity, of: TestRoom['room']) =>
  createGuest({
    ...{ room: of, me, line: room.hub.line(), name: 'Somebody', version: 'test' },
    ...{ changed: () => {}, now: 0 },
  })
