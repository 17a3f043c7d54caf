/**
 * Systems and topics that stand as texts, as data: they are read when the app is built (`read-written.ts`), so
 * that nobody who plays them loads the reader. What is taken from a topic stays by the topic's name.
 */

import { invariant } from '#core/result.ts'
import { translated } from '#core/text.ts'
import type { Pattern } from '../language/patterns.ts'
import { type BiddingRule, type BiddingSystem, withoutPackages } from '../language/system.ts'
import { brought } from './brought.ts'
import {
  type Comments,
  type Definition,
  type EditPart,
  type Marks,
  type Section,
  type Switch,
  sourceOf,
  type TextRule,
} from './document.ts'
import { edited, inAuctionsOf, keptOf, sectionBeside } from './edited.ts'
import { changed, inLanguage } from './in-language.ts'
import { THE_OPENING } from './normal/calls.ts'
import type { NormalHand } from './normal/condition.ts'
import { handTemplate } from './normal/template.ts'
import {
  isChosen,
  type Style,
  type StyleChoice,
  type StyleNumber,
  type StyleRange,
  styledSentence,
  styleValue,
  styleWith,
  type Written,
} from './words/style.ts'

/** A style as it is kept. */
export interface WrittenStyle {
  readonly numbers?: Readonly<Partial<Record<StyleNumber, StyleRange>>>
  readonly choices?: Readonly<Partial<Record<StyleChoice, boolean>>>
}
interface Noted {
  readonly comments?: Comments
}
export interface WrittenSection extends Section, Noted {}
/** A place where the text says `use natural …`. */
export interface WrittenUse extends Noted {
  readonly topic: string
  readonly style: WrittenStyle
}
/** A place where the text says `use SYSTEM`. */
export interface WrittenBase extends Noted {
  readonly system: string
  readonly without?: readonly string[]
  readonly style: WrittenStyle
}
/** A change to a rule that stands above. */
export interface WrittenEdit extends Noted {
  readonly edit: EditPart['kind']
  readonly dropped?: NonNullable<EditPart['dropped']>
  readonly name: string
  /** How many of the rules stand in it. */
  readonly rules: number
}
/** Rules that a program makes: what OPENBID opens with, and opener’s second call by the strain that it recorded. */
export type Program = 'openbid openings' | 'openbid club rebids' | 'openbid diamond rebids'
export type Programs = Readonly<Record<Program, readonly BiddingRule[]>>
/** A place where the text says `use openbid …`. */
export interface WrittenProgram extends Noted {
  readonly program: Program
}
/**
 * All that a text says, its words kept so that it can be printed again. Alike things stand together, and what comes
 * again stands once: so they deflate to a sixth less.
 */
export interface WrittenText {
  /** Of each rule, without what stands before its `/` where the rule above has the same. */
  readonly labels: readonly string[]
  readonly says: readonly string[]
  readonly when: readonly Pattern[]
  /** Of each rule the place of its condition, or of all its conditions. */
  readonly shows: readonly (number | readonly number[])[]
  /** Numbers of the style still stand beside their limits. */
  readonly conditions: readonly NormalHand[]
  readonly rest: readonly Omit<TextRule, 'name' | 'says' | 'when' | 'shows' | 'above' | 'lines'>[]
  /** How many rules stand together; between them sections, and what is brought in, changed or made by programs. */
  readonly parts: readonly (
    | number
    | WrittenSection
    | WrittenUse
    | WrittenBase
    | WrittenEdit
    | WrittenProgram
  )[]
  /** The style of a system; that of a topic where whoever uses it says nothing. */
  readonly style: WrittenStyle
  readonly doublesAsSaid: boolean
  readonly definitions: readonly Definition[]
  readonly comments: { readonly head: Comments; readonly end: Comments }
  /** Comments above rules, by their places. */
  readonly above: Readonly<Record<number, NonNullable<TextRule['above']>>>
}
export interface WrittenTopic extends WrittenText {
  /** The topics that the text uses, by name. */
  readonly topics: Readonly<Record<string, WrittenTopic>>
  /** The systems that it uses, by id. */
  readonly systems?: Readonly<Record<string, WrittenSystem>>
}
export interface WrittenSystem extends WrittenTopic {
  readonly id: string
  readonly name: string
  readonly work: string
  readonly switches: readonly Switch[]
  /** What its text leaves to them; a rule without a source is from where its section is. */
  readonly programs?: Programs
}

export const styleOf = ({ numbers = {}, choices = {} }: WrittenStyle): Style => ({
  numbers: new Map(Object.entries(numbers) as [StyleNumber, StyleRange][]),
  choices: new Map(Object.entries(choices) as [StyleChoice, boolean][]),
})
/** The label of each rule. */
export function labelsOf({ labels }: WrittenText): readonly string[] {
  let family = ''
  return labels.map((short) => {
    const label = short.startsWith('/') ? family + short : short
    family = label.replace(/\/.*/, '')
    return label
  })
}

const hasNumerals = (condition: NormalHand): boolean =>
  JSON.stringify(condition).includes('"written"')
/** The condition with the numbers of the style as its limits. */
const withStyle = (condition: NormalHand, style: Style): NormalHand =>
  changed(condition, (one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
    const { written, ...bare } = one as Written
    if (written === undefined) return one
    const { min, max } = written
    return {
      ...bare,
      ...(min === undefined ? {} : { min: styleValue(min, style) }),
      ...(max === undefined ? {} : { max: styleValue(max, style) }),
    }
  }) as NormalHand

/** A label or a situation with the calls of the opening that its topic follows. */
const withOpening = (of: unknown, { opening }: Style): unknown =>
  opening === undefined
    ? of
    : changed(of, (one) => (typeof one === 'string' ? one.replaceAll(THE_OPENING, opening) : one))

