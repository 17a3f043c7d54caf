/** The systems that bid whole auctions, asked from a component. */
import { useMemo } from 'react'
import type { Seat } from '#core/seat.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { type Position, position } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import {
  type LadderQuestion,
  ladderAuctionQuestion,
  ladderKey,
  ladderTurnQuestion,
  sideChoices,
} from './ladder-question.ts'
import { useSystems } from './use-systems.ts'

/** A call by the system, with its reasons. */
export type LadderAnswer = Extract<JobOutput<'ladder-turn'>, { readonly ok: true }>['value']
/** Hands before and after a call, counted exactly. */
export type LadderCount = Extract<JobOutput<'ladder-count'>, { readonly ok: true }>['value']
/** The auction call by call as one seat reads it. */
export type LadderReading = Extract<JobOutput<'ladder-auction'>, { readonly ok: true }>['value']

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
  readonly retry: () => void
}
const asked = <T>({ output, state, error, retry }: View<T>): Asked<T> => ({
  output: output?.ok === true ? output.value : undefined,
  state:
    state === 'failed' || output?.ok === false
      ? 'failed'
      : output === undefined && state !== 'idle'
        ? 'running'
        : 'ready',
  error: output?.ok === false ? output.error.message : error?.message,
  retry,
})

export function useSideChoices(): LadderQuestion['sides'] {
  const { systems } = useSystems()
  const twoHands = useKibitzer((s) => s.players.twoHands === true)
  return useMemo(() => sideChoices(systems, twoHands), [systems, twoHands])
}

/** @param index place of the call in the auction shown; `undefined` asks nothing. */
export function useLadderTurn(p: Position, index: number | undefined): Asked<LadderAnswer> {
  const sides = useSideChoices()
  const question = useMemo(
    () => (index === undefined ? undefined : ladderTurnQuestion(p, index, sides)),
    [p, index, sides],
  )
  return asked(useJob('ladder-turn', question, question === undefined ? '' : ladderKey(question)))
}

/** @param seat who reads; `undefined` asks nothing. */
export function useLadderAuction(seat: Seat | undefined): Asked<LadderReading> {
  const p = useKibitzer(position)
  const sides = useSideChoices()
  const question = useMemo(
    () => (seat === undefined ? undefined : ladderAuctionQuestion(p, seat, sides)),
    [p, seat, sides],
  )
  return asked(
    useJob('ladder-auction', question, question === undefined ? '' : ladderKey(question)),
  )
}

/**
 * The exact number of hands at one call of the auction shown.
 * @param seat who counts. @param index place of the call; `undefined` asks nothing.
 */
export function useLadderCount(seat: Seat, index: number | undefined): Asked<LadderCount> {
  const p = useKibitzer(position)
  const sides = useSideChoices()
  const question = useMemo(() => {
    const asking =
      index === undefined ? undefined : ladderAuctionQuestion(p, seat, sides, index + 1)
    return asking === undefined || index === undefined ? undefined : { ...asking, index }
  }, [p, seat, sides, index])
  return asked(useJob('ladder-count', question, question === undefined ? '' : ladderKey(question)))
}
