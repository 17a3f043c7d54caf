/** The keys in words, as the key sheet lists them; use-keys.ts does what they say. */
export interface KeyRow {
  /** Pressed one after the other, or alternatives that do the same. */
  readonly keys: readonly string[]
  readonly does: string
}
export const KEY_SHEET: readonly { readonly title: string; readonly keys: readonly KeyRow[] }[] = [
  {
    title: 'Step through the board',
    keys: [
      { keys: ['←'], does: 'One call or card back, wherever the focus is' },
      { keys: ['→'], does: 'One call or card on' },
      { keys: ['Shift ←', 'Shift →'], does: 'One trick, or one round of the auction' },
      { keys: ['Home', 'End'], does: 'To the start, to the end' },
    ],
  },
  {
    title: 'Move the focus',
    keys: [
      { keys: ['Tab'], does: 'To the next control; in a hand to the next card that may be played' },
      { keys: ['↑', '↓'], does: 'Along a hand, the bidding box or the auction' },
      { keys: ['PgUp', 'PgDn'], does: 'In the bidding box one level' },
      { keys: ['Enter'], does: 'Play the card, make the call, press the button' },
    ],
  },
  {
    title: 'Bid',
    keys: [
      { keys: ['1', 's'], does: 'A bid: level, then c d h s or n' },
      { keys: ['p'], does: 'Pass' },
      { keys: ['x'], does: 'Double, or redouble when doubled' },
    ],
  },
  {
    title: 'Play',
    keys: [
      { keys: ['s', 'a'], does: 'A card: suit c d h s, then rank a k q j t 9 … 2' },
      { keys: ['Space'], does: 'The suggested call or card, or the next one of the record' },
      { keys: ['Ctrl Z'], does: 'Undo; with Shift: redo' },
    ],
  },
  {
    title: 'Look',
    keys: [
      { keys: ['f'], does: 'Turn the table by a quarter' },
      { keys: ['g'], does: 'Guess first: hide the answers of the panels, or show them' },
      { keys: ['?'], does: 'This sheet' },
      { keys: ['Esc'], does: 'Drop a half-typed bid or card, close a dialog' },
    ],
  },
]
