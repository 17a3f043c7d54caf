import type { Page } from '@playwright/test'
import { readFile, takeInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  callCount,
  chooseView,
  cursorOf,
  openMore,
  openTable,
  pass,
  pick,
  picture,
  plate,
  playable,
  playFirst,
  region,
} from './pages/table.ts'

/** Plays three cards of a board in four spades by North. */
async function midPlay(page: Page): Promise<void> {
  await openTable(page)
  await bid(page, 'four spades')
  await pass(page, 3)
  for (let i = 0; i < 3; i++) await playFirst(page)
}

test('the table, the looks and the view survive a reload in mid-play', async ({ page }) => {
  await midPlay(page)
  const before = await picture(page)
  await page.reload()
  await expect(plate(page)).toContainText('four spades')
  expect(await picture(page)).toBe(before)
  // What was done before the reload can still be taken back.
  const cursor = await cursorOf(page)
  await button(page, 'Undo').click()
  await expect.poll(() => cursorOf(page)).toBe(cursor - 1)

  // So do the looks and the view.
  await chooseView(page, 'Kibitz East')
  await button(page, 'Menu').click()
  await button(page, 'Settings').click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await pick(settings.getByRole('radio', { name: 'Dark' }))
  await button(settings, 'Done').click()
  await page.reload()
  await openMore(page)
  await expect(page.getByLabel('View')).toHaveValue('kibitz:1')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

/** How many events of the first board are saved. */
const savedEvents = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('kibitzer')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const all = open.result.transaction('boards').objectStore('boards').getAll()
          all.onerror = () => reject(all.error)
          all.onsuccess = () => {
            // A board that was just dealt may not have its tree yet.
            const [first] = all.result as { tree?: { lines: { events: unknown[] }[] } }[]
            open.result.close()
            resolve(first?.tree?.lines[0]?.events.length ?? 0)
          }
        }
      }),
  )

/** Changes what is saved behind the page's back: the hands of every board, or the line of the last one. */
const damage = (page: Page, what: 'hands' | 'last line' = 'hands'): Promise<void> =>
  page.evaluate(
    (part) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('kibitzer')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const tx = open.result.transaction('boards', 'readwrite')
          const store = tx.objectStore('boards')
          store.openCursor(null, 'prev').onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
            if (cursor === null) return
            const board = cursor.value as { readonly source: object }
            if (part === 'last line') {
              cursor.update({ ...board, tree: 'rubbish' })
              return
            }
            cursor.update({ ...board, source: { ...board.source, deal: [1, 2, 3, 4] } })
            cursor.continue()
          }
          tx.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
    what,
  )

/** Puts that many copies of the saved board behind it. */
const copyBoards = (page: Page, copies: number): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('kibitzer')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const tx = open.result.transaction(['session', 'boards'], 'readwrite')
          const sessions = tx.objectStore('session')
          const boards = tx.objectStore('boards')
          sessions.get('now').onsuccess = ({ target }) => {
            const session = (target as IDBRequest<{ order: number[]; nextId: number }>).result
            boards.get(session.order[0] ?? 0).onsuccess = ({ target: found }) => {
              const board = (found as IDBRequest<object>).result
              for (let i = 0; i < count; i++) {
                const id = session.nextId++
                boards.put({ ...board, id }, id)
                session.order.push(id)
              }
              sessions.put(session, 'now')
            }
          }
          tx.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
    copies,
  )

test('more boards than are read in one go all come back', async ({ page }) => {
  await midPlay(page)
  await page.reload()
  await expect(plate(page)).toContainText('four spades')
  await copyBoards(page, 1300)
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('of 1301')
  await expect(plate(page)).toContainText('four spades')
  await expect(region(page, 'Notices')).toHaveCount(0)
})

