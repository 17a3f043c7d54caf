/** The normal form of a call and of a group of suits; testing/bidding/normal-rule.ts compares whole rules by it. */
import { parseCall } from '#core/call.ts'
import type { CallTemplate, SuitGroup } from '#rules/template.ts'

/** A bid of a suit by its letter is that call. */
export function normalCall(call: CallTemplate): CallTemplate {
  if (call.kind !== 'bid' || call.strain.length > 1) return call
  const made = parseCall(`${call.level}${call.strain}`)
  return made === undefined ? call : { kind: 'call', call: made }
}
export const normalGroup = (group: SuitGroup): SuitGroup =>
  typeof group !== 'string' && group.length === 1 ? group[0]! : group
