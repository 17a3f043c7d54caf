/** What 0.1 wrote still opens: stored tables, journals, links and files, made with its own code. */
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

const fixture = (name: string): string =>
  readFileSync(new URL(`fixtures-0.1/${name}`, import.meta.url), 'utf8')

type Rows = NonNullable<Parameters<typeof memoryStorage>[0]>
interface OldTable {
  readonly name: string
  readonly systems: readonly [string, string]
  readonly journal?: string
  readonly rows: Rows
}
const TABLES = fixture('tables.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as OldTable)

describe.each(TABLES)('a table of 0.1 with $name', ({ systems, journal, rows }) => {
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

it('links of 0.1 open with their agreements', async () => {
  const engine = createInlineEngine()
  const links = JSON.parse(fixture('links.json')) as Readonly<Record<'plain' | 'agreed', string>>
  const file = readAgreements(fixture('agreements.json'))
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

it('strategies of 0.1 read in both syntaxes', () => {
  const texts = JSON.parse(fixture('strategies.json')) as { json: string; facts: string }[]
  for (const { json, facts } of texts) {
    const [a, b] = [readStrategy(json), readStrategy(facts)]
    // The facts of a syntax come in its own order.
    const sorted = (read: typeof a) =>
      read.ok ? read.value.strategy.facts.map((fact) => JSON.stringify(fact)).sort() : undefined
    expect(sorted(a)?.length).toBeGreaterThan(10)
    expect(sorted(a)).toEqual(sorted(b))
  }
})

it.each(['json', 'pbn', 'lin'])('boards of 0.1 read as %s', (format) => {
  const { problemCount, packs } = runInline('import', {
    name: `boards.${format}`,
    text: fixture(`boards.${format}`),
  })
  expect(problemCount).toBe(0)
  const [board] = packs.flatMap((pack) => JSON.parse(pack) as BoardRecord[])
  expect([board?.calls.length, board?.cards.length]).toEqual([4, 17])
})