test('of a long table the board on it comes first, and what is done before the others come is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getAllKeys } = IDBObjectStore.prototype
    IDBObjectStore.prototype.getAllKeys = function (...asked) {
      if (sessionStorage.getItem('held') !== null) throw new DOMException('held', 'AbortError')
      return getAllKeys.apply(this, asked)
    }
  })
  await midPlay(page)
  await expect.poll(() => savedEvents(page)).toBe(7)
  await copyBoards(page, 300)
  // The storage gives one row at a time, and never all of them.
  await page.evaluate(() => sessionStorage.setItem('held', ''))
  await page.reload()
  await expect(plate(page)).toContainText('four spades')
  await expect(page.getByRole('banner')).toContainText('1 of 301')
  await playFirst(page)
  await expect.poll(() => savedEvents(page)).toBe(8)
  await expect(region(page, 'Notices')).toHaveCount(0)
  // It answers again: with the next card the others are read.
  await page.evaluate(() => sessionStorage.removeItem('held'))
  await playFirst(page)
  await button(page.getByRole('banner'), /open the list of boards$/).click()
  await expect(page.getByRole('dialog')).toContainText('301 boards')
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('1 of 301')
  await expect.poll(() => cursorOf(page)).toBe(9)
})

test('a damaged store is reported, set aside, and the page opens all the same', async ({
  page,
}) => {
  await midPlay(page)
  // Written a moment after the last card.
  await page.reload()
  await expect(plate(page)).toContainText('four spades')
  await damage(page)
  await page.reload()
  const notice = region(page, 'Notices').getByRole('alert')
  await expect(notice).toContainText('The saved table is damaged')
  await expect(notice).toContainText('set aside')
  await expect(button(notice, 'Copy the set-aside data')).toBeVisible()
  const saving = page.waitForEvent('download')
  await button(notice, 'Save it as a file').click()
  expect((await saving).suggestedFilename()).toBe('kibitzer-set-aside.json')
  await expect(plate(page)).toContainText('Bidding')
  await expect.poll(() => callCount(page)).toBe(0)
  await bid(page, 'one club')
  await expect.poll(() => callCount(page)).toBe(1)
  await button(notice, 'Dismiss').click()
  await expect(notice).toHaveCount(0)
  // The fresh table is saved in its place.
  await page.reload()
  await expect(region(page, 'Notices')).toHaveCount(0)
  await expect.poll(() => callCount(page)).toBe(1)
  // What was set aside can be brought back from the library: here its hands are what was damaged.
  await page.goto('./#/library')
  const aside = page.getByRole('region', { name: 'Set aside' })
  await expect(aside.getByRole('listitem', { name: /^one board/ })).toBeVisible()
  await button(aside, 'Bring back').click()
  await expect(aside).toContainText('Nothing of it can be read.')
})

test('without storage the page says so and works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  })
  await openTable(page)
  await expect(region(page, 'Notices').getByRole('alert')).toContainText('cannot be kept')
  await bid(page, 'one club')
  await expect.poll(() => callCount(page)).toBe(1)
})

test('a full storage is said plainly, and saved into again once there is room', async ({
  page,
}) => {
  await openTable(page)
  await bid(page, 'one club')
  await expect.poll(() => savedEvents(page)).toBe(1)
  await page.evaluate(() => {
    const open = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, stores, mode) {
      if (mode === 'readwrite' && !('room' in window))
        throw new DOMException('full', 'QuotaExceededError')
      return open.call(this, stores, mode)
    }
  })
  await pass(page, 1)
  const notice = region(page, 'Notices').getByRole('alert')
  await expect(notice).toContainText('The table could not be saved: the storage is full.')
  await page.evaluate(() => Object.assign(window, { room: true }))
  await pass(page, 1)
  await expect.poll(() => savedEvents(page)).toBe(3)
  await expect(notice).toHaveCount(0)
})

test('a storage cleared under the page is opened again and holds everything', async ({ page }) => {
  await midPlay(page)
  await expect.poll(() => savedEvents(page)).toBe(7)
  const client = await page.context().newCDPSession(page)
  const origin = await page.evaluate(() => location.origin)
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await playFirst(page)
  await expect.poll(() => savedEvents(page)).toBe(8)
  await expect(region(page, 'Notices')).toHaveCount(0)
  await page.reload()
  await expect(plate(page)).toContainText('four spades')
  await expect.poll(() => cursorOf(page)).toBe(8)
})

