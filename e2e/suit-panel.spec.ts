/** The panel *Suit* at the table: the plan follows the play, and says why it changed. */
import {
  FINESSE_OR_DROP,
  HEARTS_LED,
  SEVEN_HEARTS,
  threeNotrump,
} from '../src/testing/board-text.ts'
import { expectAccessible, expectAccessibleAt } from './pages/axe.ts'
import { openBoard, readText, takeInPlace } from './pages/dialogs.ts'
import { shownBy } from './pages/hidden-hands.ts'
import { expect, listen, test } from './pages/journey.ts'
import { SCHENKEN } from './pages/players.ts'
import {
  button,
  cursorOf,
  openHands,
  openTab,
  openTable,
  panel,
  pick,
  region,
  settled,
  stepTo,
} from './pages/table.ts'

/**
 * Three notrump by South, who has AKJ32 of spades opposite 7654; West leads from seven hearts, and
 * East shows out on the second one, the sixth card.
 */
const BOARD = threeNotrump(SEVEN_HEARTS, HEARTS_LED)
const CALLS = 6

test('after West shows seven hearts the panel changes from the drop to the finesse and says why', async ({
  page,
}) => {
  await openBoard(page, BOARD, SCHENKEN)
  await openTab(page, 'Suit')
  const suit = panel(page, 'Suit')
  await expect(suit).toContainText('once dummy is down')

  await stepTo(page, CALLS + 1)
  await openTab(page, 'Suit')
  // One card more seen of West's: the two lines are equal, and the panel keeps to the first.
  await pick(suit.getByRole('radio', { name: 'Count only' }))
  await expect(suit.getByRole('radio', { name: /^at least 5 tricks: 5\d/ })).toBeChecked()
  await expect(suit.getByRole('article').first()).toContainText(/ace/i)
  await expect(suit).not.toContainText('The plan has changed')

  // A plan has changed only for whoever saw the one before whole.
  await settled(page)
  const heard = await listen(page)
  // Card by card from here: the way by the start would close the plan that was seen.
  await page.getByRole('main').focus()
  for (let card = 0; card < 7; card++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => cursorOf(page)).toBe(CALLS + 8)
  await expect(suit).toContainText(/The plan has changed. West has shown seven hearts; West has 6/)
  await expect(suit).toContainText(/Now: .*low from North to the jack.*That is worth 6\d/i)
  await expect(suit).toContainText(/A fresh deal’s plan would be worth \d\d\.\d\s%: Cash the ace/)
  // And it is said, not only shown; on a busy machine the next sentence may follow at once.
  await expect.poll(async () => (await heard()).join(' ')).toContain('The plan has changed')
  await expect(suit).toContainText('West 6 vacant places')
  await expect(suit).toContainText('East 11 vacant places')
  await expect(suit.getByRole('article').first()).toContainText(/low from North to the jack/i)
  // What the plan is worth is the sum of the lies in which it wins, each with a proof of its own.
  const worth = button(suit, /^At least 5 tricks: 6[\d.]+\s%\. Why\?$/)
  await worth.click()
  const lies = suit.getByRole('group', { name: 'What it brings in spades' })
  await expect(lies).toContainText(/Together 6[\d.]+\s%\./)
  await lies
    .getByRole('button', { name: /^West .*, East .*\. Why\?$/ })
    .first()
    .click()
  await expect(suit.getByRole('group', { name: /^Of the spades West / })).toContainText('By law')
  await worth.click()
  // A fresh deal would still play for the drop.
  await pick(suit.getByRole('radio', { name: 'A fresh deal' }))
  await expect(suit).not.toContainText('The plan has changed')

  await pick(suit.getByRole('radio', { name: 'hearts' }))
  await expect(suit).toContainText('North –, South 2')
})

