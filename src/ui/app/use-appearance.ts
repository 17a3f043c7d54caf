/** Puts theme and deck on the root element, where the tokens read them. */
import { useLayoutEffect } from 'react'
import { useKibitzer } from './use-kibitzer.ts'

export function useAppearance(): void {
  const theme = useKibitzer((s) => s.prefs.theme)
  const deck = useKibitzer((s) => s.prefs.deck)
  useLayoutEffect(() => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    root.dataset['deck'] = deck
  }, [theme, deck])
}
