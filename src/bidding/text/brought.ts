/** What a section makes of the rules that `use natural …` brings into it. */
import { DOUBLE } from '#core/call.ts'
import type { BiddingRule } from '../language/system.ts'
import { gapOf, type Section } from './document.ts'

/** Marks of a section that its rules take as they stand. */
export const MARKS = ['package', 'unless', 'ours'] as const

/** The rule, without another meaning where the text says that of all its doubles. */
export const asDoublesAreSaid = (rule: BiddingRule, doublesAsSaid: boolean): BiddingRule =>
  doublesAsSaid && rule.call.kind === 'call' && rule.call.call === DOUBLE
    ? { ...rule, only: true }
    : rule

/**
 * The rules of a shared topic in a section: what they do not say themselves they take from its marks.
 * @param system the id that theirs begin with.
 */
export const brought = (
  rules: readonly Omit<BiddingRule, 'id'>[],
  { noSource, ...section }: Omit<Section, 'title' | 'work'>,
  { system, doublesAsSaid }: { readonly system: string; readonly doublesAsSaid: boolean },
): readonly BiddingRule[] => {
  const marks = Object.fromEntries(
    MARKS.flatMap((key) => (section[key] === undefined ? [] : [[key, section[key]]])),
  )
  return rules.map(({ source, ...rule }) => {
    const from = ((rule.ours ?? section.ours) && gapOf(section)) || (noSource ? undefined : source)
    return asDoublesAreSaid(
      {
        ...marks,
        ...rule,
        id: `${system}/${rule.label}`,
        ...(from === undefined ? {} : { source: from }),
      },
      doublesAsSaid,
    )
  })
}
