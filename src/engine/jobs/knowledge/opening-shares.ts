/**
 * What the opening calls tell one seat about the hands it cannot see, if their owners kept to
 * OPENBID: exact shares of lengths, points and shapes, by counting over the unseen cards, and in
 * words what each call shows and denies. Each hand is read by its own call; a hand without one is
 * told what the opening leaves for it. Of two closed hands that both have a call, the two are counted
 * together; of three that would not be exact in closed form, so each is then read alone.
 */
import { seen } from '#census/openbid-census.ts'
import { describe } from '#constraint/describe.ts'
import type { Phrase } from '#constraint/phrase.ts'
import { type Call, isBid, levelOf, strainOf } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { formatShape, SHAPES, type Shape } from '#core/shape.ts'
import { countLayouts } from '#counting/layouts.ts'
import { type OutcomeName, type ShownStatement, whatItShows } from '#explain/call/what-it-shows.ts'
import { type OpeningCall, openingCallOf } from '#reasoning/inference/opening-calls.ts'
import {
  type ClassesProgress,
  type HandReader,
  type OpeningClasses,
  openingClasses,
} from '#reasoning/inference/opening-classes.ts'
import {
  type CallShares,
  callShares,
  candidatesOf,
  completions,
  lengthsBeside,
  pointsBeside,
  type ValueCounts,
} from '#reasoning/inference/opening-shares.ts'
import type { Distribution } from '#reasoning/law/distribution.ts'
import { type Position, spaceOf } from '#reasoning/law/position.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import type { ShapeChance } from '#reasoning/posterior/hand-figures.ts'
import { patternCondition } from '#rules/rule.ts'
import {
  actionOfBidval,
  IMPOSSIBLE_BIDVALS,
  SECTION_LABELS,
} from '#systems/schenken-1967/bidval.ts'
import { decideOpening } from '#systems/schenken-1967/openbid.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { openbidTables } from '#systems/schenken-1967/tables.ts'
import { defineJob, type Job } from '../../job.ts'

export interface OpeningSharesInput {
  /** What the observer sees now: calls and cards up to the moment asked about. */
  readonly view: SeatView
  readonly system: 'schenken-1967'
  /** Closed hands whose calls are read; all when absent. The others are taken as silent. */
  readonly read?: readonly Seat[]
  /** How the procedure's disputed lines are read; `corrected` when absent. */
  readonly reading?: ReadingName
}

/** The values a number can have, least to most, with exact counts of layouts. */
export type SharedRange = Distribution & Required<Pick<Distribution, 'counts'>>
export interface SharedShape extends ShapeChance {
  /** By suit, clubs first. */
  readonly shape: Shape
  readonly count: string
}
/** A section that gives the call, and how often it is the one. */
export interface SharedSection {
  readonly label: string
  /** Name of the section's block: `Standard opening`. */
  readonly name: string
  /** What its rule asks of a hand that has come so far. */
  readonly asks: Phrase
  readonly count: string
  readonly chance: number
  readonly statements: readonly ShownStatement[]
}
export type HandMeaning =
  /** The hand's own call, read. */
  | {
      readonly kind: 'called'
      readonly call: Call
      /** Place of the call in the auction, from 0. */
      readonly index: number
      readonly opened: boolean
      /** The other of two closed hands, when its call is counted in. */
      readonly joined?: Seat
      readonly suits: readonly SharedRange[]
      readonly hcp: SharedRange
      /** Most likely first, all that occur. */
      readonly shapes: readonly SharedShape[]
      /** Layouts in which the hand would have made the call, and of all; in decimal. */
      readonly total: string
      readonly layouts: string
      readonly statements: readonly ShownStatement[]
      readonly sections: readonly SharedSection[]
    }
  /** The hand has no call to read; that of `caller` leaves these lengths for it. */
  | {
      readonly kind: 'beside'
      readonly caller: Seat
      readonly call: Call
      readonly suits: readonly SharedRange[]
      /** Only where two hands are closed, so that one has the points that the other has not. */
      readonly hcp?: SharedRange
    }
  /** No hand in view makes the call: the player did not keep to the system. */
  | {
      readonly kind: 'off-system'
      readonly call: Call
      readonly index: number
      readonly never: boolean
    }
  /** Nothing to read. */
  | { readonly kind: 'none'; readonly why: 'later' | 'silent' | 'off-system' }

export interface OpeningShares {
  readonly observer: Seat
  /** In the order of the concealed hands, clockwise from the observer. */
  readonly hands: readonly { readonly seat: Seat; readonly meaning: HandMeaning }[]
}
export type OpeningSharesOutput = Result<OpeningShares, Problem>

