/** Sessions played on this device, with their score sheets. */
import { type Session, sessionNow } from '#store/index.ts'
import { useDialogs } from '../../app/dialogs.ts'
import { Button } from '../../parts/Button.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { PastSessions } from '../../session/PastSessions.tsx'

export function SessionsPanel({ sessions }: { readonly sessions: readonly Session[] }) {
  const { show } = useDialogs()
  const now = sessionNow(sessions)
  const past = sessions.filter((session) => session !== now)
  return (
    <Panel
      id="library-sessions"
      title="Sessions"
      summary={past.length === 0 ? 'none yet' : `${past.length}`}
      end={
        <Button onClick={() => show('session')}>
          {now === undefined ? 'Begin one' : 'The one under way'}
        </Button>
      }
    >
      {past.length === 0 ? <p>None is over yet.</p> : <PastSessions sessions={past} />}
    </Panel>
  )
}
