/** The quantities that the procedure computes for the hand, each with its meaning one tap away. */

import { memo, type ReactNode } from 'react'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { t, tAs } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { READING_WORDS } from '../../ask/reading-words.ts'
import { CallText } from '../../kit/CallText.tsx'
import type { TermId } from '../../kit/glossary.ts'
import { Heads } from '../../kit/Heads.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { Term } from '../../kit/Term.tsx'
import { tx } from '../../kit/tx.ts'
import { AnswerRoom } from './AnswerRoom.tsx'

export type Features = JobOutput<'opening', 'features'>

interface Fact {
  readonly term: TermId
  readonly name: string
  readonly value: ReactNode
}

const yesNo = (yes: boolean): string => (yes ? t`yes` : tAs('answer')`no`)

const facts = ({ features: f }: Features): readonly Fact[] => [
  { term: 'hcp', name: t`HCP`, value: f.hcp },
  { term: 'totalpts', name: t`Total, T`, value: f.totalPoints },
  { term: 'playtricks', name: t`Tricks, P`, value: f.playingTricks },
  { term: 'stop', name: t`Stops`, value: f.stoppers },
  { term: 'shape', name: t`Shape`, value: f.lengths.join('=') },
  { term: 'longest', name: t`Longest, L`, value: f.longest },
  { term: 'ace-count', name: t`Aces`, value: f.aces },
  { term: 'even', name: t`Even`, value: yesNo(f.even) },
  { term: 'distp', name: 'DISTP', value: f.distribution },
  { term: 'solid', name: 'SOLID', value: yesNo(f.solid) },
  { term: 'ntry', name: t`NT try`, value: yesNo(f.notrumpTry) },
  { term: 'four441', name: 'FOUR441', value: yesNo(f.fourFourOne) },
]

/** As the answer, only drawn anew when its own figures change. */
export const FeaturesPanel = memo(function FeaturesPanel({
  answer,
  stale,
}: {
  readonly answer: Features | undefined
  /** True while the figures are those of the hand before. */
  readonly stale: boolean
}) {
  return (
    <Panel
      id="openings-features"
      title={t`What it counts`}
      state={stale ? 'running' : 'ready'}
      summary={answer && t`${answer.features.hcp} HCP, ${answer.features.lengths.join('=')}`}
    >
      {answer === undefined ? <AnswerRoom of="counts" /> : <FeaturesView answer={answer} />}
    </Panel>
  )
})

function FeaturesView({ answer }: { readonly answer: Features }) {
  const { features, others } = answer
  return (
    <>
      <dl className="grid grid-cols-3 overflow-hidden rounded-inset border border-rule phone:grid-cols-4">
        {facts(answer).map(({ term, name, value }) => (
          <div key={name} className="-me-px -mb-px border-e border-b border-rule px-2 py-1.5">
            <dt className="note">
              <Term id={term}>{name}</Term>
            </dt>
            <dd className="text-lead font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 overflow-x-auto">
        <table className="data-table">
          <caption className="sr-only">{t`By suit`}</caption>
          <Heads
            of={[
              t`Suit`,
              t`Points`,
              <Term key="honour" id="honour">{t`Honours`}</Term>,
              <Term key="playtricks" id="playtricks">{t`Tricks`}</Term>,
              <Term key="rebiddable" id="rebiddable">{t`Rebid`}</Term>,
              <Term key="bad-nt" id="bad-nt">{t`Bad NT`}</Term>,
              <Term key="ace-outside" id="ace-outside">{t`Ace out`}</Term>,
            ]}
          />
          <tbody>
            {SUITS_DESCENDING.map((suit, i) => (
              <tr key={suit}>
                <th scope="row">
                  <SuitSymbol suit={suit} named={false} />
                  <span className="sr-only">{strainName(suit)}</span> {features.lengths[i]}
                </th>
                <td>{features.points[i]}</td>
                <td>{features.honours[i]}</td>
                <td>{features.tricks[i]}</td>
                <td>{yesNo(features.rebiddable[i] === true)}</td>
                <td>{yesNo(features.badNotrump[i] === true)}</td>
                <td>{yesNo(features.aceOutside[i] === true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others.length > 0 && (
        <div className="mt-3 text-small [&_h3]:text-ink-2 [&_h3]:font-semibold [&_li]:py-0.75 [&_li]:px-0">
          <h3>{t`Read otherwise`}</h3>
          <ul>
            {others.map(({ reading, call, section }) => (
              <li
                key={reading}
              >{tx`${<CallText call={call} />} at ${section} ${READING_WORDS[reading]}`}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
