/**
 * The proof of one chance: a missing card's place, a length, points, a shape, a way for a suit to lie
 * or for its honours, a reading of a call or card. First the law's count of layouts, then what each
 * call and card made of it in turn.
 */

import { binomial } from '#core/binomial.ts'
import { suitOf } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import { HOLDING_HCP, length } from '#core/holding.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { formatShape, SHAPES, type Shape } from '#core/shape.ts'
import { reporting } from '#core/steps.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { countLayouts } from '#counting/layouts.ts'
import { waysToFill } from '#explain/count-words.ts'
import { claimWords, drawnNote, lawStep, madeStep } from '#explain/knowledge/proof-words.ts'
import { type ChanceAbout, whyChance as lawSteps } from '#explain/knowledge/why-chance.ts'
import { whyPlaced } from '#explain/knowledge/why-layouts.ts'
import type { ChanceClaim, Proof, ProofSoFar, ProofStep } from '#explain/proof.ts'
import { lengthIs } from '#reasoning/answer/likely-shapes.ts'
import { leadHoldings } from '#reasoning/inference/lead-cells.ts'
import { countOf } from '#reasoning/inference/status.ts'
import { shownHcp } from '#reasoning/law/hcp-bounds.ts'
import { handOf, isVoid, knownOf, type Position, spaceOf } from '#reasoning/law/position.ts'
import { cardEvents, isShowOut } from '#reasoning/law/replay-play.ts'
import { shownBeliefs } from '#reasoning/posterior/approximate.ts'
import { chanceOf, figureOf, hasWeight } from '#reasoning/posterior/figures.ts'
import {
  cardWeight,
  lengthWeight,
  pointsWeight,
  splitWeight,
} from '#reasoning/posterior/posterior.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { allOf, facts, type Predicate } from '#reasoning/predicates/predicate.ts'
import { DRAWS } from '../knowledge/knowledge-input.ts'
import { suitLayoutPredicate } from '../knowledge/suit-layouts.ts'
import { placedHonours } from './placed-honours.ts'
import { actByAct, byAct, type Measured, type Moves, type ProofCase } from './proof-acts.ts'
import { waysOf } from './proof-suit-layouts.ts'

/** Chances closer than this are one: a tenth of what is shown. */
const SAME = 5e-4

/** Asked about as a predicate, and in words; `undefined` when there is no such thing. */
interface Asked {
  readonly says: Predicate
  readonly about: ChanceAbout
  /** Lengths by hand and suit that are fixed, as dealt. */
  readonly lengths?: readonly { readonly seat: Seat; readonly dealt: readonly number[] }[]
  /** Ways for the cards asked about to lie so, where not every way of these lengths will do. */
  readonly ways?: number
}
/** Points that the hand has shown, and those of all unseen honours. */
const pointsAbout = (position: Position, seat: Seat) => ({
  shown: shownHcp(position, handOf(position, seat)),
  out: SUITS.reduce<number>((sum, suit) => sum + (HOLDING_HCP[position.unseen[suit]] ?? 0), 0),
})
function askedOf(of: ChanceClaim, { position, inferences }: ProofCase): Asked | undefined {
  switch (of.kind) {
    case 'placed':
      return undefined
    case 'card':
      return { says: of, about: of }
    case 'shape': {
      const shape: Shape | undefined = SHAPES.find((one) => formatShape(one) === of.name)
      return shape === undefined
        ? undefined
        : {
            says: allOf(...SUITS.map((suit) => lengthIs(of.seat, suit, shape[suit]))),
            about: of,
            lengths: [{ seat: of.seat, dealt: shape }],
          }
    }
    case 'length':
      return {
        says: lengthIs(of.seat, of.suit, of.n),
        about: of,
        lengths: [{ seat: of.seat, dealt: SUITS.map((suit) => (suit === of.suit ? of.n : 0)) }],
      }
    case 'points':
      return {
        says: { kind: 'hcp', seat: of.seat, min: of.n, max: of.n },
        about: { ...of, ...pointsAbout(position, of.seat) },
      }
    case 'split':
      return {
        says: allOf(
          ...position.seats.map((seat, h) => lengthIs(seat, of.suit, of.lengths[h] ?? 0)),
        ),
        about: of,
        lengths: position.seats.map((seat, h) => ({
          seat,
          dealt: SUITS.map((suit) => (suit === of.suit ? (of.lengths[h] ?? 0) : 0)),
        })),
      }
    case 'lie': {
      const own = of.parts.reduce((sum, { n }) => sum + n, 0)
      const hand = handOf(position, of.seat)
      return {
        says: suitLayoutPredicate(of, of.seat, of.suit),
        about: { kind: 'split', suit: of.suit },
        lengths: position.seats.map((seat, h) => {
          const still = seat === of.seat ? own : length(position.unseen[of.suit]) - own
          return {
            seat,
            dealt: SUITS.map((suit) =>
              suit === of.suit ? still + length(knownOf(position, h, suit)) : 0,
            ),
          }
        }),
        ...(hand < 0 ? {} : { ways: waysOf(of) }),
      }
    }
    case 'reading': {
      const one = inferences.find(({ id }) => id === of.id)
      const says = one?.readings[of.reading]?.says
      return one === undefined || says === undefined
        ? undefined
        : { says, about: { kind: 'reading', seat: one.seat } }
    }
  }
}

