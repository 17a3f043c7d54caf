/**
 * The pictures of the README and the docs, from the built app: `npm run screenshots`. They go to
 * docs/screenshots, or to the folder given; a name after it takes that picture only. Every picture shows the same board, so that two runs
 * differ only where the page does. SCREENSHOTS_DIST names another build than dist.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { launch, serve } from '../bench/chromium.ts'

type Theme = 'light' | 'dark'
type Deck = 'four' | 'two'
interface Look {
  readonly theme: Theme
  readonly deck: Deck
  readonly width: number
}

/** South opens and plays four spades; West shows out on the third trump. */
const BOARD = `[Board "7"]
[Event "Kibitzer"]
[Dealer "S"]
[Vulnerable "Both"]
[Deal "S:AKJ85.K4.Q973.Q6 72.QJT82.AT.AJ85 QT9.A973.K85.T43 643.65.J642.K972"]
[Declarer "S"]
[Contract "4S"]
[Auction "S"]
1S 2H 2S Pass
4S Pass Pass Pass
[Play "W"]
HQ H3 H6 HK
S2 S9 S3 SA
S7 ST S4 SK
H2 SQ S6 S5
DT DK D2 D3
*
`
/** Events shown in the pictures of the play: eight calls, three tricks, South's card and West's. */
const SHOW_OUT = 8 + 12 + 2

