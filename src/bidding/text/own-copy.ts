/** A copy of a system: it uses the original with the numbers of its style, and writes out what is to be changed. */
import { DOUBLE } from '#core/call.ts'
import { type EditPart, EMPTY_TEXT, type Section, type SystemText } from './document.ts'
import { printSystem } from './print/system.ts'
import type { Style } from './words/style.ts'

interface Copied {
  readonly id: string
  readonly name: string
  /** The system that it begins with. */
  readonly from: string
  readonly style: Style
}
/** The text of a copy that plays as the original does. */
export const copyText = ({ id, name, from, style }: Copied): string =>
  printSystem({
    ...EMPTY_TEXT,
    id,
    name,
    parts: [{ kind: 'use', of: 'system', name: from, style }],
  })

/** Titles of the sections whose rules a text can write out, in their order, each once. */
export const sectionTitles = ({ parts }: SystemText): readonly string[] => [
  ...new Set(parts.flatMap((part) => (part.kind === 'section' ? [part.section.title] : []))),
]
/** A document with each rule as a change to itself. */
interface Changes {
  /** Names that the changes use, explained. */
  readonly definitions: readonly string[]
  readonly rules: readonly { readonly title: string | undefined; readonly text: string }[]
}
const changes = new WeakMap<SystemText, Changes>()
/** All sections are printed together, so that a name that is explained means the same in each. */
function changesOf(original: SystemText): Changes {
  const known = changes.get(original)
  if (known !== undefined) return known
  const titles: (string | undefined)[] = []
  let section: Section | undefined
  const parts = original.parts.flatMap((part): readonly EditPart[] => {
    if (part.kind === 'section') section = part.section
    if (part.kind !== 'rule' || part.rule.name === undefined) return []
    titles.push(section?.title)
    // It speaks in the auctions of the rule it changes, and keeps its name.
    const { name, above: _above, ...rule } = part.rule
    const ours = section?.ours ? { ours: true as const } : {}
    // What the head of the original says of all doubles, the copy's does not.
    const said = original.doublesAsSaid && rule.call.kind === 'call' && rule.call.call === DOUBLE
    const only = said ? { only: true as const } : {}
    return [{ kind: 'change', name, rules: [{ ...rule, ...ours, ...only, when: {} }] }]
  })
  const [head = '', ...blocks] = printSystem({ ...EMPTY_TEXT, parts }).split(/\n+(?=change \[)/)
  const made: Changes = {
    definitions: head.split(/\n(?=(?:hand|suit) )/).slice(1),
    rules: blocks.map((block, i) => ({ title: titles[i], text: block.trimEnd() })),
  }
  changes.set(original, made)
  return made
}
/**
 * A text that uses a system, with the rules of one of its sections below, each as a change to itself: they change
 * nothing, and every word of them can be edited. `undefined` where no rule stands under that title.
 */
export function withSection(
  written: string,
  original: SystemText,
  title: string,
): string | undefined {
  const { definitions, rules } = changesOf(original)
  const body = rules
    .filter((rule) => rule.title === title)
    .map(({ text }) => text)
    .join('\n\n')
  return body === ''
    ? undefined
    : `${withDefinitions(written, spokenOf(definitions, body)).trimEnd()}\n\n${body}\n`
}
const nameOf = (definition: string): string =>
  /^(?:hand|suit) (.+?)(?: \(see [^)]*\))? means/.exec(definition)?.[1] ?? definition
/** The definitions whose names the words use, and those that these use. */
function spokenOf(definitions: readonly string[], words: string): readonly string[] {
  const spoken = definitions.filter((one) => words.includes(nameOf(one)))
  const more = definitions.filter(
    (one) => !spoken.includes(one) && spoken.some((other) => other.includes(nameOf(one))),
  )
  return more.length === 0 ? spoken : spokenOf(definitions, [words, ...spoken, ...more].join('\n'))
}
/** Explains the names that the text does not explain yet, above its first line that brings in or begins something. */
function withDefinitions(written: string, definitions: readonly string[]): string {
  const lines = written.split('\n')
  const known = new Set(lines.filter((line) => /^(?:hand|suit) /.test(line)).map(nameOf))
  const fresh = definitions.map((one) => one.trimEnd()).filter((one) => !known.has(nameOf(one)))
  if (fresh.length === 0) return written
  const found = lines.findIndex((line) => /^(use |#|when |after |for each )/i.test(line))
  const at = found < 0 ? lines.length : found
  return [...lines.slice(0, at), ...fresh, '', ...lines.slice(at)].join('\n')
}
