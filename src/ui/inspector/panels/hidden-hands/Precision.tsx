/** How good the figures with what is agreed are, in a sentence and in a word. */
import { grouped, percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { Knowledge } from '../../../ask/knowledge/moment.ts'

interface PrecisionProps {
  readonly agreed: Knowledge | undefined
  readonly running: boolean
  readonly share: number | undefined
}
/** How good the agreements' figures are, and how far the work has come. */
export function Precision({ agreed, running, share }: PrecisionProps) {
  if (running)
    return (
      <p
        className="note"
        data-progress
      >{t`Working out what the agreements add${share === undefined || share <= 0 ? ' …' : t`: ${percentage(Math.round(100 * share))} done`}`}</p>
    )
  if (agreed === undefined) return null
  if (share !== undefined && agreed.precision !== 'drawn')
    return (
      <p className="note">{t`Intervals, while better figures are worked out: ${percentage(Math.round(100 * share))} done`}</p>
    )
  if (agreed.inferences.length === 0) return null
  return (
    <p className="note">
      {precisionWords(agreed)}
      {share !== undefined &&
        t` They stand while better figures are worked out: ${percentage(Math.round(100 * share))} done.`}
    </p>
  )
}
/** The same in a word or two, for the folded line. */
export function precisionHint(
  agreed: Knowledge | undefined,
  running: boolean,
  share: number | undefined,
): string {
  if (running || (share !== undefined && share > 0))
    return share === undefined || share <= 0
      ? t`Working it out…`
      : t`Working it out: ${percentage(Math.round(100 * share))}`
  if (agreed === undefined || agreed.inferences.length === 0) return t`by law`
  return PRECISION_HINTS[agreed.precision]
}
const PRECISION_HINTS: Readonly<Record<Knowledge['precision'], string>> = {
  law: t`by law`,
  exact: 'exact',
  rounded: 'exact',
  drawn: t`from a sample`,
  interval: 'intervals',
}

function precisionWords({ precision, drawn = 0 }: Knowledge): string {
  switch (precision) {
    case 'exact':
    case 'rounded':
      return t`Exact.`
    case 'drawn':
      return t`From a sample of ${grouped(drawn)} layouts: 19 intervals in 20 hold the exact chance.`
    default:
      return t`Intervals: several hands have shown honours, so each chance stands between two figures.`
  }
}
