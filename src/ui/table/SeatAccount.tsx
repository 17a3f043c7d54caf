/**
 * What is known of a closed hand, at its seat. It tells what the reader's own seat knows: seen with other eyes
 * than those whose cards lie open, a line would give away what is closed.
 */
import { memo } from 'react'
import type { Seat } from '#core/seat.ts'
import { observer } from '#store/index.ts'
import { Account } from '../ask/knowledge/Account.tsx'
import { accountOf } from '../ask/knowledge/account.ts'
import { isSupposed } from '../ask/knowledge/supposing.ts'
import { useMoment } from '../ask/knowledge/use-moment.ts'
import { useGuessFirst } from '../ask/use-guess-first.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'

export default memo(function SeatAccount({ seat }: { readonly seat: Seat }) {
  const { moment } = useMoment()
  const own = useKibitzer((s) => s.view.mode.kind !== 'all' && observer(s) === s.view.mode.seat)
  const guessing = useGuessFirst()
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  if (!own || guessing || moment === undefined) return null
  const line = accountOf(moment, seat, lawOnly)
  return line === undefined ? null : <Account line={line} supposed={isSupposed(moment.question)} />
})
