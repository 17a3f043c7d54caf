/** In *Result*: what the board counted in the session under way. */
import { t } from '#core/text.ts'
import { currentBoard, type Session, sessionNow } from '#store/index.ts'
import {
  countOf,
  countText,
  isDue,
  SCORING_NAMES,
  sessionText,
} from '../../../ask/session/session-words.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { useDialogs } from '../../../kit/dialogs.ts'

/** The session that the board on the table counts in, also one that ended with it. */
const sessionHere = (sessions: readonly Session[], board: number): Session | undefined =>
  sessions.findLast(({ boards }) => boards.some((one) => one.board === board)) ??
  sessionNow(sessions)

export function SessionLine() {
  const { show } = useDialogs()
  const id = useKibitzer((s) => currentBoard(s).id)
  const sessions = useKibitzer((s) => s.sessions)
  const session = sessionHere(sessions, id)
  const board = session?.boards.find((one) => one.board === id)
  const counts = board && session && countOf(session, board)
  if (session === undefined) return null
  return (
    <section aria-label={t`Session`} className="mt-3 border-t border-rule pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="me-auto">
          <b className="font-semibold">{SCORING_NAMES[session.scoring]}</b>{' '}
          <span role="status">
            {board !== undefined && isDue(session, board)
              ? t`This board is being measured …`
              : counts === undefined
                ? ''
                : t`This board: ${countText(session.scoring, counts)}.`}
          </span>{' '}
          {session.over ? t`The session is over: ` : ''}
          {sessionText(session)}.
        </p>
        <Button onClick={() => show('session')}>{t`Score sheet`}</Button>
      </div>
    </section>
  )
}
