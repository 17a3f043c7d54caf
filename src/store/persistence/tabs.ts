/**
 * Which of several open tabs keeps the table. One does at a time; the others know it and write nothing,
 * so that nothing is overwritten unasked.
 */

export interface Tabs {
  /** True when this tab may save; false when another one does. */
  readonly claim: () => Promise<boolean>
  /** Takes the saving over from whichever tab has it. */
  readonly takeOver: () => Promise<void>
  /** Tells when another tab has taken over. */
  readonly onLost: (listener: () => void) => void
  /** Tells when the other tab is gone, so that this one may save. */
  readonly onFree: (listener: () => void) => void
}

const LOCK = 'kibitzer/table'
/** Milliseconds for a page that goes away to let go: a reload is no second tab. */
const PATIENCE = 1500

/** The tabs of this browser, by its locks; `undefined` where it has none (a page without https). */
export function browserTabs(patience = PATIENCE): Tabs | undefined {
  const locks = (navigator as Partial<Navigator>).locks
  if (locks === undefined) return undefined
  let lost = () => {}
  let free = () => {}
  // A lock is held until the page goes or another tab steals it.
  const forever = new Promise<never>(() => {})
  const hold = (options: LockOptions, granted: () => void, ended: () => void): void => {
    let has = false
    locks
      .request(LOCK, options, () => {
        has = true
        granted()
        return forever
      })
      .catch(() => (has ? lost() : ended()))
  }
  const wait = () =>
    hold(
      {},
      () => free(),
      () => {},
    )
  return {
    claim: () =>
      new Promise((resolve) => {
        hold(
          { signal: AbortSignal.timeout(patience) },
          () => resolve(true),
          () => {
            resolve(false)
            wait()
          },
        )
      }),
    takeOver: () =>
      new Promise((resolve) => {
        hold({ steal: true }, resolve, resolve)
      }),
    onLost: (listener) => {
      lost = () => {
        listener()
        wait()
      }
    },
    onFree: (listener) => {
      free = listener
    },
  }
}
