/** What people paste and choose that is no tidy file. */
import type { Locator } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { found, problems, readFile, readText } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import { button, openTable, plate } from './pages/table.ts'

/** One board each, as people have it at hand. */
const WILD: readonly (readonly [name: string, text: string, readAs: string])[] = [
  ['a bare deal in prose', 'What do you open? N:DEAL', 'hands'],
  [
    'four hands',
    'North: SKQ842 HA9 DAQ5 CA73\nE: ♠A7 ♥J62 ♦K10762 ♣654\nS = JT953.KT43.94.KJ',
    'hands',
  ],
  [
    'four hands drawn',
    `Dealer: North

             ♠ K Q 8 4 2
             ♥ A 9
             ♦ A Q 5
             ♣ A 7 3
 ♠ 6                    ♠ A 7
 ♥ Q 8 7 5       N      ♥ J 6 2
 ♦ J 8 3      W     E   ♦ K 10 7 6 2
 ♣ Q 10 9 8 2    S      ♣ 6 5 4
             ♠ J 10 9 5 3
             ♥ K 10 4 3
             ♦ 9 4
             ♣ K J`,
    'hands',
  ],
  ['a list of a solver', 'NUMBER 1\nPBN 0 0 4 1 "N:DEAL"\nTABLE 5 8 5 8\n', 'hands'],
  ['a viewer link in prose', 'See LINK for it.', 'viewer links'],
  ['a viewer link in HTML', '<p>Board 1: <a href="HREF">it</a>, 4♠</p>', 'viewer links'],
  ['an RBN record', 'B 7\nH N:RBN\nA SB:PP1S*P:4SA\nP D243A:SK736\nR 11:650\n', 'RBN'],
]

/** Board 2 has a hand too short, board 3 an insufficient bid before two calls and a trick. */
const FAULTY = `[Board "1"]
[Date "2013-08-10 11:23"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:DEAL"]
[Declarer "N"]
[Contract "4S*"]
[Result "10"]
[Play "E"]
D2 D4 D3 DA
SK S7
*

[Board "2"]
[Deal "N:KQ842.A9.AQ5.A7 - - JT953.KT43.94.KJ2"]

[Board "3"]
[Dealer "N"]
[Deal "N:DEAL"]
[Auction "N"]
1S Pass 1H Pass
Pass
[Play "E"]
D2 D4 D3 DA
`

const HANDS = 'KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982'
const LINK =
  'https://www.bridgebase.com/tools/handviewer.html?n=skq842ha9daq5ca73&e=sa7hj62dkt762c654&s=sjt953hkt43d94ckj&d=n&a=1sppp'
const filled = (text: string): string =>
  text
    .replaceAll('DEAL', HANDS)
    .replaceAll('LINK', LINK)
    .replaceAll('HREF', LINK.replaceAll('&', '&amp;'))
    .replaceAll('RBN', HANDS.replaceAll(' ', ':'))
const leniently = (dialog: Locator): Locator =>
  dialog.getByRole('region', { name: 'Read leniently', exact: true })

test('bare hands, links in prose, zips and letters that a file does not tell', async ({ page }) => {
  await openTable(page)
  for (const [name, text, readAs] of WILD)
    await test.step(name, async () => {
      const dialog = await readText(page, filled(text))
      await expect(found(dialog)).toContainText(`Read as ${readAs}: one board; nothing was lost.`)
      await expect(leniently(dialog)).toHaveCount(0)
      await button(dialog, 'Cancel').click()
    })

  const pbn = `[Event "\xc7"]\n[North "\xde"]\n[Deal "N:${HANDS}"]\n`
  const zip = zipSync({ 'a.pbn': strToU8(pbn, true), 'b.pbn': strToU8(pbn, true) })
  const dialog = await readFile(page, {
    name: 'match.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zip),
  })
  await expect(found(dialog)).toContainText('“match.zip” read as PBN: 2 boards; nothing was lost.')
  await dialog.getByLabel('Letters').selectOption({ label: 'Turkish' })
  await expect(found(dialog)).toContainText('2 boards; nothing was lost.')
  await expect(dialog.getByLabel('Letters')).toHaveValue('windows-1254')
  await button(dialog, 'Use the 2 boards').click()
  await expect(plate(page)).toBeVisible()
})

test('what was lost and what was read leniently are told apart, with counts and places', async ({
  page,
}) => {
  await openTable(page)
  const dialog = await readText(page, filled(FAULTY))
  await expect(found(dialog)).toContainText(
    'Read as PBN: 2 boards; lost: 1 board, 3 calls, 4 cards.',
  )
  const lost = problems(dialog).getByRole('listitem')
  await expect(lost).toHaveCount(2)
  await expect(lost.nth(0)).toContainText(/^Line 15, column \d+: /)
  await expect(lost.nth(1)).toContainText(/^Line 21, column 9: South: 1H is not enough/)
  const read = leniently(dialog).getByRole('listitem')
  await expect(read).toHaveCount(2)
  await expect(read.nth(0)).toContainText('Line 7, column 12: “4S*” is read as four spades')
  await expect(read.nth(1)).toContainText(/^Line 11, column 1: The cards of this row/)
  await button(dialog, 'Use the 2 boards').click()
  await expect(plate(page)).toContainText('four spades')
})