/** OPENBID as the walk asks it. */
export function openbidReader(name: ReadingName): HandReader {
  const reading = READINGS[name]
  const tables = openbidTables(reading)
  const synopsis7 = reading.doubt === 'synopsis'
  return {
    key: (suit, balanced, holding) => seen(tables, suit, balanced, holding),
    part: (holding) => tables.sum[holding]!,
    own: (holding) => tables.suit[holding]!,
    // BIDVAL and section; whether 11a was kept in hand on the way does not matter here.
    open: (sum, s, h, d, c) => decideOpening(sum, s, h, d, c, synopsis7) & 0x1fff,
  }
}
/** The public names of an outcome. */
export const openbidOutcome = (code: number): OutcomeName => ({
  label: SECTION_LABELS[code >> 7] as string,
  order: code >> 7,
  call: actionOfBidval(code & 127).call,
})

const chance = (n: bigint, total: bigint): number => Number(n) / Number(total)

function rangeOf(counts: ValueCounts, total: bigint): SharedRange {
  const lo = counts.findIndex((n) => n > 0n)
  const hi = counts.findLastIndex((n) => n > 0n)
  const within = counts.slice(lo, hi + 1)
  return { lo, hi, counts: within.map(String), chances: within.map((n) => chance(n, total)) }
}

const shapesOf = ({ shapes, total }: CallShares): readonly SharedShape[] =>
  shapes
    .map((n, i) => ({ n, shape: SHAPES[i]! }))
    .filter(({ n }) => n > 0n)
    .sort((a, b) => (a.n < b.n ? 1 : a.n > b.n ? -1 : 0))
    .map(({ n, shape }) => ({
      shape,
      name: formatShape(shape),
      count: String(n),
      chance: chance(n, total),
    }))

/** The block's name and what the rule of that label asks, from the rules themselves. */
function ruleWords(reading: ReadingName, label: string): { name: string; asks: Phrase } {
  for (const block of openbidSystem(READINGS[reading]).blocks)
    for (const rule of block.rules) {
      if (rule.label !== label) continue
      const own = rule.shows.kind === 'all' && rule.shows.of.length === 0 ? block.door : rule.shows
      const search = patternCondition(rule.action)
      const asks = describe(own)
      return {
        name: block.name,
        asks: search === undefined ? asks : [...asks, '; ', ...describe(search)],
      }
    }
  return { name: label, asks: [] }
}

interface Walked {
  readonly hand: number
  readonly ways: Float64Array
  readonly classes: OpeningClasses
}

/** One hand's own call, with the layouts in which it would have been made. */
interface Read {
  readonly walked: Walked
  readonly shares: CallShares
  readonly call: Extract<OpeningCall, { readonly kind: 'opened' | 'passed' }>
}

/** What a caller leaves for a hand without a call to read. */
function besideMeaning(
  position: Position,
  { walked, shares, call }: Read,
  hand: number,
): HandMeaning {
  const counts = lengthsBeside(position, walked.hand, shares, walked.ways, hand)
  return {
    kind: 'beside',
    caller: position.seats[walked.hand]!,
    call: call.call,
    suits: counts.map((c) => rangeOf(c, shares.total)),
    ...(position.seats.length === 2
      ? { hcp: rangeOf(pointsBeside(position, shares), shares.total) }
      : {}),
  }
}

function* calledMeaning(
  { walked: { ways, classes }, shares, call: { call, index, kind } }: Read,
  reading: ReadingName,
  layouts: bigint,
  joined: Seat | undefined,
): Generator<ClassesProgress, HandMeaning, void> {
  const names = classes.outcomes.map(openbidOutcome)
  const bySection = new Map<string, bigint>()
  for (const [i, n] of shares.outcomes.entries()) {
    const { label } = names[i]!
    if (n > 0n) bySection.set(label, (bySection.get(label) ?? 0n) + n)
  }
  const made = (name: OutcomeName): boolean => name.call === call
  const statements = whatItShows({ classes, ways, names, meant: made })
  const sections: SharedSection[] = []
  for (const [label, n] of [...bySection].sort(([, a], [, b]) => (a < b ? 1 : -1))) {
    yield WALKED
    const meant = (name: OutcomeName): boolean => made(name) && name.label === label
    sections.push({
      label,
      ...ruleWords(reading, label),
      count: String(n),
      chance: chance(n, shares.total),
      statements: whatItShows({ classes, ways, names, meant }),
    })
  }
  return {
    kind: 'called',
    call,
    index,
    opened: kind === 'opened',
    ...(joined === undefined ? {} : { joined }),
    suits: shares.lengths.map((counts) => rangeOf(counts, shares.total)),
    hcp: rangeOf(shares.hcp, shares.total),
    shapes: shapesOf(shares),
    total: String(shares.total),
    layouts: String(layouts),
    statements,
    sections,
  }
}
const WALKED: ClassesProgress = { shapes: SHAPES.length }

