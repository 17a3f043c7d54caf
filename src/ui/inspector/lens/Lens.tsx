/**
 * The lens: one box beside the table, or a sheet over it on a phone, with a tab for every question.
 * Only the open tab is drawn, so only it computes. From 1,700 px a second lens stands beside the first.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { passedTo, positionKey } from '#store/index.ts'
import { ErrorBoundary } from '../../ask/ErrorBoundary.tsx'
import {
  besideTab,
  type LensPhase,
  type LensTab,
  TAB_NAMES,
  TABS,
} from '../../ask/lens/lens-model.ts'
import { chooseTab, showLook, useLens, useOpenTab } from '../../ask/lens/lens-store.ts'
import { useLensPhase } from '../../ask/lens/use-lens-phase.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { PlaceContext } from '../../kit/Panel.tsx'
import { AFrameLater } from '../../kit/use-drawn.ts'
import { useMedia } from '../../kit/use-media.ts'
import { useRested } from '../../kit/use-rested.ts'
import { useRoving } from '../../kit/use-roving.ts'
import { FetchedPanels, FIRST_PANELS, fetchPanels } from '../panels/index.ts'
import { PanelList } from '../panels/PanelList.tsx'
import { Peek } from './Peek.tsx'
import { useLowering } from './use-lowering.ts'

/** Where a second lens has room. */
const ROOM_FOR_TWO = '(width >= 1700px)'

export function Lenses() {
  const phase = useLensPhase()
  const raised = useLens((s) => s.raised)
  const tab = useOpenTab(phase)
  const two = useMedia(ROOM_FOR_TWO)
  useLook(phase)
  const rested = useRested()
  useEffect(() => {
    if (rested) void fetchPanels()
  }, [rested])
  const [second, setSecond] = useState<LensTab | undefined>(undefined)
  const beside =
    second !== undefined && second !== tab && TABS[phase].includes(second)
      ? second
      : besideTab(phase, tab)
  return (
    <>
      <Lens
        name={t`Lens`}
        phase={phase}
        tab={tab}
        raised={raised}
        onTab={(next) => chooseTab({ tab: next, phase })}
      />
      {two && (
        <Lens name={t`Second lens`} phase={phase} tab={beside} raised={false} onTab={setSecond} />
      )}
    </>
  )
}

/** Whoever opens a link comes to the tab and the turn that its sender looked at. */
function useLook(phase: LensPhase): void {
  const look = useKibitzer((s) => s.view.look)
  // A link that the page was opened with is there before the lens.
  const [seen, setSeen] = useState<typeof look>(undefined)
  const key = useKibitzer(positionKey)
  useEffect(() => {
    if (look === seen || look === undefined) return
    setSeen(look)
    const tab = TABS[phase].find((one) => one === look.tab)
    showLook(tab === undefined ? undefined : { tab, phase }, key, look.turn)
  }, [look, seen, phase, key])
}

function Lens({
  name,
  phase,
  tab,
  raised,
  onTab,
}: {
  readonly name: string
  readonly phase: LensPhase
  readonly tab: LensTab
  readonly raised: boolean
  readonly onTab: (tab: LensTab) => void
}) {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLElement>(null)
  useLowering(box, raised)
  const passed = useKibitzer(passedTo)
  // Asked of a box that has not moved, it would have the new tab laid out before the picture of the press.
  const moved = useRef(false)
  useEffect(() => {
    void tab
    if (moved.current) body.current?.scrollTo(0, 0)
  }, [tab])
  return (
    <aside ref={box} aria-label={name} className="lens" data-raised={raised || undefined}>
      <Peek tab={tab} raised={raised} body={id} />
      <Tabs id={id} phase={phase} tab={tab} onTab={onTab} />
      <div
        ref={body}
        id={id}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard.
        tabIndex={0}
        className="lens-body"
        data-tab={tab}
        onScroll={(event) => {
          moved.current = event.currentTarget.scrollTop !== 0
        }}
      >
        <AFrameLater>
          <PanelList panels={FIRST_PANELS} tab="every" />
          {passed === undefined ? (
            <PlaceContext value={tab === 'more' ? 'stack' : 'alone'}>
              {/* The tab of a first visit comes whole with the page. */}
              {tab !== 'start' && (
                <ErrorBoundary key={tab} name={TAB_NAMES[tab]}>
                  <FetchedPanels tab={tab} />
                </ErrorBoundary>
              )}
              <PanelList panels={FIRST_PANELS} tab={tab} />
            </PlaceContext>
          ) : (
            <p className="panel-lead">{t`${seatName(passed)} is waited for: what can be known stands here once those cards are shown.`}</p>
          )}
        </AFrameLater>
      </div>
    </aside>
  )
}

function Tabs({
  id,
  phase,
  tab,
  onTab,
}: {
  readonly id: string
  readonly phase: LensPhase
  readonly tab: LensTab
  readonly onTab: (tab: LensTab) => void
}) {
  const tabs = TABS[phase]
  // Up and down go along the tabs, as along every group; left and right step the board.
  const onKeyDown = useRoving()
  return (
    <div
      role="tablist"
      aria-orientation="vertical"
      aria-label={t`What the lens shows`}
      className="lens-tabs no-print"
      onKeyDown={onKeyDown}
    >
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}`}
          data-roving
          aria-selected={one === tab}
          aria-controls={id}
          tabIndex={one === tab ? 0 : -1}
          className="lens-tab"
          onClick={() => onTab(one)}
        >
          {TAB_NAMES[one]}
        </button>
      ))}
    </div>
  )
}
