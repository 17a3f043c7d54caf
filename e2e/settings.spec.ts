/** Each setting does what it says, stays over a reload, and the dialog fits a phone. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  handOf,
  openDialog,
  openTable,
  pass,
  pick,
  playFirst,
  region,
} from './pages/table.ts'

/** Changes settings and closes the dialog. */
async function set(page: Page, change: (settings: Locator) => Promise<void>): Promise<void> {
  const settings = await openDialog(page, 'Settings')
  await change(settings)
  await button(settings, 'Done').click()
  await expect(settings).toHaveCount(0)
}
const choice = (settings: Locator, group: string, name: string): Locator =>
  settings.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
/** The suits of South's hand from left to right, each once. */
const suitsOf = (page: Page): Promise<readonly string[]> =>
  handOf(page, 'South')
    .getByRole('button')
    .evaluateAll((cards) => [
      ...new Set(cards.map((card) => card.getAttribute('aria-label')?.split(' of ')[1] ?? '')),
    ])

test('looks: letters, the order of suits, the ten, movement', async ({ page }) => {
  await openTable(page)
  const root = page.locator('html')
  const size = () => root.evaluate((html) => Number.parseFloat(getComputedStyle(html).fontSize))
  const before = await size()
  await bid(page, 'one club')
  await pass(page, 3)
  const all = ['spades', 'hearts', 'clubs', 'diamonds']
  const held = await suitsOf(page)
  expect(held).toEqual(all.filter((suit) => held.includes(suit)))
  await set(page, async (settings) => {
    await pick(choice(settings, 'Text', 'Larger'))
    await pick(choice(settings, 'Suits in hand', 'by rank'))
    await pick(choice(settings, 'The ten on cards', 'T'))
    await pick(choice(settings, 'Movement', 'None'))
  })
  await page.reload()
  await expect(root).toHaveAttribute('data-motion', 'none')
  expect(await size()).toBe(before * 1.25)
  const ranked = ['spades', 'hearts', 'diamonds', 'clubs']
  expect(await suitsOf(page)).toEqual(ranked.filter((suit) => held.includes(suit)))
  const ten = region(page, / hand$/).getByRole('button', { name: /^ten of / })
  await expect(ten.first()).toContainText('T')
  await expect(ten.filter({ hasText: '10' })).toHaveCount(0)
})

test('sounds are off until they are wanted, and then one is heard for each card', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: number[] = []
    Object.assign(globalThis, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (at) {
      heard.push(this.frequency.value)
      start.call(this, at)
    }
  })
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { heard: readonly number[] }).heard.length)
  await openTable(page)
  await bid(page, 'one club')
  await expect.poll(() => heard()).toBe(0)
  const fetched = page.waitForResponse(/sounds-[\w-]+\.js$/)
  await set(page, (settings) => pick(settings.getByLabel('Sounds')))
  await fetched
  await pass(page, 3)
  await expect.poll(heard).toBe(3)
  await playFirst(page)
  await expect.poll(heard).toBe(4)
  await button(page, 'Undo').click()
  await expect.poll(() => heard()).toBe(4)
})

test('names stand at the seats and in what is exported', async ({ page }) => {
  await openTable(page)
  const players = await openDialog(page, 'Players')
  await players.getByText('Names', { exact: true }).click()
  await players.getByLabel('Name at North').fill('Anna')
  await button(players, 'Done').click()
  await expect(button(page, /^North Anna/)).toBeVisible()
  await bid(page, 'one club')
  const dialog = await openDialog(page, 'Export')
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue(/\[North "Anna"\]/)
})
