/** Rules that a program writes, and the system of them. */
import { invariant } from '#core/result.ts'
import { translated } from '#core/text.ts'
import type { Source } from '#rules/rule.ts'
import type { CallTemplate } from '#rules/template.ts'
import type { Pattern } from './patterns.ts'
import { type CallText, callTemplate } from './shows.ts'
import type { BiddingRule, BiddingSystem, Package } from './system.ts'

/** A rule before its system gives it an id. */
export interface RuleDraft extends Omit<BiddingRule, 'id' | 'label' | 'when'> {
  /** Unique in the system. */
  readonly name: string
  /** The auctions it speaks in; a rule without it speaks in all that its `given` names. */
  readonly when?: Pattern
}
/** What `rule` takes: a call may be text (`2N`, `P`, `X`, `3x`) or made with the words of shows.ts. */
export interface RuleFields extends Omit<RuleDraft, 'call'> {
  readonly call: CallText | CallTemplate
}

/**
 * One rule, its fields in this order: name, when, call, shows; forEach, package; what the call
 * agrees, forces, asks or answers (agrees, forcing, artificial, message, tells, suits); source or
 * ours; says.
 */
export const rule = (fields: RuleFields): RuleDraft => ({
  ...fields,
  call: callTemplate(fields.call),
  says: translated(fields.says),
  ...(fields.before === undefined ? {} : { before: translated(fields.before) }),
})

/** Rules that share a situation, each with what it adds to it. */
export const given = (when: Pattern, ...rules: readonly RuleDraft[]): readonly RuleDraft[] =>
  rules.map((one) => ({
    ...one,
    when: one.when === undefined ? when : { all: [when, one.when] },
  }))
/** Rules that share a package, one that they give way to, a source, or being ours. */
export const marked = (
  marks: {
    readonly package?: string
    readonly unless?: string
    readonly source?: Source
    readonly ours?: true
  },
  ...rules: readonly RuleDraft[]
): readonly RuleDraft[] => rules.map((one) => ({ ...marks, ...one }))

const EVERY_AUCTION: Pattern = {}

/** The system of these rules, in order. */
export function biddingSystem(
  id: string,
  name: string,
  packages: readonly Package[],
  ...parts: readonly (RuleDraft | readonly RuleDraft[])[]
): BiddingSystem {
  const seen = new Set<string>()
  const rules = parts.flat().map(({ name: label, when, ...draft }): BiddingRule => {
    invariant(!seen.has(label), `rule ${label} stands once in ${id}`)
    seen.add(label)
    const known = draft.package === undefined || packages.some((one) => one.id === draft.package)
    invariant(known, `package ${draft.package} of rule ${label} is one of ${id}`)
    return { ...draft, id: `${id}/${label}`, label, when: when ?? EVERY_AUCTION }
  })
  return { id, name, packages, rules }
}
