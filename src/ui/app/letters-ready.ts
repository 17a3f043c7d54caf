/** Waits for the page's two families, so that the first drawing is in them and none is swapped later. */

/** Milliseconds: who has a slower line reads in the fallbacks, which are as wide, until they come. */
const PATIENCE = 400
const FAMILIES = ['400 1em "Inter Variable"', '400 1em "Source Serif 4 Variable"']

/** Never rejects. */
export async function lettersReady(): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE)
  })
  const all = Promise.allSettled(FAMILIES.map((family) => document.fonts.load(family)))
  await Promise.race([all, late])
}
