/**
 * A system as it is written: head, sections, rules, what is brought in and changed, in their order. The
 * reader makes it of a text and the printer makes a text of it; `system.ts` makes the rules that bid.
 */
import { t, translated } from '#core/text.ts'
import type { Source } from '#rules/rule.ts'
import type { BiddingRule, Package } from '../language/system.ts'
import type { NormalHand, NormalSuit } from './normal/condition.ts'
import { NO_STYLE, type SpareNumber, type Style, type StyleChoice } from './words/style.ts'

/** Lines of a text, both counted, from 1. */
export interface LineRange {
  readonly from: number
  readonly to: number
}
/** Comment lines, each as it is written, without the space before it. */
export type Comments = readonly string[]

/** A convention that the table can turn, and how it stands until somebody does. */
export interface Switch extends Package {
  readonly on: boolean
}
/** What of the style a rule stands or falls with: a yes or no, or that it gives a number. */
export interface Condition {
  readonly choice: StyleChoice | SpareNumber
  readonly is: boolean
}
/** What holds for all rules of a section, or for one. */
export interface Marks {
  readonly package?: string
  readonly unless?: string
  readonly ours?: true
  readonly choices?: readonly Condition[]
}
export interface Section extends Marks {
  readonly title: string
  /** Work it is from. */
  readonly work?: string
  /** Its place there, where that is not the title. */
  readonly place?: string
  /** What the work leaves open, where rules of ours stand in for it. */
  readonly gap?: string
  /** It has no source, though the text names one. */
  readonly noSource?: true
}
/** What a text says of a rule: its section gives the rest. */
export interface TextRule
  extends Omit<
      BiddingRule,
      'id' | 'label' | 'says' | 'shows' | 'source' | 'package' | 'unless' | 'ours'
    >,
    Marks {
  /** The name in brackets, where one is written. */
  readonly name?: string
  readonly shows: NormalHand
  /** As it is written, numbers of the style in braces; absent where no reason is given. */
  readonly says?: string
  /** Comments above the headings that begin with this rule, and above the rule itself. */
  readonly above?: { readonly heading: Comments; readonly rule: Comments }
  readonly lines?: LineRange
}
/** A condition that has a name in the text. */
export type Definition = {
  readonly name: string
  /** The glossary entry that explains it. */
  readonly term?: string
  readonly comments?: Comments
} & (
  | { readonly of: 'hand'; readonly is: NormalHand }
  | { readonly of: 'suit'; readonly is: NormalSuit }
)

interface Written {
  readonly comments?: Comments
  readonly lines?: LineRange
}
export interface SectionPart extends Written {
  readonly kind: 'section'
  readonly section: Section
}
export interface RulePart {
  readonly kind: 'rule'
  readonly rule: TextRule
}
/** `use natural TOPIC` or `use SYSTEM`, with numbers of its own. */
export interface UsePart extends Written {
  readonly kind: 'use'
  readonly of: 'topic' | 'system'
  readonly name: string
  /** Conventions of a system that are left out. */
  readonly without?: readonly string[]
  readonly style: Style
}
/** A change to what stands above it, by the name of a rule. */
export interface EditPart extends Written {
  readonly kind: 'drop' | 'change' | 'before' | 'after'
  readonly name: string
  readonly rules: readonly TextRule[]
  /** A rule is dropped where this convention is on, or where it is off; absent: always. */
  readonly dropped?: Pick<Marks, 'package' | 'unless'>
}
export type Part = SectionPart | RulePart | UsePart | EditPart

export interface SystemText {
  readonly name: string
  readonly id: string
  /** The work that its sections are places of. */
  readonly work?: string
  readonly style: Style
  readonly switches: readonly Switch[]
  /** No natural default doubles where the system says what a double is. */
  readonly doublesAsSaid: boolean
  readonly definitions: readonly Definition[]
  readonly parts: readonly Part[]
  /** Comments at the head, and after the last line. */
  readonly comments: { readonly head: Comments; readonly end: Comments }
}
/** A text with nothing in it. */
export const EMPTY_TEXT: SystemText = {
  name: '',
  id: '',
  style: NO_STYLE,
  switches: [],
  doublesAsSaid: false,
  definitions: [],
  parts: [],
  comments: { head: [], end: [] },
}

/** Where the rules of a section are from. */
export const sourceOf = (
  work: string | undefined,
  { title, place = title, work: own, noSource }: Section,
): Source | undefined => {
  const from = own ?? work
  return from === undefined || noSource ? undefined : { work: from, place: translated(place) }
}
/** Where a rule of ours in the section is from, if that says which gap it fills. */
export const gapOf = ({ gap }: Pick<Section, 'gap'>): Source | undefined =>
  gap === undefined ? undefined : { work: t`Ours`, place: translated(gap) }
