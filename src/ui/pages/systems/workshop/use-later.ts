/** A value once it has stayed the same for a while. */
import { useEffect, useState } from 'react'

/** @param after milliseconds. */
export function useLater<T>(value: T, after: number): T {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), after)
    return () => clearTimeout(timer)
  }, [value, after])
  return later
}
