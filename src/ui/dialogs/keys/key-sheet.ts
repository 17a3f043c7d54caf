/** The keys in words, as the key sheet lists them; use-keys.ts does what they say. */
import { t, tAs } from '#core/text.ts'

export interface KeyRow {
  /** Pressed one after the other, or alternatives that do the same. */
  readonly keys: readonly string[]
  readonly does: string
}
export const KEY_SHEET: readonly { readonly title: string; readonly keys: readonly KeyRow[] }[] = [
  {
    title: t`Step through the board`,
    keys: [
      { keys: ['←'], does: t`One call or card back, wherever the focus is` },
      { keys: ['→'], does: t`One call or card on` },
      { keys: [t`Shift ←`, t`Shift →`], does: t`One trick, or one round of the auction` },
      { keys: [t`Home`, t`End`], does: t`To the start, to the end` },
    ],
  },
  {
    title: t`Move the focus`,
    keys: [
      {
        keys: [t`Tab`],
        does: t`To the next control; in a hand to the next card that may be played`,
      },
      { keys: ['↑', '↓'], does: t`Along a hand, the bidding box or the auction` },
      { keys: ['PgUp', 'PgDn'], does: t`In the bidding box one level` },
      { keys: [t`Enter`], does: t`Play the card, make the call, press the button` },
    ],
  },
  {
    title: tAs('verb')`Bid`,
    keys: [
      { keys: ['1', 's'], does: t`A bid: level, then c d h s or n` },
      { keys: ['p'], does: t`Pass` },
      { keys: ['x'], does: t`Double, or redouble when doubled` },
    ],
  },
  {
    title: tAs('verb')`Play`,
    keys: [
      { keys: ['s', 'a'], does: t`A card: suit c d h s, then rank a k q j t 9 … 2` },
      { keys: [t`Space`], does: t`The suggested call or card, or the next one of the record` },
      { keys: [t`Ctrl Z`], does: t`Undo; with Shift: redo` },
    ],
  },
  {
    title: t`Hear`,
    keys: [
      { keys: ['m'], does: t`Your hand, or the hand to act` },
      { keys: ['y'], does: t`Dummy` },
      { keys: ['t'], does: t`The trick, and the tricks of both sides` },
      { keys: ['a'], does: t`The auction` },
      { keys: ['l'], does: t`What happened last, and what it tells` },
      { keys: ['r'], does: t`The score` },
    ],
  },
  {
    title: t`Look`,
    keys: [
      { keys: ['f'], does: t`Turn the table by a quarter` },
      { keys: ['g'], does: t`Guess first: hide the answers of the panels, or show them` },
      { keys: ['?'], does: t`This sheet` },
      { keys: [t`Esc`], does: t`Drop a half-typed bid or card, close a dialog` },
    ],
  },
]
