/** In *Result*: what the board counted in the session under way. */
import { useLocation } from 'wouter'
import { isRubber } from '#core/session-score.ts'
import { t } from '#core/text.ts'
import { currentBoard, dateOf, type Session, sessionNow, sessionOfSet } from '#store/index.ts'
import { say } from '../../../ask/requests.ts'
import { beginDay } from '../../../ask/session/begin-set.ts'
import {
  countOf,
  countText,
  DAY_NAMES,
  isDue,
  sessionName,
  sessionText,
} from '../../../ask/session/session-words.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { useDialogs } from '../../../kit/dialogs.ts'

/** The session that the board on the table counts in, also one that ended with it. */
const sessionHere = (sessions: readonly Session[], board: number): Session | undefined =>
  sessions.findLast(({ boards }) => boards.some((one) => one.board === board)) ??
  sessionNow(sessions)

const challengeAddress = ({ set }: Session): string =>
  set?.kind === 'challenge' ? `/challenge/${set.code}` : '/challenge'

export function SessionLine() {
  const { show } = useDialogs()
  const [, go] = useLocation()
  const id = useKibitzer((s) => currentBoard(s).id)
  const sessions = useKibitzer((s) => s.sessions)
  const session = sessionHere(sessions, id)
  const board = session?.boards.find((one) => one.board === id)
  const counts = board && session && countOf(session, board)
  if (session === undefined) return <TodaysBoards sessions={sessions} />
  return (
    <section aria-label={t`Session`} className="mt-3 border-t border-rule pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="me-auto">
          <b className="font-semibold">{sessionName(session)}</b>{' '}
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
        {session.over && !isRubber(session.scoring) && (
          <Button onClick={() => go(challengeAddress(session))}>
            {session.set?.kind === 'challenge' ? t`Both results` : t`Challenge a friend`}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Outside of a session: the boards of today that have not been played, each one press away. */
function TodaysBoards({ sessions }: { readonly sessions: readonly Session[] }) {
  const date = dateOf(new Date())
  const due = (['day', 'eight'] as const)
    .map((kind) => ({ kind, date }))
    .filter((set) => {
      const played = sessionOfSet(sessions, set)
      return played === undefined || played.boards.length < played.length
    })
  if (due.length === 0) return null
  return (
    <section
      aria-label={t`Today’s boards`}
      className="mt-3 flex flex-wrap items-center gap-2 border-t border-rule pt-3"
    >
      <p className="basis-full">{t`Today’s boards, the same for everybody:`}</p>
      {due.map((set) => (
        <Button
          key={set.kind}
          onClick={() => {
            const begun = beginDay('robots', set)
            if (!begun.ok) say(begun.error.message)
          }}
        >
          {DAY_NAMES[set.kind]}
        </Button>
      ))}
    </section>
  )
}
