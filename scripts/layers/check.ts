/**
 * Holds imports to the table of layers: which layer may import which, how an import is written, the
 * order of rooms inside a layer, and no circles, of types neither (Biome looks at values alone).
 */
import { posix } from 'node:path'
import { LAYERS, type Layer } from './layers.ts'

const byName = new Map(LAYERS.map((layer) => [layer.name, layer]))
const isTest = (file: string): boolean => /\.(test|bench)\.tsx?$/.test(file)
interface Placed {
  readonly layer: Layer | undefined
  readonly room: string | undefined
}
/** The layer of a file of `src`, and its first folder there, if any. */
const placed = (file: string): Placed => {
  const [, layer, room] = file.match(/^src\/([^/]+)\/(?:([^/]+)\/)?/) ?? []
  return { layer: layer === undefined ? undefined : byName.get(layer), room }
}
const allows = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([#.@\w][^'"\s]*)\1/g
/** Every module that a text names after `from` or `import`. */
export const importsOf = (text: string): readonly string[] =>
  [...text.replace(/^\s*(?:\*|\/\/).*$/gm, '').matchAll(IMPORT)].map((match) => match[2] ?? '')

/** The file of `src` that an import means; `undefined` for a package. */
export const targetOf = (file: string, from: string): string | undefined => {
  if (from.startsWith('#')) return `src/${from.slice(1)}`
  return from.startsWith('.') ? posix.join(posix.dirname(file), from) : undefined
}

/** What is wrong with one import, or nothing. */
function faultOf(file: string, from: string): string | undefined {
  const here = placed(file)
  if (here.layer === undefined) return undefined
  const target = targetOf(file, from)
  if (target === undefined) {
    if (isTest(file) || here.layer.packages.some((one) => allows(one, from))) return undefined
    return `src/${here.layer.name} may not import the package ${from}`
  }
  const there = placed(target)
  // Styles and assets beside a component, and the two entry files of `src`.
  if (there.layer === undefined) return target.startsWith('src/') ? undefined : `${from} leaves src`
  if (there.layer !== here.layer) {
    if (from.startsWith('.')) return `across layers import ${from} as #layer/file.ts`
    const path = from.slice(1)
    const named = here.layer.layers.some((one) => one === there.layer?.name || one === path)
    return named || isTest(file) ? undefined : `src/${here.layer.name} may not import ${from}`
  }
  if (from.startsWith('#')) return `inside a layer import ${from} by a relative path`
  const { rooms } = here.layer
  if (rooms === undefined || isTest(file)) return undefined
  const at = rooms.indexOf(here.room ?? '')
  return at >= 0 && rooms.indexOf(there.room ?? '') > at
    ? `the room ${here.room} stands below ${there.room}`
    : undefined
}

/** Circles of files that import one another. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): readonly string[][] {
  const seen = new Map<string, 'open' | 'done'>()
  const path: string[] = []
  const found: string[][] = []
  const walk = (file: string): void => {
    seen.set(file, 'open')
    path.push(file)
    for (const next of graph.get(file) ?? []) {
      const state = seen.get(next)
      if (state === undefined) walk(next)
      else if (state === 'open') found.push([...path.slice(path.indexOf(next)), next])
    }
    path.pop()
    seen.set(file, 'done')
  }
  for (const file of graph.keys()) if (!seen.has(file)) walk(file)
  return found
}

/**
 * @param files texts by path from the root, with `/`.
 * @returns one line a fault: where, and what.
 */
export function layerFaults(files: ReadonlyMap<string, string>): readonly string[] {
  const faults: string[] = []
  const graph = new Map<string, readonly string[]>()
  for (const [file, text] of files) {
    const named = importsOf(text)
    for (const from of named) {
      const fault = faultOf(file, from)
      if (fault !== undefined) faults.push(`${file}: ${fault}`)
    }
    const targets = named.flatMap((from) => targetOf(file, from) ?? [])
    graph.set(
      file,
      targets.filter((one) => one !== file && files.has(one)),
    )
  }
  return [...faults, ...circlesOf(graph).map((circle) => `circle: ${circle.join(' → ')}`)]
}
