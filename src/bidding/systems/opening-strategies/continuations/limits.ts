/**
 * The numbers of a rule that a partnership may change: the ranges of points and of cards in what the
 * rule shows. Each has a name within its rule, by which a strategy says what it has instead.
 */
import type { RuleDraft } from '#bidding/language/drafts.ts'
import type { ContinuationLimit } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import type {
  HandTemplate,
  NumberSlot,
  Numeral,
  RangeTemplate,
  SuitRangeTemplate,
  SuitTemplate,
  SumTemplate,
} from '#rules/template.ts'
import { groupWords, strainWords } from './template-words.ts'

/** A range of a rule: its limits as they came, and what it is of. */
export interface RuleLimit {
  /** Names it within the rule. */
  readonly of: string
  /** What people call it. */
  readonly words: string
  readonly min?: number
  readonly max?: number
}

type Range = RangeTemplate | SumTemplate | SuitRangeTemplate
/** What a range is of, by name and in words. */
type Named = Pick<RuleLimit, 'of' | 'words'>

const slotOf = ({ min, max }: Range): NumberSlot | undefined =>
  typeof min === 'object' ? min : typeof max === 'object' ? max : undefined
/** The number as people say it: of both hands where partner's part is taken off. */
const plain = (n: Numeral): number => (typeof n === 'object' ? n.plus : n)

/** Points that are added to the high cards. */
const ADDED: Readonly<Record<string, Named>> = {
  distribution: { of: 'points+short', words: t`HCP with short suits counted` },
  extraLength: { of: 'points+long', words: t`HCP with long suits counted` },
}
/** What hand and partner have together, by the number of partner's that is taken off. */
const TOGETHER: Readonly<Record<string, Named>> = {
  partnerMin: { of: t` together`, words: t` in both hands` },
  partnerMax: { of: t` at most together`, words: t` in both hands if partner has the most` },
  partnerLength: { of: t` together`, words: t` in both hands` },
}
const alone = (range: Range, where: Named | undefined): Named | undefined => {
  if (range.kind === 'suit-range?')
    return range.measure === 'length' && where !== undefined
      ? { of: t`cards ${where.of}`, words: t`cards in ${where.words}` }
      : undefined
  if (range.kind === 'range?')
    return range.measure === 'hcp' ? { of: 'points', words: t`HCP` } : undefined
  const [first, second, ...more] = range.terms
  return first?.measure === 'hcp' && second !== undefined && more.length === 0
    ? ADDED[second.measure]
    : undefined
}
/** What the range is of; `undefined` when it is no range that people change. */
function nameOf(range: Range, where: Named | undefined): Named | undefined {
  const own = alone(range, where)
  const slot = slotOf(range)
  if (own === undefined || slot === undefined) return own
  const together = slot.times === -1 ? TOGETHER[slot.slot] : undefined
  return together && { of: own.of + together.of, words: own.words + together.words }
}

type Change = (range: Range, name: Named) => Range

const suitMapped = (t: SuitTemplate, where: Named, change: Change): SuitTemplate => {
  if (t.kind === 'all' || t.kind === 'any')
    return { ...t, of: t.of.map((one) => suitMapped(one, where, change)) }
  if (t.kind !== 'suit-range?') return t
  const name = nameOf(t, where)
  return name === undefined ? t : (change(t, name) as SuitRangeTemplate)
}
/** The template with every range that has a name put through `change`; what is denied stays as it is. */
function mapped(t: HandTemplate, change: Change): HandTemplate {
  switch (t.kind) {
    case 'all':
    case 'any':
      return { ...t, of: t.of.map((one) => mapped(one, change)) }
    case 'suit?':
      return { ...t, is: suitMapped(t.is, { of: t.suit, words: strainWords(t.suit) }, change) }
    case 'some?':
      return {
        ...t,
        is: suitMapped(t.is, { of: 'somewhere', words: groupWords(t.among) }, change),
      }
    case 'range?':
    case 'sum?': {
      const name = nameOf(t, undefined)
      return name === undefined ? t : (change(t, name) as RangeTemplate | SumTemplate)
    }
    default:
      return t
  }
}

/** The ranges of the rule, in the order in which it names them. */
export function limitsOf({ shows }: Pick<RuleDraft, 'shows'>): readonly RuleLimit[] {
  const found: RuleLimit[] = []
  mapped(shows, (range, name) => {
    const { min, max } = range
    found.push({
      ...name,
      ...(min === undefined ? {} : { min: plain(min) }),
      ...(max === undefined ? {} : { max: plain(max) }),
    })
    return range
  })
  return found
}

/** `10–12 HCP`, `at least 5 cards in hearts`; empty when the range has no limit. */
export const limitWords = ({ words, min, max }: RuleLimit): string =>
  min === undefined
    ? max === undefined
      ? ''
      : t`at most ${max} ${words}`
    : max === undefined
      ? t`at least ${min} ${words}`
      : `${min === max ? min : `${min}–${max}`} ${words}`

const numeral = (n: number | undefined, slot: NumberSlot | undefined): Numeral | undefined =>
  n === undefined || slot === undefined ? n : { ...slot, plus: n }

/** The rule with the ranges that the partnership has instead, and a sentence that says so. */
function withOwn(draft: RuleDraft, own: readonly ContinuationLimit[]): RuleDraft {
  const shows = mapped(draft.shows, (range, name) => {
    const changed = own.find(({ of }) => of === name.of)
    if (changed === undefined) return range
    const { min: _, max: __, ...rest } = range
    const [min, max] = [changed.min, changed.max].map((n) => numeral(n, slotOf(range)))
    return {
      ...rest,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    }
  })
  const changed = { ...draft, shows }
  const said = limitsOf(changed)
    .map(limitWords)
    .filter((words) => words !== '')
  return {
    ...changed,
    says: t`As the partnership agreed: ${said.length === 0 ? t`any points and length` : said.join(', ')}.`,
  }
}
/** The rules with the ranges that a strategy changed; those named nowhere, and names of no rule, change nothing. */
export function withLimits(
  drafts: readonly RuleDraft[],
  changed: readonly ContinuationLimit[] = [],
): readonly RuleDraft[] {
  if (changed.length === 0) return drafts
  return drafts.map((draft) => {
    const names = new Set(limitsOf(draft).map(({ of }) => of))
    const own = changed.filter(({ rule, of }) => rule === draft.name && names.has(of))
    return own.length === 0 ? draft : withOwn(draft, own)
  })
}
