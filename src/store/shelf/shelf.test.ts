/** Boards kept beside the table, and everything in one file and back. */
import { describe, expect, it } from 'vitest'
import { good } from '#testing/good.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, playSome, put, rowsOf, type Visit, visit } from '#testing/page-visits.ts'
import type { TableStorage } from '../persistence/storage.ts'
import type { StrategySheet } from '../strategies/strategies.ts'
import { boardAt } from '../table/table.ts'
import { backupText, readBackup, rowsBeside } from './backup.ts'
import { boardContent } from './content.ts'
import { mergeOf, restore } from './merge.ts'
import { openKept } from './open.ts'
import { dropKept, keepBoard, noteKept, putBack, shelfOf } from './shelf.ts'

const SHEET: StrategySheet = { name: 'Ours', rows: [], tieBreak: [] }
const STRATEGY = { name: 'Ours', facts: [], tieBreak: [] }
const board = (v: Visit) => boardAt(v.store.getState().table)

async function played(storage: TableStorage, cards: number): Promise<Visit> {
  const v = await visit(storage)
  playSome(v, cards)
  return v
}

describe('the shelf', () => {
  it('keeps a board as it stands, once', async () => {
    const storage = memoryStorage()
    const v = await played(storage, 5)
    expect(await keepBoard(storage, board(v), 10)).toBe(true)
    v.actions.seek(2)
    v.actions.noteBoard(board(v).id, 'again')
    expect(await keepBoard(storage, board(v), 11), 'looked at elsewhere').toBe(false)
    v.actions.seek(9)
    playSome(v, 1)
    expect(await keepBoard(storage, board(v), 12), 'played on').toBe(true)
    const { boards, damaged } = await shelfOf(storage)
    expect(boards.map(({ at }) => at)).toEqual([12, 10])
    expect(damaged).toBe(0)
    close(v)
  })
  it('gives the board back with its lines and its note', async () => {
    const storage = memoryStorage()
    const v = await played(storage, 7)
    v.actions.noteBoard(board(v).id, 'Which king?')
    await keepBoard(storage, board(v), 1)
    const content = boardContent(board(v))
    const other = await visit(memoryStorage())
    const [one] = (await shelfOf(storage)).boards
    if (one === undefined) throw new Error('nothing kept')
    openKept(other, one.board)
    expect(boardContent(board(other))).toBe(content)
    expect(board(other).note).toBe('Which king?')
    openKept(other, one.board)
    expect(other.store.getState().table.boards, 'not twice').toHaveLength(2)
    await noteKept(storage, one, '')
    const [bare] = (await shelfOf(storage)).boards
    expect(bare?.board).not.toHaveProperty('note')
    await dropKept(storage, one.key)
    expect((await shelfOf(storage)).boards).toEqual([])
    await putBack(storage, one)
    expect((await shelfOf(storage)).boards).toEqual([one])
    close(v)
    close(other)
  })
  it('loses a damaged row and no other, and never writes over it', async () => {
    const storage = memoryStorage()
    const v = await played(storage, 3)
    await keepBoard(storage, board(v), 1)
    await put(storage, 'kept', 'board/7', { at: 2, board: { id: 1, source: 'rubbish' } })
    playSome(v, 1)
    await keepBoard(storage, board(v), 3)
    const { boards, damaged } = await shelfOf(storage)
    expect([boards.length, damaged]).toEqual([2, 1])
    expect((await rowsOf(storage, 'kept')).map(([key]) => key)).toContain('board/8')
    close(v)
  })
})

