/** Rules one number away from a rule: what a slip of the pen would have made of it. */
import type { BiddingRule } from '../system.ts'

/** Copies of plain data, in each of which one number is one more or one less. */
function offByOne(value: unknown, isCounted: (key: string) => boolean = () => true): unknown[] {
  if (typeof value === 'number') return value > 0 ? [value + 1, value - 1] : [value + 1]
  if (Array.isArray(value))
    return value.flatMap((part, i) => offByOne(part, isCounted).map((off) => value.with(i, off)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'number' && !isCounted(key)
      ? []
      : offByOne(part, isCounted).map((off) => ({ ...value, [key]: off })),
  )
}

/**
 * Rules that speak in other auctions, or make another call there: one number of the situation or of
 * the call is one off. A call that is spelled out is left as it is.
 */
export const neighboursInTurn = (rule: BiddingRule): readonly BiddingRule[] => [
  ...offByOne(rule.when).map((when) => ({ ...rule, when }) as BiddingRule),
  ...(rule.call.kind === 'call'
    ? []
    : offByOne(rule.call).map((call) => ({ ...rule, call }) as BiddingRule)),
]
/**
 * Rules that show another hand where partner has shown enough: one number that leans on what is public
 * (`possible(25)`) is one off. Other numbers of the hand stand in what the rule shows at any turn.
 */
export const neighboursInHand = (rule: BiddingRule): readonly BiddingRule[] =>
  offByOne(rule.shows, (key) => key === 'plus').map((shows) => ({ ...rule, shows }) as BiddingRule)
