/**
 * A seat that its side's system calls for: the call is made after a short pause. It waits where the
 * record goes on, so after an undo nothing is called again before the reader says so; it waits while
 * a dialog is open; and it can be stopped.
 */
import { useEffect, useState } from 'react'
import { callsByItself, positionKey, store } from '#store/index.ts'
import { useDialogs } from '../app/dialogs.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { requestCall } from './requests.ts'
import type { Offer } from './use-offer.ts'

/** Milliseconds before the call: long enough to follow the auction, and to press Stop. */
const PAUSE = 700
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
export function useAutoCall(offer: Offer | undefined, ahead: boolean, key: string): AutoCall {
  const [stopped, setStopped] = useState(false)
  const busy = useDialogs().open !== undefined
  const itself = useKibitzer(
    (s) => offer !== undefined && !ahead && callsByItself(s.players, offer.seat),
  )
  const silent = offer?.by === 'silent'
  const call = itself && !busy && (silent || !stopped) ? offer?.call : undefined
  useEffect(() => {
    if (call === undefined) return
    const timer = setTimeout(
      () => {
        // Somebody may have been quicker.
        if (positionKey(store.getState()) === key) requestCall(call, 'offer')
      },
      silent ? AT_ONCE : PAUSE,
    )
    return () => clearTimeout(timer)
  }, [call, silent, key])
  return { itself, stopped, setStopped }
}
