/** Reads the store inside a component; it draws again only when the selected value changes. */
import { createContext, createElement, type ReactNode, use, useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { type KibitzerState, phase, store } from '#store/index.ts'

/**
 * The state as it stood when the page was last drawn. What explains the table reads this one, so that a
 * press shows on the table at once and its explanation is worked out after that picture.
 */
const drawn = createStore<KibitzerState>(() => store.getState())

let due = false
const follow = () => {
  if (!due) return
  due = false
  drawn.setState(store.getState(), true)
}
store.subscribe(() => {
  if (due) return
  due = true
  // A page out of sight is not drawn.
  if (document.hidden) setTimeout(follow)
  else requestAnimationFrame(() => setTimeout(follow))
})
const Source =
  createContext<Pick<typeof store, 'getState' | 'getInitialState' | 'subscribe'>>(store)

/** All below it is drawn after the picture that a press brought about. */
export const AfterThePicture = ({ children }: { readonly children: ReactNode }) =>
  createElement(Source, { value: drawn }, children)

/** Nobody presses what is no longer so: where a press comes first, the page is brought up to date before it. */
export function useUpToDate(): void {
  useEffect(() => {
    const presses = ['keydown', 'pointerdown', 'click'] as const
    for (const press of presses) addEventListener(press, follow, true)
    return () => {
      for (const press of presses) removeEventListener(press, follow, true)
    }
  }, [])
}

/** What shows a press, within what is drawn after its picture. */
export const AtOnce = ({ children }: { readonly children: ReactNode }) =>
  createElement(Source, { value: store }, children)

const inPlay = (state: KibitzerState): boolean => {
  const now = phase(state)
  return now === 'lead' || now === 'play'
}

/**
 * While cards are played a press shows in the trick at once and everywhere else after that picture; at all other
 * times at once.
 */
export function WhilePlaying({ children }: { readonly children: ReactNode }) {
  const playing = useStore(store, inPlay)
  const played = useStore(drawn, inPlay)
  return createElement(Source, { value: playing && played ? drawn : store }, children)
}

export const useKibitzer = <T>(selector: (state: KibitzerState) => T): T =>
  useStore(use(Source), selector)
