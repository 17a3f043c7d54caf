/**
 * Facts with their provenance. A fact stands in one of two data bases: all that the observer knows,
 * or all that he has shown. Nothing is ever erased: what no longer holds changes its status.
 */
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { Statement } from './statement.ts'

/** The two data bases. */
export const BASES = ['known', 'shown'] as const
export type BaseName = (typeof BASES)[number]

/**
 * `added` and `confirmed` (stated or found again since) stand. `contradicted`: lost to stronger
 * evidence, and kept. `withdrawn`: what it rested on is gone.
 */
export const FACT_STATUSES = ['added', 'confirmed', 'withdrawn', 'contradicted'] as const
export type FactStatus = (typeof FACT_STATUSES)[number]

/** Whether the fact is what the call promises, or a denial: the reason why another call was not made. */
export type CallPart = 'direct' | 'indirect'

/** Why a fact is believed. */
export type Because =
  /** The observer's own thirteen cards. */
  | { readonly kind: 'hand' }
  /** Dummy's cards, once faced. */
  | { readonly kind: 'dummy' }
  /** The card led to the first trick. */
  | { readonly kind: 'lead'; readonly card: Card }
  /** What was played to that trick, from 1. */
  | { readonly kind: 'play'; readonly trick: number }
  /** The call at that place (0-based); the rules that make it. */
  | {
      readonly kind: 'call'
      readonly at: number
      readonly rules: readonly string[]
      readonly part: CallPart
    }
  /** An if-added method fired by these facts. */
  | { readonly kind: 'trigger'; readonly trigger: string; readonly facts: readonly number[] }
  /** Cards, points or lengths counted over the four hands. */
  | { readonly kind: 'counting'; readonly law: string; readonly facts: readonly number[] }
  /** Written by the program itself, as a variable is. */
  | { readonly kind: 'set' }

export interface Fact {
  /** Its place in the order of adding, over both data bases. */
  readonly id: number
  readonly base: BaseName
  readonly about: Seat
  readonly says: Statement
  readonly because: Because
  readonly status: FactStatus
  /** How strong the evidence is; see `WEIGHT`. */
  readonly weight: number
}

/** Evidence in order of strength: the resolution of a conflict keeps the stronger (conflict.ts). */
export const WEIGHT = {
  /** Cards in sight. */
  seen: 4,
  /** What partner or the observer promised. */
  ours: 3,
  /** What an opponent promised. */
  theirs: 2,
  /** What follows from calls that were not made. */
  denied: 1,
} as const

/** Whether the fact is believed. */
export const stands = ({ status }: Pick<Fact, 'status'>): boolean =>
  status === 'added' || status === 'confirmed'

/** The facts that a fact rests on. */
export const premisesOf = (because: Because): readonly number[] =>
  because.kind === 'trigger' || because.kind === 'counting' ? because.facts : []