/** What the law's count rests on, for people. */
function lawOf(of: ChanceClaim, { view, position }: ProofCase, asked: Asked): readonly ProofStep[] {
  const unseen = (suit: Suit): number => length(position.unseen[suit])
  const one = 'suit' in of ? of.suit : undefined
  const isLeft = (suit: Suit): boolean => one !== undefined && suit !== one
  const still = asked.lengths?.map(({ seat, dealt }) => ({
    seat,
    cards: SUITS.map((suit) =>
      isLeft(suit)
        ? 0
        : (dealt[suit] ?? 0) - length(knownOf(position, handOf(position, seat), suit)),
    ),
  }))
  let ways: number | undefined
  if (still !== undefined) {
    ways = 1
    for (const suit of SUITS) {
      let left = unseen(suit)
      if (isLeft(suit)) continue
      for (const { cards } of still) {
        ways *= binomial(left, cards[suit] ?? 0)
        left -= cards[suit] ?? 0
      }
    }
  }
  if (asked.ways !== undefined) ways = asked.ways
  const [fact] = asked.about.kind === 'reading' ? facts(asked.says) : []
  if (fact?.kind === 'lead' && asked.says === fact) ways = leadHoldings(position, fact)
  return lawSteps({
    about: asked.about,
    vacant: position.seats.map((seat, h) => ({ seat, places: position.vacant[h] ?? 0 })),
    voids: cardEvents(view).flatMap((event) => {
      const hand = handOf(position, event.seat)
      const { led } = event
      if (hand < 0 || !isShowOut(event) || !isVoid(position, hand, led) || unseen(led) === 0)
        return []
      const before = cardEvents(view)
        .slice(0, event.index)
        .some((other) => other.seat === event.seat && isShowOut(other) && other.led === led)
      return before ? [] : [{ seat: event.seat, suit: led, event: event.index }]
    }),
    still,
    ways: ways === undefined ? undefined : String(ways),
  })
}

/** The chance with these actions alone. */
function* chanceWith(
  of: Exclude<ChanceClaim, { readonly kind: 'placed' }>,
  says: Predicate,
  position: Position,
  actions: readonly Likelihood[],
): Generator<number, Measured<Chance> | 'untold', void> {
  const { beliefs } = yield* shownBeliefs(position, actions, [says], { draws: DRAWS })
  const { weighed } = beliefs
  if (!hasWeight(weighed)) return { value: undefined, drawn: 0 }
  // What the count tells anyhow; of three hands also where whole hands were walked.
  const [a, b] = of.kind === 'split' ? of.lengths : []
  const shapes = weighed.kind === 'exact' ? weighed.posterior.shapes : undefined
  const found =
    of.kind === 'card'
      ? figureOf(weighed, (p) => cardWeight(p, of.seat, of.card))
      : of.kind === 'split'
        ? figureOf(weighed, (p) => splitWeight(p, of.suit, a ?? 0, b ?? 0))
        : of.kind === 'length'
          ? figureOf(weighed, (p) => lengthWeight(p, of.seat, of.suit, of.n))
          : of.kind === 'points'
            ? figureOf(weighed, (p) => pointsWeight(p, of.seat, of.n))
            : of.kind === 'shape' && shapes !== undefined
              ? figureOf(
                  weighed,
                  () =>
                    shapes[
                      handOf(position, of.seat) * SHAPES.length +
                        SHAPES.findIndex((one) => formatShape(one) === of.name)
                    ] ?? 0,
                )
              : yield* beliefs.of(says)
  if (found === undefined) return 'untold'
  return {
    value: chanceOf(found),
    drawn: weighed.kind === 'drawn' ? weighed.posterior.total : 0,
  }
}

