/** Tuple4 things in order: one for each suit, clubs first, or one for each seat, North first. */
export type Tuple4<T> = readonly [T, T, T, T]

/** Tuple4 others, made of these one by one. */
export const mapTuple4 = <A, B>(
  [a, b, c, d]: Tuple4<A>,
  of: (one: A, index: 0 | 1 | 2 | 3) => B,
): Tuple4<B> => [of(a, 0), of(b, 1), of(c, 2), of(d, 3)]
