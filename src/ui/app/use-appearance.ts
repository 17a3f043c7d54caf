/** Puts theme, deck, size of letters and motion on the root element, where the tokens read them. */
import { useLayoutEffect } from 'react'
import { useKibitzer } from '../ask/use-kibitzer.ts'

export function useAppearance(): void {
  const theme = useKibitzer((s) => s.prefs.theme)
  const deck = useKibitzer((s) => s.prefs.deck)
  const text = useKibitzer((s) => s.prefs.textSize)
  const motion = useKibitzer((s) => s.prefs.motion)
  useLayoutEffect(() => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    Object.assign(root.dataset, { deck, text, motion })
  }, [theme, deck, text, motion])
}
