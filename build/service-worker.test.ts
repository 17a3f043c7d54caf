/** The service worker of a build of a few files, in a world where every answer of the host is chosen. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runWorker, type Store, type WorkerWorld } from '../src/testing/worker-world.ts'
import { releaseOf, serviceWorkerSource } from './offline.ts'

const SCOPE = 'https://club.example/kibitzer/'
type Files = Readonly<Record<string, string>>

const ONE: Files = {
  'index.html': '<html>one</html>',
  'assets/app-1.js': 'run(1)',
  'assets/font-1.woff2': 'letters',
  'favicon.svg': '<svg/>',
  'combinations.bin': 'rows',
  'de/index.html': '<html>eins</html>',
  'assets/locale-de-1.js': 'Worte',
}
const TWO: Files = {
  ...ONE,
  'index.html': '<html>two</html>',
  'assets/app-2.js': 'run(2)',
  'de/index.html': '<html>zwei</html>',
  'assets/locale-de-2.js': 'mehr Worte',
}
const buildOf = (files: Files): string => (files === TWO ? '2' : '1').repeat(16)
const digestsOf = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      createHash('sha256').update(text).digest('hex'),
    ]),
  )

/** A host of these files that sends other bytes, or a status, for some. */
const hostOf =
  (files: Files, wrong: Readonly<Record<string, string | number>> = {}): WorkerWorld['host'] =>
  (url) => {
    const path = url.slice(SCOPE.length) || 'index.html'
    const answer = wrong[path] ?? files[path] ?? 404
    return typeof answer === 'number' ? answer : new Response(answer)
  }
const startOf = async (files: Files, world: Partial<WorkerWorld> = {}) =>
  runWorker(await serviceWorkerSource(releaseOf(buildOf(files), digestsOf(files))), {
    scope: SCOPE,
    store: new Map(),
    host: hostOf(files),
    pages: [SCOPE],
    ...world,
  })
/** A store in which the first version is kept whole, with what it was asked for later. */
async function keptOne(...later: readonly string[]): Promise<Store> {
  const store: Store = new Map()
  const worker = await startOf(ONE, { store })
  await worker.install()
  for (const path of later) await worker.fetch(SCOPE + path)
  return store
}
const pathsIn = (store: Store, files: Files): readonly string[] =>
  [...(store.get(`kibitzer /kibitzer/ ${buildOf(files)}`)?.keys() ?? [])]
    .map((url) => url.slice(SCOPE.length))
    .sort()
const silent = () => undefined
const textOf = async (answer: Promise<Response | undefined>) => await (await answer)?.text()

