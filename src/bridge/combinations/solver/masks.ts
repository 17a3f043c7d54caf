/** Which layouts are still possible, and in which a defender can play a class, as bit strings over all planes. */
import type { Space } from './space.ts'

export interface Masks {
  /** Layouts that fit the live cards. */
  readonly valid: Int32Array
  /** By class: everything but the valid layouts in which West (East) holds a card of it. */
  readonly westLacks: readonly Int32Array[]
  readonly eastLacks: readonly Int32Array[]
}

export interface MaskBook {
  /** The number of words of a string with this many planes. */
  words(planes: number): number
  /** The masks of positions with this size index. */
  at(id: number): Masks
  /** The lowest plane alone. */
  readonly first: Int32Array
}

export function maskBook(space: Space): MaskBook {
  const { layouts, kinds, strides } = space
  const planes = space.tricks(space.root)
  const words = (n: number): number => (layouts * n + 31) >> 5
  const all = words(planes)
  const fill = (holds: (index: number) => boolean, count = planes): Int32Array => {
    const mask = new Int32Array(all)
    for (let i = 0; i < layouts; i++)
      if (holds(i))
        for (let p = 0; p < count; p++) {
          const bit = p * layouts + i
          mask[bit >> 5] = mask[bit >> 5]! | (1 << (bit & 31))
        }
    return mask
  }
  /** Cards of the class with West, by layout index. */
  const west = strides.map((stride, k) => {
    const full = (strides[k + 1] ?? layouts) / stride
    return Uint8Array.from({ length: layouts }, (_, i) => Math.floor(i / stride) % full)
  })
  const book = new Map<number, Masks>()
  const make = (id: number): Masks => {
    const sizes = strides.map((_, k) => space.size(id, k))
    const ok = Uint8Array.from({ length: layouts }, (_, i) =>
      sizes.every((size, k) => west[k]![i]! <= size) ? 1 : 0,
    )
    const lacks = (test: (count: number, size: number) => boolean) =>
      Array.from({ length: kinds }, (_, k) => {
        const mask = fill((i) => ok[i] === 1 && test(west[k]![i]!, sizes[k]!))
        for (let j = 0; j < mask.length; j++) mask[j] = ~mask[j]!
        return mask
      })
    return {
      valid: fill((i) => ok[i] === 1),
      westLacks: lacks((count) => count > 0),
      eastLacks: lacks((count, size) => count < size),
    }
  }
  return {
    words,
    at(id) {
      const index = space.sizeIndex(id)
      const known = book.get(index)
      if (known) return known
      const made = make(id)
      book.set(index, made)
      return made
    },
    first: fill(() => true, 1),
  }
}
