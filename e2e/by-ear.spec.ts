/** A board without eyes: what the tree says and what is spoken, and keys. Nothing else of the page is looked at. */
import type { Page } from '@playwright/test'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { keysOf, type } from './pages/keys.ts'
import { SAYC, seat } from './pages/players.ts'
import { button, chooseView, openDialog, openTable, PATIENCE, pick } from './pages/table.ts'

const BOARD = `[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:K32.432.AKQ2.K32 T97.T86.975.T874 AQJ4.AK5.J43.A65 865.QJ97.T86.QJ9"]
`

/** Everything that is spoken from now on, sentence by sentence: one may be followed at once by the next. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.getByRole('status').evaluateAll((regions) => {
    const heard: string[] = []
    const note = (changes: readonly MutationRecord[]) => {
      for (const { target } of changes) {
        const text = (target.textContent ?? '').trim()
        if (text !== '') heard.push(text)
      }
    }
    const observer = new MutationObserver(note)
    for (const region of regions)
      if (region.getAttribute('aria-live') === 'polite')
        observer.observe(region, { childList: true, subtree: true, characterData: true })
    Object.assign(globalThis, { e2eHeard: heard })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { readonly e2eHeard: string[] }).e2eHeard)
}

/** The page as its tree has it: roles, names and states, a line each. */
const tree = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim())

/** The cards that may be played, in the order of the tree. */
const cardsToPlay = async (page: Page): Promise<readonly string[]> =>
  (await tree(page)).flatMap((line) => {
    const card = /button "(\w+ of (?:clubs|diamonds|hearts|spades))"(?!.*\[disabled\])/.exec(line)
    return card?.[1] === undefined ? [] : [card[1]]
  })

test('the first press of a first visit is within five Tabs, and so is the first card', async ({
  page,
}) => {
  await page.goto('./')
  await expect(button(page, 'Play a deal')).toBeVisible()
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await expect(button(page, 'Skip to the next press')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Play a deal')).toBeFocused()
  // Where a hand can be played, it leads to the hand.
  await page.keyboard.press('Enter')
  await openTable(page, './#/')
})

test('a board is bid and played by ear alone', async ({ page }) => {
  test.slow()
  await openInPlace(page, BOARD)
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByRole('radio', { name: 'Quickly' }))
  await button(settings, 'Done').click()
  await seat(page, [SAYC, SAYC], { themselves: ['West', 'North', 'East'] })
  const heard = await listen(page)
  await chooseView(page, 'Sit South')
  await page.getByRole('main').focus()

  /** Asks by a key and gives the answer. */
  const ask = async (key: string): Promise<string> => {
    const before = (await heard()).length
    await page.keyboard.press(key)
    await expect.poll(async () => (await heard()).length).toBeGreaterThan(before)
    return (await heard())[before] ?? ''
  }
  const own = await ask('m')
  expect(own).toBe(
    'South: spades ace queen jack four, hearts ace king five, diamonds jack four three, clubs ace six five.',
  )
  // The same in the tree, a list for each suit; of the others not one card.
  const first = await tree(page)
  expect(first).toContain(`- paragraph: ${own.slice('South: '.length, -1)}`)
  expect(
    first.filter((line) => /^- list "(spades|hearts|diamonds|clubs)"/.test(line)),
  ).toHaveLength(4)
  expect(first.join(' ')).not.toMatch(/king of spades|queen of diamonds/)
  expect(await ask('a')).toContain('South deals; vulnerable: None. No calls yet. South to call.')

  /** What says that this reader is waited for, or that the board is over; from there on the next one is waited for. */
  let from = (await heard()).length
  const calledUpon = async (): Promise<string | undefined> =>
    (await heard())
      .slice(from)
      .find((said) => /(Your (call|lead|card)|from dummy)\.$|watch\?$|tricks?: .*\.$/.test(said))
  const waitedFor = async (): Promise<string> => {
    await expect.poll(calledUpon, PATIENCE).toBeTruthy()
    return (await calledUpon()) ?? ''
  }
  /** Makes the system’s call; before it is there Space has nothing to make. */
  const callAsOffered = async (): Promise<void> => {
    await expect
      .poll(async () => (await tree(page)).join(), PATIENCE)
      .toContain('button "Make this call"')
    await page.keyboard.press('Space')
  }
  await callAsOffered()
  const said: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    const now = await waitedFor()
    said.push(now)
    if (/ tricks?: /.test(now)) break
    from = (await heard()).length
    if (now.endsWith('Your call.')) {
      await callAsOffered()
      continue
    }
    // Partner’s robot declares: what is offered first is to play both hands.
    if (now.endsWith('watch?')) {
      await expect(button(page, 'Play both hands')).toBeVisible()
      await page.keyboard.press('Space')
      continue
    }
    // The hands follow what is said a frame later: whoever was too quick with a card is not heard, and looks again.
    await expect(async () => {
      const [card] = await cardsToPlay(page)
      await type(page, keysOf(card ?? ''))
      await expect.poll(calledUpon, { timeout: 10_000 }).toBeTruthy()
    }).toPass(PATIENCE)
  }
  const all = await heard()
  expect(all.filter((one) => / Dummy, \w+: spades /.test(one))).toHaveLength(1)
  expect(all.filter((one) => /wins trick 13/.test(one))).toHaveLength(1)
  // One voice: a sign is never read.
  expect(all.filter((one) => /[♣♦♥♠]/.test(one))).toEqual([])
  expect(said.at(-1)).toMatch(/by (South|North), \d+ tricks: .* for (North–South|East–West)\.$/)
  expect(await ask('r')).toBe(`${said.at(-1)?.replace(/^.*wins trick 13\. /, '')}`)
  expect(await ask('t')).toMatch(/^Trick 13: /)
})
