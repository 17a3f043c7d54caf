/** The page Practice: bid with me, what would you open, what did that call show; what comes back, and by which ways. */

import { EAST, rotate, SOUTH, WEST } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { SILENT } from '#core/system-ref.ts'
import { shownBy } from '#engine/jobs/practice/call-shows.ts'
import type { CallStanding } from '#practice/marks.ts'
import { good } from '../src/testing/good.ts'
import '#systems/every.ts'
import { expectAccessible, expectAccessibleAt } from './pages/axe.ts'
import { expect, test } from './pages/journey.ts'
import {
  type Before,
  calls,
  marked,
  nameOf,
  openPractised,
  openTopic,
  question,
  skillOf,
  standingsShown,
} from './pages/practice.ts'
import { bid, biddingBox, button, PATIENCE, region } from './pages/table.ts'

/** A topic far enough on that its questions come with a hint at most. */
const known = (topic: string, rule: string, before: string, n = 3): readonly Before[] =>
  Array.from({ length: n }, (_, i) => ({
    ...{ topic, skill: skillOf(rule, before), grade: 'right' as const },
    days: 0.002 - i * 0.0001,
  }))
const due = (topic: string, rule: string, before: string, days: number): Before => ({
  ...{ topic, skill: skillOf(rule, before), grade: 'wrong', days },
})

/** The grades that layouts leave open for a call of that standing. */
const OPEN: Readonly<Record<CallStanding, RegExp>> = {
  own: /^right$/,
  admitted: /^(acceptable|near)$/,
  near: /^(acceptable|near|wrong)$/,
  outside: /^(acceptable|near|wrong)$/,
}
/** Marks of ten that each grade stands for. */
const MARKED: Readonly<Record<string, RegExp>> = {
  acceptable: /That will do\.\s*(7|8|9|10) of 10/,
  near: /Near\.\s*(4|5|6) of 10/,
  wrong: /Not this time\.\s*[0-3] of 10/,
}
test('bid with me: calls of each standing are marked, weighed and given their reason', async ({
  page,
}) => {
  // Mistakes of some days ago come back first, the oldest before the others.
  const asked = [
    ['response/splinter:H', '1S P'],
    ['response/raise', '1S P'],
    ['response/1N over major', '1S P'],
    ['response/jacoby', '1S P'],
  ] as const
  await openPractised(page, [
    ...asked.map(([rule, before], i) => due('responses', rule, before, 9 - i)),
    ...known('responses', 'response/limit-raise', '1S P', 8),
  ])
  const wanted = new Set<CallStanding>(['admitted', 'near', 'outside', 'own'])
  for (const [, before] of asked) {
    await page.goto('./#/practice/responses')
    const standings = await standingsShown(page, before)
    const standing = [...wanted].find((one) => standings.has(one))
    if (standing === undefined) continue
    wanted.delete(standing)
    await expect(region(page, 'Step by step')).toHaveCount(0)
    const own = standings.get('own')?.[0]
    // Seven notrump is the last of those that nothing speaks for.
    await bid(page, nameOf(standings.get(standing)?.at(standing === 'outside' ? -1 : 0)))
    const mark = marked(page)
    await expect(mark).toHaveAttribute('data-grade', OPEN[standing], PATIENCE)
    const grade = (await mark.getAttribute('data-grade')) ?? ''
    if (standing === 'own') await expect(mark.getByRole('status')).toContainText(/^Right\./)
    else {
      await expect(mark).toContainText(MARKED[grade]!)
      await expect(mark).toContainText(/Over \d+ layouts it /)
      await expect(mark).toContainText(`${nameOf(own)}: `)
      await expect(mark).toContainText(/Your .+: /)
    }
    if (standing === 'outside') await expect(mark).toHaveAttribute('data-grade', 'wrong')
    if (grade === 'near') await expect(mark).toContainText(/in place of.*would be right/, PATIENCE)
    if (grade === 'wrong')
      await expect(mark).toContainText(/would be right|No hand within two cards/, PATIENCE)
    await expect(mark.getByRole('button', { name: /Next deal|Go on/ })).toBeFocused()
    if (standing === 'near') {
      await mark.getByText('Other calls').click()
      const others = mark.getByRole('list').filter({ hasText: 'the system’s call' })
      await expect(others.getByRole('listitem').first()).toContainText(/10.*the system’s call/)
      await expect(others.getByRole('listitem').nth(1)).toContainText(
        /much the same|costs|gains/,
        PATIENCE,
      )
    }
    await page.goto('./#/practice')
    // Both changes of the address at once would leave the same question standing.
    await expect(mark).toHaveCount(0)
  }
  expect([...wanted]).toEqual([])
  await expect(page.getByRole('heading', { name: 'Lately' })).toBeVisible()
})

