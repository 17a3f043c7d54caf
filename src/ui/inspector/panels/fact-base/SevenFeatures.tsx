/** The seven features of a hand that BRIBIP bids by, as one small card. */
import type { ReactNode } from 'react'
import { type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { t, tAs } from '#core/text.ts'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import type { FactBaseAnswer } from './fact-model.ts'

export interface SevenFeaturesProps {
  readonly features: FactBaseAnswer['features']
  readonly seat: Seat
}

const suits = (list: readonly Suit[]): ReactNode =>
  list.length === 0 ? t`none` : list.map((suit) => <SuitSymbol key={suit} suit={suit} />)

export function SevenFeatures({ features, seat }: SevenFeaturesProps) {
  const { hcp, strength, controls, distribution, balanced, weakTwo, preempt } = features
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t`Points`, hcp],
    [
      t`Strength by suit`,
      SUITS_DESCENDING.map((suit) => (
        <span key={suit} className="ms-2 whitespace-nowrap first:ms-0">
          <SuitSymbol suit={suit} /> {strength[suit]}
        </span>
      )),
    ],
    [t`Ace or void`, suits(SUITS_DESCENDING.filter((suit) => controls.includes(suit)))],
    [t`Short suits`, `${distribution} ${distribution === 1 ? t`point` : t`points`}`],
    [t`Balanced`, balanced ? t`yes` : tAs('answer')`no`],
    [t`Weak two in`, weakTwo === undefined ? t`no suit` : suits([weakTwo])],
    [t`Preempt in`, preempt === undefined ? t`no suit` : suits([preempt])],
  ]
  return (
    <section aria-label={t`Seven features`}>
      <h3 className="mb-1 font-semibold text-base leading-[1.3]">{t`What ${seatName(seat)}’s hand comes to`}</h3>
      <dl className="mb-2 grid grid-cols-[auto_1fr] gap-x-3 text-base">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
