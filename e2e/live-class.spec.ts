/** A class at three live tables, over a real broker beside the page: robots sit where no student does. */
import type { Page } from '@playwright/test'
import { expectAccessibleAt, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { call, comeIn, liveVisitors, openRoom, PHONE } from './pages/live.ts'
import { button, region } from './pages/table.ts'

/** Calls for each as often as it is their turn, by the keyboard: one club where that can be, else pass. */
async function callUntil(pages: readonly Page[], what: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const page of pages) {
          const yours = page.getByRole('status').filter({ hasText: /^Your call/ })
          if ((await yours.count()) === 0) continue
          const box = region(page, 'Bidding box')
          const club = box.getByRole('button', { name: 'one club', exact: true })
          const pass = box.getByRole('button', { name: 'pass', exact: true })
          // The box opens at the lowest level that is left.
          const free = (await club.count()) === 1 && (await club.isEnabled())
          await (free ? club : pass).focus()
          await page.keyboard.press('Enter')
        }
        return what()
      },
      { intervals: [50, 100] },
    )
    .toBe(true)
}

test('a class of three tables waits for one another, is asked a lesson’s stop, and gets another host', async ({
  browser,
}) => {
  const live = await liveVisitors(browser, undefined, undefined, PHONE, undefined)
  const [host, ann, ben, cem] = live.pages
  const address = await openRoom(host, 'Hanna', true)
  await comeIn(ann, address, 'Ann')
  await comeIn(ben, address, 'Ben')
  await comeIn(cem, address, 'Cem')
  for (const table of [2, 3]) {
    await button(host, 'Add a table').click()
    await expect(
      host.getByLabel('Place of Ann').getByRole('option', { name: `Table ${table}: South` }),
    ).toBeAttached()
  }
  for (const [name, table] of [
    ['Ann', 1],
    ['Ben', 2],
    ['Cem', 3],
  ])
    await host.getByLabel(`Place of ${name}`).selectOption(`Table ${table}: South`)
  await host.getByLabel('Tables wait for one another').selectOption('after the auction')
  await button(host, 'Deal the first board').click()
  const tables = host.getByRole('list', { name: 'Tables of the room' })
  await expect(tables.getByRole('listitem')).toHaveCount(3)
  await expect(tables.getByText('Ben')).toBeVisible()

  const ready = host.getByText('All tables are here. The host goes on.')
  await callUntil([ann, ben, cem], () => ready.isVisible())
  for (const page of [ann, ben, cem])
    await expect(page.getByText('All tables are here. The host goes on.')).toBeVisible()
  await expectAccessibleAt(host, 'three small tables', { widths: [1440, 360] })

  // A stop of a lesson: nobody hears of another’s answer before it is shown.
  await host.getByRole('button', { name: /^Ask the class/ }).click()
  const ask = region(host, 'Ask the class')
  await ask.getByLabel('Lesson').selectOption('Winners and losers')
  await button(ask, 'Ask').click()
  for (const page of [ann, ben]) {
    const asked = region(page, 'The class is asked')
    await asked.getByLabel('Your answer').fill(page === ann ? '7' : '8')
    await page.keyboard.press('Enter')
    await expect(asked.getByText(/^You said/)).toBeVisible()
    await expect(asked.getByRole('table')).toHaveCount(0)
  }
  await expect(ask.getByText('2 of 3 answered.')).toBeVisible()
  await expectNoSideScroll(ben, 'a question on a phone')
  await button(ask, 'Show').click()
  for (const page of [ann, cem]) {
    const asked = region(page, 'The class is asked')
    await expect(asked.getByRole('rowheader', { name: '8' })).toBeVisible()
    await expect(asked.getByText('Ben')).toHaveCount(0)
  }
  await expectAccessibleAt(ben, 'what the class said', { widths: [360] })
  await button(ask, 'Ask another').click()
  await expect(region(ann, 'The class is asked')).toHaveCount(0)

  // On: the robots lead, and the host looks in.
  await button(host, 'On for all').click()
  await expect(tables.getByText('trick 1').first()).toBeVisible()
  await button(host, 'Look in at table 2').click()
  await expect(region(host, 'Table 2')).toBeVisible()
  await button(host, 'All tables').click()
  await expect(tables).toBeVisible()

  // Another host: Cem leaves the table for it, and the class goes on.
  await button(host, 'Who sits where').click()
  await host.getByLabel('Place of Cem').selectOption('waits')
  await host.getByText('Another host').click()
  await host.getByLabel('Who', { exact: true }).selectOption('Cem')
  await button(host, 'Hand the room over').click()
  await button(host, 'Cem hosts from now on').click()
  await expect(button(cem, 'Next board for all')).toBeVisible()
  await expect(host.getByRole('region', { name: 'Room' }).getByText('Tuesday')).toBeVisible()
  await ann
    .getByRole('form', { name: 'A word to the table' })
    .getByRole('textbox')
    .fill('Still here')
  await ann.keyboard.press('Enter')
  await expect(cem.getByRole('log')).toContainText('Ann Still here')
  await live.end()
})

