/** The page Practice: what was practised before, and what the engine says of the question on the page. */
import { expect, type Locator, type Page } from '@playwright/test'
import { type Call, callName, parseCall } from '#core/call.ts'
import { type Hand, parse } from '#core/hand.ts'
import { RANKS, rankLetter, rankName } from '#core/rank.ts'
import { formatSeed, parseSeed, type Seed } from '#core/rng.ts'
import { rotate, type Seat, SOUTH } from '#core/seat.ts'
import { VULNERABILITIES, type Vulnerability } from '#core/vulnerability.ts'
import { job as moments } from '#engine/jobs/knowledge/moments.ts'
import { job as practiceBoard } from '#engine/jobs/play/practice-board.ts'
import { standingsOf } from '#engine/jobs/practice/bid-mark.ts'
import { bidTurn } from '#engine/jobs/practice/bid-turn.ts'
import type { Grade } from '#practice/grade.ts'
import type { CallStanding } from '#practice/marks.ts'
import { remembered } from '#practice/memory.ts'
import {
  type Answer,
  type Item,
  itemId,
  type RuleSkill,
  type SeedSkill,
  type Skill,
} from '#practice/progress.ts'
import { START_SIDES } from '#store/agreements/agreements-start.ts'
import { engineIn } from '#testing/in-thread.ts'
import { good } from '../../src/testing/good.ts'
import { PATIENCE, region } from './table.ts'

const DAY = 86_400_000

export const calls = (text: string): readonly Call[] =>
  text.split(' ').flatMap((code) => parseCall(code) ?? [])
export const skillOf = (rule: string, before: string): RuleSkill => ({
  kind: 'rule',
  system: { id: 'sayc' },
  rule: `sayc/${rule}`,
  calls: calls(before),
})

/** Something answered so many days ago. */
export interface Before {
  readonly topic: string
  readonly skill: Skill
  readonly grade: Grade
  readonly days: number
}
const rowsOf = (before: readonly Before[], now: number): readonly (readonly [string, unknown])[] =>
  before.flatMap(({ topic, skill, grade, days }, i) => {
    const at = now - days * DAY + i
    const id = itemId(topic, skill)
    const item: Item = { id, topic, skill, memory: remembered(undefined, grade, false, at) }
    const answer: Answer = { at, topic, item: id, grade, asked: 'An earlier question' }
    return [
      [`answer ${at} ${id}`, answer],
      [`item ${id}`, item],
    ] as const
  })

/**
 * Opens the page with what was practised before, as the browser kept it. It is put there while another page is
 * open: practice is read when its own page comes first.
 */
export async function openPractised(page: Page, before: readonly Before[]): Promise<void> {
  await page.goto('./#/lessons')
  await expect(page.getByRole('heading', { name: 'Lessons', level: 1 })).toBeVisible()
  const kept = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(kept).toContain('kibitzer')
  await page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('kibitzer')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const tx = open.result.transaction('practice', 'readwrite')
          for (const [key, row] of rows) tx.objectStore('practice').put(row, key)
          tx.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
    rowsOf(before, Date.now()),
  )
  await page.goto('./#/practice')
  await expect(region(page, 'Topics')).toBeVisible()
}

/** A question drawn from a seed of its own. */
export const seedSkill = (words: Seed): SeedSkill => ({
  ...{ kind: 'seed', system: { id: 'sayc' } },
  seed: formatSeed(words),
  level: 0,
})
/** What can be known of the closed hands of the board of that seed. */
export async function knownOf({ system, seed }: SeedSkill) {
  const engine = engineIn({ 'practice-board': practiceBoard.run, moments: moments.run })
  const read = good(parseSeed(seed))
  const { view } = good(
    await engine.run('practice-board', {
      ask: 'paused',
      system,
      seed: read,
      sides: START_SIDES,
    }),
  )
  const answer = await engine.run('moments', {
    ...{ view, sides: START_SIDES, systems: [system, system], last: true },
  })
  const known = answer.moments[0]?.agreed?.now
  if (known === undefined) throw new Error('Nothing is known of that board.')
  return known
}

export type Known = Awaited<ReturnType<typeof knownOf>>

/** The card of the board of that seed that matters, with the judge's figures. */
export async function decisionOf(role: 'declarer' | 'defender', { system, seed }: SeedSkill) {
  const read = good(parseSeed(seed))
  return good(
    await engineIn({ 'practice-board': practiceBoard.run }).run('practice-board', {
      ask: 'decision',
      ...{ system, role, seed: read, sides: START_SIDES },
    }),
  )
}

export const question = (page: Page): Locator => region(page, 'The question')
export const marked = (page: Page): Locator => region(page, 'How it was marked')
export const openTopic = (page: Page, name: string): Promise<void> =>
  region(page, 'Topics').getByRole('link', { name }).click()

/** The hand that a reader hears: `spades ace queen three, no hearts, …`. */
async function handShown(page: Page): Promise<Hand> {
  const spoken = question(page).locator('.sr-only', { hasText: /^(no )?spades/ })
  await expect(spoken).toHaveCount(1, PATIENCE)
  const told = (await spoken.textContent()) ?? ''
  const suits = told
    .split(', ')
    .map((part) => (part.startsWith('no ') ? '' : ranksOf(part.split(' ').slice(1))))
  const read = parse(suits.join('.'))
  expect(read.ok, `the hand in “${told}”`).toBe(true)
  return (read as { readonly value: Hand }).value
}
const ranksOf = (names: readonly string[]): string =>
  names.map((name) => rankLetter(RANKS.find((rank) => rankName(rank) === name)!)).join('')
const WORDS: readonly [RegExp, Vulnerability][] = [
  [/Nobody vul/, 'None'],
  [/N–S vul/, 'NS'],
  [/E–W vul/, 'EW'],
  [/All vul/, 'All'],
]
/** Every lawful call of the seat after that auction by what the rules say of the hand on the page. */
export async function standingsShown(
  page: Page,
  before: string,
  seat: Seat = SOUTH,
  opponents = 'sayc',
): Promise<ReadonlyMap<CallStanding, readonly Call[]>> {
  const hand = await handShown(page)
  const told = (await question(page).textContent()) ?? ''
  const vulnerability = WORDS.find(([words]) => words.test(told))?.[1]
  expect(VULNERABILITIES).toContain(vulnerability)
  const made = calls(before)
  const turn = { dealer: rotate(seat, -made.length), vulnerability: vulnerability!, calls: made }
  const state = good(bidTurn({ system: { id: 'sayc' }, opponents: { id: opponents }, ...turn }))
  const standings = new Map<CallStanding, Call[]>()
  for (const { call, standing } of standingsOf(state, hand))
    standings.set(standing, [...(standings.get(standing) ?? []), call])
  return standings
}
export const nameOf = (call: Call | undefined): string => (call === undefined ? '' : callName(call))
