/** Where the auctions of the same board part. */
import type { Call } from '#core/call.ts'

export interface AuctionBeside {
  /** Place of the table. */
  readonly table: number
  /** The calls after those that all tables began with. */
  readonly rest: readonly Call[]
  /**
   * `most`: as most tables bid; `so-far`: as they did, as far as it has gone; `apart`: otherwise from some call on.
   * `alone` where no two tables bid alike.
   */
  readonly as: 'most' | 'so-far' | 'apart' | 'alone'
}
export interface AuctionsBeside {
  readonly began: readonly Call[]
  readonly tables: readonly AuctionBeside[]
}

const same = (a: readonly Call[], b: readonly Call[]): boolean =>
  a.length === b.length && startsWith(a, b)
const startsWith = (all: readonly Call[], first: readonly Call[]): boolean =>
  first.every((call, i) => call === all[i])

/**
 * @param auctions the calls at each table; `undefined` where it has no board.
 * @returns nothing for fewer than two tables. Of two auctions that are as common, the longer counts as most.
 */
export function auctionsBeside(
  auctions: readonly (readonly Call[] | undefined)[],
): AuctionsBeside | undefined {
  const known = auctions.filter((calls) => calls !== undefined)
  const [first] = known
  if (first === undefined || known.length < 2) return undefined
  let began = 0
  while (began < first.length && known.every((calls) => calls[began] === first[began])) began += 1
  const votes = (calls: readonly Call[]) => known.filter((other) => same(other, calls)).length
  const most = known.reduce((best, calls) => {
    const [own, others] = [votes(calls), votes(best)]
    return own > others || (own === others && calls.length > best.length) ? calls : best
  })
  const alone = known.every((calls) => calls === most || !startsWith(most, calls))
  return {
    began: first.slice(0, began),
    tables: auctions.flatMap((calls, table) =>
      calls === undefined
        ? []
        : [
            {
              table,
              rest: calls.slice(began),
              as: alone
                ? 'alone'
                : same(calls, most)
                  ? 'most'
                  : startsWith(most, calls)
                    ? 'so-far'
                    : 'apart',
            },
          ],
    ),
  }
}
