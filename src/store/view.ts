/** How the table is looked at, and what is being said. Mode, observer and turn are saved; the rest is not. */
import { rotate, type Seat } from '#core/seat.ts'

export type ViewMode =
  | { readonly kind: 'all' }
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'kibitz'; readonly seat: Seat }

/** Something the page must tell and offer a choice about. */
export interface Notice {
  readonly id: string
  readonly message: string
  readonly tone: 'note' | 'warning' | 'error'
  /** Text worth keeping, behind a button “Copy the set-aside data”. */
  readonly copy?: string
  /** What the buttons do: ids that the page knows. */
  readonly choices: readonly { readonly id: string; readonly label: string }[]
}

export interface ViewState {
  readonly mode: ViewMode
  /** Whose knowledge the panels show; `undefined` follows the mode and the contract. */
  readonly observer: Seat | undefined
  /** Quarter turns clockwise of the whole compass, 0..3. */
  readonly turned: Seat
  /** The polite live region; `count` rises with every text, so that the same text is spoken again. */
  readonly announcement: { readonly text: string; readonly count: number }
  readonly notices: readonly Notice[]
}
export const initialView = (): ViewState => ({
  mode: { kind: 'all' },
  observer: undefined,
  turned: 0,
  announcement: { text: '', count: 0 },
  notices: [],
})
export const withAnnouncement = (s: ViewState, text: string): ViewState => ({
  ...s,
  announcement: { text, count: s.announcement.count + 1 },
})
export const withNotice = (s: ViewState, notice: Notice): ViewState => ({
  ...s,
  notices: [...s.notices.filter((n) => n.id !== notice.id), notice],
})
export const withoutNotice = (s: ViewState, id: string): ViewState =>
  s.notices.some((n) => n.id === id) ? { ...s, notices: s.notices.filter((n) => n.id !== id) } : s
export const turnedBy = (s: ViewState, quarters: number): ViewState => ({
  ...s,
  turned: rotate(0, s.turned + quarters),
})
