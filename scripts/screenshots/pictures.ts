/** The pictures: what each shows, and how it is brought about. */
import type { Page } from '@playwright/test'
import { BOARD, DEALT, SHOW_OUT } from './board.ts'
import { FOUR, LOOKS, type Look, PAGES, PLAIN } from './looks.ts'
import {
  button,
  openDialog,
  openTab,
  panel,
  playEssex,
  putBoard,
  seek,
  sit,
  still,
  toCombinations,
  toExample,
  toOpenings,
  toStrategies,
} from './steps.ts'

/** What is in a picture, how it is brought about, and in which looks it is taken. */
export const PICTURES: readonly {
  readonly name: string
  readonly looks: readonly Look[]
  readonly set: (page: Page) => Promise<unknown>
}[] = [
  {
    name: 'table',
    looks: LOOKS,
    set: async (page) => {
      await sit(page, 'Sit South')
      await seek(page, SHOW_OUT)
    },
  },
  {
    name: 'hidden',
    looks: FOUR.filter(({ width }) => width !== 768),
    // The lead read, one agreed number with its chain open, and a suit's honours placed.
    set: async (page) => {
      await seek(page, SHOW_OUT - 13)
      await openTab(page, 'Hands')
      const hidden = panel(page, 'Hidden hands')
      await hidden.getByText(/Exact counts\.|Counted, to fourteen digits\./).waitFor()
      await hidden.getByRole('button', { name: /^West, hearts: / }).click()
      await hidden.getByText('By law alone').waitFor()
      await openTab(page, 'More')
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
      await putBoard(page, DEALT)
      await page.locator('.offer').waitFor()
    },
  },
  {
    name: 'result',
    looks: PLAIN,
    set: async (page) => {
      await page.keyboard.press('End')
      await button(page, /^More: /).click()
      await button(page, 'Claim').click()
      await button(page.getByRole('dialog'), 'Claim').click()
    },
  },
  {
    name: 'deal',
    looks: PLAIN,
    set: async (page) => {
      const dialog = await openDialog(page, 'New deal')
      await dialog.getByLabel('Seed').fill('0123456789ABCDEFGHJKMNPQRS')
      await dialog.getByText('North').first().click()
      await dialog.getByLabel('Preset for North').selectOption('15–17 balanced')
      await dialog.getByText(/^Possible: /).waitFor()
    },
  },
  {
    name: 'hand-editor',
    looks: PLAIN,
    set: (page) => openDialog(page, 'Edit hands'),
  },
  {
    name: 'import',
    looks: PLAIN,
    set: async (page) => {
      const dialog = await openDialog(page, 'Import')
      await dialog.getByLabel('Boards or a link').fill(BOARD.replace('DT DK', 'D4 DK'))
      await button(dialog, 'Read the text').click()
      await dialog.getByRole('region', { name: 'Lost', exact: true }).waitFor()
    },
  },
  {
    name: 'examples',
    looks: PLAIN,
    set: (page) => openDialog(page, 'Examples'),
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
      await openTab(page, 'Hands')
      const hidden = panel(page, 'Hidden hands')
      await still(page)
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
    set: (page) => openDialog(page, 'Players'),
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
      await still(page)
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
      // By key: its pixel may stand on the lower edge of the window, where no press reaches it.
      await panel(page, 'Fact base').getByRole('radio', { name: 'Plan' }).press('Space')
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
      await putBoard(page, DEALT)
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
    set: toOpenings,
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
    name: 'systems',
    looks: PAGES,
    set: async (page) => {
      await page.goto('./#/systems')
      const rule = panel(page, 'The rule')
      await rule.getByText('One that just misses').waitFor({ timeout: 60_000 })
      await rule.getByText('of 635,013,559,600 hands').waitFor({ timeout: 60_000 })
    },
  },
  {
    name: 'systems-card',
    looks: PAGES,
    set: async (page) => {
      await page.goto('./#/systems/sayc/by.card')
      await page.getByRole('region', { name: 'Leads and signals' }).waitFor({ timeout: 60_000 })
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
