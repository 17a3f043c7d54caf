/** The proofs that tell of exchanged cards: what keeps a hand from the calls it does not make. */
import { HAND_MEASURES } from '#constraint/measures.ts'
import { callToken, type Phrase, plain, type Token } from '#constraint/phrase.ts'
import { BIDS, type Call, callName } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { invariant, ok, type Problem, problem, type Result } from '#core/result.ts'
import { formatShape, shapeOf } from '#core/shape.ts'
import { t } from '#core/text.ts'
import { FURTHEST, type NearestChange, nearestChange } from '#explain/call/nearest-change.ts'
import type { Nearest } from '#explain/call/smallest-change.ts'
import { changeStep, whyNotStep } from '#explain/call/why-not.ts'
import type { CallClaim, ChangeStep, Moved, Proof, ProofSoFar, ProofStep } from '#explain/proof.ts'
import { select } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { bidderOf } from '#systems/bidder.ts'
import { SECTION_LABELS, type SectionLabel } from '#systems/schenken-1967/bidval.ts'
import { READINGS, type ReadingName, tricksMeasure } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { openings } from '../bidding/openbid-calls.ts'
import { nearestOpenings } from '../bidding/openbid-procedure.ts'
import type { TurnInput } from '../bidding/turn.ts'

type Proving = Generator<ProofSoFar, Result<Proof, Problem>, void>

/** Most cards that can be exchanged. */
const WHOLE_HAND = 13

const stepOf = (phrase: Phrase): ProofStep => ({ text: plain(phrase), phrase, events: [] })

/** `No hand at all opens 4♦ or 5♥.` */
const neverStep = (calls: readonly Call[]): ProofStep =>
  stepOf([
    t`No hand at all opens `,
    ...calls.flatMap((call, i): readonly Token[] => [
      ...(i === 0 ? [] : [i === calls.length - 1 ? t` or ` : ', ']),
      callToken(call),
    ]),
    '.',
  ])

const whyNotProof = (steps: readonly ProofStep[], notes: readonly string[] = []): Proof => ({
  claim: t`The calls not made`,
  steps,
  notes,
})

/**
 * OPENBID's openings, however far: its sections are few enough to search them all.
 * @param first ends the search with the distance at which so many are known.
 */
function* whyNotOpened(hand: Hand, reading: ReadingName, first: number): Proving {
  const system = openbidSystem(READINGS[reading])
  const own = select(system, everySituation, hand)?.action.call
  const known = new Map<Nearest, ChangeStep>()
  const place = ({ change }: ChangeStep): number =>
    SECTION_LABELS.indexOf(change.label as SectionLabel)
  const stepsOf = (found: readonly Nearest[]): readonly ChangeStep[] => {
    for (const near of found) {
      const step = known.has(near)
        ? undefined
        : whyNotStep(system, everySituation, hand, near, (action) => action.call)
      if (step) known.set(near, step)
    }
    return [...known.values()].sort(
      (a, b) =>
        a.change.exchanges.length - b.change.exchanges.length ||
        place(a) - place(b) ||
        a.change.call - b.change.call,
    )
  }
  const calls = openings(READINGS[reading])
  const search = nearestOpenings(
    hand,
    READINGS[reading],
    calls.filter((call) => call !== own),
  )
  // Made anew only when there is more to tell: what stands is not sent again.
  let told: ProofSoFar | undefined
  let at = { distance: -1, found: 0 }
  for (;;) {
    const step = search.next()
    if (!step.done) {
      const { distance, found } = step.value
      if (distance > at.distance && found.length >= first) return ok(whyNotProof(stepsOf(found)))
      if (told === undefined || distance !== at.distance || found.length !== at.found) {
        at = { distance, found: found.length }
        told = { share: distance / (WHOLE_HAND + 1), proof: whyNotProof(stepsOf(found)) }
      }
      yield told
      continue
    }
    const steps = stepsOf(step.value)
    const opened = new Set([own, ...steps.map(({ change }) => change.call)])
    const never = BIDS.filter((bid) => !opened.has(bid))
    return ok(whyNotProof(never.length === 0 ? steps : [...steps, neverStep(never)]))
  }
}

