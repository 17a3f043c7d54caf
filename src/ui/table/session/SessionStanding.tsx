/** In the header: how far the session is and what it has come to; a press opens its score sheet. */
import { isRubber } from '#core/session-score.ts'
import { t } from '#core/text.ts'
import { sessionNow } from '#store/index.ts'
import { countText, sessionPlace, totalOf } from '../../ask/session/session-words.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { useDialogs } from '../../kit/dialogs.ts'

export default function SessionStanding() {
  const { show } = useDialogs()
  const session = useKibitzer((s) => sessionNow(s.sessions))
  const id = useKibitzer((s) => s.table.boards[s.table.index]?.id)
  if (session === undefined) return null
  const place = sessionPlace(session, id)
  // How many a rubber has nobody knows.
  const where = isRubber(session.scoring) ? `${place}` : t`${place} of ${session.length}`
  const total = totalOf(session)
  const standing = total === undefined ? undefined : countText(session.scoring, total)
  return (
    <Button
      variant="quiet"
      className="whitespace-nowrap max-sm:px-1 max-sm:text-small"
      aria-label={
        standing === undefined
          ? t`Session, board ${where}: open the score sheet`
          : t`Session, board ${where}, ${standing}: open the score sheet`
      }
      onClick={() => show('session')}
    >
      <span className="max-sm:hidden">{t`Board`}</span>
      <b className="font-semibold">{where}</b>
      {standing !== undefined && (
        <span className={(total ?? 0) < 0 ? 'text-no' : 'text-ink'}>{standing}</span>
      )}
    </Button>
  )
}
