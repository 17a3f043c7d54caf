/**
 * A seat that calls by itself: a robot looks ahead where its rules end, for some seconds at most, and makes
 * its call after a short pause; a silent opponent passes at once. It waits where the record goes on, so after
 * an undo nothing is called again before the reader says so; it waits while a dialog is open; and it can be
 * stopped.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  callsByItself,
  position,
  positionKey,
  robotLevel,
  robotScoring,
  store,
} from '#store/index.ts'
import { calledBy, callSearchKey, robotCallQuestion } from '../ask/bidding/bidding-question.ts'
import { requestCall } from '../ask/requests.ts'
import type { SystemsNow } from '../ask/systems/systems.ts'
import { useJob } from '../ask/use-job.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { useDialogs } from '../kit/dialogs.ts'
import type { Offer } from './use-offer.ts'

/** Milliseconds before the call at the least: long enough to follow the auction, and to press Stop. */
const PAUSE = 700
/** Milliseconds after which a robot that still looks ahead makes its system's call: nobody waits for it on an old phone. */
const ENOUGH = 12_000
/** A silent opponent keeps nobody waiting, or what is typed next would be taken for its call. */
const AT_ONCE = 0

export interface AutoCall {
  /** True when the seat on turn calls by itself and has a call. */
  readonly itself: boolean
  readonly stopped: boolean
  readonly setStopped: (stopped: boolean) => void
}

/**
 * @param ahead true when the record goes on after this place.
 * @param key names the position.
 */
export function useAutoCall(
  offer: Offer | undefined,
  { refs }: SystemsNow,
  ahead: boolean,
  key: string,
): AutoCall {
  const [stopped, setStopped] = useState(false)
  const busy = useDialogs().open !== undefined
  const itself = useKibitzer(
    (s) => offer !== undefined && !ahead && callsByItself(s.players, offer.seat),
  )
  const p = useKibitzer(position)
  const speed = useKibitzer((s) => s.prefs.robotSpeed)
  const level = useKibitzer(robotLevel)
  const scoring = useKibitzer(robotScoring)
  const silent = offer?.by === 'silent'
  const wanted = itself && !busy && (silent || !stopped)
  const question = useMemo(
    () =>
      wanted && !silent
        ? robotCallQuestion(p, p.auction.calls.length, refs, { speed, scoring, level })
        : undefined,
    [wanted, silent, p, refs, speed, scoring, level],
  )
  const {
    value: answer,
    output,
    error,
  } = useJob('robot', question, {
    key: question === undefined ? '' : callSearchKey(question),
    yields: true,
  })
  const since = useRef({ key: '', at: 0 })
  if (since.current.key !== key) since.current = { key, at: performance.now() }
  const late = useLate(question === undefined || output !== undefined ? undefined : key, ENOUGH)
  // Whatever goes wrong while it looks ahead, there is the call of its system.
  const failed = output?.ok === false || error !== undefined || late
  const call = wanted ? (answer?.call ?? (silent || failed ? offer?.call : undefined)) : undefined
  useEffect(() => {
    if (call === undefined) return
    const by = question && answer && calledBy(question, answer)
    const left = silent ? AT_ONCE : Math.max(0, since.current.at + PAUSE - performance.now())
    const timer = setTimeout(() => {
      // Somebody may have been quicker.
      if (positionKey(store.getState()) === key) requestCall(call, 'itself', by)
    }, left)
    return () => clearTimeout(timer)
  }, [call, question, answer, silent, key])
  return { itself, stopped, setStopped }
}

/** Whether what the key names has been waited for so long; `undefined` waits for nothing. */
function useLate(key: string | undefined, after: number): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setLate(key), after)
    return () => clearTimeout(timer)
  }, [key, after])
  return key !== undefined && late === key
}
