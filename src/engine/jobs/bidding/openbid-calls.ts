/** The calls that OPENBID can open with. */
import type { Call } from '#core/call.ts'
import { variants } from '#rules/rule.ts'
import type { OpenbidReading } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'

/** Every call that some rule can make, lowest first. */
export const openings = (reading: OpenbidReading): readonly Call[] => {
  const calls = new Set<Call>()
  for (const block of openbidSystem(reading).blocks)
    for (const rule of block.rules)
      for (const { action } of variants(rule.action)) calls.add(action.call)
  return [...calls].sort((a, b) => a - b)
}
