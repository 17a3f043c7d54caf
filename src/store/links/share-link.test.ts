import { describe, expect, it, vi } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { dealtRecord } from '#core/record.ts'
import { EAST } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { COMMON } from '#core/system-ref.ts'
import { EXAMPLES } from '#examples/index.ts'
import { createInlineEngine } from '#testing/inline.ts'
import type { BothSides } from '../agreements/agreements.ts'
import { START_SIDES } from '../agreements/agreements-start.ts'
import { MOST_OWN_SYSTEMS } from '../own-systems/own-systems.ts'
import * as select from '../selectors.ts'
import { createKibitzerStore } from '../store.ts'
import { sidesOf } from '../table/example-sides.ts'
import { packText } from './packed-text.ts'
import { openShared, sharedText, shareHash } from './share-link.ts'
import { packAgreements } from './shared-agreements.ts'
import { fitLook, MOST_LOOK, packLook, unpackLook } from './shared-look.ts'

const engine = createInlineEngine()
const played = () => {
  const k = createKibitzerStore({ seed: [5, 6, 7, 8] })
  for (const call of [bidOf(1, 4), PASS, PASS, PASS]) k.actions.makeCall(call)
  for (let i = 0; i < 17; i++) k.actions.playCard(select.legalCards(k.store.getState())[0]!)
  k.actions.seek(11)
  k.actions.setViewMode({ kind: 'kibitz', seat: EAST })
  k.actions.turnTable()
  return k
}
const linkOf = async (k: ReturnType<typeof played>): Promise<string> => {
  const s = k.store.getState()
  const state = { record: select.lineRecord(s), cursor: select.cursor(s), view: s.view }
  const answer = await engine.run('link', { kind: 'encode', state })
  return answer.kind === 'encoded' ? answer.text : ''
}

