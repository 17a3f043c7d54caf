/**
 * On a phone: the line at the head of the sheet. Down, it names the open tab and takes the sheet up; up,
 * it is the handle that takes it down again. A drag does the same as a press.
 */
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRef } from 'react'
import { t } from '#core/text.ts'
import { type LensTab, TAB_NAMES } from '../../ask/lens/lens-model.ts'
import { raiseLens } from '../../ask/lens/lens-store.ts'
import { useMedia } from '../../kit/use-media.ts'
import { PeekWords } from './PeekWords.tsx'
import { TrickLine } from './TrickLine.tsx'

/** Where the lens is a sheet; elsewhere the line is not drawn, and works nothing out. */
const SHEET = '(width <= 560px), (width <= 900px) and (height < 860px), (height < 560px)'
/** Pixels that make a drag of a press. */
const DRAG = 12

export function Peek({
  tab,
  raised,
  body,
}: {
  readonly tab: LensTab
  readonly raised: boolean
  /** Id of what it opens. */
  readonly body: string
}) {
  const Chevron = raised ? ChevronDown : ChevronUp
  const sheet = useMedia(SHEET)
  const from = useRef(0)
  const dragged = useRef(false)
  return (
    <button
      type="button"
      className="lens-peek"
      aria-expanded={raised}
      aria-controls={body}
      aria-label={raised ? t`Close the lens` : t`Open the lens: ${TAB_NAMES[tab]}`}
      onPointerDown={(event) => {
        from.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={(event) => {
        const moved = event.clientY - from.current
        // A drag up opens, a drag down closes; a tap comes as a click and does the other thing.
        dragged.current = Math.abs(moved) > DRAG
        if (dragged.current) raiseLens(moved < 0)
      }}
      onClick={() => {
        if (!dragged.current) raiseLens(!raised)
        dragged.current = false
      }}
    >
      {raised ? (
        sheet && <TrickLine />
      ) : (
        <>
          <b className="font-semibold">{TAB_NAMES[tab]}</b>
          <span className="min-w-0 flex-1 truncate">{sheet && <PeekWords tab={tab} />}</span>
        </>
      )}
      <Chevron size={raised ? 20 : 16} aria-hidden="true" className="ms-auto text-ink-2" />
    </button>
  )
}
