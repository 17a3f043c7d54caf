/** What the page must tell: a store that was set aside, no room to save, a new version. Each can be dismissed. */
import { RefreshCw, X } from 'lucide-react'
import { t } from '#core/text.ts'
import {
  actions,
  KEEP_AGREEMENTS,
  KEEP_THIS_TAB,
  keepThisTab,
  keptHere,
  type Notice,
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

function choose(notice: Notice, choice: Notice['choices'][number]): void {
  if (choice.id === KEEP_AGREEMENTS) actions.undoAgreements()
  if (choice.id === KEEP_THIS_TAB) void keepThisTab()
  if (choice.id === SHOW_SAVED) location.reload()
  if (choice.id === SAVE_AGAIN) void keptHere()?.flush()
  if (choice.id === TAKE_UPDATE) void takeUpdate()
  if (choice.address !== undefined) location.hash = choice.address
  actions.dismissNotice(notice.id)
}

/** In the header: what can wait until the reader has time for it. */
export function QuietNotices() {
  const notices = useKibitzer((s) => s.view.notices)
  return notices
    .filter(({ quiet }) => quiet)
    .flatMap((notice) =>
      notice.choices.map((choice) => (
        <Button
          key={`${notice.id} ${choice.id}`}
          variant="quiet"
          icon={RefreshCw}
          title={notice.message}
          aria-label={choice.label}
          onClick={() => choose(notice, choice)}
        >
          <span className="max-[1280px]:hidden">{choice.label}</span>
        </Button>
      )),
    )
}

export function Notices() {
  const all = useKibitzer((s) => s.view.notices)
  if (all.length === 0) return null
  const notices = all.filter(({ quiet }) => !quiet)
  return (
    <section
      aria-label={t`Notices`}
      className={
        notices.length === 0
          ? 'sr-only'
          : 'notices mx-auto mt-3 grid max-w-240 gap-2 px-3 print:hidden'
      }
    >
      {all.map(
        ({ id, quiet, message }) =>
          quiet && (
            <p key={id} role="status" className="sr-only">
              {message}
            </p>
          ),
      )}
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
            <Button key={choice.id} onClick={() => choose(notice, choice)}>
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
