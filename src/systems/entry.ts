/** A system of the registry: what a reader chooses it by, and how it is made. */
import type { FactSystem } from '#bidding/factbase/run.ts'
import type { BiddingSystem, Package } from '#bidding/system.ts'
import type { Strategy } from '#core/strategy.ts'
import type { SystemRef } from '#core/system-ref.ts'
import type { ReadingName } from './schenken-1967/readings.ts'

/**
 * A second way to select the opening, beside the order of the rules: the sections of OPENBID, or what
 * the facts of a strategy strike out. Its call is always the one that the rules make; what it adds is
 * its own working. Everything after the opening goes by the rules.
 */
export type OpeningSelector =
  | { readonly kind: 'procedure'; readonly reading: ReadingName }
  | { readonly kind: 'elimination'; readonly strategy: Strategy }

/** A system made ready. */
export interface PlayedSystem {
  readonly system: BiddingSystem
  readonly opening?: OpeningSelector
}
export interface SystemEntry {
  readonly id: string
  readonly name: string
  /** As a seat names it, in a word. */
  readonly short: string
  /** The year of its source. */
  readonly year?: number
  /** The program that it was written for. */
  readonly program?: string
  /** What is to be known of it before it is chosen, in a sentence or two. */
  readonly hint: string
  /** The list that it stands in: a system of rules, or an opening strategy that is continued. */
  readonly group: 'system' | 'strategy'
  /** Its conventions that can be switched off. */
  readonly packages: readonly Package[]
  /** Ids of those that are on unless a partnership says else; all when absent. */
  readonly usual?: readonly string[]
  /** It brings a fact base. */
  readonly notes?: true
  /** Its rules, which are fetched when it is first played; rejects where they cannot be had. */
  readonly load: () => Promise<LoadedSystem>
}
/** What is fetched of a system. */
export interface LoadedSystem {
  /** For a ref of the entry’s id; its packages are taken care of. */
  readonly make: (ref: SystemRef) => PlayedSystem
  /** What it brings to the fact base. */
  readonly facts?: FactSystem
}