describe('a version that comes', () => {
  it('keeps every file that all visitors need, and then needs no host', async () => {
    const store = await keptOne()
    expect(pathsIn(store, ONE)).toEqual([
      'assets/app-1.js',
      'assets/font-1.woff2',
      'favicon.svg',
      'index.html',
    ])
    const worker = await startOf(ONE, { store, host: silent })
    expect(await textOf(worker.fetch(SCOPE, 'navigate'))).toBe(ONE['index.html'])
    expect(await textOf(worker.fetch(`${SCOPE}?x#/library`, 'navigate'))).toBe(ONE['index.html'])
    expect(await textOf(worker.fetch(`${SCOPE}assets/app-1.js`))).toBe('run(1)')
    expect(worker.asked).toEqual([])
  })
  it('sends what it keeps with the release’s own type and headers, whatever the host sent', async () => {
    const store: Store = new Map()
    const host: WorkerWorld['host'] = (url) => {
      const { body, status } = hostOf(ONE)(url) as Response
      return new Response(body, {
        status,
        headers: { 'Content-Type': 'text/html', 'Content-Encoding': 'x', 'X-Host': 'hotel' },
      })
    }
    const worker = await startOf(ONE, { store, host })
    await worker.install()
    const headers = (await worker.fetch(`${SCOPE}assets/app-1.js`))?.headers
    expect(headers?.get('Content-Type')).toBe('text/javascript')
    expect(headers?.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect([headers?.get('Content-Encoding'), headers?.get('X-Host')]).toEqual([null, null])
  })
  it.each(Object.keys(TWO).filter((path) => TWO[path] !== ONE[path] && !/de/.test(path)))(
    'is refused, and the one before goes on, where %s is another',
    async (path) => {
      for (const [wrong, why] of [
        [`${TWO[path]?.slice(0, -1)}?`, 'other'],
        ['<html>Pay for a room first</html>', 'other'],
        [404, 'missing'],
        [503, 'missing'],
      ] as const) {
        const store = await keptOne()
        const world = { store, older: true, host: hostOf(TWO, { [path]: wrong }) }
        const next = await startOf(TWO, world)
        await expect(next.install()).rejects.toThrow(path)
        expect(next.told).toEqual([{ file: path, why, goesOn: 'older' }])
        const worker = await startOf(ONE, world)
        expect(await textOf(worker.fetch(SCOPE, 'navigate'))).toBe(ONE['index.html'])
        // Mended, it comes: nothing wrong was kept.
        const again = await startOf(TWO, { store, older: true })
        await again.install()
        expect((await again.verify()).wrong).toEqual([])
      }
    },
  )
  it('is asked for once more where the browser’s own store has a wrong file', async () => {
    const host: WorkerWorld['host'] = (url, cache) =>
      url.endsWith('app-1.js') && cache !== 'reload' ? new Response('old') : hostOf(ONE)(url)
    const worker = await startOf(ONE, { host })
    await worker.install()
    expect(worker.told).toEqual([])
  })
  it('does not come, and says nothing, where the network goes away', async () => {
    const store = await keptOne()
    const next = await startOf(TWO, { store, older: true, host: silent })
    await expect(next.install()).rejects.toThrow('Failed to fetch')
    expect(next.told).toEqual([])
  })
  it('takes what has not changed from the version before', async () => {
    const next = await startOf(TWO, { store: await keptOne() })
    await next.install()
    expect(next.asked.map((url) => url.slice(SCOPE.length)).sort()).toEqual([
      'assets/app-2.js',
      'index.html',
    ])
  })
  it('has what its reader had asked for later: the catalogue, a language', async () => {
    const store = await keptOne('combinations.bin', 'de/index.html')
    const next = await startOf(TWO, { store })
    await next.install()
    const offline = await startOf(TWO, { store, host: silent })
    expect(await textOf(offline.fetch(`${SCOPE}combinations.bin`))).toBe('rows')
    expect(await textOf(offline.fetch(`${SCOPE}de/`, 'navigate'))).toBe(TWO['de/index.html'])
    expect(await textOf(offline.fetch(`${SCOPE}assets/locale-de-2.js`))).toBe('mehr Worte')
  })
  it('has the language of a page that is open at the first visit', async () => {
    const store: Store = new Map()
    await (await startOf(ONE, { store, pages: [`${SCOPE}de/#/`] })).install()
    expect(pathsIn(store, ONE)).toContain('de/index.html')
    expect(pathsIn(store, ONE)).not.toContain('combinations.bin')
  })
})

describe('what the host answers instead', () => {
  it('never takes the place of the app: a page that is kept is not asked for', async () => {
    const store = await keptOne()
    for (const host of [() => 503, () => new Response('<html>Pay first</html>'), silent]) {
      const worker = await startOf(ONE, { store, host })
      expect(await textOf(worker.fetch(SCOPE, 'navigate'))).toBe(ONE['index.html'])
      expect(worker.asked).toEqual([])
    }
  })
  it('is shown where the page is not kept, and not kept either', async () => {
    const store = await keptOne()
    const hotel = '<html>Pay first</html>'
    const worker = await startOf(ONE, { store, host: () => new Response(hotel) })
    expect(await textOf(worker.fetch(`${SCOPE}de/`, 'navigate'))).toBe(hotel)
    expect(pathsIn(store, ONE)).not.toContain('de/index.html')
  })
  it('is refused and told where a part is asked for later', async () => {
    const worker = await startOf(ONE, {
      store: await keptOne(),
      host: () => new Response('<html/>'),
    })
    expect((await worker.fetch(`${SCOPE}combinations.bin`))?.type).toBe('error')
    const file = 'combinations.bin'
    expect(worker.told).toEqual([{ file, why: 'other', goesOn: 'this' }])
  })
})

describe('two versions', () => {
  it('are not mixed: a page of the one before is given its own files, or none', async () => {
    const store = await keptOne('combinations.bin')
    const next = await startOf({ ...TWO, 'combinations.bin': 'other rows' }, { store })
    await next.install()
    expect(await textOf(next.fetch(`${SCOPE}assets/app-1.js`))).toBe('run(1)')
    const of = (build: string) => next.fetch(`${SCOPE}combinations.bin?build=${build}`)
    expect((await of('3'.repeat(16)))?.type).toBe('error')
    expect(await textOf(of(buildOf(ONE)))).toBe('rows')
  })
  it('stay as long as pages show them, and the latest before the one in charge', async () => {
    const store = await keptOne()
    const names = ['a', 'b', 'c'].map((letter) => `kibitzer /kibitzer/ ${letter.repeat(16)}`)
    for (const name of [...names, 'kibitzer-de-0123456789abcdef']) store.set(name, new Map())
    store.set('of another program', new Map())
    const next = await startOf(TWO, { store, shown: ['b'.repeat(16)] })
    await next.install()
    await next.activate()
    expect([...store.keys()]).toEqual([
      names[1],
      'kibitzer-de-0123456789abcdef',
      'of another program',
      `kibitzer /kibitzer/ ${buildOf(TWO)}`,
    ])
  })
})

describe('asked whether all is as it was released', () => {
  it('counts what is kept, names what is not, and takes that out', async () => {
    const store = await keptOne('combinations.bin')
    const worker = await startOf(ONE, { store })
    const build = buildOf(ONE)
    expect(await worker.verify()).toEqual({ build, count: 5, wrong: [] })
    const kept = store.get(`kibitzer /kibitzer/ ${build}`)
    const bytes = new TextEncoder().encode('run(9)').buffer
    kept?.set(`${SCOPE}assets/app-1.js`, { bytes, headers: new Headers() })
    kept?.delete(`${SCOPE}favicon.svg`)
    const wrong = ['assets/app-1.js', 'favicon.svg']
    expect(await worker.verify()).toEqual({ build, count: 5, wrong })
    expect(await textOf(worker.fetch(`${SCOPE}assets/app-1.js`))).toBe('run(1)')
  })
})

it('a file of a type that is not known stops the build', () => {
  expect(() => releaseOf('0', { 'a.exe': '' })).toThrow('a.exe')
})
