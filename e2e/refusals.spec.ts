import { found, openImport, problems, readFile, readText, textFile } from './pages/dialogs.ts'
import { expect, test } from './pages/journey.ts'
import {
  bid,
  button,
  callCount,
  openDialog,
  openTable,
  pass,
  pick,
  picture,
  plate,
  playFirst,
  region,
} from './pages/table.ts'

const HANDS = 'KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982'
const pbn = (deal: string, rest = ''): string =>
  `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:${deal}"]\n${rest}`

/** What cannot be read at all, or only up to its fault: where it is, and what it is. */
const RUBBISH: readonly {
  readonly name: string
  readonly text: string
  readonly says: readonly RegExp[]
  /** True when the board is offered up to its fault. */
  readonly upTo?: true
}[] = [
  { name: 'no boards at all', text: 'hello, is this bridge?', says: [/format|board|recogni/i] },
  {
    name: 'a card twice',
    text: pbn(HANDS.replace('6.Q875', 'K.Q875')),
    says: [/Line 4, column \d+/, /king of spades/i],
  },
  {
    name: 'a card missing',
    text: pbn(HANDS.replace('QT982', 'QT98')),
    says: [/Line 4, column \d+/, /12|twelve|missing/i],
  },
  {
    name: 'a fifth hand',
    text: pbn(`${HANDS} AKQ.AKQ.AKQ.AKQJ`),
    says: [/Line 4, column \d+/, /four|fifth|five/i],
  },
  {
    name: 'a card of no rank',
    text: pbn(HANDS.replace('KQ842', 'KZ842')),
    says: [/Line 4, column \d+/, /Z/],
  },
  {
    name: 'an illegal call',
    text: pbn(HANDS, '[Auction "N"]\n1S Pass 2S Pass\n1NT Pass Pass Pass\n'),
    says: [/Line 7, column 1/, /1N is not enough/],
    upTo: true,
  },
  {
    name: 'a revoke',
    text: pbn(
      HANDS,
      '[Declarer "N"]\n[Contract "4S"]\n[Auction "N"]\n1S Pass 4S AP\n[Play "E"]\nD6 D4 D3 DA\nS7 S3 S6 SK\nD2 SJ D8 DQ\n',
    ),
    says: [/Line 12, column 4/, /diamond/i],
    upTo: true,
  },
  {
    name: 'an impossible card',
    text: pbn(
      HANDS,
      '[Declarer "N"]\n[Contract "4S"]\n[Auction "N"]\n1S Pass 4S AP\n[Play "E"]\nD6 S1 D3 DA\n',
    ),
    says: [/Line 10, column 4/, /S1/],
    upTo: true,
  },
  {
    name: 'LIN with an illegal call',
    text: 'md|3SJT953HKT43D94CKJ,S6HQ875DJ83CQT982,SKQ842HA9DAQ5CA73,SA7HJ62DKT762C654|sv|o|mb|1H|mb|p|mb|1C|mb|p|pg||',
    says: [/Line 1, column \d+/, /1C/],
    upTo: true,
  },
  {
    name: 'a broken viewer link',
    text: 'https://www.bridgebase.com/tools/handviewer.html?n=skq842ha9daq5ca73&e=skq842ha9daq5ca73',
    says: [/of spades/i],
  },
  {
    name: 'a broken share link',
    text: 'https://kibitzer.example/#/s/k1AAAAAAAAAAAAAAAAAAAAAA',
    says: [/link/i],
  },
  {
    name: 'JSON that breaks off',
    text: '{"format":"kibitzer","version":1,"boards":[{',
    says: [/JSON|line/i],
  },
  {
    name: 'JSON of something else',
    text: '{"format":"kibitzer","version":1,"boards":[{"number":"x"}]}',
    says: [/board|number/i],
  },
]

test('rubbish in the import box says where and what, and leaves the table', async ({ page }) => {
  await openTable(page)
  await bid(page, 'one notrump')
  await pass(page, 3)
  await playFirst(page)
  const before = await picture(page)
  for (const { name, text, says, upTo } of RUBBISH) {
    await test.step(name, async () => {
      const dialog = await readText(page, text)
      await expect(found(dialog)).toContainText(/lost: |Nothing was read/)
      for (const words of says) await expect(problems(dialog)).toContainText(words)
      const use = button(dialog, /^Use the/)
      if (upTo) await expect(use).toBeEnabled()
      else await expect(use).toBeDisabled()
      await button(dialog, 'Cancel').click()
      await expect(dialog).toHaveCount(0)
      expect(await picture(page)).toBe(before)
    })
  }
})

