/** How many hands the opening strategies of 2006 leave without a call, counted here and now. */

import { Link } from 'wouter'
import { fineFigure } from '#core/chance.ts'
import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { useAudit } from '../../ask/strategies/use-audit.ts'
import { type StrategyEntry, useStrategies } from '../../ask/strategies/use-strategies.ts'

export function NoAnswer() {
  const { strategies } = useStrategies()
  return (
    <ul className="ms-5 list-disc">
      {strategies?.builtIn.map((entry) => (
        <Counted key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Counted({ entry }: { readonly entry: StrategyEntry }) {
  const { audit, error } = useAudit(entry.strategy, undefined, true)
  const sum = (sets: readonly { readonly hands: number }[]) =>
    sets.reduce((hands, set) => hands + set.hands, 0)
  const none = audit && sum(audit.sets.filter(({ calls }) => calls.length === 0))
  return (
    <li>
      <Link href={`/strategies/${entry.id}`} className="link">
        {entry.strategy.name}
      </Link>
      :{' '}
      {audit === undefined || none === undefined
        ? (error ?? t`counting …`)
        : t`${grouped(none)} hands (${fineFigure({ chance: none / sum(audit.sets) })})`}
    </li>
  )
}
