/** Long work on the page, in slices: what the reader does comes first. */

/** Milliseconds of work before the page may breathe: half a frame. */
export const SLICE = 8

/**
 * Lets the browser draw and hear the reader. A message to ourselves, because nested timers wait
 * longer than asked, and in a page behind others up to a second.
 */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
