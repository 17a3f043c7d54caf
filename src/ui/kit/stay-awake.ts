/** Keeps the screen of a phone or tablet lit while somebody reads or waits. */
import { useEffect } from 'react'

/**
 * Asks for it until it is ended; a browser gives it up where the page is covered, so it is asked again when the
 * page comes back. Where a browser has none, or refuses (a low battery), the screen goes dark as always.
 * @returns ends it.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  const ask = (): void => {
    const { wakeLock } = navigator as Partial<Navigator>
    if (wakeLock === undefined || document.hidden) return
    wakeLock.request('screen').then(
      (given) => {
        if (over) void given.release()
        else lock = given
      },
      () => undefined,
    )
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
export const useStayAwake = (): void => useEffect(stayAwake, [])
