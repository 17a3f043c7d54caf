import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layerFaults } from '../../scripts/layers/check.ts'
import { LAYERS, mayImport, roomOf } from '../../scripts/layers/layers.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
/** A tool run by Node itself, which works on every system. */
const run = (tool: string, args: readonly string[], cwd: string) =>
  spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
const ROOMS = [...new Set(LAYERS.map(roomOf))]
/** Those rooms that are projects of their own; helpers of tests are checked with the tests. */
const PROJECTS = ROOMS.filter((room) => room !== 'testing')
const isPure = (room: string): boolean =>
  LAYERS.filter((layer) => roomOf(layer) === room).every(({ pure }) => pure)
/** The other rooms that a room may import, whole or single files of them. */
const roomsBelow = (room: string): readonly string[] => {
  const own = LAYERS.filter((layer) => roomOf(layer) === room)
  return ROOMS.filter((other) =>
    LAYERS.some(
      (layer) =>
        roomOf(layer) === other && other !== room && own.some((one) => mayImport(one, layer.name)),
    ),
  )
}

describe('the layers are stated once', () => {
  it('is a row for every folder of src', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(names.toSorted()).toEqual(ROOMS.toSorted())
    for (const { path } of LAYERS) expect(existsSync(join(root, 'src', path)), path).toBe(true)
  })

  it('is what package.json imports name', () => {
    const { imports } = readJson('package.json') as { imports: Record<string, string> }
    const rows = LAYERS.map(({ name, path }) => [`#${name}/*`, `./src/${path}/*`])
    expect(imports).toEqual(Object.fromEntries(rows))
  })

  it.each(PROJECTS.filter(isPure))('is what src/%s/tsconfig.json references', (room) => {
    const { references = [], extends: base } = readJson(`src/${room}/tsconfig.json`) as {
      references?: readonly { path: string }[]
      extends: string
    }
    expect(base).toBe('../../tsconfig.base.json')
    expect(references.map(({ path }) => path)).toEqual(
      roomsBelow(room).map((other) => `../${other}`),
    )
  })

  it('is what tsconfig.node.json names for lab, where package.json has no say', () => {
    const { imports } = readJson('package.json') as { imports: Record<string, string> }
    const { compilerOptions } = readJson('tsconfig.node.json') as {
      compilerOptions: { paths: unknown }
    }
    expect(compilerOptions.paths).toEqual(
      Object.fromEntries(Object.entries(imports).map(([name, folder]) => [name, [folder]])),
    )
  })

  it('type checks every room from the root', () => {
    const { references } = readJson('tsconfig.json') as { references: readonly { path: string }[] }
    const paths = references.map(({ path }) => path)
    for (const room of PROJECTS) expect(paths).toContain(`./src/${room}`)
    expect(paths).toContain('./tsconfig.node.json')
  })
})

/** One planted module: where it stands, what it imports, and whether that is allowed. */
interface Plant {
  readonly file: string
  readonly layer: string
  readonly from: string
  readonly allowed: boolean
}

const plants: readonly Plant[] = LAYERS.flatMap((layer) => {
  const { name, path } = layer
  const plant = (from: string, allowed: boolean, kind = 'ts'): Plant => ({
    file: `src/${path}/deep/planted.${kind}`,
    layer: name,
    from,
    allowed,
  })
  return [
    plant('./beside.ts', true),
    plant('../above.ts', true),
    plant(`#${name}/above.ts`, false),
    ...LAYERS.filter((other) => other.name !== name).flatMap((other) => [
      // Where only single files are allowed, this file is not among them.
      plant(`#${other.name}/any.ts`, layer.layers.includes(other.name)),
      plant(posix.relative(`/${path}/deep`, `/${other.path}/any.ts`), false),
      plant(posix.relative(`/${path}/deep`, `/${other.path}/any.ts`), false, 'test.ts'),
    ]),
    ...layer.layers
      .filter((allowed) => allowed.endsWith('.ts'))
      .map((allowed) => plant(`#${allowed}`, true)),
    ...['react', 'zustand', 'valibot', 'idb', 'fast-check', 'vitest', 'node:fs'].map((from) =>
      plant(
        from,
        layer.packages.some((allowed) => allowed.replace('*', 'fs') === from),
      ),
    ),
    plant('fast-check', true, 'test.ts'),
    ...(name === 'testing' ? [] : [plant('#testing/shared.ts', true, 'test.ts')]),
  ]
})
const faults = (file: string, text: string) => layerFaults(new Map([[file, text]]))

