/** The marking of a call: by the rules, then, where it is not the system's own, over layouts. */
import { useMemo, useRef, useState } from 'react'
import type { Call } from '#core/call.ts'
import type { Seed } from '#core/rng.ts'
import { rotate, type Seat, sideOf } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import type { JobInput } from '#engine/protocol.ts'
import { LAYOUTS_OF_MARK } from '#practice/marks.ts'
import { type JobView, useJob } from '../../ask/use-job.ts'
import type { BidMark } from './question.ts'

/** A turn that is asked, without what is asked of it. */
export type MarkedTurn = Omit<
  JobInput<'practice-turn', 'mark'>,
  'ask' | 'seats' | 'call' | 'weighed'
>

/** The question that holds calls against the first of them over layouts. */
export function weighInput(
  { system, opponents = system, dealer, vulnerability, calls, deal }: MarkedTurn,
  among: readonly [Call, ...Call[]],
  seed: Seed,
): JobInput<'look-back', 'turn'> {
  const seat = rotate(dealer, calls.length)
  const systems: SystemRefs = sideOf(seat) === 0 ? [system, opponents] : [opponents, system]
  const made = calls.map((call) => ({ call }))
  return {
    ask: 'turn',
    view: auctionView(seat, deal[seat], dealer, vulnerability, made),
    ...{ systems, scoring: 'imps', seed, calls: among, layouts: LAYOUTS_OF_MARK },
  }
}

export interface Marking {
  /** The call that is being weighed over layouts. */
  readonly weighed: Call | undefined
  readonly error: JobView<'practice-turn'>['error']
  /** Marks a call; `undefined` where that failed or another was asked for. */
  readonly mark: (
    turn: MarkedTurn,
    seats: readonly Seat[],
    call: Call,
    seed: Seed,
  ) => Promise<BidMark | undefined>
  /** Marks the call that is being weighed by the rules alone. */
  readonly skip: () => void
}

export function useMarking(): Marking {
  const marking = useJob('practice-turn')
  const weighing = useJob<'look-back', 'turn'>('look-back')
  const [weighed, setWeighed] = useState<Call>()
  const latest = useRef<{
    marking: JobView<'practice-turn'>
    weighing: JobView<'look-back', 'turn'>
  }>({
    ...{ marking, weighing },
  })
  latest.current = { marking, weighing }
  const acts = useMemo(
    (): Pick<Marking, 'mark' | 'skip'> => ({
      mark: async (turn, seats, call, seed) => {
        const asked = { ask: 'mark', ...turn, seats, call } as const
        const byRules = await latest.current.marking.ask<'mark'>(asked)
        if (byRules?.ok !== true) return undefined
        const { grade, right } = byRules.value
        if (grade === 'right') return byRules.value
        setWeighed(call)
        // What cannot be weighed is marked by the rules: a failure there is no failure of the mark.
        const gains = await latest.current.weighing
          .ask<'turn'>(weighInput(turn, [right, call], seed))
          .catch(() => undefined)
        setWeighed(undefined)
        const own = gains?.ok === true ? gains.value?.weighed[1] : undefined
        if (own === undefined) return byRules.value
        const again = await latest.current.marking.ask<'mark'>({
          ...asked,
          weighed: own,
        })
        return again?.ok === true ? again.value : byRules.value
      },
      skip: () => latest.current.weighing.cancel(),
    }),
    [],
  )
  return { weighed, error: marking.error, ...acts }
}
