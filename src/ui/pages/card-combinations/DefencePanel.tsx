/** The catalogue on defence: so many tricks at once from what a defender holds and dummy shows, and the lead for them. */

import { useMemo, useState } from 'react'
import { rankFace } from '#core/faces.ts'
import { type Holding, highest, ranks } from '#core/holding.ts'
import { rankName } from '#core/rank.ts'
import { useJob } from '../../app/use-job.ts'
import { useKept } from '../../app/use-kept.ts'
import { TextField } from '../../parts/Field.tsx'
import { Panel, PanelError } from '../../parts/Panel.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { chanceText, holdingText } from '../../suit/suit-words.ts'
import { type Defending, defendingOf, defendingText, typedCount } from './find-text.ts'

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
        ? { own: asked.own, dummy: asked.dummy, dummyOver: asked.side === 'left', tricks }
        : undefined,
    [asked, tricks],
  )
  const job = useJob('lead-search', input, JSON.stringify(input))
  const kept = useKept(job.output?.ok ? job.output.value : undefined)
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
      title="Defence"
      lead="You are on lead against notrump: which lead takes so many tricks of the suit from the first on, without another entry?"
      state={
        job.state === 'failed'
          ? 'failed'
          : kept.stale && problem === undefined && input !== undefined
            ? 'running'
            : 'ready'
      }
      error={job.error?.message}
      onRetry={job.run}
    >
      <div className="grid cols-fit-36 gap-y-2.5 gap-x-3 mb-3">
        <TextField
          label="Your cards (Seat A)"
          value={asked.own}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => put({ own: event.target.value.trim() })}
        />
        <TextField
          label={`Dummy’s cards (Seat ${asked.side === 'left' ? 'B' : 'D'})`}
          value={asked.dummy}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => put({ dummy: event.target.value.trim() })}
        />
        <TextField
          label="Tricks wanted"
          inputMode="numeric"
          error={typeof tricks === 'number' ? undefined : 'A whole number from 1 to 13.'}
          value={asked.tricks}
          onChange={(event) => put({ tricks: event.target.value.trim() })}
        />
      </div>
      <SegmentedControl
        className="mb-3"
        label="Dummy is"
        hideLabel={false}
        value={asked.side}
        options={[
          { value: 'left', label: 'on your left' },
          { value: 'right', label: 'on your right' },
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
              ? `In none of the ${found.layouts} lies can they be won.`
              : `They are there in ${found.rows.length} of ${found.layouts} lies (${chanceText(found.chance)}). Best lead: the ${cardName(best.card)}, in ${best.works === found.rows.length ? 'all' : best.works} of them (${chanceText(best.chance)})${best.alone > 0 ? `; in ${best.alone} no other lead will do` : ''}.`}
          </p>
          <table className="data-table text-start mt-3">
            <caption>Your leads</caption>
            <thead>
              <tr>
                <th scope="col">Lead</th>
                <th scope="col">Chance</th>
                <th scope="col">Lies it wins in</th>
                <th scope="col">Lies for it alone</th>
              </tr>
            </thead>
            <tbody>
              {found.leads.map(({ card, chance, works, alone }) => (
                <tr key={card}>
                  <th scope="row">{rankFace(highest(card)!)}</th>
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
              aria-label="Lies in which the tricks are there"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
              tabIndex={0}
            >
              <table className="data-table text-start mt-3">
                <caption>The lies with the fewest winning leads come first.</caption>
                <thead>
                  <tr>
                    <th scope="col">Partner (Seat C)</th>
                    <th scope="col">{`Declarer (Seat ${asked.side === 'left' ? 'D' : 'B'})`}</th>
                    <th scope="col">Chance</th>
                    <th scope="col">Winning leads</th>
                  </tr>
                </thead>
                <tbody>
                  {found.rows.slice(0, all ? undefined : FEW).map((row) => (
                    <tr key={row.partner}>
                      <th scope="row">{holdingText(row.partner)}</th>
                      <td>{holdingText(row.declarer)}</td>
                      <td>{chanceText(row.chance)}</td>
                      <td>{ranks(row.leads).map(rankFace).join(' ')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {!all && found.rows.length > FEW && (
                <button type="button" className="btn btn-plain" onClick={() => setAll(true)}>
                  Show all {found.rows.length} lies
                </button>
              )}
            </section>
          )}
        </div>
      )}
    </Panel>
  )
}
