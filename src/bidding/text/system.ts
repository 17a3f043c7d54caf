/** From a document to the system that bids: what it uses brought in, what it changes changed. */
import { t, translated } from '#core/text.ts'
import {
  type BiddingRule,
  type BiddingSystem,
  type Package,
  withoutPackages,
} from '../language/system.ts'
import { asDoublesAreSaid, brought, MARKS } from './brought.ts'
import {
  type EditPart,
  gapOf,
  type LineRange,
  type Marks,
  type Section,
  type SystemText,
  sourceOf,
  type TextRule,
  type UsePart,
} from './document.ts'
import { edited, inAuctionsOf, keptOf, sectionBeside } from './edited.ts'
import { inLanguage } from './in-language.ts'
import { handTemplate } from './normal/template.ts'
import { callWords } from './print/calls.ts'
import { conditionPrinter } from './print/condition.ts'
import { MOST } from './read/most.ts'
import type { Writable } from './read/notes.ts'
import { nearest, type TextProblem } from './read/problem.ts'
import { type Reading, readText } from './read/text.ts'
import { isChosen, type Style, styledSentence, styleWith } from './words/style.ts'

/** A system with every convention, and those that are on by themselves. */
export interface WholeSystem {
  readonly system: BiddingSystem
  readonly usual: readonly string[]
}
/** What a text may bring in by `use`. */
export interface Library {
  /** Names behind `use natural`, and ids of systems. */
  readonly topics: readonly string[]
  readonly systems: readonly string[]
  /**
   * The rules of a topic for a style, their sources places of the work; `undefined` where there is none of that
   * name, or it is a text.
   */
  readonly topic: (name: string, style: Style, work: string) => readonly BiddingRule[] | undefined
  readonly system: (id: string) => WholeSystem | undefined
  /** A topic, or a system whose style can be set, as a text. */
  readonly text: (of: 'topic' | 'system', name: string) => string | undefined
  /** Names that rules of a system had before, each with the one it has now. */
  readonly formerNames?: Readonly<Record<string, string>>
}
const EMPTY_LIBRARY: Library = {
  topics: [],
  systems: [],
  topic: () => undefined,
  system: () => undefined,
  text: () => undefined,
}

/** A system made of a text. */
export interface TextSystem extends WholeSystem {
  readonly reading: Reading
  /** Those of the reading, and those of what it uses and changes; in the order of the lines. */
  readonly problems: readonly TextProblem[]
  /** Rules without a sentence: what the hand must be is said instead. */
  readonly unexplained: readonly TextProblem[]
  /** Where the rules that stand in the text itself stand, by label. */
  readonly lines: ReadonlyMap<string, LineRange>
}