test('what is no text, empty or too large is refused in words, and so is rubbish in the boxes of dialogs', async ({
  page,
}) => {
  await openTable(page)
  const before = await picture(page)
  let dialog = await openImport(page)
  await expect(button(dialog, 'Read the text')).toBeDisabled()
  await dialog.getByLabel('File with boards').setInputFiles(textFile('empty.pbn', ''))
  await expect(problems(dialog)).toContainText(/empty|nothing/i)
  await expect(button(dialog, 'Use the boards')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
  dialog = await readFile(page, { name: 'cards.png', mimeType: 'image/png', buffer: bytes })
  await expect(problems(dialog)).toContainText('not a text file')
  await expect(button(dialog, 'Use the boards')).toBeDisabled()
  await page.keyboard.press('Escape')
  expect(await picture(page)).toBe(before)

  dialog = await readFile(page, {
    name: 'huge.pbn',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(26 * 1024 * 1024, 37),
  })
  await expect(problems(dialog)).toContainText('the limit is 25 MB')
  await expect(button(dialog, 'Use the boards')).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  dialog = await openDialog(page, 'Deal by wishes')
  await dialog.getByLabel('Seed').fill('§§§')
  await expect(dialog.getByLabel('Seed')).toHaveAttribute('aria-invalid', 'true')
  await expect(button(dialog, 'Deal')).toBeDisabled()
  await pick(dialog.getByRole('radio', { name: 'By deal number' }))
  await dialog.getByLabel('Deal number', { exact: true }).fill('53644737765488792839237440000')
  await expect(dialog.getByLabel('Deal number', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await dialog.getByLabel('Deal number', { exact: true }).fill('minus one')
  await expect(dialog.getByLabel('Deal number', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await button(dialog, 'Cancel').click()

  dialog = await openDialog(page, 'Edit hands')
  const north = dialog.getByLabel(/^North, \d+ of 13/)
  await north.fill('AKQJ.AKQJ.ZZZ.AK')
  await expect(north).toHaveAttribute('aria-invalid', 'true')
  await expect(button(dialog, 'Use these hands')).toBeDisabled()
  await button(dialog, 'Cancel').click()
  expect(await picture(page)).toBe(before)
})

/** A file of that many bytes at least, of boards that are alike but for their numbers. */
function bigPbn(bytes: number): { readonly text: string; readonly boards: number } {
  const parts: string[] = []
  let size = 0
  while (size < bytes) {
    const board = `[Board "${parts.length + 1}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:${HANDS}"]\n[Declarer "N"]\n[Contract "4S"]\n[Auction "N"]\n1S Pass 4S Pass\nPass Pass\n[Play "E"]\nD6 D4 D3 DA\nS7 S3 S6 SK\n*\n\n`
    parts.push(board)
    size += board.length
  }
  return { text: parts.join(''), boards: parts.length }
}

test('10 MB are read with progress; the reading can be stopped, and the boards used', async ({
  page,
}) => {
  await openTable(page)
  const before = await picture(page)
  const { text, boards } = bigPbn(10 * 1024 * 1024)
  const file = textFile('big.pbn', text)
  let dialog = await readFile(page, file)
  await expect(dialog.getByRole('progressbar', { name: 'Reading' })).toBeVisible()
  await expect(dialog).toContainText(/\d+\.\d of 10\.0 MB/)
  await button(dialog, 'Stop reading').click()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
  await expect(button(dialog, 'Use the boards')).toBeDisabled()
  await button(dialog, 'Cancel').click()
  expect(await picture(page)).toBe(before)

  dialog = await readFile(page, file)
  await expect(found(dialog)).toContainText(`${boards} boards; nothing was lost`, {
    timeout: 60_000,
  })
  await pick(dialog.getByRole('radio', { name: 'In their place' }))
  await button(dialog, `Use the ${boards} boards`).click()
  await expect(dialog).toHaveCount(0)
  await expect(plate(page)).toContainText('Board 1')
  // The list is quick all the same.
  await button(page.getByRole('banner'), /open the list of boards/).click()
  const list = page.getByRole('dialog', { name: 'Boards' })
  await list.getByLabel('Filter').fill('12345')
  await list.getByRole('button', { name: /12345/ }).first().click()
  await expect(plate(page)).toContainText('Board 12345')
})

test('a broken share link in the address is reported and leaves the table', async ({ page }) => {
  await openTable(page)
  await bid(page, 'one notrump')
  const before = await picture(page)
  await page.evaluate(() => {
    location.hash = '#/s/k1AAAAAAAAAAAAAAAAAAAAAA'
  })
  await expect(region(page, 'Notices').getByRole('alert')).toContainText('could not be opened')
  expect(await picture(page)).toBe(before)
  await expect.poll(() => callCount(page)).toBe(1)
})

test('an address with a line break in it shows its page, not an empty one', async ({ page }) => {
  for (const place of ['openings/AK%0D%0AQ', 'nowhere/%0a', 'combinations/%E2%80%A8AQ']) {
    await page.goto(`./#/${place}`)
    await expect(page.getByRole('main')).not.toBeEmpty()
  }
})

test('a page that cannot be fetched says so, and comes when asked again', async ({
  page,
  watch,
}) => {
  await openTable(page)
  await page.route('**/LibraryPage-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Library', exact: true }).click()
  const fault = page.getByRole('alert').filter({ hasText: 'Library stopped working' })
  await expect(fault).toContainText('What is on the table is kept.')
  await page.unroute('**/LibraryPage-*.js')
  await button(fault, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'Library', level: 1 })).toBeAttached()
  await expect(fault).toHaveCount(0)
  // The browser's own words on the part that did not come.
  watch.faults.length = 0
})
