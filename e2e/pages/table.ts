/** The table page as a visitor knows it: by role and name. */
import { expect, type Locator, type Page } from '@playwright/test'

export type SeatName = 'North' | 'East' | 'South' | 'West'
export const SEAT_NAMES: readonly SeatName[] = ['North', 'East', 'South', 'West']

/** Where on a card a press always hits it, also where the next card covers its middle. */
export const CORNER = { x: 9, y: 7 } as const

export const region = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', typeof name === 'string' ? { name, exact: true } : { name })
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

export const biddingBox = (page: Page): Locator => region(page, 'Bidding box')
export const handOf = (page: Page, seat: SeatName): Locator => region(page, `${seat} hand`)
export const plate = (page: Page): Locator => region(page, 'Board')
export const auction = (page: Page): Locator => region(page, 'Auction')
export const resultCard = (page: Page): Locator => region(page, 'Result')
export const panel = (page: Page, title: string): Locator => region(page, title)
/** What the lens shows: the tab is opened, and on a phone the lens comes up with it. */
export async function openTab(page: Page, name: LensTab): Promise<void> {
  const raise = button(page, /^Open the lens/)
  if (await raise.isVisible()) await raise.click()
  const tab = page
    .getByRole('complementary', { name: 'Lens', exact: true })
    .getByRole('tab', { name })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}
/** On a phone: takes the sheet down, so that the table under it can be pressed. */
export async function lowerLens(page: Page): Promise<void> {
  const lower = button(page, 'Close the lens')
  if (await lower.isVisible()) await lower.click()
}
export type LensTab = 'Start' | 'Result' | 'Why' | 'Hands' | 'Suit' | 'More'

/** An entry of the menu that the action bar has behind ⋯, once the menu is open. */
export const moreEntry = (page: Page, name: string | RegExp): Locator =>
  button(page.locator('.menu'), name)
export async function openMore(page: Page): Promise<void> {
  await button(page, /^More: /).click()
  await expect(moreEntry(page, 'Claim')).toBeVisible()
}
/** Opens the menu and presses an entry, also one that is refused. */
export async function chooseMore(page: Page, name: string | RegExp): Promise<void> {
  await openMore(page)
  await moreEntry(page, name).click({ force: true })
}
/** Gives up all tricks that are left: nobody can have anything against it. */
export async function concede(page: Page): Promise<void> {
  await chooseMore(page, 'Claim')
  const dialog = page.getByRole('dialog', { name: 'Claim' })
  const tricks = dialog.getByLabel(/^Tricks for /)
  await expect(tricks).toBeVisible()
  const own = await dialog.getByLabel(/^Tricks for (North|South) /).isVisible()
  const options = await tricks.locator('option').count()
  await tricks.selectOption({ index: own ? options - 1 : 0 })
  await button(dialog, 'Claim').click()
  await expect(dialog).toHaveCount(0, { timeout: 60_000 })
}
/** Which hands are seen: `Sit South`, `All four hands`. */
export async function chooseView(page: Page, label: string): Promise<void> {
  await openMore(page)
  await page.getByLabel('View').selectOption({ label })
  await page.keyboard.press('Escape')
  await expect(moreEntry(page, 'Claim')).toBeHidden()
}

/** The line that says what comes next, or why something was refused. */
export const hint = (page: Page): Locator => page.locator('.next-hint')
/** Where the cards of a trick lie. */
export const square = (page: Page): Locator => page.locator('[data-drop="card"]')
/** What the side’s system would call, with the button that makes the call. */
export const offerLine = (page: Page): Locator => page.locator('.offer')

/**
 * Every offer that stands in the page from now on, in the order in which they came: robots may call faster
 * than a busy journey asks, so an offer that passes is written down by the page itself.
 */
export async function offersFromNow(page: Page): Promise<() => Promise<readonly string[]>> {
  const offers = await page.evaluateHandle(() => {
    const seen: string[] = []
    const look = (): void => {
      const text = document.querySelector('.offer')?.textContent
      if (text && text !== seen.at(-1)) seen.push(text)
    }
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    look()
    return seen
  })
  return () => offers.jsonValue()
}
export const slider = (page: Page): Locator => page.getByRole('slider')

