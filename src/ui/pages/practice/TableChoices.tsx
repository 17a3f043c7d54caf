/** The table that a student bids at: the system, the hand, the seat, and who sits beside. Kept between visits. */
import { SEATS, seatName } from '#core/seat.ts'
import { SILENT } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { ROLES, type Role, SAME } from '#practice/table.ts'
import { ANY_SEAT } from '#store/practice/choices.ts'
import { useSystemList } from '../../ask/systems/use-systems.ts'
import { ChoiceField, choices } from '../../kit/Field.tsx'
import { usePractice, usePracticeStore } from './use-practice.ts'

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  one: t`The hand that the topic asks for`,
  opener: t`Opener, or overcaller`,
  answerer: t`Answerer`,
  both: t`Both hands`,
}

export function TableChoices() {
  const { choose } = usePracticeStore()
  const { system, role, seat, opponents } = usePractice((state) => state.choices)
  const list = useSystemList()
  const systems = list.output ?? [{ id: system.id, name: system.id }]
  const named = systems.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <section aria-labelledby="practice-table" className="grid gap-2">
      <h2 id="practice-table" className="title">{t`Your table`}</h2>
      <div className="grid gap-x-4 gap-y-2 cols-fit-60">
        <ChoiceField
          label={t`System`}
          value={system.id}
          options={named}
          onChange={(id) => void choose({ system: { id } })}
        />
        <ChoiceField
          label={t`You bid`}
          value={role}
          options={choices(ROLES, (one) => ROLE_WORDS[one])}
          onChange={(to) => void choose({ role: to })}
        />
        <ChoiceField
          label={t`You sit`}
          value={seat}
          options={[...choices(SEATS, seatName), { value: ANY_SEAT, label: t`Anywhere` }]}
          onChange={(to) => void choose({ seat: to })}
        />
        <ChoiceField
          label={t`Opponents`}
          value={opponents === SAME ? SAME : opponents.id}
          options={[
            { value: SAME, label: t`Bid the same system` },
            { value: SILENT, label: t`Pass throughout` },
            ...named,
          ]}
          onChange={(id) => void choose({ opponents: id === SAME ? SAME : { id } })}
        />
      </div>
    </section>
  )
}
