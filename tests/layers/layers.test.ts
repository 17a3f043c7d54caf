import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layerFaults } from '../../scripts/layers/check.ts'
import { LAYERS, mayImport } from '../../scripts/layers/layers.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
/** A tool run by Node itself, which works on every system. */
const run = (tool: string, args: readonly string[], cwd: string) =>
  spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
const below = LAYERS.filter(({ pure }) => pure).map(({ name }) => name)

describe('the layers are stated once', () => {
  it('is a row for every folder of src', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(names.toSorted()).toEqual(LAYERS.map(({ name }) => name).toSorted())
  })

  it('is what package.json imports name', () => {
    const { imports } = readJson('package.json') as { imports: unknown }
    expect(imports).toEqual(
      Object.fromEntries(LAYERS.map(({ name }) => [`#${name}/*`, `./src/${name}/*`])),
    )
  })

  it.each(LAYERS.filter(({ pure }) => pure))(
    'is what src/$name/tsconfig.json references',
    (layer) => {
      expect(readJson(`src/${layer.name}/tsconfig.json`)).toEqual({
        extends: '../../tsconfig.layer.json',
        include: ['**/*.ts', '../web-types.d.ts'],
        exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.bench.ts'],
        references: layer.layers.map((name) => ({ path: `../${name}` })),
      })
    },
  )

  it('type checks every layer from the root', () => {
    const { references } = readJson('tsconfig.json') as { references: readonly { path: string }[] }
    const paths = references.map(({ path }) => path)
    for (const { name } of LAYERS) expect(paths).toContain(`./src/${name}`)
  })
})

/** One planted module: where it stands, what it imports, and whether that is allowed. */
interface Plant {
  readonly file: string
  readonly from: string
  readonly allowed: boolean
}

const plants: readonly Plant[] = LAYERS.flatMap((layer) => {
  const { name } = layer
  const plant = (from: string, allowed: boolean, kind = 'ts'): Plant => ({
    file: `src/${name}/deep/planted.${kind}`,
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
      plant(`../../${other.name}/any.ts`, false),
      plant(`../../${other.name}/any.ts`, false, 'test.ts'),
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
  it.each(LAYERS)('lets src/$name import what its row allows', ({ name }) => {
    const allowed = plants.filter((one) => one.allowed && one.file.startsWith(`src/${name}/`))
    expect(allowed.length).toBeGreaterThan(0)
    for (const { file, from } of allowed)
      expect(faults(file, `import { x } from '${from}'`), `${file} ${from}`).toEqual([])
  })
  it.each(LAYERS)('goes red at anything else planted in src/$name', ({ name }) => {
    const refused = plants.filter((one) => !one.allowed && one.file.startsWith(`src/${name}/`))
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
  it('goes red at a room that imports a higher one, and lets the higher import the lower', () => {
    const up = "import { x } from '../answer/knowledge.ts'"
    const down = "import { x } from '../law/position.ts'"
    expect(faults('src/knowledge/law/planted.ts', up)).toHaveLength(1)
    expect(faults('src/knowledge/answer/planted.ts', down)).toEqual([])
  })
  it('goes red at a circle, of types too', () => {
    const circle = new Map([
      ['src/core/a.ts', "import type { B } from './b.ts'"],
      ['src/core/b.ts', "import type { A } from './a.ts'"],
    ])
    expect(layerFaults(circle)).toEqual(['circle: src/core/a.ts → src/core/b.ts → src/core/a.ts'])
  })
  it('does not read words of a comment or a string as an import', () => {
    expect(faults('src/core/a.ts', "/**\n * from 'react'\n */\nconst x = 'taken from '")).toEqual(
      [],
    )
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
      write(`src/${layer.name}/any.ts`, 'export const x = 1\n')
      write(`src/${layer.name}/dom.ts`, 'export const title = () => document.title\n')
      write(`src/${layer.name}/web.ts`, 'export const text = () => new TextDecoder().decode()\n')
      for (const { name } of LAYERS)
        write(
          `src/${layer.name}/imports-${name}.ts`,
          `import { x } from '#${name}/any.ts'\nexport const ${name}X = x\n`,
        )
    }
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
        ...LAYERS.map(({ name }) => `src/${name}`),
        'src/engine/tsconfig.worker.json',
        'src/engine/tsconfig.client.json',
      ],
      folder,
    )
    output = stdout
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // A project sees what its references see, so types stop what points upwards or sideways; what
  // skips a step downwards is left to lint.
  const seen = (name: string): ReadonlySet<string> => {
    const direct = LAYERS.filter((other) => {
      const layer = LAYERS.find((row) => row.name === name)
      return layer !== undefined && other.name !== name && mayImport(layer, other.name)
    })
    return new Set([name, ...direct.flatMap((other) => [...seen(other.name)])])
  }

  for (const layer of LAYERS) {
    const file = (other: string) => `src/${layer.name}/imports-${other}.ts`

    it(`let src/${layer.name} import what its row allows`, () => {
      const others = LAYERS.filter(({ name }) => mayImport(layer, name))
      expect(others.flatMap(({ name }) => errorsIn(file(name)))).toEqual([])
    })

    it(`go red when src/${layer.name} imports upwards`, () => {
      const hidden = LAYERS.filter(({ name }) => !seen(layer.name).has(name))
      expect(hidden.filter(({ name }) => errorsIn(file(name)).length === 0)).toEqual([])
      // #testing stands above all the others, so only it sees everything but ui.
      expect(hidden.length).toBeGreaterThan(0)
    })
  }

  it.each(LAYERS)('src/$name knows the DOM only above the engine', ({ name }) => {
    const known = !below.includes(name) && name !== 'engine'
    expect(errorsIn(`src/${name}/dom.ts`).length === 0).toBe(known)
    expect(errorsIn(`src/${name}/web.ts`)).toEqual([])
  })

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
