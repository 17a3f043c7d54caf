/** After the board: what declarer’s choices in the suit cost, by what could be known at each of them. */

import { useMemo, useState } from 'react'
import { t } from '#core/text.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import { actions } from '#store/index.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Fold } from '../../../kit/Fold.tsx'
import { Heads } from '../../../kit/Heads.tsx'
import { PanelError } from '../../../kit/Panel.tsx'
import { tricksText } from '../../suit/suit-words.ts'

type Review = JobValue<'suit-at-table', 'review'>
type Row = Review['rows'][number]
type Choice = Row['lead']

const choiceText = ({ played, best, worth, bestWorth }: Choice): string =>
  bestWorth - worth < 1e-9
    ? t`${played} (best)`
    : t`${played}; best ${best} (${tricksText(bestWorth)}, not ${tricksText(worth)})`

export interface ReviewSectionProps {
  readonly input: JobInput<'suit-at-table', 'review'>
  /** Names the question. */
  readonly name: string
  /** Events of the timeline before the first card. */
  readonly calls: number
}

export function ReviewSection({ input, name, calls }: ReviewSectionProps) {
  const [open, setOpen] = useState(false)
  const asked = useMemo(() => (open ? input : undefined), [open, input])
  const job = useJob('suit-at-table', asked, name)
  const review = job.value
  const refusal = job.output && !job.output.ok ? job.output.error.message : undefined
  return (
    <Fold title={t`What the play of the suit cost`} open={open} onToggle={setOpen}>
      {job.error && <PanelError message={job.error.message} />}
      {refusal !== undefined && <p className="text-ink-2">{refusal}</p>}
      {open && review === undefined && refusal === undefined && (
        <p className="text-ink-2">{t`working …`}</p>
      )}
      {review && (
        <section
          className="relative overflow-x-auto"
          aria-label={t`Tricks led by declarer’s side`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
          tabIndex={0}
        >
          <p role="status" className="text-ink-2">
            {review.cost < 1e-9
              ? t`By what could be known at each trick, no choice could have been better.`
              : t`By what could be known at each trick, ${tricksText(review.cost)} tricks on average were given up.`}
            {review.skipped > 0 &&
              t` ${review.skipped === 1 ? t`One trick is` : t`${review.skipped} tricks are`} left out: too many lies to judge.`}
          </p>
          <table className="data-table text-start">
            <caption className="sr-only">{t`Your lead and third hand’s card, the best, and what it cost in tricks on average`}</caption>
            <Heads of={[t`Trick`, t`Lead`, t`Third hand`, t`Cost`]} />
            <tbody>
              {review.rows.map((row) => (
                <tr key={row.trick}>
                  <th scope="row">
                    <button
                      type="button"
                      className="link"
                      aria-label={t`Step to trick ${row.trick}`}
                      onClick={() => actions.seek(calls + row.cards)}
                    >
                      {row.trick}
                    </button>
                  </th>
                  <td>{choiceText(row.lead)}</td>
                  <td>{row.third === undefined ? t`no choice` : choiceText(row.third)}</td>
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