const conditions = conditionPrinter(({ name }) => name)
const insteadOfSentence = (rule: TextRule): string => {
  const words = conditions.hand(rule.shows)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** What a rule takes as it stands. */
const NOTES = [
  ...(['forEach', 'forcing', 'artificial', 'suits', 'oneOf', 'is', 'only'] as const),
  ...(['agrees', 'message', 'tells'] as const),
]
const copy = <K extends string, V>(
  key: K,
  from: { readonly [P in K]?: V },
  to: { [P in K]?: V },
): void => {
  const value = from[key]
  if (value !== undefined) to[key] = value
}

class SystemBuilder {
  rules: BiddingRule[] = []
  readonly problems: TextProblem[] = []
  readonly unexplained: TextProblem[] = []
  readonly lines = new Map<string, LineRange>()
  readonly packages: Package[]
  readonly usual: string[]
  private readonly text: SystemText
  private readonly library: Library
  /** The texts that brought this one in, outermost first. */
  private readonly uses: readonly string[]
  private readonly written: readonly string[]
  private readonly isOpen: boolean
  private readonly work: string | undefined
  private readonly labels = new Set<string>()
  private section: Section = { title: '' }

  constructor(
    text: SystemText,
    written: string,
    library: Library,
    { uses = [], isOpen, work }: SystemOptions,
  ) {
    this.text = text
    this.written = written.split(/\r\n|\r|\n/)
    this.library = library
    this.uses = uses
    this.isOpen = isOpen ?? false
    this.work = text.work ?? work
    this.packages = text.switches.map(({ id, name }) => ({ id, name }))
    this.usual = text.switches.filter(({ on }) => on).map(({ id }) => id)
  }

  /** A problem where the words stand on the first of the lines. */
  private tell(lines: LineRange | undefined, words: string, message: string, put?: string): void {
    if (this.problems.length >= MOST.problems) return
    const line = lines?.from ?? 1
    const at = (this.written[line - 1] ?? '').toLowerCase().indexOf(words.toLowerCase())
    const place = { line, column: Math.max(at, 0) + 1, length: at < 0 ? 1 : words.length }
    this.problems.push({
      ...place,
      message,
      ...(put === undefined || at < 0 ? {} : { proposal: { ...place, text: put } }),
    })
  }
  /** The label of a rule: its name or, where it has none, its section and call. */
  private labelOf(rule: TextRule): string | undefined {
    if (rule.name !== undefined && this.labels.has(rule.name)) {
      this.tell(
        rule.lines,
        `[${rule.name}]`,
        t`The name [${rule.name}] stands on an earlier rule already.`,
      )
      return undefined
    }
    const { title } = this.section
    const base = rule.name ?? `${title === '' ? '' : `${title}: `}${callWords(rule.call)}`
    let label = base
    for (let n = 2; this.labels.has(label); n++) label = `${base} (${n})`
    return label
  }
  private known(label: string, lines: LineRange | undefined): void {
    this.labels.add(label)
    if (lines !== undefined) this.lines.set(label, lines)
  }
  private idOf(label: string): string {
    return `${this.text.id}/${label}`
  }
  /** Whether the style has chosen for what the marks ask, or has not chosen yet. */
  private isChosen({ choices = [] }: Marks): boolean {
    return this.isOpen || choices.every(({ choice, is }) => isChosen(this.text.style, choice, is))
  }
  private ruleOf(rule: TextRule, section: Section, label: string): BiddingRule {
    const { says, lines } = rule
    if (says === undefined) {
      const message = t`No sentence says why: what the hand must be is said instead.`
      this.unexplained.push({ line: lines?.from ?? 1, column: 1, length: 1, message })
    }
    const made: Writable<BiddingRule> = {
      id: this.idOf(label),
      label,
      when: rule.when,
      call: rule.call,
      shows: inLanguage(handTemplate(rule.shows)),
      says:
        says === undefined
          ? insteadOfSentence(rule)
          : styledSentence(translated(says), this.text.style),
    }
    const source = sourceOf(this.work, section)
    if (source !== undefined) made.source = source
    for (const from of [section, rule]) for (const key of MARKS) copy(key, from, made)
    const gap = made.ours && gapOf(section)
    if (gap) made.source = gap
    for (const key of NOTES) copy(key, rule, made)
    if (rule.before !== undefined)
      made.before = styledSentence(translated(rule.before), this.text.style)
    return asDoublesAreSaid(made, this.text.doublesAsSaid)
  }
  private add(rule: TextRule): void {
    if (!this.isChosen(this.section) || !this.isChosen(rule)) return
    const label = this.labelOf(rule)
    if (label === undefined) return
    this.known(label, rule.lines)
    this.rules.push(this.ruleOf(rule, this.section, label))
  }

  private bring(rules: readonly BiddingRule[], part: UsePart): void {
    for (const { label } of rules)
      if (this.labels.has(label)) {
        this.tell(
          part.lines,
          part.name,
          t`This brings in a rule [${label}], which stands above already.`,
        )
        return
      }
    for (const rule of rules) {
      this.labels.add(rule.label)
      this.rules.push({ ...rule, id: this.idOf(rule.label) })
    }
  }
  private missing(part: UsePart): void {
    const { of, name } = part
    const names = of === 'topic' ? this.library.topics : this.library.systems
    const near = nearest(name.split(' '), names)?.word
    const said =
      of === 'topic' ? t`There is no natural topic “${name}”.` : t`There is no system “${name}”.`
    this.tell(
      part.lines,
      name,
      near === undefined ? said : t`${said} Did you mean “${near}”?`,
      near,
    )
  }
  /** The text that a part brings in, as a system for the style of this one. */
  private read(part: UsePart, written: string, work?: string): TextSystem | undefined {
    const { of, name, style, lines } = part
    const key = `${of} ${name}`
    if (this.uses.includes(key) || this.uses.length >= MOST.uses) {
      this.tell(
        lines,
        name,
        t`Texts use one another at most ${MOST.uses} deep, and never in a circle.`,
      )
      return undefined
    }
    const given = styleWith(this.text.style, style)
    const uses = [...this.uses, key]
    const made = readSystem(written, this.library, {
      given,
      uses,
      ...(work === undefined ? {} : { work }),
    })
    const [first] = made.problems
    if (first !== undefined)
      this.tell(lines, name, t`In “${name}”, line ${first.line}: ${first.message}`)
    return made
  }
  private topicRules(part: UsePart): readonly BiddingRule[] | undefined {
    const { name, style } = part
    const work = this.section.work ?? this.work ?? t`Own system`
    const written = this.library.text('topic', name)
    return written === undefined
      ? this.library.topic(name, styleWith(this.text.style, style), work)
      : this.read(part, written, work)?.system.rules
  }
  private bringTopic(part: UsePart): void {
    if (!this.isChosen(this.section)) return
    const rules = this.topicRules(part)
    const { id, doublesAsSaid } = this.text
    if (rules !== undefined)
      this.bring(brought(rules, this.section, { system: id, doublesAsSaid }), part)
    else if (this.library.text('topic', part.name) === undefined) this.missing(part)
  }
  private bringSystem(part: UsePart): void {
    const { name, style, without = [] } = part
    const own = style.numbers.size + style.choices.size > 0
    const written = own ? this.library.text('system', name) : undefined
    const made = written === undefined ? this.library.system(name) : this.read(part, written)
    if (made === undefined) {
      if (written === undefined) this.missing(part)
      return
    }
    // Without rules it stands by its name alone, while texts of ours are read.
    const isKnown = made.system.rules.length > 0
    if (own && written === undefined && isKnown)
      this.tell(
        part.lines,
        name,
        t`The numbers of “${name}” cannot be set: it is used as it stands.`,
      )
    const strange = without.find((id) => !made.system.packages.some((one) => one.id === id))
    if (strange !== undefined && isKnown)
      this.tell(part.lines, strange, t`“${name}” has no switch “${strange}”.`)
    const { packages, rules } = withoutPackages(made.system, without)
    for (const one of packages)
      if (!this.packages.some(({ id }) => id === one.id)) {
        this.packages.push(one)
        if (made.usual.includes(one.id)) this.usual.push(one.id)
      }
    this.bring(rules, part)
  }

  private placeOf({ name, lines }: EditPart): number {
    const former = this.library.formerNames ?? {}
    const label = Object.hasOwn(former, name) && !this.labels.has(name) ? former[name] : name
    const place = this.rules.findIndex((one) => one.label === label)
    if (place >= 0) return place
    const near = nearest(name.split(' '), this.labels)?.word
    const said = t`No rule is called [${name}].`
    this.tell(lines, name, near === undefined ? said : t`${said} Did you mean “${near}”?`, near)
    return -1
  }
  private edit(part: EditPart): void {
    const place = this.placeOf(part)
    const old = this.rules[place]
    if (old === undefined) return
    if (part.dropped !== undefined) {
      const kept = keptOf(old, part.dropped)
      if (kept === undefined)
        this.tell(part.lines, part.name, t`[${part.name}] goes by another switch already.`)
      else this.rules[place] = kept
      return
    }
    const section = sectionBeside(old, this.section.title)
    const changes = part.kind === 'change'
    if (changes || part.kind === 'drop') this.labels.delete(old.label)
    const made = part.rules.flatMap((rule, n): readonly BiddingRule[] => {
      const label = changes && n === 0 ? old.label : this.labelOf(rule)
      if (label === undefined || !this.isChosen(rule)) return []
      this.known(label, rule.lines)
      return [{ ...this.ruleOf(rule, section, label), when: inAuctionsOf(old, rule.when) }]
    })
    this.rules = edited(this.rules, place, part.kind, made)
  }

  build(): void {
    for (const part of this.text.parts) {
      if (part.kind === 'section') this.section = part.section
      else if (part.kind === 'rule') this.add(part.rule)
      else if (part.kind !== 'use') this.edit(part)
      else if (part.of === 'topic') this.bringTopic(part)
      else this.bringSystem(part)
      if (this.rules.length <= MOST.rules) continue
      const lines = part.kind === 'rule' ? part.rule.lines : part.lines
      this.tell(lines, '', t`A system has at most ${MOST.rules} rules.`)
      this.rules.length = MOST.rules
      return
    }
  }
}

export interface SystemOptions {
  /** Numbers and choices that whoever uses the text gives it. */
  readonly given?: Style
  /** The texts that brought this one in. */
  readonly uses?: readonly string[]
  /** The work that its sources are places of, where it names none. */
  readonly work?: string
  /** It is a topic whose style is not known yet: rules of all choices are made. */
  readonly isOpen?: true
}
/** Reads a text and makes the system that it writes; it never throws, whatever stands in it. */
export function readSystem(
  written: string,
  library: Library = EMPTY_LIBRARY,
  options: SystemOptions = {},
): TextSystem {
  const { given, isOpen } = options
  const reading = readText(written, {
    ...(given === undefined ? {} : { given }),
    ...(isOpen ? { isOpen } : {}),
    switchesOf: (id) => library.system(id)?.system.packages.map((one) => one.id),
  })
  const { text } = reading
  const builder = new SystemBuilder(text, written, library, options)
  builder.build()
  return {
    reading,
    system: { id: text.id, name: text.name, packages: builder.packages, rules: builder.rules },
    usual: builder.usual,
    problems: [...reading.problems, ...builder.problems].toSorted(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
    unexplained: builder.unexplained,
    lines: builder.lines,
  }
}