describe('a backup', () => {
  /** A device with two boards, a note, a strategy in use, dark looks and a kept board. */
  async function device() {
    const storage = memoryStorage()
    const v = await played(storage, 4)
    v.actions.noteBoard(board(v).id, 'Count the spades.')
    await keepBoard(storage, board(v), 77)
    v.actions.dealNew()
    const added = v.actions.addStrategy(SHEET, STRATEGY)
    if (added.ok) v.actions.setSystem(0, { id: added.value })
    v.actions.setPrefs({ theme: 'dark' })
    return { storage, v }
  }
  const textOf = async ({ storage, v }: { storage: TableStorage; v: Visit }) =>
    backupText(v.store.getState(), await rowsBeside(storage), '2026-02-03T04:05:06.000Z')
  async function bring(text: string, to: Visit, storage: TableStorage, settings = false) {
    const read = good(await readBackup(text, to.store.getState()))
    const merge = mergeOf(read, to.store.getState(), await rowsBeside(storage))
    await restore(to, storage, read, merge, settings)
    return merge
  }

  it('brings everything back on an empty device, and nothing a second time', async () => {
    const from = await device()
    const text = await textOf(from)
    const storage = memoryStorage()
    const to = await visit(storage)
    const before = to.store.getState().table.boards[0]
    await bring(text, to, storage)
    const { table, strategies, prefs } = to.store.getState()
    const wanted = from.v.store.getState().table.boards
    expect(table.boards[0], 'what was here').toBe(before)
    expect(table.boards.slice(1).map(boardContent)).toEqual(wanted.map(boardContent))
    expect(table.boards[1]?.note).toBe('Count the spades.')
    expect(new Set(table.boards.map(({ id }) => id)).size).toBe(3)
    expect(strategies.list.map(({ strategy }) => strategy.name)).toEqual(['Ours'])
    expect(prefs.theme, 'settings stay unless asked').toBe('system')
    expect((await shelfOf(storage)).boards.map(({ at }) => at)).toEqual([77])
    const again = await bring(text, to, storage)
    expect(again).toMatchObject({ boards: [], strategies: [], beside: [], same: 4, stays: 0 })
    expect(to.store.getState().table.boards).toHaveLength(3)
    // And it all stays.
    await to.saving.flush()
    const later = await visit(storage)
    expect(later.saving.outcome).toBe('restored')
    expect(later.store.getState().table.boards).toHaveLength(3)
    for (const v of [from.v, to, later]) close(v)
  })
  it('brings sessions with the boards they were played on, once, and none under way', async () => {
    const from = await device()
    expect(from.v.actions.startSession('total', 2).ok).toBe(true)
    from.v.actions.dealNew()
    const played = board(from.v).id
    from.v.store.setState(({ sessions: [now] }) => ({
      sessions: [
        {
          scoring: 'total',
          length: 2,
          side: 0,
          from: now?.from ?? 0,
          boards: [{ board: played, number: 3, score: 0 }],
        },
      ],
    }))
    const storage = memoryStorage()
    const to = await visit(storage)
    const text = await textOf(from)
    await bring(text, to, storage)
    const { sessions, table } = to.store.getState()
    expect(sessions).toHaveLength(1)
    expect(sessions[0]?.over).toBe(true)
    const there = table.boards.find(({ id }) => id === sessions[0]?.boards[0]?.board)
    expect(there && boardContent(there)).toBe(boardContent(board(from.v)))
    await bring(text, to, storage)
    expect(to.store.getState().sessions).toHaveLength(1)
    for (const v of [from.v, to]) close(v)
  })
  it('gives strategies names of their own, and settings follow them', async () => {
    const from = await device()
    const storage = memoryStorage()
    const to = await visit(storage)
    to.actions.addStrategy(
      { ...SHEET, tieBreak: ['lowest'] },
      { ...STRATEGY, tieBreak: ['lowest'] },
    )
    await bring(await textOf(from), to, storage, true)
    const { strategies, players, prefs } = to.store.getState()
    expect(strategies.list.map(({ id, strategy }) => [id, strategy.name])).toEqual([
      ['my-1', 'Ours'],
      ['my-2', 'Ours, from the backup'],
    ])
    expect(players.systems[0]).toEqual({ id: 'my-2' })
    expect(prefs.theme).toBe('dark')
    for (const v of [from.v, to]) close(v)
  })
  it('never writes over a note or a row that is here', async () => {
    const from = await device()
    await put(from.storage, 'kept', 'score', { best: 1 })
    const text = await textOf(from)
    from.v.actions.selectBoard(0)
    from.v.actions.noteBoard(board(from.v).id, 'Mine.')
    await put(from.storage, 'kept', 'score', { best: 2 })
    const merge = await bring(text, from.v, from.storage)
    expect(merge).toMatchObject({ boards: [], beside: [], stays: 2 })
    expect(board(from.v).note).toBe('Mine.')
    const rows = new Map(await rowsOf(from.storage, 'kept'))
    expect(rows.get('score')).toEqual({ best: 2 })
    from.v.actions.noteBoard(board(from.v).id, '')
    await bring(text, from.v, from.storage)
    expect(board(from.v).note, 'a note comes where there is none').toBe('Count the spades.')
    close(from.v)
  })
  it('loses a damaged record and no other', async () => {
    const from = await device()
    const file = JSON.parse(await textOf(from)) as {
      boards: { source: { deal: unknown } }[]
      beside: unknown[]
      session: { prefs: unknown }
    }
    const [first] = file.boards
    if (first === undefined) throw new Error('no board')
    first.source.deal = [1, 2, 3, 4]
    file.beside.push('rubbish')
    file.session.prefs = 'rubbish'
    const storage = memoryStorage()
    const to = await visit(storage)
    const merge = await bring(JSON.stringify(file), to, storage)
    expect(merge).toMatchObject({ damaged: 2, same: 0 })
    expect(merge.boards).toHaveLength(1)
    expect(merge.strategies).toHaveLength(1)
    for (const v of [from.v, to]) close(v)
  })
  it.each([
    ['', 'backup/no'],
    ['[Board "1"]', 'backup/no'],
    ['{"kind":"kibitzer-backup"', 'backup/no'],
    ['{"kind":"other"}', 'backup/no'],
    ['{"kind":"kibitzer-backup","format":2}', 'backup/newer'],
    [`{"kind":"kibitzer-backup","made":${'['.repeat(500)}${']'.repeat(500)}}`, 'backup/no'],
  ])('that is none is refused in words: %#', async (text, code) => {
    const v = await visit(memoryStorage())
    const read = await readBackup(text, v.store.getState())
    expect(read.ok ? undefined : read.error.code).toBe(code)
    close(v)
  })
})
