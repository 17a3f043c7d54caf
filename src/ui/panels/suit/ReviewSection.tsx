/** After the board: what declarer’s choices in the suit cost, by what could be known at each of them. */

import { useMemo, useState } from 'react'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { actions } from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { Fold } from '../../parts/Fold.tsx'
import { PanelError } from '../../parts/Panel.tsx'
import { tricksText } from '../../suit/suit-words.ts'

type Review = Extract<JobOutput<'suit-review'>, { readonly ok: true }>['value']
type Row = Review['rows'][number]
type Choice = Row['lead']

const choiceText = ({ played, best, worth, bestWorth }: Choice): string =>
  bestWorth - worth < 1e-9
    ? `${played} (best)`
    : `${played}; best ${best} (${tricksText(bestWorth)}, not ${tricksText(worth)})`

export interface ReviewSectionProps {
  readonly input: JobInput<'suit-review'>
  /** Names the question. */
  readonly name: string
  /** Events of the timeline before the first card. */
  readonly calls: number
}

export function ReviewSection({ input, name, calls }: ReviewSectionProps) {
  const [open, setOpen] = useState(false)
  const asked = useMemo(() => (open ? input : undefined), [open, input])
  const job = useJob('suit-review', asked, name)
  const review = job.output?.ok ? job.output.value : undefined
  const refusal = job.output && !job.output.ok ? job.output.error.message : undefined
  return (
    <Fold title="What the play of the suit cost" open={open} onToggle={setOpen}>
      {job.error && <PanelError message={job.error.message} />}
      {refusal !== undefined && <p className="text-ink-2">{refusal}</p>}
      {open && review === undefined && refusal === undefined && (
        <p className="text-ink-2">working …</p>
      )}
      {review && (
        <section
          className="relative overflow-x-auto"
          aria-label="Tricks led by declarer’s side"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
          tabIndex={0}
        >
          <p role="status" className="text-ink-2">
            {review.cost < 1e-9
              ? 'By what could be known at each trick, no choice could have been better.'
              : `By what could be known at each trick, ${tricksText(review.cost)} tricks on average were given up.`}
            {review.skipped > 0 &&
              ` ${review.skipped === 1 ? 'One trick is' : `${review.skipped} tricks are`} left out: too many lies to judge.`}
          </p>
          <table className="data-table text-start">
            <caption className="sr-only">
              Your lead and third hand’s card, the best, and what it cost in tricks on average
            </caption>
            <thead>
              <tr>
                <th scope="col">Trick</th>
                <th scope="col">Lead</th>
                <th scope="col">Third hand</th>
                <th scope="col">Cost</th>
              </tr>
            </thead>
            <tbody>
              {review.rows.map((row) => (
                <tr key={row.trick}>
                  <th scope="row">
                    <button
                      type="button"
                      className="link"
                      aria-label={`Step to trick ${row.trick}`}
                      onClick={() => actions.seek(calls + row.cards)}
                    >
                      {row.trick}
                    </button>
                  </th>
                  <td>{choiceText(row.lead)}</td>
                  <td>{row.third === undefined ? 'no choice' : choiceText(row.third)}</td>
                  <td>{row.cost === 0 ? '–' : tricksText(row.cost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Fold>
  )
}
