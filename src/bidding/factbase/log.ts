/** What happened in the fact base, in order: plain data, one entry for each thing done. */
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { PlanPoint } from './plan-data.ts'

/** When something was done: with the deal, at a call (0-based), or in the play. */
export type Stage =
  | { readonly kind: 'deal' }
  | { readonly kind: 'call'; readonly at: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'lead' }
  | { readonly kind: 'dummy' }
  /** A trick, from 1. */
  | { readonly kind: 'trick'; readonly n: number }

/**
 * The four routines: one chooses the program's own calls, the others interpret partner's and the
 * two opponents'. The program's own calls are interpreted too, by the routine that chose them.
 */
export const ROUTINES = ['choose', 'partner', 'lho', 'rho'] as const
export type Routine = (typeof ROUTINES)[number]

/** How a call was read. */
export const TREATMENTS = [
  /** By the system's rules. */
  'analysed',
  /** In the light of a message that overrides the standard reading. */
  'message',
  /** Expected, so not analysed. */
  'expected',
  /** No rule of the system makes this call. */
  'unknown',
] as const
export type Treatment = (typeof TREATMENTS)[number]

/** A note from one routine to another that overrides what it would do by itself. */
export interface RoutineMessage {
  readonly from: Routine
  readonly to: Routine
  /** Its subject, in the system's own word. */
  readonly about: string
  /** The call that gave rise to it, 0-based. */
  readonly at: number
}

export type LogEvent =
  /** A call came up and was given to a routine. */
  | {
      readonly kind: 'call'
      readonly seat: Seat
      readonly call: Call
      readonly routine: Routine
      readonly treated: Treatment
    }
  /** The choosing routine's answer. */
  | { readonly kind: 'chosen'; readonly call: Call; readonly rule: string; readonly made: Call }
  | {
      readonly kind: 'fact'
      readonly doing: 'added' | 'withdrawn' | 'confirmed'
      readonly fact: number
    }
  /** `facts` are those that cannot all hold; `lost` are those given up. */
  | {
      readonly kind: 'contradiction'
      readonly name: string
      readonly facts: readonly number[]
      readonly lost: readonly number[]
      readonly resolvedBy: string
    }
  | { readonly kind: 'trigger'; readonly trigger: string; readonly facts: readonly number[] }
  | {
      readonly kind: 'variable'
      readonly doing: 'read' | 'written'
      readonly name: string
      readonly value: number | undefined
      readonly by: string
    }
  | {
      readonly kind: 'message'
      readonly doing: 'sent' | 'received'
      readonly message: RoutineMessage
    }
  | { readonly kind: 'method'; readonly doing: 'added' | 'removed'; readonly method: string }
  | { readonly kind: 'cue'; readonly doing: 'listed' | 'seen' | 'dropped'; readonly cue: number }
  | {
      readonly kind: 'plan'
      readonly doing: 'made' | 'kept' | 'added' | 'dropped' | 'changed' | 'followed' | 'done'
      readonly point: PlanPoint
    }
  /** A whole trick, with the card that won it. */
  | { readonly kind: 'trick'; readonly winner: Seat; readonly card: Card }

export interface LogEntry {
  readonly stage: Stage
  readonly event: LogEvent
}
