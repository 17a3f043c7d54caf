/** A system as text: the one way to write it, so equal systems are equal texts. */
import type { Pattern } from '../../language/patterns.ts'
import type { EditPart, Part, Section, SystemText, TextRule, UsePart } from '../document.ts'
import { headingsOf } from '../normal/headings.ts'
import { normalGroup } from '../normal/rule.ts'
import { together } from '../normal/situation.ts'
import { phraseOf } from '../words/phrase.ts'
import { CHOICE_WORDS, STYLE_WORDS, type Style } from '../words/style.ts'
import { groupWords, kindOfSuit, ORDER_WORDS } from '../words/suits.ts'
import { callWords } from './calls.ts'
import { STEP, wrapped } from './layout.ts'
import { type NamePrinter, namePrinter } from './names.ts'
import { markWords, noteWords } from './notes.ts'
import { headingLead, situationItems } from './situation.ts'

const forEachWords = ({ among, order }: NonNullable<TextRule['forEach']>): string => {
  const group = normalGroup(among)
  const one = kindOfSuit(group)
  const which = one === undefined ? `for each x of ${groupWords(group)}` : `for each ${one} x`
  return `${which}${order === undefined ? '' : `, ${phraseOf(ORDER_WORDS, order)}`}, `
}
/** A single further condition longer than this stands as a heading of its own. */
const LONGEST_IF = 50

const ruleLines = (
  rule: TextRule,
  own: readonly Pattern[],
  indent: string,
  names: NamePrinter,
): readonly string[] => {
  const items = situationItems(together(own))
  const name = rule.name === undefined ? '' : ` [${rule.name}]`
  const further = items.length === 0 ? '' : ` if ${items.join(', ')}`
  const each = rule.forEach === undefined ? '' : forEachWords(rule.forEach)
  const notes = noteWords(rule)
  const inner = `${indent}${STEP}`
  return [
    ...wrapped(`${each}${callWords(rule.call)}${name}${further}: `, names.hand(rule.shows), indent),
    ...(notes === '' ? [] : wrapped('', notes, inner)),
    ...(rule.before === undefined ? [] : [`${inner}first because "${rule.before}"`]),
    ...(rule.says === undefined ? [] : [`${inner}"${rule.says}"`]),
  ]
}

interface Placed {
  readonly rule: TextRule
  readonly headings: readonly Pattern[]
}
const sameHeading = (one: Pattern | undefined, other: Pattern | undefined): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other)

/** Rules under their headings: what neighbours share stands once above them. */
function blockLines(
  run: readonly Placed[],
  depth: number,
  indent: string,
  names: NamePrinter,
): readonly string[] {
  const lines: string[] = []
  const note = (comments: readonly string[] = []): void => {
    for (const comment of comments) lines.push(`${indent}${comment}`)
  }
  for (let i = 0; i < run.length; ) {
    const first = run[i]!
    let end = i + 1
    while (end < run.length && sameHeading(first.headings[depth], run[end]!.headings[depth])) end++
    const block = run.slice(i, end)
    // At a depth below the first the block around has told the heading's comments.
    if (depth === 0 || i > 0) note(first.rule.above?.heading)
    i = end
    let deep = depth + 1
    while (block.every(({ headings }) => sameHeading(headings[deep], first.headings[deep]))) deep++
    const own = first.headings.slice(depth)
    const items = situationItems(together(block.length === 1 ? own : own.slice(0, deep - depth)))
    const apart = block.length > 1 || items.length > 1 || (items[0]?.length ?? 0) > LONGEST_IF
    if (apart && first.headings[depth] !== undefined) {
      lines.push(...wrapped(headingLead(items), `${items.join(', ')}:`, indent))
      const inner = `${indent}${STEP}`
      if (block.length > 1) lines.push(...blockLines(block, deep, inner, names))
      else {
        for (const comment of first.rule.above?.rule ?? []) lines.push(`${inner}${comment}`)
        lines.push(...ruleLines(first.rule, [], inner, names))
      }
    } else {
      note(first.rule.above?.rule)
      lines.push(...ruleLines(first.rule, own, indent, names))
    }
  }
  return lines
}
const placed = (rule: TextRule): Placed => ({ rule, headings: headingsOf(rule.when) })

