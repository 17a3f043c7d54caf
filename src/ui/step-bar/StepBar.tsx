/** The step bar: back, the scrubber, on, and in one line what the last step changed. Always in sight. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { actions, placeSentence, position as positionOf } from '#store/index.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { PHONE, useMedia } from '../app/use-media.ts'
import { useHiddenHands } from '../knowledge/use-hidden-hands.ts'
import { useAnnounceNews } from '../panels/hidden-hands/use-announce-news.ts'
import { ChangedLine } from '../panels/what-changed/ChangedLine.tsx'
import { IconButton } from '../parts/Button.tsx'
import { Scrubber } from './Scrubber.tsx'
import { useLongPress } from './use-long-press.ts'
import { useScrubber } from './use-scrubber.ts'

const AT_START = 'This is the start of the board.'
const AT_END = 'This is the end of the line.'
const toStart = (): void => actions.seek(0)
const toEnd = (): void => actions.seek(Number.POSITIVE_INFINITY)

/** Drawn after the picture of a press, so it steps from where the table is and not from what it shows. */
export function StepBar() {
  const model = useScrubber()
  const place = useKibitzer((s) => placeSentence(positionOf(s)))
  const phone = useMedia(PHONE)
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
    <section aria-label="Steps" className="step-bar no-print">
      <div className="step-back flex gap-1" {...heldBack}>
        {!phone && step('To the start', ChevronFirst, toStart, back)}
        {step('One back', ChevronLeft, () => actions.stepBy(-1), back)}
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
        {step('One on', ChevronRight, () => actions.stepBy(1), on)}
        {!phone && step('To the end', ChevronLast, toEnd, on)}
      </div>
      <News />
      <ChangedLine />
    </section>
  )
}

/** Says aloud what the last step told, where that is wanted. */
function News() {
  useAnnounceNews(useHiddenHands('cards'))
  return null
}
