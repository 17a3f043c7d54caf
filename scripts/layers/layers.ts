/**
 * The layers of `src`, lowest first, and what each may import (docs/architecture.md, Layers). This is
 * the one table: `check.ts` holds every import to it, and layers.test.ts the `tsconfig.json` of each layer, the root’s
 * references and the names in package.json. A new layer is a row here and what that test then
 * asks for.
 */
export interface Layer {
  readonly name: string
  /** Layers it may import; `layer/file.ts` allows that one file only. */
  readonly layers: readonly string[]
  /** Packages it may import; a trailing `*` stands for any rest. */
  readonly packages: readonly string[]
  /** No DOM and no worker scope: only the types of src/web-types.d.ts. */
  readonly pure: boolean
  /**
   * Folders in it, lowest first: each imports only itself and those before it. Folders not named
   * here may import, and be imported, freely inside the layer.
   */
  readonly rooms?: readonly string[]
}

const pure = (name: string, layers: readonly string[], more: Partial<Layer> = {}): Layer => ({
  name,
  layers,
  packages: [],
  pure: true,
  ...more,
})

const below = [
  pure('core', []),
  pure('formats', ['core'], { packages: ['valibot'] }),
  pure('counting', ['core']),
  pure('combinations', ['core']),
  pure('doubledummy', ['core']),
  // Boards of worked examples: data alone, opened from the page.
  pure('examples', ['core']),
  pure('lessons', ['core', 'formats'], { packages: ['valibot'] }),
  // What a student has answered and what comes next; the questions themselves are drawn by jobs.
  pure('practice', ['core'], { packages: ['ts-fsrs'] }),
  pure('constraint', ['core', 'counting']),
  pure('rules', ['core', 'constraint']),
  pure('bidding', ['core', 'constraint', 'rules']),
  pure('systems', ['core', 'constraint', 'rules', 'bidding']),
  pure('knowledge', ['core', 'counting', 'constraint', 'rules', 'bidding'], {
    rooms: ['law', 'predicates', 'posterior', 'inference', 'sources', 'answer'],
  }),
  pure('census', ['core', 'counting', 'constraint', 'rules', 'bidding', 'systems']),
  pure('cardplay', [
    ...['core', 'counting', 'combinations', 'doubledummy', 'constraint', 'rules', 'bidding'],
    'knowledge',
  ]),
  pure('explain', [
    ...['core', 'counting', 'combinations', 'constraint', 'rules', 'bidding', 'knowledge'],
    'cardplay',
  ]),
]
const belowNames = below.map(({ name }) => name)

export const LAYERS: readonly Layer[] = [
  ...below,
  { name: 'engine', layers: belowNames, packages: [], pure: false },
  {
    name: 'store',
    // Agreements are data, which the page must have before the engine has said anything.
    layers: [
      ...['core', 'examples', 'lessons', 'practice', 'knowledge/sources/carding.ts'],
      ...['engine/client.ts', 'engine/protocol.ts'],
    ],
    packages: ['zustand', 'zustand/*', 'idb', 'valibot'],
    pure: false,
  },
  {
    name: 'ui',
    layers: ['core', 'examples', 'lessons', 'practice', 'explain', 'engine/protocol.ts', 'store'],
    packages: [
      ...['react', 'react-dom', 'react-dom/*', 'zustand', 'zustand/*'],
      ...['dequal', 'fflate', 'lucide-react', 'virtua', 'wouter', 'wouter/*'],
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
