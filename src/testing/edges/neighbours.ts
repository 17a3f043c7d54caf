/** Rules one number away from a rule, as a slip of the pen would have made them. */
import type { BiddingRule } from '#bidding/language/system.ts'

/** Copies of plain data, in each of which one number is one more or one less. */
function offByOne(value: unknown, isCounted: (key: string) => boolean): readonly unknown[] {
  if (typeof value === 'number') return value > 0 ? [value + 1, value - 1] : [value + 1]
  if (typeof value !== 'object' || value === null) return []
  const made: unknown[] = []
  for (const [key, part] of Object.entries(value) as readonly (readonly [string, unknown])[]) {
    if (typeof part === 'number' && !isCounted(key)) continue
    for (const off of offByOne(part, isCounted)) {
      const copy: unknown = Array.isArray(value) ? [...(value as readonly unknown[])] : { ...value }
      ;(copy as Record<string, unknown>)[key] = off
      made.push(copy)
    }
  }
  return made
}
const every = (): boolean => true

/**
 * Rules that speak in other auctions, or make another call there: one number of the situation or of
 * the call is one off. A call that is spelled out is left as it is.
 */
export const neighboursInTurn = (rule: BiddingRule): readonly BiddingRule[] => [
  ...offByOne(rule.when, every).map((when) => ({ ...rule, when }) as BiddingRule),
  ...(rule.call.kind === 'call'
    ? []
    : offByOne(rule.call, every).map((call) => ({ ...rule, call }) as BiddingRule)),
]
/**
 * Rules that show another hand where partner has shown enough: one number that leans on what is public
 * (`possible(25)`) is one off. Other numbers of the hand stand in what the rule shows at any turn.
 */
export const neighboursInHand = (rule: BiddingRule): readonly BiddingRule[] =>
  offByOne(rule.shows, (key) => key === 'plus').map((shows) => ({ ...rule, shows }) as BiddingRule)
