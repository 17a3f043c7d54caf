/** What each side plays at the table, out of the ids that are kept for it. Pure. */
import { callerAt } from '#core/auction.ts'
import * as hand from '#core/hand.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import type { Strategy } from '#core/strategy.ts'
import type { JobInput } from '#engine/protocol.ts'
import {
  BY_HAND,
  DEFAULT_SYSTEM,
  ESSEX_ACOL,
  type Position,
  type SavedStrategy,
} from '#store/index.ts'

/** A system of rules that bids whole auctions. */
export type BiddingSystemId = NonNullable<JobInput<'fact-base'>['systems'][0]>
/** Their names, as readers know them. */
export const SYSTEM_NAMES: Readonly<Record<BiddingSystemId, string>> = {
  [DEFAULT_SYSTEM]: 'Schenken 1967',
  [ESSEX_ACOL]: 'Essex Acol',
  sayc: 'Standard American (SAYC)',
}

export interface NamedStrategy {
  readonly id: string
  readonly strategy: Strategy
}
export type SideSystem =
  | { readonly kind: 'by-hand' }
  /** Schenken 1967: OPENBID opens, its continuations go on. */
  | { readonly kind: 'openbid' }
  /** Another system that bids whole auctions. */
  | { readonly kind: 'rules'; readonly id: BiddingSystemId; readonly name: string }
  | ({ readonly kind: 'strategy' } & NamedStrategy)
  /** The engine has not told yet which strategies there are. */
  | { readonly kind: 'waiting' }
  /** A strategy that is no longer in the library, or a system that this version does not know. */
  | { readonly kind: 'gone' }
/** North–South's and East–West's. */
export type SideSystems = readonly [SideSystem, SideSystem]

const NO_STRATEGY: readonly string[] = [BY_HAND, DEFAULT_SYSTEM, ESSEX_ACOL]
export const needsStrategies = (id: string): boolean => !NO_STRATEGY.includes(id)

/** @param builtIn those that come with the program; `undefined` until they are known. */
export function sideSystem(
  id: string,
  builtIn: readonly NamedStrategy[] | undefined,
  own: readonly SavedStrategy[],
): SideSystem {
  if (id === BY_HAND) return { kind: 'by-hand' }
  if (id === DEFAULT_SYSTEM) return { kind: 'openbid' }
  if (id === ESSEX_ACOL) return { kind: 'rules', id, name: SYSTEM_NAMES[id] }
  const mine = own.find((one) => one.id === id)
  if (mine !== undefined) return { kind: 'strategy', id, strategy: mine.strategy }
  if (builtIn === undefined) return { kind: 'waiting' }
  const known = builtIn.find((one) => one.id === id)
  return known === undefined ? { kind: 'gone' } : { kind: 'strategy', id, strategy: known.strategy }
}

/** The system of rules that a side bids by; `undefined` where it has none. */
export const rulesSystemOf = (system: SideSystem): BiddingSystemId | undefined =>
  system.kind === 'openbid' ? DEFAULT_SYSTEM : system.kind === 'rules' ? system.id : undefined

/** What readers call the system of a side; `undefined` where nothing is played. */
export const systemName = (system: SideSystem): string | undefined => {
  const rules = rulesSystemOf(system)
  if (rules !== undefined) return SYSTEM_NAMES[rules]
  return system.kind === 'strategy' ? system.strategy.name : undefined
}

export const systemOf = (systems: SideSystems, seat: Seat): SideSystem => systems[sideOf(seat)]

/**
 * The strategies that a turn is asked with; `undefined` while one is not known.
 * @param natural how the calls of a side without a strategy of its own are read.
 */
export function readStrategies(
  systems: SideSystems,
  natural: Strategy | undefined,
): readonly [Strategy, Strategy] | undefined {
  const [ns, ew] = systems.map((one) => (one.kind === 'strategy' ? one.strategy : natural))
  return ns === undefined || ew === undefined ? undefined : [ns, ew]
}

export type TurnQuestion = JobInput<'strategy-turn'>

/**
 * What is asked about one turn of the auction shown.
 * @param index place of the call, from 0; as many as there are calls for the one to come.
 * @returns `undefined` when the hand is not wholly known.
 */
export function turnQuestion(
  p: Position,
  index: number,
  strategies: readonly [Strategy, Strategy],
): TurnQuestion | undefined {
  const seat = callerAt(p.auction, index)
  const { deal, vulnerability } = p.record.board
  const held = deal[seat]
  if (held === undefined || hand.size(held) !== 13) return undefined
  return {
    strategies,
    view: {
      seat,
      hand: held,
      dealer: p.auction.dealer,
      vulnerability,
      calls: p.record.calls.slice(0, index),
      contract: undefined,
      dummy: undefined,
      cards: [],
      claim: undefined,
    },
  }
}

const names = new WeakMap<Strategy, string>()
/** Names a strategy by what it says. */
export function strategyKey(strategy: Strategy): string {
  let name = names.get(strategy)
  if (name === undefined) {
    name = JSON.stringify([strategy.facts, strategy.tieBreak])
    names.set(strategy, name)
  }
  return name
}
export const questionKey = ({ strategies, view }: TurnQuestion): string =>
  [
    ...strategies.map((one) => (one === null ? '' : strategyKey(one))),
    view.seat,
    hand.format(view.hand),
    view.dealer,
    view.calls.map(({ call }) => call).join(','),
  ].join('|')
