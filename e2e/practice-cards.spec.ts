/** The page Practice, of cards: closed hands, leads, a suit, a plan, a defence. */

import type { Page } from '@playwright/test'
import { cardName } from '#core/card.ts'
import { parseSeed } from '#core/rng.ts'
import { seatName } from '#core/seat.ts'
import { parseSuit } from '#core/suit.ts'
import { leadQuestion } from '#engine/jobs/play/lead-question.ts'
import { runJob } from '#testing/in-thread.ts'
import { good } from '../src/testing/good.ts'
import '#systems/every.ts'
import { START_SIDES } from '#store/agreements/agreements-start.ts'
import { expectAccessible } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import {
  type Before,
  decisionOf,
  type Known,
  knownOf,
  marked,
  openPractised,
  openTopic,
  question,
  seedSkill,
} from './pages/practice.ts'
import { button, PATIENCE, region } from './pages/table.ts'

/** The likeliest length of a suit of a closed hand. */
function likeliest({ hands }: Known, seat: string, suit: string): number {
  const hand = hands.find((one) => seatName(one.seat) === seat)!
  const { lo, chances } = hand.suits[parseSuit(suit.charAt(0))!]
  return lo + chances.indexOf(Math.max(...chances))
}
test('how long is a suit of a closed hand, and who has the honour: right answers and wrong ones', async ({
  page,
}) => {
  // A board is worked out and asked twice: how long a suit is, and who has a card of it.
  const [first, second] = [seedSkill([3, 1, 4, 1]), seedSkill([5, 9, 2, 6])]
  const seeds = [first, second]
  await openPractised(
    page,
    ['count', 'queen'].flatMap((topic) =>
      seeds.map((skill, i): Before => ({ topic, skill, grade: 'wrong', days: 5 - i })),
    ),
  )
  await openTopic(page, 'Count a closed hand')
  const known = await knownOf(first)
  for (const i of seeds.keys()) {
    await expect(question(page)).toContainText(/How many \w+ was \w+ dealt\?/, PATIENCE)
    const [, suit = '', seat = ''] =
      /How many (\w+) was (\w+) dealt/.exec((await question(page).textContent()) ?? '') ?? []
    await expect(region(page, 'Your answer')).toContainText(/You and dummy have .* between them/)
    if (i === 0) await expectAccessible(page, 'a board in mid-play')
    await page.getByLabel('How sure are you?').selectOption('80')
    const answer = i === 0 ? likeliest(known, seat, suit) : 13
    await page.getByLabel(`${seat}’s ${suit}`).fill(String(answer))
    await page.keyboard.press('Enter')
    await expect(marked(page)).toHaveAttribute('data-grade', i === 0 ? 'right' : 'wrong', PATIENCE)
    // Another board would be drawn and worked out after the last one.
    if (i === 0) await button(marked(page), 'Next board').click()
    else await expect(marked(page).getByRole('list', { name: 'Why' })).toBeVisible()
  }

  await page.getByRole('link', { name: 'All topics' }).click()
  await openTopic(page, 'Find the queen')
  for (const [i, skill] of seeds.entries()) {
    await expect(question(page)).toContainText(/Who has the .* of \w+\?/, PATIENCE)
    const [, name = ''] =
      /Who has the (\w+ of \w+)\?/.exec((await question(page).textContent()) ?? '') ?? []
    const { hands, cards } = i === 0 ? known : await knownOf(skill)
    const held = cards.find(({ card }) => cardName(card) === name)!
    const order = hands
      .map(({ seat }, n) => ({ seat, chance: held.holders[n]?.chance ?? 0 }))
      .sort((a, b) => b.chance - a.chance)
    const pick = i === 0 ? order[0]! : order.at(-1)!
    await button(page, seatName(pick.seat)).click()
    await expect(marked(page)).toHaveAttribute(
      'data-grade',
      i === 0 ? 'right' : /near|wrong/,
      PATIENCE,
    )
    if (i === 0) await button(marked(page), 'Next board').click()
    else await expect(marked(page).getByRole('list', { name: 'Why' })).toBeVisible()
  }
})

