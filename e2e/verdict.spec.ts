/** After the board: three lines for whoever played it, each opening its place. */
import { expectAccessible } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { SAYC, seat } from './pages/players.ts'
import {
  bid,
  button,
  callCount,
  chooseMore,
  cursorOf,
  openTab,
  openTable,
  pass,
  region,
} from './pages/table.ts'

test('a call that was worse by what was known is named, and its place opened', async ({ page }) => {
  await openTable(page)
  await pass(page, 2)
  await bid(page, 'seven notrump')
  await pass(page, 3)
  await expect.poll(() => callCount(page)).toBe(6)
  await chooseMore(page, 'Claim')
  const dialog = page.getByRole('dialog', { name: 'Claim' })
  await dialog.getByLabel(/^Tricks for /).selectOption({ index: 0 })
  await button(dialog, 'Claim').click()
  await expect(dialog).toHaveCount(0, { timeout: 60_000 })
  // Only who plays among robots is told what could have been known.
  await openTab(page, 'Result')
  const verdict = region(page, 'Verdict')
  await expect(verdict).toHaveCount(0)
  await seat(page, [SAYC, SAYC], { themselves: ['West', 'East'] })
  await openTab(page, 'Result')
  const [calls, play, known] = [0, 1, 2].map((n) => verdict.getByRole('listitem').nth(n)) as [
    ReturnType<typeof region>,
    ReturnType<typeof region>,
    ReturnType<typeof region>,
  ]
  await expect(calls).toContainText(/^could have been knownCalls7NT: .* was [\d.]+ IMPs better/, {
    timeout: 60_000,
  })
  await expect(play).toContainText('No card was to be chosen.', { timeout: 60_000 })
  await expect(known).toContainText('Nothing that mattered')
  await expect(verdict.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await expectAccessible(page, 'the verdict')
  await calls.getByRole('button').click()
  await expect.poll(() => cursorOf(page)).toBe(3)
})
