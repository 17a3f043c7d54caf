/** Every opening that a hand is not given, the nearest first, and what keeps the hand from each. */
import { BIDS, type Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import type { Nearest } from '#explain/call/smallest-change.ts'
import { type WhyNotEntry, whyNotEntry } from '#explain/call/why-not.ts'
import { select } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { SECTION_LABELS, type SectionLabel } from '#systems/schenken-1967/bidval.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import type { Job } from '../../job.ts'
import { nearestOpenings, openings } from './openbid-procedure.ts'

export interface WhyNotInput {
  /** Thirteen cards. */
  readonly hand: Hand
  readonly reading: ReadingName
}
export interface WhyNotProgress {
  /** Every hand with fewer cards changed has been tried. */
  readonly cards: number
  /** Final as far as it goes: fewest cards first, then the section that stands first. */
  readonly entries: readonly WhyNotEntry[]
}
export interface WhyNotOutput {
  readonly entries: readonly WhyNotEntry[]
  /** Bids that no hand opens. */
  readonly impossible: readonly Call[]
}

/** @see WhyNotInput */
export const whyNot: Job<WhyNotInput, WhyNotProgress, WhyNotOutput> = function* ({
  hand,
  reading,
}) {
  const system = openbidSystem(READINGS[reading])
  const own = select(system, everySituation, hand)?.action.call
  const known = new Map<Nearest, WhyNotEntry>()
  const place = (entry: WhyNotEntry): number => SECTION_LABELS.indexOf(entry.label as SectionLabel)
  const entriesOf = (found: readonly Nearest[]): readonly WhyNotEntry[] => {
    for (const near of found) {
      const entry = known.has(near)
        ? undefined
        : whyNotEntry(system, everySituation, hand, near, (action) => action.call)
      if (entry) known.set(near, entry)
    }
    return [...known.values()].sort(
      (a, b) => a.cards - b.cards || place(a) - place(b) || a.call - b.call,
    )
  }
  const calls = openings(READINGS[reading])
  const search = nearestOpenings(
    hand,
    READINGS[reading],
    calls.filter((call) => call !== own),
  )
  for (;;) {
    const step = search.next()
    if (!step.done) {
      yield { cards: step.value.distance, entries: entriesOf(step.value.found) }
      continue
    }
    const entries = entriesOf(step.value)
    const opened = new Set([own, ...entries.map((entry) => entry.call)])
    return { entries, impossible: BIDS.filter((bid) => !opened.has(bid)) }
  }
}
