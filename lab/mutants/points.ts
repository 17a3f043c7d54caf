/** Where a source can be changed so that it says something else: numbers, order, operators. */
import { parseAst } from 'vite'

export type MutantKind = 'number' | 'order' | 'comparison' | 'arithmetic' | 'boolean'
/** One change of one file: `from`..`to` of the text replaced. */
export interface Mutant {
  readonly file: string
  readonly kind: MutantKind
  readonly line: number
  readonly from: number
  readonly to: number
  readonly was: string
  readonly becomes: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
/** Kinds under which nothing runs. */
const STILL = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/

const COMPARISON: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}
const ARITHMETIC: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
}
const BOOLEAN: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }

/** Lists whose order can matter: elements of an array, rules given one after another. */
function swaps(items: readonly unknown[], rulesOnly: boolean): readonly (readonly [Node, Node])[] {
  const isRule = (node: Node): boolean =>
    node.type === 'SpreadElement' ||
    (node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'rule')
  return items.flatMap((left, i) => {
    const right = items[i + 1]
    if (!isNode(left) || !isNode(right)) return []
    return rulesOnly && !(isRule(left) && isRule(right)) ? [] : [[left, right] as const]
  })
}

/** Every mutant of a source, in the order of the text. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const found: Mutant[] = []
  const add = (kind: MutantKind, from: number, to: number, becomes: string): void => {
    const line = text.slice(0, from).split('\n').length
    found.push({ file, kind, line, from, to, was: text.slice(from, to), becomes })
  }
  const swap = ([left, right]: readonly [Node, Node]): void => {
    const [a, b] = [text.slice(left.start, left.end), text.slice(right.start, right.end)]
    if (a !== b) add('order', left.start, right.end, `${b}${text.slice(left.end, right.start)}${a}`)
  }
  const operator = (node: Node, kind: MutantKind, by: Readonly<Record<string, string>>): void => {
    const [left, right] = [node.left as Node, node.right as Node]
    const now = String(node.operator)
    const becomes = by[now]
    const at = text.indexOf(now, left.end)
    if (becomes !== undefined && at >= 0 && at < right.start)
      add(kind, at, at + now.length, becomes)
  }
  const visit = (node: Node): void => {
    if (STILL.test(node.type)) return
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'number' && Number.isInteger(node.value)) {
          add('number', node.start, node.end, String(node.value + 1))
          if (node.value > 0) add('number', node.start, node.end, String(node.value - 1))
        }
        if (typeof node.value === 'boolean')
          add('boolean', node.start, node.end, String(!node.value))
        break
      case 'BinaryExpression':
        operator(node, 'comparison', COMPARISON)
        operator(node, 'arithmetic', ARITHMETIC)
        break
      case 'LogicalExpression':
        operator(node, 'boolean', BOOLEAN)
        break
      case 'ArrayExpression':
        for (const pair of swaps(node.elements as readonly unknown[], false)) swap(pair)
        break
      case 'CallExpression':
        for (const pair of swaps(node.arguments as readonly unknown[], true)) swap(pair)
        break
      default:
    }
    for (const [field, value] of Object.entries(node)) {
      if (field === 'key' || field === 'typeAnnotation' || field === 'typeArguments') continue
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one)
    }
  }
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  visit(parseAst(text, { lang }, file) as unknown as Node)
  return found.sort((a, b) => a.from - b.from)
}

export const mutated = (text: string, { from, to, becomes }: Mutant): string =>
  `${text.slice(0, from)}${becomes}${text.slice(to)}`
