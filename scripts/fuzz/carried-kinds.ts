/** What is carried from one device or reader to another: looks of a link, lessons, backups. */
import { FIRST_LESSONS } from '#lessons/first/index.ts'
import { readLesson, writeLesson } from '#lessons/lesson-file.ts'
import { readResult } from '#lessons/results.ts'
import { unpackLesson } from '#store/lessons/lesson-link.ts'
import { packText } from '#store/links/packed-text.ts'
import { unpackLook } from '#store/links/shared-look.ts'
import { backupText, readBackup, rowsBeside } from '#store/shelf/backup.ts'
import { mergeOf, restore } from '#store/shelf/merge.ts'
import { keepIn } from '#store/shelf/shelf.ts'
import { createKibitzerStore } from '#store/store.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { notebook, playSome, visit } from '#testing/page-visits.ts'
import { claim, claimKept, type FuzzKind } from './kind.ts'

const SHEET = { name: 'Mine', rows: [], tieBreak: [] }
const STRATEGY = { name: 'Mine', facts: [], tieBreak: [] }

const looks: FuzzKind = {
  name: 'looks',
  tree: true,
  corpus: async () =>
    [
      {
        systems: [
          { id: 'sayc', packages: ['dont'] },
          { id: 'my-1', strategy: STRATEGY },
        ],
        turn: 3,
      },
      { systems: [{ id: 'essex-acol' }, { id: 'schenken-1967' }], tab: 'why' },
    ].map((look) => JSON.stringify(look)),
  async run(text) {
    const look = await unpackLook(await packText(text))
    await unpackLook(text.replace(/[^\w-]/g, ''))
    if (look === undefined) return
    const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
    actions.explainAs(look)
    claimKept(store.getState().table.boards)
  },
}

const lessons: FuzzKind = {
  name: 'lessons',
  tree: true,
  corpus: async () => FIRST_LESSONS.slice(0, 4).map(({ lesson }) => writeLesson(lesson)),
  async run(text) {
    const read = readLesson(text)
    if (read.ok) claim(readLesson(writeLesson(read.value)).ok, 'not readable when written')
    else claim(read.error[0]?.message !== undefined, 'a refusal without words')
    readResult(text)
    await unpackLesson(text.replace(/[^\w-]/g, '').slice(0, 2000))
  },
}

const backups: FuzzKind = {
  name: 'backups',
  tree: true,
  corpus: async () => {
    const storage = memoryStorage()
    const table = await visit(storage, notebook(), [5, 6, 7, 8])
    playSome(table, 5)
    const added = table.actions.addStrategy(SHEET, STRATEGY)
    claim(added.ok, 'the strategy is not taken')
    const [board] = table.store.getState().table.boards
    await storage.transact('readwrite', (tx) => keepIn(tx, board!, 77))
    const text = backupText(table.store.getState(), await rowsBeside(storage), '2026-02-03')
    table.saving.stop()
    return [text]
  },
  async run(text) {
    const storage = memoryStorage()
    const here = await visit(storage, notebook(), [1, 2, 3, 4])
    const [first] = here.store.getState().table.boards
    const read = await readBackup(text, here.store.getState())
    if (read.ok) {
      const merge = mergeOf(read.value, here.store.getState(), await rowsBeside(storage))
      await restore(here, storage, read.value, merge, true)
    }
    await here.saving.flush()
    here.saving.stop()
    claim(here.store.getState().table.boards[0] === first, 'the board on the table is lost')
    const again = await visit(storage, notebook(), [1, 2, 3, 4])
    claim(again.saving.outcome === 'restored', 'what was brought cannot be read again')
    again.saving.stop()
  },
}

export const CARRIED_KINDS: readonly FuzzKind[] = [looks, lessons, backups]
