import type { Page } from '@playwright/test'
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

test('the table survives a reload in mid-play', async ({ page }) => {
  await midPlay(page)
  const before = await picture(page)
  await page.reload()
  await expect(plate(page)).toContainText('four spades')
  expect(await picture(page)).toBe(before)
  // What was done before the reload can still be taken back.
  const cursor = await cursorOf(page)
  await button(page, 'Undo').click()
  await expect.poll(() => cursorOf(page)).toBe(cursor - 1)
})

test('the looks and the view survive a reload', async ({ page }) => {
  await openTable(page)
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

/** Changes the saved session behind the page's back. */
const damage = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('kibitzer')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const tx = open.result.transaction('boards', 'readwrite')
          const store = tx.objectStore('boards')
          store.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
            if (cursor === null) return
            const board = cursor.value as { readonly source: object }
            cursor.update({ ...board, source: { ...board.source, deal: [1, 2, 3, 4] } })
            cursor.continue()
          }
          tx.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
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

test('a second tab says that the first keeps the table, and takes it over when told to', async ({
  page,
  context,
}) => {
  await midPlay(page)
  await page.waitForTimeout(600)
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

test('a board that was set aside is brought back from the library', async ({ page }) => {
  await midPlay(page)
  await page.reload()
  await expect(plate(page)).toContainText('four spades')
  await damage(page)
  await page.reload()
  const notice = region(page, 'Notices').getByRole('alert')
  const saving = page.waitForEvent('download')
  await button(notice, 'Save it as a file').click()
  expect((await saving).suggestedFilename()).toBe('kibitzer-set-aside.json')
  await page.goto('./#/library')
  const aside = page.getByRole('region', { name: 'Set aside' })
  await expect(aside.getByRole('listitem', { name: /^one board/ })).toBeVisible()
  await button(aside, 'Bring back').click()
  // Its hands are what was damaged.
  await expect(aside).toContainText('Nothing of it can be read.')
})
