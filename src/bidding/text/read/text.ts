/**
 * From a text to the document that it writes: every mistake told where it stands, what is wrong left out, the
 * rest read. What `use` brings in is not looked at here (`system.ts`).
 */
import { t } from '#core/text.ts'
import {
  type Comments,
  type EditPart,
  EMPTY_TEXT,
  type Part,
  type Section,
  type SectionPart,
  type SystemText,
  type UsePart,
} from '../document.ts'
import { NO_STYLE, type Style, styleWith } from '../words/style.ts'
import { Cursor } from './cursor.ts'
import { explained, readDefinitions } from './definitions.ts'
import { type Head, NOTHING_KNOWN, readHeadLine, readSettings } from './head.ts'
import type { Known } from './known.ts'
import { type Block, type Line, linesOf } from './lines.ts'
import { MOST } from './most.ts'
import { type MarkFields, mark } from './notes.ts'
import { Fault, type TextProblem } from './problem.ts'
import { rangeOf, readRules, type TextPlace } from './rules.ts'

/** A text as it was read. */
export interface Reading {
  readonly text: SystemText
  /** In the order of the lines; rules with a problem are left out. */
  readonly problems: readonly TextProblem[]
  /** Headings and rules in their order, with the auctions they speak in. */
  readonly places: readonly TextPlace[]
}
export interface ReadingOptions {
  /** Numbers and choices that whoever uses the text gives it. */
  readonly given?: Style
  /** Whoever uses the text gives what its style does not. */
  readonly isOpen?: true
  /** Ids of the conventions of a system that the text uses; `undefined` where it is not known. */
  readonly switchesOf?: (system: string) => readonly string[] | undefined
}

