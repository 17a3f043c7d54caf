/** A class of sixteen in German: its host and one student at a phone by the keyboard alone, the others by script. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleAt, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { liveVisitors, PHONE } from './pages/live.ts'
import { guestsByScript } from './pages/live-guests.ts'
import { button, region } from './pages/table.ts'

/** Goes to a control as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const isThere = () => control.evaluate((one) => one === document.activeElement)
  // Further than any page is long.
  for (let steps = 0; steps < 120; steps++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the control cannot be reached by the keyboard')
}
async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Goes to a row of controls by Tab, within it by the arrows, to one that can be pressed. @returns its name. */
async function arrowTo(page: Page, row: Locator, wanted: RegExp): Promise<string> {
  const isIn = () => row.evaluate((one) => one.contains(document.activeElement))
  for (let steps = 0; !(await isIn()); steps++) {
    if (steps > 120) throw new Error('the row cannot be reached by the keyboard')
    await page.keyboard.press('Tab')
  }
  for (let steps = 0; steps < 40; steps++) {
    const name = await page.evaluate(() => {
      const { activeElement: one } = document
      const free = one?.matches('button:not([aria-disabled="true"])') === true
      return free ? (one.getAttribute('aria-label') ?? '') : ''
    })
    if (name !== '' && wanted.test(name)) return name
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`nothing like ${wanted.source} can be pressed`)
}
async function playByKeys(page: Page, hand: Locator): Promise<void> {
  const name = await arrowTo(page, hand, /./)
  await page.keyboard.press('Enter')
  await expect(
    region(page, /^Hand /).getByRole('button', { name, exact: true, disabled: false }),
  ).toHaveCount(0)
}

/** Opens a notrump where all others pass, and plays it: both hands of it. @returns how many cards. */
async function playOneNotrump(page: Page): Promise<number> {
  const status = region(page, 'Tisch 1').getByRole('status')
  await expect(status).toHaveText(/^Deine Ansage/)
  const box = region(page, 'Biddingbox')
  await arrowTo(page, box.getByRole('group', { name: 'Ansagen' }), /Sans Atout/)
  await page.keyboard.press('Enter')
  await expect(box).toHaveCount(0)
  for (let cards = 0; ; cards++) {
    await expect(status).toHaveText(/^(Du bist dran|Deine Karte)|Nord–Süd/)
    const told = await status.innerText()
    if (told.includes('Nord–Süd')) return cards
    await playByKeys(page, region(page, told.startsWith('Du') ? 'Hand Süd' : 'Hand Nord'))
  }
}

test('a room is made, sixteen come in and play a board, by the keyboard alone', async ({
  browser,
}) => {
  const began = performance.now()
  const live = await liveVisitors(browser, undefined, PHONE)
  const [host, ann] = live.pages
  await host.goto('./de/#/live')
  await tabTo(host, host.getByRole('form', { name: 'Raum eröffnen' }).getByLabel('Dein Name'))
  await host.keyboard.type('Hanna')
  await host.keyboard.press('Tab')
  await host.keyboard.type('Dienstag')
  await host.keyboard.press('Tab')
  await host.keyboard.press('ArrowDown')
  await expect(host.getByLabel('Du', { exact: true })).toHaveValue('hosts')
  await press(host, button(host.getByRole('form', { name: 'Raum eröffnen' }), 'Raum eröffnen'))
  await press(host, button(host, 'Link kopieren'))
  await expect(button(host, 'Kopiert')).toBeVisible()
  const address = await host.evaluate(() => navigator.clipboard.readText())

  await ann.goto(address)
  await tabTo(ann, ann.getByLabel('Dein Name'))
  await ann.keyboard.type('Ann')
  await ann.keyboard.press('Enter')
  await expect(ann.getByText(/^Du bist drin/)).toBeVisible()
  const names = Array.from({ length: 15 }, (_, i) => `Gast ${i + 1}`)
  const script = await guestsByScript(live.url, address, names)
  await expect(host.getByText('0 sitzen, 16 warten')).toBeVisible()
  await press(host, button(host, 'Alle setzen'))
  await expect(host.getByText('16 sitzen, 0 warten')).toBeVisible()
  await press(host, button(host, 'Erstes Board austeilen'))

  expect(await playOneNotrump(ann)).toBe(26)
  await expect(host.getByText('Board 1 ist zu Ende.')).toBeVisible()
  await expectAccessibleAt(ann, 'a board that is over', { widths: [360] })
  await expectNoSideScroll(ann, 'a board that is over')
  test.info().annotations.push({
    type: 'took',
    description: `${Math.round((performance.now() - began) / 1000)} s`,
  })
  script.leave()
  await live.end()
})