/**
 * Opens the page and waits until it can be used; a first visit begins with all four hands open. Nothing is
 * worked out of hands that are face up, until a journey asks for it (`openHands`).
 */
export async function openTable(page: Page, path = './'): Promise<void> {
  await page.goto(path)
  await expect(region(page, 'Table')).toBeVisible()
  const study = button(page, 'Study a bid')
  if (await study.isVisible()) await study.click()
}

/**
 * Opens *Hands*, the rows of each hand and its three folds. With all hands face up it asks as whom to see them: they stay open, and one
 * seat's view is counted.
 */
export async function openHands(page: Page): Promise<void> {
  await openTab(page, 'Hands')
  const hands = panel(page, 'Hidden hands')
  await expect(hands).toBeVisible()
  const leave = button(page, /^Leave them open/)
  if (await leave.isVisible()) await leave.click()
  // They stay as they were left, so that a reload or a second look finds them open.
  await settled(page)
  const folded = hands.locator('details:not([open]) > summary')
  for (let left = await folded.count(); left > 0; left--) await folded.first().click()
  await openRows(hands)
}
/** Of each closed hand one line stands first; a press on its name opens its rows. */
export async function openRows(hands: Locator): Promise<void> {
  const lines = hands.locator('h3 > [aria-expanded="false"]')
  for (let left = await lines.count(); left > 0; left--) await lines.first().click()
}

/** Every card that may be played now, of whichever hand. */
export const playable = (page: Page): Locator =>
  region(page, / hand$/).getByRole('button', { disabled: false })
/** A card that is seen but may not be played now. */
export const barred = (within: Locator): Locator => within.getByRole('button', { disabled: true })

/** Presses what is marked as disabled: the page answers why. */
export const press = (control: Locator): Promise<void> =>
  control.click({ position: CORNER, force: true })

const LEVELS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
/** Brings the level of a bid into the box, so that its strain can be pressed. */
export async function chooseLevel(
  page: Page,
  name: string,
  how: 'click' | 'tap' = 'click',
): Promise<void> {
  const level = LEVELS.indexOf(name.split(' ')[0] ?? '') + 1
  if (level > 0) await button(biddingBox(page), `level ${level}`)[how]({ force: true })
}
/**
 * Chooses one of a group, or ticks a box. The control itself is drawn for readers alone, so the press is
 * forced: it comes once the place stands still, and again where the panel moved beneath it.
 */
export async function pick(choice: Locator): Promise<void> {
  await expect(async () => {
    await choice.scrollIntoViewIfNeeded()
    if (!(await choice.isChecked())) await choice.click({ force: true })
    await expect(choice).toBeChecked({ timeout: 3000 })
  }).toPass(PATIENCE)
}
/** Makes a call in the bidding box: level and then strain. */
export async function bid(page: Page, name: string, how: 'click' | 'tap' = 'click'): Promise<void> {
  await chooseLevel(page, name, how)
  await button(biddingBox(page), name)[how]()
}

export async function pass(page: Page, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await bid(page, 'pass')
}

/** Plays the first card that may be played; gives its name. */
export async function playFirst(page: Page, how: 'click' | 'tap' = 'click'): Promise<string> {
  // A step shows in the trick first, and a frame later in the hands.
  await drawn(page)
  const card = playable(page).first()
  const name = (await card.getAttribute('aria-label')) ?? ''
  await card[how]({ position: CORNER })
  await expect(
    region(page, / hand$/).getByRole('button', { name, exact: true, disabled: false }),
  ).toHaveCount(0)
  return name
}

/** How many calls the auction shows. */
export const callCount = (page: Page): Promise<number> =>
  auction(page).getByRole('cell').getByRole('button').count()

/** The calls of the auction as codes, in order. */
export const callCodes = (page: Page): Promise<string> =>
  auction(page)
    .getByRole('cell')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .map((one) => one.querySelector('.sr-only')?.textContent ?? '')
        .map((name) => {
          if (name === 'pass') return 'P'
          const [level = '', strain = ''] = name.split(' ')
          const levels = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
          return `${levels.indexOf(level) + 1}${strain === 'notrump' ? 'NT' : strain.charAt(0).toUpperCase()}`
        })
        .join(' '),
    )

