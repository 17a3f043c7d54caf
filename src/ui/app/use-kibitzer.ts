/** Reads the store inside a component; it draws again only when the selected value changes. */
import { createContext, createElement, type ReactNode, use } from 'react'
import { createStore, useStore } from 'zustand'
import { type KibitzerState, store } from '#store/index.ts'

/**
 * The state as it stood when the page was last drawn. What explains the table reads this one, so that a
 * press shows on the table at once and its explanation is worked out after that picture.
 */
const drawn = createStore<KibitzerState>(() => store.getState())

let due = false
const follow = () => {
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

export const useKibitzer = <T>(selector: (state: KibitzerState) => T): T =>
  useStore(use(Source), selector)
