/** Lessons: taken at the table, handed back, read as the table of a class; made, linked, opened elsewhere. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSideScroll } from './pages/axe.ts'
import { copied, keepCopies } from './pages/copies.ts'
import { expect, test } from './pages/journey.ts'
import { openPractised, skillOf } from './pages/practice.ts'
import { bid, button, chooseMore, openTable, panel, region } from './pages/table.ts'

const lesson = (page: Page) => panel(page, 'Opening the bidding')
const box = (page: Page) => region(page, 'Bidding box')

async function answerNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Your answer').fill(number)
  await page.getByLabel('Your answer').press('Enter')
}

test('a first lesson: one answer wrong, one right, the closed hands nowhere', async ({ page }) => {
  await page.goto('./')
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Lessons', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible()
  await page.getByRole('link', { name: 'Begin: Opening the bidding' }).click()
  // Told before asked.
  await expect(lesson(page)).toContainText('With 13 or more, open.')
  await button(page, 'Go on').click()
  await expect(lesson(page)).toContainText('How many points is your hand worth?')

  // Nothing on the page names a card of another hand, not even for readers.
  const table = region(page, 'Table')
  await expect(table.getByRole('button', { name: 'ace of hearts' })).toBeVisible()
  expect(await table.innerHTML()).not.toContain('ace of spades')
  await expect(table.getByLabel('North: 13 cards, closed')).toBeVisible()

  await expectAccessible(page, 'a lesson that asks')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideScroll(page, 'a lesson on a phone')

  await answerNumber(page, 'many')
  await expect(lesson(page)).toContainText('A whole number, such as 13.')
  await answerNumber(page, '13')
  await expect(lesson(page).getByRole('status').first()).toContainText('Not this time')
  await expect(lesson(page)).toContainText('With 13 or more you always open.')
  await expect(button(page, 'Go on')).toBeFocused()
  await expectAccessible(page, 'an answer marked, on a phone')
  await page.keyboard.press('Enter')

  await box(page).getByRole('button', { name: 'one heart' }).press('Enter')
  await expect(lesson(page).getByRole('status').first()).toContainText('Right')
  await lesson(page).getByText('Why, by the engine').click()
  await expect(lesson(page)).toContainText('Five hearts or more and the strength of an opening.')

  // What was done is still there after a reload, and the board goes on with robots.
  await page.reload()
  await button(page, 'Bid on').click()
  await expect(lesson(page)).toContainText('Your call.')
  await expect(region(page, 'Auction')).toContainText('one spade')
  expect(await table.innerHTML()).not.toContain('ace of spades')
  await bid(page, 'four hearts')
  await expect(lesson(page)).toContainText('four hearts by South.')
  await button(page, 'Show all hands').click()
  await expect.poll(() => table.innerHTML()).toContain('ace of spades')
  await button(page, 'Next board').click()
  await expect(lesson(page)).toContainText('What do you call?')
})

/** Saves what the press gives, and reads it. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('made at the table, sent as a link, finished elsewhere, read as a class', async ({
  page,
  browser,
}) => {
  await openTable(page)
  for (const call of ['pass', 'pass', 'one notrump', 'pass', 'pass', 'pass']) await bid(page, call)
  await chooseMore(page, 'Make a lesson')
  const make = panel(page, 'Your lesson')
  await make.getByLabel('Title').fill('Twelve to fourteen')
  await button(page, 'Add this board').click()
  await expect(panel(page, 'Try it, send it')).toContainText('Board 1: A board needs at least one')

  // Two stops at South’s first turn: a number and a call.
  await expect(page.getByLabel('Calls and cards shown')).toHaveValue('2')
  const board = panel(page, 'Board 1')
  await button(board, 'Add a stop here').click()
  await board.getByLabel('Then ask for').selectOption('number')
  await button(board, 'Add the stop').click()
  await expect(board).toContainText('Type the question.')
  await board.getByLabel('Question').fill('How many aces are in a pack?')
  await board.getByLabel('Accepted answers').fill('4: One in each suit.')
  await board.getByLabel('Wrong answers to speak of').fill('5: That deck is not ours.')
  await button(board, 'Add the stop').click()
  await button(board, 'Add a stop here').click()
  await board.getByLabel('Comment').fill('<b>Two</b> passes to you.')
  await board.getByLabel('Then ask for').selectOption('call')
  await expect(board.getByLabel('Accepted answers')).toHaveValue('1N')
  await button(board, 'Add the stop').click()
  await expect(board.getByRole('list', { name: 'Stops' }).getByRole('listitem')).toHaveCount(2)
  // A call that the system denies is pointed out, until it is changed.
  const denied = board.getByRole('list', { name: 'Stops' }).getByRole('note')
  for (const [call, notes] of [
    ['1C', 1],
    ['1N', 0],
  ] as const) {
    await button(board, 'Change stop 2').click()
    await board.getByLabel('Accepted answers').fill(call)
    await button(board, 'Change the stop').click()
    await expect(denied).toHaveCount(notes)
    if (notes > 0) await expect(denied).toContainText('The system played calls')
    if (notes > 0) await expectAccessible(page, 'a lesson being made')
  }

  // What was typed is still there after a reload, and the lesson goes into a file and a link.
  await page.reload()
  await expect(make.getByLabel('Title')).toHaveValue('Twelve to fourteen')
  const send = panel(page, 'Try it, send it')
  const file = await saved(page, () => button(send, 'Save as a file').click())
  expect(file.name).toBe('twelve-to-fourteen.lesson.json')
  const link = await send.getByLabel('Link').inputValue()

  // A student in another browser, by keyboard alone.
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await other.goto(link)
  const student = panel(other, 'Twelve to fourteen')
  await expect(student).toContainText('How many aces are in a pack?')
  await answerNumber(other, '5')
  await expect(student.getByRole('status').first()).toContainText('Not this time')
  await expect(student).toContainText('That deck is not ours.')
  await expect(button(other, 'Go on')).toBeFocused()
  await other.keyboard.press('Enter')
  // Words from outside stay words.
  await expect(student).toContainText('<b>Two</b> passes to you.')
  await button(box(other), 'one notrump').press('Enter')
  await expect(student.getByRole('status').first()).toContainText('Right')
  await expect(button(other, 'Finish')).toBeFocused()
  await other.keyboard.press('Enter')
  await expect(student).toContainText('Done: 1 of 2 right.')
  await button(other, 'Save the result').click()
  await expect(panel(other, 'Hand it back')).toContainText('Type your name')
  await other.getByLabel('Your name').fill('Ann')
  const result = await saved(other, () => button(other, 'Save the result').click())
  expect(result.name).toBe('twelve-to-fourteen-ann.result.json')
  await other.context().close()

  // The teacher reads it, beside another student’s and a file that is none.
  await page.goto('./#/lessons/class')
  const of = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page
    .getByLabel('Result files')
    .setInputFiles([
      of('ann.json', result.text),
      of('ben.json', result.text.replace('Ann', 'Ben')),
      of('lesson.json', file.text),
    ])
  await expect(page.getByRole('alert')).toContainText(
    'lesson.json: “format”: This is not a result of a lesson.',
  )
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /^Ann/ })).toContainText('1 of 2')
  await expect(table.getByRole('row', { name: /^Right/ })).toContainText('2 × 5')
  const csv = await saved(page, () => button(page, 'Save as CSV').click())
  expect(csv.text).toContain('Ann,5,wrong,1N,right,1,')
  await expectAccessible(page, 'a class')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideScroll(page, 'a class on a phone')
})

test('handed back as links and QR codes, of a lesson and of practice, read as a class', async ({
  page,
}) => {
  await keepCopies(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./#/lessons/counting')
  const student = panel(page, 'Counting a hand')
  await expect(student).toContainText('thirteen less your cards')
  await button(page, 'Go on').click()
  for (const [n, next] of [
    ['2', 'Go on'],
    ['5', 'Go on'],
    ['7', 'Next board'],
    ['3', 'Finish'],
  ] as const) {
    await answerNumber(page, n)
    await button(page, next).click()
  }
  await expect(student).toContainText('Done: 3 of 4 right.')
  const links: string[] = []
  const handBack = async (name: string): Promise<void> => {
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('Your name').press('Enter')
    await expect(page.getByRole('img', { name: 'QR code of your result' })).toBeVisible()
    await expect(button(page, 'Copy link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => copied(page)).toContain('#/lessons/class/')
    await expect.poll(() => copied(page)).not.toBe(links.at(-1))
    links.push(await copied(page))
  }
  await handBack('Ann')
  await handBack('Ben')
  await expectAccessible(page, 'a result as a link, on a phone')
  await expectNoSideScroll(page, 'a result as a link, on a phone')

  const [ann, ben] = links
  const opened = { topic: 'open', skill: skillOf('opening/1N', ''), days: 1 } as const
  await openPractised(page, [
    { ...opened, grade: 'right' },
    { ...opened, grade: 'wrong' },
  ])
  await page.getByText('Hand back to a teacher').click()
  await handBack('Cleo')
  await expectNoSideScroll(page, 'practice handed back, on a phone')

  // The teacher pastes what came by mail; one line lost its end.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./#/lessons/class')
  await page
    .getByLabel('Links of your students')
    .fill([`Ann: ${ann}`, 'Thank you!', ben, ann?.slice(0, -20), links[2]].join('\n'))
  await button(page, 'Read the links').click()
  const faults = page.getByRole('alert')
  await expect(faults).toContainText('Line 2: there is no link of a result.')
  await expect(faults).toContainText('Line 4: The link is cut off or changed.')
  const table = region(page, 'Counting a hand')
  for (const name of ['Ann', 'Ben'])
    await expect(table.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText('3 of 4')
  const practised = region(page, 'Practice: What would you open?')
  await expect(practised.getByRole('row', { name: /^Cleo/ })).toContainText('1 of 2')
  await expectAccessible(page, 'a class from links')

  // A link that is opened, as a camera does, stands beside them, and leaves the address.
  await page.evaluate((link) => location.assign(link), ann?.replace(/^[^#]*/, '') ?? '')
  await expect(page).toHaveURL(/#\/lessons\/class$/)
  await expect(table.getByRole('row', { name: /^Ann/ })).toHaveCount(1)

  await page.goto('./de/#/lessons/class')
  await page.getByLabel('Links deiner Schüler').fill(ben ?? '')
  await button(page, 'Links lesen').click()
  await expect(page.getByRole('row', { name: /^Ben/ })).toContainText('3 von 4')
})

