import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { EAST, WEST } from '#core/seat.ts'
import { anySeed } from '#testing/arbitraries.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, kept, notebook, playSome, rowsOf, visit } from '#testing/page-visits.ts'
import * as select from '../selectors.ts'
import { createKibitzerStore } from '../store.ts'
import { startPersistence } from './persistence.ts'
import type { Key, TableStorage } from './storage.ts'

/** A copy of the storage as it is now. */
async function freeze(storage: TableStorage): Promise<TableStorage> {
  return memoryStorage({
    session: await rowsOf(storage, 'session'),
    boards: await rowsOf(storage, 'boards'),
    aside: await rowsOf(storage, 'aside'),
  })
}

describe('a reload', () => {
  it('brings back the first dealt board of a first visit', async () => {
    const storage = memoryStorage()
    const a = await visit(storage)
    expect(a.saving.outcome).toBe('first-visit')
    close(a)
    const b = await visit(storage)
    expect(b.saving.outcome).toBe('restored')
    expect(kept(b)).toEqual(kept(a))
  })
  it('brings back a board in mid-play: lines, cursor, undo, view, preferences', async () => {
    const storage = memoryStorage()
    const a = await visit(storage)
    playSome(a, 13)
    a.actions.seek(9)
    a.actions.playCard(select.legalCards(a.store.getState()).at(-1)!, {
      ...{ speed: 'normal', scoring: 'imps', seed: [4, 3, 2, 1], says: 'Why it was played.' },
      plan: { from: 2, cards: [{ seat: EAST, card: 7 as Card, own: true }] },
      grounds: { layouts: 40, drawn: 39.5, basis: 'loosened', positions: 9000 },
    })
    a.actions.renameLine(1, 'As played')
    a.actions.setViewMode({ kind: 'sit', seat: EAST })
    a.actions.setObserver(WEST)
    a.actions.turnTable()
    a.actions.setPrefs({ deck: 'two', theme: 'dark' })
    a.actions.setSystem(0, { id: 'essex-acol', packages: ['stayman'] })
    a.actions.setTwoHands(true)
    a.actions.foldPanel('timeline', true)
    a.actions.dealNew()
    a.actions.selectBoard(0)
    await a.saving.flush()
    close(a)
    const b = await visit(storage)
    expect(kept(b)).toEqual(kept(a))
    expect(select.positionKey(b.store.getState())).toBe(select.positionKey(a.store.getState()))
    expect(b.actions.undo()).toEqual(a.actions.undo())
    expect(kept(b)).toEqual(kept(a))
  })
  it('brings back what a robot went its own way by, beside its call and no part of it', async () => {
    const storage = memoryStorage()
    const a = await visit(storage)
    const by = { speed: 'normal', scoring: 'imps', seed: [4, 3, 2, 1], says: 'Why.' } as const
    a.actions.makeCall(bidOf(2, 0), {}, by)
    a.actions.makeCall(PASS)
    await a.saving.flush()
    close(a)
    const b = await visit(storage)
    expect(kept(b)).toEqual(kept(a))
    const state = b.store.getState()
    expect(select.calledByAt(state, 0)).toEqual(by)
    expect(select.calledByAt(state, 1)).toBeUndefined()
    expect(select.position(state).record.calls).toEqual([{ call: bidOf(2, 0) }, { call: PASS }])
  })
  it('brings back what happened in the last moment, also twice in a row', async () => {
    let storage = memoryStorage()
    let tab = await visit(storage)
    for (const call of [PASS, bidOf(2, 0)]) {
      const book = notebook()
      const leaving = await visit(storage, book)
      leaving.actions.makeCall(call)
      // The page goes away, and its storage never hears of it.
      const left = await freeze(storage)
      leaving.saving.lastMoment()
      const { text } = book
      close(leaving)
      const found = notebook(text)
      tab = await visit(left, found)
      expect(kept(tab)).toEqual(kept(leaving))
      expect(found.text).toBeUndefined()
      storage = left
    }
    expect(select.currentRecord(tab.store.getState()).calls).toHaveLength(2)
  })
  it('has a last moment also while a write is on its way', async () => {
    const storage = memoryStorage()
    const book = notebook()
    const a = await visit(storage, book)
    a.actions.makeCall(PASS)
    const before = await freeze(storage)
    const writing = a.saving.flush()
    a.saving.lastMoment()
    const { text } = book
    expect(text).toBeDefined()
    await writing
    for (const left of [before, storage]) {
      const b = await visit(left, notebook(text))
      expect(kept(b)).toEqual(kept(a))
      close(b)
    }
  })
  it('ignores a last moment whose boards are rubbish', async () => {
    const storage = memoryStorage()
    const book = notebook()
    const a = await visit(storage, book)
    a.actions.makeCall(PASS)
    await a.saving.flush()
    const mark = kept(a)
    const left = await freeze(storage)
    a.actions.makeCall(PASS)
    a.saving.lastMoment()
    const moment = JSON.parse(book.text ?? '') as object
    close(a)
    for (const boards of [[null], [7], [{}], 'none']) {
      const b = await visit(left, notebook(JSON.stringify({ ...moment, boards })))
      expect(kept(b)).toEqual(mark)
      close(b)
    }
  })
  it('ignores a last moment that another tab has written over', async () => {
    const storage = memoryStorage()
    const book = notebook()
    const a = await visit(storage, book)
    a.actions.makeCall(PASS)
    const b = await visit(storage, notebook())
    b.actions.dealNew()
    const mark = kept(b)
    await b.saving.flush()
    const left = await freeze(storage)
    a.saving.lastMoment()
    const found = notebook(book.text)
    expect(found.text).toBeDefined()
    const c = await visit(left, found)
    expect(kept(c)).toEqual(mark)
  })
  it('writes only the boards that changed', async () => {
    const puts: Key[] = []
    const inner = memoryStorage()
    const storage: TableStorage = {
      transact: (mode, body) =>
        inner.transact(mode, (tx) =>
          body({
            ...tx,
            put: (table, key, value) => {
              if (table === 'boards') puts.push(key)
              return tx.put(table, key, value)
            },
          }),
        ),
    }
    const a = await visit(storage)
    for (let i = 0; i < 5; i++) a.actions.dealNew()
    await a.saving.flush()
    close(a)
    const b = await visit(storage)
    puts.length = 0
    b.actions.makeCall(PASS)
    await b.saving.flush()
    expect(puts).toEqual([6])
  })
  it('keeps what a file said of a board beyond the record', async () => {
    const said = [
      {
        kind: 'pbn',
        header: ['% PBN 2.1'],
        tags: [
          { name: 'Site', value: 'Here' },
          { name: 'ActionTable', value: '', rows: ['a', 'b'] },
        ],
        comments: ['a fine board'],
        callMarks: [{ at: 0, text: '!' }],
        cardMarks: [{ at: -1, text: '$3' }],
        auction: { first: 'N', lines: ['1S 1C'], read: 1 },
        play: { first: 'E', lines: ['S2'], read: 0 },
      },
      { kind: 'lin', pairs: [{ at: -1, key: 'st', value: '' }] },
    ]
    const storage = memoryStorage()
    const a = await visit(storage, notebook(), [1, 2, 3, 4])
    const { source } = select.currentBoard(a.store.getState())
    // An explanation may be as long as a file.
    const long = { ...source, calls: [{ call: PASS, note: 'long '.repeat(30_000) }] }
    a.actions.loadBoards([...said.map((one) => ({ ...source, kept: one })), long], 'a file')
    await a.saving.flush()
    const b = await visit(storage)
    expect(b.saving.outcome).toBe('restored')
    expect(kept(b)).toEqual(kept(a))
    const [pbn] = b.store.getState().table.boards
    expect(pbn?.source).toMatchObject({ kept: said[0] })
  })
  it('keeps random tables exactly', async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, fc.nat(52), fc.nat(60), async (seed, cards, cursor) => {
        const storage = memoryStorage()
        const a = await visit(storage, notebook(), seed)
        playSome(a, cards)
        a.actions.seek(cursor)
        a.actions.makeCall(bidOf(2, 1))
        const card = select.legalCards(a.store.getState()).at(-1)
        if (card !== undefined) a.actions.playCard(card)
        await a.saving.flush()
        const b = await visit(storage)
        expect(kept(b)).toEqual(kept(a))
      }),
      { numRuns: 30 },
    )
  })
})

