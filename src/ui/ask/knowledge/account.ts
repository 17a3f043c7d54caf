/** The account of a closed hand as it is drawn: what of it is of an earlier moment stands apart. */
import type { Seat } from '#core/seat.ts'
import type { DrawnMoment, LawfulMoment } from './moment.ts'

type AccountInWords = LawfulMoment['accounts'][number]
type Aged<T> = T & {
  /** It is of an earlier moment. */
  readonly old: boolean
}
export interface DrawnAccount extends Pick<AccountInWords, 'seat' | 'whole'> {
  readonly suits: readonly Aged<AccountInWords['suits'][number]>[]
  readonly points: Aged<NonNullable<AccountInWords['points']>> | undefined
  readonly honours: readonly Aged<AccountInWords['honours'][number]>[]
  /** Of the moment alone; empty while some of it is older. */
  readonly aloud: string
}

const drawn = (line: AccountInWords, old: boolean): DrawnAccount => ({
  seat: line.seat,
  whole: line.whole,
  suits: line.suits.map((one) => ({ ...one, old })),
  points: line.points && { ...line.points, old },
  honours: line.honours.map((one) => ({ ...one, old })),
  aloud: old ? '' : line.aloud,
})

const isExact = (points: AccountInWords['points']): boolean =>
  points !== undefined && points.lo === points.hi

/**
 * Until what is agreed is known of this very moment, the law tells what it is sure of, and the rest is that
 * of the moment before, called old; no shape and no range is made of two moments.
 * @param lawOnly leaves out what is agreed.
 * @returns `undefined` where the hand is not closed to the observer.
 */
export function accountOf(
  { law, agreed, old }: DrawnMoment,
  seat: Seat,
  lawOnly = false,
): DrawnAccount | undefined {
  const own = law.accounts.find((one) => one.seat === seat)
  if (own === undefined) return undefined
  const told = lawOnly ? undefined : agreed?.accounts.find((one) => one.seat === seat)
  if (old !== 'agreed' || told === undefined) return drawn(told ?? own, old === 'all')
  const [now, before] = [drawn(own, false), drawn(told, true)]
  const sure = own.honours.map(({ card }) => card)
  const { suits, whole } = own.whole || told.suits.length === 0 ? now : before
  return {
    ...{ seat, suits, whole, aloud: '' },
    points: isExact(own.points) ? now.points : (before.points ?? now.points),
    honours: [...now.honours, ...before.honours.filter(({ card }) => !sure.includes(card))],
  }
}