test('a new topic begins with a worked example, and asks why before it tells', async ({ page }) => {
  await page.goto('./#/practice')
  await expect(page.getByRole('heading', { name: 'What would you open?', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Begin' }).click()
  const why = region(page, 'Why?')
  await expect(why).toBeVisible(PATIENCE)
  await expect(region(page, 'Step by step')).toContainText('So the call is')
  await expect(biddingBox(page)).toHaveCount(0)
  await expectAccessible(page, 'a worked example')
  // Whatever is chosen, the next question follows what came of it.
  for (let i = 0; i < 9 && (await biddingBox(page).count()) === 0; i++) {
    await why
      .getByRole('button')
      .nth(i % 3)
      .click()
    await expect(marked(page)).toHaveAttribute('data-grade', /right|wrong/)
    await button(marked(page), 'Next deal').click()
    await expect(why.or(biddingBox(page))).toBeVisible(PATIENCE)
  }
  await expect(biddingBox(page)).toBeVisible()
  await expect(region(page, 'Step by step')).toContainText('So the call is …')
})

test('what would you open: a wrong answer, a hint, a right one; how sure is drawn', async ({
  page,
}) => {
  await openPractised(page, [
    due('open', 'opening/1N', '', 3),
    due('open', 'opening/2N', '', 2),
    ...known('open', 'opening/pass', '', 6),
  ])
  await expect(page.getByRole('link', { name: /What would you open/ })).toContainText('2 due')
  await openTopic(page, 'What would you open?')
  const first = await standingsShown(page, '')
  expect(first.get('own')).toEqual(calls('1N'))
  await page.getByLabel('How sure are you?').selectOption('90')
  await bid(page, nameOf(calls('7N')[0]))
  await expect(marked(page)).toHaveAttribute('data-grade', 'wrong', PATIENCE)
  await expect(marked(page)).toContainText('Balanced with 15–17 points.')
  await button(marked(page), 'Next deal').click()
  await expect(marked(page)).toHaveCount(0)
  expect((await standingsShown(page, '')).get('own')).toEqual(calls('2N'))
  await page.getByLabel('How sure are you?').selectOption('70')
  await bid(page, nameOf(calls('2N')[0]))
  await expect(marked(page)).toHaveAttribute('data-grade', 'right', PATIENCE)
  await page.getByRole('link', { name: 'All topics' }).click()
  await expect(region(page, 'How sure, how right')).toContainText(
    'At 90 % you are right 0 % of the time',
  )
  await expect(region(page, 'Lately')).toContainText('said 70 %')
})

test('what did that call show: a right answer and a wrong one', async ({ page }) => {
  const asked = ['opening/1N', 'opening/weak-two:H'] as const
  await openPractised(page, [
    ...asked.map((rule, i) => due('shows', rule, '', 5 - i)),
    ...known('shows', 'opening/2N', '', 8),
  ])
  await openTopic(page, 'What did that call show?')
  for (const [i, rule] of asked.entries()) {
    const { points, length } = good(
      finish(
        shownBy({
          ask: 'shown',
          ...{ system: { id: 'sayc' }, rule: `sayc/${rule}`, calls: [], vulnerability: 'None' },
          dealer: rotate(SOUTH, 2),
        }),
      ),
    )
    await expect(question(page)).toContainText('What has North shown?', PATIENCE)
    const off = i === 0 ? 0 : 5
    // What is not a number is refused, and nothing is marked.
    await button(page, 'Answer').click()
    await expect(page.getByText('A whole number from 0 to 37.')).toBeVisible()
    await page.getByLabel('Points, at least').fill(String(points.low + off))
    await page.getByLabel('At most').fill(String(points.high + off))
    if (length !== undefined) await page.getByLabel('Least hearts').fill(String(length.low - 2))
    await page.keyboard.press('Enter')
    await expect(marked(page)).toHaveAttribute('data-grade', i === 0 ? 'right' : 'wrong')
    if (i === 1) await expect(marked(page)).toContainText(`${points.low}–${points.high} points`)
    if (i === 0) await button(marked(page), 'Next call').click()
  }
})

test('an item that is due is asked again, by keyboard alone', async ({ page }) => {
  await openPractised(page, [
    due('notrump', '1N/stayman', '1N P', 4),
    ...known('notrump', '1N/pass', '1N P', 8),
  ])
  await expect(page.getByRole('heading', { name: 'After one notrump', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  expect((await standingsShown(page, '1N P')).get('own')).toEqual(calls('2C'))
  await button(biddingBox(page), 'level 2').focus()
  await page.keyboard.press('Tab')
  const clubs = button(biddingBox(page), 'two clubs')
  for (let i = 0; i < 3 && !(await clubs.evaluate((it) => it === document.activeElement)); i++)
    await page.keyboard.press('ArrowDown')
  await expect(clubs).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(marked(page)).toHaveAttribute('data-grade', 'right', PATIENCE)
  await page.keyboard.press('Enter')
  await expect(marked(page)).toHaveCount(0)
  await page.goto('./#/practice')
  await expect(page.getByRole('link', { name: /After one notrump/ })).not.toContainText('due')
})

test('both hands are bid from a seat of one’s own, against silent opponents, and kept so', async ({
  page,
}) => {
  await openPractised(page, [
    due('notrump', '1N/stayman', '1N P', 4),
    ...known('notrump', '1N/pass', '1N P', 8),
  ])
  const table = region(page, 'Your table')
  await table.getByLabel('You bid').selectOption('Both hands')
  await table.getByLabel('You sit').selectOption('West')
  await table.getByLabel('Opponents').selectOption('Pass throughout')
  const topics = region(page, 'Topics')
  await expect(topics.getByRole('link', { name: 'Overcalls and doubles' })).toContainText(
    'Needs opponents who bid',
  )
  await openTopic(page, 'After one notrump')
  await expect(question(page)).toContainText('What do you call as West?', PATIENCE)
  expect((await standingsShown(page, '1N P', WEST, SILENT)).get('own')).toEqual(calls('2C'))
  await bid(page, nameOf(calls('2C')[0]))
  await expect(marked(page)).toHaveAttribute('data-grade', 'right', PATIENCE)
  await button(marked(page), 'Go on').click()
  // Partner’s answer is asked too, with partner’s cards.
  await expect(question(page)).toContainText('What do you call as East?')
  await expect(question(page)).toContainText(/East holds/)
  const answers = await standingsShown(page, '1N P 2C P', EAST, SILENT)
  await bid(page, nameOf(answers.get('own')?.[0]))
  await expect(marked(page)).toHaveAttribute('data-grade', 'right', PATIENCE)
  await page.goto('./#/practice/defence')
  await expect(page.getByText('Your opponents are silent')).toBeVisible(PATIENCE)
  await page.goto('./#/practice')
  await page.reload()
  await expect(table.getByLabel('You bid').locator('option:checked')).toHaveText('Both hands')
  await expect(table.getByLabel('You sit').locator('option:checked')).toHaveText('West')
  await expect(table.getByLabel('Opponents').locator('option:checked')).toHaveText(
    'Pass throughout',
  )
  await table.getByLabel('You bid').selectOption('Opener, or overcaller')
  await expect(topics.getByRole('link', { name: 'Answering one of a suit' })).toContainText(
    'Asks the other hand',
  )
})

test('the page fits two sizes and is clean; an address of no topic leads to the topics', async ({
  page,
}) => {
  await openPractised(page, [
    due('open', 'opening/1N', '', 3),
    due('slam', 'slam/kings three', '1C P', 2),
  ])
  const look = async (state: string) => {
    await expectAccessibleAt(page, state, { widths: [360, 1440] })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await look('practice')
  await page.goto('./#/practice/open')
  await expect(question(page)).toContainText(/holds/, PATIENCE)
  await look('a question')

  // An address that names no topic leads to the topics.
  await page.goto('./#/practice/juggling')
  await expect(page.getByRole('alert')).toContainText('There is no topic “juggling” here')
  await page.getByRole('link', { name: 'All topics' }).click()
  await expect(region(page, 'Topics')).toBeVisible()
})
