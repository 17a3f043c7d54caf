/** Reads the texts of our systems and topics, when the app is built (build/evaluated.mjs). */
import type { Comments, SystemText, TextRule } from './document.ts'
import type { NormalHand } from './normal/condition.ts'
import { type Library, readSystem, type SystemOptions } from './system.ts'
import type { Style } from './words/style.ts'
import type { Program, WrittenStyle, WrittenSystem, WrittenText } from './written.ts'

/** Rules that a program makes, by the names behind `use` in texts of ours. */
const PROGRAMS: readonly Program[] = [
  'openbid openings',
  'openbid club rebids',
  'openbid diamond rebids',
]
const isProgram = (name: string): name is Program => PROGRAMS.some((one) => one === name)
/** A text that uses another system names the switches of it that its rules ask for. */
const isSystem = (name: string): boolean => /^[a-z0-9-]+$/.test(name)
/** What a text uses stays by its name, so nothing is brought in here. */
const NAMES_ALONE: Library = {
  topics: [],
  systems: PROGRAMS,
  topic: () => [],
  system: (name) =>
    isProgram(name) || isSystem(name)
      ? { system: { id: name, name, packages: [], rules: [] }, usual: [] }
      : undefined,
  text: () => undefined,
}

const partsOf = (shows: NormalHand): readonly NormalHand[] =>
  shows.kind === 'all' ? shows.of : [shows]
const familyOf = (label: string): string => label.replace(/\/.*/, '')
/** The rules as they are kept. */
function kept(rules: readonly TextRule[]) {
  const places = new Map(
    [...new Set(rules.flatMap(({ shows }) => partsOf(shows).map((one) => JSON.stringify(one))))]
      .sort()
      .map((json, place) => [json, place]),
  )
  const placeOf = (one: NormalHand): number => places.get(JSON.stringify(one))!
  return {
    labels: rules.map(({ name = '' }, i) => {
      const above = familyOf(rules[i - 1]?.name ?? '')
      return name.startsWith(`${above}/`) ? name.slice(above.length) : name
    }),
    says: rules.map(({ says = '' }) => says),
    when: rules.map(({ when }) => when),
    shows: rules.map(({ shows }) =>
      shows.kind === 'all' ? shows.of.map(placeOf) : placeOf(shows),
    ),
    conditions: [...places.keys()].map((json) => JSON.parse(json) as NormalHand),
    rest: rules.map(
      ({ name: _n, says: _s, when: _w, shows: _h, above: _a, lines: _l, ...rest }) => rest,
    ),
    above: Object.fromEntries(
      rules.flatMap(({ above }, i) =>
        above !== undefined && above.heading.length + above.rule.length > 0 ? [[i, above]] : [],
      ),
    ),
  }
}
const keptStyle = ({ numbers, choices }: Style): WrittenStyle => ({
  ...(numbers.size === 0 ? {} : { numbers: Object.fromEntries(numbers) }),
  ...(choices.size === 0 ? {} : { choices: Object.fromEntries(choices) }),
})
const noted = (comments: Comments = []) => (comments.length === 0 ? {} : { comments })

/**
 * A text without mistakes.
 * @throws Error where it has one, leaves a rule without a name or a sentence, or changes what it uses.
 */
function readWhole(text: string, options: SystemOptions): SystemText {
  const made = readSystem(text, NAMES_ALONE, options)
  const { id, parts } = made.reading.text
  const isUsing = parts.some(
    (part) => part.kind === 'use' && part.of === 'system' && !isProgram(part.name),
  )
  const edit = parts.find((part) => 'rules' in part)
  if (edit !== undefined && !isUsing)
    throw new Error(`${id} changes [${edit.name}], which stands in it or in a topic.`)
  // Whether the system has the rules that are changed is known where it is there.
  const changes = new Set(parts.flatMap((part) => ('rules' in part ? [part.lines?.from] : [])))
  const [first] = [...made.problems.filter(({ line }) => !changes.has(line)), ...made.unexplained]
  if (first !== undefined) throw new Error(`${id}, line ${first.line}: ${first.message}`)
  const nameless = parts.find((part) => part.kind === 'rule' && part.rule.name === undefined)
  if (nameless?.kind === 'rule')
    throw new Error(`${id}, line ${nameless.rule.lines?.from}: the rule has no name.`)
  for (const part of parts)
    if ('rules' in part)
      for (const [i, { name, says, lines }] of part.rules.entries())
        if (says === undefined || (name === undefined && (part.kind !== 'change' || i > 0)))
          throw new Error(`${id}, line ${lines?.from}: the rule has no name or no sentence.`)
  return made.reading.text
}
function writtenText({
  style,
  parts,
  doublesAsSaid,
  definitions,
  comments,
}: SystemText): WrittenText {
  const rules: TextRule[] = []
  const made: WrittenText['parts'][number][] = []
  for (const part of parts) {
    const last = made.at(-1)
    if (part.kind === 'rule') {
      rules.push(part.rule)
      if (typeof last === 'number') made.splice(-1, 1, last + 1)
      else made.push(1)
    } else if (part.kind === 'section') made.push({ ...part.section, ...noted(part.comments) })
    else if (part.kind === 'use' && isProgram(part.name))
      made.push({ program: part.name, ...noted(part.comments) })
    else if ('rules' in part) {
      rules.push(...part.rules)
      made.push({
        edit: part.kind,
        name: part.name,
        rules: part.rules.length,
        ...(part.dropped === undefined ? {} : { dropped: part.dropped }),
        ...noted(part.comments),
      })
    } else if (part.of === 'system')
      made.push({
        system: part.name,
        style: keptStyle(part.style),
        ...(part.without === undefined ? {} : { without: part.without }),
        ...noted(part.comments),
      })
    else made.push({ topic: part.name, style: keptStyle(part.style), ...noted(part.comments) })
  }
  return {
    style: keptStyle(style),
    doublesAsSaid,
    definitions,
    comments,
    ...kept(rules),
    parts: made,
  }
}

/** The system as data, its topics by their names. @throws Error as `readWhole`, and where it names no source. */
export function writtenSystem(text: string): Omit<WrittenSystem, 'topics' | 'programs'> {
  const document = readWhole(text, {})
  const { id, name, work, switches } = document
  if (work === undefined) throw new Error(`${id} names no source.`)
  return { id, name, work, switches, ...writtenText(document) }
}
/** The topic as data: its numbers are those of whoever uses it. @throws Error as `readWhole`. */
export const writtenTopic = (text: string): WrittenText =>
  writtenText(readWhole(text, { isOpen: true, work: '' }))
