/** A polite live region. The same sentence twice in a row is spoken twice: `token` tells the two apart. */
export function LiveRegion({ text, token }: { readonly text: string; readonly token: number }) {
  // Two lines take turns, so that a repeated sentence still changes the page.
  return (
    <div className="sr-only" role="status" aria-live="polite" aria-atomic="true">
      <p>{token % 2 === 0 ? text : ''}</p>
      <p>{token % 2 === 1 ? text : ''}</p>
    </div>
  )
}
