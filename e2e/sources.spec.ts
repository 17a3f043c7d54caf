/** *Sources*: a room for each of the five documents, read to an example at the table. */
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt, expectNoSideScroll } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { button, openTab, openTable, PATIENCE, panel, region } from './pages/table.ts'

const bar = (page: Page) => region(page, 'Action')
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('OPENBID: the synopsis of a hand, its total as a sum, an example stepped and dealt', async ({
  page,
}) => {
  await openTable(page)
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Sources' })
    .click()
  await expect(title(page, 'Five documents, five rooms')).toBeVisible(PATIENCE)
  await expectAccessible(page, 'the five sources')
  await page.getByRole('link', { name: 'The Anatomy of an Algol Procedure' }).click()
  const synopsis = panel(page, 'The synopsis')
  const lit = synopsis.locator('[aria-current]')
  // Note 1: section 11a bids, and section 13 replaces it.
  await expect(lit).toContainText('13a', PATIENCE)
  await expect(lit).toContainText('one heart')
  await expect(synopsis).toContainText('three hearts is kept in hand from section 11a')
  const sum = panel(page, 'The hand').getByRole('table', { name: 'Total points, T' })
  await expect(sum.getByRole('row', { name: /^for length in hearts/ })).toContainText('+7')
  await expect(sum.getByRole('row').last()).toContainText('17')

  const examples = panel(page, 'Examples of the paper')
  await expect(examples).toContainText('Hand 1 of 78', PATIENCE)
  await button(examples, 'Next hand').click()
  await button(examples, 'Next hand').click()
  await expect(examples).toContainText('Hand 3 of 78')
  await expect(panel(page, 'The hand').getByLabel('As text')).toHaveValue('KJ432.QJ.QJ.K432')
  await expect(lit).toContainText('Pass')
  await button(page, 'Appendix 3: playing tricks').click()
  const tricks = panel(page, 'Appendix 3: playing tricks')
  await expect(tricks.getByRole('row', { name: /^KJ / }).locator('[aria-current]')).toHaveText(
    /2.*spades/,
  )
  await button(page, 'Appendix 6: shapes and total points').click()
  await expect(
    panel(page, 'Appendix 6: shapes and total points').locator('[aria-current]'),
  ).toContainText('5–4–2–2')
  await expectAccessible(page, 'the room of OPENBID')
  await button(examples, 'Deal it').click()
  await expect(bar(page)).toContainText('Schenken bids for both sides here')
})

test('East and BRIBIP: the printed answers beside ours, the rules, an example on a phone', async ({
  page,
}) => {
  await page.goto('./#/sources/aspps')
  await expect(title(page, 'Modeling Contract Bridge Bid Opening Strategies')).toBeVisible(PATIENCE)
  const hands = panel(page, 'The twelve hands')
  await expect(hands.getByText('as printed', { exact: true })).toHaveCount(24, PATIENCE)
  await expect(
    page.getByRole('list', { name: 'The thirteen rules' }).getByRole('listitem'),
  ).toHaveCount(13)
  await expectAccessibleAt(page, 'the room of East', { widths: [360, 1440] })
  await expectNoSideScroll(page, 'the room of East')
  await button(hands, 'Deal hand 9 with Standard American').click()
  await expect(bar(page)).toContainText('Standard bids for both sides here')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./#/sources/bribip')
  await button(page, /^The hand that must ask/).click()
  await openTab(page, 'Why')
  const strip = panel(page, 'Example: The hand that must ask')
  await expect(strip).toContainText('Before South calls', PATIENCE)
  await button(strip, 'Next step').click()
  await expect(strip).toContainText('Three spades forces')
  // A call of a closed hand is told from its chair, when asked for.
  const why = panel(page, 'Why this call')
  const turns = why.getByLabel('Turn', { exact: true })
  const north = turns.getByRole('option').filter({ hasText: 'North' }).last()
  await turns.selectOption((await north.getAttribute('value')) ?? '')
  await expect(why).toContainText('North’s hand is closed to you')
  await button(why, 'See it from North’s chair').click()
  await expect(why).not.toContainText('closed to you')
})

