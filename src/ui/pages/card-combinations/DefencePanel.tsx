/** The catalogue on defence: so many tricks at once from what a defender holds and dummy shows, and the lead for them. */

import { useMemo, useState } from 'react'
import { rankLabel } from '#core/display.ts'
import { type Holding, highest, ranks } from '#core/holding.ts'
import { rankName } from '#core/rank.ts'
import { t } from '#core/text.ts'
import { panelState, useJob } from '../../ask/use-job.ts'
import {
  type Defending,
  defendingOf,
  defendingText,
  typedCount,
} from '../../inspector/suit/find-text.ts'
import { chanceText, holdingText } from '../../inspector/suit/suit-words.ts'
import { TextField } from '../../kit/Field.tsx'
import { Heads } from '../../kit/Heads.tsx'
import { Panel, PanelError } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { useKept } from '../../kit/use-kept.ts'

export interface DefencePanelProps {
  readonly find: string | undefined
  readonly onFind: (find: string | undefined) => void
}

/** Rows shown before the reader asks for all. */
const FEW = 20
const cardName = (card: Holding): string => rankName(highest(card)!)

export function DefencePanel({ find, onFind }: DefencePanelProps) {
  const asked = useMemo(() => defendingOf(find), [find])
  const [all, setAll] = useState(false)
  const tricks = typedCount(asked.tricks, 1, 13)
  const input = useMemo(
    () =>
      typeof tricks === 'number'
        ? {
            ask: 'lead' as const,
            own: asked.own,
            dummy: asked.dummy,
            dummyOver: asked.side === 'left',
            tricks,
          }
        : undefined,
    [asked, tricks],
  )
  const job = useJob('suit-search', input, JSON.stringify(input))
  const kept = useKept(job.value)
  const problem = job.output && !job.output.ok ? job.output.error.message : undefined
  const found = kept.value
  const put = (change: Partial<Defending>) => {
    setAll(false)
    onFind(defendingText({ ...asked, ...change }))
  }
  const best = found?.leads[0]
  return (
    <Panel
      id="suit-lead-search"
      title={t`Defence`}
      lead={t`You are on lead against notrump: which lead takes so many tricks of the suit from the first on, without another entry?`}
      {...panelState(job, kept.stale && problem === undefined && input !== undefined)}
    >
      <div className="grid cols-fit-36 gap-y-2.5 gap-x-3 mb-3">
        <TextField
          label={t`Your cards (Seat A)`}
          value={asked.own}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => put({ own: event.target.value.trim() })}
        />
        <TextField
          label={t`Dummy’s cards (Seat ${asked.side === 'left' ? 'B' : 'D'})`}
          value={asked.dummy}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => put({ dummy: event.target.value.trim() })}
        />
        <TextField
          label={t`Tricks wanted`}
          inputMode="numeric"
          error={typeof tricks === 'number' ? undefined : t`A whole number from 1 to 13.`}
          value={asked.tricks}
          onChange={(event) => put({ tricks: event.target.value.trim() })}
        />
      </div>
      <SegmentedControl
        className="mb-3"
        label={t`Dummy is`}
        hideLabel={false}
        value={asked.side}
        options={[
          { value: 'left', label: t`on your left` },
          { value: 'right', label: t`on your right` },
        ]}
        onChange={(side) => put({ side })}
      />
      {problem !== undefined && <PanelError message={problem} />}
      {found && (
        <div
          className="[&_h3]:mt-3.5 [&_h3]:mb-1 [&_h3]:font-semibold"
          data-stale={kept.stale || undefined}
        >
          <p role="status" className="said">
            {found.rows.length === 0 || best === undefined
              ? t`In none of the ${found.layouts} lies can they be won.`
              : t`They are there in ${found.rows.length} of ${found.layouts} lies (${chanceText(found.chance)}). Best lead: the ${cardName(best.card)}, in ${best.works === found.rows.length ? t`all` : best.works} of them (${chanceText(best.chance)})${best.alone > 0 ? t`; in ${best.alone} no other lead will do` : ''}.`}
          </p>
          <table className="data-table text-start mt-3">
            <caption>{t`Your leads`}</caption>
            <Heads of={[t`Lead`, t`Chance`, t`Lies it wins in`, t`Lies for it alone`]} />
            <tbody>
              {found.leads.map(({ card, chance, works, alone }) => (
                <tr key={card}>
                  <th scope="row">{rankLabel(highest(card)!)}</th>
                  <td>{chanceText(chance)}</td>
                  <td>{works}</td>
                  <td>{alone}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {found.rows.length > 0 && (
            <section
              className="layouts"
              aria-label={t`Lies in which the tricks are there`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
              tabIndex={0}
            >
              <table className="data-table text-start mt-3">
                <caption>{t`The lies with the fewest winning leads come first.`}</caption>
                <Heads
                  of={[
                    t`Partner (Seat C)`,
                    t`Declarer (Seat ${asked.side === 'left' ? 'D' : 'B'})`,
                    t`Chance`,
                    t`Winning leads`,
                  ]}
                />
                <tbody>
                  {found.rows.slice(0, all ? undefined : FEW).map((row) => (
                    <tr key={row.partner}>
                      <th scope="row">{holdingText(row.partner)}</th>
                      <td>{holdingText(row.declarer)}</td>
                      <td>{chanceText(row.chance)}</td>
                      <td>{ranks(row.leads).map(rankLabel).join(' ')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {!all && found.rows.length > FEW && (
                <button
                  type="button"
                  className="btn btn-plain"
                  onClick={() => setAll(true)}
                >{t`Show all ${found.rows.length} lies`}</button>
              )}
            </section>
          )}
        </div>
      )}
    </Panel>
  )
}