describe('two tabs', () => {
  it('never mix: the last writer wins whole', async () => {
    const storage = memoryStorage()
    const a = await visit(storage)
    const b = await visit(storage)
    for (let round = 0; round < 4; round++)
      for (const tab of [a, b, b, a]) {
        if (round % 2 === 0) tab.actions.dealNew()
        else tab.actions.makeCall(PASS)
        await tab.saving.flush()
        const c = await visit(storage)
        expect(c.saving.outcome).toBe('restored')
        expect(kept(c)).toEqual(kept(tab))
        close(c)
      }
    expect(await rowsOf(storage, 'boards')).toHaveLength(a.store.getState().table.boards.length)
  })
})

describe('a page that was used before its table came back', () => {
  it('keeps both', async () => {
    const storage = memoryStorage()
    const a = await visit(storage)
    playSome(a, 5)
    await a.saving.flush()
    const made = createKibitzerStore({ seed: [9, 9, 9, 9] })
    const starting = startPersistence(made, {
      storage,
      journal: notebook(),
      writer: 'late',
      soon: () => {},
    })
    made.actions.makeCall(bidOf(3, 2))
    const saving = await starting
    expect(saving.outcome).toBe('restored')
    const { boards } = made.store.getState().table
    expect(boards).toHaveLength(2)
    expect(select.currentRecord(made.store.getState()).calls).toHaveLength(1)
    expect(new Set(boards.map((b) => b.id)).size).toBe(2)
    const c = await visit(storage)
    expect(kept(c)).toEqual(kept(made))
  })
})
