/** Code whose words lie in a part of the catalogue of their own (build/catalogues.ts). */
import { catalogue } from '#core/text.ts'

/** Loads code after the words that it says. @param part its name among the parts. */
export async function withWords<T>(part: string, load: () => Promise<T>): Promise<T> {
  const place = catalogue?.parts?.[part]
  if (catalogue !== undefined && place !== undefined)
    await import(/* @vite-ignore */ new URL(place, catalogue.address).href)
  return load()
}