/** How many events are shown, as the step bar says: it is drawn after the picture that a press brought about. */
export async function cursorOf(page: Page): Promise<number> {
  await drawn(page)
  return Number(await slider(page).getAttribute('aria-valuenow'))
}

/** Steps from the start until so many events are shown. */
export async function stepTo(page: Page, cursor: number): Promise<void> {
  // Arrows inside a choice move the choice.
  await page.getByRole('main').focus()
  await page.keyboard.press('Home')
  for (let at = 0; at < cursor; at++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => cursorOf(page)).toBe(cursor)
  await settled(page)
}

/** No journey measures time: a busy machine of two cores only waits longer. */
export const PATIENCE = { timeout: 60_000 }
/** What a panel says that has no answer yet, or not its last, such as intervals in place of figures. */
const UNDER_WAY = /while better figures are worked out|Working it out|Working out what/

/** Waits until the page is drawn twice: the lens and the step bar are drawn after the picture that a press brought about. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise<void>((done) => {
        requestAnimationFrame(() => setTimeout(done))
      })
  })
/**
 * What moves or changes its colour goes to its end at once, and so does what that sets going; only what turns for
 * ever goes on. Waiting for frames instead could last for ever on a busy machine.
 */
export const endMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        )
    for (let now = moving(); now.length > 0; now = moving()) for (const one of now) one.finish()
  })
/** Waits until no panel is still working, so that what is read belongs to this position. */
export async function settled(page: Page): Promise<void> {
  await drawn(page)
  // Asked in the page, many times a second: a look from outside comes up to half a second late, and some
  // 1,500 of them are waited for. What is still at work in the end is told by the look from outside.
  const rest = () => document.querySelector('[aria-busy="true"]') === null
  await page.waitForFunction(rest, undefined, { ...PATIENCE, polling: 50 }).catch(() => undefined)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/**
 * All that the page shows, as text, once the panels have given their last word: nothing is under way,
 * and a second look finds the same, for between two questions no panel says that it works.
 */
export async function picture(page: Page): Promise<string> {
  let seen = ''
  const look = async (): Promise<string> => {
    await settled(page)
    const before = seen
    seen = await page.getByRole('main').innerText()
    if (UNDER_WAY.test(seen)) return 'under way'
    return seen === before ? 'at rest' : 'changed'
  }
  await expect.poll(look, { ...PATIENCE, intervals: [250] }).toBe('at rest')
  return seen
}

export interface Glance {
  /** All that the page shows but the text of *Hidden hands*. */
  readonly around: string
  /** That text; `undefined` while it shows intervals in place of the figures. */
  readonly hidden: string | undefined
}

/** As `picture`, of one moment: without waiting for figures that take many seconds to count. */
export async function glance(page: Page): Promise<Glance> {
  await settled(page)
  const { all, hidden } = await page.evaluate(() => ({
    all: document.querySelector('main')?.innerText ?? '',
    hidden: document.querySelector<HTMLElement>('main .hidden-hands')?.innerText ?? '',
  }))
  expect(all, 'all that is shown').toContain(hidden)
  return {
    around: all.replace(hidden, ''),
    hidden: UNDER_WAY.test(hidden) ? undefined : hidden,
  }
}

/** Fails where the two differ; intervals of the meantime are not held against the figures. */
export function expectSame(now: Glance, then: Glance, where: string): void {
  expect(now.around, where).toBe(then.around)
  if (now.hidden !== undefined && then.hidden !== undefined)
    expect(now.hidden, `${where}, Hidden hands`).toBe(then.hidden)
}

/** Opens a dialog from the header or its menu. */
export async function openDialog(page: Page, entry: string): Promise<Locator> {
  const direct = button(page.getByRole('banner'), entry)
  if (await direct.isVisible()) await direct.click()
  else {
    await button(page.getByRole('banner'), 'Menu').click()
    await button(page.getByRole('banner'), entry).last().click()
  }
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}