describe('a share link', () => {
  it('reproduces the exact state in another browser', async () => {
    const from = played()
    const text = await linkOf(from)
    const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
    await openShared(to, engine, sharedText(shareHash(text)) ?? '')
    const [a, b] = [from.store.getState(), to.store.getState()]
    expect(select.positionKey(b)).toBe(select.positionKey(a))
    expect(select.lineKey(b)).toBe(select.lineKey(a))
    expect(select.cursor(b)).toBe(11)
    expect(b.view).toMatchObject({ mode: a.view.mode, observer: a.view.observer, turned: 1 })
    expect(b.table.boards).toHaveLength(2)
  })
  it('brings its agreements; the reader’s own come back on undo, and stay where the link has none', async () => {
    const text = await linkOf(played())
    const [example] = EXAMPLES.filter(({ id }) => id === 'longest-suit')
    const theirs = sidesOf(example!)
    const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
    const sides = () => to.store.getState().agreements.sides
    await openShared(to, engine, sharedText(shareHash(text, await packAgreements(theirs))) ?? '')
    expect(sides()).toEqual(theirs)
    expect(
      to.store
        .getState()
        .view.notices.map(({ message }) => message)
        .join(),
    ).toContain('The agreements of the link are in use')
    await openShared(to, engine, text)
    expect(sides()).toEqual(theirs)
    to.actions.undoAgreements()
    expect(sides()).toEqual(START_SIDES)
  })
  it('brings what was played on its board, and leaves the reader’s own systems as they were', async () => {
    const text = await linkOf(played())
    const systems = [{ id: 'sayc', packages: ['dont'] }, { id: 'essex-acol' }] as const
    const look = await packLook({ systems, tab: 'why', turn: 0 })
    const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
    const own = to.store.getState().players
    await openShared(to, engine, sharedText(shareHash(text, '', look)) ?? '')
    const state = to.store.getState()
    expect(select.systemsPlayed(state)).toEqual(systems)
    expect(state.players).toEqual(own)
    expect(state.view.look).toEqual({ tab: 'why', turn: 0 })
    to.actions.setSystem(0, { id: 'schenken-1967' })
    expect(select.systemsPlayed(to.store.getState())).toEqual([{ id: 'schenken-1967' }, systems[1]])
    to.actions.selectBoard(0)
    expect(select.systemsPlayed(to.store.getState())).toEqual(own.systems)
  })
  it('brings the facts of a strategy of its sender, and refuses a look that is no look', async () => {
    const strategy = { name: 'Mine', facts: [], tieBreak: ['lowest'] }
    const systems = [{ id: 'my-1', strategy }, { id: 'sayc' }] as const
    expect(await unpackLook(await packLook({ systems }))).toEqual({ systems })
    const good = await packLook({ systems })
    for (const bad of ['', 'x', good.slice(0, -4), await packText('{"systems":[{"id":"sayc"}]}')])
      expect(await unpackLook(bad), bad).toBeUndefined()
    const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
    await openShared(to, engine, `${await linkOf(played())}//${good.slice(0, -4)}`)
    expect(to.store.getState().view.notices[0]?.message).toContain('Yours stay in use.')
    expect(to.store.getState().table.boards).toHaveLength(2)
  })
  it('brings a system of its sender to the reader’s own, once, and says so', async () => {
    const text = 'system: Ours\n\nuse sayc with notrump 12-14\n'
    const ref = { id: 'my-sayc', text }
    const look = await packLook({ systems: [ref, { ...ref, packages: [] }] })
    expect(look.length, 'told once, as what differs').toBeLessThan(170)
    const hash = sharedText(shareHash(await linkOf(played()), '', look)) ?? ''
    const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
    to.actions.keepOwnSystem({ id: 'my-sayc', text: 'system: Another\n' })
    await openShared(to, engine, hash)
    const here = { id: 'my-ours' }
    const list = () => to.store.getState().ownSystems.list.map((one) => [one.id, one.plays])
    const both = [
      ['my-sayc', 'system: Another\n'],
      [here.id, text],
    ]
    expect(list()).toEqual(both)
    expect(select.systemsPlayed(to.store.getState())).toEqual([here, { ...here, packages: [] }])
    const [notice] = to.store.getState().view.notices
    expect(notice?.message).toContain('“Ours”')
    expect(notice?.choices.map(({ address }) => address)).toEqual(['#/systems/my-ours'])
    await openShared(to, engine, hash)
    expect(list()).toEqual(both)
  })
  it('explains its board by a system that there is no room for', async () => {
    const ref = { id: 'my-sayc', text: 'system: Ours\nuse sayc\n' }
    const look = await packLook({ systems: [ref, { id: 'sayc' }] })
    const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
    for (let n = 0; n < MOST_OWN_SYSTEMS; n++) to.actions.keepOwnSystem({ text: `system: ${n}\n` })
    await openShared(to, engine, sharedText(shareHash(await linkOf(played()), '', look)) ?? '')
    expect(select.systemsPlayed(to.store.getState())[0]).toEqual(ref)
    expect(to.store.getState().view.notices[0]?.message).toContain('on its board alone')
  })
  it('leaves out a system that makes it too long, and names it', async () => {
    const words = Array.from({ length: 9000 }, (_, i) => (i * 7919 + i * i * 31) % 99_991)
    const long = { id: 'my-long', text: `system: Long\n-- ${words.join(' ')}\n` }
    const sayc = { id: 'sayc' }
    const { packed, left } = await fitLook({ systems: [long, sayc], turn: 1 })
    expect([packed.length < MOST_LOOK, left]).toEqual([true, [long]])
    expect(await unpackLook(packed)).toEqual({ systems: [{ id: COMMON }, sayc], turn: 1 })
    const short = { systems: [{ id: 'my-a', text: 'system: A\n' }, sayc] } as const
    const fitting = await fitLook(short)
    expect(fitting.left).toEqual([])
    expect(await unpackLook(fitting.packed)).toEqual(short)
  })
  it('opens its position where its agreements are broken or contradict themselves, and says so', async () => {
    const text = await linkOf(played())
    const [example] = EXAMPLES.filter(({ id }) => id === 'longest-suit')
    const theirs = sidesOf(example!)
    const [entry] = theirs[1].calls.entries
    const says = (suit: 1 | 2) => ({ kind: 'length', seat: 0, suit, min: 8, max: 13 }) as const
    const never: BothSides = [
      theirs[0],
      {
        ...theirs[1],
        calls: {
          ...theirs[1].calls,
          entries: [
            {
              ...entry!,
              says: { kind: 'all', of: [says(1), says(2)] },
            },
          ],
        },
      },
    ]
    const deep = await packText(`${'['.repeat(1000)}${']'.repeat(1000)}`)
    for (const agreed of ['nonsense', deep, await packAgreements(never)]) {
      const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
      await openShared(to, engine, `${text}/${agreed}`)
      const state = to.store.getState()
      expect(state.table.boards).toHaveLength(2)
      expect(state.agreements.sides).toEqual(START_SIDES)
      expect(state.view.notices.map(({ message }) => message).join()).toContain(
        'Yours stay in use.',
      )
    }
  })
  it('opened twice shows the same board again, unless it was played on', async () => {
    const text = await linkOf(played())
    const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
    await openShared(to, engine, text)
    to.actions.seek(2)
    to.actions.selectBoard(0)
    await openShared(to, engine, text)
    expect(to.store.getState().table.boards).toHaveLength(2)
    expect(select.cursor(to.store.getState())).toBe(11)
    to.actions.seek(21)
    to.actions.playCard(select.legalCards(to.store.getState())[0]!)
    await openShared(to, engine, text)
    expect(to.store.getState().table.boards).toHaveLength(3)
  })
  it('of a set puts its boards on the table, once, and leaves a board that was played', async () => {
    const records = [1, 2, 3].map((n) => dealtRecord(n, dealFromSeed([9, 9, 9, 9], n)))
    const made = await engine.run('link', { kind: 'encode-set', records })
    const text = made.kind === 'encoded-set' && made.result.ok ? made.result.value : ''
    const fresh = createKibitzerStore({ seed: [1, 1, 1, 1] })
    const numbers = (k: ReturnType<typeof played>) =>
      k.store.getState().table.boards.map(({ source }) => source.board.number)
    await openShared(fresh, engine, sharedText(shareHash(text)) ?? '')
    expect(numbers(fresh)).toEqual([1, 2, 3])
    const to = played()
    const before = to.store.getState().table.boards.length
    await openShared(to, engine, text)
    expect(numbers(to).slice(before)).toEqual([1, 2, 3])
    expect(to.store.getState().table.index).toBe(before)
    to.actions.makeCall(PASS)
    await openShared(to, engine, text)
    expect(numbers(to)).toHaveLength(before + 3)
  })
  it('that is broken leaves the table as it was and says so', async () => {
    const text = await linkOf(played())
    for (const bad of [
      '',
      'x',
      text.slice(0, -3),
      `${text.slice(0, 9)}A${text.slice(10)}`,
      '%%%',
    ]) {
      const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
      const { table } = to.store.getState()
      await openShared(to, engine, bad)
      expect(to.store.getState().table).toBe(table)
      expect(to.store.getState().view.notices[0]?.message).toContain('could not be opened')
    }
  })
  it('on a device that is busy for an hour is opened all the same', async () => {
    const text = await linkOf(played())
    const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
    const read = await engine.run('link', { kind: 'decode', text })
    vi.useFakeTimers()
    const hour = 3_600_000
    const busy = () =>
      new Promise((resolve) => {
        setTimeout(resolve, hour, read)
      })
    const opened = openShared(to, { run: busy as typeof engine.run }, text)
    await vi.advanceTimersByTimeAsync(hour)
    vi.useRealTimers()
    await opened
    expect(to.store.getState().view.notices).toEqual([])
    expect(to.store.getState().table.boards).toHaveLength(2)
  })
  it('can be tried again, agreements and all, where the engine failed', async () => {
    const to = createKibitzerStore({ seed: [1, 1, 1, 1] })
    await openShared(to, { run: () => Promise.reject(new Error('It died.')) }, 'k1abc/x/y')
    const [notice] = to.store.getState().view.notices
    expect(notice?.message).toContain('It died.')
    expect(notice?.choices).toMatchObject([{ label: 'Try again', address: '#/s/k1abc/x/y' }])
  })
  it('is only what stands behind its own mark', () => {
    expect(sharedText('#/openings')).toBeUndefined()
    expect(sharedText('')).toBeUndefined()
  })
})
