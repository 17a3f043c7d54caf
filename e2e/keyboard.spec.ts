import type { Locator, Page } from '@playwright/test'
import { expect, test } from './pages/journey.ts'
import { keysOf, type } from './pages/keys.ts'
import {
  barred,
  bid,
  button,
  callCount,
  chooseView,
  cursorOf,
  handOf,
  hint,
  moreEntry,
  openTable,
  pass,
  plate,
  playable,
  playFirst,
  region,
  resultCard,
  SEAT_NAMES,
  slider,
  square,
} from './pages/table.ts'

/** Goes to a control as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator, most = 120): Promise<void> {
  const focused = () => control.evaluate((e) => e === document.activeElement)
  for (let i = 0; i < most; i++) {
    if (await focused()) return
    await page.keyboard.press('Tab')
  }
  await expect(control, `reached within ${most} tabs`).toBeFocused()
}

const firstPlayable = async (page: Page): Promise<string> =>
  (await playable(page).first().getAttribute('aria-label')) ?? ''

test('a board is bid and played by keyboard alone', async ({ page }) => {
  // A whole board, key by key.
  test.slow()
  await openTable(page)
  await expect(button(page, 'Make this call')).toBeVisible()
  // Space takes what is offered; letters make the other calls.
  await page.keyboard.press('Space')
  await expect.poll(() => callCount(page)).toBe(1)
  await type(page, '2h')
  await expect.poll(() => callCount(page)).toBe(2)
  await type(page, '1s')
  await expect(hint(page)).toContainText('not enough')
  await expect.poll(() => callCount(page)).toBe(2)
  await type(page, 'x')
  await expect.poll(() => callCount(page)).toBe(3)
  await type(page, 'p3nppp')
  await expect(plate(page)).toContainText('three notrump')

  // Two tricks by letters; a card that does not follow is refused.
  const start = await cursorOf(page)
  let refused = false
  for (let card = 0; card < 8; card++) {
    for (const seat of SEAT_NAMES) {
      const hand = handOf(page, seat)
      if (refused || card % 4 === 0) break
      const [open, shut] = [hand.getByRole('button', { disabled: false }), barred(hand)]
      if ((await open.count()) === 0 || (await shut.count()) === 0) continue
      await type(page, keysOf((await shut.first().getAttribute('aria-label')) ?? ''))
      await expect(hint(page)).toHaveAttribute('data-refused', 'true')
      refused = true
    }
    await expect.poll(() => cursorOf(page)).toBe(start + card)
    await type(page, keysOf(await firstPlayable(page)))
    await expect.poll(() => cursorOf(page)).toBe(start + card + 1)
  }
  expect(refused, 'a card that does not follow was tried').toBe(true)

  // Undo, redo and stepping.
  await page.keyboard.press('Control+z')
  await expect.poll(() => cursorOf(page)).toBe(start + 7)
  await page.keyboard.press('Control+Shift+Z')
  await expect.poll(() => cursorOf(page)).toBe(start + 8)
  await page.keyboard.press('Home')
  await expect.poll(() => cursorOf(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => cursorOf(page)).toBe(1)
  await page.keyboard.press('End')
  await expect.poll(() => cursorOf(page)).toBe(start + 8)
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => cursorOf(page)).toBe(start + 4)
  await page.keyboard.press('End')

  // The rest with Tab, up and down, and Enter: the focus goes on by itself to the next hand.
  await expect.poll(() => cursorOf(page)).toBe(start + 8)
  await tabTo(page, playable(page).first())
  for (let card = 8; card < 52; card++) {
    if ((await playable(page).count()) > 1) await page.keyboard.press('ArrowDown')
    await expect(page.locator('button:focus')).toHaveAccessibleName(
      / of (clubs|diamonds|hearts|spades)$/,
    )
    await page.keyboard.press('Enter')
    await expect.poll(() => cursorOf(page)).toBe(start + card + 1)
  }
  await expect(resultCard(page)).toContainText(/three notrump/i)
  await expect(button(region(page, 'Action'), 'Next board')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(plate(page)).toContainText('Board 2')
})

test('the key sheet opens with its key; letters can be switched off; the first tab stop leads past the header', async ({
  page,
}) => {
  await openTable(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect(sheet).toContainText('One call or card back')
  // Keys do nothing behind a dialog.
  await page.keyboard.press('p')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => callCount(page)).toBe(0)

  await tabTo(page, button(page.getByRole('banner'), 'Menu'))
  await page.keyboard.press('Enter')
  await tabTo(page, button(page.getByRole('banner'), 'Settings'))
  await page.keyboard.press('Enter')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await tabTo(page, settings.getByLabel('Single-letter keys'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await expect.poll(() => callCount(page)).toBe(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The first tab stop leads past the header.
  // The press that opened the table is where Tab would go on from.
  await page.reload()
  await expect(region(page, 'Table')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Skip to the page')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('what happens is spoken politely, and a claim is made', async ({ page }) => {
  await openTable(page)
  // A sentence may be followed at once by the next, so all of them are kept.
  const said = await page.getByRole('status').evaluateAll((regions) => {
    const sentences: string[] = []
    const note = () => {
      for (const region of regions) {
        const text = region.textContent.trim()
        if (text !== '' && region.getAttribute('aria-live') === 'polite') sentences.push(text)
      }
    }
    const observer = new MutationObserver(note)
    for (const region of regions)
      observer.observe(region, { childList: true, subtree: true, characterData: true })
    Object.assign(globalThis, { e2eSaid: sentences })
    return sentences
  })
  expect(said).toEqual([])
  const sentences = () =>
    page.evaluate(() => (globalThis as unknown as { readonly e2eSaid: string[] }).e2eSaid)
  await type(page, '1n')
  await expect.poll(sentences).toContain('North: one notrump.')
  await type(page, 'ppp')
  await expect.poll(sentences).toContain('West: pass. One notrump by North. East leads.')
  const name = await firstPlayable(page)
  await type(page, keysOf(name))
  await expect
    .poll(async () => (await sentences()).join('\n'))
    .toContain(`East leads the ${name}. Dummy, South: spades `)

  // The play is ended by a claim.
  await tabTo(page, button(page, /^More: /))
  await page.keyboard.press('Enter')
  await tabTo(page, moreEntry(page, 'Claim'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Claim' })
  await tabTo(page, dialog.getByLabel(/^Tricks for North/))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, button(dialog, 'Claim'))
  await page.keyboard.press('Enter')
  await expect(resultCard(page)).toContainText(/one notrump\s*by North\s*made with one over/)
  await expect(resultCard(page)).toContainText('+120for North–South')
})

test('keys that come before the table is drawn again act on what is so by then', async ({
  page,
}) => {
  await openTable(page)
  await chooseView(page, 'Sit South')
  await bid(page, 'one notrump')
  await pass(page, 3)
  await button(page, 'Play the lowest').click()
  await playFirst(page)
  await expect(hint(page)).toContainText('West to play; that hand is closed.')
  // No frame follows: all that waits for the picture of a press goes on waiting.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.getByRole('main').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  // West's card and North's, not West's once more.
  await page.keyboard.press('Shift')
  await expect(hint(page)).not.toHaveAttribute('data-refused', 'true')
  await expect(square(page).getByRole('img')).toHaveCount(4)
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '8')
})
