/** What files hold is the same in every language: modules that were loaded in each are asked. */
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '#core/text.ts'
import { catalogueOf, languages, messagesOf } from '../build/catalogues.ts'

const root = new URL('..', import.meta.url).pathname

describe.each(languages)('in %s', (language) => {
  let server: ViteDevServer
  beforeAll(async () => {
    const messages = messagesOf(catalogueOf(language))
    const catalogue: Catalogue = { language, address: '', messages }
    globalThis.kibitzerCatalogue = catalogue
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false },
    })
  })
  afterAll(() => {
    globalThis.kibitzerCatalogue = undefined
    return server.close()
  })

  it('a seat is named in the language', async () => {
    const { seatName } = await server.ssrLoadModule('/src/bridge/core/seat.ts')
    expect(seatName(0)).toBe(messagesOf(catalogueOf(language))['North'])
  })

  it('seats are read by the letters and names of files', async () => {
    const { parseSeat } = await server.ssrLoadModule('/src/bridge/core/seat.ts')
    expect(['N', 'E', 'S', 'W', 'East'].map((text) => parseSeat(text))).toEqual([0, 1, 2, 3, 1])
  })
  it('alerts are written in PBN and read from it by its own word', async () => {
    const { readNote, writeNote } = await server.ssrLoadModule(
      '/src/bridge/formats/pbn/sections.ts',
    )
    expect(writeNote({ call: 0, alert: true, note: '15–17' })).toBe('Alerted: 15–17')
    for (const text of ['Alerted', 'Alerted: 15–17', '15–17'])
      expect(writeNote({ call: 0, ...readNote(text) })).toBe(text)
  })
  it('a call that is refused has the code of its rule', async () => {
    const { whyIllegal } = await server.ssrLoadModule('/src/bridge/core/auction.ts')
    const { DOUBLE, REDOUBLE } = await server.ssrLoadModule('/src/bridge/core/call.ts')
    const codes = [DOUBLE, REDOUBLE].map((call) => whyIllegal({ dealer: 0, calls: [] }, call)?.code)
    expect(codes).toEqual(['call/double', 'call/redouble'])
  })
  it('facts of strategies have the words of their paper', async () => {
    const { factText, STRAIN_WORDS } = await server.ssrLoadModule('/src/bridge/core/strategy.ts')
    const fact = { kind: 'open', level: 1, suit: 0, min: 12, max: 21, length: 3 }
    expect(STRAIN_WORDS[4]).toBe('notrump')
    expect(factText(fact)).toContain('open(1,club,12,21,3)')
  })
})