describe('the check of imports', () => {
  it.each(LAYERS)('lets src/$path import what its row allows', ({ name }) => {
    const allowed = plants.filter((one) => one.allowed && one.layer === name)
    expect(allowed.length).toBeGreaterThan(0)
    for (const { file, from } of allowed)
      expect(faults(file, `import { x } from '${from}'`), `${file} ${from}`).toEqual([])
  })
  it.each(LAYERS)('goes red at anything else planted in src/$path', ({ name }) => {
    const refused = plants.filter((one) => !one.allowed && one.layer === name)
    expect(refused.length).toBeGreaterThan(0)
    for (const { file, from } of refused)
      for (const text of [
        `import type { x } from '${from}'`,
        `export { x } from '${from}'`,
        `const x = import('${from}')`,
        `import '${from}'`,
      ])
        expect(faults(file, text), `${file} ${text}`).toHaveLength(1)
  })
  it('goes red at a floor that imports a higher one, and lets the higher import the lower', () => {
    const up = "import { x } from '../answer/knowledge.ts'"
    const down = "import { x } from '../law/position.ts'"
    expect(faults('src/reasoning/law/planted.ts', up)).toHaveLength(1)
    expect(faults('src/reasoning/answer/planted.ts', down)).toEqual([])
  })
  it.each([
    ['kit/Button.tsx', '../ask/use-job.ts'],
    ['ask/use-job.ts', '../table/Hand.tsx'],
    ['table/Hand.tsx', '../inspector/lens/Lens.tsx'],
    ['inspector/lens/Lens.tsx', '../../table/Hand.tsx'],
    ['pages/about/AboutPage.tsx', '../../dialogs/deal/DealDialog.tsx'],
    ['dialogs/deal/DealDialog.tsx', '../../pages/about/AboutPage.tsx'],
    ['pages/about/AboutPage.tsx', '../../app/App.tsx'],
    // What registers itself is imported by nothing else.
    ['pages/about/AboutPage.tsx', '../print/PrintPage.tsx'],
    ['pages/about/AboutPage.tsx', '../../inspector/panels/result/index.tsx'],
    ['dialogs/deal/DealDialog.tsx', '../share/ShareDialog.tsx'],
    ['inspector/panels/suit/index.tsx', '../result/Par.tsx'],
    ['inspector/lens/Lens.tsx', '../panels/result/index.tsx'],
    ['app/pages.ts', '../pages/about/index.ts'],
  ])('goes red when src/ui/%s imports %s', (file, from) => {
    for (const text of [`import { x } from '${from}'`, `const x = import('${from}')`])
      expect(faults(`src/ui/${file}`, text)).toHaveLength(1)
  })
  it.each([
    ['pages/about/AboutPage.tsx', './sources.ts'],
    ['pages/about/AboutPage.tsx', '../../inspector/suit/suit-words.ts'],
    ['pages/about/AboutPage.tsx', '../../table/Hand.tsx'],
    ['inspector/panels/suit/index.tsx', '../../suit/suit-words.ts'],
    ['pages/about/index.ts', '../page.ts'],
    ['inspector/lens/Lens.tsx', '../panels/index.ts'],
    ['table/Hand.tsx', '../ask/use-job.ts'],
  ])('lets src/ui/%s import %s', (file, from) => {
    expect(faults(`src/ui/${file}`, `import { x } from '${from}'`)).toEqual([])
  })
  it('goes red at a circle, of types too', () => {
    const circle = new Map([
      ['src/bridge/core/a.ts', "import type { B } from './b.ts'"],
      ['src/bridge/core/b.ts', "import type { A } from './a.ts'"],
    ])
    expect(layerFaults(circle)).toEqual([
      'circle: src/bridge/core/a.ts → src/bridge/core/b.ts → src/bridge/core/a.ts',
    ])
  })
  it('goes red at a circle of folders, where no file is in one', () => {
    const circle = new Map([
      ['src/ui/ask/read.ts', "import { phase } from './lens/phase.ts'"],
      ['src/ui/ask/lens/phase.ts', "import { job } from '../job.ts'"],
      ['src/ui/ask/job.ts', ''],
    ])
    expect(layerFaults(circle)).toEqual(['circle: src/ui/ask → src/ui/ask/lens → src/ui/ask'])
  })
  it('does not read words of a comment or a string as an import', () => {
    expect(
      faults('src/bridge/core/a.ts', "/**\n * from 'react'\n */\nconst x = 'taken from '"),
    ).toEqual([])
  })
})

