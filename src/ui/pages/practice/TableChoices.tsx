/** The table that a student bids at: the system, the hand, the seat, and who sits beside. Kept between visits. */
import { SEATS, seatName } from '#core/seat.ts'
import { SILENT } from '#core/system-ref.ts'
import { ROLES, type Role, SAME } from '#practice/table.ts'
import { ANY_SEAT } from '#store/practice/choices.ts'
import { SelectField } from '../../parts/Field.tsx'
import { useSystemList } from '../../table/use-systems.ts'
import { usePractice, usePracticeStore } from './use-practice.ts'

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  one: 'The hand that the topic asks for',
  opener: 'Opener, or overcaller',
  answerer: 'Answerer',
  both: 'Both hands',
}

export function TableChoices() {
  const { choose } = usePracticeStore()
  const { system, role, seat, opponents } = usePractice((state) => state.choices)
  const list = useSystemList()
  const systems = list.output ?? [{ id: system.id, name: system.id }]
  const options = systems.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
  return (
    <section aria-labelledby="practice-table" className="grid gap-2">
      <h2 id="practice-table" className="title">
        Your table
      </h2>
      <div className="grid gap-x-4 gap-y-2 cols-fit-60">
        <SelectField
          label="System"
          value={system.id}
          onChange={(event) => void choose({ system: { id: event.target.value } })}
        >
          {options}
        </SelectField>
        <SelectField
          label="You bid"
          value={role}
          onChange={(event) => {
            const to = ROLES.find((one) => one === event.target.value)
            if (to !== undefined) void choose({ role: to })
          }}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {ROLE_WORDS[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="You sit"
          value={seat}
          onChange={(event) =>
            void choose({
              seat: SEATS.find((one) => String(one) === event.target.value) ?? ANY_SEAT,
            })
          }
        >
          {SEATS.map((one) => (
            <option key={one} value={one}>
              {seatName(one)}
            </option>
          ))}
          <option value={ANY_SEAT}>Anywhere</option>
        </SelectField>
        <SelectField
          label="Opponents"
          value={opponents === SAME ? SAME : opponents.id}
          onChange={(event) => {
            const id = event.target.value
            void choose({ opponents: id === SAME ? SAME : { id } })
          }}
        >
          <option value={SAME}>Bid the same system</option>
          <option value={SILENT}>Pass throughout</option>
          {options}
        </SelectField>
      </div>
    </section>
  )
}
