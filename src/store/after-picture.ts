/** What may wait for a picture, so that a press shows before anything that follows from it. */

/** Milliseconds after which it is done though no picture was drawn: a covered window draws none. */
const LONGEST_WAIT = 50

/** Does something once, when the next picture has been drawn. */
export function afterPicture(act: () => void): void {
  let done = false
  const once = (): void => {
    if (done) return
    done = true
    act()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_WAIT)
}
