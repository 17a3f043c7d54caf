/** The proof of a count: of layouts and what keeps to the agreements, of vacant places, of deals in which a suit lies so. */
import { fineFigure } from '#core/chance.ts'
import { length } from '#core/holding.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SEATS } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { countLayouts } from '#counting/layouts.ts'
import { keptWords, waysToFill } from '#explain/count-words.ts'
import { claimWords } from '#explain/knowledge/proof-words.ts'
import {
  type HandPlaces,
  type LayoutsFacts,
  type VacantFacts,
  whyBefore,
  whyLayouts,
  whyVacant,
} from '#explain/knowledge/why-layouts.ts'
import type { HandsClaim, Proof, ProofSoFar, ProofStep } from '#explain/proof.ts'
import { actionsIn, isPromise } from '#reasoning/inference/inference.ts'
import { keptCounts } from '#reasoning/inference/pattern-parts.ts'
import { handOf, type Position, spaceOf, sureOf, vacantPlaces } from '#reasoning/law/position.ts'
import { type CardEvent, cardEvents, isShowOut } from '#reasoning/law/replay-play.ts'
import { livingActions } from '#reasoning/posterior/weighing.ts'
import { byAct, type ProofCase } from './proof-acts.ts'

/** The first show-out of each hand in each suit that is not all seen, in order. */
const showOuts = (position: Position, events: readonly CardEvent[]): readonly CardEvent[] =>
  events.filter(
    (event, i) =>
      isShowOut(event) &&
      handOf(position, event.seat) >= 0 &&
      length(position.unseen[event.led]) > 0 &&
      !events
        .slice(0, i)
        .some((other) => other.seat === event.seat && other.led === event.led && isShowOut(other)),
  )

const placesOf = (position: Position, events: readonly CardEvent[]): readonly HandPlaces[] =>
  position.seats.map((seat, h) => ({
    seat,
    played: events.flatMap((event) => (event.seat === seat ? [event.index] : [])),
    places: position.vacant[h] ?? 0,
  }))

/** What the number of layouts rests on; after the last show-out it is that of the position. */
export function layoutsFacts(position: Position, events: readonly CardEvent[]): LayoutsFacts {
  const voids = position.voids.map(() => 0)
  return {
    observer: position.observer,
    faced: SEATS.find((seat) => seat !== position.observer && handOf(position, seat) < 0),
    hands: placesOf(position, events),
    voids: showOuts(position, events).map(({ seat, led, index }) => {
      const hand = handOf(position, seat)
      voids[hand] = (voids[hand] ?? 0) | (1 << led)
      const left = countLayouts({ ...spaceOf(position), voids: [...voids] })
      return { seat, suit: led, event: index, left }
    }),
  }
}

/** What the vacant places of a closed hand rest on. */
function vacantFacts(position: Position, events: readonly CardEvent[], hand: number): VacantFacts {
  const mine = placesOf(position, events)[hand]!
  const outs = showOuts(position, events)
  const sureIn = (suit: Suit): VacantFacts['sure'] => {
    const others = position.seats.filter((_, h) => h !== hand)
    const cards = sureOf(position, hand, suit)
    if (cards === 0) return []
    const from = outs.filter(({ seat, led }) => led === suit && others.includes(seat))
    return [{ suit, cards, others, events: from.map(({ index }) => index) }]
  }
  return { ...mine, sure: SUITS.flatMap(sureIn) }
}

type CountClaim = Extract<HandsClaim, { readonly kind: 'layouts' | 'vacant' | 'before' }>

const decimal = (n: number): string => String(BigInt(Math.round(n)))

/** How many of the layouts keep to what was promised, act by act, up to the first act that leaves none. */
function* keptSteps({
  position,
  acts: all,
  view,
}: ProofCase): Generator<number, readonly ProofStep[]> {
  const acts = all.filter(isPromise)
  const living = livingActions(position, acts.flatMap(actionsIn))
  const counts = yield* keptCounts(position, living)
  return counts.flatMap(({ least, most }, i): readonly ProofStep[] => {
    const one = acts[i]
    if (one === undefined) return []
    const kept = {
      kept: decimal(least),
      ...(least === most ? {} : { upTo: decimal(most) }),
      ...(Number.isSafeInteger(Math.round(most)) ? {} : { rounded: true }),
    }
    return [
      {
        ...byAct(one, view),
        events: [],
        text: keptWords(kept, i > 0),
        count: { n: kept.kept, ...(kept.upTo === undefined ? {} : { of: kept.upTo }) },
      },
    ]
  })
}

/** A count by law at once; of layouts, then what each agreement leaves of them. */
export function* proofOfCount(
  claim: CountClaim,
  at: ProofCase,
): Generator<ProofSoFar, Result<Proof, Problem>, void> {
  const { position, view } = at
  const events = cardEvents(view)
  const words = claimWords(claim, position.seats)
  if (claim.kind === 'before') {
    const { lengths } = claim
    if (lengths.length !== position.seats.length || lengths.some((n) => n < 0 || n > 13))
      return problem('proof/lengths', t`The suit cannot lie so.`)
    const { steps, count, of } = whyBefore(position.seats, lengths)
    const figure = { chance: Number(count) / Number(of) }
    const so: ProofStep = { text: t`So ${fineFigure(figure)}.`, events: [], figure }
    const number = { n: String(count), of: String(of) }
    return ok({ claim: words, figure, count: number, steps: [...steps, so], notes: [] })
  }
  if (claim.kind === 'vacant') {
    const hand = handOf(position, claim.seat)
    if (hand < 0) return problem('proof/in-sight', t`The hand is in sight.`)
    const facts = vacantFacts(position, events, hand)
    const count = { n: String(vacantPlaces(position, hand)) }
    return ok({ claim: words, count, steps: whyVacant(facts), notes: [] })
  }
  const facts = layoutsFacts(position, events)
  const count = { n: String(facts.voids.at(-1)?.left ?? waysToFill(position.vacant)) }
  const law: Proof = { claim: words, count, steps: whyLayouts(facts), notes: [] }
  if (at.acts.length === 0) return ok(law)
  const kept = yield* reporting(keptSteps(at), (told) => ({
    share: told / at.acts.length,
    proof: law,
  }))
  const agreed: ProofStep = { text: t`Of these, as agreed`, events: [], steps: kept }
  return ok({ ...law, steps: [...law.steps, agreed] })
}