/** The walk over one hand; hands with the same candidates share it. */
function* walk(
  position: Position,
  hand: number,
  reader: HandReader,
  done: readonly Walked[],
): Generator<ClassesProgress, Walked, void> {
  const ways = completions(position, hand)
  const twin = done.find(
    (w) =>
      position.voids[w.hand] === position.voids[hand] &&
      [0, 1, 2, 3].every((s) => position.known[w.hand * 4 + s] === position.known[hand * 4 + s]),
  )
  const classes =
    twin?.classes ??
    (yield* openingClasses(candidatesOf(position, hand), reader, (shape) => ways[shape] !== 0))
  return { hand, ways, classes }
}

const isCall =
  (call: Call) =>
  (code: number): boolean =>
    openbidOutcome(code).call === call

/** The same, of the hands that leave the other one its call. */
function* walkJoined(
  position: Position,
  hand: number,
  otherCall: Call,
  reader: HandReader,
): Generator<ClassesProgress, Walked, void> {
  const ways = completions(position, hand)
  const classes = yield* openingClasses(
    candidatesOf(position, hand),
    reader,
    (shape) => ways[shape] !== 0,
    { known: candidatesOf(position, 1 - hand).known, made: isCall(otherCall) },
  )
  return { hand, ways, classes }
}

/** True when some hand opens so: by its code, the impossible ones of Appendix 5 left out. */
const everOpened = (call: Call): boolean =>
  isBid(call) &&
  (call === actionOfBidval(1).call ||
    call === actionOfBidval(10).call ||
    !IMPOSSIBLE_BIDVALS.includes(levelOf(call) * 10 + strainOf(call) + 1))

/** @see OpeningSharesInput */
export const openingShares: Job<OpeningSharesInput, ClassesProgress, OpeningSharesOutput> =
  function* ({ view, reading = 'corrected', read: asked }) {
    const from = positionFromScratch(view, view.cards.length)
    if (!from.ok) return from
    const position = from.value
    const reader = openbidReader(reading)
    const calls = view.calls.map(({ call }) => call)
    const layouts = countLayouts(spaceOf(position))
    const made = position.seats.map(
      (seat): OpeningCall =>
        asked === undefined || asked.includes(seat)
          ? openingCallOf(view.dealer, calls, seat)
          : { kind: 'silent' },
    )
    const read: (Read | undefined)[] = []
    const done: Walked[] = []
    for (const [hand, call] of made.entries()) {
      if (call.kind === 'silent' || call.kind === 'later') {
        read.push(undefined)
        continue
      }
      const walked = yield* walk(position, hand, reader, done)
      done.push(walked)
      const shares = callShares(walked.classes, walked.ways, isCall(call.call))
      read.push({ walked, shares, call })
    }
    // Of two closed hands, each possible by itself, both calls are counted where both can be true.
    const joined: Read[] = []
    if (read.length === 2 && read.every((one) => one !== undefined && one.shares.total > 0n))
      for (const [hand, one] of read.entries()) {
        const other = read[1 - hand]
        if (one === undefined || other === undefined) continue
        const walked = yield* walkJoined(position, hand, other.call.call, reader)
        const shares = callShares(walked.classes, walked.ways, isCall(one.call.call))
        if (shares.total > 0n) joined.push({ ...one, walked, shares })
      }
    const opener = read.find((one) => one?.call.kind === 'opened')
    // Without the opening, a single pass tells as exactly what it leaves.
    const [first, ...more] = read.filter((one) => one !== undefined)
    const caller = opener ?? (more.length === 0 ? first : undefined)
    const hands: { readonly seat: Seat; readonly meaning: HandMeaning }[] = []
    for (const [hand, seat] of position.seats.entries()) {
      const own = joined[hand] ?? read[hand]
      if (own !== undefined && own.shares.total > 0n) {
        const other = joined.length === 2 ? position.seats[1 - hand] : undefined
        hands.push({ seat, meaning: yield* calledMeaning(own, reading, layouts, other) })
      } else if (own !== undefined) {
        const { kind, call, index } = own.call
        const never = kind === 'opened' && !everOpened(call)
        hands.push({ seat, meaning: { kind: 'off-system', call, index, never } })
      } else if (caller !== undefined && caller.shares.total > 0n)
        hands.push({ seat, meaning: besideMeaning(position, caller, hand) })
      else {
        const why =
          caller !== undefined ? 'off-system' : made[hand]?.kind === 'later' ? 'later' : 'silent'
        hands.push({ seat, meaning: { kind: 'none', why } })
      }
    }
    return ok({ observer: view.seat, hands })
  }

export const job = defineJob({
  name: 'opening-shares',
  family: 'knowledge',
  weight: 'heavy',
  run: openingShares,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'opening-shares': typeof openingShares
  }
}
