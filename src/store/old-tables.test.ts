/** What 0.1 and 0.2 wrote still opens: stored tables, journals, links and files, made with their own code. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BoardRecord } from '#core/record.ts'
import { readStrategy } from '#formats/strategy/index.ts'
import { createInlineEngine, runInline } from '#testing/inline.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, notebook, visit } from '#testing/page-visits.ts'
import { readAgreements } from './agreements/agreements-file.ts'
import { openShared, sharedText } from './links/share-link.ts'
import * as select from './selectors.ts'

const VERSIONS = ['0.1', '0.2'] as const
const fixture = (version: (typeof VERSIONS)[number], name: string): string =>
  readFileSync(new URL(`fixtures-${version}/${name}`, import.meta.url), 'utf8')

type Rows = NonNullable<Parameters<typeof memoryStorage>[0]>
interface OldTable {
  readonly version: string
  readonly name: string
  readonly systems: readonly [string, string]
  readonly journal?: string
  readonly rows: Rows
}
const TABLES = VERSIONS.flatMap((version) =>
  fixture(version, 'tables.jsonl')
    .trim()
    .split('\n')
    .map((line) => ({ ...JSON.parse(line), version }) as OldTable),
)

describe.each(TABLES)('a table of $version with $name', ({ systems, journal, rows }) => {
  const refs = systems.map((id) => ({ id }))
  it('opens with its systems, calls and strategies', async () => {
    const tab = await visit(memoryStorage(rows))
    expect(tab.saving.outcome).toBe('restored')
    const state = tab.store.getState()
    expect(state.view.notices).toEqual([])
    expect(state.strategies.list.map(({ id }) => id)).toEqual(['my-1', 'my-2'])
    expect(state.players.seats[1].kind).toBe(state.example === undefined ? 'robot' : 'person')
    const played = state.example === undefined ? state.players : state.example.before.players
    expect(played.systems).toEqual(refs)
    expect(state.table.boards[0]?.tree?.lines.at(-1)?.events.length).toBeGreaterThanOrEqual(3)
    close(tab)
  })
  it('opens with what its last moment left', async () => {
    if (journal === undefined) return
    const tab = await visit(memoryStorage(rows), notebook(journal))
    expect(tab.saving.outcome).toBe('restored')
    // The board dealt in that moment.
    expect(tab.store.getState().table.boards).toHaveLength(2)
    expect(tab.store.getState().players.systems).toEqual(refs)
    close(tab)
  })
})

it.each(VERSIONS)('links of %s open with their agreements', async (version) => {
  const engine = createInlineEngine()
  const links = JSON.parse(fixture(version, 'links.json')) as Readonly<
    Record<'plain' | 'agreed', string>
  >
  // 0.2 wrote agreements as 0.1 did, to the letter.
  const file = readAgreements(fixture('0.1', 'agreements.json'))
  expect(file.ok).toBe(true)
  for (const [kind, link] of Object.entries(links)) {
    const tab = await visit(undefined, notebook(), [1, 1, 1, 1])
    await openShared(tab, engine, sharedText(link) ?? '')
    const state = tab.store.getState()
    expect(select.cursor(state)).toBe(11)
    expect(select.lineRecord(state).cards).toHaveLength(17)
    if (kind === 'agreed') expect(state.agreements.sides).toEqual(file.ok && file.value)
    close(tab)
  }
})

it.each(VERSIONS)('strategies of %s read in both syntaxes', (version) => {
  const texts = JSON.parse(fixture(version, 'strategies.json')) as { json: string; facts: string }[]
  for (const { json, facts } of texts) {
    const [a, b] = [readStrategy(json), readStrategy(facts)]
    // The facts of a syntax come in its own order.
    const sorted = (read: typeof a) =>
      read.ok ? read.value.strategy.facts.map((fact) => JSON.stringify(fact)).sort() : undefined
    expect(sorted(a)?.length).toBeGreaterThan(10)
    expect(sorted(a)).toEqual(sorted(b))
  }
})

it.each(
  VERSIONS.flatMap((version) => ['json', 'pbn', 'lin'].map((format) => [version, format] as const)),
)('boards of %s read as %s', (version, format) => {
  const { problemCount, packs } = runInline('import', {
    name: `boards.${format}`,
    text: fixture(version, `boards.${format}`),
  })
  expect(problemCount).toBe(0)
  const [board] = packs.flatMap((pack) => JSON.parse(pack) as BoardRecord[])
  expect([board?.calls.length, board?.cards.length]).toEqual([4, 17])
})
