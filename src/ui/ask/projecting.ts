/** What goes from the table to the projector window, and how. Closed hands stay behind. */
import type { BoardRecord } from '#core/record.ts'
import { bySeat, type Seat } from '#core/seat.ts'
import type { ClassView } from '#live/question.ts'
import {
  type KibitzerState,
  type Prefs,
  position,
  store,
  viewerSeat,
  visibleHands,
} from '#store/index.ts'
import { BUILD } from './kept-files.ts'
import { ROOT } from './language.ts'

/** How cards look, so that the window looks as the table does. */
const LOOKS = ['theme', 'deck', 'diagrams', 'suitOrder', 'ten'] as const
type Looks = Pick<Prefs, (typeof LOOKS)[number]>

/** The table as its reader sees it. */
export interface Projected {
  /** Of which version the table is: another one may mean something else by it. */
  readonly build: string | undefined
  readonly record: BoardRecord
  readonly viewer: Seat
  readonly looks: Looks
  /** In place of the table, where this tab is the host of one. */
  readonly room?: ProjectedRoom | undefined
}
/** A live room, as everybody in it may see it. */
export interface ProjectedRoom {
  readonly title: string
  /** By which others come in, while no board is shown. */
  readonly address: string
  readonly board?: { readonly record: BoardRecord; readonly viewer: Seat } | undefined
  /** What the class is asked; with the answers once they are shown. */
  readonly asked?: ClassView | undefined
}
/** What the window asks when it opens. */
const ASK = 'what is on the table?'
const channel = (): BroadcastChannel =>
  new BroadcastChannel(`kibitzer projector ${new URL(ROOT, location.href).pathname}`)

/** What of the state may be seen in the room. */
export function projected(state: KibitzerState): Projected {
  const { record } = position(state)
  const { number, dealer, vulnerability, deal } = record.board
  const hands = visibleHands(state)
  return {
    build: BUILD,
    record: {
      board: {
        number,
        dealer,
        vulnerability,
        deal: bySeat((seat) => (hands[seat].faceUp ? deal[seat] : undefined)),
      },
      calls: record.calls.map(({ call }) => ({ call })),
      contract: record.contract,
      cards: record.cards,
    },
    viewer: viewerSeat(state),
    looks: Object.fromEntries(LOOKS.map((look) => [look, state.prefs[look]])) as unknown as Looks,
  }
}

let projecting: (() => void) | undefined
let room: ProjectedRoom | undefined
/** Shows a live room in the window, if there is one, until it is told otherwise. */
export function projectRoom(shown: ProjectedRoom | undefined): void {
  room = shown
  projecting?.()
}
/** Tells the window what is on the table, now, at every change, and when it asks. */
export function startProjecting(): void {
  if (projecting) return
  const line = channel()
  const tell = (): void => line.postMessage({ ...projected(store.getState()), room })
  projecting = tell
  line.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === ASK) tell()
  }
  store.subscribe((state, before) => {
    if (state.table !== before.table || state.view !== before.view || state.prefs !== before.prefs)
      tell()
  })
  tell()
}

/** The window's end. @returns ends it. */
export function followTable(show: (table: Projected) => void): () => void {
  const line = channel()
  line.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== ASK) show(data as Projected)
  }
  line.postMessage(ASK)
  return () => line.close()
}
