/** The step bar: back, the scrubber, on, and in one line what the last step changed. Always in sight. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from '#core/text.ts'
import { actions, placeSentence, position as positionOf } from '#store/index.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { IconButton } from '../../kit/Button.tsx'
import { COMPACT, useMedia } from '../../kit/use-media.ts'
import { ChangedLine } from './ChangedLine.tsx'
import { Scrubber } from './Scrubber.tsx'
import { useLongPress } from './use-long-press.ts'
import { useScrubber } from './use-scrubber.ts'

const AT_START = t`This is the start of the board.`
const AT_END = t`This is the end of the line.`
const toStart = (): void => actions.seek(0)
const toEnd = (): void => actions.seek(Number.POSITIVE_INFINITY)

/** Drawn after the picture of a press, so it steps from where the table is and not from what it shows. */
export function StepBar() {
  const model = useScrubber()
  const place = useKibitzer((s) => placeSentence(positionOf(s)))
  const phone = useMedia(COMPACT)
  const { cursor, stops } = model
  const last = stops.length - 1
  const back = cursor === 0 ? AT_START : undefined
  const on = cursor === last ? AT_END : undefined
  // A phone has no room for first and last: they are a long press on back and on.
  const heldBack = useLongPress(phone ? toStart : undefined)
  const heldOn = useLongPress(phone ? toEnd : undefined)
  const step = (
    label: string,
    icon: typeof ChevronLeft,
    act: () => void,
    reason: string | undefined,
  ) => (
    <IconButton
      label={label}
      icon={icon}
      variant="plain"
      reason={reason}
      className="step-button"
      onClick={act}
    />
  )
  return (
    <section aria-label={t`Steps`} className="step-bar no-print">
      <div className="step-back flex gap-1" {...heldBack}>
        {!phone && step(t`To the start`, ChevronFirst, toStart, back)}
        {step(t`One back`, ChevronLeft, () => actions.stepBy(-1), back)}
      </div>
      <div className="step-scrubber min-w-0">
        <Scrubber
          model={model}
          valueText={place}
          phone={phone}
          seek={actions.seek}
          stepBy={actions.stepBy}
          stepTrick={actions.stepTrick}
        />
      </div>
      <div className="step-on flex gap-1" {...heldOn}>
        {step(t`One on`, ChevronRight, () => actions.stepBy(1), on)}
        {!phone && step(t`To the end`, ChevronLast, toEnd, on)}
      </div>
      <ChangedLine />
    </section>
  )
}
