/** The workshop: a system copied, changed, mended, checked and played, and one begun anew. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { button, callCodes, offerLine, panel } from './pages/table.ts'

/** Counting goes on in workers, beside everything else on a busy machine. */
const COUNTED = { timeout: 90_000 }

const text = (page: Page): Locator => page.getByRole('textbox', { name: /^The text of / })
const keys = async (page: Page, ...all: readonly string[]): Promise<void> => {
  for (const key of all) await page.keyboard.press(key)
}
const times = (n: number, key: string): readonly string[] => Array.from({ length: n }, () => key)

async function openText(page: Page, system = 'sayc'): Promise<void> {
  await page.goto(`./#/systems/${system}/by.text`)
  await expect(text(page)).toContainText('system: Standard American (SAYC)', COUNTED)
}

test('a copy is changed, mended, checked and played, by keyboard alone', async ({ page }) => {
  test.slow()
  await openText(page)
  await expect(text(page)).toHaveAttribute('aria-readonly', 'true')
  await expect(panel(page, 'What opens')).toContainText(/one notrump\s*4\.9/, COUNTED)
  await expectAccessible(page, 'a system as text')

  await button(page, 'Copy').focus()
  await keys(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'My SAYC' })).toBeVisible()
  await expect(text(page)).toBeFocused()
  await expect(panel(page, 'What changed')).toContainText('Every hand opens as in', COUNTED)

  // `notrump 15-17` becomes `12-14`, number by number.
  await keys(page, 'Control+Home', ...times(4, 'ArrowDown'), 'Home', ...times(22, 'ArrowRight'))
  await expect(page.getByRole('group', { name: 'The number 15' })).toBeVisible()
  await keys(page, ...times(3, 'Alt+ArrowDown'), ...times(3, 'ArrowRight'))
  await keys(page, ...times(3, 'Alt+ArrowDown'))
  await expect(text(page)).toContainText('use sayc with notrump 12-14, two notrump 20-21')
  await expect(panel(page, 'What opens')).toContainText(/one notrump\s*9\.7/, COUNTED)
  await expect(panel(page, 'What changed')).toContainText(
    /1NTone notrump.*becomes.*1one club/,
    COUNTED,
  )
  await expect(panel(page, 'What the check finds')).toContainText('Nothing is wrong with the text.')

  // A mistake is told where it stands; what is played stays, and the proposal mends it.
  await keys(page, 'Control+End')
  await page.keyboard.type('change [opening/2N]:\n2NT: balanced, 19-21 pionts ')
  const told = panel(page, 'What the check finds').getByRole('button', {
    name: /^Line 8: “pionts”/,
  })
  await expect(told).toBeVisible(COUNTED)
  await expect(page.locator('.cm-lintRange-error')).toHaveText('pionts')
  await expect(panel(page, 'What opens')).toContainText(/two notrump\s*0\.53/)
  await expectAccessible(page, 'a mistake')
  await button(page, 'Write “points”').focus()
  await keys(page, 'Enter')
  await expect(text(page)).toContainText('2NT: balanced, 19-21 points')
  await expect(text(page)).toBeFocused()
  await expect(told).toBeHidden(COUNTED)
  await expect(panel(page, 'What opens')).toContainText(/two notrump\s*(0\.[6-9]|1)/, COUNTED)

  // What all turns tell: a finding goes to its line.
  await button(page, 'Check all turns').focus()
  await keys(page, 'Enter')
  await expect(button(page, 'Cancel')).toBeVisible()
  await expect(button(page, 'Check again')).toBeVisible({ timeout: 180_000 })
  const checks = panel(page, 'What the check finds')
  await expect(checks).toContainText(/turns counted over all hands/)
  const finding = checks.getByRole('button', { name: /^Line 8: .*opening\/2N/ }).first()
  await finding.focus()
  await keys(page, 'Enter')
  await expect(text(page)).toBeFocused()
  await expect(page.locator('.cm-activeLine')).toContainText('2NT: balanced')

  // A match with the original: the gain with its interval, and the boards that decided.
  const match = panel(page, 'A match')
  await button(match, 'Play the match').focus()
  await keys(page, 'Enter')
  await expect(match.getByRole('status')).toContainText(/IMPs a board over 100 boards/, COUNTED)
  await expect(match.getByRole('list', { name: 'Boards that decided' })).toContainText('tricks')
  await expectAccessibleAt(page, 'findings and a match', {
    ...{ widths: [1440, 1024, 768, 360], bothThemes: true },
  })

  // It is still there after a reload, and both sides play it at the table.
  await page.reload()
  await expect(text(page)).toContainText('notrump 12-14', COUNTED)
  await button(page, 'Play it').focus()
  await keys(page, 'Enter')
  await expect(offerLine(page)).toContainText('My SAYC', COUNTED)
  await button(page, 'Make this call').focus()
  await keys(page, 'Enter')
  await expect.poll(() => callCodes(page)).not.toBe('')
})

test('a first system is begun with a guide, renamed, removed and brought back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openText(page)
  await button(page, 'New system').click()
  await expect(text(page)).toBeFocused()
  await expect(panel(page, 'How to write a system').getByRole('listitem')).toHaveCount(10)
  await expect(panel(page, 'What the check finds')).toContainText('Nothing is wrong', COUNTED)

  // Numbers are changed by a press.
  await text(page).getByText('style: notrump').click()
  await keys(page, 'End')
  await button(page, 'One more').click()
  await expect(text(page)).toContainText('style: notrump 15-18')
  await expectNoSideScroll(page, 'workshop')
  await expectAccessible(page, 'workshop on a phone')

  await keys(page, 'Control+Home', 'End')
  await page.keyboard.type(' of Thursday')
  await expect(page.getByRole('heading', { name: 'Our first system of Thursday' })).toBeVisible(
    COUNTED,
  )
  await button(page, 'Undo').click()
  // With nothing but a pass one begins as well, and the page comes back by Undo.
  await button(page, 'Begin empty').click()
  await expect(page.getByRole('heading', { name: 'Our system', exact: true })).toBeVisible(COUNTED)
  await expect(text(page)).toContainText('Nothing to open.')
  const listed = page.getByLabel('System', { exact: true })
  await expect(listed).toContainText('Our system', COUNTED)
  await button(page, 'Undo').click()
  await expect(page.getByRole('heading', { name: 'Our first system' })).toBeVisible(COUNTED)
  // What is played, and so listed and brought back, follows once the text has been read again.
  await expect(listed).toContainText('Our first', COUNTED)
  await button(page, 'Remove').click()
  await expect(page.getByRole('status').filter({ hasText: 'is removed' })).toBeVisible()
  await button(page, 'Bring it back').click()
  await expect(listed).toContainText('Our first system')
})

test('the workshop speaks German', async ({ page }) => {
  await page.goto('./de/#/systems/sayc/by.text')
  await expect(page.getByRole('heading', { name: 'Was eröffnet wird' })).toBeVisible(COUNTED)
  await page.getByRole('button', { name: 'Kopieren', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Spielen', exact: true })).toBeVisible(COUNTED)
})
