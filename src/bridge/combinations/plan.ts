/**
 * A plan as a tree: what declarer leads and plays third for everything the defenders can do. Any plan
 * of a front can be had, from any first lead that keeps it; it is found by going down the fronts again
 * with only what the vector still asks for, so layouts that are given up cost no words.
 */
import type { Rank } from '#core/rank.ts'
import type { PlanVector } from './front.ts'
import type { Visible } from './suit.ts'

/** Declarer leads. */
export interface PlanLead {
  readonly kind: 'lead'
  readonly hand: Visible
  /** Of equal cards the highest, but of small ones that are the hand's lowest the lowest. */
  readonly rank: Rank
  /** All classes second hand can play, and showing out where it can; replies treated alike are one. */
  readonly replies: readonly PlanReply[]
}
export interface PlanReply {
  /** Classes (indexes of `SuitCombination.classes`) that second hand may have played; -1: it shows out. */
  readonly second: readonly number[]
  /** Third hand's card; `undefined` is a discard. */
  readonly third: Rank | undefined
  readonly outcomes: readonly PlanOutcome[]
}
export interface PlanOutcome {
  /** Classes that fourth hand may have played; -1: it shows out. */
  readonly fourth: readonly number[]
  readonly won: boolean
  readonly then: PlanStep
}
/** The end of what is planned. */
export interface PlanEnd {
  readonly kind: 'end'
  /**
   * `winners`: all tricks left are ours however the cards lie. `enough`: nothing more is asked for.
   * `over`: no more can be led.
   */
  readonly why: 'winners' | 'enough' | 'over'
  /** Tricks still taken for certain. */
  readonly tricks: number
}
export type PlanStep = PlanLead | PlanEnd

export interface Plan {
  /** Tricks in each layout, whatever the defenders do. */
  readonly vector: PlanVector
  readonly tree: PlanLead
}
