/**
 * The layers of `src`, lowest first, and what each may import (docs/architecture.md, Layers).
 * Lint (biome.json), types (a tsconfig.json per layer) and names (package.json "imports") each
 * state a part of this; layers.test.ts holds them to it. A new layer is a row here and what the
 * test then asks for.
 */
export interface Layer {
  readonly name: string
  /** Layers it may import; `layer/file.ts` allows that one file only. */
  readonly layers: readonly string[]
  /** Packages and Node modules it may import, as gitignore-style patterns. */
  readonly packages: readonly string[]
  /** Whether it is pure: no DOM, no worker scope, only the types of src/web-types.d.ts. */
  readonly pure: boolean
}

const pure = (
  name: string,
  layers: readonly string[],
  packages: readonly string[] = [],
): Layer => ({ name, layers, packages, pure: true })

const core = pure('core', [])
const formats = pure('formats', ['core'], ['valibot'])
const counting = pure('counting', ['core'])
const combinations = pure('combinations', ['core'])
// Boards of worked examples: data alone, opened from the page.
const examples = pure('examples', ['core'])
const constraint = pure('constraint', ['core', 'counting'])
const rules = pure('rules', ['core', 'constraint'])
const bidding = pure('bidding', ['core', 'constraint', 'rules'])
const systems = pure('systems', ['core', 'constraint', 'rules', 'bidding'])
const knowledge = pure('knowledge', ['core', 'counting', 'constraint', 'rules', 'bidding'])
const census = pure('census', ['core', 'counting', 'constraint', 'rules', 'bidding', 'systems'])
const explain = pure('explain', [
  ...['core', 'counting', 'combinations', 'constraint', 'rules', 'bidding', 'knowledge'],
])

const below = [
  ...[core, formats, counting, combinations, examples, constraint, rules],
  ...[bidding, systems, knowledge, census, explain],
]
const belowNames = below.map(({ name }) => name)

export const LAYERS: readonly Layer[] = [
  ...below,
  { name: 'engine', layers: belowNames, packages: [], pure: false },
  {
    name: 'store',
    layers: ['core', 'examples', 'engine/client.ts', 'engine/protocol.ts'],
    packages: ['zustand', 'zustand/**', 'idb', 'valibot'],
    pure: false,
  },
  {
    name: 'ui',
    layers: ['core', 'examples', 'explain', 'engine/protocol.ts', 'store'],
    packages: [
      ...['react', 'react-dom', 'react-dom/**', 'zustand', 'zustand/**'],
      ...['lucide-react', 'virtua', 'wouter', 'wouter/**'],
    ],
    pure: false,
  },
  {
    name: 'testing',
    layers: [...belowNames, 'engine', 'store'],
    packages: ['vitest', 'fast-check', 'node:*'],
    pure: false,
  },
]

/** Whether the layer may import some file of the other. */
export const mayImport = (layer: Layer, other: string): boolean =>
  layer.name === other || layer.layers.some((allowed) => allowed.split('/')[0] === other)

const relativeToLayer = (names: readonly string[]) => ({
  group: names.map((name) => `../**/${name}/**`),
  message: 'Across layers import through #layer/file.ts, never by a relative path.',
})

const override = (includes: readonly string[], patterns: readonly object[]) => ({
  includes,
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
  },
})

/** The overrides that biome.json must hold: one per layer, then one for every layer's tests. */
export const lintOverrides: readonly object[] = [
  ...LAYERS.map(({ name, layers, packages }) =>
    override(
      [`src/${name}/**`],
      [
        {
          group: [
            ...['**', '!./**', '!../**'],
            ...layers.map((other) => (other.endsWith('.ts') ? `!#${other}` : `!#${other}/**`)),
            ...packages.map((allowed) => `!${allowed}`),
          ],
          message: `src/${name} may import only ${
            layers.map((other) => `#${other}`).join(', ') || 'its own files'
          } (docs/architecture.md, Layers).`,
        },
        relativeToLayer(LAYERS.map((layer) => layer.name).filter((other) => other !== name)),
      ],
    ),
  ),
  // Tests may use any layer, #testing and the test packages.
  override(
    ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.bench.ts'],
    [relativeToLayer(LAYERS.map((layer) => layer.name))],
  ),
]
