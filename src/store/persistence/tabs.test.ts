/** Two tabs over one storage: one keeps the table, the other says that it does not. */
import { describe, expect, it } from 'vitest'
import { PASS } from '#core/call.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { close, kept, notebook, playSome, rowsOf, type Visit, visit } from '#testing/page-visits.ts'
import type { Tabs } from './tabs.ts'

/** A browser with several tabs: the first to ask has the lock, and it can be stolen or let go. */
function browser() {
  let holder: object | undefined
  const waiting: { tab: object; free: () => void }[] = []
  const losing = new Map<object, () => void>()
  return (): Tabs & { readonly close: () => void } => {
    const tab = {}
    let free = () => {}
    return {
      claim: async () => {
        holder ??= tab
        if (holder !== tab) waiting.push({ tab, free: () => free() })
        return holder === tab
      },
      takeOver: async () => {
        const before = holder
        holder = tab
        if (before !== undefined) losing.get(before)?.()
      },
      onLost: (listener) => losing.set(tab, listener),
      onFree: (listener) => {
        free = listener
      },
      close: () => {
        if (holder !== tab) return
        const next = waiting.shift()
        holder = next?.tab
        next?.free()
      },
    }
  }
}

const messages = ({ store }: Visit): readonly string[] =>
  store.getState().view.notices.map(({ message }) => message)
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

async function twoTabs() {
  const storage = memoryStorage()
  const open = browser()
  const tabs = [open(), open()] as const
  const a = await visit(storage, notebook(), undefined, tabs[0])
  playSome(a, 3)
  await a.saving.flush()
  const b = await visit(storage, notebook(), undefined, tabs[1])
  await settle()
  return { storage, tabs, a, b }
}

describe('a second tab', () => {
  it('says that the first one keeps the table, and writes nothing', async () => {
    const { storage, a, b } = await twoTabs()
    expect(messages(a)).toEqual([])
    expect(messages(b)[0]).toContain('open in another tab')
    b.actions.dealNew()
    await b.saving.flush()
    b.saving.lastMoment()
    expect(kept(await visit(storage))).toEqual(kept(a))
  })
  it('keeps the table when it is told to; the first one is told, and what it saved is set aside', async () => {
    const { storage, a, b } = await twoTabs()
    b.actions.dealNew()
    a.actions.stepBy(-1)
    await a.saving.flush()
    await b.saving.keepHere()
    expect(messages(b)).toEqual([])
    expect(messages(a)[0]).toContain('Another tab keeps the table now')
    a.actions.dealNew()
    await a.saving.flush()
    expect(kept(await visit(storage))).toEqual(kept(b))
    expect(await rowsOf(storage, 'aside')).toHaveLength(1)
  })
  it('goes on by itself when the first one is closed and nothing was saved meanwhile', async () => {
    const { storage, tabs, a, b } = await twoTabs()
    b.actions.dealNew()
    close(a)
    tabs[0].close()
    await settle()
    await b.saving.flush()
    expect(messages(b)).toEqual([])
    expect(kept(await visit(storage))).toEqual(kept(b))
  })
  it('asks first when the closed one had saved another table', async () => {
    const { storage, tabs, a, b } = await twoTabs()
    a.actions.stepBy(-2)
    a.actions.makeCall(PASS)
    await a.saving.flush()
    b.actions.dealNew()
    tabs[0].close()
    await settle()
    expect(messages(b)[0]).toContain('The other tab is closed')
    await b.saving.flush()
    expect(kept(await visit(storage))).toEqual(kept(a))
    await b.saving.keepHere()
    expect(kept(await visit(storage))).toEqual(kept(b))
  })
})
