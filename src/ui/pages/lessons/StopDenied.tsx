/** A stop whose best call is not the engine’s is pointed out to its author; it stands all the same. */
import { useMemo } from 'react'
import { callCode, parseCall } from '#core/call.ts'
import { cutAt, type LessonBoard, type Stop } from '#lessons/lesson.ts'
import { biddingKey, turnQuestion } from '../../ask/bidding/bidding-question.ts'
import { useJob } from '../../ask/use-job.ts'
import { CallText } from '../../kit/CallText.tsx'
import { tx } from '../../kit/tx.ts'
import { positionOf } from '../../table/record/record-table.ts'

export function StopDenied({ board, stop }: { readonly board: LessonBoard; readonly stop: Stop }) {
  const { record, systems } = board
  const asked = stop.question?.kind === 'call' ? stop.question.accepted : undefined
  const isCall = asked !== undefined && stop.at <= record.calls.length
  const question = useMemo(() => {
    if (!isCall) return undefined
    const cut = cutAt(record, stop.at)
    return turnQuestion(positionOf(cut), cut.calls.length, systems)
  }, [isCall, record, stop.at, systems])
  const { output } = useJob('turn', question, question === undefined ? '' : biddingKey(question))
  const best = asked && parseCall(asked[0].answer)
  if (output?.ok !== true || best === undefined || output.value.call === best) return null
  const { call } = output.value
  return (
    <p role="note" className="note w-full">
      {asked?.some(({ answer }) => answer === callCode(call)) === true
        ? tx`The system’s own call here is ${<CallText call={call} />}; you accept it, and teach ${<CallText call={best} />}.`
        : tx`The system played calls ${<CallText call={call} />} here, not ${<CallText call={best} />}. Check what you say of it.`}
    </p>
  )
}
