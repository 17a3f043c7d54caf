/** The census of OPENBID’s openings, and the claims of its paper. */
import { job as censusJob } from '#engine/jobs/census/census.ts'
import { runJob } from '#testing/in-thread.ts'
import { expectAccessible } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import { answer, asText, openPage, opens } from './pages/openings.ts'
import {
  auction,
  bid,
  button,
  handOf,
  PATIENCE,
  panel,
  pick,
  region,
  settled,
} from './pages/table.ts'

test('the census runs, is cancelled, and its bars bring hands', async ({ page }) => {
  await openPage(page)
  const census = panel(page, 'The census')
  const again = button(census, 'Count again')
  // It counts once somebody comes near.
  await census.scrollIntoViewIfNeeded()
  await expect(again).toBeVisible({ timeout: 30_000 })
  await expect(census).toContainText('59.0 %')
  // As soon as it can be, before the worker has counted them all.
  await census.evaluate((element) => {
    const named = (name: string) =>
      [...element.querySelectorAll('button')].find((one) => one.textContent === name)
    const watch = new MutationObserver(() => {
      const cancel = named('Cancel')
      if (cancel === undefined) return
      watch.disconnect()
      cancel.click()
    })
    watch.observe(element, { childList: true, subtree: true })
    named('Count again')?.click()
  })
  await expect(census.getByRole('status')).toContainText(/^Cancelled at \d+\s%/)
  await again.click()
  await expect(census.getByRole('status')).toHaveCount(0, { timeout: 30_000 })

  await census.getByRole('button', { name: /^A random hand that opens three clubs/ }).click()
  await expect(opens(page)).toContainText('three clubs', { timeout: 20_000 })
  await pick(census.getByRole('radio', { name: 'Notrump' }))
  await census.getByRole('button', { name: /^A random hand with 17 points/ }).click()
  await expect(opens(page)).toContainText('one notrump', { timeout: 20_000 })
  await expect(panel(page, 'What it counts')).toContainText('17')
  await census.getByRole('button', { name: /^A random 5521 hand/ }).click()
  await expect(panel(page, 'What it counts')).toContainText(
    /(5=5|5=2=5|5=1=5|2=5=5|1=5=5|2=1|1=2|5=2=1=5|5=1=2=5)/,
  )
  await census.getByRole('button', { name: /^A random hand that opens at section 9,/ }).click()
  await expect(answer(page).getByText('section 9', { exact: true })).toBeVisible({
    timeout: 20_000,
  })

  // The worker's figures are those that the same job gives in this process.
  await pick(census.getByRole('radio', { name: 'Table' }))
  const tables = runJob(censusJob.run, { ask: 'tables', reading: 'corrected' })
  if (!('byBid' in tables)) throw new Error('The census has its tables.')
  const { byBid, bySection } = tables
  for (const [name, counts] of [
    ['By opening', byBid],
    ['By section', bySection],
  ] as const) {
    const rows = await census.getByRole('table', { name }).getByRole('row').allInnerTexts()
    expect(rows).toHaveLength(Object.keys(counts).length + 1)
    for (const hands of Object.values(counts))
      expect(rows.some((row) => row.includes(hands.toLocaleString('en-US')))).toBe(true)
  }
})

test('a claim that fails is opened in the editor, dealt at the table, and told beside the sources', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openPage(page)
  const book = panel(page, 'The propositions of 1967')
  // What settles above it moves the button from under a press.
  await settled(page)
  // Pressed by the page itself as soon as it is there: a quick machine has decided everything before a second press.
  await book.evaluate((panel) => {
    new MutationObserver((_, seen) => {
      const cancel = [...panel.querySelectorAll('button')].find(
        (one) => one.textContent === 'Cancel',
      )
      if (cancel === undefined) return
      seen.disconnect()
      cancel.click()
    }).observe(panel, { subtree: true, childList: true, characterData: true })
  })
  // What comes late above it may still move the button from under a press.
  await expect(async () => {
    await button(book, 'Decide every claim').click()
    await expect(book.getByRole('status')).toContainText('Cancelled', { timeout: 5_000 })
  }).toPass(PATIENCE)
  await button(book, 'Decide every claim').click()
  await expect(button(book, 'Decide again')).toBeVisible({ timeout: 200_000 })
  // Which they are is in the test of the propositions; here they are all on show.
  await expect(book).toContainText('Of 1,016 claims 1,004 hold for every hand and 12 fail')
  await expect(book.getByText('fails', { exact: true })).toHaveCount(12)
  await expect(book.getByRole('link', { name: /^Edit P/ }).first()).toBeVisible()
  await expectAccessible(page, 'claims that fail')
  await pick(book.getByRole('radio', { name: 'all', exact: true }))
  await book.getByRole('button', { name: /^Proposition 2/ }).click()
  await expectAccessible(page, 'all claims')
  await pick(book.getByRole('radio', { name: 'that fail', exact: true }))
  await book.getByLabel('Path or words').fill('P8.I.A.1.b')
  const claim = book.getByRole('listitem').filter({ hasText: 'P8.I.A.1.b#1' })
  await expect(claim).toContainText('fails')
  await claim.getByRole('button', { name: /in the editor$/ }).click()
  await settled(page)
  const hand = await asText(page).inputValue()
  await expect(claim).toContainText(hand)
  await claim.getByRole('button', { name: /at the table$/ }).click()
  await expect(region(page, 'Table')).toBeVisible()
  // South deals and holds it.
  const longest = hand.split('.')[0] ?? ''
  await expect(handOf(page, 'South').getByRole('button', { name: /of spades/ })).toHaveCount(
    longest.length,
  )
  await bid(page, 'pass')
  await expect(auction(page)).toContainText('Pass')

  // What was decided here stands beside the sources.
  await button(page.getByRole('banner'), 'Menu').click()
  await page.getByRole('banner').getByRole('link', { name: 'About and help' }).click()
  const sources = panel(page, 'Where it comes from')
  const failing = sources.getByRole('list', { name: 'Claims that fail' }).getByRole('listitem')
  await expect(failing).toHaveCount(12)
  await expect(sources).toContainText(/Of 1,016 claims 1,004 hold for every hand; 12 fail\./)
  await failing.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Openings', level: 1 })).toBeAttached()
})
