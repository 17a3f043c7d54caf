/** A convention that a partnership switches on: the next call goes by it, and *Why* names it. */

import { expectAccessible } from './pages/axe.ts'
import { openInPlace } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { bothPlay, SAYC } from './pages/players.ts'
import { bid, button, offerLine, openDialog, openTab, PATIENCE, panel } from './pages/table.ts'

/** North has no major for Stayman; South has four hearts, five spades and game. */
const FIVE_FOUR = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:K32.A95.KQ74.K86 JT.J874.AT95.Q97 AQ754.KQ62.83.54 986.T3.J62.AJT32"]
`

test('Smolen is switched on in the middle of an auction, by keyboard, and told', async ({
  page,
}) => {
  await openInPlace(page, FIVE_FOUR)
  await bothPlay(page, SAYC)
  for (const call of ['one notrump', 'pass', 'two clubs', 'pass', 'two diamonds', 'pass'])
    await bid(page, call)
  await openTab(page, 'Why')
  const why = panel(page, 'Why this call')
  await expect(offerLine(page)).toContainText('three', PATIENCE)
  await expect(offerLine(page)).not.toContainText('three hearts')
  await expect(why).not.toContainText('Smolen')

  const dialog = await openDialog(page, 'Players')
  const ours = dialog.getByRole('group', { name: 'North–South' })
  const conventions = ours.locator('summary', { hasText: 'Conventions' })
  await conventions.press('Enter')
  const smolen = ours.getByRole('checkbox', { name: /Smolen/ })
  await expect(smolen).not.toBeChecked()
  await smolen.press('Space')
  await expect(smolen).toBeChecked()
  await expect(conventions).toContainText('2 on')
  await expectAccessible(page, 'conventions')
  await button(dialog, 'Done').press('Enter')
  await expect(dialog).toHaveCount(0)

  await expect(offerLine(page)).toContainText('three hearts', PATIENCE)
  await why.getByText('All rules tried').click()
  await expect(why).toContainText('Part of the convention “Smolen after Stayman”.', PATIENCE)
})
