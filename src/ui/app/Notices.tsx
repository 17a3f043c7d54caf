/** What the page must tell: a store that was set aside, no room to save, a new version. Each can be dismissed. */
import { X } from 'lucide-react'
import { t } from '#core/text.ts'
import {
  actions,
  KEEP_AGREEMENTS,
  KEEP_THIS_TAB,
  keepThisTab,
  keptHere,
  SAVE_AGAIN,
  SHOW_SAVED,
} from '#store/index.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { CopyButton } from '../kit/CopyButton.tsx'
import { saveAside } from '../kit/save-aside.ts'
import { TAKE_UPDATE, takeUpdate } from './offline.ts'

const EDGES = {
  note: 'border-s-accent',
  warning: 'border-s-agree',
  error: 'border-s-no',
} as const

export function Notices() {
  const notices = useKibitzer((s) => s.view.notices)
  if (notices.length === 0) return null
  return (
    <section
      aria-label={t`Notices`}
      className="notices mx-auto mt-3 grid max-w-240 gap-2 px-3 print:hidden"
    >
      {notices.map((notice) => (
        <div
          key={notice.id}
          role="alert"
          className={`notice flex flex-wrap items-center gap-2 rounded-inset border border-s-4 border-edge bg-panel p-1 ps-3.5 text-body ${EDGES[notice.tone]}`}
        >
          <p className="grow basis-64">{notice.message}</p>
          {notice.copy !== undefined && (
            <>
              <CopyButton text={notice.copy}>{t`Copy the set-aside data`}</CopyButton>
              <Button onClick={() => saveAside(notice.copy ?? '')}>{t`Save it as a file`}</Button>
            </>
          )}
          {/* Most of what is chosen has been done already; the button agrees and takes the notice away. */}
          {notice.choices.map((choice) => (
            <Button
              key={choice.id}
              onClick={() => {
                if (choice.id === KEEP_AGREEMENTS) actions.undoAgreements()
                if (choice.id === KEEP_THIS_TAB) void keepThisTab()
                if (choice.id === SHOW_SAVED) location.reload()
                if (choice.id === SAVE_AGAIN) void keptHere()?.flush()
                if (choice.id === TAKE_UPDATE) void takeUpdate()
                if (choice.address !== undefined) location.hash = choice.address
                actions.dismissNotice(notice.id)
              }}
            >
              {choice.label}
            </Button>
          ))}
          <IconButton
            label={t`Dismiss`}
            icon={X}
            onClick={() => actions.dismissNotice(notice.id)}
          />
        </div>
      ))}
    </section>
  )
}
