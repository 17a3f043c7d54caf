/** The stops of a lesson in a row: answered right, wrong, here, to come. */
import { t } from '#core/text.ts'
import { type Attempt, stopOf } from '#lessons/attempt.ts'
import type { Lesson } from '#lessons/lesson.ts'

export function StopProgress({
  lesson,
  attempt,
}: {
  readonly lesson: Lesson
  readonly attempt: Attempt
}) {
  const stops = lesson.boards.flatMap(({ stops: of }, board) =>
    of.map((one, stop) => ({ board, stop, one })),
  )
  const here = stopOf(lesson, attempt)
  const at = stops.findIndex(({ board, stop }) => board === attempt.board && stop === attempt.stop)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="note whitespace-nowrap">{t`${at + 1} of ${stops.length}`}</span>
      <span className="inline-flex gap-1" aria-hidden="true">
        {stops.map(({ board, stop, one }) => {
          const given = attempt.given.find((g) => g.board === board && g.stop === stop)
          return (
            <i
              key={`${board} ${stop}`}
              className="block h-2 w-4 rounded-full border border-edge data-[state=here]:border-accent data-[state=here]:border-2 data-[state=right]:bg-accent data-[state=wrong]:border-no data-[state=wrong]:bg-[repeating-linear-gradient(135deg,var(--color-no)_0_2px,transparent_2px_4px)]"
              data-state={
                given === undefined
                  ? one === here
                    ? 'here'
                    : undefined
                  : given.verdict === 'wrong'
                    ? 'wrong'
                    : 'right'
              }
            />
          )
        })}
      </span>
    </span>
  )
}
