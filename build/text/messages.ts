/**
 * The messages of the source: what a reader sees, found in the syntax tree of a module. The English
 * stands in the code where it is said; a sentence with values in it is one message, its values numbered
 * in order (`{0} takes {1}`), so that another language can set them in its own. Elements within a
 * sentence count as values.
 */
import { parseSync } from 'vite'

/** A node of the syntax tree, as far as we look at it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const nodeAt = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key]
  return isNode(value) ? value : undefined
}
const nodesAt = (node: Node, key: string): readonly Node[] => {
  const value = node[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}
const textAt = (node: Node | undefined, key: string): string => {
  const value = node?.[key]
  return typeof value === 'string' ? value : ''
}

/** One place of the source where a message stands. */
export interface Place {
  /** The English, its values as `{0}`, `{1}` … */
  readonly message: string
  /** How it is written there. */
  readonly form: 'children' | 'template' | 'string' | 'attribute' | 'counted'
  /** Where it begins and ends in the source. */
  readonly start: number
  readonly end: number
  /** Where its values begin and end. */
  readonly values: readonly (readonly [start: number, end: number])[]
}

/** What is no text by the place where it stands: names of things, never words for people. */
const NAMES = new Set([
  ...['id', 'kind', 'type', 'key', 'rel', 'role', 'href', 'src', 'target', 'method', 'mode'],
  ...['className', 'class', 'd', 'viewBox', 'fill', 'stroke', 'transform', 'htmlFor'],
  ...['preserveAspectRatio', 'pointerEvents', 'autoComplete', 'autoCapitalize'],
])
/** Whose values are said, however short. */
const SAID = new Set([
  'word',
  'words',
  'label',
  'says',
  'title',
  'hint',
  'unit',
  'one',
  'many',
  'short',
])
const COMPARED = new Set(['===', '!==', '==', '!=', 'in', 'instanceof'])

/** Two letters in a row, or one that owns: `West’s`. */
const letters = (text: string): boolean => /\p{L}{2}|’s\b/u.test(text)
const withoutValues = (message: string): string => message.replace(/\{\d+\}/g, ' ')

