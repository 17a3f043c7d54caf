/** Rules compared field by field: two rules of one normal form ask, say and do the same. */
import type { BiddingRule } from '#bidding/language/system.ts'
import { normalHand } from '#bidding/text/normal/condition.ts'
import { normalCall, normalGroup } from '#bidding/text/normal/rule.ts'
import { normalSituation } from '#bidding/text/normal/situation.ts'

/** As JSON, keys in order, without what is not there. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([key, one]) => one !== undefined && key !== 'written')
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  )

/** Each field of the rule in its normal form, as text: for comparing field by field. */
export function normalRule({
  when,
  shows,
  call,
  forEach,
  ...rest
}: Omit<BiddingRule, 'id' | 'says'> & Partial<Pick<BiddingRule, 'id' | 'says'>>): Readonly<
  Record<string, string>
> {
  const fields = {
    ...rest,
    when: normalSituation(when),
    shows: normalHand(shows),
    call: normalCall(call),
    forEach: forEach && { ...forEach, among: normalGroup(forEach.among) },
  }
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, ordered(value)]),
  )
}

/** Fields in which two rules differ; empty where they are the same. */
export function differingFields(
  one: Parameters<typeof normalRule>[0],
  other: Parameters<typeof normalRule>[0],
): readonly string[] {
  const [a, b] = [normalRule(one), normalRule(other)]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => a[key] !== b[key])
}
