/** The marked text of a module, for the catalogues: what stands in `t`, `tx`, `tAs`, `says` and `howMany`. */
import { parseSync } from 'vite'

export interface Mark {
  /** The English, its values as `{0}`, `{1}` …; one and many with a bar between. */
  readonly message: string
  /** What an English word of more than one meaning is said of. */
  readonly context?: string
}

/** A node of the syntax tree, as far as we look at it. */
interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const childOf = (node: Node, key: string): Node | undefined => {
  const value = node[key]
  return isNode(value) ? value : undefined
}
const childrenOf = (node: Node | undefined, key: string): readonly Node[] => {
  const value = node?.[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}
const nameOf = (node: Node | undefined): string | undefined =>
  typeof node?.['name'] === 'string' ? node['name'] : undefined
const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined

const cooked = ({ value }: Node): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
const messageOf = (template: Node | undefined): string =>
  childrenOf(template, 'quasis')
    .map(cooked)
    .reduce((all, text, n) => `${all}{${n - 1}}${text}`)

const TAGS = new Set(['t', 'tx', 'says'])

function markOf(node: Node): Mark | undefined {
  if (node.type === 'TaggedTemplateExpression') {
    const tag = childOf(node, 'tag')
    if (TAGS.has(nameOf(tag) ?? '')) return { message: messageOf(childOf(node, 'quasi')) }
    if (tag?.type !== 'CallExpression' || nameOf(childOf(tag, 'callee')) !== 'tAs') return undefined
    const context = textOf(childrenOf(tag, 'arguments')[0])
    if (context === undefined) throw new Error('tAs takes a literal.')
    return { message: messageOf(childOf(node, 'quasi')), context }
  }
  if (node.type === 'CallExpression' && nameOf(childOf(node, 'callee')) === 'howMany') {
    const [one, many] = childrenOf(node, 'arguments').slice(1).map(textOf)
    if (one === undefined) throw new Error('howMany takes literals.')
    return { message: `${one}|${many ?? `${one}s`}` }
  }
  // A rule is data: its sentence needs no mark.
  if (node.type === 'Property' && nameOf(childOf(node, 'key')) === 'says') {
    const message = textOf(childOf(node, 'value'))
    return message === undefined ? undefined : { message }
  }
  return undefined
}

/** Every mark of a module, in the order of the source. */
export function marksOf(source: string, file: string): readonly Mark[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const marks: Mark[] = []
  const walk = (node: Node): void => {
    const mark = markOf(node)
    if (mark !== undefined) marks.push(mark)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child)
  }
  walk({ ...program })
  return marks
}

/** Whether a title is the place of its rules in the source: nothing below it says otherwise. */
function isPlace(below: readonly string[]): boolean {
  const marks = below.slice(0, below.indexOf(''))
  const open = marks.includes('ours') && marks.some((mark) => mark.startsWith('gap: '))
  return !open && !marks.some((mark) => mark === 'no source' || mark.startsWith('place: '))
}

/**
 * The marked text of a system or topic that stands as text: its sentences, the names of hands, suits, shapes and
 * conventions, and the places in its source.
 */
export const marksOfSystem = (text: string): readonly Mark[] =>
  text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('--'))
    .flatMap((line, i, lines) => [
      ...line.matchAll(/^(?:hand|suit) "?([^"]+?)"?(?: \(see [^)]+\))? means /g),
      ...line.matchAll(/^switch \S+ \(o(?:n|ff)\): (.+)/g),
      ...(isPlace(lines.slice(i + 1)) ? line.matchAll(/^# (.+)/g) : []),
      ...line.matchAll(/^(?:place|gap): (.+)/g),
      ...line.matchAll(/"([^"]+)"/g),
    ])
    .map(([, message = '']) => ({ message }))

/** What stands around the app: its pages without the app in them, and the names of the installed app. */
export const marksAround = (text: string): readonly Mark[] =>
  [
    ...text.matchAll(/<(?:title|p|a)\b[^>]*>([^<]+)<|name="description" content="([^"]+)"/g),
    // At the top alone: further in, names are those of fields.
    ...text.matchAll(/^ {2}"(?:name|description)": "([^"]+)"/gm),
  ].map(([, words, description]) => ({ message: words ?? description ?? '' }))
