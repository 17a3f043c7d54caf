/**
 * Reads the store inside a component; it draws again only when the selected value changes. Below `Deferred`
 * it reads the state a picture later: a press shows on the table at once, and what explains it follows.
 */
import { createContext, createElement, type ReactNode, use, useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { afterPicture, type KibitzerState, store } from '#store/index.ts'

/** The state as it stood in the last picture. */
const drawn = createStore<KibitzerState>(() => store.getState())
let behind = false
const catchUp = () => {
  if (!behind) return
  behind = false
  drawn.setState(store.getState(), true)
}
store.subscribe(() => {
  if (behind) return
  behind = true
  afterPicture(catchUp)
})

type Source = Pick<typeof store, 'getState' | 'getInitialState' | 'subscribe'>
const SourceContext = createContext<Source>(store)

export const useKibitzer = <T>(selector: (state: KibitzerState) => T): T =>
  useStore(use(SourceContext), selector)

const PRESSES = ['keydown', 'pointerdown', 'click'] as const

/**
 * All below is drawn after the picture that a press brought about. Where another press comes first it is
 * brought up to date before that, so that nobody presses what is no longer so.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    for (const press of PRESSES) addEventListener(press, catchUp, true)
    return () => {
      for (const press of PRESSES) removeEventListener(press, catchUp, true)
    }
  }, [])
  return createElement(SourceContext, { value: drawn }, children)
}

/**
 * What shows a press at once, within what is drawn after its picture.
 * @param unless says of a state that even this may wait.
 */
export function Immediate({
  unless = () => false,
  children,
}: {
  readonly unless?: (state: KibitzerState) => boolean
  readonly children: ReactNode
}) {
  const now = useStore(store, unless)
  const before = useStore(drawn, unless)
  return createElement(SourceContext, { value: now && before ? drawn : store }, children)
}