describe('types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kibitzer-types-'))
  let output = ''

  const errorsIn = (file: string): string[] =>
    output
      .replaceAll('\\', '/')
      .split('\n')
      .filter((line) => line.startsWith(`${file}(`))

  beforeAll(() => {
    for (const file of readdirSync(root))
      if (/^(tsconfig.*|package)\.json$/.test(file)) cpSync(join(root, file), join(folder, file))
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }))
      if (/tsconfig[^/\\]*\.json$|^[^/\\]+\.d\.ts$/.test(file))
        write(join('src', file), readFileSync(join(root, 'src', file), 'utf8'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')

    for (const layer of LAYERS) {
      write(`src/${layer.path}/any.ts`, 'export const x = 1\n')
      write(`src/${layer.path}/dom.ts`, 'export const title = () => document.title\n')
      write(`src/${layer.path}/web.ts`, 'export const text = () => new TextDecoder().decode()\n')
    }
    // TypeScript names one importer of a file that a project may not see, so each room has one of each.
    for (const room of PROJECTS)
      for (const { name } of LAYERS)
        write(
          `src/${room}/imports-${name}.ts`,
          `import { x } from '#${name}/any.ts'\nexport const ${name}X = x\n`,
        )
    write('src/engine/worker.ts', "export const here = () => self.postMessage('x')\n")
    write('src/engine/client.ts', 'export const title = () => document.title\n')
    write('src/engine/worker-dom.ts', 'export const title = () => document.title\n')
    const { stdout } = run(
      'typescript/bin/tsc',
      [
        '-b',
        // Side by side, TypeScript 7.0 takes a file that another project is still reading for no module
        // (TS2306), about one time in six.
        '--builders',
        '1',
        '--pretty',
        'false',
        ...PROJECTS.map((room) => `src/${room}`),
        'src/engine/tsconfig.worker.json',
      ],
      folder,
    )
    output = stdout
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // A project sees what its references see, so types stop what points upwards or sideways between rooms;
  // what skips a step downwards, or climbs inside a room, is left to lint.
  const seen = (room: string): ReadonlySet<string> =>
    new Set([room, ...roomsBelow(room).flatMap((other) => [...seen(other)])])

  for (const room of PROJECTS) {
    const file = (other: string) => `src/${room}/imports-${other}.ts`

    it(`let src/${room} import what its rows allow`, () => {
      const rooms = seen(room)
      const others = LAYERS.filter((other) => rooms.has(roomOf(other)))
      expect(others.flatMap(({ name }) => errorsIn(file(name)))).toEqual([])
    })

    it(`go red when src/${room} imports from a room above`, () => {
      const rooms = seen(room)
      const hidden = LAYERS.filter((other) => !rooms.has(roomOf(other)))
      expect(hidden.filter(({ name }) => errorsIn(file(name)).length === 0)).toEqual([])
      expect(hidden.length).toBeGreaterThan(0)
    })
  }

  it.each(LAYERS.filter((one) => PROJECTS.includes(roomOf(one))))(
    'src/$path knows the DOM only above the engine',
    ({ name, path, pure }) => {
      expect(errorsIn(`src/${path}/dom.ts`).length === 0).toBe(!pure && name !== 'engine')
      expect(errorsIn(`src/${path}/web.ts`)).toEqual([])
    },
  )

  it('gives the worker its own scope and the client the DOM', () => {
    expect(errorsIn('src/engine/worker.ts')).toEqual([])
    expect(errorsIn('src/engine/client.ts')).toEqual([])
    expect(errorsIn('src/engine/worker-dom.ts')).not.toEqual([])
  })
})

describe('the user interface', () => {
  it('takes only types from #explain and #engine: no bridge is computed there', () => {
    const files = readdirSync(join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    const values = sources.flatMap((file) => {
      const text = readFileSync(join(root, 'src/ui', file), 'utf8')
      return [
        ...text.matchAll(/^(?:import|export)\b[^'"]*from\s+['"]#(?:explain|engine)\/[^'"]+/gm),
      ]
        .map(([statement]) => statement)
        .filter((statement) => !/^(?:import|export) type\b/.test(statement))
        .map((statement) => `${file}: ${statement}`)
    })
    expect(values).toEqual([])
  })
})