test('who never played: tricks, points and goals, and a first board against the robots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./#/lessons')
  await page
    .getByRole('region', { name: 'First steps' })
    .getByRole('link', { name: 'Begin: Tricks and trumps' })
    .click()
  const tricks = panel(page, 'Tricks and trumps')
  await expect(tricks).toContainText('The highest card of the suit that was led takes it')
  await button(page, 'Go on').click()
  await expect(tricks).toContainText('Who takes this trick?')
  await expectNoSideScroll(page, 'a first step on a phone')
  await expectAccessible(page, 'a first step on a phone')
  await button(tricks, 'East').click()
  await expect(tricks).toContainText('The jack is high, and the ace is higher.')
  await button(page, 'Go on').click()
  await button(tricks, 'North').click()
  await expect(tricks.getByRole('status').first()).toContainText('Right')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('./#/lessons/minibridge')
  const mini = panel(page, 'Minibridge: points and goals')
  await button(page, 'Go on').click()
  for (const points of ['18', '28']) {
    await answerNumber(page, points)
    await button(page, 'Go on').click()
  }
  await button(mini, /ten tricks, spades are trumps/).press('Enter')
  await expect(mini.getByRole('status').first()).toContainText('Right')
  await expectAccessible(page, 'a goal named')
  await button(page, 'Go on').click()
  await button(page, 'Play on').click()
  // A robot leads, dummy’s and one’s own cards are one’s own to play.
  await expect(mini).toContainText('Your card, from dummy.')
  await region(page, 'North hand').getByRole('button', { disabled: false }).first().click()
  await expect(mini).toContainText(/^(?!.*from dummy).*Your card\./s)

  await page.goto('./#/lessons')
  await page.getByRole('link', { name: 'Second set: Tricks and trumps' }).click()
  await expect(panel(page, 'Tricks and trumps: once more')).toContainText(
    'Hearts are trumps again.',
  )
})

