/** The call or card of a robot in a lesson or at a live table, made after a short pause. */
import { useEffect, useMemo } from 'react'
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import type { BoardRecord } from '#core/record.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { START_SIDES } from '#store/index.ts'
import { eventsOf } from '#store/table/event.ts'
import { biddingKey, turnQuestion } from '../../ask/bidding/bidding-question.ts'
import { cardKey, cardQuestion } from '../../ask/card-question.ts'
import { useJob } from '../../ask/use-job.ts'
import { positionOf } from './record-table.ts'

/** Milliseconds before a call or card, so that it can be followed. */
const PAUSE = 450

export interface RobotMove {
  /** Why there is none. */
  readonly error: string | undefined
  readonly retry: () => void
}

/**
 * @param record with all hands; `undefined` while no robot is on turn.
 * @param onMove told the call or card, in letters.
 */
export function useRobotMove(
  record: BoardRecord | undefined,
  systems: SystemRefs,
  onMove: (move: string) => void,
): RobotMove {
  const p = useMemo(() => (record === undefined ? undefined : positionOf(record)), [record])
  const bid = useMemo(
    () => (p?.phase === 'auction' ? turnQuestion(p, p.record.calls.length, systems) : undefined),
    [p, systems],
  )
  const turn = useJob('turn', bid, bid === undefined ? '' : biddingKey(bid))
  const play = useMemo(
    () =>
      record !== undefined && (p?.phase === 'lead' || p?.phase === 'play')
        ? cardQuestion(
            record,
            eventsOf(record),
            record.cards.length,
            { sides: START_SIDES, systems },
            { speed: 'instant', scoring: 'imps' },
          )
        : undefined,
    [record, p, systems],
  )
  const card = useJob('robot', play, play === undefined ? '' : cardKey(play, 'lesson'))
  const move =
    bid !== undefined && turn.output?.ok === true
      ? callCode(turn.output.value.call)
      : play !== undefined && card.output?.ok === true
        ? cardCode(card.output.value.card)
        : undefined
  useEffect(() => {
    if (move === undefined || record === undefined) return
    const timer = setTimeout(() => onMove(move), PAUSE)
    return () => clearTimeout(timer)
  }, [move, record, onMove])
  const asked = bid === undefined ? card : turn
  return {
    error: asked.failed,
    retry: asked.run,
  }
}
