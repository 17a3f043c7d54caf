/** The address of *Print*: what is printed, and of which boards. */

const PRINTS = ['records', 'auctions', 'story'] as const
/** Hand records; the auctions with what each call shows; one board from deal to result. */
export type Print = (typeof PRINTS)[number]

/** Places in the list of boards, from 1: those of a set that was put behind others. */
type PrintSet = `${number}-${number}`

export interface PrintPlace {
  readonly print: Print
  readonly which: 'all' | 'one' | PrintSet
}
const SET = /^([1-9]\d{0,4})-(\d{1,5})$/
const isSet = (part: string): part is PrintSet => SET.test(part)
/** @param rest what stands behind `/print/`, as in `/print/auctions/one` or `/print/records/13-16`, or nothing. */
export function printPlaceOf(rest: string | undefined): PrintPlace {
  const parts = (rest ?? '').split('/')
  return {
    print: PRINTS.find((print) => print === parts[0]) ?? 'records',
    which: parts.includes('one') ? 'one' : (parts.find(isSet) ?? 'all'),
  }
}
/** Where they begin and end in the list, from 0, as `slice` takes it. */
export function placesOf(which: PrintPlace['which']): readonly [number, number?] {
  const [, first, last] = SET.exec(which) ?? []
  return first === undefined ? [0] : [Number(first) - 1, Number(last)]
}
export const printAddress = ({ print, which }: PrintPlace): string =>
  ['/print', print, ...(which === 'all' ? [] : [which])].join('/')
