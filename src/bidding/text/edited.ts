/** Changes to rules that a text brought in: what is written beside a rule belongs to what that belongs to. */
import type { Pattern } from '../language/patterns.ts'
import type { BiddingRule } from '../language/system.ts'
import type { EditPart, Section } from './document.ts'
import { nested } from './normal/headings.ts'

/** The section of the rule, as far as it tells of itself. @param title where the rule has no source. */
export const sectionBeside = (old: BiddingRule, title: string): Section => ({
  title: old.source?.place ?? title,
  ...(old.source === undefined ? { noSource: true } : { work: old.source.work }),
  ...(old.package === undefined ? {} : { package: old.package }),
  ...(old.unless === undefined ? {} : { unless: old.unless }),
})
/** In the auctions of the rule, and there in these. */
export const inAuctionsOf = ({ when }: BiddingRule, inThese: Pattern): Pattern =>
  Object.keys(inThese).length === 0 ? when : nested([when, inThese])
/** The rule that is dropped with a convention, or without; `undefined` where it goes by another one already. */
export function keptOf(
  old: BiddingRule,
  { package: its, unless }: NonNullable<EditPart['dropped']>,
): BiddingRule | undefined {
  if (its !== undefined) return (old.unless ?? its) === its ? { ...old, unless: its } : undefined
  return unless !== undefined && (old.package ?? unless) === unless
    ? { ...old, package: unless }
    : undefined
}
/** The rules with those made for the one at the place before it, after it or instead of it. */
export const edited = (
  rules: readonly BiddingRule[],
  place: number,
  kind: EditPart['kind'],
  made: readonly BiddingRule[],
): BiddingRule[] =>
  rules.toSpliced(
    kind === 'after' ? place + 1 : place,
    kind === 'change' || kind === 'drop' ? 1 : 0,
    ...made,
  )