const WIDTHS = [1440, 768, 360] as const
const THEMES = ['light', 'dark'] as const
const DECKS = ['four', 'two'] as const
const LOOKS: readonly Look[] = THEMES.flatMap((theme) =>
  WIDTHS.flatMap((width) => DECKS.map((deck) => ({ theme, deck, width }))),
)
const FOUR = LOOKS.filter(
  ({ deck, theme, width }) => deck === 'four' && (theme === 'light' || width === 1440),
)
const PAGES = FOUR.filter(({ theme, width }) => theme === 'light' && width !== 768)
const PLAIN: readonly Look[] = [{ theme: 'light', deck: 'four', width: 1440 }]

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function openDialog(page: Page, entry: string): Promise<Locator> {
  const banner = page.getByRole('banner')
  const direct = button(banner, entry)
  if (!(await direct.first().isVisible())) await button(banner, 'Menu').click()
  await button(banner, entry).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

/** The board on the table, in this look. */
async function prepare(page: Page, { theme, deck }: Look): Promise<void> {
  const settings = await openDialog(page, 'Settings')
  const choose = (name: string) => settings.getByRole('radio', { name }).check({ force: true })
  await choose(theme === 'light' ? 'Light' : 'Dark')
  await choose(deck === 'four' ? 'Four colours' : 'Two colours')
  await button(settings, 'Done').click()
  const dialog = await openDialog(page, 'Import')
  await dialog.getByLabel('Boards or a link').fill(BOARD)
  await button(dialog, 'Read the text').click()
  await dialog.getByRole('radio', { name: 'In their place' }).check({ force: true })
  await button(dialog, 'Use the board').click()
  await dialog.waitFor({ state: 'detached' })
}

async function seek(page: Page, cursor: number): Promise<void> {
  await page.keyboard.press('Home')
  for (let i = 0; i < cursor; i++) await page.keyboard.press('ArrowRight')
}

/** Both sides play Essex Acol. */
async function playEssex(page: Page, { twoHands }: { readonly twoHands: boolean }): Promise<void> {
  const players = await openDialog(page, 'Players')
  for (const side of ['North–South', 'East–West'])
    await players.getByLabel(`System of ${side}`).selectOption('essex-acol')
  if (twoHands)
    await players
      .getByRole('radiogroup', { name: 'Hands to bid' })
      .getByRole('radio', { name: 'North and South' })
      .check({ force: true })
  await button(players, 'Done').click()
  await players.waitFor({ state: 'detached' })
}

/** What is in a picture, how it is brought about, and in which looks it is taken. */
const PICTURES: readonly {
  readonly name: string
  readonly looks: readonly Look[]
  readonly set: (page: Page) => Promise<void>
}[] = [
  {
    name: 'table',
    looks: LOOKS,
    set: async (page) => {
      await seek(page, SHOW_OUT)
      await panel(page, 'Hidden hands')
        .getByRole('button', { name: /^East, spades: / })
        .click()
    },
  },
  {
    name: 'hidden',
    looks: FOUR.filter(({ width }) => width !== 768),
    // The lead read, one agreed number with its chain open, and a suit's honours placed.
    set: async (page) => {
      await seek(page, SHOW_OUT - 13)
      const hidden = panel(page, 'Hidden hands')
      await hidden.getByText(/Exact counts\.|Counted, to fourteen digits\./).waitFor()
      await hidden.getByRole('button', { name: /^West, hearts: / }).click()
      await hidden.getByText('By law alone').waitFor()
      const splits = panel(page, 'Suit splits')
      await splits.getByRole('radio', { name: 'hearts' }).check({ force: true })
      await splits.getByRole('button', { name: /^West 5, East 2: place the honours/ }).click()
      await splits.getByRole('list', { name: 'Honours' }).waitFor()
    },
  },
  {
    name: 'bidding',
    looks: FOUR,
    set: async (page) => {
      const dialog = await openDialog(page, 'Import')
      await dialog.getByLabel('Boards or a link').fill(BOARD.slice(0, BOARD.indexOf('[Declarer')))
      await button(dialog, 'Read the text').click()
      await dialog.getByRole('radio', { name: 'In their place' }).check({ force: true })
      await button(dialog, 'Use the board').click()
      await dialog.waitFor({ state: 'detached' })
      await page.locator('.offer').waitFor()
    },
  },
  {
    name: 'result',
    looks: PLAIN,
    set: async (page) => {
      await page.keyboard.press('End')
      await button(page, 'Claim').click()
      await button(page.getByRole('dialog'), 'Claim').click()
    },
  },
  {
    name: 'deal',
    looks: PLAIN,
    set: async (page) => {
      const dialog = await openDialog(page, 'Deal')
      await dialog.getByLabel('Seed').fill('0123456789ABCDEFGHJKMNPQRS')
      await dialog.getByText('North').first().click()
      await dialog.getByLabel('Preset for North').selectOption('15–17 balanced')
      await dialog.getByText(/^Possible: /).waitFor()
    },
  },
  {
    name: 'hand-editor',
    looks: PLAIN,
    set: async (page) => {
      await openDialog(page, 'Edit hands')
    },
  },
  {
    name: 'import',
    looks: PLAIN,
    set: async (page) => {
      const dialog = await openDialog(page, 'Import')
      await dialog.getByLabel('Boards or a link').fill(BOARD.replace('DT DK', 'D4 DK'))
      await button(dialog, 'Read the text').click()
      await dialog.getByRole('region', { name: 'Problems', exact: true }).waitFor()
    },
  },
  {
    name: 'examples',
    looks: PLAIN,
    set: async (page) => {
      await openDialog(page, 'Examples')
    },
  },
  {
    name: 'example',
    looks: FOUR,
    // Dummy breaks what the opening showed, and the weaker reading wakes.
    set: (page) => toExample(page, 'Five hearts shown, four held', 2),
  },
  {
    name: 'guess-first',
    looks: FOUR,
    set: async (page) => {
      await toExample(page, 'Own hand, dummy, lead, show-out', 2)
      const hidden = panel(page, 'Hidden hands')
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
      await hidden.getByRole('checkbox', { name: 'Guess first' }).check()
      await hidden.getByLabel('What', { exact: true }).selectOption({ label: 'hearts' })
      await hidden
        .getByRole('radiogroup', { name: 'Hand' })
        .getByRole('radio', { name: 'East' })
        .check({ force: true })
      await hidden.getByRole('textbox', { name: 'Value' }).fill('4')
      await button(hidden, 'Mark the guess').click()
      await hidden.getByText(/ of 100$/).waitFor()
    },
  },
  {
    name: 'agreements',
    looks: FOUR,
    set: async (page) => {
      const dialog = await openDialog(page, 'Agreements')
      await dialog
        .getByLabel('Calls to begin from')
        .selectOption({ label: 'Five-card majors, strong notrump' })
      await button(dialog, /^one heart: /).click()
      await dialog.getByRole('group', { name: 'Shows', exact: true }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'players',
    looks: PLAIN,
    set: async (page) => {
      await openDialog(page, 'Players')
    },
  },
  {
    name: 'fact-base',
    looks: FOUR,
    // South's raise is answered, and trumps are agreed.
    set: async (page) => {
      await toExample(page, 'Seven spades, North short in clubs', 0)
      await playEssex(page, { twoHands: false })
      await seek(page, 4)
      await button(page, 'Shape picture').click()
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
      await panel(page, 'Fact base').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'plan',
    looks: PAGES,
    // Dummy is down: the plan is made again. North's four notrump had a plan of its own.
    set: async (page) => {
      await toExample(page, 'Seven spades, North short in clubs', 0)
      await playEssex(page, { twoHands: false })
      await seek(page, 24)
      await panel(page, 'Fact base').getByRole('radio', { name: 'Plan' }).check({ force: true })
      await panel(page, 'Fact base').getByText('How it came about').waitFor()
      await panel(page, 'Why this call')
        .getByLabel('Turn', { exact: true })
        .selectOption({ label: '12. North, four notrump' })
      await panel(page, 'Why this call').getByText('The plan behind it').waitFor()
    },
  },
  {
    name: 'two-hands',
    looks: PLAIN,
    set: async (page) => {
      const dialog = await openDialog(page, 'Import')
      await dialog.getByLabel('Boards or a link').fill(BOARD.slice(0, BOARD.indexOf('[Declarer')))
      await button(dialog, 'Read the text').click()
      await dialog.getByRole('radio', { name: 'In their place' }).check({ force: true })
      await button(dialog, 'Use the board').click()
      await dialog.waitFor({ state: 'detached' })
      await playEssex(page, { twoHands: true })
      await page.locator('.offer').waitFor()
      await page.keyboard.press('Space')
      await page.getByText('North to call').first().waitFor()
      await page.locator('.offer').waitFor()
      await page.locator('.auction-call').first().click()
      await page.locator('.call-note h4').first().waitFor()
    },
  },
  {
    name: 'strategies',
    looks: FOUR,
    set: (page) => toStrategies(page, 'standard/KQ32.QT9.A4.KQ32/1D'),
  },
  {
    name: 'strategies-two',
    looks: PLAIN,
    // Six spades and six hearts: Standard American is left without a call.
    set: (page) => toStrategies(page, 'standard/KQ9876.KJ9876..2/P/vs/precision'),
  },
  {
    name: 'openings',
    looks: FOUR,
    set: async (page) => {
      await toOpenings(page)
    },
  },
  {
    name: 'propositions',
    looks: PLAIN,
    set: async (page) => {
      await toOpenings(page)
      const book = panel(page, 'The propositions of 1967')
      await button(book, 'Decide every claim').click()
      await button(book, 'Decide again').waitFor({ timeout: 120_000 })
    },
  },
  {
    name: 'combinations',
    looks: PAGES,
    set: (page) => toCombinations(page, '', 'Plans'),
  },
  {
    name: 'combinations-several',
    looks: PAGES,
    set: async (page) => {
      await toCombinations(page, '/AQJ/432/tab.several', 'Several suits')
      await panel(page, 'Several suits').getByText('by the best plan').waitFor()
    },
  },
  {
    name: 'combinations-catalogue',
    looks: PAGES,
    set: async (page) => {
      await toCombinations(page, '/AQJ/432/tab.catalogue', 'Catalogue')
      const catalogue = panel(page, 'Catalogue')
      await catalogue.getByLabel('Cards in both hands').fill('7')
      await catalogue.getByLabel('Tricks wanted').fill('3')
      await catalogue.getByLabel('Chance near, in %').fill('50')
      await catalogue.getByText(/^\d{1,4} matches/).waitFor()
    },
  },
  {
    name: 'combinations-defence',
    looks: PAGES,
    set: async (page) => {
      await toCombinations(page, '/AQJ/432/tab.defence', 'Defence')
      await panel(page, 'Defence')
        .getByText(/in 57 of 128 lies/)
        .waitFor()
    },
  },
  {
    name: 'combinations-quiz',
    looks: PAGES,
    set: async (page) => {
      await toCombinations(page, '/AQJ/432/tab.quiz', 'Quiz')
      const plans = panel(page, 'Quiz').getByRole('listitem')
      await plans.first().getByRole('button').click()
      await plans.getByText('%').first().waitFor()
    },
  },
  {
    name: 'suit-panel',
    looks: PAGES,
    // South has seen two rounds of trumps.
    set: async (page) => {
      await seek(page, 8 + 8)
      await panel(page, 'Suit').getByRole('radio', { name: 'diamonds' }).check({ force: true })
      await panel(page, 'Suit').getByRole('article').first().waitFor()
    },
  },
]

/** The page Combinations at an address, once the panel is there. */
async function toCombinations(page: Page, path: string, name: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#/combinations${to}`
  }, path)
  await panel(page, name).waitFor()
  await page.waitForTimeout(500)
}

/** A worked example, so many steps on. */
async function toExample(page: Page, title: string, steps: number): Promise<void> {
  const dialog = await openDialog(page, 'Examples')
  await dialog.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  const strip = page.getByRole('region', { name: `Example: ${title}`, exact: true })
  await strip.waitFor()
  for (let i = 0; i < steps; i++) await button(strip, 'Next step').click()
}

/** The page *Strategies* at that place, with every hand audited. */
async function toStrategies(page: Page, place: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = `#/strategies/${to}`
  }, place)
  await button(page, 'Count again').first().waitFor({ timeout: 60_000 })
}

