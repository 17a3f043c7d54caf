/** In which looks the pictures are taken. */
type Theme = 'light' | 'dark'
type Deck = 'four' | 'two'
export interface Look {
  readonly theme: Theme
  readonly deck: Deck
  readonly width: number
}

const WIDTHS = [1440, 768, 360] as const
const THEMES = ['light', 'dark'] as const
const DECKS = ['four', 'two'] as const
/** All of them. */
export const LOOKS: readonly Look[] = THEMES.flatMap((theme) =>
  WIDTHS.flatMap((width) => DECKS.map((deck) => ({ theme, deck, width }))),
)
/** Four-coloured; dark at full width only. */
export const FOUR = LOOKS.filter(
  ({ deck, theme, width }) => deck === 'four' && (theme === 'light' || width === 1440),
)
/** At both ends, in light. */
export const PAGES = FOUR.filter(({ theme, width }) => theme === 'light' && width !== 768)
export const PLAIN: readonly Look[] = [{ theme: 'light', deck: 'four', width: 1440 }]
