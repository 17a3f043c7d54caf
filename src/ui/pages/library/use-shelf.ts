/** The boards kept beside the table, as this tab last saw them. */
import { useCallback, useEffect, useState } from 'react'
import { t } from '#core/text.ts'
import { keptHere } from '#store/index.ts'
import type { TableStorage } from '#store/persistence/storage.ts'
import { type Shelf, shelfOf } from '#store/shelf/shelf.ts'

const EMPTY: Shelf = { boards: [], damaged: 0 }

export interface ShelfNow {
  readonly shelf: Shelf
  /** Why the last thing that was asked could not be done. */
  readonly error: string | undefined
  /** Does something with the storage and looks again; false when it failed, which is told. */
  readonly change: (work: (storage: TableStorage) => Promise<unknown>) => Promise<boolean>
}

const NONE = t`This browser keeps nothing here, so no board can be kept either.`

export function useShelf(): ShelfNow {
  const [shelf, setShelf] = useState(EMPTY)
  const [error, setError] = useState<string | undefined>(undefined)
  const change = useCallback<ShelfNow['change']>(async (work) => {
    const storage = keptHere()?.storage()
    if (storage === undefined) {
      setError(NONE)
      return false
    }
    try {
      await work(storage)
      setShelf(await shelfOf(storage))
      setError(undefined)
      return true
    } catch (fault) {
      const full = fault instanceof Error && fault.name === 'QuotaExceededError'
      setError(
        full
          ? t`There is no room left on this device. Save a backup, then take something off the shelf.`
          : t`The storage refuses: ${String(fault)}`,
      )
      return false
    }
  }, [])
  useEffect(() => {
    const look = (): void => {
      // Another tab may have kept something meanwhile.
      if (!document.hidden && keptHere()?.storage() !== undefined)
        void change(() => Promise.resolve())
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [change])
  return { shelf, error, change }
}
