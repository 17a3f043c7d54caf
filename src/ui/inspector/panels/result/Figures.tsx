/** The board in figures: declarer's tricks, what the contract needed, and the defenders'. */
import { tricksNeeded } from '#core/contract.ts'
import { t } from '#core/text.ts'
import type { BoardResult, TablePosition } from '#store/index.ts'

export function Figures({
  position: p,
  outcome,
}: {
  readonly position: TablePosition
  readonly outcome: Extract<BoardResult, { readonly kind: 'played' }>
}) {
  if (p.contract === undefined) return null
  const taken = outcome.declarerTricks
  const figures = [
    { name: t`Declarer’s tricks`, value: taken },
    ...(p.trickCount === 13 ? [{ name: t`Needed`, value: tricksNeeded(p.contract) }] : []),
    { name: t`Defenders’ tricks`, value: p.trickCount - taken },
  ]
  return (
    <dl className="mt-4 grid auto-cols-fr grid-flow-col rounded-inset @max-[18rem]/lens:grid-flow-row border border-rule">
      {figures.map(({ name, value }) => (
        <div
          key={name}
          className="flex flex-col justify-between px-3 py-2 not-first:border-s not-first:border-rule @max-[18rem]/lens:border-s-0!"
        >
          <dt className="text-small text-ink-2">{name}</dt>
          <dd className="text-figure leading-tight font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
