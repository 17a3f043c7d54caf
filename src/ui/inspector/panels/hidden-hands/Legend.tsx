/** What the signs of the panel stand for. */
import { t } from '#core/text.ts'
import { Term } from '../../../kit/Term.tsx'

const MARK = 'inline-flex min-h-6 items-center gap-1.5'

export function Legend({ agreed }: { readonly agreed: boolean }) {
  return (
    <ul
      className="note mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1"
      aria-label={t`Legend`}
    >
      <li className={MARK}>
        <span className="hh-cell" data-kind="held" aria-hidden="true">
          X
        </span>{' '}
        {t`held`}
      </li>
      <li className={MARK}>
        <span className="hh-cell" data-kind="room" aria-hidden="true">
          ?
        </span>{' '}
        {t`room`}
      </li>
      <li className={MARK}>
        <span className="hh-cell" data-kind="lost" data-fresh="true" aria-hidden="true">
          [?]
        </span>{' '}
        {t`just lost`}
      </li>
      <li className={MARK}>
        <span className="hh-cell" data-kind="held" data-fresh="true" aria-hidden="true">
          X
        </span>{' '}
        {t`new`}
      </li>
      <li className={MARK}>
        <svg viewBox="0 0 20 10" className="w-5 h-1.5" aria-hidden="true">
          <path className="hh-law-line" d="M1 9V5h6V1h6v4h6v4" />
        </svg>{' '}
        <Term id="law">{t`by law`}</Term>
      </li>
      {agreed && (
        <>
          <li className={MARK}>
            <svg viewBox="0 0 10 10" className="w-2.5 h-2.5" aria-hidden="true">
              <rect className="hh-bar-agreed" x=".6" y=".6" width="8.8" height="8.8" />
            </svg>{' '}
            <span>
              <Term id="agreement">{t`if agreed`}</Term>
              {t`, nine in ten`}
            </span>
          </li>
          <li className={MARK}>
            <span className="hh-cell" data-kind="agreed" aria-hidden="true">
              X
            </span>{' '}
            {t`held, agreed`}
          </li>
          <li className={MARK}>
            <span className="hh-cell" data-kind="denied" aria-hidden="true">
              ?
            </span>{' '}
            {t`room, not agreed`}
          </li>
        </>
      )}
      <li className={MARK}>
        <Term id="x-notation">{t`the notation`}</Term>
      </li>
      <li className={MARK}>
        <Term id="show-out">{t`showed out`}</Term>
      </li>
      <li className={MARK}>
        <Term id="from-a-seat">{t`seen from a seat`}</Term>
      </li>
    </ul>
  )
}
