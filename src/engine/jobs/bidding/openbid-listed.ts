/** What OPENBID can open, section by section: the lists that a page offers. */
import type { Call } from '#core/call.ts'
import { variants } from '#rules/rule.ts'
import { SECTION_LABELS } from '#systems/schenken-1967/bidval.ts'
import { READING_NAMES, READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { openings as callsOf } from './openbid-calls.ts'

export interface SectionsAsked {
  readonly ask: 'openbid'
  readonly reading: ReadingName
}
export interface SectionEntry {
  /** `11a`. */
  readonly label: string
  /** Name of the section it stands in. */
  readonly name: string
  readonly calls: readonly Call[]
}
export interface OpenbidListed {
  /** In executed order. */
  readonly sections: readonly SectionEntry[]
  /** Every call that some section can make, lowest first. */
  readonly calls: readonly Call[]
  readonly readings: readonly ReadingName[]
}

export function openbidListed({ reading }: SectionsAsked): OpenbidListed {
  const { blocks } = openbidSystem(READINGS[reading])
  const sections = SECTION_LABELS.map((label): SectionEntry => {
    const block = blocks.find(({ rules }) => rules.some((rule) => rule.label === label))
    const rule = block?.rules.find((one) => one.label === label)
    const calls = new Set(rule ? variants(rule.action).map(({ action }) => action.call) : [])
    return { label, name: block?.name ?? label, calls: [...calls].sort((a, b) => a - b) }
  })
  return { sections, calls: callsOf(READINGS[reading]), readings: READING_NAMES }
}
