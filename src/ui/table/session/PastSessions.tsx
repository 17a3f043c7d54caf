/** Sessions that are over, the latest first; each opens its score sheet. */
import { t } from '#core/text.ts'
import type { Session } from '#store/index.ts'
import { sessionName, sessionText } from '../../ask/session/session-words.ts'
import { Fold } from '../../kit/Fold.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'

/** @param sessions those that are over, in the order in which they were played. */
export const PastSessions = ({ sessions }: { readonly sessions: readonly Session[] }) =>
  sessions
    .map((session, i) => (
      <Fold
        // Sessions are only added: their place is all that tells two alike apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={i}
        title={t`Session ${i + 1}: ${sessionName(session)}`}
        hint={sessionText(session)}
      >
        <ScoreSheet session={session} />
      </Fold>
    ))
    .toReversed()
