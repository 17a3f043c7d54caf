/** Own systems over visits, and in a backup. */
import { describe, expect, it } from 'vitest'
import { good } from '#testing/good.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, put, rowsOf, visit } from '#testing/page-visits.ts'
import { backupText, readBackup, rowsBeside } from '../shelf/backup.ts'
import { mergeOf, restore } from '../shelf/merge.ts'

const TEXT = 'system: Ours\n\nuse sayc with notrump 12-14\n'
const HALF = `${TEXT}change [`

describe('own systems', () => {
  it('come back on the next visit, with what the robots play', async () => {
    const storage = memoryStorage()
    const first = await visit(storage)
    first.actions.keepOwnSystem({ text: TEXT, from: 'sayc' })
    first.actions.keepOwnSystem({ id: 'my-sayc', text: HALF })
    first.actions.keepOwnSystem({ text: TEXT })
    first.actions.setSystem(0, { id: 'my-sayc' })
    const { list } = first.store.getState().ownSystems
    await first.saving.flush()
    close(first)
    const next = await visit(storage)
    expect(next.saving.outcome).toBe('restored')
    expect(next.store.getState().ownSystems.list).toEqual(list)
    expect(next.store.getState().players.systems[0]).toEqual({ id: 'my-sayc' })
    close(next)
  })
  it.each([
    ['the id of one that we ship', { id: 'sayc', text: TEXT }],
    ['the id of a strategy', { id: 'my-1', text: TEXT }],
    ['no text', { id: 'my-ours' }],
    ['a text that is too long', { id: 'my-ours', text: 'x'.repeat(400_000) }],
  ])('cost themselves only where one has %s, and that is told', async (_, bad) => {
    const storage = memoryStorage()
    const first = await visit(storage)
    first.actions.setPrefs({ theme: 'dark' })
    await first.saving.flush()
    close(first)
    const [[, session] = []] = await rowsOf(storage, 'session')
    await put(storage, 'session', 'now', { ...(session as object), ownSystems: [bad] })
    const next = await visit(storage)
    const { ownSystems, prefs, view } = next.store.getState()
    expect(next.saving.outcome).toBe('mended')
    expect([ownSystems.list, prefs.theme]).toEqual([[], 'dark'])
    expect(view.notices.map(({ id }) => id)).toContain('set-aside')
    close(next)
  })
  it('are brought by a backup under ids that are free, and not twice', async () => {
    const storage = memoryStorage()
    const from = await visit(memoryStorage())
    from.actions.keepOwnSystem({ text: TEXT, from: 'sayc' })
    from.actions.setSystem(1, { id: 'my-sayc' })
    const text = backupText(from.store.getState(), [], '2026-02-03T04:05:06.000Z')
    close(from)
    const to = await visit(storage)
    to.actions.keepOwnSystem({ text: HALF, from: 'sayc' })
    const bring = async () => {
      const read = good(await readBackup(text, to.store.getState()))
      const merge = mergeOf(read, to.store.getState(), await rowsBeside(storage))
      await restore(to, storage, read, merge, true)
      return merge
    }
    expect((await bring()).ownSystems).toHaveLength(1)
    const { ownSystems, players } = to.store.getState()
    expect(ownSystems.list.map((one) => [one.id, one.plays])).toEqual([
      ['my-sayc', HALF],
      ['my-sayc-2', TEXT],
    ])
    expect(players.systems[1], 'the side plays what it played').toEqual({ id: 'my-sayc-2' })
    expect((await bring()).ownSystems).toEqual([])
    expect(to.store.getState().ownSystems.list).toHaveLength(2)
    close(to)
  })
})
