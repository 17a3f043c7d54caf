/** How the table is looked at, and what is being said. Mode, observer and turn are saved; the rest is not. */
import { aloud } from '#core/aloud.ts'
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
  /** It can wait: a button in the header and a sentence for readers, nothing over the table. */
  readonly quiet?: true
  /** Text worth keeping, behind a button “Copy the set-aside data”. */
  readonly copy?: string
  /** What the buttons do: ids that the page knows, or an address part that they go to, `#` and all. */
  readonly choices: readonly {
    readonly id: string
    readonly label: string
    readonly address?: string
  }[]
}

/** What a live region says; `count` rises with every text, so that the same text is spoken again. */
export interface Spoken {
  readonly text: string
  readonly count: number
}
export interface ViewState {
  readonly mode: ViewMode
  /** Whose knowledge the panels show; `undefined` follows the mode and the contract. */
  readonly observer: Seat | undefined
  /** Quarter turns clockwise of the whole compass, 0..3. */
  readonly turned: Seat
  /** The polite live region. */
  readonly announcement: Spoken
  /** A second live region, for what follows from the last event: it never takes the place of the first. */
  readonly news: Spoken
  readonly notices: readonly Notice[]
  /** Where the sender of a link was: a tab of the lens and the turn that it explained. */
  readonly look?: { readonly tab: string | undefined; readonly turn: number | undefined }
}
export const initialView = (): ViewState => ({
  mode: { kind: 'all' },
  observer: undefined,
  turned: 0,
  announcement: { text: '', count: 0 },
  news: { text: '', count: 0 },
  notices: [],
})
export const withAnnouncement = (s: ViewState, text: string): ViewState => ({
  ...s,
  announcement: { text: aloud(text), count: s.announcement.count + 1 },
})
/** Another place of the board: what followed from the event before is no news any more. */
export const withMoved = (s: ViewState, text: string): ViewState => ({
  ...withAnnouncement(s, text),
  news: s.news.text === '' ? s.news : { text: '', count: s.news.count },
})
export const withNews = (s: ViewState, text: string): ViewState => ({
  ...s,
  news: { text: aloud(text), count: s.news.count + 1 },
})
export const withNotice = (s: ViewState, notice: Notice): ViewState => ({
  ...s,
  notices: [...s.notices.filter((n) => n.id !== notice.id), notice],
})
export const withoutNotice = (s: ViewState, id: string): ViewState =>
  s.notices.some((n) => n.id === id) ? { ...s, notices: s.notices.filter((n) => n.id !== id) } : s
export const turned = (s: ViewState): ViewState => ({ ...s, turned: rotate(0, s.turned + 1) })
