/** The moment at the cursor: by law and by what each act told at once, and with what is agreed as it comes. */
import { useMemo } from 'react'
import type { Seat } from '#core/seat.ts'
import { currentRecord, observer } from '#store/index.ts'
import { shared } from '../../kit/shared.ts'
import { useKept } from '../../kit/use-kept.ts'
import { useJob } from '../use-job.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import { type DrawnMoment, drawnMoment, type Moment } from './moment.ts'
import { isSupposed, useSupposedQuestion } from './supposing.ts'
import { useLine } from './use-line.ts'

export interface MomentNow {
  readonly observer: Seat
  /** Names the moment, and what is agreed. */
  readonly key: string
  /** `undefined` where nothing can be asked, or nothing is known yet. */
  readonly moment: DrawnMoment | undefined
  /** True where the observer’s hand is known, so that something can be counted. */
  readonly counts: boolean
  /** True until the figures by agreement are there. */
  readonly running: boolean
  /** 0..1 of the work under way, once it takes long enough to tell. */
  readonly share: number | undefined
  /** Why nothing, or nothing more, can be told. */
  readonly error: string | undefined
  readonly retry: (() => void) | undefined
}

function useMomentNow(wanted: boolean): MomentNow {
  const seat = useKibitzer(observer)
  const cards = useKibitzer((s) => currentRecord(s).cards.length)
  const { question, key } = useSupposedQuestion()
  const line = useLine()
  const input = useMemo(
    () => (wanted && question ? ({ ...question, last: true } as const) : undefined),
    [wanted, question],
  )
  const { state, output, progress, error, run } = useJob('moments', input, `${key}|last`)
  const [own] = output?.moments ?? progress?.moments ?? []
  // Its own law comes with what is agreed: the line has it sooner, but not of what is supposed.
  const law = own?.law ?? (isSupposed(question) ? undefined : line.law[cards])
  const agreed = own?.agreed
  const now = useMemo(
    (): Moment | undefined => question && law && { question, law, agreed },
    [question, law, agreed],
  )
  const board = question && `${seat} ${question.view.hand.join(' ')} ${question.lawOnly}`
  const last = useKept(now, board).value
  const whole = useKept(agreed && now, board).value
  const moment = useMemo(() => drawnMoment(now, last, whole), [now, last, whole])
  return useMemo(
    () => ({
      ...{ observer: seat, key, moment: question && moment, counts: question !== undefined },
      running: state === 'running' && agreed === undefined,
      share: progress?.share,
      error: state === 'failed' ? error?.message : output?.problem?.message,
      retry: state === 'failed' ? run : undefined,
    }),
    [seat, key, question, moment, agreed, state, progress, error, output, run],
  )
}
export const [MomentShared, useMoment] = shared('MomentShared', useMomentNow)
