/**
 * Holds imports to the table of layers: which layer may import which, how an import is written, the
 * order of floors inside a layer, and no circles, of types neither (Biome looks at values alone), nor
 * among the folders of `src/ui`.
 */
import { posix } from 'node:path'
import { LAYERS, type Layer, layerOf } from './layers.ts'

const byName = new Map(LAYERS.map((layer) => [layer.name, layer]))
const isTest = (file: string): boolean => /\.(test|bench)\.tsx?$/.test(file)
/** The floor of a file: its first folder inside its layer, if any. */
const floorOf = (layer: Layer, file: string): string =>
  file.slice(`src/${layer.path}/`.length).match(/^([^/]+)\//)?.[1] ?? ''
const allows = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([#.@\w][^'"\s]*)\1/g
/** Every module that a text names after `from` or `import`. */
export const importsOf = (text: string): readonly string[] =>
  [...text.replace(/^\s*(?:\*|\/\/).*$/gm, '').matchAll(IMPORT)].map((match) => match[2] ?? '')

/** The file of `src` that an import means; `undefined` for a package. */
export const targetOf = (file: string, from: string): string | undefined => {
  if (!from.startsWith('#'))
    return from.startsWith('.') ? posix.join(posix.dirname(file), from) : undefined
  const [, name = '', path = ''] = from.match(/^#([^/]+)\/(.*)$/) ?? []
  return `src/${byName.get(name)?.path ?? name}/${path}`
}

/** What is wrong with one import, or nothing. */
function faultOf(file: string, from: string): string | undefined {
  const here = layerOf(file)
  if (here === undefined) return undefined
  const target = targetOf(file, from)
  if (target === undefined) {
    if (isTest(file) || here.packages.some((one) => allows(one, from))) return undefined
    return `src/${here.path} may not import the package ${from}`
  }
  const there = layerOf(target)
  // Styles and assets beside a component, and the two entry files of `src`.
  if (there === undefined) return target.startsWith('src/') ? undefined : `${from} leaves src`
  if (there !== here) {
    if (from.startsWith('.')) return `across layers import ${from} as #layer/file.ts`
    const named = here.layers.some((one) => one === there.name || one === from.slice(1))
    return named || isTest(file) ? undefined : `src/${here.path} may not import ${from}`
  }
  if (from.startsWith('#')) return `inside a layer import ${from} by a relative path`
  return isTest(file) ? undefined : floorFault(here, file, target)
}

/** What is wrong with an import inside a layer, or nothing. */
function floorFault(layer: Layer, file: string, target: string): string | undefined {
  const { floors = [], apart = [] } = layer
  const [at, to] = [floorOf(layer, file), floorOf(layer, target)]
  const level = (folder: string) =>
    floors.findIndex((floor) => (typeof floor === 'string' ? [floor] : floor).includes(folder))
  if (level(at) >= 0 && level(to) > level(at)) return `the floor ${at} stands below ${to}`
  if (level(at) >= 0 && level(to) === level(at) && to !== at)
    return `${at} and ${to} share a floor: neither imports the other`
  const [own, other] = [entryOf(layer, apart, file), entryOf(layer, apart, target)]
  return other !== undefined && own !== other
    ? `nothing outside ${other} imports it: what others need belongs on a lower floor`
    : undefined
}
/** The entry that a file belongs to, if any: `pages/about`. */
function entryOf(layer: Layer, apart: readonly string[], file: string): string | undefined {
  const path = file.slice(`src/${layer.path}/`.length)
  const folder = apart.find((one) => path.startsWith(`${one}/`))
  const name = folder === undefined ? undefined : path.slice(folder.length + 1).split('/')
  return name === undefined || name.length < 2 ? undefined : `${folder}/${name[0]}`
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

/** Files that name what registers itself: they look down into every folder, and nothing looks up to them. */
const REGISTRY =
  /(^|\/)(pages|App|AppDialogs|Header|fetched-panels|names|(panels|pages|dialogs)\/index)\.tsx?$/
/** The imports between folders of `src/ui`, without tests and registries. */
function foldersOf(
  graph: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const counts = (file: string) =>
    file.startsWith('src/ui/') && !isTest(file) && !REGISTRY.test(file)
  const folders = new Map<string, string[]>()
  for (const [file, targets] of graph) {
    if (!counts(file)) continue
    const here = posix.dirname(file)
    const others = targets.filter((to) => counts(to) && posix.dirname(to) !== here)
    folders.set(here, [...(folders.get(here) ?? []), ...others.map((to) => posix.dirname(to))])
  }
  return folders
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
  const circles = [...circlesOf(graph), ...circlesOf(foldersOf(graph))]
  return [...faults, ...circles.map((circle) => `circle: ${circle.join(' → ')}`)]
}
