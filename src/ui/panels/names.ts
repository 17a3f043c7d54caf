/** The id of each panel, under which its fold is kept, and its title. */
export const PANEL_NAMES = {
  factBase: { id: 'fact-base', title: 'Fact base' },
  hiddenHands: { id: 'hidden-hands', title: 'Hidden hands' },
  shapePicture: { id: 'shape-picture', title: 'Shape picture' },
  suitSplits: { id: 'suit-splits', title: 'Suit splits' },
  suit: { id: 'suit', title: 'Suit' },
  whatChanged: { id: 'what-changed', title: 'What changed' },
  whyCall: { id: 'why-call', title: 'Why this call' },
  whyCard: { id: 'why-card', title: 'Why this card' },
  doubleDummy: { id: 'double-dummy', title: 'Double dummy' },
  lines: { id: 'lines', title: 'Lines' },
  result: { id: 'result', title: 'Result' },
  start: { id: 'start', title: 'Start' },
} as const
