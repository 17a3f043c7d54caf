/** The systems that the sides play, asked from a component. */
import { useMemo } from 'react'
import type { Call } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { position, type TablePosition } from '#store/index.ts'
import { useSystems } from '../systems/use-systems.ts'
import { useJob } from '../use-job.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import { auctionQuestion, biddingKey, callQuestion, turnQuestion } from './bidding-question.ts'

/** A call by the system, with its reasons. */
export type TurnAnswer = Extract<JobOutput<'turn'>, { readonly ok: true }>['value']
/** Hands before and after a call, counted exactly. */
export type CallCount = Extract<JobOutput<'call-count'>, { readonly ok: true }>['value']
/** The auction call by call as one seat reads it. */
export type AuctionReading = Extract<JobOutput<'auction'>, { readonly ok: true }>['value']

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

/** @param index place of the call in the auction shown; `undefined` asks nothing. */
export function useTurn(p: TablePosition, index: number | undefined): Asked<TurnAnswer> {
  const { refs } = useSystems()
  const question = useMemo(
    () => (index === undefined ? undefined : turnQuestion(p, index, refs)),
    [p, index, refs],
  )
  return asked(useJob('turn', question, question === undefined ? '' : biddingKey(question)))
}

/** @param seat who reads; `undefined` asks nothing. */
export function useAuctionReading(seat: Seat | undefined): Asked<AuctionReading> {
  const p = useKibitzer(position)
  const { refs } = useSystems()
  const question = useMemo(
    () => (seat === undefined ? undefined : auctionQuestion(p, seat, refs)),
    [p, seat, refs],
  )
  return asked(useJob('auction', question, question === undefined ? '' : biddingKey(question)))
}

/** A call as its own turn would have it read, made or still to come. */
export function useCallRead(
  p: TablePosition,
  index: number,
  call: Call,
): Asked<AuctionReading['calls'][number]> {
  const { refs } = useSystems()
  const question = useMemo(() => callQuestion(p, index, call, refs), [p, index, call, refs])
  const read = asked(
    useJob('auction', question, question === undefined ? '' : biddingKey(question)),
  )
  return { ...read, output: read.output?.calls[index] }
}

/**
 * The exact number of hands at one call of the auction shown.
 * @param seat who counts. @param index place of the call; `undefined` asks nothing.
 */
export function useCallCount(seat: Seat, index: number | undefined): Asked<CallCount> {
  const p = useKibitzer(position)
  const { refs } = useSystems()
  const question = useMemo(() => {
    const asking = index === undefined ? undefined : auctionQuestion(p, seat, refs, index + 1)
    return asking === undefined || index === undefined ? undefined : { ...asking, index }
  }, [p, seat, refs, index])
  return asked(useJob('call-count', question, question === undefined ? '' : biddingKey(question)))
}
