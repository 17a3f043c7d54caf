/** The opening strategies that the reader made. */
import { Link } from 'wouter'
import { t } from '#core/text.ts'
import type { SavedStrategy } from '#store/index.ts'
import { STRATEGIES_ROUTE } from '../../kit/addresses/strategies.ts'
import { Panel } from '../../kit/Panel.tsx'
import { tx } from '../../kit/tx.ts'

const facts = (count: number): string => (count === 1 ? t`one fact` : t`${count} facts`)

export function StrategiesPanel({ list }: { readonly list: readonly SavedStrategy[] }) {
  return (
    <Panel
      id="library-strategies"
      title={t`Your strategies`}
      summary={list.length === 0 ? t`none yet` : String(list.length)}
    >
      {list.length === 0 ? (
        <p>{tx`None yet. ${<Link href={STRATEGIES_ROUTE} className="link">{t`Copy one that comes with the program`}</Link>} and make it yours.`}</p>
      ) : (
        <ul className="border-t border-rule">
          {list.map(({ id, strategy }) => (
            <li key={id} className="border-b border-rule">
              <Link
                href={`${STRATEGIES_ROUTE}/${id}`}
                className="flex min-h-11 items-center gap-3 px-2 text-ink no-underline hover:bg-inset"
              >
                <b>{strategy.name}</b>
                <span className="note ms-auto">{facts(strategy.facts.length)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