test('a lesson of play: a card from the hand, and one from dummy', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('./#/lessons/finesse-2')
  const finesse = panel(page, 'The finesse: once more')
  await expect(finesse).toContainText('lead the queen itself')
  await button(page, 'Go on').click()
  await expect(finesse).toContainText('Press your card in the hand.')
  await expectNoSideScroll(page, 'a question of play on a phone')
  // The plate ends with the defenders’ tricks, whole.
  const plateEnds = await page.locator('.strip').evaluate((strip) => ({
    edge: strip.getBoundingClientRect().right,
    last: strip.querySelector('.strip-tricks')?.lastElementChild?.getBoundingClientRect().right,
  }))
  expect(plateEnds.last).toBeLessThan(plateEnds.edge)
  await region(page, 'South hand').getByRole('button', { name: 'queen of spades' }).press('Enter')
  await expect(finesse.getByRole('status').first()).toContainText('Right')
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Go on').click()
  await expect(finesse).toContainText('Which card do you play from dummy?')
  await region(page, 'North hand').getByRole('button', { name: 'ace of spades' }).click()
  await expect(finesse.getByRole('status').first()).toContainText('Not this time')
  await expect(finesse).toContainText('That gives up the finesse')
  await expectAccessible(page, 'a question of play')
})

test('a second set in German, whose words come with the page', async ({ page }) => {
  await page.goto('./de/#/lessons')
  await page.getByRole('link', { name: 'Zweite Runde: Ein Sans Atout und Stayman' }).click()
  const lesson = panel(page, 'Ein Sans Atout und Stayman: noch einmal')
  await expect(lesson).toContainText('gibt es drei Antworten')
})
