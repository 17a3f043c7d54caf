/** *My record*: a board played among robots stands in it, and a restored one is drawn and read. */

import { playedKey, playedRow } from '../src/store/played/saved-played.ts'
import { backupText } from '../src/store/shelf/backup.ts'
import { createKibitzerStore } from '../src/store/store.ts'
import { playedBoards } from '../src/testing/played-boards.ts'
import { expectAccessible, expectAccessibleAt } from './pages/axe.ts'
import { openBoard } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { SAYC, seat } from './pages/players.ts'
import { button, openTab, openTable, PATIENCE, panel, pass, region, stepTo } from './pages/table.ts'

/** Ten points in every hand, and nothing to call. */
const FLAT = `[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:A432.K32.Q32.J32 K765.Q54.J54.A54 QJT.A76.K76.9876 98.JT98.AT98.KQT"]
`

test('a board played among robots stands in the record, looked back on', async ({ page }) => {
  await page.goto('./#/record')
  const head = region(page, 'My record')
  await expect(head).toContainText('Play a board with robots in the other seats')
  await expectAccessible(page, 'a record without a board')
  await button(head, 'Play a deal').click()
  await expect(region(page, 'Bidding box')).toBeVisible()
  await openBoard(page, FLAT, SAYC)
  await seat(page, [SAYC, SAYC], { themselves: ['North', 'East', 'West'] })
  await pass(page)
  await openTab(page, 'Result')
  await expect(region(page, 'Result')).toContainText('Passed out')
  await page.goto('./#/record')
  await expect(region(page, 'My record: 1 board')).toBeVisible()
  const roles = page.getByRole('table', { name: /^By role/ })
  await expect(roles.getByRole('rowheader', { name: 'Calls' })).toBeVisible(PATIENCE)
  await expect(page.getByRole('table', { name: /^Boards, the latest first/ })).toBeAttached()
  await expect(page.getByText('Not looked back on yet')).toHaveCount(0)
})

test('a board that came with other tables’ results is scored across them', async ({ page }) => {
  await openTable(page)
  await openBoard(
    page,
    `${FLAT}[Auction "S"]
Pass Pass Pass Pass
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\5R"]
1 5 1NT N 7 90
2 6 2S E 7 50
`,
  )
  await stepTo(page, 4)
  await openTab(page, 'Result')
  await page.getByText('Other tables').click()
  const results = page.getByRole('table', { name: 'Results of this board for North–South' })
  await expect(results.getByRole('rowheader')).toHaveText(['1–5', '2–6', 'Here'])
  // Nought against 90 is three IMPs, against 50 two.
  await expect(results.getByRole('row').last()).toContainText('−2.5')
  await expectAccessible(page, 'results of other tables')
})

test('a record is restored, drawn and read, opened at a fault, and deleted', async ({ page }) => {
  const { store } = createKibitzerStore({ seed: [1, 2, 3, 4] })
  const beside = playedBoards(40).map((one) => ({
    ...{ table: 'played' as const, key: playedKey(one), row: playedRow(one) },
  }))
  await page.goto('./#/library')
  await page.getByLabel('Backup file').setInputFiles({
    ...{ name: 'backup.json', mimeType: 'application/json' },
    buffer: Buffer.from(backupText(store.getState(), beside, '2026-11-28T12:00:00Z')),
  })
  await button(region(page, 'What the backup would bring'), 'Restore').click()
  await expect(panel(page, 'Backup')).toContainText('40 kept records')

  await button(page.getByRole('banner'), 'Menu').click()
  await page.getByRole('banner').getByRole('link', { name: 'My record' }).click()
  await expect(region(page, 'My record: 40 boards')).toBeVisible()
  await expect(page.getByRole('table', { name: /^By role/ }).getByRole('rowheader')).toHaveText([
    /^Calls40 boards/,
    /^Opening lead10 boards/,
    /^Declarer10 boards/,
    /^Defence20 boards/,
  ])
  const themes = page.getByRole('table', { name: /^By theme/ })
  await expect(themes.getByRole('rowheader').first()).toHaveText('Finesse or drop10 times')
  const times = page.getByRole('table', { name: /^Over time/ })
  await expect(times.getByRole('rowheader')).toHaveCount(5)
  await expectAccessibleAt(page, 'a record', { widths: [1440, 360] })

  const faults = region(page, 'Could have been known').getByRole('listitem')
  await expect(faults).toHaveCount(6)
  await faults.first().getByRole('button').click()
  await expect(region(page, 'Board')).toContainText(/Board \d+/)

  // Each of them is a card of practice, at its position.
  await page.goto('./#/record')
  await page.getByRole('link', { name: 'Practise these' }).click()
  await expect(page.getByRole('heading', { name: 'From your own boards' })).toBeVisible()
  await expect(region(page, 'Your call')).toBeVisible(PATIENCE)
  await expectAccessible(page, 'a call of one’s own again')

  await page.goto('./de/#/record')
  await expect(region(page, 'Meine Bilanz: 40 Boards')).toBeVisible()
  await page.goto('./#/record')
  await button(page, 'Delete the record').click()
  await button(page, 'Yes, delete it').click()
  await expect(region(page, 'My record')).toContainText('Play a board with robots')
})
