import { expect, test } from './pages/journey.ts'
import { bothPlay, SCHENKEN } from './pages/players.ts'
import {
  auction,
  barred,
  bid,
  biddingBox,
  button,
  CORNER,
  callCount,
  chooseLevel,
  chooseMore,
  cursorOf,
  handOf,
  hint,
  moreEntry,
  offerLine,
  openMore,
  openTable,
  panel,
  pass,
  picture,
  plate,
  playable,
  playFirst,
  press,
  region,
  resultCard,
  settled,
  square,
} from './pages/table.ts'

test('a board is passed out, its result shown, and the next one is dealt', async ({ page }) => {
  await openTable(page)
  await pass(page, 4)
  await expect(resultCard(page)).toContainText('Passed out')
  await expect(plate(page)).toContainText('Passed out')
  await expect(biddingBox(page)).toHaveCount(0)
  await button(page, 'Next board').first().click()
  await expect(plate(page)).toContainText('Board 2')
  await expect(hint(page)).toContainText('East deals and calls first')
  await expect.poll(() => callCount(page)).toBe(0)
})

test('a board is opened by OPENBID, bid to a contract and played by mouse', async ({ page }) => {
  test.slow()
  await openTable(page)
  await bothPlay(page, SCHENKEN)
  const why = panel(page, 'Why this call')
  const offer = offerLine(page)
  // Whoever has no opening passes; the seed deals one of the four an opening.
  await expect(offer).toBeVisible()
  for (let i = 0; i < 3 && /passes/.test(await offer.innerText()); i++) {
    await button(page, 'Make this call').click()
    await expect.poll(() => callCount(page)).toBe(i + 1)
    await expect(offer).toBeVisible()
  }
  await expect(offer).toContainText('opens', { useInnerText: true })
  const passes = await callCount(page)

  await settled(page)
  await why.getByText('All sections tried').click()
  const sections = why.getByRole('list', { name: 'Sections in the order they were tried' })
  await expect(sections.locator('> li')).toHaveCount(14)
  const chosen = sections.getByRole('button', { expanded: true })
  await expect(chosen).toHaveCount(1)
  // The section that chose shows its conditions; the one before it says why it fell through.
  await expect(sections.getByText(/^met$/).first()).toBeVisible()
  await sections.getByRole('button', { expanded: false }).first().click()
  await expect(sections.getByText(/^not met$/).first()).toBeVisible()

  await button(page, 'Make this call').click()
  await expect.poll(() => callCount(page)).toBe(passes + 1)
  await expect(offer).toContainText('Schenken 1967')

  // A call that is not enough is refused with words, and nothing changes.
  await chooseLevel(page, 'one club')
  await press(button(biddingBox(page), 'one club'))
  await expect(hint(page)).toContainText(/not enough: a bid must be higher/)
  await expect.poll(() => callCount(page)).toBe(passes + 1)
  await page.keyboard.press('Escape')

  await pass(page)
  await bid(page, 'three notrump')
  await pass(page, 3)
  await expect(plate(page)).toContainText('three notrump')
  await expect(hint(page)).toContainText('makes the opening lead')
  await expect(biddingBox(page)).toHaveCount(0)

  // A card of a hand not on turn, and one that does not follow suit, are refused with words.
  const tricks = plate(page).getByText(/more needed|won|lost/)
  await expect(tricks).toContainText('9 more needed')
  await press(barred(region(page, / hand$/)).first())
  await expect(hint(page)).toHaveAttribute('data-refused', 'true')
  const before = await cursorOf(page)
  await playFirst(page)
  let revoke = false
  for (let card = 2; card <= 52 && !revoke; card++) {
    revoke = await refuseRevoke(page)
    await playFirst(page)
    await expect.poll(() => cursorOf(page)).toBe(before + card)
  }
  expect(revoke, 'a hand had both a card that follows and one that does not').toBe(true)
  // To the last card a board is played by mouse in one-window.spec.ts.
  await chooseMore(page, 'Claim')
  await button(page.getByRole('dialog'), 'Claim').click()

  await expect(resultCard(page)).toContainText(/three notrump\s*by (North|South|East|West)/i)
  await expect(resultCard(page)).toContainText(/made|down/)
  await expect(resultCard(page)).toContainText(/[+−]\d+for (North–South|East–West)/)
  await expect(playable(page)).toHaveCount(0)
  await button(region(page, 'Action'), 'Next board').click()
  await expect(plate(page)).toContainText('Board 2')
})