interface Use {
  readonly style: Style
  /** The work that sources are places of. */
  readonly work: string
}
type Owner = Parameters<typeof brought>[2]

/** The rules that stand in the text itself, without what their sections say of them. */
function ownRules(
  { says, when, shows, rest, ...written }: WrittenText,
  style: Style,
): readonly (Omit<BiddingRule, 'id'> & Marks)[] {
  const labels = labelsOf(written as WrittenText)
  const conditions = written.conditions.map((one) =>
    inLanguage(handTemplate(hasNumerals(one) ? withStyle(one, style) : one)),
  )
  return rest.map((fields, i) => {
    const places = shows[i]!
    return {
      ...fields,
      label: withOpening(labels[i]!, style) as string,
      when: withOpening(when[i], style) as Pattern,
      shows:
        typeof places === 'number'
          ? conditions[places]!
          : { kind: 'all', of: places.map((place) => conditions[place]!) },
      says: styledSentence(translated(says[i]!), style),
    }
  })
}
/** All rules in their order. @param user whose they are, and whether all doubles are as said there. */
function rulesOf(
  written: WrittenTopic & Pick<WrittenSystem, 'programs'>,
  { style, work }: Use,
  user: Owner,
): readonly BiddingRule[] {
  const system = { ...user, doublesAsSaid: user.doublesAsSaid || written.doublesAsSaid }
  const own = ownRules(written, style)
  const stands = ({ choices = [] }: Marks): boolean =>
    choices.every(({ choice, is }) => isChosen(style, choice, is))
  let section: Section = { title: '' }
  let next = 0
  const take = (count: number) => {
    next += count
    return own.slice(next - count, next).filter(stands)
  }
  const standing = (rules: ReturnType<typeof take>, its: Section): readonly BiddingRule[] => {
    const source = sourceOf(work, its)
    const from = source && { source }
    return brought(
      rules.map(({ choices: _, ...rule }) => ({ ...rule, ...from })),
      its,
      system,
    )
  }
  const fromProgram = (program: Program): readonly BiddingRule[] => {
    const made = written.programs?.[program]
    invariant(made !== undefined, `${system.system} has the program ${program}`)
    const source = sourceOf(work, section)
    const rules = made.map((rule) => (source === undefined ? rule : { source, ...rule }))
    return brought(rules, section, system)
  }
  const ofTopic = (part: WrittenUse): readonly BiddingRule[] => {
    const topic = written.topics[part.topic]
    invariant(
      topic !== undefined,
      `${system.system} has the topic ${part.topic} that its text uses`,
    )
    const given = styleWith(style, styleOf(part.style))
    const use = { style: styleWith(styleOf(topic.style), given), work: section.work ?? work }
    return brought(rulesOf(topic, use, system), section, system)
  }
  let rules: BiddingRule[] = []
  const edit = ({ edit: kind, name, rules: count, dropped }: WrittenEdit): void => {
    const place = rules.findIndex(({ label }) => label === name)
    const old = rules[place]
    invariant(old !== undefined, `${system.system} has the rule ${name} that its text changes`)
    const kept = dropped && keptOf(old, dropped)
    if (kept !== undefined) {
      rules[place] = kept
      return
    }
    const made = take(count).map((rule, n) => ({
      ...rule,
      label: kind === 'change' && n === 0 ? old.label : rule.label,
      when: inAuctionsOf(old, rule.when),
    }))
    rules = edited(rules, place, kind, standing(made, sectionBeside(old, section.title)))
  }
  for (const part of written.parts) {
    if (typeof part === 'number') {
      const its = take(part)
      if (stands(section)) rules.push(...standing(its, section))
    } else if ('title' in part) section = part
    else if ('edit' in part) edit(part)
    else if ('system' in part)
      rules.push(
        ...baseOf(written, part, style).rules.map((rule) => ({
          ...rule,
          id: `${system.system}/${rule.label}`,
        })),
      )
    else if (stands(section))
      rules.push(...('program' in part ? fromProgram(part.program) : ofTopic(part)))
  }
  return rules
}
/** The system that a part uses: its own numbers, but where the text gives it some. */
function baseOf(
  { systems = {} }: WrittenTopic,
  { system: id, style: given, without = [] }: WrittenBase,
  style: Style,
): BiddingSystem {
  const base = systems[id]
  invariant(base !== undefined, `the system ${id} is there that a text uses`)
  const its = styleOf(given)
  const whole = systemOf(
    base,
    its.numbers.size + its.choices.size > 0 ? styleWith(style, its) : its,
  )
  return withoutPackages(whole, without)
}

/** The system, its sentences in the language of the page. @param given numbers and choices instead of its own. */
export function systemOf(written: WrittenSystem, given: Style = styleOf({})): BiddingSystem {
  const { id, name, switches, work, doublesAsSaid } = written
  const style = styleWith(styleOf(written.style), given)
  const own = switches.map((one) => ({ id: one.id, name: translated(one.name) }))
  const used = written.parts.flatMap((part) =>
    typeof part === 'object' && 'system' in part ? baseOf(written, part, style).packages : [],
  )
  return {
    id,
    name,
    packages: [...own, ...used.filter((one) => own.every((other) => other.id !== one.id))],
    rules: rulesOf(written, { style, work }, { system: id, doublesAsSaid }),
  }
}
/** The rules of a topic for a style, which its own completes. */
export const topicRules = (written: WrittenTopic, { style, work }: Use): readonly BiddingRule[] =>
  rulesOf(
    written,
    { style: styleWith(styleOf(written.style), style), work },
    { system: 'topic', doublesAsSaid: false },
  )
