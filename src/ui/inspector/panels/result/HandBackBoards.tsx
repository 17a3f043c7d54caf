/** In *Result*, on a board of a set that came as a link: what was made of the set, handed back to a teacher. */
import { t } from '#core/text.ts'
import { boardsTitle } from '#played/handed-in.ts'
import { boardHandedIn, MOST_HANDED_IN, setOnTable } from '#store/lessons/played-boards.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Fold } from '../../../kit/Fold.tsx'
import { fetched } from '../../../kit/fetched.tsx'

const HandBack = fetched(
  async () => (await import('../../../kit/HandBack.tsx')).HandBack,
  <div className="min-h-40" />,
).Component

export function HandBackBoards() {
  const table = useKibitzer((s) => s.table)
  const set = setOnTable(table)
  const boards = set.flatMap((board) => boardHandedIn(board) ?? []).slice(0, MOST_HANDED_IN)
  if (set.length < 2 || boards.length === 0) return null
  return (
    <Fold
      title={t`Hand back to a teacher`}
      hint={t`${boards.length} of ${set.length} boards played`}
    >
      <HandBack
        key={boards.length}
        title={boardsTitle(boards)}
        made={(student) => ({ of: 'boards', result: { student: student.trim(), boards } })}
      />
    </Fold>
  )
}