/** Starts anew at each section, and gathers what the lines under its title say. */
interface OpenSection {
  readonly title: string
  readonly comments: string[]
  readonly line: Line
  noSource?: true
  /** What stands behind `source:`, `place:` and `gap:`. */
  readonly said: { [P in SectionWord]?: string }
  readonly marks: MarkFields
}
const SECTION_WORDS = { source: 'work', place: 'place', gap: 'gap' } as const
type SectionWord = (typeof SECTION_WORDS)[keyof typeof SECTION_WORDS]
const sectionPart = ({
  title,
  comments,
  line,
  noSource,
  said,
  marks,
}: OpenSection): SectionPart => {
  const section: Section = {
    title,
    ...marks,
    ...said,
    ...(noSource ? { noSource } : {}),
  }
  return { kind: 'section', section, comments, lines: line.range }
}
function openSection(line: Line): OpenSection {
  const title = line.text.replace(/^#+\s*/, '')
  if (title === '' || title.length > MOST.title)
    throw new Cursor(line, NOTHING_KNOWN).fault(
      t`A title has at most ${MOST.title} letters, and one at least.`,
      0,
      line.text.length,
    )
  return { title, comments: [...line.comments], line, said: {}, marks: {} }
}
/** Whether the line says something of its section; then it is read. */
function readMark(line: Line, section: OpenSection, known: Known): boolean {
  const [, word, said] = /^(source|place|gap):\s*(.+)$/i.exec(line.text) ?? []
  const c = new Cursor(line, known)
  if (word !== undefined && said !== undefined) {
    if (said.length > MOST.title)
      throw c.fault(t`This is longer than ${MOST.title} letters.`, 0, line.text.length)
    section.said[SECTION_WORDS[word.toLowerCase() as keyof typeof SECTION_WORDS]] = said
  } else if (/^no source$/i.test(line.text)) section.noSource = true
  else if (mark(c, section.marks)) c.end()
  else return false
  section.comments.push(...line.comments)
  return true
}

const USED =
  /^use\s+(natural\s+)?(.+?)(?:\s+without\s+([\w-]+(?:,\s*[\w-]+)*))?(?:\s+with(?=\s|$)|$)/i
function readUse(line: Line, known: Known): UsePart {
  const found = USED.exec(line.text)
  const c = new Cursor(line, known, found?.[0].length ?? 0)
  const name = found?.[2]?.trim() ?? ''
  if (found === null || name.length > MOST.name)
    throw c.fault(t`Write “use natural TOPIC” or “use SYSTEM”.`, 0, line.text.length)
  const style = c.next === '' ? NO_STYLE : readSettings(c)
  return {
    kind: 'use',
    of: found[1] === undefined ? 'system' : 'topic',
    name: name.toLowerCase(),
    style,
    ...(found[3] === undefined ? {} : { without: found[3].toLowerCase().split(/,\s*/) }),
    comments: line.comments,
    lines: line.range,
  }
}
const EDIT = /^(drop|change|before|after)\s+\[([^\]]+)\](\s+(?:only|not) with\s+[\w-]+)?\s*(:?)$/i
const isEdit = (text: string): boolean => /^(drop|change|before|after)\s+\[/i.test(text)
function editHead(
  line: Line,
  within: readonly Block[],
  known: Known,
): Pick<EditPart, 'kind' | 'name' | 'dropped'> {
  const [, kind, name, ending = '', colon] = EDIT.exec(line.text) ?? []
  const c = new Cursor(line, known, line.text.length - ending.length)
  if (kind === undefined || name === undefined)
    throw c.fault(
      t`Write “drop [NAME]”, or “change [NAME]:” with the new rule below it.`,
      0,
      line.text.length,
    )
  const drops = kind.toLowerCase() === 'drop'
  if (drops !== (colon === '') || drops !== (within.length === 0) || (ending !== '' && !drops))
    throw c.fault(
      drops
        ? t`Nothing stands below a rule that is dropped.`
        : t`The new rule stands below, two spaces further in, and a colon before it.`,
      0,
      line.text.length,
    )
  const dropped: MarkFields = {}
  if (ending !== '') mark(c, dropped)
  return {
    kind: kind.toLowerCase() as EditPart['kind'],
    name,
    ...(ending === '' ? {} : { dropped }),
  }
}

class TextReader {
  readonly problems: TextProblem[] = []
  readonly places: TextPlace[] = []
  readonly parts: Part[] = []
  readonly headComments: string[] = []
  readonly head: Head = { style: NO_STYLE, switches: [], doublesAsSaid: false }
  private known: Known = NOTHING_KNOWN
  private section: OpenSection | undefined
  private inSection = false

  readonly tell = ({ problem }: Fault): void => {
    if (this.problems.length < MOST.problems) this.problems.push(problem)
  }
  /** Goes on behind a mistake. */
  private guard<V>(what: () => V): V | undefined {
    try {
      return what()
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      this.tell(error)
      return undefined
    }
  }
  /** The lines that say something of the whole text; those that are left are read after them. */
  readHead(blocks: readonly Block[]): readonly Block[] {
    const left: Block[] = []
    let inSection = false
    for (const block of blocks) {
      const { line } = block
      inSection ||= line.text.startsWith('#')
      const taken = this.guard(() => {
        if (!readHeadLine(line, this.head, inSection)) return false
        this.headComments.push(...line.comments)
        this.nothingBelow(block)
        return true
      })
      if (taken === false) left.push(block)
    }
    return left
  }
  private nothingBelow({ inner: [below] }: Block): void {
    if (below !== undefined)
      throw new Cursor(below.line, this.known).fault(
        t`Nothing stands further in here.`,
        0,
        below.line.text.length,
      )
  }
  learn(known: Known): void {
    this.known = known
  }
  private closeSection(): void {
    if (this.section !== undefined) this.parts.push(sectionPart(this.section))
    this.section = undefined
  }
  readPart(block: Block): void {
    this.guard(() => {
      const { line } = block
      if (line.text.startsWith('#')) {
        this.closeSection()
        this.section = openSection(line)
        this.inSection = true
        this.nothingBelow(block)
      } else if (this.section !== undefined && readMark(line, this.section, this.known))
        this.nothingBelow(block)
      else this.readBody(block)
    })
  }
  private readBody(block: Block): void {
    const { line, inner } = block
    this.closeSection()
    const reading = {
      known: this.known,
      tell: this.tell,
      place: (place: TextPlace) => this.places.push(place),
    }
    if (/^use(?!\w)/i.test(line.text)) {
      this.parts.push(readUse(line, this.known))
      this.nothingBelow(block)
    } else if (isEdit(line.text)) {
      const edit = editHead(line, inner, this.known)
      const rules = inner.flatMap((one) => readRules(one, reading))
      this.parts.push({ ...edit, rules, comments: line.comments, lines: rangeOf(block) })
    } else if (
      this.inSection &&
      /^(source:|place:|gap:|no source$|only with |not with |ours$)/i.test(line.text)
    )
      throw new Cursor(line, this.known).fault(
        t`This stands right below the title of a section, before its rules.`,
        0,
        line.text.length,
      )
    else for (const rule of readRules(block, reading)) this.parts.push({ kind: 'rule', rule })
  }
  done(): readonly Part[] {
    this.closeSection()
    return this.parts
  }
}

const switchesOf = (
  blocks: readonly Block[],
  { switches }: Head,
  brought: NonNullable<ReadingOptions['switchesOf']>,
): readonly string[] | undefined => {
  const own = switches.map(({ id }) => id)
  for (const { line } of blocks) {
    const found = USED.exec(line.text)
    if (!/^use(?!\w)/i.test(line.text) || found === null || found[1] !== undefined) continue
    const more = brought(found[2]?.trim().toLowerCase() ?? '')
    if (more === undefined) return undefined
    own.push(...more)
  }
  return own
}

/** Reads a text; it never throws, whatever stands in it. */
export function readText(text: string, options: ReadingOptions = {}): Reading {
  if (text.length > MOST.text) {
    const kilobytes = MOST.text / 1024
    const message = t`The text is longer than ${kilobytes} kB: parts of it can be brought in by “use”.`
    return { text: EMPTY_TEXT, problems: [{ line: 1, column: 1, length: 1, message }], places: [] }
  }
  const { blocks, end } = linesOf(text)
  const reader = new TextReader()
  const body = reader.readHead(blocks)
  const style = styleWith(reader.head.style, options.given ?? NO_STYLE)
  const switches = switchesOf(body, reader.head, options.switchesOf ?? (() => undefined))
  const lines = body.map(({ line }) => line)
  const rest = { style, switches, ...(options.isOpen ? { isOpen: options.isOpen } : {}) }
  const { known, definitions } = readDefinitions(lines, rest, reader.tell)
  reader.learn(known)
  for (const block of body) if (explained(block.line) === undefined) reader.readPart(block)
  const parts = reader.done()
  const { name, id, work, doublesAsSaid } = reader.head
  const comments: { readonly head: Comments; readonly end: Comments } = {
    head: reader.headComments,
    end,
  }
  return {
    text: {
      name: name ?? t`A system`,
      id: id ?? 'own',
      ...(work === undefined ? {} : { work }),
      style,
      switches: reader.head.switches,
      doublesAsSaid,
      definitions,
      parts,
      comments,
    },
    problems: reader.problems.toSorted((a, b) => a.line - b.line || a.column - b.column),
    places: reader.places,
  }
}