test('a claim of one’s own is decided over all hands, mended, and its counterexample dealt', async ({
  page,
}) => {
  await page.goto('./#/sources/openbid')
  const claim = panel(page, 'A claim of your own')
  const line = claim.getByLabel('If the hand has')
  await line.fill('balanced, 15-16 points, exactly 4 stopers')
  await line.press('Enter')
  await expect(claim).toContainText('At letter 35', PATIENCE)
  await line.fill('balanced, 15-16 points, exactly 4 stoppers')
  await line.press('Enter')
  await expect(claim).toContainText('Not so for 984,756,528 of 14,759,800,236 hands', PATIENCE)
  await expectAccessible(page, 'a claim that fails')
  await button(claim, 'Add it').click()
  await button(claim, 'Decide the claim').click()
  await expect(claim).toContainText('True of all 10,760,748,804 hands', PATIENCE)
  await line.fill('balanced, 15-16 points, exactly 4 stoppers')
  await button(claim, 'Deal the plainest').click()
  await expect(bar(page)).toContainText('Schenken bids for both sides here')
})

test('a claim on a system is decided over all hands, and its counterexample dealt to that system', async ({
  page,
}) => {
  await page.goto('./#/sources/openbid')
  const claim = panel(page, 'A claim of your own')
  await claim.getByLabel('then by').selectOption({ label: 'First steps' })
  await claim.getByLabel('it opens').selectOption({ label: '1♠' })
  const line = claim.getByLabel('If the hand has')
  await line.fill('12+ points, 5+ spades, no suit longer than spades, not balanced')
  await line.press('Enter')
  await expect(claim).toContainText('at most 19 points', PATIENCE)
  await expect(button(claim, 'Show its way')).toHaveCount(0)
  await expectAccessible(page, 'a claim on a system')
  await button(claim, 'Deal the plainest').click()
  await expect(bar(page)).toContainText('First steps bids for both sides here')
})

test('a number of OPENBID is changed: what of the proof falls, what opens otherwise, and a claim by it', async ({
  page,
}) => {
  await page.goto('./#/sources/openbid')
  const change = panel(page, 'Change the program')
  await change.getByLabel('Section', { exact: true }).selectOption('12a')
  await change.getByLabel('Its test').selectOption({ label: 'T ≥ 12 (least)' })
  await change.getByLabel('becomes').fill('13')
  await change.getByLabel('becomes').press('Enter')
  await expect(button(change, 'Cancel')).toBeVisible(PATIENCE)
  await expect(change).toContainText('3,459,181,746 hands open otherwise', { timeout: 150_000 })
  await expect(change).toContainText('Of 1,016 claims 14 fall')
  await expectAccessible(page, 'what falls')
  const moved = region(page, 'What opens otherwise').getByRole('listitem').first()
  await button(moved, 'Show its way').click()
  await expect(panel(page, 'The hand').getByLabel('As text')).toHaveValue('A5432.65432.A2.K')
  const claim = panel(page, 'A claim of your own')
  await claim.getByLabel('then by').selectOption({ label: 'OPENBID, changed' })
  await claim.getByLabel('it opens').selectOption({ label: '1♠' })
  const line = claim.getByLabel('If the hand has')
  await line.fill('exactly 12 points, exactly 5 spades, exactly 3 hearts, exactly 3 diamonds')
  await line.press('Enter')
  await expect(claim).toContainText('Not so for', PATIENCE)
  await button(change, /^Take back: 12a/).click()
  await expect(change).not.toContainText('3,459,181,746')
  await expect(claim.getByLabel('then by')).toHaveValue('schenken-1967')
})

test('a hand shows its leaf in the proof, and a claim of the paper is edited', async ({ page }) => {
  await page.goto('./#/sources/openbid/KJ432.QJ.QJ.K432')
  const leaf = panel(page, 'The hand in the proof')
  await expect(leaf.locator('[aria-current]').first()).toContainText('opens PASS', PATIENCE)
  await expectAccessible(page, 'a hand in the proof')
  await button(leaf, 'Edit this claim').first().click()
  const claim = panel(page, 'A claim of your own')
  const line = claim.getByLabel('If the hand has')
  await expect(line).toBeFocused()
  await expect(claim.getByLabel('it opens')).toHaveValue('0')
  await line.press('Enter')
  await expect(claim).toContainText('True of all', PATIENCE)
  // The same from an address, as every claim of *Openings* has it, with several calls.
  await page.goto('./#/sources/openbid/claim/14-13/13-16%20points%2C%205%2B%20hearts')
  await expect(line).toHaveValue('13-16 points, 5+ hearts', PATIENCE)
  await expect(claim.getByLabel('it opens').locator('option:checked')).toHaveText('3♠ or 3♥')
})
