/**
 * Builds the tree of a plan from the fronts. Leads, replies and what follows make one another down the tree, so
 * they stay in one file.
 */
import { type Holding, highest } from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { t } from '#core/text.ts'
import { ledOf, wonWith } from './card-words.ts'
import type { Lead, PlanVector } from './front.ts'
import type { Plan, PlanLead, PlanOutcome, PlanReply, PlanStep } from './plan.ts'
import { mainReply, replyTo } from './replay.ts'
import { firstLeads, type SuitSolver } from './solve.ts'
import { eastIsSecond, type LeadMove, type ThirdMove } from './solver/ceiling.ts'
import { askedOf, isNothing, requirementAfter, thirdsThatMake } from './solver/requirement.ts'
import { EAST_VOID, groups, NONE, WEST_VOID } from './solver/space.ts'
import { stringOf } from './solver/unpack.ts'

/** Where a plan stands: the solver's position, our real cards, and a defender known to be void. */
interface PlanPlace {
  readonly id: number
  readonly north: number
  readonly south: number
  /** `WEST_VOID` or `EAST_VOID` once a defender has shown out, else -1. */
  readonly void: number
  /** What is still wanted, by layout; without meaning once a defender has shown out. */
  readonly need: Int32Array
  /** Once a defender has shown out: what is done where both follow, taken where it is as good. */
  readonly like?: PlanStep | undefined
}

/** The most different steps of a tree; no tree met so far comes near. */
const MOST_STEPS = 20_000

interface Builder {
  readonly solver: SuitSolver
  readonly steps: Map<string, PlanStep>
  /** Numbers of the steps that others are like. */
  readonly numbers: Map<PlanStep, number>
  /** A text that is equal for equal steps. */
  readonly texts: WeakMap<object, string>
}

