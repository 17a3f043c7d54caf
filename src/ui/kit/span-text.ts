/** `6–11`, or `6` where both ends are one. */
export const spanText = ([from, to]: readonly [number, number]): string =>
  from === to ? String(from) : `${from}–${to}`
