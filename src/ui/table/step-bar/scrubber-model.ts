/**
 * The scrubber as numbers: a bar per call and card, thirteen tricks long from the start
 * so that nothing moves while the board is played. Places are percentages of the graph's width.
 */
import { t } from '#core/text.ts'
import type { TimelineEvent } from '#store/index.ts'

/** `shown`: before the cursor; `ahead`: after it on this line; `empty`: nothing happened yet. */
export type BarState = 'shown' | 'ahead' | 'empty'

export interface ScrubberBar {
  /** Percent of the width. */
  readonly x: number
  readonly width: number
  readonly state: BarState
  /** 0..1: how much the card told about the closed hands by law; 0 for one not shown yet. */
  readonly told: number
  /** 0..1: how much more it told if its side kept to its agreements; stands on top of `told`. */
  readonly agreed: number
  /** True while a panel points at it. */
  readonly lit: boolean
}
export interface ScrubberGroup {
  readonly label: string
  /** The auction; else a trick. */
  readonly calls: boolean
  /** The middle of the group, percent. */
  readonly middle: number
  readonly state: BarState
  /** True for the trick or auction at the cursor. */
  readonly here: boolean
}
export interface ScrubberModel {
  readonly bars: readonly ScrubberBar[]
  readonly groups: readonly ScrubberGroup[]
  /** Where the handle stands with n events shown, percent; one entry more than there are events. */
  readonly stops: readonly number[]
  readonly cursor: number
  /** Places (events shown) at which another line leaves this one. */
  readonly forks: readonly { readonly x: number; readonly ahead: boolean }[]
}

export interface ScrubberInput {
  readonly events: readonly TimelineEvent[]
  readonly cursor: number
  /** 13, or fewer in an ending. */
  readonly trickCount: number
  /** Bits the n-th card told (entry 0 is the first card), as far as they are known. */
  readonly bits: readonly number[]
  /** Bits the n-th event told by agreement, calls first, as far as they are known. */
  readonly agreed: readonly number[]
  /** Events that a panel points at, calls first. */
  readonly lit: readonly number[]
  /** Places at which other lines leave this one, in events. */
  readonly forks: readonly number[]
}

/**
 * Bits that make a full bar. A card that follows suit tells about one, a show-out four to eight, the
 * facing of dummy over thirty; heights go by the square root, so that all three can be told apart.
 */
const FULL_BITS = 12
const CALL = 1.2
const TRICK_GAP = 0.55
const AUCTION_GAP = 1
/** Room for the word “Auction” when there are few calls: the first trick has its number beside it. */
const AUCTION_LEAST = 12
/** Of a slot, what the bar takes. */
const BAR = 0.78

/** Of a full bar, for so many bits. */
const height = (bits: number): number => Math.min(1, Math.sqrt(bits / FULL_BITS))

export function scrubberModel(input: ScrubberInput): ScrubberModel {
  const { events, cursor, trickCount } = input
  const calls = events.filter((event) => event.kind === 'call').length
  const auction = Math.max(AUCTION_LEAST, calls * CALL)
  const units = auction + AUCTION_GAP + trickCount * (4 + TRICK_GAP)
  const percent = (n: number) => (100 * n) / units
  const cardAt = (j: number) => auction + AUCTION_GAP + j + Math.floor(j / 4) * TRICK_GAP
  const stateOf = (i: number): BarState =>
    i >= events.length ? 'empty' : i < cursor ? 'shown' : 'ahead'

  const bars: ScrubberBar[] = []
  const bar = (i: number, at: number, law: number): ScrubberBar => {
    const state = stateOf(i)
    const told = state === 'shown' ? height(law) : 0
    const both = state === 'shown' ? height(law + Math.max(0, input.agreed[i] ?? 0)) : 0
    const lit = input.lit.includes(i)
    return { x: percent(at), width: percent(BAR), state, told, agreed: both - told, lit }
  }
  for (let i = 0; i < calls; i++) bars.push(bar(i, i * CALL, 0))
  for (let j = 0; j < trickCount * 4; j++)
    bars.push(bar(calls + j, cardAt(j), Math.max(0, input.bits[j] ?? 0)))
  const middleOf = (bar: ScrubberBar | undefined) => (bar ? bar.x + bar.width / 2 : 0)
  const stops = [0, ...events.map((_, i) => Math.min(100, middleOf(bars[i])))]
  const shownCards = Math.max(0, cursor - calls)
  const openTrick = shownCards === 0 ? -1 : Math.floor((shownCards - 1) / 4)

  const groups: ScrubberGroup[] = Array.from({ length: trickCount }, (_, t) => ({
    label: String(t + 1),
    middle: percent(cardAt(t * 4) + 2 - (1 - BAR) / 2),
    state: stateOf(calls + t * 4),
    here: t === openTrick,
    calls: false,
  }))
  if (calls > 0 || cursor === 0)
    groups.unshift({
      calls: true,
      label: t`Auction`,
      middle: percent(Math.max(AUCTION_LEAST, calls * CALL) / 2),
      state: cursor > 0 ? 'shown' : 'ahead',
      here: openTrick < 0,
    })

  return {
    bars,
    groups,
    stops,
    cursor,
    forks: [...new Set(input.forks)].map((at) => ({ x: stops[at] ?? 0, ahead: at >= cursor })),
  }
}

/** The number of events shown whose stop is nearest to that place (percent). */
export function nearestStop(stops: readonly number[], x: number): number {
  let best = 0
  for (const [i, stop] of stops.entries())
    if (Math.abs(stop - x) < Math.abs(stops[best]! - x)) best = i
  return best
}
