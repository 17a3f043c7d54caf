/** The verdict on a board that was played here, in three lines: each opens the place that it is about. */
import { t } from '#core/text.ts'
import type { JobValue } from '#engine/protocol.ts'
import { actions } from '#store/index.ts'
import { useBoardVerdict } from '../../../ask/session/use-board-verdict.ts'
import { Button } from '../../../kit/Button.tsx'
import { FailedNote } from '../../../kit/FailedNote.tsx'
import { Mark, type MarkKind } from '../../../kit/Mark.tsx'

type Lines = JobValue<'look-back', 'board'>['lines']
type Line = Lines['calls']

const MARKS: Readonly<Record<Line['mark'], { readonly kind: MarkKind; readonly word: string }>> = {
  good: { kind: 'met', word: t`good` },
  cost: { kind: 'half', word: t`could have been known` },
  none: { kind: 'not-reached', word: t`nothing asked` },
}
const ROWS = [
  ['calls', t`Calls`],
  ['play', t`Play`],
  ['known', t`Known`],
] as const

export function VerdictLines() {
  const verdict = useBoardVerdict()
  if (verdict === undefined) return null
  const { failed, output, progress, state, run, cancel } = verdict
  const lines = output?.ok === true ? output.value.lines : progress
  return (
    <section aria-label={t`Verdict`} className="mt-3">
      {failed !== undefined ? (
        <FailedNote onRetry={run}>{t`The board could not be looked at: ${failed}`}</FailedNote>
      ) : (
        <>
          <ul>
            {ROWS.map(([id, word]) => (
              <li key={id} className="border-rule not-first:border-t">
                <Row word={word} line={lines?.[id]} />
              </li>
            ))}
          </ul>
          <div className="flex min-h-11 flex-wrap items-center gap-2 text-small text-ink-2">
            {state === 'running' && (
              <>
                <span role="status">
                  {progress === undefined
                    ? t`Looking back …`
                    : t`Looking back: ${progress.done} of ${progress.of} calls and cards.`}
                </span>
                <Button onClick={cancel}>{t`Stop`}</Button>
              </>
            )}
            {state === 'cancelled' && <Button onClick={run}>{t`Look back on this board`}</Button>}
          </div>
        </>
      )}
    </section>
  )
}

/** Its height is kept while it is worked out. */
function Row({ word, line }: { readonly word: string; readonly line: Line | undefined }) {
  const mark = line && MARKS[line.mark]
  const told = (
    <>
      <span className="w-5 shrink-0">
        {mark && <Mark kind={mark.kind} word={mark.word} hideWord />}
      </span>
      <b className="w-16 shrink-0 font-semibold">{word}</b>
      <span className="min-w-0">
        <span className="block font-serif text-body leading-snug text-ink">
          {line?.says ?? '…'}
        </span>
        {line?.more !== undefined && (
          <span className="block text-small text-ink-2">{line.more}</span>
        )}
      </span>
    </>
  )
  const at = line?.at
  const shape = 'flex min-h-14 w-full items-baseline gap-2 py-2.5 text-start'
  return at === undefined ? (
    <p className={shape}>{told}</p>
  ) : (
    <button
      type="button"
      className={`${shape} hover:bg-inset`}
      title={t`Go to it`}
      onClick={() => actions.seek(at)}
    >
      {told}
    </button>
  )
}
