/** Whether the page has come to rest since the component is there: what can wait begins then. */
import { useEffect, useState } from 'react'

/** When the first offer stands and the page has nothing to do, in milliseconds. */
const RESTS_AFTER = 600

export function useRested(): boolean {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    const resting = setTimeout(() => setRested(true), RESTS_AFTER)
    return () => clearTimeout(resting)
  }, [])
  return rested
}
