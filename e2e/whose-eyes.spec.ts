/** Two people at one device: nowhere in the page is a card of the other, or a call or card advised for them. */
import type { Page } from '@playwright/test'
import { upTo } from '../src/testing/long.ts'
import { expectAccessible } from './pages/axe.ts'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { SAYC, seat } from './pages/players.ts'
import {
  bid,
  biddingBox,
  button,
  CORNER,
  chooseView,
  cursorOf,
  handOf,
  hint,
  openDialog,
  openTab,
  PATIENCE,
  pick,
  playable,
  region,
} from './pages/table.ts'

/** South opens one notrump and plays it; West leads. North and East are robots. */
const BOARD = `[Board "3"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:T632.Q85.K74.QT2 J98.A743.J93.J98 AQ5.KJ6.AQ82.764 K74.T92.T65.AK53"]
`
type Person = 'South' | 'West'
const other = (one: Person): Person => (one === 'South' ? 'West' : 'South')
const RANKS = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', 9: 'nine', 8: 'eight' }
const LOW = { 7: 'seven', 6: 'six', 5: 'five', 4: 'four', 3: 'three', 2: 'two' }
const NAMES: Readonly<Record<string, string>> = { ...RANKS, ...LOW }
const handNamed = (text: string): readonly string[] =>
  text
    .split('.')
    .flatMap((ranks, i) =>
      [...ranks].map((rank) => `${NAMES[rank]} of ${['spades', 'hearts', 'diamonds', 'clubs'][i]}`),
    )

/**
 * What the page holds of a seat's cards: its text and attributes, whether shown or not, and what its components
 * were given or keep. Accounts at the seats and the news are left out: they are made of what a seat may see, which is
 * looked at.
 */
const heldOf = (page: Page, seats: readonly number[], cards: readonly string[]) =>
  page.evaluate(
    ({ hidden, names }) => {
      const found: string[] = []
      const copy = document.body.cloneNode(true) as HTMLElement
      for (const one of copy.querySelectorAll('.seat-account, .changed-words, script')) one.remove()
      const text = copy.outerHTML.toLowerCase()
      for (const name of names) if (text.includes(name)) found.push(name)
      interface Fiber {
        readonly memoizedProps: unknown
        readonly memoizedState: unknown
        readonly child: Fiber | null
        readonly sibling: Fiber | null
      }
      const seen = new WeakSet<object>()
      let models = 0
      const look = (value: unknown, deep: number): void => {
        if (typeof value !== 'object' || value === null || deep === 0 || seen.has(value)) return
        if (value instanceof Node) return
        seen.add(value)
        const own = value as Record<string, unknown>
        const of = typeof own['seat'] === 'number' && hidden.includes(own['seat'])
        if (Array.isArray(own['suits']) && 'form' in own) {
          models += 1
          if (of && (own['suits'].length > 0 || (own['held'] ?? '') !== ''))
            found.push(`hand ${own['seat']}`)
        }
        if (of && 'hand' in own && 'calls' in own) found.push(`the view of ${own['seat']}`)
        if (of && 'call' in own && 'system' in own && 'by' in own)
          found.push(`an offer for ${own['seat']}`)
        // The board itself is the game's: robots play by it, and it is scored.
        if ('deal' in own || 'record' in own) return
        for (const part of Object.values(own)) look(part, deep - 1)
      }
      const walk = (fiber: Fiber | null): void => {
        for (let one = fiber; one !== null; one = one.sibling) {
          look(one.memoizedProps, 5)
          look(one.memoizedState, 12)
          walk(one.child)
        }
      }
      const root = document.getElementById('root')!
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))!
      // The key leads to the first of two trees; which of them is drawn the root says.
      walk((Reflect.get(root, key) as { stateNode: { current: Fiber } }).stateNode.current)
      return { found: [...new Set(found)], models }
    },
    { hidden: seats, names: cards },
  )

test('at every turn of a board the page has nothing of the other person’s cards', async ({
  page,
}) => {
  test.slow()
  await openInPlace(page, BOARD)
  const settings = await openDialog(page, 'Settings')
  await pick(settings.getByRole('radio', { name: 'Quickly' }))
  await settings.getByLabel('Play forced cards').uncheck({ force: true })
  await button(settings, 'Done').click()
  await seat(page, [SAYC, SAYC], { themselves: ['North', 'East'] })
  await openTab(page, 'Why')
  await chooseView(page, 'Sit South')
  const left = {
    South: new Set(handNamed('AQ5.KJ6.AQ82.764')),
    West: new Set(handNamed('K74.T92.T65.AK53')),
  }
  const SEAT = { South: 2, West: 3 } as const
  const nothingOf = async (hidden: readonly Person[], where: string): Promise<void> => {
    const cards = hidden.flatMap((one) => [...left[one]])
    const { found, models } = await heldOf(
      page,
      hidden.map((one) => SEAT[one]),
      cards,
    )
    expect(found, where).toEqual([])
    expect(models, 'hands that were looked at').toBeGreaterThan(3)
    const tree = (await page.locator('body').ariaSnapshot())
      .toLowerCase()
      .split('\n')
      // An account, whole or of what is agreed: `south: 15–17 points if agreed; ace of spades likely`; or the news.
      .filter((line) => !/(north|east|south|west): .*points|button "what changed: /.test(line))
    expect(
      tree.filter((line) => cards.some((card) => line.includes(card))),
      `${where}, as it is read out`,
    ).toEqual([])
  }

  const action = region(page, 'Action')
  const show = button(action, /^Show (South|West)’s cards$/)
  const over = button(action, 'Next board')
  let sits: Person = 'South'
  let passed = 0
  const most = upTo(14, 60)
  for (let turns = 0; turns < most; turns++) {
    await expect
      .poll(
        async () =>
          (await over.isVisible()) || /^(South|West) /.test((await hint(page).textContent()) ?? ''),
        PATIENCE,
      )
      .toBe(true)
    if (await over.isVisible()) break
    const where = `turn ${turns + 1}, event ${await cursorOf(page)}`
    if (await show.isVisible()) {
      await nothingOf(['South', 'West'], `${where}, passed on`)
      if (passed === 0) {
        await expect(hint(page)).toContainText('Pass the device on')
        await expectAccessible(page, 'the device is passed on')
        // The hand is not read out either, nor played by whoever has the keys.
        await page.getByRole('main').focus()
        await page.keyboard.press('m')
        await nothingOf(['South', 'West'], `${where}, asked aloud`)
        await page.keyboard.press('ArrowLeft')
        await nothingOf(['South', 'West'], `${where}, looking back`)
        await page.keyboard.press('End')
      }
      await show.click()
      sits = other(sits)
      passed += 1
      await expect(show).toHaveCount(0)
    }
    const bidding = await biddingBox(page).isVisible()
    // *Hands* tells what the seat itself can work out, honours of the other among it.
    if (!bidding) await openTab(page, 'Why')
    const cards = handOf(page, sits).getByRole('button')
    await expect(cards).toHaveCount(left[sits].size)
    await nothingOf([other(sits)], `${where}, ${sits} looks`)
    const before = await cursorOf(page)
    if (bidding) await (before === 0 ? bid(page, 'one notrump') : bid(page, 'pass'))
    else {
      const card = playable(page).first()
      const name = ((await card.getAttribute('aria-label')) ?? '').toLowerCase()
      left[sits].delete(name)
      await card.click({ position: CORNER })
    }
    await expect.poll(() => cursorOf(page), PATIENCE).toBeGreaterThan(before)
  }
  expect(passed).toBeGreaterThan(5)
})
