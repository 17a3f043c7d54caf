/** What the library's address shows: `/library`, `/library/3`, `/library/kept/2`, boards counted from 1. */

/** The boards on the table, or those kept beside it. */
export type Where = 'table' | 'kept'

export interface LibraryPlace {
  readonly where: Where
  /** The chosen board's place in that list, from 0; absent where the address names none. */
  readonly at: number | undefined
}

export const LIBRARY = '/library'

/** @param rest what stands behind `/library/`, or nothing. */
export function libraryPlaceOf(rest: string | undefined): LibraryPlace {
  const parts = (rest ?? '').split('/')
  const kept = parts[0] === 'kept'
  const number = parts[kept ? 1 : 0] ?? ''
  return {
    where: kept ? 'kept' : 'table',
    at: /^[1-9]\d{0,5}$/.test(number) ? Number(number) - 1 : undefined,
  }
}

export const libraryAddress = ({ where, at }: LibraryPlace): string =>
  [LIBRARY, ...(where === 'kept' ? ['kept'] : []), ...(at === undefined ? [] : [at + 1])].join('/')