test('the panel can be used by keyboard; a defender is shown his leads, and dummy why there are none', async ({
  page,
}) => {
  await openBoard(page, BOARD, SCHENKEN)
  await stepTo(page, CALLS + 8)
  await openTab(page, 'Suit')
  const suit = panel(page, 'Suit')
  await suit.getByRole('radio', { name: 'spades' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(suit.getByRole('radio', { name: 'hearts' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  const layouts = suit.getByText('Layouts', { exact: true })
  await layouts.focus()
  await page.keyboard.press('Enter')
  await expect(suit.getByRole('table').first()).toBeVisible()
  await suit.getByText(/^Play plan 1 through/).press('Enter')
  await expect(region(page, 'Suit').getByText(/leads the/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 900 })
  await openTab(page, 'Suit')
  await expectAccessibleAt(page, 'Suit', { widths: [320, 360, 1440] })

  // A defender is shown his leads, and dummy is told why there are none.
  await page.setViewportSize({ width: 1280, height: 720 })
  await stepTo(page, CALLS + 4)
  await openHands(page)
  const seen = panel(page, 'Hidden hands')
  await pick(seen.getByRole('radio', { name: 'West' }))
  await openTab(page, 'Suit')
  await pick(suit.getByRole('radio', { name: 'clubs' }))
  await expect(suit).toContainText('West J109, dummy K432 on the left')
  await expect(suit).toContainText(/Best lead: the \w+\. It wins the first/)
  await pick(suit.getByRole('radio', { name: /^at least 2 tricks/ }))
  await suit.getByText('Layouts', { exact: true }).click()
  await expect(suit.getByRole('columnheader', { name: 'Winning leads' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 900 })
  await openTab(page, 'Suit')
  await expectAccessibleAt(page, 'Suit of a defender', { widths: [320, 1440] })
  await openHands(page)
  await pick(seen.getByRole('radio', { name: 'North' }))
  await openTab(page, 'Suit')
  await expect(suit).toContainText('North is dummy and chooses nothing')
})

test('at the end the panel tells what each choice cost, and steps to its trick', async ({
  page,
}) => {
  await openTable(page)
  const dialog = await readText(
    page,
    BOARD.replace('*\n', 'S8 S4 S9 SA\nDJ DA D7 D3\nH6 S5 ST SK\n*\n'),
  )
  await button(dialog, 'Use the board').click()
  await expect(dialog).toHaveCount(0)
  await stepTo(page, CALLS + 20)
  await openTab(page, 'Suit')
  const suit = panel(page, 'Suit')
  await pick(suit.getByRole('radio', { name: 'Count only' }))
  const summary = suit.getByText('What the play of the suit cost')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(suit).toContainText(/\d\.\d\d tricks on average were given up/)
  await expect(suit.getByRole('row', { name: /the king; best the jack/ })).toBeVisible()
  await button(suit, 'Step to trick 5').press('Enter')
  await expect.poll(() => cursorOf(page)).toBe(CALLS + 16)
})

/** The queen falls from East under the ace: East had it alone, or chose it from queen and jack. */
const RESTRICTED = threeNotrump(
  'N:AKT98.A2.K32.432 Q.KQJ98.QJT98.AK 7654.543.A54.QJ5 J32.T76.76.T9876',
  'HT HA H8 H3 S2 SA SQ S4',
)
/** Spades can be finessed either way; three top clubs tell who has room for the queen. */
const TWO_WAYS = threeNotrump(
  'S:AJT2.A32.A32.AK3 875.QJT98.54.T62 K943.K54.KQ6.Q54 Q6.76.JT987.J987',
  'HQ H4 H6 HA',
)
test('restricted choice is told where an equal card fell; what to find out first, behind a press', async ({
  page,
}) => {
  await openBoard(page, RESTRICTED, SCHENKEN)
  await stepTo(page, CALLS + 8)
  await openTab(page, 'Suit')
  const suit = panel(page, 'Suit')
  await expect(suit).toContainText(
    /Restricted choice: with the jack too, East might have played that instead of the queen/,
  )
  const chance = button(suit, /^East has the jack: \d+\s%\. Why\?$/)
  await chance.press('Enter')
  await expect(chance).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'restricted choice in the suit')
  // Counting alone takes no note of which card fell.
  await pick(suit.getByRole('radio', { name: 'Count only' }))
  await settled(page)
  await expect(suit).not.toContainText('Restricted choice')
  await openHands(page)
  await expect(shownBy(page, 'East')).toContainText('restricted choice')

  // What to find out first is told behind a press, with what each way leads to.
  await takeInPlace(await readText(page, TWO_WAYS))
  await stepTo(page, CALLS + 4)
  await openTab(page, 'Suit')
  await pick(suit.getByRole('radio', { name: 'Count only' }))
  await pick(suit.getByRole('radio', { name: 'spades' }))
  const summary = suit.getByText('What to find out first')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(suit).toContainText(
    /Play three rounds of clubs first\. If .* shows out.*: cash the .* lead low .* that makes 5\d[.\d]*\s%, not 5\d/,
  )
  await expectAccessible(page, 'what to find out first')
  // A fresh deal’s odds are told by nothing that is played.
  await pick(suit.getByRole('radio', { name: 'A fresh deal' }))
  await expect(summary).toHaveCount(0)
})

test('lines of play over all the suits are compared by the same layouts, and each opens its plan', async ({
  page,
}) => {
  await openBoard(page, FINESSE_OR_DROP, SCHENKEN)
  await stepTo(page, CALLS + 8)
  await openTab(page, 'Suit')
  const suit = panel(page, 'Suit')
  await suit.getByText('The whole hand', { exact: true }).click()
  await expect(suit.getByText(/^For 9 tricks, by .*:$/)).toBeVisible()
  await expect(
    suit.getByText(/^The diamond finesse, then the spade finesse: [\d.]+\s%$/),
  ).toBeVisible()
  // Another line, and what it gives up against the first.
  const second = suit.getByText(/^Diamonds from the top, then the spade finesse: [\d.]+\s%$/)
  await second.focus()
  await page.keyboard.press('Enter')
  const against = suit.getByText(/and fails where the first makes in [\d.]+\s%/)
  await expect(against.locator('visible=true')).toHaveCount(1)
  await expect(
    suit.getByText(/^If the queen appears, the tricks are there\.$/).last(),
  ).toBeVisible()
  await expectAccessible(page, 'lines of play')
})
