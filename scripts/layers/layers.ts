/**
 * The layers of `src`, lowest first, and what each may import (docs/architecture.md, Layers). This is
 * the one table: `check.ts` holds every import to it, and layers.test.ts the `tsconfig.json` of each room, the root’s
 * references and the names in package.json. A new layer is a row here and what that test then
 * asks for.
 */
export interface Layer {
  readonly name: string
  /** Its folder under `src`; the first part is its room, which is one TypeScript project. */
  readonly path: string
  /** Layers it may import; `layer/file.ts` allows that one file only. */
  readonly layers: readonly string[]
  /** Packages it may import; a trailing `*` stands for any rest. */
  readonly packages: readonly string[]
  /** No DOM and no worker scope: only the types of src/web-types.d.ts. */
  readonly pure: boolean
  /**
   * Folders in it, lowest first: each imports only itself and those of floors before it. Folders that
   * share a floor do not import one another. Folders not named here may import, and be imported,
   * freely inside the layer.
   */
  readonly floors?: readonly (string | readonly string[])[]
  /** Folders of entries that register themselves: what stands in the folder of an entry, nothing else imports. */
  readonly apart?: readonly string[]
}

const pure = (path: string, layers: readonly string[], more: Partial<Layer> = {}): Layer => ({
  name: path.split('/').at(-1) ?? path,
  path,
  layers,
  packages: [],
  pure: true,
  ...more,
})
const outer = (
  path: string,
  layers: readonly string[],
  packages: readonly string[],
  more: Partial<Layer> = {},
): Layer => ({ ...pure(path, layers, { packages, ...more }), pure: false })

const bridge = [
  pure('bridge/core', []),
  pure('bridge/formats', ['core'], { packages: ['valibot'] }),
  pure('bridge/counting', ['core']),
  pure('bridge/dealer', ['core', 'counting']),
  pure('bridge/combinations', ['core']),
  pure('bridge/doubledummy', ['core']),
  pure('bridge/endings', ['core']),
  pure('bridge/constraint', ['core', 'counting']),
]
const bidding = [
  pure('bidding/rules', ['core', 'constraint']),
  pure('bidding', ['core', 'constraint', 'rules']),
  pure('bidding/systems', ['core', 'constraint', 'rules', 'bidding']),
]
const reasoning = [
  pure('reasoning', ['core', 'counting', 'constraint', 'rules', 'bidding'], {
    floors: ['law', 'predicates', 'posterior', 'inference', 'sources', 'answer'],
  }),
  pure('reasoning/census', ['core', 'counting', 'constraint', 'rules', 'bidding', 'systems']),
  pure('reasoning/cardplay', [
    ...['core', 'counting', 'combinations', 'doubledummy', 'endings', 'constraint', 'rules'],
    ...['bidding', 'reasoning'],
  ]),
  pure('reasoning/callchoice', ['core', 'constraint', 'doubledummy', 'bidding', 'cardplay']),
  pure('reasoning/explain', [
    ...['core', 'counting', 'combinations', 'endings', 'constraint', 'rules', 'bidding'],
    ...['reasoning', 'cardplay', 'callchoice'],
  ]),
]
const learning = [
  // Boards of worked examples: data alone, opened from the page.
  pure('learning/examples', ['core']),
  pure('learning/lessons', ['core', 'formats'], { packages: ['valibot'] }),
  // What a student has answered and what comes next; the questions themselves are drawn by jobs.
  pure('learning/practice', ['core'], { packages: ['ts-fsrs'] }),
  // What a player did on boards that are over, and what they say together.
  pure('learning/played', ['core', 'practice']),
]
const below = [...bridge, ...bidding, ...reasoning, ...learning]
const belowNames = below.map(({ name }) => name)

export const LAYERS: readonly Layer[] = [
  ...below,
  // What several pages say to one another. It needs a browser for its keys, and knows no page.
  outer('live', ['core', 'lessons'], ['valibot', 'mqtt']),
  // The build finds the jobs (build/jobs.mjs).
  outer('engine', belowNames, ['virtual:jobs/*']),
  outer(
    'store',
    // Agreements and levels are data, which the page must have before the engine has said anything.
    [
      ...['core', 'examples', 'lessons', 'practice', 'played'],
      ...['reasoning/sources/carding.ts', 'cardplay/level.ts'],
      ...['engine/client.ts', 'engine/client-address.ts', 'engine/protocol.ts'],
    ],
    ['zustand', 'zustand/*', 'idb', 'valibot'],
  ),
  outer(
    'ui',
    [
      ...['core', 'examples', 'lessons', 'practice', 'played', 'explain', 'live'],
      // *Deals* takes the words of a script back into its controls.
      ...['dealer/tokens.ts', 'engine/protocol.ts', 'store'],
    ],
    [
      ...['react', 'react-dom', 'react-dom/*', 'zustand', 'zustand/*'],
      ...[
        'dequal',
        'fflate',
        'lucide-react',
        'uqr',
        'virtua',
        'wouter',
        'wouter/*',
        '@codemirror/*',
      ],
    ],
    {
      floors: ['kit', 'ask', ['table', 'inspector'], ['dialogs', 'pages'], 'app'],
      apart: ['inspector/panels', 'dialogs', 'pages'],
    },
  ),
  outer(
    'testing',
    [...belowNames, 'live', 'engine', 'store'],
    ['vitest', 'fast-check', 'ws', 'node:*', 'virtual:jobs/*'],
  ),
]

/** The room of a layer: the folder of `src` it stands in. */
export const roomOf = ({ path }: Layer): string => path.split('/')[0] ?? path

/** The layer that a file of `src` belongs to: the one with the longest path to it. */
export const layerOf = (file: string): Layer | undefined =>
  LAYERS.filter(({ path }) => file.startsWith(`src/${path}/`)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0]

/** Whether the layer may import some file of the other. */
export const mayImport = (layer: Layer, other: string): boolean =>
  layer.name === other || layer.layers.some((allowed) => allowed.split('/')[0] === other)
