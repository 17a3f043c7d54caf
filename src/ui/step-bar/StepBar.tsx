/** The step bar: back, the scrubber, on, and in one line what the last step changed. Always in sight. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { actions, placeSentence, position as positionOf } from '#store/index.ts'
import { AfterThePicture, useKibitzer } from '../app/use-kibitzer.ts'
import { useMedia } from '../app/use-media.ts'
import { useHiddenHands } from '../knowledge/use-hidden-hands.ts'
import { useAnnounceNews } from '../panels/hidden-hands/use-announce-news.ts'
import { ChangedLine } from '../panels/what-changed/ChangedLine.tsx'
import { IconButton } from '../parts/Button.tsx'
import { Scrubber } from './Scrubber.tsx'
import { useLongPress } from './use-long-press.ts'
import { useScrubber } from './use-scrubber.ts'

const AT_START = 'This is the start of the board.'
const AT_END = 'This is the end of the line.'
const PHONE = '(width <= 560px)'

export function StepBar() {
  const model = useScrubber()
  const place = useKibitzer((s) => placeSentence(positionOf(s)))
  const phone = useMedia(PHONE)
  const { cursor, stops } = model
  const last = stops.length - 1
  const back = cursor === 0 ? AT_START : undefined
  const on = cursor === last ? AT_END : undefined
  // A phone has no room for first and last: they are a long press on back and on.
  const toStart = useLongPress(phone ? () => actions.seek(0) : undefined)
  const toEnd = useLongPress(phone ? () => actions.seek(last) : undefined)
  const step = (
    label: string,
    icon: typeof ChevronLeft,
    to: number,
    reason: string | undefined,
  ) => (
    <IconButton
      label={label}
      icon={icon}
      variant="plain"
      reason={reason}
      className="step-button"
      onClick={() => actions.seek(to)}
    />
  )
  return (
    <section aria-label="Steps" className="step-bar no-print">
      <div className="step-back flex gap-1" {...toStart}>
        {!phone && step('To the start', ChevronFirst, 0, back)}
        {step('One back', ChevronLeft, cursor - 1, back)}
      </div>
      <div className="step-scrubber min-w-0">
        <Scrubber
          model={model}
          valueText={place}
          phone={phone}
          seek={actions.seek}
          stepTrick={actions.stepTrick}
        />
      </div>
      <div className="step-on flex gap-1" {...toEnd}>
        {step('One on', ChevronRight, cursor + 1, on)}
        {!phone && step('To the end', ChevronLast, last, on)}
      </div>
      <AfterThePicture>
        <News />
        <ChangedLine />
      </AfterThePicture>
    </section>
  )
}

/** Says aloud what the last step told, where that is wanted. */
function News() {
  useAnnounceNews(useHiddenHands('cards'))
  return null
}
