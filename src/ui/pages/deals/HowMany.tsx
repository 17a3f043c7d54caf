/** How many deals are as asked for: one in so many, counted exactly or tried out, and the figures of the script. */
import { DEAL_COUNT } from '#core/deal-number.ts'
import { fixed, grouped, percentage, significant } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { Fold } from '../../kit/Fold.tsx'
import { Panel } from '../../kit/Panel.tsx'
import type { DealtSet } from './dealt-set.ts'
import { oneIn } from './how-many-words.ts'

export function HowMany({
  told,
  view,
}: {
  readonly told: DealtSet | undefined
  readonly view: { readonly state: string; readonly progress: { counted: number } | undefined }
}) {
  const done = Math.round(100 * (view.progress?.counted ?? 0))
  const isRunning = view.state === 'running'
  return (
    <Panel id="deals-count" title={t`How many there are`} state={isRunning ? 'running' : 'ready'}>
      <div role="status">
        {told === undefined ? (
          <p className="note">{isRunning ? t`Counting: ${done} of 100.` : t`Not counted yet.`}</p>
        ) : (
          <Share share={told.share} />
        )}
      </div>
      {told !== undefined && told.figures.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {told.figures.map((figure, i) => (
            // Figures have no names of their own that could be relied on.
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
            <li key={i} className="flex flex-wrap justify-between gap-2">
              <span>{figure.words === '' ? t`Figure ${i + 1}` : figure.words}</span>
              <b className="tabular-nums">{fixed(figure.mean, 2)}</b>
              {figure.times !== undefined && (
                <span className="note w-full">
                  {figure.times
                    .map(
                      ([value, times]) =>
                        t`${value}: ${percentage(significant((100 * times) / figure.over, 2))}`,
                    )
                    .join(', ')}
                </span>
              )}
            </li>
          ))}
          <li className="note">{t`Means over ${grouped(told.figures[0]!.over)} such deals.`}</li>
        </ul>
      )}
    </Panel>
  )
}

function Share({ share: { share, count, of, tried } }: { readonly share: DealtSet['share'] }) {
  if (share === 0)
    return (
      <p>{t`None came up in ${grouped(tried?.of ?? 0)} deals: they are rare, or cannot be.`}</p>
    )
  return (
    <>
      <p className="font-serif text-title font-semibold">{oneIn(share)}</p>
      {count === undefined ? (
        <p className="note">{t`An estimate: ${grouped(tried?.kept ?? 0)} of ${grouped(tried?.of ?? 0)} deals tried.`}</p>
      ) : (
        <Fold title={t`Counted exactly`}>
          <p className="note wrap-anywhere">
            {BigInt(of) === DEAL_COUNT
              ? t`${grouped(BigInt(count))} of ${grouped(DEAL_COUNT)}.`
              : t`${grouped(BigInt(count))} with these cards.`}
          </p>
        </Fold>
      )}
    </>
  )
}
