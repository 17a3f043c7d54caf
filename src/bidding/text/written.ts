/**
 * Systems and topics that stand as texts, as data: they are read when the app is built (`read-written.ts`), so
 * that nobody who plays them loads the reader. What is taken from a topic stays by the topic's name.
 */

import { invariant } from '#core/result.ts'
import { translated } from '#core/text.ts'
import type { Pattern } from '../language/patterns.ts'
import type { BiddingRule, BiddingSystem } from '../language/system.ts'
import { brought } from './brought.ts'
import {
  type Comments,
  type Definition,
  type Marks,
  type Section,
  type Switch,
  sourceOf,
  type TextRule,
} from './document.ts'
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
  /** How many rules stand together; between them sections, topics, and what programs make. */
  readonly parts: readonly (number | WrittenSection | WrittenUse | WrittenProgram)[]
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
  return written.parts.flatMap((part): readonly BiddingRule[] => {
    if (typeof part === 'object' && 'title' in part) {
      section = part
      return []
    }
    if (!stands(section)) {
      if (typeof part === 'number') next += part
      return []
    }
    if (typeof part === 'number') {
      next += part
      const source = sourceOf(work, section)
      const its = source && { source }
      const rules = own.slice(next - part, next).filter(stands)
      return brought(
        rules.map(({ choices: _, ...rule }) => ({ ...rule, ...its })),
        section,
        system,
      )
    }
    if ('program' in part) {
      const made = written.programs?.[part.program]
      invariant(made !== undefined, `${system.system} has the program ${part.program}`)
      const source = sourceOf(work, section)
      const rules = made.map((rule) => (source === undefined ? rule : { source, ...rule }))
      return brought(rules, section, system)
    }
    const topic = written.topics[part.topic]
    invariant(
      topic !== undefined,
      `${system.system} has the topic ${part.topic} that its text uses`,
    )
    const given = styleWith(style, styleOf(part.style))
    const use = { style: styleWith(styleOf(topic.style), given), work: section.work ?? work }
    return brought(rulesOf(topic, use, system), section, system)
  })
}

/** The system, its sentences in the language of the page. @param given numbers and choices instead of its own. */
export function systemOf(written: WrittenSystem, given: Style = styleOf({})): BiddingSystem {
  const { id, name, switches, work, doublesAsSaid } = written
  const style = styleWith(styleOf(written.style), given)
  return {
    id,
    name,
    packages: switches.map((one) => ({ id: one.id, name: translated(one.name) })),
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
