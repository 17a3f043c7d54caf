/** What is explained travels with a link, and what nobody said is explained by no system. */
import type { Page } from '@playwright/test'
import { long, upTo } from '../src/testing/long.ts'
import { NORTH_OPENS } from './pages/boards.ts'
import { openInPlace, readText } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { SAYC } from './pages/players.ts'
import {
  button,
  callCount,
  chooseMore,
  offerLine,
  openDialog,
  openHands,
  openTab,
  openTable,
  PATIENCE,
  panel,
  settled,
} from './pages/table.ts'

const why = (page: Page) => panel(page, 'Why this call')
async function whyText(page: Page): Promise<string> {
  await settled(page)
  return why(page).innerText()
}

test('a link opened elsewhere gives the same reasons, for every system', async ({
  page,
  browser,
}) => {
  test.slow()
  await openInPlace(page, NORTH_OPENS)
  const players = await openDialog(page, 'Players')
  const choice = players.getByLabel('System of North–South')
  await expect(choice.getByRole('option')).not.toHaveCount(2)
  // Those of a group: the others say that a side calls by hand.
  const systems = await choice
    .locator('optgroup option')
    .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value))
  await button(players, 'Done').click()
  expect(systems.length).toBeGreaterThan(5)
  const texts = new Set<string>()
  // On every change those of two kinds: hands are told by sections, by rules, and by what survives.
  const tried = systems.filter((system) => long || /^(schenken-1967|sayc|standard)$/.test(system))
  expect(tried.length).toBeGreaterThanOrEqual(3)
  for (const system of tried) {
    const dialog = await openDialog(page, 'Players')
    for (const side of ['North–South', 'East–West'])
      await dialog.getByLabel(`System of ${side}`).selectOption(system)
    await button(dialog, 'Done').click()
    await expect(offerLine(page)).toBeVisible()
    await button(page, 'Make this call').click()
    await expect.poll(() => callCount(page)).toBe(1)
    await why(page).getByLabel('Turn', { exact: true }).selectOption('0')
    const here = await whyText(page)
    expect(here).not.toContain('has not called yet')
    texts.add(here)
    const share = await openDialog(page, 'Share')
    await expect(share.getByLabel('Link')).toHaveValue(/#\/s\/./)
    const link = await share.getByLabel('Link').inputValue()
    await button(share, 'Close').click()

    const context = await browser.newContext({ serviceWorkers: 'block' })
    const other = await context.newPage()
    await other.goto(link)
    await expect(why(other)).toBeVisible()
    await expect.poll(() => whyText(other), PATIENCE).toBe(here)
    // The reader's own systems stay theirs: the next deal is bid by those of a first visit.
    await chooseMore(other, 'Next board')
    await button(other, 'Study a bid').click()
    await expect(offerLine(other)).toContainText(SAYC)
    await context.close()
    await chooseMore(page, 'Next board')
    await expect.poll(() => callCount(page)).toBe(0)
  }
  // Systems of several kinds do not give one and the same reason.
  expect(texts.size).toBeGreaterThan(upTo(2, 3))
})

test('a link is drawn as soon as it is read, not when the first drawing has waited long enough', async ({
  page,
  browser,
}) => {
  await openInPlace(page, NORTH_OPENS)
  await button(page, 'Make this call').click()
  const share = await openDialog(page, 'Share')
  await expect(share.getByLabel('Link')).toHaveValue(/#\/s\/.+\/.+/)
  const link = await share.getByLabel('Link').inputValue()

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  // The clock that ends the wait never comes.
  await other.addInitScript(() => {
    const set = window.setTimeout
    const short = ((run: () => void, ms = 0) => (ms >= 5000 ? 0 : set(run, ms))) as typeof set
    window.setTimeout = short
  })
  await other.goto(link)
  await expect(why(other)).toBeVisible()
  await context.close()
})

/** A hand record as a bridge site writes it: names, cards and calls, and no system. */
const RECORD =
  'pn|ann,ben,cat,dan|st||md|1SK952HA6DKQJ4CQ63,S64HKQT984DA52CA8,SAJT3HJ53DT7CKJT4,|rh||ah|Board 15|sv|n|mb|1N|mb|2H|mb|3H|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|pg||'

test('a record without a system is explained by none, until somebody says it', async ({ page }) => {
  await openTable(page)
  const dialog = await readText(page, RECORD)
  await button(dialog, 'Use the board').click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('End')
  await openTab(page, 'Why')
  await expect(why(page)).toContainText('does not say which systems they played')
  await expect(why(page)).not.toContainText(/OPENBID|The rule that chose/)
  await openHands(page)
  await settled(page)
  await expect(panel(page, 'Hidden hands')).not.toContainText(/OPENBID|Schenken|SAYC/)
  await openTab(page, 'Why')
  await button(why(page), `Read it by ${SAYC}`).click()
  await settled(page)
  await expect(why(page)).toContainText(SAYC)
})