const textOf = ({ texts }: Builder, value: object): string => {
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** Replies or outcomes that are equal but for the classes become one. */
function merged<T extends object>(
  builder: Builder,
  items: readonly T[],
  classes: 'second' | 'fourth',
): readonly T[] {
  const found = new Map<string, T>()
  for (const item of items) {
    const rest = { ...item, [classes]: [] }
    const key = textOf(builder, rest)
    const same = found.get(key) as (T & Record<string, readonly number[]>) | undefined
    const own = (item as T & Record<string, readonly number[]>)[classes]!
    found.set(key, same ? { ...same, [classes]: [...(same[classes] ?? []), ...own] } : item)
  }
  return [...found.values()]
}

/**
 * The cards that part those of a hand: what may be out, and partner's cards where it matters which hand wins.
 * @param other partner's cards.
 */
const partingOf = (builder: Builder, place: PlanPlace, other: number): number => {
  const { space } = builder.solver.ceilings
  return space.live(place.id) | (space.plain ? 0 : other)
}

/** What a hand really holds, and what parts its cards. */
function realHand(builder: Builder, place: PlanPlace, hand: number) {
  const [own, other] = hand === 0 ? [place.north, place.south] : [place.south, place.north]
  return { real: own as Holding, parting: partingOf(builder, place, other) as Holding }
}

/** A card of the solver's position as the card really held: the lowest of those that are worth the same. */
function realRank(builder: Builder, place: PlanPlace, hand: number, rank: number): Rank {
  const { space } = builder.solver.ceilings
  const { real, parting } = realHand(builder, place, hand)
  const [own, other] = [space.north(place.id), space.south(place.id)]
  const [inside, beside] = hand === 0 ? [own, other] : [other, own]
  const index = groups(inside, partingOf(builder, place, beside)).indexOf(rank)
  return groups(real, parting)[index]! as Rank
}

/** The card led: players lead the top of a sequence, and their lowest small card. */
function ledRank(builder: Builder, place: PlanPlace, lead: number): Rank {
  const hand = lead >> 4
  const { space } = builder.solver.ceilings
  const { real, parting } = realHand(builder, place, hand)
  // Of winners the highest; in the solver's position they are one card.
  if (space.plain && 1 << (lead & 15) > space.live(place.id)) return highest(real)!
  return ledOf(real, realRank(builder, place, hand, lead & 15), parting)
}

/**
 * Third hand's card; `undefined` where it has none.
 * @param second the class second hand has played, or `NONE`.
 */
function thirdRank(
  builder: Builder,
  place: PlanPlace,
  lead: number,
  second: number,
  third: number,
): Rank | undefined {
  if (third === NONE) return undefined
  const hand = 1 - (lead >> 4)
  const { space } = builder.solver.ceilings
  const { real, parting } = realHand(builder, place, hand)
  const rank = realRank(builder, place, hand, third)
  const led = ledRank(builder, place, lead)
  const seen = builder.solver.task.suit.classes[second] ?? 0
  const live = space.live(place.id)
  // A card thrown under a higher one (or under a winner, where entries do not matter) is the
  // lowest.
  if (rank < led || 1 << rank < seen || (space.plain && 1 << led > live)) return rank
  if (space.plain && 1 << third > live) return highest(real)
  return wonWith(real, rank, parting)
}

/** The place after a trick. */
function after(
  builder: Builder,
  place: PlanPlace,
  lead: number,
  third: Rank | undefined,
  next: number,
  voidSide: number,
  need: Int32Array,
  like?: PlanStep,
): PlanPlace {
  const hand = (lead >> 4) as 0 | 1
  const led = ledRank(builder, place, lead)
  const own = [place.north, place.south]
  own[hand] = own[hand]! & ~(1 << led)
  if (third !== undefined) own[1 - hand] = own[1 - hand]! & ~(1 << third)
  return {
    id: next >> 1,
    north: own[0]!,
    south: own[1]!,
    void: voidSide,
    need,
    like,
  }
}

const outcome = (fourth: readonly number[], next: number, then: PlanStep): PlanOutcome => ({
  fourth,
  won: (next & 1) === 1,
  then,
})

/** What follows once one defender is known to be void: the best against cards that are seen. */
function openStep(builder: Builder, place: PlanPlace): PlanStep {
  const { ceilings } = builder.solver
  const { space } = ceilings
  const side = place.void
  const tricks = ceilings.open(place.id, side)
  if (space.sizeIndex(place.id) === 0 && space.plain)
    return { kind: 'end', why: 'winners', tricks: space.tricks(place.id) }
  if (tricks === 0) return { kind: 'end', why: 'enough', tricks: 0 }
  const like = place.like?.kind === 'lead' ? place.like : undefined
  const good = (code: number) => openLead(builder, place.id, code, side) === tricks
  const leads = space.leads(place.id)
  const usual = leads.find(
    (code) =>
      like?.hand === (code < 16 ? 'north' : 'south') &&
      like.rank === ledRank(builder, place, code) &&
      good(code),
  )
  if (usual === undefined && space.plain && winners(builder, place) >= tricks)
    return { kind: 'end', why: tricks === space.tricks(place.id) ? 'winners' : 'enough', tricks }
  const lead = usual ?? leads.find(good)!
  const followed = usual === undefined ? undefined : like
  const live = liveKinds(builder, place.id)
  const secondVoid = eastIsSecond(lead) === (side === EAST_VOID)
  const replies = secondVoid
    ? [seenReply(builder, place, lead, NONE, live, side, followed)]
    : live.map((second) => seenReply(builder, place, lead, second, [NONE], side, followed))
  return leadStep(builder, place, lead, replies)
}

/** The kinds of which a defender has a card, or that nobody has one. */
function liveKinds(builder: Builder, id: number): readonly number[] {
  const { space } = builder.solver.ceilings
  const live: number[] = []
  for (let k = 0; k < space.kinds; k++) if (space.size(id, k) > 0) live.push(k)
  return live.length > 0 ? live : [NONE]
}

/** Tricks with that third card at the worst of the fourth cards, one defender known to be void. */
function openWorth(
  builder: Builder,
  id: number,
  [lead, second, third]: readonly [lead: number, second: number, third: number],
  fourths: readonly number[],
  side: number,
): number {
  const { ceilings } = builder.solver
  return Math.min(
    ...fourths.map((fourth) => {
      const next = ceilings.space.next(id, lead, second, third, fourth)
      return (next & 1) + ceilings.open(next >> 1, side)
    }),
  )
}

type Replies = Pick<PlanLead, 'replies'>
/** The usual reply: to the same card, else to the lowest. */
const usualReply = (like: Replies, second: number): PlanReply | undefined =>
  replyTo(like, second) ?? (like.replies.length === 0 ? undefined : mainReply(like))

/**
 * Third hand's best against cards that are seen: its usual card where that is as good, else the
 * lowest.
 * @param like what is done where both follow.
 */
function seenReply(
  builder: Builder,
  place: PlanPlace,
  lead: number,
  second: number,
  fourths: readonly number[],
  side: number,
  like?: Replies,
): PlanReply {
  const { space } = builder.solver.ceilings
  const worth = (third: number): number =>
    openWorth(builder, place.id, [lead, second, third], fourths, side)
  const usual = like && usualReply(like, second)
  const thirds = space.thirds(place.id, lead, second).toReversed()
  const most = Math.max(...thirds.map(worth))
  const best = thirds.filter((card) => worth(card) === most)
  const rankOfCard = (card: number) => thirdRank(builder, place, lead, second, card)
  const third = best.find((card) => usual && rankOfCard(card) === usual.third) ?? best[0]!
  const card = rankOfCard(third)
  const outcomes = card === usual?.third ? usual?.outcomes : undefined
  return {
    second: [second],
    third: card,
    outcomes: merged(
      builder,
      fourths.map((fourth) => {
        const next = space.next(place.id, lead, second, third, fourth)
        const known = outcomes?.find((one) => one.fourth.includes(fourth))?.then
        const then = known ?? outcomes?.find((one) => one.then.kind === 'lead')?.then
        const there = after(builder, place, lead, card, next, side, place.need, then)
        return outcome([fourth], next, step(builder, there))
      }),
      'fourth',
    ),
  }
}

function openLead(builder: Builder, id: number, lead: number, side: number): number {
  const { space } = builder.solver.ceilings
  const live = liveKinds(builder, id)
  const secondVoid = eastIsSecond(lead) === (side === EAST_VOID)
  const fourths = secondVoid ? live : [NONE]
  let worst = 99
  for (const second of secondVoid ? [NONE] : live) {
    let best = 0
    for (const third of space.thirds(id, lead, second)) {
      const low = openWorth(builder, id, [lead, second, third], fourths, side)
      if (low > best) best = low
    }
    if (best < worst) worst = best
  }
  return worst
}

const leadStep = (
  builder: Builder,
  place: PlanPlace,
  lead: number,
  replies: readonly PlanReply[],
): PlanLead => ({
  kind: 'lead',
  hand: lead < 16 ? 'north' : 'south',
  rank: ledRank(builder, place, lead),
  replies: merged(builder, replies, 'second'),
})

interface Choice {
  readonly move: LeadMove
  /** The third card for each of second hand's classes. */
  readonly thirds: readonly ThirdMove[]
  /** How hard the lead is to say: fewer answers first, then a top card, then a low one. */
  readonly cost: number
}

/** The third cards of a lead, as few different ones as can be. */
function choose(builder: Builder, place: PlanPlace, move: LeadMove): Choice | undefined {
  const { ceilings, fronts } = builder.solver
  const good = thirdsThatMake(ceilings, fronts, place.id, move, place.need)
  if (good === undefined) return undefined
  const asked = move.seconds.map(
    ({ kind }) => !isNothing(askedOf(ceilings, place.id, move.lead, kind, place.need)),
  )
  const votes = new Map<number, number>()
  for (const [s, list] of good.entries())
    for (const [i, { rank }] of list.entries())
      votes.set(rank, (votes.get(rank) ?? 0) + (asked[s] ? 100 : 1) + i / 100)
  const thirds = good.map((list) =>
    list.reduce((best, third) => (votes.get(third.rank)! > votes.get(best.rank)! ? third : best)),
  )
  const different = new Set(thirds.filter((_, s) => asked[s]).map(({ rank }) => rank)).size
  const { space } = ceilings
  const rank = move.lead & 15
  const master = 1 << rank > space.live(place.id)
  const lowest =
    (((1 << rank) - 1) & (move.lead < 16 ? space.north(place.id) : space.south(place.id))) === 0
  return { move, thirds, cost: different * 10 + (master ? 0 : lowest ? 1 : 3) }
}

function planned(builder: Builder, place: PlanPlace, choice: Choice): PlanLead {
  const { ceilings } = builder.solver
  const { space } = ceilings
  const { move, thirds } = choice
  const { lead } = move
  const east = eastIsSecond(lead)
  const replies = move.seconds.map(({ kind }, s): PlanReply => {
    const third = thirds[s]!
    const card = thirdRank(builder, place, lead, kind, third.rank)
    const outcomes: PlanOutcome[] = []
    for (let f = 0; f < third.fourths.length; f += 2) {
      const fourth = third.fourths[f]!
      const next = third.fourths[f + 1]!
      const need = requirementAfter(ceilings, place.id, lead, kind, fourth, next, place.need)
      const there = after(builder, place, lead, card, next, -1, need)
      outcomes.push(outcome([fourth], next, step(builder, there)))
    }
    const next = space.next(place.id, lead, kind, third.rank, NONE)
    const side = east ? WEST_VOID : EAST_VOID
    const like = outcomes.findLast((one) => one.then.kind === 'lead')?.then
    const there = after(builder, place, lead, card, next, side, place.need, like)
    outcomes.push(outcome([NONE], next, step(builder, there)))
    return {
      second: [kind],
      third: card,
      outcomes: merged(builder, outcomes, 'fourth'),
    }
  })
  return leadStep(builder, place, lead, [...replies, showsOut(builder, place, lead, { replies })])
}

/** Second hand shows out: the cards are known, and third hand's is the best against them. */
function showsOut(builder: Builder, place: PlanPlace, lead: number, like: Replies): PlanReply {
  const side = eastIsSecond(lead) ? EAST_VOID : WEST_VOID
  return seenReply(builder, place, lead, NONE, liveKinds(builder, place.id), side, like)
}

function make(builder: Builder, place: PlanPlace): PlanStep {
  if (place.id === 0) return { kind: 'end', why: 'over', tricks: 0 }
  if (place.void >= 0) return openStep(builder, place)
  const { ceilings } = builder.solver
  const { space } = ceilings
  const tricks = space.tricks(place.id)
  if (isNothing(place.need)) {
    // Where nothing more is asked for, the winners are still there.
    const sure = space.plain ? Math.min(winners(builder, place), tricks) : 0
    return { kind: 'end', why: 'enough', tricks: sure }
  }
  if (space.plain && winners(builder, place) >= tricks)
    return { kind: 'end', why: 'winners', tricks }
  const choices = ceilings
    .moves(place.id)
    .map((move) => choose(builder, place, move))
    .filter((choice) => choice !== undefined)
    .sort((a, b) => a.cost - b.cost)
  return planned(builder, place, choices[0]!)
}

/** Our cards above every live hidden one. */
function winners({ solver }: Builder, { id }: PlanPlace): number {
  const { space } = solver.ceilings
  const above = 32 - Math.clz32(space.live(id))
  let count = 0
  for (let held = (space.north(id) | space.south(id)) >> above; held !== 0; held &= held - 1)
    count++
  return count
}

function step(builder: Builder, place: PlanPlace): PlanStep {
  const { like, need } = place
  const number = like && (builder.numbers.get(like) ?? builder.numbers.size)
  if (like && number !== undefined) builder.numbers.set(like, number)
  const rest = place.void < 0 ? need.join() : t`like ${number}`
  const key = `${place.id} ${place.north} ${place.south} ${place.void} ${rest}`
  const known = builder.steps.get(key)
  if (known) return known
  if (builder.steps.size > MOST_STEPS) return { kind: 'end', why: 'over', tricks: 0 }
  const made = make(builder, place)
  builder.steps.set(key, made)
  return made
}

const isSameLead = (a: Lead, b: Lead): boolean => a.hand === b.hand && a.rank === b.rank

/**
 * The plan that takes at least these tricks in each layout.
 * @param first a lead it must begin with; the readiest one when not given.
 * @returns `undefined` when no plan (or none from that lead) takes that many, or the solver's work
 *   ran out.
 */
export function planFor(solver: SuitSolver, vector: PlanVector, first?: Lead): Plan | undefined {
  const { ceilings, task, work } = solver
  const { space, masks } = ceilings
  const { root } = space
  work.limit = Number.POSITIVE_INFINITY
  work.late = undefined
  const builder: Builder = { solver, steps: new Map(), numbers: new Map(), texts: new WeakMap() }
  const place: PlanPlace = {
    id: root,
    north: task.suit.north,
    south: task.suit.south,
    void: -1,
    need: stringOf(vector, masks.words(space.tricks(root)), 0),
  }
  const names = firstLeads(solver)
  const choices = ceilings
    .moves(root)
    .filter((_, i) => first === undefined || isSameLead(names[i]!, first))
    .map((move) => choose(builder, place, move))
    .filter((choice) => choice !== undefined)
    .sort((a, b) => a.cost - b.cost)
  const best = choices[0]
  return best && { vector, tree: planned(builder, place, best) }
}

/** All ways of playing for the same tricks: one plan for each first lead that keeps the vector. */
export const plansFor = (solver: SuitSolver, vector: PlanVector): readonly Plan[] =>
  firstLeads(solver).flatMap((lead) => planFor(solver, vector, lead) ?? [])
