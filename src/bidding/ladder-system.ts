/** A bidding system as a ladder: rules in order, of which the first that fits a hand makes its call. */
import { invariant } from '#core/result.ts'
import type { Source } from '#rules/rule.ts'
import type { CallTemplate, HandTemplate, LadderRule } from '#rules/template.ts'
import type { Pattern } from './patterns.ts'
import { type CallText, callTemplate } from './shows.ts'

export type BiddingRule = LadderRule<Pattern>
/** A convention of a system that can be switched off. */
export interface Package {
  readonly id: string
  readonly name: string
}
export interface LadderSystem {
  readonly id: string
  readonly name: string
  readonly packages: readonly Package[]
  /** Position is the only priority. */
  readonly rules: readonly BiddingRule[]
}
/** North–South's and East–West's system; `undefined` bids by the natural floor alone. */
export type LadderSides = readonly [LadderSystem | undefined, LadderSystem | undefined]

/** A rule before its system gives it an id. */
export interface RuleDraft extends Omit<BiddingRule, 'id'> {
  readonly label: string
}
type More = Partial<Omit<RuleDraft, 'label' | 'when' | 'call' | 'shows'>>

/**
 * One rule: `rule('1NT', { role: 'opening' }, '1N', hand(balanced, points(12, 14)))`.
 * @param label unique in the system.
 * @param call as text (`2N`, `P`, `X`, `3x`) or made with the words of shows.ts.
 */
export const rule = (
  label: string,
  when: Pattern,
  call: CallText | CallTemplate,
  shows: HandTemplate,
  more: More = {},
): RuleDraft => ({ label, when, call: callTemplate(call), shows, ...more })

/** Rules that share a situation, each with what it adds to it. */
export const given = (when: Pattern, ...rules: readonly RuleDraft[]): readonly RuleDraft[] =>
  rules.map((one) => ({ ...one, when: { all: [when, one.when] } }))
/** Rules that share a package, a source, or being ours. */
export const marked = (
  marks: { readonly package?: string; readonly source?: Source; readonly ours?: true },
  ...rules: readonly RuleDraft[]
): readonly RuleDraft[] => rules.map((one) => ({ ...marks, ...one }))

/** The system of these rules, in order. */
export function ladderSystem(
  id: string,
  name: string,
  packages: readonly Package[],
  ...parts: readonly (RuleDraft | readonly RuleDraft[])[]
): LadderSystem {
  const seen = new Set<string>()
  const rules = parts.flat().map((draft): BiddingRule => {
    invariant(!seen.has(draft.label), `rule ${draft.label} stands once in ${id}`)
    seen.add(draft.label)
    const known = draft.package === undefined || packages.some((one) => one.id === draft.package)
    invariant(known, `package ${draft.package} of rule ${draft.label} is one of ${id}`)
    return { ...draft, id: `${id}/${draft.label}` }
  })
  return { id, name, packages, rules }
}
/** The system with only these packages; another system as far as auctions are concerned. */
export const withPackages = (system: LadderSystem, on: readonly string[]): LadderSystem => ({
  ...system,
  id: `${system.id}+${[...on].sort().join('+')}`,
  rules: system.rules.filter((one) => one.package === undefined || on.includes(one.package)),
})