/** The page *Openings* on a hand one card short of 1NT, with every hand counted. */
async function toOpenings(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/openings/AQT83.A62.K84.Q6'
  })
  await button(panel(page, 'The census'), 'Count again').waitFor({ timeout: 60_000 })
}

async function take(browser: Browser, url: string, folder: string): Promise<number> {
  let taken = 0
  for (const { name, looks, set } of PICTURES) {
    if (only !== undefined && name !== only) continue
    for (const look of looks) {
      const context = await browser.newContext({
        viewport: { width: look.width, height: look.width > 1000 ? 1000 : 800 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...(look.width < 700 ? { hasTouch: true, isMobile: true } : {}),
      })
      const page = await context.newPage()
      await page.goto(url)
      await panel(page, 'Table').waitFor()
      await prepare(page, look)
      await set(page)
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
      // Neither focus nor hover belongs in a picture.
      if ((await page.getByRole('dialog').count()) === 0)
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          scrollTo(0, 0)
        })
      await page.mouse.move(0, 0)
      const file = `${name}-${look.theme}-${look.width}-${look.deck}.png`
      // A window as high as the page, and not Playwright's own way, which forgets the touch screen.
      if ((await page.getByRole('dialog').count()) === 0) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width: look.width, height })
      }
      await page.screenshot({ path: join(folder, file), animations: 'disabled' })
      console.log(file)
      taken += 1
      await context.close()
    }
  }
  return taken
}

const folder = process.argv[2] ?? 'docs/screenshots'
/** The one picture to take, in all its looks; all of them when not named. */
const only = process.argv[3]
mkdirSync(folder, { recursive: true })
const site = await serve(process.env['SCREENSHOTS_DIST'] ?? 'dist')
const browser = await launch()
try {
  console.log(`${await take(browser, site.url, folder)} pictures in ${folder}`)
} finally {
  await browser.close()
  await site.close()
}
