/** The opening strategies that the reader made. */
import { Link } from 'wouter'
import type { SavedStrategy } from '#store/index.ts'
import { Panel } from '../../parts/Panel.tsx'
import { STRATEGIES_ROUTE } from '../strategies/address.ts'

const facts = (count: number): string => (count === 1 ? 'one fact' : `${count} facts`)

export function StrategiesPanel({ list }: { readonly list: readonly SavedStrategy[] }) {
  return (
    <Panel
      id="library-strategies"
      title="Your strategies"
      summary={list.length === 0 ? 'none yet' : String(list.length)}
    >
      {list.length === 0 ? (
        <p>
          None yet.{' '}
          <Link href={STRATEGIES_ROUTE} className="link">
            Copy one that comes with the program
          </Link>{' '}
          and make it yours.
        </p>
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