test('a second tab says that the first keeps the table, and takes it over when told to', async ({
  page,
  context,
}) => {
  await midPlay(page)
  await expect.poll(() => savedEvents(page)).toBe(7)
  const second = await context.newPage()
  await second.goto('./')
  const notice = region(second, 'Notices').getByRole('alert')
  await expect(notice).toContainText('open in another tab')
  await expect(region(page, 'Notices')).toHaveCount(0)
  await button(second, 'Undo').click()
  const cursor = await cursorOf(second)
  await button(notice, 'Keep this tab’s table instead').click()
  await expect(notice).toHaveCount(0)
  await expect(region(page, 'Notices').getByRole('alert')).toContainText(
    'Another tab keeps the table',
  )
  await page.close()
  await second.reload()
  await expect(plate(second)).toContainText('four spades')
  expect(await cursorOf(second)).toBe(cursor)
  await expect(region(second, 'Notices')).toHaveCount(0)
})

test('a tab that does not keep the table asks once before a card is played unsaved', async ({
  page,
  context,
}) => {
  await midPlay(page)
  await expect.poll(() => savedEvents(page)).toBe(7)
  const second = await context.newPage()
  await second.goto('./')
  await expect(region(second, 'Notices').getByRole('alert')).toContainText('open in another tab')
  const question = second.getByRole('dialog', { name: 'Play on unsaved?' })
  const card = playable(second).first()
  await card.press('Enter')
  await button(question, 'Cancel').click()
  await expect(question).toHaveCount(0)
  expect(await cursorOf(second)).toBe(7)
  await card.press('Enter')
  await button(question, 'Play on unsaved').click()
  await expect.poll(() => cursorOf(second)).toBe(8)
  // Asked once: the next one is played.
  await playFirst(second)
  await expect.poll(() => cursorOf(second)).toBe(9)
  await expect(question).toHaveCount(0)
  expect(await savedEvents(page)).toBe(7)
  // Another tab asks anew, and there the table is kept before the card is played.
  await second.reload()
  await expect(region(second, 'Notices').getByRole('alert')).toContainText('open in another tab')
  await playable(second).first().press('Enter')
  await button(question, 'Keep this tab’s table').click()
  await expect.poll(() => cursorOf(second)).toBe(8)
  await expect.poll(() => savedEvents(second)).toBe(8)
  await expect(region(second, 'Notices')).toHaveCount(0)
})

test('one damaged board of several costs that board only, and comes back from the library', async ({
  page,
}) => {
  await midPlay(page)
  await page.reload()
  await expect(plate(page)).toContainText('four spades')
  await copyBoards(page, 2)
  await damage(page, 'last line')
  await page.reload()
  const notice = region(page, 'Notices').getByRole('alert')
  await expect(notice).toContainText('That board is set aside; the other 2 boards are here.')
  await expect(page.getByRole('banner')).toContainText('of 2')
  await expect(plate(page)).toContainText('four spades')
  await page.goto('./#/library')
  const aside = page.getByRole('region', { name: 'Set aside' })
  await button(aside, 'Bring back').click()
  await expect(page.getByText('One board is back, behind the others.').first()).toBeAttached()
  await page.goto('./#/')
  await expect(page.getByRole('banner')).toContainText('of 3')
})

test('the browser is asked to keep the storage once something in it would be missed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let asked = 0
    navigator.storage.persist = async () => {
      asked += 1
      return true
    }
    Object.assign(window, { timesAsked: () => asked })
  })
  const asked = () =>
    page.evaluate(() => (window as unknown as { timesAsked: () => number }).timesAsked())
  await openTable(page)
  expect(await asked()).toBe(0)
  await takeInPlace(await readFile(page, 'e2e/samples/eight-boards.pbn'))
  await expect.poll(asked).toBe(1)
  await takeInPlace(await readFile(page, 'e2e/samples/eight-boards.lin'))
  expect(await asked()).toBe(1)
})
