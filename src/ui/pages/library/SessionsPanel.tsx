/** Sessions played on this device, with their score sheets. */
import { t } from '#core/text.ts'
import { type Session, sessionNow } from '#store/index.ts'
import { Button } from '../../kit/Button.tsx'
import { useDialogs } from '../../kit/dialogs.ts'
import { Panel } from '../../kit/Panel.tsx'
import { PastSessions } from '../../table/session/PastSessions.tsx'

export function SessionsPanel({ sessions }: { readonly sessions: readonly Session[] }) {
  const { show } = useDialogs()
  const now = sessionNow(sessions)
  const past = sessions.filter((session) => session !== now)
  return (
    <Panel
      id="library-sessions"
      title={t`Sessions`}
      summary={past.length === 0 ? t`none yet` : `${past.length}`}
      end={
        <Button onClick={() => show('session')}>
          {now === undefined ? t`Begin one` : t`The one under way`}
        </Button>
      }
    >
      {past.length === 0 ? <p>{t`None is over yet.`}</p> : <PastSessions sessions={past} />}
    </Panel>
  )
}
