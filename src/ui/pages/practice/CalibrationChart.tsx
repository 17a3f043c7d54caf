/** How sure the student said to be against how often that was right; a disc's area is its answers. */
import { fixed, percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { Answer } from '#practice/progress.ts'
import { calibration, meanBrier, type SurePoint } from '#practice/score.ts'
import { percent } from './words.ts'

const WIDTH = 320
const HEIGHT = 200
const x = (said: number): number => ((said - 50) / 50) * WIDTH
const y = (right: number): number => HEIGHT * (1 - right)
/** Points that are said in a sentence: the one furthest off, of those with some answers. */
const furthest = (points: readonly SurePoint[]): SurePoint | undefined =>
  [...points].sort((a, b) => Math.abs(b.right - b.said / 100) - Math.abs(a.right - a.said / 100))[0]

function sentence(point: SurePoint | undefined): string {
  if (point === undefined) return t`Say how sure you are with an answer, and it is drawn here.`
  const gap = point.right - point.said / 100
  const verdict =
    Math.abs(gap) < 0.05 ? t`just so` : gap < 0 ? t`a little too sure` : t`surer than you say`
  return t`At ${percentage(point.said)} you are right ${percent(point.right)} of the time: ${verdict}.`
}

export function CalibrationChart({ answers }: { readonly answers: readonly Answer[] }) {
  const points = calibration(answers)
  const most = Math.max(1, ...points.map((point) => point.answers))
  const loss = meanBrier(answers)
  const told = points
    .map((point) => t`${percentage(point.said)}: right ${percent(point.right)} of ${point.answers}`)
    .join('; ')
  return (
    <section className="panel px-4 py-3.5" aria-labelledby="practice-sure">
      <h2 id="practice-sure" className="title">{t`How sure, how right`}</h2>
      <p className="said text-ink-2">{sentence(furthest(points))}</p>
      {points.length > 0 && (
        <>
          <div className="mt-3 grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2">
            <div className="note flex flex-col justify-between text-end" aria-hidden="true">
              <span>{percentage(100)}</span>
              <span>{percentage(50)}</span>
              <span>{percentage(0)}</span>
            </div>
            <svg
              viewBox={`-8 -8 ${WIDTH + 16} ${HEIGHT + 16}`}
              className="sure-chart w-full"
              role="img"
              aria-label={t`How sure you said to be, and how often you were right. ${told}.`}
            >
              {[0, 0.5, 1].map((right) => (
                <line key={right} x1={0} x2={WIDTH} y1={y(right)} y2={y(right)} />
              ))}
              <line className="sure-true" x1={x(50)} y1={y(0.5)} x2={x(100)} y2={y(1)} />
              <polyline
                points={points.map((point) => `${x(point.said)},${y(point.right)}`).join(' ')}
              />
              {points.map((point) => (
                <circle
                  key={point.said}
                  cx={x(point.said)}
                  cy={y(point.right)}
                  r={3 + 5 * Math.sqrt(point.answers / most)}
                />
              ))}
            </svg>
          </div>
          <div className="note flex justify-between ps-11" aria-hidden="true">
            <span>{percentage(50)}</span>
            <span>{t`how sure you said`}</span>
            <span>{percentage(100)}</span>
          </div>
        </>
      )}
      {loss !== undefined && (
        <p className="note mt-2">{t`Brier score ${fixed(loss, 2)}: 0 is always sure and right, 0.25 is a coin.`}</p>
      )}
    </section>
  )
}