/** A problem as `turn` has. */
export function* proofOfWhyNot(
  { first = Number.POSITIVE_INFINITY }: Extract<CallClaim, { readonly kind: 'why-not' }>,
  { systems, view }: TurnInput,
): Proving {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const made = bidder.value.turn(view)
  if (!made.ok) return made
  const { by, state } = made.value
  if (by.kind === 'procedure') return yield* whyNotOpened(view.hand, by.reading, first)
  const search = nearestChange(state, view.hand)
  const proofOf = ({ cards, entries }: NearestChange): Proof =>
    whyNotProof(
      entries,
      cards < FURTHEST ? [] : [t`Every hand one and two cards away has been tried.`],
    )
  let told: ProofSoFar | undefined
  let at = { cards: -1, entries: 0 }
  for (;;) {
    const step = search.next()
    if (step.done) return ok(proofOf(step.value))
    const { cards, entries } = step.value
    if (told === undefined || cards !== at.cards || entries.length !== at.entries) {
      at = { cards, entries: entries.length }
      told = { share: cards / FURTHEST, proof: proofOf(step.value) }
    }
    yield told
  }
}

/** What is told of a change, in this order. */
const TOLD = ['hcp', 'totalPoints', 'tricks', 'stoppers', 'longest', 'aces'] as const

function movedBetween(from: Hand, to: Hand, reading: ReadingName): readonly Moved[] {
  const rows = TOLD.map((id): Moved => {
    const m = HAND_MEASURES[id === 'tricks' ? tricksMeasure(READINGS[reading]) : id]
    return {
      name: m.short,
      ...(m.term === undefined ? {} : { term: m.term }),
      now: String(m.value(from)),
      after: String(m.value(to)),
    }
  })
  const shape: Moved = {
    name: t`Shape`,
    term: 'shape',
    now: formatShape(shapeOf(from)),
    after: formatShape(shapeOf(to)),
  }
  return [...rows, shape].filter((row) => row.now !== row.after)
}

/** A problem as `turn` has, or where the call is not OPENBID's to choose. */
export function* proofOfChange(call: Call, { systems, view }: TurnInput): Proving {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const made = bidder.value.turn(view)
  if (!made.ok) return made
  const { by } = made.value
  if (by.kind !== 'procedure')
    return problem('proof/opening', t`Only of an opening by OPENBID is the change looked for.`)
  const { hand } = view
  const reading = READINGS[by.reading]
  const claim = t`So that it opens ${callName(call)}`
  const system = openbidSystem(reading)
  const now = select(system, everySituation, hand)
  if (now?.action.call === call) {
    const said = stepOf([t`It opens `, callToken(call), t` as it is, at section ${now.label}.`])
    return ok({ claim, count: { n: '0' }, steps: [said], notes: [] })
  }
  const never = stepOf([t`No hand at all opens `, callToken(call), t`: no change makes it one.`])
  const impossible: Proof = { claim, steps: [never], notes: [] }
  if (!openings(reading).includes(call)) return ok(impossible)
  const search = nearestOpenings(hand, reading, [call])
  for (;;) {
    const step = search.next()
    if (!step.done) {
      // No hand with fewer cards changed opens so.
      const share = step.value.distance / (WHOLE_HAND + 1)
      yield { share, proof: { claim, steps: [], notes: [] } }
      continue
    }
    const [near] = step.value
    if (near === undefined) return ok(impossible)
    const after = select(system, everySituation, near.hand)
    invariant(after?.action.call === call, 'the rules and the direct port open the same')
    const { exchanges } = near
    const change = changeStep([t`section ${after.label} opens `, callToken(call)], {
      call,
      label: after.label,
      exchanges,
      hand: near.hand,
      moved: movedBetween(hand, near.hand, by.reading),
    })
    return ok({ claim, count: { n: String(exchanges.length) }, steps: [change], notes: [] })
  }
}