const settingWords = ({ numbers, choices }: Style): string =>
  [
    ...[...numbers].map(
      ([style, [min, max]]) =>
        `${phraseOf(STYLE_WORDS, style)} ${min === max ? min : `${min}-${max}`}`,
    ),
    ...[...choices].map(
      ([choice, yes]) => `${phraseOf(CHOICE_WORDS, choice)} ${yes ? 'yes' : 'no'}`,
    ),
  ].join(', ')
const broughtLines = ({ of, name, style, without, comments = [] }: UsePart): readonly string[] => {
  const settings = settingWords(style)
  const left = without === undefined ? '' : ` without ${without.join(', ')}`
  const what = `use ${of === 'topic' ? 'natural ' : ''}${name}${left}`
  return [...comments, ...(settings === '' ? [what] : wrapped(`${what} with `, settings, ''))]
}
const editLines = (
  { kind, name, rules, dropped = {}, comments = [] }: EditPart,
  names: NamePrinter,
): readonly string[] => [
  ...comments,
  `${[`${kind} [${name}]`, ...markWords(dropped)].join(' ')}${kind === 'drop' ? '' : ':'}`,
  ...blockLines(rules.map(placed), 0, STEP, names),
]
const sectionLines = (section: Section, comments: readonly string[] = []): readonly string[] => [
  '',
  ...comments,
  `# ${section.title}`,
  ...(section.work === undefined ? [] : [`source: ${section.work}`]),
  ...(section.place === undefined ? [] : [`place: ${section.place}`]),
  ...(section.noSource ? ['no source'] : []),
  ...(section.gap === undefined ? [] : [`gap: ${section.gap}`]),
  ...markWords(section),
  '',
]
/** The parts in their order; rules that stand together are one block. */
function partLines(parts: readonly Part[], names: NamePrinter): readonly string[] {
  const lines: string[] = []
  let run: Placed[] = []
  const flush = (): void => {
    lines.push(...blockLines(run, 0, '', names))
    run = []
  }
  for (const [i, part] of parts.entries()) {
    if (part.kind === 'rule') {
      run.push(placed(part.rule))
      continue
    }
    flush()
    if (part.kind === 'section') lines.push(...sectionLines(part.section, part.comments))
    else if (part.kind === 'use') {
      const before = parts[i - 1]?.kind
      lines.push(...(before === 'use' || before === 'section' ? [] : ['']), ...broughtLines(part))
    } else lines.push('', ...editLines(part, names))
  }
  flush()
  return lines
}

/** The text of a system, comments of the writer where they stood. */
export function printSystem(text: SystemText): string {
  const names = namePrinter(text.definitions)
  const body = partLines(text.parts, names)
  const definitions = names.definitions()
  const settings = settingWords(text.style)
  const lines = [
    ...text.comments.head,
    `system: ${text.name}`,
    `id: ${text.id}`,
    'language: 1',
    ...(text.work === undefined ? [] : [`source: ${text.work}`]),
    ...(settings === '' ? [] : wrapped('style: ', settings, '')),
    ...text.switches.map(({ id, name, on }) => `switch ${id} (${on ? 'on' : 'off'}): ${name}`),
    ...(text.doublesAsSaid ? ['doubles have no other meaning'] : []),
    ...(definitions.length === 0 ? [] : ['', ...definitions]),
    ...(body.length > 0 && body[0] !== '' ? [''] : []),
    ...body,
    ...(text.comments.end.length === 0 ? [] : ['', ...text.comments.end]),
  ]
  return `${lines.join('\n')}\n`
}
