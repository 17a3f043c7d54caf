/** What may take the focus at the table, best first: a card or call to choose, then the next thing to do. */
const STOPS = [
  ':is(.hand, .bidding-box) button[data-roving][tabindex="0"]',
  '.action-bar .btn-primary',
]

/** The next thing to press; `undefined` where somebody else is waited for. */
export function nextStop(within: ParentNode): HTMLElement | undefined {
  for (const stop of STOPS) {
    const next = within.querySelector<HTMLElement>(stop)
    if (next !== null) return next
  }
  return undefined
}