test('two bid boards, one of them in German, and see where their pictures part', async ({
  browser,
}) => {
  const live = await liveVisitors(browser, undefined, PHONE)
  const [hanna, nora] = live.pages
  const address = await openRoom(hanna, 'Hanna')
  await nora.goto(address.replace('/#/', '/de/#/'))
  await nora.getByRole('form', { name: 'Eintreten' }).getByLabel('Dein Name').fill('Nora')
  await nora.keyboard.press('Enter')
  await expect(nora.getByText(/^Du bist drin/)).toBeVisible()
  await hanna.getByLabel('Boards are').selectOption('only bid; East–West pass')
  await button(hanna, 'Seat all').click()
  await expect(hanna.getByLabel('Place of Nora')).toHaveValue('sits 0 0')
  await button(hanna, 'Deal the first board').click()

  // North passes, South opens a notrump, and that is all: East and West only pass.
  const passe = async () => {
    await expect(nora.getByRole('status').filter({ hasText: /^Deine Ansage/ })).toBeVisible()
    await region(nora, 'Biddingbox').getByRole('button', { name: 'Passe', exact: true }).click()
  }
  await passe()
  await expect(hanna.getByRole('status').filter({ hasText: /^Your call/ })).toBeVisible()
  await call(hanna, 'one notrump')
  await passe()
  const parted = region(hanna, 'Where our pictures part')
  await expect(parted.getByText('Board 1', { exact: true })).toBeVisible()
  const theirs = region(nora, 'Wo sich unsere Bilder trennen')
  await expect(theirs.getByText('Board 1', { exact: true })).toBeVisible()
  // A strong notrump and a weak one have no hand in common: whoever passed or opened, they part.
  await parted.getByLabel('South plays').selectOption('essex-acol')
  await expect(parted.getByText(/^(North|South) shows/)).toBeVisible()
  await expectAccessibleAt(nora, 'where the pictures part', { widths: [360] })
  await expectNoSideScroll(nora, 'where the pictures part')

  // Somebody disturbs: the room moves, and who sits comes along.
  await button(hanna, 'Who sits where').click()
  await hanna.getByText('If somebody disturbs').click()
  await button(hanna, 'Move the room').click()
  await button(hanna, 'Move it now').click()
  await expect(region(hanna, 'Where our pictures part')).toBeVisible()
  await button(hanna, 'Who sits where').click()
  await button(hanna, 'Copy the link').click()
  await expect(button(hanna, 'Copied')).toBeVisible()
  expect(await hanna.evaluate(() => navigator.clipboard.readText())).not.toBe(address)

  // The next board; a page that is loaded anew has the first again.
  await button(hanna, 'Next board for all').click()
  await expect(hanna.getByRole('status').filter({ hasText: /^Your call/ })).toBeVisible()
  await nora.reload()
  await expect(theirs.getByText('Board 1', { exact: true })).toBeVisible()
  await live.end()
})
