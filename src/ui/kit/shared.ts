/** A value that many components read, worked out once above them instead of in each. */
import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { invariant } from '#core/result.ts'

/**
 * @param name of the provider, for the fault that a reader outside of it is.
 * @param useValue works the value out; the same object as long as nothing of it has changed. It is told whether
 * anybody wants the value now: what nobody looks at is not asked for.
 * @returns the provider, and how to read it; a reader may say that it does not want the value yet.
 */
export function shared<T extends object>(name: string, useValue: (wanted: boolean) => T) {
  const Context = createContext<{ readonly value: T; readonly want: () => () => void } | undefined>(
    undefined,
  )
  function Shared({ children }: { readonly children: ReactNode }) {
    const readers = useRef(0)
    const [wanted, setWanted] = useState(false)
    const value = useValue(wanted)
    const want = useCallback(() => {
      readers.current += 1
      setWanted(true)
      return () => {
        readers.current -= 1
        setWanted(readers.current > 0)
      }
    }, [])
    const known = useMemo(() => ({ value, want }), [value, want])
    return createElement(Context, { value: known }, children)
  }
  function useShared(wants = true): T {
    const known = use(Context)
    invariant(known !== undefined, `it is read below ${name}`)
    const { value, want } = known
    useEffect(() => (wants ? want() : undefined), [wants, want])
    return value
  }
  return [Shared, useShared] as const
}