/** Tries to revoke where a hand can; true when it was refused. */
async function refuseRevoke(page: import('@playwright/test').Page): Promise<boolean> {
  if (!/follow with (a|the only) /.test((await hint(page).textContent()) ?? '')) return false
  for (const seat of ['North', 'East', 'South', 'West'] as const) {
    const hand = handOf(page, seat)
    if ((await hand.getByRole('button', { disabled: false }).count()) === 0) continue
    if ((await barred(hand).count()) === 0) return false
    const before = await cursorOf(page)
    await press(barred(hand).first())
    await expect(hint(page)).toContainText(/must follow|follow suit|has to follow/i)
    await expect.poll(() => cursorOf(page)).toBe(before)
    return true
  }
  return false
}

test('a claim ends the play; undo and redo take it back and make it again', async ({ page }) => {
  await openTable(page)
  await bid(page, 'four spades')
  await pass(page, 3)
  for (let i = 0; i < 8; i++) await playFirst(page)
  // The second trick rests before it is gathered.
  await expect(square(page)).toContainText('Trick 3')
  // A dialog that is closed leaves the table as it was.
  const before = await picture(page)
  await chooseMore(page, 'Claim')
  await button(page.getByRole('dialog'), 'Play on').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await picture(page)).toBe(before)
  await chooseMore(page, 'Claim')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await picture(page)).toBe(before)

  await chooseMore(page, 'Claim')
  const dialog = page.getByRole('dialog', { name: 'Claim' })
  await dialog
    .getByLabel(/^Tricks for North in all/)
    .selectOption({ label: '10 tricks: just made' })
  await button(dialog, 'Claim').click()
  await expect(dialog).toHaveCount(0)
  await expect(resultCard(page)).toContainText(/four spades\s*by North\s*made/)
  await expect(resultCard(page)).toContainText('+420for North–South')
  await expect(resultCard(page)).toContainText('By claim')

  await button(page, 'Undo').click()
  await expect(resultCard(page)).toHaveCount(0)
  const atClaim = await cursorOf(page)
  await button(page, 'Undo').click()
  await expect.poll(() => cursorOf(page)).toBe(atClaim - 1)
  await chooseMore(page, 'Redo')
  await chooseMore(page, 'Redo')
  await expect(resultCard(page)).toContainText('made')
  await openMore(page)
  await expect(moreEntry(page, 'Redo')).toBeDisabled()
})

test('a card is dragged to the trick; dropped elsewhere it stays in the hand', async ({ page }) => {
  await openTable(page)
  // West declares, so North leads, East is dummy, and South follows from the fan.
  await pass(page, 3)
  await bid(page, 'one club')
  await pass(page, 3)
  await playFirst(page)
  await playFirst(page)
  await expect(auction(page)).toContainText('one club')
  const fan = handOf(page, 'South').getByRole('button', { disabled: false }).first()
  const box = await fan.boundingBox()
  const trick = await square(page).boundingBox()
  if (box === null || trick === null) throw new Error('no card or no trick to drag to')
  const from = { x: box.x + CORNER.x, y: box.y + CORNER.y }
  const before = await cursorOf(page)
  const drag = async (x: number, y: number) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + x) / 2, (from.y + y) / 2)
    await page.mouse.move(x, y)
    await page.mouse.up()
  }
  await drag(from.x, from.y + 60)
  await expect.poll(() => cursorOf(page)).toBe(before)
  await drag(trick.x + trick.width / 2, trick.y + trick.height / 2)
  await expect.poll(() => cursorOf(page)).toBe(before + 1)
})