/** Whether a string looks like something said: words with spaces, or one word with a capital. */
function said(text: string): boolean {
  if (
    !letters(text) ||
    /^[#./@]|:\/\/|^[\w-]+(?:\/[\w.-]+)+$|^[a-z-]+\/\S|^\((?:width|height|prefers|hover)\b/.test(
      text,
    )
  )
    return false
  if (/^\p{Lu}[\p{Ll}’-]+[.?!…:]?$/u.test(text)) return true
  // A joint between others: ` and `, `, by law`.
  if (/^ \p{Ll}+ ?$|^\p{Ll}+ $/u.test(text)) return true
  if (!/\s/.test(text.trim())) return /[.?!…]$/.test(text) && /^\p{Lu}/u.test(text)
  return !/^[\w:[\]/.%(),#*&>+!=-]+$/.test(text) && /\p{Ll}{2}/u.test(text)
}

/** A text between elements as the page shows it: lines are joined by one space. */
function joinedLines(raw: string): string {
  if (!raw.includes('\n')) return raw
  const lines = raw.split('\n')
  return lines
    .map((line, n) => {
      const left = n === 0 ? line : line.trimStart()
      return n === lines.length - 1 ? left : left.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
}

/** The name that a property or an attribute goes by. */
const nameOf = (key: Node | undefined): string => textAt(key, 'name') || textAt(key, 'value')

/** A string and nothing else. */
const stringOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined

/** A JSX container that holds no more than a string. */
const containedString = (child: Node): string | undefined =>
  child.type === 'JSXExpressionContainer' ? stringOf(nodeAt(child, 'expression')) : undefined

/** The sentence that the children of an element make, where there are words in it. */
function sentenceOf(element: Node): Place | undefined {
  const children = nodesAt(element, 'children')
  let message = ''
  let spoken = false
  const values: [number, number][] = []
  for (const child of children) {
    const text =
      child.type === 'JSXText' ? joinedLines(textAt(child, 'value')) : containedString(child)
    if (text !== undefined) {
      message += text
      spoken ||= child.type === 'JSXText' ? letters(text) : said(text)
    } else if (nodeAt(child, 'expression')?.type !== 'JSXEmptyExpression') {
      message += `{${values.length}}`
      values.push([child.start, child.end])
    }
  }
  const [first, last] = [children[0], children.at(-1)]
  if (!spoken || first === undefined || last === undefined) return undefined
  return { message, form: 'children', start: first.start, end: last.end, values }
}

/** A piece of a template, its escapes resolved. */
const cookedOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''

/** The sentence of a template. */
function templateOf(node: Node): Place {
  const message = nodesAt(node, 'quasis')
    .map(({ value }, n) => `${n === 0 ? '' : `{${n - 1}}`}${cookedOf(value)}`)
    .join('')
  const values = nodesAt(node, 'expressions').map(({ start, end }): [number, number] => [
    start,
    end,
  ])
  return { message, form: 'template', start: node.start, end: node.end, values }
}

/** `howMany(n, 'trick')`: one message `trick|tricks`. */
function countedOf(node: Node): Place | undefined {
  if (nameOf(nodeAt(node, 'callee')) !== 'howMany') return undefined
  const [, one, many = one] = nodesAt(node, 'arguments')
  const [word, words] = [stringOf(one), stringOf(many)]
  if (one === undefined || many === undefined || word === undefined || words === undefined)
    return undefined
  const message = `${word}|${many === one ? `${word}s` : words}`
  return { message, form: 'counted', start: one.start, end: many.end, values: [] }
}

/** Where a walk stands: what is around a node. */
interface Around {
  readonly parent: Node | undefined
  /** The name of the property, attribute or variable that the node is the value of. */
  readonly named: string
  /** Directly a child of an element, through conditions alone. */
  readonly shown: boolean
}

const CONDITIONS = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'ParenthesizedExpression',
])
const PASSED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/**
 * Every place of a module where something is said, in the order of the source; places within the values
 * of another come after it. `also` are strings that are said though they do not look it.
 */
export function placesOf(
  source: string,
  file: string,
  also: ReadonlySet<string> = new Set(),
): Place[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const places: Place[] = []

  const string = (node: Node, text: string, { parent, named, shown }: Around): void => {
    const attribute = parent?.type === 'JSXAttribute'
    if (parent?.type === 'BinaryExpression' && COMPARED.has(textAt(parent, 'operator'))) return
    if (parent?.type === 'SwitchCase') return
    if (parent?.type === 'MemberExpression') return
    const wanted =
      (also.has(text) && !NAMES.has(named)) ||
      ((shown || (SAID.has(named) && !attribute)) && letters(text)) ||
      (attribute &&
        /^aria-(?:label|description|roledescription|valuetext)$|^(?:label|title|placeholder|alt)$/.test(
          named,
        ) &&
        letters(text)) ||
      (said(text) && !NAMES.has(named) && !/^(?:data-|aria-(?:live|controls))/.test(named))
    if (!wanted) return
    const { start, end } = node
    places.push({ message: text, form: attribute ? 'attribute' : 'string', start, end, values: [] })
  }

  const template = (node: Node, { parent, named, shown }: Around): void => {
    // The sentences of lessons have statements as their values: says`You have ${points(2, 13)}.`
    if (parent?.type === 'TaggedTemplateExpression' && nameOf(nodeAt(parent, 'tag')) !== 'says')
      return
    const place = templateOf(node)
    const bare = withoutValues(place.message)
    const wanted =
      also.has(place.message) ||
      ((shown || /\s/.test(place.message.trim())) &&
        letters(bare) &&
        !NAMES.has(named) &&
        // Rules go by names that nobody reads; a component says the name that it is given.
        (named !== 'name' || parent?.type !== 'Property') &&
        !/\d(?:px|rem|%)|var\(/.test(place.message.replace(/\{\d+\}/g, '')))
    if (wanted) places.push(place)
  }

  const inside = { parent: undefined, named: '', shown: false }
  const look = (node: Node | undefined, around: Around): void => {
    if (node !== undefined) walk(node, around)
  }
  const walk = (node: Node, around: Around): void => {
    const apart = { ...inside, parent: node }
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return
      case 'JSXElement':
      case 'JSXFragment': {
        look(nodeAt(node, 'openingElement'), apart)
        const place = sentenceOf(node)
        if (place !== undefined) places.push(place)
        for (const child of nodesAt(node, 'children')) {
          if (child.type === 'JSXText') continue
          if (place !== undefined && containedString(child) !== undefined) continue
          walk(child, { ...apart, shown: true })
        }
        return
      }
      case 'JSXAttribute':
        look(nodeAt(node, 'value'), { ...apart, named: nameOf(nodeAt(node, 'name')) })
        return
      case 'Literal': {
        const text = stringOf(node)
        if (text !== undefined) string(node, text, around)
        return
      }
      case 'TemplateLiteral':
        template(node, around)
        break
      case 'CallExpression': {
        const place = countedOf(node)
        if (place === undefined) break
        places.push(place)
        look(nodesAt(node, 'arguments')[0], apart)
        return
      }
      case 'VariableDeclarator':
        look(nodeAt(node, 'init'), { ...apart, named: nameOf(nodeAt(node, 'id')) })
        return
      case 'Property':
      case 'PropertyDefinition': {
        const key = nodeAt(node, 'key')
        if (node['computed'] === true) look(key, apart)
        look(nodeAt(node, 'value'), { ...apart, named: nameOf(key) })
        return
      }
      default:
        // Types say nothing; an enum or a namespace would, and we have none.
        if (node.type.startsWith('TS') && !PASSED.has(node.type)) return
    }
    const through =
      CONDITIONS.has(node.type) || PASSED.has(node.type) || node.type === 'JSXExpressionContainer'
    for (const [key, value] of Object.entries(node)) {
      if (key === 'quasis') continue
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child)) continue
        walk(child, {
          parent: node.type === 'JSXExpressionContainer' ? undefined : node,
          named: through ? around.named : '',
          // The test of a condition is compared, not shown.
          shown: node.type === 'TemplateLiteral' || (through && around.shown && key !== 'test'),
        })
      }
    }
  }
  walk({ ...program }, inside)
  return places
}
