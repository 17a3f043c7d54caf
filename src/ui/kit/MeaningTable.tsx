/** The hands a call is picked with, beside those it survives for: how many, their points, their lengths. */
import type { ReactNode } from 'react'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { SuitSymbol } from './SuitSymbol.tsx'
import { spanText } from './span-text.ts'

export type OpeningCallMeaning = Extract<
  JobOutput<'opening', 'meaning'>,
  { readonly ok: true }
>['value']

export interface MeaningTableProps {
  readonly meaning: OpeningCallMeaning
  readonly caption: ReactNode
  /** The cell that says how many of all hands these are. */
  readonly count: (hands: number) => ReactNode
}

export function MeaningTable({ meaning, caption, count }: MeaningTableProps) {
  const row = (title: string, { hands, hcp, lengths }: OpeningCallMeaning['picked']) => (
    <tr>
      <th scope="row">{title}</th>
      {count(hands)}
      <td>{hcp ? spanText(hcp) : '–'}</td>
      {SUITS_DESCENDING.map((suit) => (
        <td key={suit}>{lengths?.[suit] ? spanText(lengths[suit]) : '–'}</td>
      ))}
    </tr>
  )
  return (
    <table className="data-table mt-3">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t`Hands`}</th>
          <th scope="col">{t`HCP`}</th>
          {SUITS_DESCENDING.map((suit) => (
            <th key={suit} scope="col">
              <SuitSymbol suit={suit} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(t`Picked with`, meaning.picked)}
        {row(t`Survives for`, meaning.survives)}
      </tbody>
    </table>
  )
}
