/** Sessions that are over, the latest first; each opens its score sheet. */
import type { Session } from '#store/index.ts'
import { Fold } from '../parts/Fold.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import { SCORING_NAMES, sessionText } from './session-words.ts'

/** @param sessions those that are over, in the order in which they were played. */
export const PastSessions = ({ sessions }: { readonly sessions: readonly Session[] }) =>
  sessions
    .map((session, i) => (
      <Fold
        // Sessions are only added: their place is all that tells two alike apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={i}
        title={`Session ${i + 1}: ${SCORING_NAMES[session.scoring]}`}
        hint={sessionText(session)}
      >
        <ScoreSheet session={session} />
      </Fold>
    ))
    .toReversed()
