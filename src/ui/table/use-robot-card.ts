/**
 * A seat that a robot plays for: its card is worked out from what that seat knows, and played after a short
 * pause. Like a robot's call it waits where the record goes on, while a dialog is open, and when it is stopped.
 */
import { useEffect, useMemo, useRef } from 'react'
import {
  forcedCard,
  lineRecord,
  playsByItself,
  positionKey,
  type RobotSpeed,
  robotLevel,
  robotScoring,
  store,
  timeline,
} from '#store/index.ts'
import { cardKey, cardQuestion, chosenBy } from '../ask/card-question.ts'
import { useAgreedInput, useAgreedKey } from '../ask/knowledge/use-question.ts'
import { requestCard } from '../ask/requests.ts'
import { useJob } from '../ask/use-job.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { useDialogs } from '../kit/dialogs.ts'

/** Milliseconds before a robot's card at the least, and before the first of a trick, so that the last is seen. */
const PAUSES: Readonly<Record<RobotSpeed, readonly [card: number, trick: number]>> = {
  instant: [60, 240],
  normal: [350, 900],
  careful: [350, 900],
}

export interface RobotCard {
  /** True when the card to come is a robot's. */
  readonly itself: boolean
  /** Why there is no card: the robot failed. */
  readonly error: string | undefined
  readonly retry: () => void
}

/**
 * @param stopped true while the robots are held.
 * @param ahead true when the record goes on after this place.
 * @param key names the position.
 */
export function useRobotCard(stopped: boolean, ahead: boolean, key: string): RobotCard {
  const busy = useDialogs().open !== undefined
  const itself = useKibitzer((s) => !ahead && playsByItself(s))
  const record = useKibitzer(lineRecord)
  const events = useKibitzer(timeline)
  const speed = useKibitzer((s) => s.prefs.robotSpeed)
  const level = useKibitzer(robotLevel)
  const scoring = useKibitzer(robotScoring)
  const agreed = useAgreedInput()
  const agreedName = useAgreedKey(agreed)
  const wanted = itself && !stopped
  const question = useMemo(
    () =>
      wanted
        ? cardQuestion(record, events, record.cards.length, agreed, { speed, scoring, level })
        : undefined,
    [wanted, record, events, agreed, speed, scoring, level],
  )
  const strong = useJob(
    'robot',
    question,
    question === undefined ? '' : cardKey(question, agreedName),
  )
  // Where no worker lives long enough to weigh the cards, a rule of thumb plays on.
  const simpler = useMemo(
    () =>
      question !== undefined && strong.error !== undefined
        ? { ...question, level: 'beginner' as const }
        : undefined,
    [question, strong.error],
  )
  const plain = useJob('robot', simpler, simpler === undefined ? '' : cardKey(simpler, agreedName))
  const { value: answer, failed, run } = simpler === undefined ? strong : plain
  const since = useRef({ key: '', at: 0 })
  if (since.current.key !== key) since.current = { key, at: performance.now() }
  useEffect(() => {
    if (answer === undefined || question === undefined || busy) return
    const [card, trick] = PAUSES[speed]
    const pause = question.view.cards.length % 4 === 0 ? trick : card
    const left = Math.max(0, since.current.at + pause - performance.now())
    const timer = setTimeout(() => {
      if (positionKey(store.getState()) === key)
        requestCard(answer.card, 'itself', chosenBy(simpler ?? question, answer, speed))
    }, left)
    return () => clearTimeout(timer)
  }, [answer, question, simpler, busy, key, speed])
  const forced = useKibitzer((s) => (ahead || busy ? undefined : forcedCard(s)))
  useEffect(() => {
    if (forced === undefined) return
    const timer = setTimeout(() => {
      if (positionKey(store.getState()) === key) requestCard(forced, 'itself')
    }, PAUSES[speed][0])
    return () => clearTimeout(timer)
  }, [forced, key, speed])
  return {
    itself,
    error: failed,
    retry: run,
  }
}
