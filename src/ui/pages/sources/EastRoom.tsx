/** The room of the opening strategies: the thirteen rules, the twelve hands, and where text and facts part. */

import { Link } from 'wouter'
import { bidOf } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { t } from '#core/text.ts'
import { type Rules, useStrategies } from '../../ask/strategies/use-strategies.ts'
import { strategyAddress } from '../../kit/addresses/strategies.ts'
import { Fold } from '../../kit/Fold.tsx'
import { Heads } from '../../kit/Heads.tsx'
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

/** Three spades and eight points opposite 1♠, beside a suit and a notrump of its own. */
const AT_1S = handOf.parse('Q74.KJ852.K93.62')
const ANSWERING = AT_1S.ok ? AT_1S.value : handOf.EMPTY_HAND

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
            <Heads of={[t`Opening`, t`In the text`, t`In the facts`]} />
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
          <RuleList label={t`The thirteen rules`} rules={strategies?.rules} />
        </Panel>
        <Panel
          id="source-answers"
          title={t`Answers by elimination`}
          lead={t`The paper’s last section wishes for responses and overcalls as rules too. These are ours, by the same machine.`}
        >
          <Link
            className="link inline-block py-1.5"
            href={strategyAddress({
              id: 'standard',
              hand: ANSWERING,
              call: undefined,
              versus: undefined,
              turn: { to: 'partner', opening: bidOf(1, 3) },
            })}
          >{t`An answer to 1♠, struck call by call`}</Link>
          <Fold
            title={t`The rules of answers`}
            hint={t`${strategies?.answerRules.length ?? 0} rules`}
          >
            <RuleList label={t`The rules of answers`} rules={strategies?.answerRules} />
          </Fold>
        </Panel>
      </div>
    </main>
  )
}

const RuleList = ({
  label,
  rules,
}: {
  readonly label: string
  readonly rules: Rules | undefined
}) => (
  <ol aria-label={label} className="border-t border-rule">
    {rules?.map(({ id, name, says }) => (
      <li key={id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-b border-rule py-1.5">
        <span className="text-ink-2 tabular-nums">{id}</span>
        <span>
          <b className="font-semibold">{name}.</b> {says}
        </span>
      </li>
    ))}
  </ol>
)
