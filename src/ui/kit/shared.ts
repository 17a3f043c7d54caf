/** A value that many components read, worked out once above them instead of in each. */
import { createContext, createElement, type ReactNode, use } from 'react'
import { invariant } from '#core/result.ts'

/**
 * @param name of the provider, for the fault that a reader outside of it is.
 * @param useValue works the value out; the same object as long as nothing of it has changed.
 */
export function shared<T extends object>(name: string, useValue: () => T) {
  const Context = createContext<T | undefined>(undefined)
  const Shared = ({ children }: { readonly children: ReactNode }) =>
    createElement(Context, { value: useValue() }, children)
  const useShared = (): T => {
    const value = use(Context)
    invariant(value !== undefined, `it is read below ${name}`)
    return value
  }
  return [Shared, useShared] as const
}
