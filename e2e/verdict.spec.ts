/** After the board: three lines for whoever played it among robots. */
import { expectAccessible } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { SAYC, seat } from './pages/players.ts'
import {
  bid,
  button,
  callCount,
  chooseMore,
  openTab,
  openTable,
  pass,
  region,
} from './pages/table.ts'

test('calls, play and what could be known are told of a board played among robots', async ({
  page,
}) => {
  await openTable(page)
  await pass(page)
  await bid(page, 'seven notrump')
  await pass(page, 3)
  await expect.poll(() => callCount(page)).toBe(5)
  await chooseMore(page, 'Claim')
  const dialog = page.getByRole('dialog', { name: 'Claim' })
  await dialog.getByLabel(/^Tricks for /).selectOption({ index: 0 })
  await button(dialog, 'Claim').click()
  await expect(dialog).toHaveCount(0, { timeout: 60_000 })
  // People who all sit at one device are told nothing.
  await openTab(page, 'Result')
  const verdict = region(page, 'Verdict')
  await expect(verdict).toHaveCount(0)
  await seat(page, [SAYC, SAYC], { themselves: ['West', 'East'] })
  await openTab(page, 'Result')
  // South passed with 17 points over seven notrump, as its system does: nobody blames it for East’s call.
  const lines = verdict.getByRole('listitem')
  await expect(lines).toHaveText(
    [
      /good.*Calls.*As good as any/,
      /Play.*No card was to be chosen/,
      /Known.*Nothing that mattered/,
    ],
    { timeout: 60_000 },
  )
  await expect(button(verdict, 'Stop')).toHaveCount(0)
  await expectAccessible(page, 'the verdict')
})
