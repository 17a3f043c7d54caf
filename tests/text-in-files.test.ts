/** What files hold is the same in every language: modules set in each are asked, as its build sets them. */
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '../build/languages.ts'
import { languages } from '../text/languages.ts'

const root = new URL('..', import.meta.url).pathname

describe.each(Object.keys(languages))('in %s', (language) => {
  let server: ViteDevServer
  beforeAll(async () => {
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: inLanguage(root, language),
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false },
    })
  })
  afterAll(() => server.close())

  it('seats are read by the letters and names of files', async () => {
    const { parseSeat } = await server.ssrLoadModule('/src/core/seat.ts')
    expect(['N', 'E', 'S', 'W', 'East'].map((text) => parseSeat(text))).toEqual([0, 1, 2, 3, 1])
  })
  it('facts of strategies have the words of their paper', async () => {
    const { STRAIN_WORDS } = await server.ssrLoadModule('/src/core/strategy.ts')
    const { factText } = await server.ssrLoadModule('/src/formats/strategy/draft.ts')
    const fact = { kind: 'open', level: 1, suit: 0, min: 12, max: 21, length: 3 }
    expect(STRAIN_WORDS[4]).toBe('notrump')
    expect(factText(fact)).toContain('open(1,club,12,21,3)')
  })
})
