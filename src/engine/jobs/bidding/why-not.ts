/** For every other call of a turn the fewest cards to exchange that would make it right, the nearest first. */
import { BIDS, type Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { nearestChange } from '#explain/call/nearest-change.ts'
import type { Nearest } from '#explain/call/smallest-change.ts'
import { type WhyNotEntry, whyNotEntry } from '#explain/call/why-not.ts'
import { select } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { bidderOf } from '#systems/bidder.ts'
import { SECTION_LABELS, type SectionLabel } from '#systems/schenken-1967/bidval.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import type { Job } from '../../job.ts'
import { nearestOpenings, openings } from './openbid-procedure.ts'
import type { TurnInput } from './turn.ts'

export interface WhyNotProgress {
  /** Every hand with so many cards changed has been tried; of OPENBID's openings, with fewer. */
  readonly cards: number
  /** Final as far as it goes: fewest cards first. */
  readonly entries: readonly WhyNotEntry[]
}
export interface WhyNotOutput extends WhyNotProgress {
  /** Bids that no hand makes here; known of OPENBID's openings alone. */
  readonly impossible?: readonly Call[]
}

/** OPENBID's openings, however far: its sections are few enough to search them all. */
function* nearestSections(
  hand: Hand,
  reading: ReadingName,
): Generator<WhyNotProgress, WhyNotOutput, void> {
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
  let cards = 0
  for (;;) {
    const step = search.next()
    if (!step.done) {
      cards = step.value.distance
      yield { cards, entries: entriesOf(step.value.found) }
      continue
    }
    const entries = entriesOf(step.value)
    const opened = new Set([own, ...entries.map((entry) => entry.call)])
    return { cards, entries, impossible: BIDS.filter((bid) => !opened.has(bid)) }
  }
}

/** A problem as `turn` has. @see TurnInput */
export const whyNot: Job<TurnInput, WhyNotProgress, Result<WhyNotOutput, Problem>> = function* ({
  systems,
  view,
}) {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const made = bidder.value.turn(view)
  if (!made.ok) return made
  const { by, state } = made.value
  return ok(
    by.kind === 'procedure'
      ? yield* nearestSections(view.hand, by.reading)
      : yield* nearestChange(state, view.hand),
  )
}
