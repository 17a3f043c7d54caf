/** The room of the opening strategies: the thirteen rules, the twelve hands, and where text and facts part. */
import { t } from '#core/text.ts'
import { useStrategies } from '../../ask/strategies/use-strategies.ts'
import { Panel } from '../../kit/Panel.tsx'
import { RoomHead } from './room/RoomHead.tsx'
import type { RoomProps } from './room/room.ts'
import { TwelveHands } from './TwelveHands.tsx'

/** What the paper’s fourth section tells of Precision, and what its fifth plays. */
const DIFFERS: readonly { readonly of: string; readonly text: string; readonly facts: string }[] = [
  { of: '1♥, 1♠', text: t`at most 15 points`, facts: '12–17' },
  { of: '1♣', text: t`16 points or more`, facts: '18–37' },
  { of: '1♦', text: t`five diamonds, or balanced with 15–17`, facts: t`11–17 with two diamonds` },
  { of: '2♣', text: '12–15', facts: '11–15' },
  { of: '2♦, 2♥, 2♠', text: t`at most two cards in another major`, facts: t`no such fact` },
]

export function EastRoom({ source }: RoomProps) {
  const { strategies, error, retry } = useStrategies()
  return (
    <main id="main" tabIndex={-1} className="page">
      <RoomHead source={source} />
      <div className="page-column">
        <TwelveHands strategies={strategies} />
        <Panel
          id="source-prose"
          title={t`Where the text differs from the facts`}
          lead={t`The paper tells Precision in its fourth section and plays it by the facts of its fifth. Its answers follow the facts.`}
        >
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">{t`Opening`}</th>
                <th scope="col">{t`In the text`}</th>
                <th scope="col">{t`In the facts`}</th>
              </tr>
            </thead>
            <tbody>
              {DIFFERS.map(({ of, text, facts }) => (
                <tr key={of}>
                  <th scope="row">{of}</th>
                  <td>{text}</td>
                  <td>{facts}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      </div>
      <div className="page-column">
        <Panel
          id="source-rules"
          title={t`The thirteen rules`}
          lead={t`All 35 bids and Pass stand at first; the rules strike them out, and what is left is the answer.`}
          state={error !== undefined ? 'failed' : strategies === undefined ? 'running' : 'ready'}
          error={error}
          onRetry={retry}
        >
          <ol aria-label={t`The thirteen rules`} className="border-t border-rule">
            {strategies?.rules.map(({ id, name, says }) => (
              <li
                key={id}
                className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-b border-rule py-1.5"
              >
                <span className="text-ink-2 tabular-nums">{id}</span>
                <span>
                  <b className="font-semibold">{name}.</b> {says}
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </main>
  )
}
