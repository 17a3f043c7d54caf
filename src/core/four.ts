/** Four things in order: one for each suit, clubs first, or one for each seat, North first. */
export type Four<T> = readonly [T, T, T, T]

/** Four others, made of these one by one. */
export const mapFour = <A, B>(
  [a, b, c, d]: Four<A>,
  of: (one: A, index: 0 | 1 | 2 | 3) => B,
): Four<B> => [of(a, 0), of(b, 1), of(c, 2), of(d, 3)]