/** The law's part of a chance, and how the acts are measured. */
interface ChanceCase {
  readonly law: readonly ProofStep[]
  /** Layouts in which it is so, and those it is a part of. */
  readonly met: bigint
  readonly all: bigint
  /** Which layouts these are, where not all are counted. */
  readonly among?: string
  readonly measure: (
    actions: readonly Likelihood[],
  ) => Generator<number, Measured<Chance> | 'untold'>
}

function chanceCase(of: ChanceClaim, at: ProofCase): Result<ChanceCase, Problem> {
  const { position } = at
  if (of.kind === 'placed') return placedCase(of, position)
  const asked = askedOf(of, at)
  const seat = 'seat' in of ? of.seat : undefined
  if (asked === undefined || (seat !== undefined && handOf(position, seat) < 0))
    return problem('proof/gone', t`That is not in question at this moment.`)
  if (of.kind === 'card' && ((position.unseen[suitOf(of.card)] >> (of.card % 13)) & 1) === 0)
    return problem('proof/seen', t`The card has been seen.`)
  return ok({
    law: lawOf(of, at, asked),
    met: countOf(position, asked.says),
    all: countLayouts(spaceOf(position)),
    measure: (actions) => chanceWith(of, asked.says, position, actions),
  })
}

/** Counts and chances of a way to place honours are those among the layouts in which the suit lies so. */
function placedCase(
  of: Extract<ChanceClaim, { readonly kind: 'placed' }>,
  position: Position,
): Result<ChanceCase, Problem> {
  const { suit, lengths, holdings } = of
  const room = lengths.map((n, h) => n - length(knownOf(position, h, suit)))
  const small = room.map((n, h) => n - (holdings[h]?.length ?? 0))
  if (small.some((n) => n < 0))
    return problem('proof/gone', t`That is not in question at this moment.`)
  const lies = allOf(
    ...position.seats.map((seat, h): Predicate => lengthIs(seat, suit, lengths[h] ?? 0)),
  )
  const held = position.seats.flatMap((seat, h) =>
    (holdings[h] ?? []).map((card): Predicate => ({ kind: 'card', seat, card })),
  )
  return ok({
    law: whyPlaced({
      suit,
      seats: position.seats,
      room,
      holdings,
      ways: waysToFill(room),
      placed: waysToFill(small),
    }),
    met: countOf(position, allOf(lies, ...held)),
    all: countOf(position, lies),
    among: t`in which the suit lies so`,
    *measure(actions) {
      const { rows, drawn = 0 } = yield* placedHonours(position, actions, of)
      if (rows.length === 0) return { value: undefined, drawn }
      const row = rows.find(({ holdings: cards }) =>
        cards.every((mine, h) => mine.join() === holdings[h]?.join()),
      )
      const { chance, upTo } = row ?? { chance: 0, upTo: undefined }
      return { value: { chance, ...(upTo === undefined ? {} : { upTo }) }, drawn }
    },
  })
}

/** Chances that are shown alike. */
const isSame = (a: Chance, b: Chance): boolean =>
  Math.abs(a.chance - b.chance) <= SAME &&
  Math.abs((a.upTo ?? a.chance) - (b.upTo ?? b.chance)) <= SAME

/** Acts that bear on it only through figures that cannot be told exactly are left out. */
export function* proofOfChance(
  of: ChanceClaim,
  at: ProofCase,
): Generator<ProofSoFar, Result<Proof, Problem>, void> {
  const found = chanceCase(of, at)
  if (!found.ok) return found
  const { law, met, all, among, measure } = found.value
  const start: Chance = { chance: all === 0n ? 0 : Number(met) / Number(all) }
  const byLaw = lawStep(start, String(met), String(all), among)
  const proofWith = ({ moves, drawn }: Moves<Chance>): Proof => {
    const last = moves.at(-1)
    const figure = last === undefined ? start : last.value
    return {
      claim: claimWords(of, at.position.seats),
      ...(figure === undefined ? {} : { figure }),
      count: { n: String(met), of: String(all) },
      steps: [
        ...law,
        byLaw,
        ...moves.map(({ one, value }) => madeStep(byAct(one, at.view), value)),
      ],
      notes: drawn > 0 ? [drawnNote(drawn)] : [],
    }
  }
  const last = yield* reporting(actByAct(at, start, measure, isSame), (told) => ({
    share: told.share,
    proof: proofWith(told),
  }))
  return ok(proofWith(last))
}
