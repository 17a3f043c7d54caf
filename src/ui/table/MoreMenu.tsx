/** What the action bar has behind ⋯: what is done now and then at the table. */
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '#core/text.ts'
import { actions, canRedo, timeline } from '#store/index.ts'
import { openProjector } from '../ask/projector.ts'
import {
  requestAgain,
  requestNextBoard,
  requestRedo,
  say,
  showLastTrick,
  whyNoClaim,
} from '../ask/requests.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { IconButton } from '../kit/Button.tsx'
import { type DialogId, useDialogs } from '../kit/dialogs.ts'
import { COMPACT, useMedia } from '../kit/use-media.ts'
import { ViewSelect } from './ViewSelect.tsx'

export interface MoreMenuProps {
  readonly phase: 'auction' | 'lead' | 'play' | 'finished'
  /** Complete tricks so far. */
  readonly behind: number
  readonly lastTrick: boolean
  /** Asks what a robot would play; `undefined` where there is nothing to choose. */
  readonly hint: (() => void) | undefined
  /** Takes the place of partner’s robot that declares. */
  readonly both: (() => void) | undefined
  /** Opens the closed hand on turn, when there is one. */
  readonly turnUp: { readonly label: string; readonly act: () => void } | undefined
}

/** Pixels between the menu and what it stands over. */
const GAP = 6

export function MoreMenu({ phase, behind, lastTrick, hint, both, turnUp }: MoreMenuProps) {
  const { show } = useDialogs()
  const [, go] = useLocation()
  const redo = useKibitzer(canRedo)
  const untouched = useKibitzer((s) => timeline(s).length === 0)
  const told = useKibitzer((s) => s.prefs.advice === 'told')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  /** Where it stands, while it is open: closed it has nothing in it that every step would draw again. */
  const [place, setPlace] = useState<{ readonly right: number; readonly bottom: number }>()
  const phone = useMedia(COMPACT)
  const close = () => list.current?.hidePopover()
  const open = (dialog: DialogId) => () => show(dialog)
  const item = (
    label: string,
    act: () => void,
    reason?: string,
    more?: { readonly pressed: boolean },
  ): ReactNode => (
    <li>
      <button
        type="button"
        className="aria-disabled:text-ink-3 aria-pressed:font-semibold aria-pressed:shadow-[inset_3px_0_0_var(--color-accent)] w-full min-h-11 px-3 rounded-control text-body text-start hover:bg-inset"
        aria-pressed={more?.pressed}
        aria-disabled={reason === undefined ? undefined : true}
        title={reason}
        onClick={() => {
          close()
          if (reason === undefined) act()
          else say(reason)
        }}
      >
        {label}
      </button>
    </li>
  )
  return (
    <>
      <span ref={button} className="inline-flex">
        <IconButton
          label={t`More: claim, last trick, turn the table, print`}
          icon={Ellipsis}
          popoverTarget={id}
        />
      </span>
      <div
        ref={list}
        id={id}
        popover="auto"
        className="menu"
        style={place}
        onBeforeToggle={(event) => {
          const box = button.current?.getBoundingClientRect()
          if (event.newState === 'open' && box !== undefined)
            setPlace({
              right: Math.max(GAP, window.innerWidth - box.right - 80),
              bottom: window.innerHeight - box.top + GAP,
            })
        }}
        onToggle={(event) => {
          if (event.newState !== 'closed') return
          setPlace(undefined)
          // Space is the table's again: on the button it would only open the menu once more.
          if (button.current?.contains(document.activeElement))
            document.getElementById('main')?.focus({ preventScroll: true })
        }}
      >
        {place !== undefined && (
          <>
            <ul>
              {turnUp !== undefined && item(turnUp.label, turnUp.act)}
              {hint !== undefined && item(t`Hint`, hint)}
              {both !== undefined && item(t`Play both hands`, both)}
              {item(t`Redo`, requestRedo, redo ? undefined : t`There is nothing to do again.`)}
              {item(
                t`Last trick`,
                () => showLastTrick(!lastTrick),
                behind === 0 ? t`No trick is complete yet.` : undefined,
                { pressed: lastTrick },
              )}
              {item(t`Claim`, open('claim'), whyNoClaim(phase))}
              {phase !== 'finished' && item(t`Next board`, requestNextBoard)}
              {item(
                t`Play this board again`,
                requestAgain,
                untouched ? t`Nothing has happened on this board yet.` : undefined,
              )}
              {item(t`Deal by wishes`, open('deal'))}
              {item(
                t`Tell the system’s call`,
                () => actions.setPrefs({ advice: told ? 'asked' : 'told' }),
                undefined,
                { pressed: told },
              )}
              {item(t`Session`, open('session'))}
              {item(t`Simulator`, () => go('/simulator'))}
              {phone && item(t`To the start`, () => actions.seek(0))}
              {phone && item(t`To the end`, () => actions.seek(Number.POSITIVE_INFINITY))}
              {item(t`Turn the table`, () => actions.turnTable())}
              {item(t`Make a lesson`, () => go('/lessons/make'))}
              {!phone && item(t`Projector window`, openProjector)}
              {item(t`Print`, () => go('/print'))}
            </ul>
            <ViewSelect />
          </>
        )}
      </div>
    </>
  )
}
