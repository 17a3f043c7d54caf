/** Reads the store inside a component; it draws again only when the selected value changes. */
import { useStore } from 'zustand'
import { type KibitzerState, store } from '#store/index.ts'

export const useKibitzer = <T>(selector: (state: KibitzerState) => T): T =>
  useStore(store, selector)
