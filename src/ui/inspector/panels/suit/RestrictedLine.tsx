/** Restricted choice in words: what an equal card that fell says of the one beside it. */
import { rankOf } from '#core/card.ts'
import { figure } from '#core/chance.ts'
import { rankName } from '#core/rank.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { JobValue } from '#engine/protocol.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { Why } from '../../proof/Proof.tsx'

type Restricted = NonNullable<JobValue<'suit-at-table', 'plans'>['restricted']>

export function RestrictedLine({
  restricted: { seat, played, other, chance, without },
  question,
}: {
  readonly restricted: Restricted
  /** The moment that the line is of; without it the figure has no proof to open. */
  readonly question: Question | undefined
}) {
  const [who, fell, beside] = [seatName(seat), rankName(rankOf(played)), rankName(rankOf(other))]
  return (
    <div className="mb-2.5">
      {t`Restricted choice: with the ${beside} too, ${who} might have played that instead of the ${fell}. So ${who} has the ${beside}`}{' '}
      <Why
        question={question}
        of={{ kind: 'card', seat, card: other }}
        name={t`${who} has the ${beside}: ${figure({ chance })}`}
        after={t`, not ${figure({ chance: without })}.`}
      >
        {figure({ chance })}
      </Why>
    </div>
  )
}
