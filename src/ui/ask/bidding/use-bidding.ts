/** The systems that the sides play, asked from a component. */
import { useMemo } from 'react'
import type { Call } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import type { JobName, JobValue } from '#engine/protocol.ts'
import { position, type TablePosition } from '#store/index.ts'
import { useSystems } from '../systems/use-systems.ts'
import { type JobView, useJob } from '../use-job.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import { auctionQuestion, biddingKey, callQuestion, turnQuestion } from './bidding-question.ts'

/** A call by the system, with its reasons. */
export type TurnAnswer = JobValue<'turn'>
/** Hands before and after a call, counted exactly. */
export type CallCount = JobValue<'call-count'>
/** The auction call by call as one seat reads it. */
export type AuctionReading = JobValue<'auction'>

interface Asked<T> {
  readonly output: T | undefined
  readonly state: 'ready' | 'running' | 'failed'
  readonly error: string | undefined
  readonly retry: () => void
}
const asked = <T>({
  value,
  failed,
  state,
  run,
}: Pick<JobView<JobName>, 'failed' | 'state' | 'run'> & {
  readonly value: T | undefined
}): Asked<T> => ({
  output: value,
  state:
    failed !== undefined ? 'failed' : value === undefined && state !== 'idle' ? 'running' : 'ready',
  error: failed,
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