test('which card is led: a right answer and a wrong one', async ({ page }) => {
  const seeds = [seedSkill([1, 0, 0, 1]), seedSkill([4, 0, 0, 1])]
  await openPractised(
    page,
    seeds.map((skill, i) => ({ topic: 'lead', skill, grade: 'wrong', days: 5 - i })),
  )
  await openTopic(page, 'Which card is led?')
  for (const [i, { seed, system }] of seeds.entries()) {
    const words = good(parseSeed(seed))
    const { leads } = good(
      runJob(leadQuestion, {
        ask: 'lead',
        system,
        sides: START_SIDES,
        seed: words,
      }),
    )
    await expect(question(page)).toContainText(/You lead a \w+ against/, PATIENCE)
    await expect(region(page, 'Your answer')).toContainText('Agreed against')
    const lead = i === 0 ? leads[0]! : leads.at(-1)!
    await page
      .getByRole('group', { name: 'Your lead' })
      .getByRole('button', { name: cardName(lead.card) })
      .click()
    await expect(marked(page)).toHaveAttribute('data-grade', i === 0 ? 'right' : /near|wrong/)
    if (i === 1) await expect(marked(page)).toContainText(cardName(leads[0]!.card))
    if (i === 0) await button(marked(page), 'Next lead').click()
  }
})

test('which line for a suit: plans are worth nothing until one is chosen', async ({ page }) => {
  const seeds = Array.from({ length: 8 }, (_, i) => seedSkill([2, 0, 2, i]))
  await openPractised(
    page,
    seeds.map((skill, i) => ({ topic: 'suit', skill, grade: 'wrong', days: 9 - i })),
  )
  await openTopic(page, 'Handle a suit')
  const met = new Set<boolean>()
  for (const [i] of seeds.entries()) {
    if (met.size === 2) break
    const plans = question(page).getByRole('listitem').getByRole('button')
    await expect(plans.first()).toBeVisible(PATIENCE)
    await expect(question(page).locator('[data-best]')).toHaveCount(0)
    await plans.first().click()
    const grade = await marked(page).getAttribute('data-grade')
    const isBest = (await plans.first().getAttribute('data-best')) !== null
    expect(grade === 'right').toBe(isBest)
    met.add(isBest)
    if (!isBest) await expect(marked(page)).toContainText(/the best plan in/)
    if (i === 0) await expectAccessible(page, 'plans')
    if (met.size < 2) await button(marked(page), 'Next suit').click()
  }
  expect([...met].toSorted()).toEqual([false, true])
})

/** A right card and a wrong one of two boards that are due. */
async function playsBoth(
  page: Page,
  topic: string,
  title: string,
  role: 'declarer' | 'defender',
  boards: readonly [number, number],
): Promise<void> {
  const seeds = boards.map((n) => seedSkill([n, 2, 3, 4]))
  await openPractised(
    page,
    seeds.map((skill, i) => ({ topic, skill, grade: 'wrong', days: 5 - i })),
  )
  await openTopic(page, title)
  for (const [i, skill] of seeds.entries()) {
    const { answer, grades } = await decisionOf(role, skill)
    await expect(question(page)).toContainText(/Which card do you play/, PATIENCE)
    await expect(region(page, 'Your answer')).toContainText(/more trick|Every trick/)
    // Nothing tells which one before the answer.
    await expect(page.locator('main')).not.toContainText(/IMPs|as good as/)
    if (i === 0) await expectAccessible(page, title)
    const wanted = i === 0 ? 'right' : 'wrong'
    const card = grades.find(({ grade }) => grade === wanted)!.card
    await button(region(page, 'Your answer'), cardName(card)).click()
    await expect(marked(page)).toHaveAttribute('data-grade', wanted)
    if (i === 1) {
      await expect(marked(page)).toContainText(answer.says)
      await expect(marked(page)).toContainText(/the contract in|leaves declarer/)
      await marked(page).getByText('The figures').click()
      await expect(marked(page).getByRole('row')).toHaveCount(answer.candidates.length + 1)
    } else await button(marked(page), 'Next board').click()
  }
}

test('plan the play: a right card, and a wrong one with its reason and figures', ({ page }) =>
  playsBoth(page, 'plan', 'Plan the play', 'declarer', [3, 2]))

test('defend: a right card, and a wrong one with its reason and figures', ({ page }) =>
  playsBoth(page, 'defend', 'Defend', 'defender', [3, 14]))
