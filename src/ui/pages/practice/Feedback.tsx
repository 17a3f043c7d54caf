/** How an answer was marked, with its reason, and the way on, which has the focus. */
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '#core/text.ts'
import type { Grade } from '#practice/grade.ts'
import { Button } from '../../kit/Button.tsx'
import { GradeMark } from './GradeMark.tsx'
import { marksWords } from './words.ts'

export function Feedback({
  grade,
  marks,
  action,
  onAction,
  children,
}: {
  readonly grade: Grade
  /** Out of ten, where more than the grade is told. */
  readonly marks?: number | undefined
  /** The name of the way on. */
  readonly action: string
  readonly onAction: () => void
  readonly children?: ReactNode
}) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // What was pressed is gone; without this the keyboard would begin again at the top of the page.
    box.current?.querySelector<HTMLElement>('.feedback-on')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={box}
      aria-label={t`How it was marked`}
      data-grade={grade}
      className="panel grid justify-items-start gap-3 px-4 py-4"
    >
      <div role="status" className="grid gap-2">
        <p className="text-head font-semibold">
          <GradeMark grade={grade} />
          {marks !== undefined && <span className="ms-2 font-normal">{marksWords(marks)}</span>}
        </p>
        {children}
      </div>
      <Button variant="primary" className="feedback-on min-h-11 px-5" onClick={onAction}>
        {action}
      </Button>
    </section>
  )
}
