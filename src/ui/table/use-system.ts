/** The systems that bid whole auctions, asked from a component. */
import { useMemo } from 'react'
import type { Seat } from '#core/seat.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { type Position, position } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import {
  questionKey,
  type SystemQuestion,
  sideChoices,
  systemAuctionQuestion,
  systemTurnQuestion,
} from './system-question.ts'
import { useSystems } from './use-systems.ts'

/** A call by the system, with its reasons. */
export type SystemAnswer = Extract<JobOutput<'system-turn'>, { readonly ok: true }>['value']
/** Hands before and after a call, counted exactly. */
export type SystemCount = Extract<JobOutput<'system-count'>, { readonly ok: true }>['value']
/** The auction call by call as one seat reads it. */
export type RuleReading = Extract<JobOutput<'system-auction'>, { readonly ok: true }>['value']

interface Asked<T> {
  readonly output: T | undefined
  readonly state: 'ready' | 'running' | 'failed'
  readonly error: string | undefined
  readonly retry: () => void
}
type View<T> = {
  readonly output:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { readonly message: string } }
    | undefined
  readonly state: string
  readonly error: { readonly message: string } | undefined
  readonly run: () => void
}
const asked = <T>({ output, state, error, run }: View<T>): Asked<T> => ({
  output: output?.ok === true ? output.value : undefined,
  state:
    state === 'failed' || output?.ok === false
      ? 'failed'
      : output === undefined && state !== 'idle'
        ? 'running'
        : 'ready',
  error: output?.ok === false ? output.error.message : error?.message,
  retry: run,
})

export function useSideChoices(): SystemQuestion['sides'] {
  const { systems } = useSystems()
  const twoHands = useKibitzer((s) => s.players.twoHands === true)
  return useMemo(() => sideChoices(systems, twoHands), [systems, twoHands])
}

/** @param index place of the call in the auction shown; `undefined` asks nothing. */
export function useSystemTurn(p: Position, index: number | undefined): Asked<SystemAnswer> {
  const sides = useSideChoices()
  const question = useMemo(
    () => (index === undefined ? undefined : systemTurnQuestion(p, index, sides)),
    [p, index, sides],
  )
  return asked(useJob('system-turn', question, question === undefined ? '' : questionKey(question)))
}

/** @param seat who reads; `undefined` asks nothing. */
export function useSystemAuction(seat: Seat | undefined): Asked<RuleReading> {
  const p = useKibitzer(position)
  const sides = useSideChoices()
  const question = useMemo(
    () => (seat === undefined ? undefined : systemAuctionQuestion(p, seat, sides)),
    [p, seat, sides],
  )
  return asked(
    useJob('system-auction', question, question === undefined ? '' : questionKey(question)),
  )
}

/**
 * The exact number of hands at one call of the auction shown.
 * @param seat who counts. @param index place of the call; `undefined` asks nothing.
 */
export function useSystemCount(seat: Seat, index: number | undefined): Asked<SystemCount> {
  const p = useKibitzer(position)
  const sides = useSideChoices()
  const question = useMemo(() => {
    const asking =
      index === undefined ? undefined : systemAuctionQuestion(p, seat, sides, index + 1)
    return asking === undefined || index === undefined ? undefined : { ...asking, index }
  }, [p, seat, sides, index])
  return asked(
    useJob('system-count', question, question === undefined ? '' : questionKey(question)),
  )
}
